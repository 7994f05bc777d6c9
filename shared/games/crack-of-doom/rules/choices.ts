import type { Decision } from '../../../engine/game.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { DOOM } from '../data/spaces.ts';
import type { Move } from '../model.ts';
import { againBar, aidBar, type Bar, encounterBar, hardshipBar, modifierBar, specialBar } from './legal.ts';
import {
  activeOf,
  type Fellowship,
  type Held,
  holds,
  isSealed,
  opponentsOf,
  PIPE_WEED,
  type Race,
  rowOf,
  SMEAGOL,
} from './state.ts';

/** With so many Fellowships encounters are offered briskly: there are hundreds in a game (section 5). */
const CROWD = 5;

const PASS: Move = { do: 'pass' };
const PIPE = { yes: { do: 'pipe', use: true }, no: { do: 'pipe', use: false } } as const;
const DEFEAT: Move = { do: 'settle', aids: [], ring: false };

/**
 * Who must choose now. In a sealed window all opponents, whether they hold anything or not, in turn order: nothing in
 * here may depend on who has answered but what that seat alone is told.
 */
export function decisionsOf(race: Race): Decision<Move>[] {
  const { phase } = race;
  if (phase === 'over') return [];
  if (!isSealed(phase)) return [{ seat: race.active, kind: phase, choices: choicesOf(race, race.active) }];
  return opponentsOf(race).map((seat) => ({
    seat,
    kind: phase,
    choices: choicesOf(race, seat),
    sealed: true,
    ...(race.seats[seat].answer !== 0 && { answered: true }),
    ...(phase === 'encounter' && race.seats.length >= CROWD && { atMost: 15 }),
  }));
}

/** What this seat may do; empty when it is not asked. */
export function choicesOf(race: Race, who: Seat): Move[] {
  const { phase } = race;
  const seat = race.seats[who];
  if (isSealed(phase)) {
    if (who === race.active || seat.out) return [];
    return phase === 'pipe' ? pipeChoices(seat) : encounterChoices(race, seat);
  }
  if (who !== race.active) return [];
  switch (phase) {
    case 'limit':
      return throwChoices(seat);
    case 'haven':
      return [...throwChoices(seat), { do: 'fill' }];
    case 'main':
      return mainChoices(race, seat);
    case 'post':
      return postChoices(race, seat);
    case 'battle':
    case 'hardship':
      return battleChoices(race, seat);
    case 'smeagol':
      return holds(seat, SMEAGOL)
        ? [
            { do: 'smeagol', use: true },
            { do: 'smeagol', use: false },
          ]
        : [{ do: 'smeagol', use: false }];
    default:
      return [];
  }
}

/** Calls with each kind of card in the hand once. */
function eachRow(hand: readonly Held[], visit: (row: number) => void): void {
  for (let i = 0; i < hand.length; i++) {
    const row = rowOf(hand[i]);
    if (isFirst(hand, i, row)) visit(row);
  }
}

function isFirst(hand: readonly Held[], at: number, row: number): boolean {
  if (CARDS[row].copies === 1) return true;
  for (let i = 0; i < at; i++) if (rowOf(hand[i]) === row) return false;
  return true;
}

function throwChoices(seat: Fellowship): Move[] {
  const choices: Move[] = [];
  eachRow(seat.hand, (row) => choices.push({ do: 'throw', card: CARDS[row].id }));
  return choices;
}

const pipeChoices = (seat: Fellowship): Move[] => (holds(seat, PIPE_WEED) ? [PIPE.no, PIPE.yes] : [PIPE.no]);

/** Why the card can't be laid on offer now: as the Foe or Hardship, or as a Modifier of the Foe that lies there. */
export function offerBar(race: Race, seat: Fellowship, row: number): Bar {
  const { space } = activeOf(race);
  if (CARDS[row].type !== 'M') return encounterBar(row, space, race.base.doomIsMordor);
  return seat.laid.length === 0 ? 'needs-foe' : modifierBar(row, rowOf(seat.laid[0]));
}

function encounterChoices(race: Race, seat: Fellowship): Move[] {
  const choices: Move[] = [];
  if (seat.answer !== 0) return changesOfMind(race, seat);
  if (seat.laid.length > 0) choices.push({ do: 'offer' });
  eachRow(seat.hand, (row) => {
    const card = CARDS[row].id;
    if (seat.laid.length > 0 && seat.laid.some((held) => rowOf(held) === row))
      choices.push({ do: 'take', card });
    else if (offerBar(race, seat, row) === '') choices.push({ do: 'lay', card });
  });
  choices.push(PASS);
  return choices;
}

/** Another answer in place of the one that was given, which stands until then. */
function changesOfMind(race: Race, seat: Fellowship): Move[] {
  const choices: Move[] = [];
  const offered = seat.laid.length > 0 ? rowOf(seat.laid[0]) : -1;
  eachRow(seat.hand, (row) => {
    if (row !== offered && encounterBar(row, activeOf(race).space, race.base.doomIsMordor) === '')
      choices.push({ do: 'offer', card: CARDS[row].id });
  });
  choices.push(PASS);
  return choices;
}

function mainChoices(race: Race, seat: Fellowship): Move[] {
  const choices: Move[] = [];
  if (seat.space === DOOM) choices.push({ do: 'try' });
  else if (race.noMove) choices.push({ do: 'rest' });
  else choices.push({ do: 'roll' }, { do: 'rest' });
  addSpecials(race, seat, choices);
  return choices;
}

function postChoices(race: Race, seat: Fellowship): Move[] {
  const choices: Move[] = [];
  eachRow(seat.hand, (row) => {
    if (
      CARDS[row].special?.effect === 'again' &&
      againBar(row, seat.space, race, race.base.doomIsMordor) === ''
    )
      choices.push({ do: 'again', card: CARDS[row].id });
  });
  addSpecials(race, seat, choices);
  choices.push({ do: 'end' });
  return choices;
}

function addSpecials(race: Race, seat: Fellowship, choices: Move[]): void {
  eachRow(seat.hand, (row) => {
    const { special, id } = CARDS[row];
    if (special?.when !== 'turn') return;
    for (const target of race.order) {
      const other = race.seats[target];
      if (
        target === race.active ||
        other.out ||
        specialBar(row, other.space, other.corruption, race.base.doomIsMordor) !== ''
      )
        continue;
      choices.push({ do: 'special', card: id, target });
    }
  });
}

/** Why the card is of no use in the open encounter of its holder. */
export function layBar(race: Race, row: number): Bar {
  if (race.phase === 'hardship') return hardshipBar(row);
  return aidBar(row, activeOf(race).space, race.base.doomIsMordor);
}

function battleChoices(race: Race, seat: Fellowship): Move[] {
  const choices: Move[] = [];
  if (seat.laid.length > 0 || race.ring) choices.push({ do: 'settle' });
  for (let i = 0; i < seat.hand.length; i++) {
    const row = rowOf(seat.hand[i]);
    const laid = seat.laid.includes(seat.hand[i]);
    // Of several copies one is listed to be laid and one to be taken back.
    if (firstLike(seat, i, laid) && (laid || layBar(race, row) === ''))
      choices.push({ do: laid ? 'take' : 'lay', card: CARDS[row].id });
  }
  if (race.phase === 'battle') choices.push({ do: 'ring', on: !race.ring });
  choices.push(DEFEAT);
  return choices;
}

function firstLike(seat: Fellowship, at: number, laid: boolean): boolean {
  const row = rowOf(seat.hand[at]);
  if (CARDS[row].copies === 1) return true;
  for (let i = 0; i < at; i++)
    if (rowOf(seat.hand[i]) === row && seat.laid.includes(seat.hand[i]) === laid) return false;
  return true;
}
