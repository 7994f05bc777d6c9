import type { OptionSpec } from '../engine/game.ts';
import type { Words } from '../engine/words.ts';
import type { Problem } from '../scenario/problem.ts';
import type { Kind } from '../table/model.ts';
import type { Line, Side } from './design.ts';

/** A warrior as a line of a file has it, without its places. */
export type Warrior = Omit<Line, 'at'>;

/** A level of a hero: what it brought, and the dice where it was rolled. */
export type Level = NonNullable<Warrior['levels']>[number];

/** Levels of heroes: chosen, or rolled on dice that a seed makes and everybody may throw again. */
export interface Levels {
  /** All that one more level could bring this warrior. */
  choices(warrior: Warrior): readonly Level[];
  /** What the dice of this seed bring it. */
  roll(warrior: Warrior, seed: number): Level;
  /** The warrior with one level more: what it brings stands among its traits, figures, items … */
  add(warrior: Warrior, level: Level): Warrior;
  /** The warrior without its level at a place, and without what that brought. */
  drop(warrior: Warrior, place: number): Warrior;
  words(level: Level): Words;
  /** Warriors that come along with a level, to be placed beside it; [] mostly. */
  companions(level: Level): readonly Warrior[];
}

/** A warrior that stands ready in the designer's tray. */
export interface Ready {
  readonly name: string;
  readonly kind: Kind;
  /** Gold. */
  readonly cost: number;
  /** What it has by itself and with what its line adds. */
  readonly figures: { readonly hits: number; readonly skill: number; readonly fate: number };
  /** Its traits and figures in a line. */
  readonly about: string;
  readonly warrior: Warrior;
}

/** What a side costs and what its recruiting rules say to it. */
export interface Muster {
  readonly cost: number;
  /** With every bonus; absent where no gold was agreed on. */
  readonly gold?: number;
  readonly casters: number;
  readonly casterLimit?: number;
  /** What the rules forbid, so that no table can be made of it, and what only departs from custom. */
  readonly faults: readonly Words[];
  readonly warnings: readonly Words[];
}

/** What a game gives to the designer: the warriors to choose from, and its judgement of what was made of them. */
export interface Roster {
  readonly game: string;
  /** How many sides may fight. */
  readonly sides: { readonly min: number; readonly max: number };
  /** Groups of the tray in their order, each with its warriors. */
  readonly groups: readonly { readonly name: Words; readonly ready: readonly Ready[] }[];
  /** Table options that a battle may set. */
  readonly options: readonly OptionSpec[];
  /** The table option under which the game heeds what ground blocks; absent: it never does. */
  readonly heeding?: { readonly option: string; readonly value: string };
  /** Armies whose recruiting rules a side may be held to: as files write them. */
  readonly armies: readonly string[];
  /** Names to choose from where a warrior is made up: traits, magic items, and whose figures it may look like. */
  readonly traits: readonly string[];
  readonly items: readonly string[];
  readonly figures: readonly string[];
  /** Silhouettes that a warrior may have of its own, each with the words by which it is found. */
  readonly icons: readonly { readonly icon: string; readonly words: string }[];
  readonly levels: Levels;
  /** Traits that come with the sample warrior of a line, as the rulebook writes them. */
  givenTraits(warrior: Warrior): readonly string[];
  /** What in a line cannot be read. */
  faults(warrior: Warrior): readonly Problem[];
  /** How a warrior of any line looks and what it costs; null where the line cannot be read. */
  look(warrior: Warrior): Omit<Ready, 'warrior'> | null;
  /** `options`: the table options that the battle sets. */
  muster(side: Side, options?: Readonly<Record<string, unknown>>): Muster;
  /** Everything that keeps a file from being played. */
  problems(file: unknown): readonly Problem[];
}
