import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Sheet } from '../../../shared/engine/game.ts';
import { RuleChip } from '../../panels/parts.tsx';
import { Policies } from '../../panels/policies.tsx';
import { useView } from '../../panels/view.ts';
import type { CardDesk, HeldUp } from '../desk.ts';
import { drawCard } from '../drawing/faces.ts';
import { type Lie, TALL } from '../spread.ts';
import type { CardLayout } from '../table.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { Painted } from './painted.tsx';

/** Size of a card that is held up, CSS px. */
const WIDE = 260;
const EDGE = 8;
/** Between a card and its sheet. */
const SEAM = 8;
/** The sheet of a low window reaches so far beyond its card, where there is room. */
const LOW = 320;
/** Between a card and its enlargement. */
const GAP = 12;

/** The card that is pointed at, held or in focus, large enough to be read; with its sheet where it stays. */
export function Enlarged() {
  const desk = useDesk();
  const held = desk.heldUp.value;
  const stays = held?.by === 'hold';
  // As soon as it is seen: Escape must not come too early.
  useLayoutEffect(() => {
    if (!stays) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      desk.heldUp.value = null;
      event.stopPropagation();
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [stays, desk]);
  const source = held && sourceOf(desk, held);
  if (!source) return null;
  const { kind, at } = source;
  if (kind === '' && !stays) return null;
  const sheet = stays && held.piece !== '';
  const { card, box, beside } = sizesOf(desk.layout.value, kind !== '', sheet);
  const { x, y } = placeFor(at, box, desk.layout.value);
  const style = { left: `${x}px`, top: `${y}px`, width: `${box.w}px`, height: sheet ? `${box.h}px` : '' };
  return (
    <div id="held-up" class={`${stays ? 'stays' : ''} ${beside ? 'beside' : ''}`} style={style}>
      {kind !== '' && <CardPicture kind={kind} w={card.w} h={card.h} />}
      {sheet && <SheetOf piece={held.piece} />}
    </div>
  );
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/**
 * How large a card is held up, and all of it with its sheet: beside the card where the window is wide, otherwise
 * below a card that leaves room for it. Never more than the window.
 */
export function sizesOf(
  { width, height, rail }: Pick<CardLayout, 'width' | 'height' | 'rail'>,
  open: boolean,
  sheet: boolean,
): { readonly card: Size; readonly box: Size; readonly beside: boolean } {
  const room = { w: width - 2 * EDGE, h: height - rail.h - 2 * EDGE };
  const beside = sheet && open && room.w >= 2 * WIDE + SEAM;
  const tallest = sheet && open && !beside ? room.h * 0.58 : room.h;
  const w = Math.min(WIDE, room.w, tallest / TALL);
  const card = { w, h: w * TALL };
  if (!sheet) return { card, box: card, beside };
  if (beside)
    return { card, box: { w: w + SEAM + WIDE, h: Math.min(room.h, Math.max(card.h, LOW)) }, beside };
  return { card, box: { w: Math.min(WIDE * 1.2, room.w), h: open ? room.h : Math.min(room.h, LOW) }, beside };
}

/** What is held up, '' for what is no open card, and where it lies. */
function sourceOf(desk: CardDesk, held: HeldUp): { readonly kind: string; readonly at: Lie } | null {
  const { width, height, zones } = desk.layout.value;
  if (held.kind !== undefined) return { kind: held.kind, at: { x: width / 2, y: height, w: 0, turn: 0 } };
  const place = zones[held.pile ?? ''];
  if (place) {
    const at = { x: place.x + place.w / 2, y: place.y + place.h / 2, w: place.card, turn: 0 };
    return { kind: desk.shown.value.piles.get(held.pile ?? '')?.top ?? '', at };
  }
  const placed = desk.arrangement.value.placed.get(held.piece);
  return placed ? { kind: desk.isCard(placed.piece) ? placed.piece.kind : '', at: placed } : null;
}

/**
 * Above a card where there is room (a hand keeps its neighbours in sight), beside it otherwise, and within the
 * window always.
 */
export function placeFor(
  card: Lie,
  { w, h }: { readonly w: number; readonly h: number },
  { width, height, rail }: Pick<CardLayout, 'width' | 'height' | 'rail'>,
): { readonly x: number; readonly y: number } {
  const half = (card.w * TALL) / 2;
  const top = rail.h + EDGE;
  const into = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value));
  const above = card.y - half - GAP - h;
  if (above >= top) return { x: into(card.x - w / 2, EDGE, width - EDGE - w), y: above };
  const right = card.x + card.w / 2 + GAP;
  const left = card.x - card.w / 2 - GAP - w;
  const y = into(card.y - h / 2, top, height - EDGE - h);
  if (right + w <= width - EDGE) return { x: right, y };
  if (left >= EDGE) return { x: left, y };
  const below = card.y + half + GAP;
  const x = into(card.x - w / 2, EDGE, width - EDGE - w);
  return { x, y: below + h <= height - EDGE ? below : into(above, top, height - EDGE - h) };
}

export function CardPicture({ kind, w, h }: { kind: string; w: number; h: number }) {
  const { scene, ink } = useDesk();
  const name = scene.kinds[kind]?.name ?? kind;
  return (
    <Painted
      {...{ w, h, of: kind, label: cardSay('cards.large', { name }) }}
      paint={(pen) => drawCard(pen, scene, kind, w, ink)}
    />
  );
}

/** What the game tells of a piece beyond its face, with the rules behind it. */
function SheetOf({ piece }: { piece: string }) {
  const view = useView();
  const { session } = view;
  const { step } = session.table.value;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    let current = true;
    void session.inspect(piece).then((came) => {
      if (current) setSheet(came);
    });
    return () => {
      current = false;
    };
  }, [piece, step, session]);
  if (!sheet || sheet.piece !== piece) return null;
  const lines = [...sheet.conditions, ...sheet.traits, ...sheet.cards];
  return (
    <aside class="paper card-lines" aria-label={sheet.title}>
      <h2>{sheet.title}</h2>
      <p class="epithet">{view.say(sheet.subtitle)}</p>
      <ul>
        {lines.map((line) => (
          <li key={`${line.words.key} ${line.rule} ${JSON.stringify(line.words.with)}`}>
            <span>{view.say(line.words)}</span>
            <RuleChip rule={line.rule} />
          </li>
        ))}
      </ul>
      {sheet.policies.length > 0 && <Policies sheet={sheet} />}
    </aside>
  );
}
