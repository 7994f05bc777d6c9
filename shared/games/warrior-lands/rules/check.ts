import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { ITEMS } from '../data/items.ts';
import type { Move } from '../model.ts';
import { type CastBar, castBar } from './castings.ts';
import { armed, eachTarget, holds, mayOfferDraw, useBar } from './choices.ts';
import { type DeployBar, deployBar } from './deploy.ts';
import { type Field, fieldOf, profileOf } from './field.ts';
import type { Blow } from './frames.ts';
import { arrowsFor, drinkBar, giveBar, type ItemBar, lootBar } from './items.ts';
import { isAlive, openOf, seatsOf } from './play.ts';
import type { MoveOffer, Profile, UseOffer } from './profile.ts';
import { pathBar, shortestPath } from './reach.ts';
import type { Activation, Battle } from './state.ts';
import { attackBar, type Bar, budgetBar, pairBar, reviveBar, switchBar } from './targets.ts';
import { seatsStanding } from './victory.ts';

/** Why a move may not be made now; codes of targets.ts and these. */
export type Why =
  | Bar
  | CastBar
  | ItemBar
  | 'closing'
  | 'game-over'
  | 'not-your-turn'
  | 'answer-first'
  | 'nothing-asked'
  | 'no-such-answer'
  | 'no-activation'
  | 'activation-open'
  | 'not-yours'
  | 'dead'
  | 'not-unhorsed'
  | 'no-card'
  | 'card-does-not-move'
  | 'card-does-not-strike'
  | 'card-does-not-do-that'
  | 'move-spent'
  | 'bonus-spent'
  | 'too-far'
  | 'no-way'
  | 'blocked-hex'
  | 'no-such-weapon'
  | 'two-targets'
  | 'no-passing'
  | 'placing-first'
  | DeployBar
  | 'no-draw-yet';

/** Where each refusal stands in the rules. */
const RULE: Partial<Record<Why, string>> = {
  'activation-open': 'A21',
  barred: 'A148',
  closing: 'A191',
  'cursed-already': 'A157',
  'has-it-already': 'A161',
  'not-beside': 'A145',
  'not-oneself': 'A153',
  'not-undead': 'A164',
  'no-such-spell': 'A137',
  'nothing-lies-there': 'A191',
  'nothing-to-cure': 'A139',
  'summons-spent': 'A145',
  'no-such-pick': 'A145',
  warded: 'A90',
  'wrong-cards': 'A135',
  'already-inspired': 'A112',
  'already-rallied': 'A114',
  'attack-spent': 'A26',
  'blocked-hex': 'A36',
  'bonus-spent': 'A133',
  'closed-ground': 'option:terrain',
  'card-does-not-strike': 'A45',
  'game-over': 'A33',
  'hex-taken': 'A36',
  immune: 'A83',
  'move-spent': 'A29',
  'no-draw-yet': 'A34',
  'no-line': 'A46',
  'no-sight': 'option:terrain',
  'no-passing': 'A19',
  'off-the-zone': 'A11',
  'placing-first': 'A11',
  'no-such-weapon': 'A44',
  'no-token': 'A18',
  'no-way': 'A35',
  'not-a-foe': 'A49',
  'not-a-friend': 'A111',
  'not-flown-over': 'A129',
  'not-side-by-side': 'A126',
  'not-unhorsed': 'A124',
  'not-your-turn': 'A18',
  'out-of-reach': 'A47',
  'second-first': 'A127',
  'second-twice': 'A127',
  summoned: 'A118',
  'too-far': 'A35',
  'too-near': 'A125',
  'two-targets': 'A126',
};

/** The one predicate of legality: null, or why not in words. */
export function refusalOf(b: Battle, seat: number, move: Move): Refusal | null {
  const why = whyNot(b, seat, move);
  if (why === '') return null;
  const rule = RULE[why];
  return { code: why, words: words(`refused.${why}`), ...(rule && { rule }) };
}

export function whyNot(b: Battle, seat: number, move: Move): Why {
  if (b.over) return 'game-over';
  const field = fieldOf(b);
  switch (move.do) {
    case 'martyr':
    case 'fate':
    case 'guard':
    case 'defend':
    case 'push':
    case 'lure':
    case 'place':
    case 'form':
    case 'pick':
      return answerBar(b, seat, move);
    case 'draw':
      return drawBar(b, seat, move.accept);
    default:
  }
  if (b.prompt) return b.prompt.seat === seat ? 'answer-first' : 'not-your-turn';
  if (b.offer >= 0) return b.offer === seat ? 'not-your-turn' : 'answer-first';
  if (move.do === 'deploy') return deployBar(b, seat, move);
  if (b.placing) return 'placing-first';
  if (move.do === 'act') return actBar(b, seat, move.unit, move.remount === true) || giftsBar(b, field, move);
  if (move.do === 'pass') return passBar(b, seat);
  const open = openOf(b);
  if (!open) return 'no-activation';
  if (b.units[open.unit].seat !== seat) return 'not-your-turn';
  const { closing } = open;
  switch (move.do) {
    case 'end':
      return '';
    case 'give':
      return giveBar(b, field, open.unit, move.item, move.target);
    case 'loot':
      return lootBar(b, field, open.unit, move.item, move.cell);
    default:
      if (closing) return 'closing';
  }
  switch (move.do) {
    case 'cast':
      return castBar(b, field, open, profileOf(field, b.units[open.unit]), move);
    case 'drink':
      return drinkBar(b, field, open, move.item, move.cards);
    case 'bonus':
      return bonusBar(b, field, open, move);
    case 'move':
      return moveBar(b, field, open, move);
    case 'strike':
      return strikeBar(b, field, open, move);
    case 'use':
      return useMoveBar(b, field, open, move);
  }
}

export type Answer = Extract<
  Move,
  { do: 'martyr' | 'fate' | 'guard' | 'defend' | 'push' | 'lure' | 'place' | 'form' | 'pick' }
>;

function answerBar(b: Battle, seat: number, move: Answer): Why {
  const { prompt } = b;
  if (!prompt || prompt.kind !== move.do) return 'nothing-asked';
  if (prompt.seat !== seat) return 'not-your-turn';
  switch (move.do) {
    case 'fate':
    case 'guard':
      return '';
    case 'martyr':
      return move.unit === -1 || prompt.options.includes(move.unit) ? '' : 'no-such-answer';
    case 'defend':
      return prompt.defences.some((d) => d.row === move.row && d.kind === move.kind) ? '' : 'no-such-answer';
    case 'form':
      return prompt.options.some((type) => b.base.types[type].name === move.name) ? '' : 'no-such-answer';
    case 'pick':
      return prompt.options.some((item) => ITEMS[item].id === move.name) ? '' : 'no-such-answer';
    default:
      return prompt.options.includes(move.to) ? '' : 'no-such-answer';
  }
}

function drawBar(b: Battle, seat: number, accept: boolean): Why {
  if (!(seat >= 0 && seat < seatsOf(b))) return 'not-your-turn';
  if (b.offer >= 0)
    return b.offer === seat || b.agreed.includes(seat) || !seatsStanding(b).includes(seat)
      ? 'not-your-turn'
      : '';
  if (!accept || b.prompt || openOf(b) || b.turn !== seat) return 'no-draw-yet';
  return mayOfferDraw(b) ? '' : 'no-draw-yet';
}

function actBar(b: Battle, seat: number, index: number, remount: boolean): Why {
  if (openOf(b)) return 'activation-open';
  if (b.turn >= 0 && b.turn !== seat) return 'not-your-turn';
  const unit = b.units[index];
  if (unit === undefined) return 'no-such-target';
  if (unit.dead) return 'dead';
  if (unit.seat !== seat) return 'not-yours';
  if (unit.tokens < 1) return 'no-token';
  return remount && (unit.mount !== 'off' || unit.form >= 0 || unit.trapped) ? 'not-unhorsed' : '';
}

/** Items handed over before the draw: each once (A191). */
function giftsBar(b: Battle, field: Field, move: Extract<Move, { do: 'act' }>): Why {
  const given = move.give ?? [];
  for (const [i, { item, to }] of given.entries()) {
    const bar = giveBar(b, field, move.unit, item, to);
    if (bar) return bar;
    const before = given.slice(0, i).filter((gift) => gift.item === item).length;
    const owned = b.units[move.unit].items.filter((held) => held.item === item).length;
    if (before >= owned) return 'no-such-item';
  }
  return '';
}

function passBar(b: Battle, seat: number): Why {
  if (b.base.options.pass === 'no') return 'no-passing';
  if (openOf(b)) return 'activation-open';
  return b.turn === seat ? '' : 'not-your-turn';
}

type MoveMove = Extract<Move, { do: 'move' }>;

/** The offer of the card that a move uses. */
export const moveOfferOf = (profile: Profile, move: MoveMove): MoveOffer | undefined =>
  profile.moves[move.card].find((offer) => offer.row === (move.row ?? ''));

function moveBar(b: Battle, field: Field, open: Activation, move: MoveMove): Why {
  if (!holds(open, move.card)) return 'no-card';
  const offer = moveOfferOf(profileOf(field, b.units[open.unit]), move);
  if (!offer) return 'card-does-not-move';
  if (open.moved) return 'move-spent';
  return wayBar(b, field, open, move.to, move.path, offer.steps, offer.kind === 'FLY');
}

function wayBar(
  b: Battle,
  field: Field,
  open: Activation,
  to: number,
  path: readonly number[] | undefined,
  steps: number,
  flies: boolean,
): Why {
  const from = b.units[open.unit].cell;
  if (path) {
    if (path[path.length - 1] !== to) return 'no-way';
    return pathBar(b, field, from, path, steps, flies);
  }
  if (to >= 0 && field.terrain.closed[to] === 1) return 'closed-ground';
  if (to >= 0 && b.at[to] >= 0) return 'blocked-hex';
  return shortestPath(b, field, from, to, steps, flies, -1) ? '' : 'too-far';
}

function bonusBar(b: Battle, field: Field, open: Activation, move: Extract<Move, { do: 'bonus' }>): Why {
  if (open.bonus < 1) return 'bonus-spent';
  return wayBar(b, field, open, move.to, move.path, open.bonus, false);
}

type StrikeMove = Extract<Move, { do: 'strike' }>;

/** The blow that a base attack strikes; undefined: the card does not strike, or there is no such weapon. */
export function strikeBlowOf(profile: Profile, move: Pick<StrikeMove, 'card' | 'weapon'>): Blow | undefined {
  const strike = profile.strikes[move.card];
  if (!strike) return undefined;
  return move.weapon === undefined ? strike.blows[0] : strike.blows.find((blow) => blow.row === move.weapon);
}

function strikeBar(b: Battle, field: Field, open: Activation, move: StrikeMove): Why {
  if (!holds(open, move.card)) return 'no-card';
  const profile = profileOf(field, b.units[open.unit]);
  if (!profile.strikes[move.card]) return 'card-does-not-strike';
  const blow = strikeBlowOf(profile, move);
  if (!blow) return 'no-such-weapon';
  return budgetBar(open, 'attack') || attackBar(b, field, open.unit, move.target, blow, 1);
}

type UseMove = Extract<Move, { do: 'use' }>;

/** The row effect that unit `by` uses: the one of its kind that reaches the target, or the first that the card has. */
export function useOfferOf(b: Battle, field: Field, by: number, move: UseMove): UseOffer | undefined {
  const offers = profileOf(field, b.units[by]).uses[move.card].filter(
    (use) => use.row === move.row && (move.kind === undefined || use.kind === move.kind),
  );
  const target = b.units[move.target ?? -1];
  if (offers.length < 2 || target === undefined || target.dead) return offers[0];
  const distance = field.board.distance(b.units[by].cell, target.cell);
  return offers.find(({ range }) => range >= distance) ?? offers[0];
}

function useMoveBar(b: Battle, field: Field, open: Activation, move: UseMove): Why {
  if (!holds(open, move.card)) return 'no-card';
  const offer = useOfferOf(b, field, open.unit, move);
  if (!offer) return 'card-does-not-do-that';
  if (move.item !== undefined && !arrowsFor(b.units[open.unit], offer).includes(move.item))
    return 'no-such-item';
  const use = armed(offer, move.item);
  const spent = budgetBar(open, use.budget);
  if (spent) return spent;
  const by = open.unit;
  const target = move.target ?? -1;
  switch (use.kind) {
    case 'REG':
      return b.units[by].damage > 0 ? '' : 'unhurt';
    case 'SWI':
      return switchBar(b, field, by, target, move.second ?? -1);
    case 'REV':
      return reviveBar(b, field, by, target, move.to ?? -1, use.range);
    case 'INA':
    case 'STA':
      return eachTarget(b, field, by, use).length > 0 ? '' : 'nobody-there';
    case 'SWP':
      return swipeBar(b, field, by, use, target, move.second);
    default:
      return useBar(b, field, by, use, target);
  }
}

/** Two foes beside the attacker and each other; one alone only by option (A126). */
function swipeBar(
  b: Battle,
  field: Field,
  by: number,
  use: UseOffer,
  target: number,
  second: number | undefined,
): Why {
  const first = useBar(b, field, by, use, target);
  if (first) return first;
  if (second === undefined) return field.options.swipeSingle === 'on' ? '' : 'two-targets';
  if (!isAlive(b.units[second])) return 'no-such-target';
  return useBar(b, field, by, use, second) || pairBar(b, field, target, second);
}
