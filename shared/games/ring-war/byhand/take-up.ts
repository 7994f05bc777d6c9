import { accepted, type Refusal, type Result, refused } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { byName, hiddenCards, Lying, type Miscounted, toldOf } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { cardOf, DECKS, deckName, idOf } from '../data/decks.ts';
import { type Card, CONTESTS, opponentOf, PILE_NAMES, QUEST, SIDES, type Side, WAR } from '../model.ts';
import { handSize, startTokens } from '../rules/options.ts';
import { no } from '../rules/split.ts';
import { copyRingWar, NONE, OPEN, type PilePair, type RingWar } from '../rules/state.ts';
import { countOf, LOCATION, SCOUT } from '../rules/tables.ts';
import { zoneOf } from '../view/pieces.ts';
import { sceneOf } from '../view/scene.ts';
import { heldBy } from './lay-out.ts';
import { tokenKind, tokenZone } from './tokens.ts';

/** Tokens of one kind with which a side has won. */
const ENOUGH = 10;

/** What lies of one side, by its places; cards by their places in the list, each with what is known of it. */
interface Found {
  readonly deck: readonly Card[];
  readonly discard: readonly Card[];
  readonly hand: readonly Card[];
  readonly scout: readonly Card[];
  readonly piles: PilePair;
  /** Cards of the hand that the other side may look at. */
  readonly seen: readonly Card[];
}

/**
 * A state out of what lies on the table: decks, hands, piles, discards and tokens. Everything that has no place there
 * (phase, turn, options, what was won) stays; secret answers stay as long as their cards lie as they did.
 */
export function takeUp(
  state: RingWar,
  pieces: readonly FreePiece[],
): Result<{ readonly state: RingWar; readonly unread: readonly Words[] }> {
  const b = copyRingWar(state);
  const lying = new Lying(pieces);
  for (const side of SIDES) {
    const found = asLaid(b, side, find(lying, side));
    const refusal = whyNot(b, side, found, pieces);
    if (refusal) return refused(refusal);
    putPiles(b, side, found);
    putHand(b, side, found);
    recall(b, side, found);
  }
  const refusal = putTokens(b, lying);
  if (refusal) return refused(refusal);
  return accepted({ state: b, unread: lying.unread(sceneOf(b)) });
}

function find(lying: Lying, side: Side): Found {
  const seen: Card[] = [];
  const take = (zone: 'deck' | 'discard' | 'hand' | 'scout' | 'quest' | 'war'): Card[] => {
    const pieces = lying.take(zoneOf(zone, side), ({ kind }) => cardOf(side, kind) !== -1);
    return (zone === 'hand' ? byName(pieces) : pieces).map((piece) => {
      const card = cardOf(side, piece.kind);
      if (zone === 'hand' && piece.seen.includes(opponentOf(side))) seen.push(card);
      return card;
    });
  };
  return {
    deck: take('deck'),
    discard: take('discard'),
    hand: take('hand'),
    scout: take('scout'),
    piles: [take('quest'), take('war')],
    seen,
  };
}

/** Cards that somebody has laid in secret were in the hand by hand: whoever has moved none has them laid still. */
function asLaid(b: RingWar, side: Side, found: Found): Found {
  const laid = b.laid[side].flat();
  const held = heldBy(b, side);
  const scouts = b.scout[side] === NONE ? 0 : 1;
  const moved =
    b.phase !== 'split' ||
    found.piles.flat().length > 0 ||
    found.hand.length !== held.length ||
    !found.hand.every((card) => held.includes(card)) ||
    found.scout.length !== scouts ||
    found.scout.some((card) => card !== b.scout[side]);
  if (moved || laid.length === 0) return found;
  const rest = (cards: readonly Card[]) => cards.filter((card) => !laid.includes(card));
  const [quest, war] = b.laid[side];
  return { ...found, hand: rest(found.hand), scout: rest(found.scout), piles: [[...quest], [...war]] };
}

/** Each card must be there once, in a place of its own side; and no more may be held or laid than can be played. */
function whyNot(b: RingWar, side: Side, found: Found, pieces: readonly FreePiece[]): Refusal | null {
  const { deck, discard, hand, scout, piles } = found;
  const all = [...deck, ...discard, ...hand, ...scout, ...piles.flat()];
  const named = (card: Card) => ({ card: words(`name.${idOf(side, card)}`) });
  const times = (card: Card) => all.reduce((n, one) => (one === card ? n + 1 : n), 0);
  const wrong = DECKS[side].flatMap((_, card): Miscounted[] => {
    const n = times(card);
    const kind = idOf(side, card);
    if (n === 1) return [];
    const code = n > 1 ? 'hand-doubled' : 'hand-astray';
    const missing = pieces.every((piece) => piece.kind !== kind);
    return [{ kind, missing, named: no(code, 'R1', named(card)) }];
  });
  const miscounted = toldOf(wrong, pieces, sceneOf(b));
  if (miscounted) return miscounted;
  const values = { side: words(`side.${deckName(side)}`) };
  const held = [...hand, ...scout, ...(b.phase === 'split' ? piles.flat() : [])];
  const most = handSize(b.base.options);
  if (held.length > most) return no('hand-too-many', 'R5', { ...values, n: held.length, most });
  // A scout is one because it is shown: whether a hidden card could be one is told to nobody.
  if (pieces.some(({ zone, down }) => down && zone === zoneOf('scout', side))) return hiddenCards('R7');
  if (scout.some((card) => SCOUT[side][card] === 0)) return no('hand-no-scout', 'R7', named(scout[0]));
  if (scout.length > 1 || (scout.length > 0 && b.phase !== 'split')) return no('hand-scouts', 'R7', values);
  if (b.phase === 'scout' && piles.flat().length > 0) return no('hand-too-early', 'R7', values);
  if (b.phase === 'split')
    for (const contest of CONTESTS) {
      const pile = { pile: words(`pile.${PILE_NAMES[contest]}`), n: b.base.options.pileSize };
      if (piles[contest].length > b.base.options.pileSize) return no('pile-full', 'R1', pile);
      if (countOf(piles[contest], LOCATION[side]) > 1) return no('two-locations', 'R8', pile);
    }
  return null;
}

/** Deck, discards, and piles that lie open (R3). */
function putPiles(b: RingWar, side: Side, { deck, discard, piles }: Found): void {
  b.decks[side] = [...deck];
  b.discards[side] = [...discard];
  // Of piles that were shuffled into the deck only the sight is left: it stays, unless cards lie there again.
  const gone = b.swept[side] && piles.flat().length === 0;
  if (b.phase === 'split' || gone) return;
  b.piles[side] = [[...piles[QUEST]], [...piles[WAR]]];
  b.swept[side] = false;
}

/** What is held: in the hand, shown as a scout, and laid in secret. Answers fall where their cards have changed. */
function putHand(b: RingWar, side: Side, { hand, scout, piles }: Found): void {
  const laid: PilePair = b.phase === 'split' ? [[...piles[QUEST]], [...piles[WAR]]] : [[], []];
  const held = [...hand, ...scout, ...laid.flat()];
  const before = b.hands[side];
  const stayed = before.filter((card) => held.includes(card));
  const same = stayed.length === before.length && held.length === before.length;
  if (!same) {
    b.hands[side] = [...stayed, ...held.filter((card) => !before.includes(card))];
    b.toss[side] = 0;
    b.answer[side] = OPEN;
  }
  const asLaid = CONTESTS.every((contest) => b.laid[side][contest].join() === laid[contest].join());
  if (!same || !asLaid) b.ready[side] = false;
  b.laid[side] = laid;
  if (scout.length > 0) b.scout[side] = scout[0];
  // One that lies in a pile was shown all the same.
  else if (!laid.flat().includes(b.scout[side])) b.scout[side] = NONE;
}

/** What the other side knows of this hand: what it knew and is still there, and what it has looked at since. */
function recall(b: RingWar, side: Side, { seen, scout }: Found): void {
  const other = opponentOf(side);
  const knew = b.known[other].filter((card) => b.hands[side].includes(card));
  const more = [...scout, ...seen].filter((card) => !knew.includes(card));
  b.known[other] = [...knew, ...new Set(more)];
}

/** Tokens lie with one side or the other, all of them, and none has won by them yet. */
function putTokens(b: RingWar, lying: Lying): Refusal | null {
  const total = startTokens(b.base.options).reduce((sum, n) => sum + n, 0);
  for (const contest of CONTESTS) {
    const counts = SIDES.map(
      (side) => lying.take(tokenZone(contest, side), ({ kind }) => kind === tokenKind(contest)).length,
    );
    const pile = words(`pile.${PILE_NAMES[contest]}`);
    const n = counts[0] + counts[1];
    if (n !== total) return no('hand-tokens', 'setup', { pile, n, total });
    const winner = SIDES.find((side) => counts[side] >= ENOUGH);
    if (winner !== undefined && b.phase !== 'over')
      return no('hand-won', 'victory', { pile, side: words(`side.${deckName(winner)}`) });
    for (const side of SIDES) b.tokens[side][contest] = counts[side];
  }
  return null;
}
