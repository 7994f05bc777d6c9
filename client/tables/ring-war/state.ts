import type { GameEvent } from '../../../shared/engine/event.ts';
import type { Paper } from '../../../shared/engine/game.ts';
import type { CardDesk } from '../desk.ts';

export const PILES = ['war', 'quest'] as const;
export type Pile = (typeof PILES)[number];
/** Zone of a seat's pile. */
export const pileZone = (pile: Pile, seat: number): string => `${pile[0]}${seat}`;
/** In the order of the fact `phase`. */
export const PHASES = ['aid', 'scout', 'split', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const phaseOf = (desk: CardDesk): Phase => PHASES[fact(desk, 'phase')] ?? 'over';
export const fact = (desk: CardDesk, name: string): number => desk.shown.value.facts.get(name) ?? 0;

/** Whether piles are being turned up just now. */
export const isRevealing = (desk: CardDesk): boolean =>
  desk.telling.value.some(({ kind, mark }) => kind === 'cards' && isPile(mark));

const isPile = (mark: string | undefined): mark is Pile => mark === 'war' || mark === 'quest';

/** What has been counted of a pile: while it is turned up as far as that is, then as its paper says; null: nothing. */
export function totalOf(desk: CardDesk, pile: Pile, seat: number): number | null {
  if (isRevealing(desk)) return countedSoFar(desk.telling.value, pile, seat);
  const total = paperOf(desk, pile, seat)?.total;
  return typeof total === 'number' ? total : null;
}

/** The reckoning of a pile: one's own while it is laid, any one's when it lies open. */
export function paperOf(desk: CardDesk, pile: Pile, seat: number): Paper | undefined {
  const papers = desk.papers.value;
  const open = papers.find(({ id }) => id === `open:${pile}:${seat}`);
  return open ?? (seat === desk.own.value ? papers.find(({ id }) => id === `pile:${pile}`) : undefined);
}

function countedSoFar(events: readonly GameEvent[], pile: Pile, seat: number): number | null {
  const told = events.filter((event) => event.mark === pile && event.seat === seat);
  const total = told.find(({ rule }) => rule === 'totals');
  if (total?.amount !== undefined) return total.amount;
  const counted = told.filter(({ kind }) => kind === 'cards' || kind === 'note');
  return counted.length === 0 ? null : counted.reduce((sum, { amount = 0 }) => sum + amount, 0);
}

/** Tokens of one kind that a seat has, as far as has been shown. */
export function tokensOf(desk: CardDesk, pile: Pile, seat: number): number {
  const before = fact(desk, `${pile}Tokens${seat}`);
  return desk.telling.value
    .filter(({ kind, mark }) => kind === 'mark' && mark === pile)
    .reduce((sum, event) => sum + (event.seat === seat ? 1 : -1) * (event.amount ?? 0), before);
}

/** Who has won a contest that lies open or has just been told; -1 for nobody, null where none is. */
export function winnerOf(desk: CardDesk, pile: Pile): number | null {
  const [own, other] = [desk.own.value, 1 - desk.own.value].map((seat) => totalOf(desk, pile, seat));
  if (own === null || other === null) return null;
  if (isRevealing(desk) && !desk.telling.value.some(({ rule, mark }) => rule === 'totals' && mark === pile))
    return null;
  if (!isRevealing(desk) && phaseOf(desk) === 'split') return null;
  return own === other ? -1 : own > other ? desk.own.value : 1 - desk.own.value;
}

/** Cards of one's own that are laid on a pile. */
export function laidOn(desk: CardDesk, pile: Pile): number {
  const zone = pileZone(pile, desk.own.value);
  return [...desk.pieces.value.values()].filter((piece) => piece.zone === zone).length;
}
