import type { Dice } from '../../../engine/dice.ts';
import { untold } from '../../../engine/event.ts';
import type { TakenUp } from '../../../engine/game.ts';
import type { Fault, Refusal } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { type CardList, counted, secretFault } from '../../../table/byhand/counted.ts';
import { byName, faceDown, faultOf, Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { DOOM } from '../data/spaces.ts';
import { strengthOf } from '../rules/legal.ts';
import { cardName, playOn, sideName } from '../rules/play.ts';
import { copyRace, type Held, numbered, type Race, rowOf } from '../rules/state.ts';
import { afterDraw } from '../rules/turn.ts';
import { sceneOf } from '../view/scene.ts';
import { handOf } from '../view/table.ts';
import { MARKERS } from './lay-out.ts';

const no = (code: string, rule: string, values?: Words['with']): Refusal => ({
  code,
  rule,
  words: words(`no.${code}`, values),
});

const ROWS = new Map(CARDS.map(({ id, row }) => [id, row]));
const isCard = ({ kind }: FreePiece): boolean => ROWS.has(kind);
const rowsOf = (pieces: readonly FreePiece[]): number[] => pieces.map(({ kind }) => ROWS.get(kind) ?? -1);

/**
 * A race out of what lies on the table: deck, discards, hands, the open encounter, pawns and their markers. Whose turn
 * it is and which step stays; what lies ready in secret stays as long as its hand holds the same cards.
 */
export function takeUp(state: Race, pieces: readonly FreePiece[], dice: Dice): TakenUp<Race> {
  const race = copyRace(state);
  const scene = sceneOf(race);
  const lying = new Lying(pieces, scene);
  const hands = race.seats.map((_, seat) => byName(lying.take(handOf(seat), isCard)));
  const deck = rowsOf(lying.take('deck', isCard));
  const discard = rowsOf(lying.take('discard', isCard));
  const cards = counted(listOf(race), pieces, scene);
  const faults = [
    ...cards.faults,
    ...putTray(race, lying),
    ...race.seats.flatMap((_, seat) => putPawn(race, seat, lying)),
    ...faceDown(lying.hiddenIn('trail'), 'C1'),
  ];
  if (faults.length > 0) return { ok: false, faults };
  if (discard.join() !== state.discard.join()) race.settled = null;
  race.deck = deck;
  race.discard = discard;
  for (const [seat, hand] of hands.entries()) putHand(race, seat, rowsOf(hand));
  for (const [seat, hand] of hands.entries()) recall(race, seat, hand);
  const unread = lying.unread(MARKERS);
  if (cards.secret) return { ok: true, state: race, unread, secret: secretFault('C1') };
  // Cards that were to be thrown away may be gone.
  const lies = copyRace(race);
  if (race.phase === 'limit') afterDraw(playOn(race, dice, untold));
  return { ok: true, state: race, lies, unread };
}

/** Each card must be there as often as the list has it. */
const listOf = (race: Race): CardList => ({
  copies: new Map(CARDS.map(({ id, copies }) => [id, copies])),
  places: new Set(['deck', 'discard', 'battle', ...race.seats.map((_, seat) => handOf(seat))]),
  doubled: (kind, n, copies) => no('hand-doubled', 'C1', { card: nameOf(kind), n, copies }),
  astray: (kind) => no('hand-astray', 'C1', { card: nameOf(kind) }),
  count: (n, all) => no('hand-count', 'C1', { n, all }),
});

const nameOf = (kind: string) => cardName(ROWS.get(kind) ?? -1);

/** An open encounter may have become another one, or have been cleared away: then it is over. */
function putTray(race: Race, lying: Lying): Fault[] {
  const { encounter } = race;
  const hidden = faceDown(lying.hiddenIn('battle'), 'C16');
  const lie = lying.take('battle', isCard);
  if (hidden.length > 0) return hidden;
  const rows = rowsOf(lie);
  if (!encounter) return rows.length === 0 ? [] : [faultOf(no('hand-tray', 'C16'), lie)];
  if (rows.join() === encounter.cards.map(rowOf).join()) return [];
  if (rows.length === 0) {
    race.encounter = null;
    race.queue = [];
    race.ring = false;
    race.phase = 'post';
    return [];
  }
  const [first, ...others] = rows.map((row) => CARDS[row].type);
  if ((first !== 'F' && first !== 'H') || others.some((type) => type !== 'M'))
    return [faultOf(no('hand-encounter', 'C16'), lie)];
  const cards = rows.map((row): Held => numbered(race.serial++, row));
  race.encounter = { ...encounter, cards, strength: strengthOf(rows) };
  race.phase = first === 'F' ? 'battle' : 'hardship';
  return [];
}

/** A hand that has changed gets new numbers, and what was laid ready or answered out of it falls. */
function putHand(race: Race, who: Seat, rows: readonly number[]): void {
  const seat = race.seats[who];
  const left = [...rows];
  const stayed = seat.hand.filter((held) => {
    const at = left.indexOf(rowOf(held));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  if (left.length === 0 && stayed.length === seat.hand.length) return;
  seat.hand = [...stayed.map(rowOf), ...left].map((row): Held => numbered(race.serial++, row));
  seat.marked = [];
  seat.laid = [];
  seat.answer = 0;
  race.queue = race.queue.filter(({ by }) => by !== who);
  if (who === race.active) race.ring = false;
}

/** What others know of this hand: the cards in it that they may look at. */
function recall(race: Race, who: Seat, hand: readonly FreePiece[]): void {
  for (const [viewer, seat] of race.seats.entries()) {
    if (viewer === who) continue;
    const rows = rowsOf(hand.filter(({ seen }) => seen.includes(viewer)));
    const before = seat.sights.find(({ of }) => of === who);
    if (sortedRows(rows) === sortedRows(before?.rows ?? [])) continue;
    seat.sights = seat.sights.filter(({ of }) => of !== who);
    if (rows.length > 0) seat.sights.push({ of: who, turn: race.turn, rows });
  }
}

const sortedRows = (rows: readonly number[]): string => [...rows].sort((a, b) => a - b).join();

function putPawn(race: Race, who: Seat, lying: Lying): Fault[] {
  const seat = race.seats[who];
  const pawns = lying.take('trail', ({ kind, down }) => kind === `pawn${who}` && !down);
  const values = { side: sideName(race, who), n: DOOM };
  const fault = (code: string, about: readonly FreePiece[] = pawns) => faultOf(no(code, 'C1', values), about);
  if (seat.out) {
    const left = [...pawns, ...lying.seemsIn(handOf(who), isCard)];
    return left.length > 0 ? [fault('hand-out', left)] : [];
  }
  if (pawns.length === 0) return [fault('hand-no-pawn', lying.openOf(`pawn${who}`))];
  if (pawns.length > 1) return [fault('hand-pawns')];
  const [{ at, marks }] = pawns;
  const faults: Fault[] = [];
  if (at < 1 || at > DOOM) faults.push(fault('hand-off-trail'));
  if (MARKERS.some((marker) => (marks[marker] ?? 0) < 0)) faults.push(fault('hand-markers'));
  seat.space = at;
  for (const marker of MARKERS) seat[marker] = marks[marker] ?? 0;
  return faults;
}
