import type { Dice } from '../../../engine/dice.ts';
import type { Tell } from '../../../engine/event.ts';
import type { Deck, Team, WarSetup } from '../model.ts';
import type { Might, Verdict } from './fight.ts';
import type { Options } from './options.ts';

/** One side of a fight: the cards of a seat, by their places in the deck lists. */
export interface Fighter {
  readonly seat: number;
  /** In drawing order: New Fighters, and last the ordinary one who fights, their shadow (B12, B13). */
  readonly cards: readonly number[];
  /** The New Fighters' dice as rolled, in the order of their cards (B14). */
  readonly dice: readonly number[];
  weapons: number[];
  defences: number[];
  /** Draws no more of what is being drawn: refused, or a card had to be discarded (B25, B28). */
  done: boolean;
  gimped: boolean;
}

/** How far a fight of the wall has come. */
export interface Fight {
  /** '' until all cards are drawn. */
  verdict: Verdict | '';
  /** -1: nobody yet; after a standoff nobody ever. */
  winner: Team | -1;
  rolls: number;
  /** The two dice of the last roll, by team; 0 before the first. */
  dice: [number, number];
  over: boolean;
}

export type Phase = 'fighters' | 'wall' | 'weapons' | 'defences' | 'roll' | 'collect' | 'over';

/** When a player wants to tap: for every reveal, for rolls, or never. */
export type Tempo = 'roll' | 'tap' | 'auto';
/** Whether extra draws are asked about or made. */
export type Extras = 'always' | 'ask';

/** What never changes while a game lasts: shared by all copies. */
export interface WarBase {
  readonly setup: WarSetup;
  readonly options: Options;
  readonly deck: Deck;
  readonly seats: number;
  readonly perTeam: number;
}

export interface War {
  readonly base: WarBase;
  round: number;
  /** Which team draws first and lays its wall first in this round (B31). */
  lead: Team;
  phase: Phase;
  /** Draw stacks, top card last. */
  fighters: number[];
  weapons: number[];
  defences: number[];
  discardedWeapons: number[];
  discardedDefences: number[];
  /** Fighter cards won, by team. */
  won: [number[], number[]];
  /** Fighter cards that nobody won. */
  aside: number[];
  /** Fighters of the wall by team and slot; null where nobody stands yet. */
  wall: [(Fighter | null)[], (Fighter | null)[]];
  /** Fighters of the answering team who have no slot yet, in seat order. */
  bench: Fighter[];
  /** One per slot. */
  fights: Fight[];
  /** Slot that is fought now. */
  slot: number;
  /** Place in the drawing order of weapons or defences (B31), and whether the first card there was drawn. */
  cursor: number;
  opened: boolean;
  /** The next card is offered to this seat; -1: nobody is asked. */
  offered: number;
  /** Counts the reveals, so that two who tap at once reveal one thing. */
  reveals: number;
  tempo: Tempo[];
  extras: Extras[];
  /** Seats that left every reveal to the others until they choose a tempo again: what bots do. */
  left: boolean[];
  /** Seats whose player gave up: the table plays their fighters. */
  gone: boolean[];
  /** A whole team gave up; -1 while none has. */
  resigned: Team | -1;
  /** Pips rolled in fights so far and how many dice, by seat: for the summary. */
  pips: number[];
  thrown: number[];
  fightsWon: number[];
}

/** A game with all that its rules need while a move is made. */
export interface Play {
  readonly war: War;
  readonly dice: Dice;
  readonly tell: Tell;
}

/** Before the first card is drawn. The stacks are given as they lie, top card last. */
export function warAt(
  setup: WarSetup,
  options: Options,
  stacks: Pick<War, 'fighters' | 'weapons' | 'defences'>,
  lead: Team,
): War {
  const seats = options.players;
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    base: { setup, options, deck: setup.deck, seats, perTeam: seats / 2 },
    ...{ round: 1, lead, phase: 'fighters' },
    ...stacks,
    ...{ discardedWeapons: [], discardedDefences: [], won: [[], []], aside: [] },
    ...{ wall: [[], []], bench: [], fights: [] },
    ...{ slot: 0, cursor: 0, opened: false, offered: -1, reveals: 0 },
    ...{ tempo: each<Tempo>('tap'), extras: each<Extras>('always'), left: each(false) },
    ...{ gone: each(false), resigned: -1 },
    ...{ pips: each(0), thrown: each(0), fightsWon: each(0) },
  };
}

const copyFighter = (fighter: Fighter): Fighter => ({
  ...fighter,
  weapons: [...fighter.weapons],
  defences: [...fighter.defences],
});
const copyRow = (row: readonly (Fighter | null)[]): (Fighter | null)[] =>
  row.map((fighter) => fighter && copyFighter(fighter));

/** Shares nothing that changes. */
export function copyWar(war: War): War {
  return {
    ...war,
    fighters: [...war.fighters],
    weapons: [...war.weapons],
    defences: [...war.defences],
    discardedWeapons: [...war.discardedWeapons],
    discardedDefences: [...war.discardedDefences],
    won: [[...war.won[0]], [...war.won[1]]],
    aside: [...war.aside],
    wall: [copyRow(war.wall[0]), copyRow(war.wall[1])],
    bench: war.bench.map(copyFighter),
    fights: war.fights.map((fight) => ({ ...fight, dice: [...fight.dice] })),
    tempo: [...war.tempo],
    extras: [...war.extras],
    left: [...war.left],
    gone: [...war.gone],
    pips: [...war.pips],
    thrown: [...war.thrown],
    fightsWon: [...war.fightsWon],
  };
}

/** When this seat wants to tap: never, once it has left that to the others. */
export const tempoOf = (war: War, seat: number): Tempo => (war.left[seat] ? 'auto' : war.tempo[seat]);

/** The card who fights: the ordinary fighter, last drawn. */
export const champion = (fighter: Fighter): number => fighter.cards[fighter.cards.length - 1];

/** What the New Fighters' dice add, three taken off each; never clamped (B3, B14). */
export function bonusOf(fighter: Fighter): number {
  let bonus = 0;
  for (const die of fighter.dice) bonus += die - 3;
  return bonus;
}

/** Strength of the fighter himself with his New Fighters, without weapons. */
export const baseStrength = ({ base }: War, fighter: Fighter): number =>
  base.deck.fighters[champion(fighter)].strength + bonusOf(fighter);

/** Total strength and defence with all that he holds (B20, B22). */
export function mightOf(war: War, fighter: Fighter): Might {
  const { weapons, defences } = war.base.deck;
  let S = baseStrength(war, fighter);
  let D = 0;
  for (const card of fighter.weapons) {
    S += weapons[card].strength;
    D += weapons[card].defence;
  }
  for (const card of fighter.defences) D += defences[card].defence;
  return { S, D };
}

/** Whether any weapon in hand forbids the bigger shields (B21). */
export const isRestricted = ({ base }: War, { weapons }: Fighter): boolean =>
  weapons.some((card) => base.deck.weapons[card].restricts);

/** Both fighters of a slot, first team first. Asked only once the wall stands. */
export function pairAt({ wall }: War, slot: number): readonly [Fighter, Fighter] {
  const [first, second] = [wall[0][slot], wall[1][slot]];
  if (!first || !second) throw new Error(`slot ${slot} of the wall is open`);
  return [first, second];
}

/** Fighter cards that the winner of this slot takes (B15). */
export const stakeAt = (war: War, slot: number): number =>
  pairAt(war, slot).reduce((sum, { cards }) => sum + cards.length, 0);

/** The fighter who draws at this place of the order: slot by slot, leading team first (B31). */
export function drawerAt({ wall, lead }: War, cursor: number): Fighter {
  const team = cursor % 2 === 0 ? lead : 1 - lead;
  const fighter = wall[team][cursor >> 1];
  if (!fighter) throw new Error(`nobody draws at place ${cursor}`);
  return fighter;
}

/** Seat number `place` (0-based) of a team. */
export const seatOf = (team: Team, place: number): number => 2 * place + team;

/** Seats of a team in their order. */
export const seatsOf = (war: War, team: Team): readonly number[] =>
  Array.from({ length: war.base.perTeam }, (_, place) => seatOf(team, place));
