import type { Dice } from '../../../engine/dice.ts';
import { untold } from '../../../engine/event.ts';
import { accepted, type Refusal, type Result, refused } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { byName, hiddenCards, Lying, type Miscounted, toldOf } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Scene, Seat } from '../../../table/model.ts';
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
export function takeUp(
  state: Race,
  pieces: readonly FreePiece[],
  dice: Dice,
): Result<{ readonly state: Race; readonly unread: readonly Words[] }> {
  const race = copyRace(state);
  const lying = new Lying(pieces);
  const hands = race.seats.map((_, seat) => byName(lying.take(handOf(seat), isCard)));
  const deck = rowsOf(lying.take('deck', isCard));
  const discard = rowsOf(lying.take('discard', isCard));
  const laid = lying.take('battle', isCard);
  const tray = rowsOf(laid);
  const refusal =
    miscounted(sceneOf(race), [deck, discard, tray, ...hands.map(rowsOf)].flat(), pieces) ??
    (laid.some(({ down }) => down) ? hiddenCards('C16') : putTray(race, tray));
  if (refusal) return refused(refusal);
  if (discard.join() !== state.discard.join()) race.settled = null;
  race.deck = deck;
  race.discard = discard;
  for (const [seat, hand] of hands.entries()) putHand(race, seat, rowsOf(hand));
  for (const [seat, hand] of hands.entries()) recall(race, seat, hand);
  for (const seat of race.seats.keys()) {
    const wrong = putPawn(race, seat, lying);
    if (wrong) return refused(wrong);
  }
  // Cards that were to be thrown away may be gone.
  if (race.phase === 'limit') afterDraw(playOn(race, dice, untold));
  return accepted({ state: race, unread: lying.unread(sceneOf(race), MARKERS) });
}

/** Each card must be there as often as the list has it. */
function miscounted(scene: Scene, rows: readonly number[], pieces: readonly FreePiece[]): Refusal | null {
  const wrong = CARDS.flatMap(({ row, id, copies }): Miscounted[] => {
    const n = rows.reduce((sum, one) => (one === row ? sum + 1 : sum), 0);
    if (n === copies) return [];
    const code = n > copies ? 'hand-doubled' : 'hand-astray';
    const missing = pieces.filter(({ kind }) => kind === id).length < copies;
    return [{ kind: id, missing, named: no(code, 'C1', { card: cardName(row), n, copies }) }];
  });
  return toldOf(wrong, pieces, scene);
}

/** An open encounter may have become another one, or have been cleared away: then it is over. */
function putTray(race: Race, rows: readonly number[]): Refusal | null {
  const { encounter } = race;
  if (!encounter) return rows.length === 0 ? null : no('hand-tray', 'C16', { card: cardName(rows[0]) });
  if (rows.join() === encounter.cards.map(rowOf).join()) return null;
  if (rows.length === 0) {
    race.encounter = null;
    race.queue = [];
    race.ring = false;
    race.phase = 'post';
    return null;
  }
  const [first, ...others] = rows.map((row) => CARDS[row].type);
  if ((first !== 'F' && first !== 'H') || others.some((type) => type !== 'M'))
    return no('hand-encounter', 'C16');
  const cards = rows.map((row): Held => numbered(race.serial++, row));
  race.encounter = { ...encounter, cards, strength: strengthOf(rows) };
  race.phase = first === 'F' ? 'battle' : 'hardship';
  return null;
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

function putPawn(race: Race, who: Seat, lying: Lying): Refusal | null {
  const seat = race.seats[who];
  const pawns = lying.take('trail', ({ kind }) => kind === `pawn${who}`);
  const values = { side: sideName(race, who), n: DOOM };
  if (seat.out) return pawns.length + seat.hand.length > 0 ? no('hand-out', 'C1', values) : null;
  if (pawns.length !== 1) return no(pawns.length === 0 ? 'hand-no-pawn' : 'hand-pawns', 'C1', values);
  const [{ at, marks }] = pawns;
  if (at < 1 || at > DOOM) return no('hand-off-trail', 'C1', values);
  seat.space = at;
  for (const marker of MARKERS) {
    const n = marks[marker] ?? 0;
    if (n < 0) return no('hand-markers', 'C1', values);
    seat[marker] = n;
  }
  return null;
}
