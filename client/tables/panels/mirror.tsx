import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../../shared/engine/words.ts';
import { nowhere, type Spot, tap } from '../../play/laying.ts';
import { boxOf, type Placed } from '../arrange.ts';
import type { CardDesk } from '../desk.ts';
import { pieceName } from '../naming.ts';
import { TALL } from '../spread.ts';
import type { ZonePlace } from '../table.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { rectStyle } from './rect-style.ts';

/**
 * The drawn table once more as groups of buttons, invisible over their drawings, for keyboard and screen reader.
 * Pointers go through it to the drawing.
 */
export function Mirror() {
  const desk = useDesk();
  const { zones } = desk.layout.value;
  const byZone = new Map<string, Placed[]>();
  for (const placed of desk.arrangement.value.placed.values()) {
    const list = byZone.get(placed.piece.zone);
    if (list) list.push(placed);
    else byZone.set(placed.piece.zone, [placed]);
  }
  const followed = useFollowedFocus(desk);
  return (
    // biome-ignore lint/a11y: the buttons inside are what is pressed
    <div id="mirror" onClick={followed}>
      {Object.entries(zones).map(([zone, place]) => (
        <Zone key={zone} zone={zone} place={place} placed={byZone.get(zone) ?? []} />
      ))}
    </div>
  );
}

function Zone({ zone, place, placed }: { zone: string; place: ZonePlace; placed: readonly Placed[] }) {
  const desk = useDesk();
  const offer = desk.offer.value;
  const pile = desk.shown.value.piles.get(zone);
  const label = zoneLabel(desk, zone);
  const count = pile?.count ?? placed.length;
  // Of a stack only the uppermost can be reached.
  const reached = place.spread === 'stack' ? placed.slice(-1) : placed;
  const lit = offer.zones.has(zone);
  const cells = [...offer.cells.entries()].filter(
    ([cell, options]) =>
      place.points?.[cell] && options.some(({ view }) => view.zone === undefined || view.zone === zone),
  );
  const caption = place.caption ?? (pile || desk.scene.zones[zone]?.kind === 'pile' ? 'below' : 'none');
  // What lies in boxes lies there by hand only, or with nobody asked about it.
  if (placed.length === 0 && !lit && desk.scene.zones[zone]?.kind === 'box') return null;
  const name = cardSay('cards.zone', { zone: label, count: counted(count) });
  return (
    <>
      {caption !== 'none' && (
        <span class="caption" aria-hidden="true" style={captionStyle(place, caption)}>
          {cardSay('cards.pile', { zone: label, n: count })}
        </span>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box over the drawing */}
      <div
        role="group"
        class={isOwnHand(desk, zone) ? 'own-hand' : undefined}
        aria-label={name}
        onKeyDown={walkZone}
      >
        {reached.map((one, i) => (
          <PieceButton key={one.piece.id} placed={one} first={i === firstStop(reached, offer.held)} />
        ))}
        {pile && placed.length === 0 && !lit && <p style={rectStyle(place)}>{name}</p>}
        {lit && (
          <button
            type="button"
            data-lit
            style={rectStyle(place)}
            onClick={() => act(desk, { ...nowhere, zone })}
          >
            {cardSay(offer.held ? 'cards.here' : 'cards.do', { zone: label })}
          </button>
        )}
        {cells.map(([cell, [first]]) => {
          const point = place.points?.[cell];
          return (
            point && (
              <button
                key={cell}
                type="button"
                data-lit
                style={rectStyle(boxOf({ ...point, w: 0, turn: 0 }, 'marker'))}
                onClick={() => act(desk, { piece: '', zone, cell })}
              >
                {say(first.view.label, ...desk.session.texts)}
              </button>
            )
          );
        })}
      </div>
    </>
  );
}

function PieceButton({ placed, first }: { placed: Placed; first: boolean }) {
  const desk = useDesk();
  const { piece } = placed;
  const offer = desk.offer.value;
  return (
    <button
      type="button"
      tabIndex={first ? 0 : -1}
      aria-pressed={offer.pieces.has(piece.id) ? offer.held === piece.id : undefined}
      style={rectStyle(boxOf(placed, desk.formOf(piece)))}
      data-piece={piece.id}
      data-lit={offer.targets.has(piece.id) || undefined}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible'))
          desk.heldUp.value = { piece: piece.id, by: 'focus' };
      }}
      onBlur={() => {
        if (desk.heldUp.peek()?.by === 'focus') desk.heldUp.value = null;
      }}
      onClick={() =>
        act(desk, {
          piece: piece.id,
          zone: piece.zone,
          cell: desk.layout.peek().zones[piece.zone]?.points ? piece.at : -1,
        })
      }
    >
      {pieceName(piece, desk.scene, offer, desk.session.texts)}
    </button>
  );
}

function act(desk: CardDesk, spot: Spot): void {
  const intent = tap(desk.offer.peek(), spot);
  const place = desk.arrangement.peek().placed.get(spot.piece) ?? desk.layout.peek().zones[spot.zone];
  if (intent.do === 'look' || intent.do === 'nothing') desk.read(spot);
  else desk.deeds.act(intent, { x: place?.x ?? 0, y: place?.y ?? 0 });
}

/**
 * Enter on a card that is taken up leads on to where it may go. A card that was laid takes its button with it: the
 * keys are back at the hand then. Returns what to call when something was done here.
 */
function useFollowedFocus(desk: CardDesk): () => void {
  const { held } = desk.offer.value;
  const before = useRef(held);
  const acted = useRef(false);
  useEffect(() => {
    const changed = held !== before.current;
    before.current = held;
    const { activeElement } = document;
    if (activeElement !== document.body && !activeElement?.closest('#mirror')) acted.current = false;
    if (!acted.current) return;
    const lost = activeElement === document.body;
    const next = held && changed ? '[data-lit]' : lost ? '.own-hand [tabindex="0"]' : '';
    if (next) document.querySelector<HTMLElement>(`#mirror ${next}`)?.focus();
  });
  return () => {
    acted.current = true;
  };
}

/** One stop for Tab in each zone: what is taken up, otherwise its first piece. */
function firstStop(placed: readonly Placed[], held: string): number {
  return Math.max(
    0,
    placed.findIndex(({ piece }) => piece.id === held),
  );
}

/** Arrows walk a zone. */
function walkZone(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

function isOwnHand({ scene, own }: CardDesk, zone: string): boolean {
  const spec = scene.zones[zone];
  return spec?.kind === 'hand' && spec.seat === own.value;
}

function counted(n: number): string {
  if (n === 0) return cardSay('cards.none');
  return n === 1 ? cardSay('cards.one') : cardSay('cards.many', { n });
}

export function zoneLabel(desk: CardDesk, zone: string): string {
  const label = desk.scene.zones[zone]?.label;
  return label ? say({ key: label }, ...desk.session.texts) : zone;
}

function captionStyle(place: ZonePlace, where: 'below' | 'above') {
  const half = (place.card * TALL) / 2;
  const y = place.y + place.h / 2;
  return {
    left: `${place.x + place.w / 2}px`,
    top: where === 'below' ? `${y + half + 10}px` : `calc(${y - half - 6}px - 1.3em)`,
  };
}
