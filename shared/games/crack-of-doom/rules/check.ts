import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS, rowOfId } from '../data/cards.ts';
import { DOOM } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { layBar, offerBar } from './choices.ts';
import { againBar, type Bar, encounterBar, modifierBar, specialBar } from './legal.ts';
import { activeOf, type Fellowship, holds, isSealed, PIPE_WEED, type Race, rowOf, SMEAGOL } from './state.ts';

/** Phases in which each kind of move can be made at all. */
const PHASES: { readonly [What in Move['do']]: readonly Race['phase'][] } = {
  throw: ['limit', 'haven'],
  fill: ['haven'],
  pipe: ['pipe'],
  roll: ['main'],
  rest: ['main'],
  try: ['main'],
  special: ['main', 'post'],
  again: ['post'],
  end: ['post'],
  lay: ['encounter', 'battle', 'hardship'],
  take: ['encounter', 'battle', 'hardship'],
  ring: ['battle'],
  offer: ['encounter'],
  pass: ['encounter'],
  settle: ['battle', 'hardship'],
  smeagol: ['smeagol'],
};

/** Rules behind the reasons that cite one; the others follow from the phase alone. */
const RULES: Readonly<Record<string, string>> = {
  'not-evil': 'C22',
  'only-moria': 'C18',
  'only-mordor': 'C18',
  'not-moria': 'C18',
  'before-lorien': 'C18',
  'after-lorien': 'C18',
  'needs-foe': 'C19',
  'only-orcs': 'C19',
  'no-encounter': 'C16',
  'no-aid': 'C27',
  'no-hardship-aid': 'C27',
  'no-target': 'C32',
  'not-now': 'C31',
  'after-roll': 'C34',
  'on-doom': 'C34',
  halted: 'C35',
  'ring-hardship': 'C25',
};

/** The one predicate of legality: null, or why not. */
export function refusalOf(race: Race, who: Seat, move: Move): Refusal | null {
  const bar = barOf(race, who, move);
  if (bar === '') return null;
  const rule = RULES[bar];
  return { code: bar, words: words(`why.${bar}`), ...(rule && { rule }) };
}

function barOf(race: Race, who: Seat, move: Move): Bar {
  const seat = race.seats[who];
  const asked = isSealed(race.phase) ? who !== race.active : who === race.active;
  if (!seat || seat.out || !asked) return 'not-asked';
  if (!PHASES[move.do].includes(race.phase)) return move.do === 'ring' ? 'ring-hardship' : 'not-now';
  switch (move.do) {
    case 'fill':
    case 'end':
    case 'pass':
      return '';
    case 'ring':
      return race.ring === move.on ? 'as-it-is' : '';
    case 'throw':
      return notHeld(seat, move.card);
    case 'pipe':
      return move.use && !holds(seat, PIPE_WEED) ? 'not-held' : '';
    case 'smeagol':
      return move.use && !holds(seat, SMEAGOL) ? 'not-held' : '';
    case 'roll':
      if (seat.space === DOOM) return 'on-doom';
      return race.noMove ? 'halted' : '';
    case 'rest':
      return seat.space === DOOM ? 'on-doom' : '';
    case 'try':
      return seat.space === DOOM ? '' : 'only-doom';
    case 'special':
      return specialMoveBar(race, who, move.card, move.target);
    case 'again':
      return (
        notHeld(seat, move.card) || againBar(rowOfId(move.card), seat.space, race, race.base.doomIsMordor)
      );
    case 'lay':
      return layMoveBar(race, seat, move.card);
    case 'take':
      return seat.laid.some((held) => CARDS[rowOf(held)].id === move.card) ? '' : 'not-laid';
    case 'offer':
      return offerMoveBar(race, seat, move);
    case 'settle':
      return settleBar(race, seat, move);
  }
}

const notHeld = (seat: Fellowship, card: string): Bar => {
  const row = rowOfId(card);
  return row >= 0 && holds(seat, row) ? '' : 'not-held';
};

function specialMoveBar(race: Race, who: Seat, card: string, target: Seat): Bar {
  const missing = notHeld(race.seats[who], card);
  if (missing) return missing;
  const other = race.seats[target];
  if (!other || other.out || target === who) return 'no-target';
  return specialBar(rowOfId(card), other.space, other.corruption, race.base.doomIsMordor);
}

function layMoveBar(race: Race, seat: Fellowship, card: string): Bar {
  const row = rowOfId(card);
  if (row < 0 || !seat.hand.some((held) => rowOf(held) === row && !seat.laid.includes(held)))
    return 'not-held';
  return race.phase === 'encounter' ? offerBar(race, seat, row) : layBar(race, row);
}

function offerMoveBar(race: Race, seat: Fellowship, { card, mods = [] }: Move & { do: 'offer' }): Bar {
  if (card === undefined) return seat.laid.length > 0 && mods.length === 0 ? '' : 'needs-foe';
  const foe = rowOfId(card);
  const missing = [card, ...mods].find((id) => notHeld(seat, id) !== '');
  if (missing !== undefined || new Set(mods).size < mods.length) return 'not-held';
  const bar = encounterBar(foe, activeOf(race).space, race.base.doomIsMordor);
  if (bar) return bar;
  return mods.map((mod) => modifierBar(rowOfId(mod), foe)).find((one) => one !== '') ?? '';
}

function settleBar(race: Race, seat: Fellowship, { aids = [], ring }: Move & { do: 'settle' }): Bar {
  if (ring && race.phase === 'hardship') return 'ring-hardship';
  for (const id of new Set(aids)) {
    const row = rowOfId(id);
    const wanted = aids.filter((one) => one === id).length;
    if (row < 0 || seat.hand.filter((held) => rowOf(held) === row).length < wanted) return 'not-held';
    const bar = layBar(race, row);
    if (bar) return bar;
  }
  return '';
}
