import { useState } from 'preact/hooks';
import { words } from '../../../shared/engine/words.ts';
import { DOOM, MORDOR, MORIA, regionOf } from '../../../shared/games/crack-of-doom/data/spaces.ts';
import { decodeMarks } from '../../../shared/table/marks.ts';
import { drawBack } from '../../art/cards/backs.ts';
import { seatColour } from '../../art/seats.ts';
import { AwayMark, absence } from '../../panels/absence.tsx';
import { useView } from '../../panels/view.ts';
import { tap } from '../../play/laying.ts';
import { useDesk } from '../panels/context.ts';
import { Painted } from '../panels/painted.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import { Sign } from '../panels/sign.tsx';
import { TALL } from '../spread.ts';
import type { FurnitureProps, Rect } from '../table.ts';
import { PAWN } from './pawn.ts';
import type { CrackLayout } from './places.ts';
import { crackSay } from './text.ts';

type Props = FurnitureProps & { readonly layout: CrackLayout };

/** One plate per Fellowship: where it stands, its markers, its hand; tapped it shows the sheet, or is aimed at. */
export function Plates({ session, layout, own }: Props) {
  const { facts } = session.table.value;
  return (
    <>
      {layout.plates.map((place, seat) =>
        facts.has(`out${seat}`) ? (
          <Gone key={seat} seat={seat} place={place} />
        ) : (
          <Plate key={seat} seat={seat} place={place} session={session} layout={layout} own={own} />
        ),
      )}
    </>
  );
}

function Gone({ seat, place }: { seat: number; place: Rect }) {
  const view = useView();
  return (
    <p class="crack-plate gone" style={rectStyle(place)}>
      <PawnSign seat={seat} />
      <span class="who">
        <b>{view.seats.value[seat]?.called}</b>
        <small>{crackSay('plate.out')}</small>
      </span>
    </p>
  );
}

function Plate({ seat, place, session, layout, own }: Props & { seat: number; place: Rect }) {
  const view = useView();
  const desk = useDesk();
  const table = session.table.value;
  const pawn = table.pieces.get(`p${seat}`);
  const marks = decodeMarks(pawn?.marks ?? '');
  const { defeat = 0, corruption = 0, miss = 0 } = marks;
  const space = pawn?.at ?? 1;
  const cards = [...table.pieces.values()].filter((piece) => piece.zone === `hand${seat}`).length;
  const holder = view.seats.value[seat];
  const name = holder?.called ?? '';
  const why = holder ? absence(view.text, holder) : '';
  const offer = desk.offer.value;
  const active = table.facts.get('active') === seat;
  const short = layout.form === 'landscape';
  const where = { space, name, defeat, corruption, n: cards };
  return (
    <div
      class={`crack-plate${active ? ' active' : ''}${why ? ' away' : ''}${offer.targets.has(`p${seat}`) ? ' target' : ''}`}
      style={rectStyle(place)}
    >
      <button
        type="button"
        aria-label={crackSay('plate.label', where)}
        aria-current={active ? 'true' : undefined}
        onClick={(event) => {
          const intent = tap(desk.offer.peek(), { piece: `p${seat}`, zone: 'trail', cell: -1 });
          const { left, bottom } = event.currentTarget.getBoundingClientRect();
          if (intent.do === 'look') desk.heldUp.value = { piece: intent.piece, by: 'hold' };
          else desk.deeds.act(intent, { x: left, y: bottom });
        }}
      />
      <PawnSign seat={seat} />
      <AwayMark seat={holder} />
      <span class="who">
        <b>{name}</b>
        <small>
          {why && miss === 0
            ? crackSay(short ? 'plate.away-short' : 'plate.away', { space, why })
            : placeWords(space, miss, short, (key) => view.say(words(key)))}
        </small>
      </span>
      <span class="carried">
        <Markers kind="defeat" n={defeat} />
        <Markers kind="corruption" n={corruption} />
      </span>
      <span class="held">
        {seat === own && <OwnBack w={layout.zones.deck.card * 0.3} />}
        {cards}
      </span>
      {seat !== own && <Known seat={seat} name={name} />}
    </div>
  );
}

/**
 * 'on 63 · Mordor', or on the road how far it is to what comes next; a missed turn is what matters most. `short`: the
 * pawn alone says on which space.
 */
function placeWords(space: number, miss: number, short: boolean, say: (key: string) => string): string {
  if (miss > 1) return crackSay(short ? 'plate.misses-many-short' : 'plate.misses-many', { space, n: miss });
  if (miss === 1) return crackSay(short ? 'plate.misses-short' : 'plate.misses', { space });
  const region = regionOf(space);
  if (region !== 'space.road')
    return crackSay(short ? 'plate.in' : 'plate.at', { space, place: say(region) });
  const ahead = LANDMARKS.find((mark) => mark > space) ?? DOOM;
  return crackSay(short ? 'plate.to' : 'plate.before', {
    space,
    n: ahead - space,
    place: say(regionOf(ahead)),
  });
}

/** What comes next on the road: Havens, and where the Evil Lands begin. */
const LANDMARKS = [10, MORIA.from, 30, 40, 50, MORDOR.from];

/** Up to two markers side by side, more as a figure. */
function Markers({ kind, n }: { kind: 'defeat' | 'corruption'; n: number }) {
  if (n === 0) return null;
  return (
    <span class="markers" aria-hidden="true">
      {n <= 2 ? (
        Array.from({ length: n }, (_, i) => <Sign key={i} name={kind} side={20} />)
      ) : (
        <>
          <Sign name={kind} side={20} />
          <b>{n}</b>
        </>
      )}
    </span>
  );
}

export function PawnSign({ seat }: { seat: number }) {
  return (
    <svg class="pawn" viewBox="-14 -22 28 42" aria-hidden="true">
      <path d={PAWN.path} fill={seatColour(seat)} stroke={PAWN.edge} stroke-width="1.5" />
    </svg>
  );
}

/** One's own cards lie in the rack; the figure says what it counts as those of the others do. */
function OwnBack({ w }: { w: number }) {
  return (
    <Painted {...{ w, h: w * TALL, of: 'back', class: 'back' }} paint={(pen) => drawBack(pen, 'doom', w)} />
  );
}

/** What the Palantir showed of a hand and is there still. */
function Known({ seat, name }: { seat: number; name: string }) {
  const desk = useDesk();
  const [open, setOpen] = useState(false);
  const seen = [...desk.pieces.value.values()].filter((piece) => piece.zone === `seen${seat}`);
  if (seen.length === 0) return null;
  return (
    <>
      <button
        type="button"
        class="known"
        aria-expanded={open}
        aria-label={crackSay('plate.seen', { n: seen.length })}
        onClick={() => setOpen(!open)}
      >
        <Sign name="semi-closed-eye" side={18} />
        {seen.length}
      </button>
      {open && (
        <div class="known-list paper">
          <h3>{crackSay('plate.seen-title', { name })}</h3>
          <ul>
            {seen.map((piece) => (
              <li key={piece.id}>{desk.scene.kinds[piece.kind]?.name}</li>
            ))}
          </ul>
          <button type="button" class="link" onClick={() => setOpen(false)}>
            {crackSay('plate.close')}
          </button>
        </div>
      )}
    </>
  );
}
