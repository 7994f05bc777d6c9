import type { TakenUp } from '../../../engine/game.ts';
import type { Fault } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { type CardList, counted, secretFault } from '../../../table/byhand/counted.ts';
import { byName, faceDown, faultOf, Lying } from '../../../table/byhand/lying.ts';
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

/** Where a side's cards belong. */
const PLACES = ['deck', 'discard', 'hand', 'scout', 'quest', 'war'] as const;
type Place = (typeof PLACES)[number];

/**
 * A state out of what lies on the table: decks, hands, piles, discards and tokens. Everything that has no place there
 * (phase, turn, options, what was won) stays; secret answers stay as long as their cards lie as they did.
 */
export function takeUp(state: RingWar, pieces: readonly FreePiece[]): TakenUp<RingWar> {
  const b = copyRingWar(state);
  const scene = sceneOf(b);
  const lying = new Lying(pieces, scene);
  const found = SIDES.map((side) => find(lying, side));
  const loose = looseTokens(b, lying);
  const cards = SIDES.map((side) => counted(listOf(side, loose), pieces, scene));
  const faults = [
    ...SIDES.flatMap((side) => [...cards[side].faults, ...faultsOf(b, side, lying)]),
    ...putTokens(b, lying),
  ];
  if (faults.length > 0) return { ok: false, faults };
  for (const side of SIDES) {
    const lies = asLaid(b, side, found[side]);
    putPiles(b, side, lies);
    putHand(b, side, lies);
    recall(b, side, lies);
  }
  const secret = cards.some((one) => one.secret) ? { secret: secretFault('R1') } : {};
  return { ok: true, state: b, unread: lying.unread(), ...secret };
}

/** Tokens that lie nowhere in sight: they may be among what is hidden, say in a hand. */
function looseTokens(b: RingWar, lying: Lying): number {
  return CONTESTS.map((contest) => allTokens(b) - lying.openOf(tokenKind(contest)).length)
    .filter((missing) => missing > 0)
    .reduce((sum, missing) => sum + missing, 0);
}

/** Of each kind, with both sides together. */
const allTokens = (b: RingWar): number => startTokens(b.base.options).reduce((sum, n) => sum + n, 0);

/**
 * A side's cards: each is there once, in a place of its own side (R1). What is hidden there may be a token: where there
 * is more than the cards, it is told apart by what is missing elsewhere and never by its face. `loose`: tokens that are
 * nowhere in sight.
 */
const listOf = (side: Side, loose: number): CardList => {
  const values = { side: words(`side.${deckName(side)}`) };
  const named = (kind: string) => ({ card: words(`name.${kind}`) });
  return {
    copies: new Map(DECKS[side].map((_, card) => [idOf(side, card), 1])),
    places: new Set(PLACES.map((zone) => zoneOf(zone, side))),
    doubled: (kind) => no('hand-doubled', 'R1', named(kind)),
    astray: (kind) => no('hand-astray', 'R1', named(kind)),
    count: (n, all) => {
      if (n <= all) return no('hand-count', 'R1', { ...values, n, all });
      const over = n - all <= loose ? 'hand-token-held' : 'hand-over';
      return no(over, 'R1', { ...values, more: n - all, all });
    },
  };
};

function find(lying: Lying, side: Side): Found {
  const seen: Card[] = [];
  const take = (zone: Place): Card[] => {
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

/** No more may be held or laid than can be played. Judged by what everybody sees: whatever lies hidden is a card. */
function faultsOf(b: RingWar, side: Side, lying: Lying): Fault[] {
  const values = { side: words(`side.${deckName(side)}`) };
  const card = (piece: FreePiece) => cardOf(side, piece.kind);
  const seen = (zone: Place) => lying.seemsIn(zoneOf(zone, side), (one) => card(one) !== -1);
  const piles = CONTESTS.map((contest) => seen(PILE_NAMES[contest]));
  const faults: Fault[] = [];
  const held = [...seen('hand'), ...seen('scout'), ...(b.phase === 'split' ? piles.flat() : [])];
  const most = handSize(b.base.options);
  // What is too much among all cards is told already, and may well be none.
  const all = PLACES.flatMap((place) => seen(place)).length;
  const over = Math.max(0, all - DECKS[side].length);
  if (held.length - over > most)
    faults.push(faultOf(no('hand-too-many', 'R5', { ...values, n: held.length, most }), held));

  // A scout is one because it is shown: whether a hidden card could be one is told to nobody.
  const hidden = lying.hiddenIn(zoneOf('scout', side));
  faults.push(...faceDown(hidden, 'R7'));
  const shown = seen('scout').filter((piece) => !hidden.includes(piece));
  for (const piece of shown)
    if (SCOUT[side][card(piece)] === 0)
      faults.push(
        faultOf(no('hand-no-scout', 'R7', { card: words(`name.${idOf(side, card(piece))}`) }), [piece]),
      );
  if (shown.length > 1 || (shown.length > 0 && b.phase !== 'split'))
    faults.push(faultOf(no('hand-scouts', 'R7', values), shown));

  // Also of piles that lie open since the last turn: their cards go by their places in them.
  for (const contest of CONTESTS) {
    if (piles[contest].length <= b.base.options.pileSize) continue;
    const pile = { pile: words(`pile.${PILE_NAMES[contest]}`), n: b.base.options.pileSize };
    faults.push(faultOf(no('pile-full', 'R1', pile), piles[contest]));
  }
  const laid = piles.flat();
  if (b.phase === 'scout' && laid.length > 0) faults.push(faultOf(no('hand-too-early', 'R7', values), laid));
  if (b.phase !== 'split') return faults;
  for (const contest of CONTESTS) {
    const pile = { pile: words(`pile.${PILE_NAMES[contest]}`) };
    const locations = piles[contest].filter((piece) => !piece.down && LOCATION[side][card(piece)] !== 0);
    if (locations.length > 1) faults.push(faultOf(no('two-locations', 'R8', pile), locations));
  }
  return faults;
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
  // Two Locations that lie hidden in a pile are as good as not laid: who may not see them is not to hear of them (R8).
  const sound = CONTESTS.every((contest) => countOf(piles[contest], LOCATION[side]) <= 1);
  const asked = b.phase === 'split';
  const laid: PilePair = asked && sound ? [[...piles[QUEST]], [...piles[WAR]]] : [[], []];
  const unlaid = asked && !sound ? piles.flat() : [];
  const held = [...hand, ...scout, ...laid.flat(), ...unlaid];
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
function putTokens(b: RingWar, lying: Lying): Fault[] {
  const total = allTokens(b);
  return CONTESTS.flatMap((contest) => {
    const zones = SIDES.map((side) => tokenZone(contest, side));
    const hidden = zones.flatMap((zone) => lying.hiddenIn(zone));
    const lie = zones.map((zone) =>
      lying.take(zone, (piece) => piece.kind === tokenKind(contest) && !hidden.includes(piece)),
    );
    const counts = lie.map(({ length }) => length);
    const faults = faceDown(hidden, 'setup');
    const pile = words(`pile.${PILE_NAMES[contest]}`);
    const n = counts[0] + counts[1];
    if (n !== total) faults.push(faultOf(no('hand-tokens', 'setup', { pile, n, total }), lie.flat()));
    const winner = SIDES.find((side) => counts[side] >= ENOUGH);
    if (winner !== undefined && b.phase !== 'over') {
      const values = { pile, side: words(`side.${deckName(winner)}`) };
      faults.push(faultOf(no('hand-won', 'victory', values), lie[winner]));
    }
    for (const side of SIDES) b.tokens[side][contest] = counts[side];
    return faults;
  });
}
