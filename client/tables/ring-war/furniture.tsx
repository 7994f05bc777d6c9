import { useState } from 'preact/hooks';
import { cardSign } from '../../art/cards/cardSigns.ts';
import { AwayMark, absence } from '../../panels/absence.tsx';
import { Icon } from '../../panels/icon.tsx';
import { useView } from '../../panels/view.ts';
import type { CardDesk } from '../desk.ts';
import { useDesk } from '../panels/context.ts';
import { Gauge, PaperSheet } from '../panels/papers.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import type { FurnitureProps, Rect } from '../table.ts';
import { Browse } from './browse.tsx';
import type { Geometry } from './geometry.ts';
import { pileSizeOf, type RingWarLayout } from './lay.ts';
import { Rope } from './rope.tsx';
import { ShortPaper } from './short-paper.tsx';
import {
  fact,
  isRevealing,
  laidOn,
  PILES,
  type Pile,
  paperOf,
  phaseOf,
  tokensOf,
  totalOf,
  winnerOf,
} from './state.ts';
import { ringWarSay } from './text.ts';
import './ring-war.css';

const TOKENS = 10;

/** The other player's plate, both ropes, headings and totals of the piles, odds, and a look through all cards. */
export function Furniture({ layout, own }: FurnitureProps) {
  const desk = useDesk();
  const { geometry } = layout as RingWarLayout;
  const [browsing, setBrowsing] = useState(false);
  const short = layout.form !== 'desktop';
  return (
    <>
      <Plate desk={desk} geometry={geometry} own={own} />
      {!short && <ScoutNote desk={desk} geometry={geometry} own={own} />}
      {PILES.map((pile) => (
        <PileBox key={pile} pile={pile} desk={desk} geometry={geometry} own={own} />
      ))}
      <ToLay desk={desk} />
      <button
        type="button"
        class="rw-browse"
        style={rectStyle(geometry.browse)}
        onClick={() => setBrowsing(true)}
      >
        {ringWarSay(short ? 'browse.short' : 'browse')}
      </button>
      {browsing && <Browse own={own} close={() => setBrowsing(false)} />}
    </>
  );
}

interface Part {
  readonly desk: CardDesk;
  readonly geometry: Geometry;
  readonly own: number;
}

/** Who sits opposite, and whether they are ready. */
function Plate({ desk, geometry, own }: Part) {
  const view = useView();
  const other = 1 - own;
  const seat = view.seats.value[other];
  const deck = desk.shown.value.piles.get(`deck${other}`)?.count ?? 0;
  const discard = [...desk.shown.value.pieces.values()].filter(
    ({ zone }) => zone === `discard${other}`,
  ).length;
  const seen = [...desk.pieces.value.values()].filter(({ zone }) => zone === 'seen').length;
  const ready = fact(desk, `ready${other}`) === 1;
  const waits = ready && fact(desk, `ready${own}`) === 0 && view.session.seats.value.length === 1;
  const playing = desk.session.table.value.phase === 'playing';
  const state =
    !playing || isRevealing(desk)
      ? 'state.none'
      : ready
        ? waits
          ? 'state.ready-waits'
          : 'state.ready'
        : 'state.none';
  const why = seat && absence(view.text, seat);
  const side = seat?.kind === 'bot' ? ringWarSay('state.bot') : why || seat?.side;
  const aside = geometry.form !== 'desktop' ? ringWarSay('plate.deck', { deck, discard }) : side;
  return (
    <div class={`rw-plate${ready ? ' ready' : ''}${why ? ' away' : ''}`} style={rectStyle(geometry.plate)}>
      <span class={`rw-portrait side-${other}`}>
        <Icon path={cardSign(other === 0 ? 'burning-eye' : 'oak')} />
      </span>
      <div>
        <b class="name">
          {seat?.called}
          <AwayMark seat={seat} />
        </b>
        <small>{state === 'state.none' ? aside : <em>{ringWarSay(state)}</em>}</small>
        {seen > 0 && geometry.form === 'desktop' && (
          <small class="saw">{ringWarSay('scout.saw', { n: seen })}</small>
        )}
      </div>
    </div>
  );
}

/** Beside the card that they showed to see one's own hand: what it means. */
function ScoutNote({ desk, geometry, own }: Part) {
  const zone = `scout${1 - own}`;
  const shown = [...desk.arrangement.value.placed.values()].filter(({ piece }) => piece.zone === zone);
  if (shown.length === 0) return null;
  const x = Math.max(...shown.map((card) => card.x + card.w / 2)) + 7;
  const laid = shown.some(({ piece }) => piece.marks.laid);
  return (
    <p class="rw-scout-note" style={rectStyle({ ...geometry.scout, x, w: 120 * geometry.scale })}>
      {ringWarSay(laid ? 'scout.laid' : 'scout.shown')}
    </p>
  );
}

/** One contest: heading, totals of both, odds while one lays, and the rope of its tokens. */
function PileBox({ pile, desk, geometry, own }: Part & { readonly pile: Pile }) {
  const view = useView();
  const other = 1 - own;
  const places = geometry[pile];
  const phone = geometry.form !== 'desktop';
  const mine = totalOf(desk, pile, own);
  const theirs = totalOf(desk, pile, other);
  const winner = winnerOf(desk, pile);
  const paper = paperOf(desk, pile, own);
  const size = pileSizeOf(desk.scene);
  const laid = laidOn(desk, pile);
  const laying = phaseOf(desk) === 'split' && !isRevealing(desk);
  const [n, theirTokens] = [tokensOf(desk, pile, own), tokensOf(desk, pile, other)];
  const name = ringWarSay(`pile.${pile}.short`);
  const sits = view.session.seats.value.length > 0;
  const label = sits
    ? ringWarSay('rope.label', { pile: name, n, theirs: theirTokens })
    : ringWarSay('rope.between', {
        ...{ pile: name, n, theirs: theirTokens },
        ...{ one: view.seats.value[own]?.side ?? '', other: view.seats.value[other]?.side ?? '' },
      });
  return (
    <section class={`rw-pile ${pile}${winner === own ? ' won' : ''}`} aria-label={ringWarSay(`pile.${pile}`)}>
      <h2 style={rectStyle(places.heading)}>
        <Icon path={cardSign(pile === 'war' ? 'crossed-swords' : 'big-diamond-ring')} />
        {ringWarSay(phone ? `pile.${pile}.short` : `pile.${pile}`)}
        {laying && <small>{ringWarSay(phone ? 'laid.short' : 'laid', { n: laid, of: size })}</small>}
        {winner !== null && <small>{ringWarSay(resultOf(winner, own))}</small>}
      </h2>
      {mine !== null && (
        <output
          class={`rw-total${winner === other ? ' lost' : ''}`}
          style={rectStyle(places.total)}
          aria-label={ringWarSay('total.own', { pile: name, n: mine })}
        >
          {mine}
        </output>
      )}
      {theirs !== null && (
        <Theirs desk={desk} geometry={geometry} own={own} pile={pile} total={theirs} lost={winner === own} />
      )}
      {phone && paper && !isRevealing(desk) && (
        <ShortPaper
          paper={paper}
          place={places.paper}
          label={ringWarSay('total.own', { pile: name, n: mine ?? 0 })}
        />
      )}
      {laying && <Odds desk={desk} pile={pile} place={places.odds} phone={phone} />}
      <Rope marker={pile} own={n} place={places.rope} label={label} />
      <p class="rw-rope-label" aria-hidden="true" style={rectStyle(places.ropeLabel)}>
        <b>{n}</b> {geometry.form === 'phone' && name}
        {!phone && ringWarSay('rope.of', { n: '', of: TOKENS }).trim()}
        {!phone && <span class="of-what">{name}</span>}
      </p>
      {phone && (
        <p
          class="rw-rope-theirs"
          aria-hidden="true"
          style={rectStyle({ ...places.rope, x: places.rope.x + places.rope.w + 6, w: 24 })}
        >
          {theirTokens}
        </p>
      )}
    </section>
  );
}

/** So wide, in the middle of a box. */
const middleOf = (box: Rect, w: number): Rect => ({ ...box, x: box.x + (box.w - w) / 2, w });

const resultOf = (winner: number, own: number) =>
  winner === -1 ? 'contest.tie' : winner === own ? 'contest.won' : 'contest.lost';

/** Their total; a tap shows how it adds up. */
function Theirs({
  desk,
  geometry,
  own,
  pile,
  total,
  lost,
}: Part & { readonly pile: Pile; readonly total: number; readonly lost: boolean }) {
  const [open, setOpen] = useState(false);
  const places = geometry[pile];
  const paper = paperOf(desk, pile, 1 - own);
  const label = ringWarSay('total.theirs', { pile: ringWarSay(`pile.${pile}.short`), n: total });
  return (
    <>
      <button
        type="button"
        class={`rw-their-total${lost ? ' lost' : ''}`}
        style={rectStyle(places.theirTotal)}
        aria-expanded={open}
        aria-label={`${label}. ${ringWarSay('total.open')}`}
        disabled={!paper}
        onClick={() => setOpen(!open)}
      >
        {total}
      </button>
      {open && paper && (
        <PaperSheet
          paper={paper}
          place={geometry.form === 'desktop' ? places.paper : middleOf(places.box, 310)}
        />
      )}
    </>
  );
}

/** Chance to win the contest with what is laid. */
function Odds({
  desk,
  pile,
  place,
  phone,
}: {
  readonly desk: CardDesk;
  readonly pile: Pile;
  readonly place: Rect;
  readonly phone: boolean;
}) {
  const view = useView();
  const gauge = desk.papers.value.find(({ id }) => id === `odds:${pile}`)?.gauge;
  if (!gauge) return null;
  return (
    <div class={`rw-odds${phone ? ' short' : ''}`} style={rectStyle(place)}>
      <Gauge words={view.say(gauge.words)} chance={gauge.chance} />
    </div>
  );
}

/** In place of the button while the piles are not full: how many cards are to lay. */
function ToLay({ desk }: { readonly desk: CardDesk }) {
  const [decision] = desk.session.decisions.value;
  if (decision?.kind !== 'split' || desk.offer.value.bare.length > 0) return null;
  const left = 2 * pileSizeOf(desk.scene) - laidOn(desk, 'war') - laidOn(desk, 'quest');
  if (left <= 0) return null;
  return (
    <div class="rw-to-lay" aria-hidden="true" style={rectStyle(desk.layout.value.buttons)}>
      <p class="slab">
        <b class="word">{ringWarSay('to-lay.locked')}</b>
        <span class="rest">{left === 1 ? ringWarSay('to-lay.one') : ringWarSay('to-lay', { n: left })}</span>
      </p>
    </div>
  );
}
