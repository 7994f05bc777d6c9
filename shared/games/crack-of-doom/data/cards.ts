import { ROWS, SPECIALS } from './rows.ts';
import { DOOM, inEvilLands, inMordor, inMoria, LORIEN } from './spaces.ts';

export type CardType = 'F' | 'H' | 'A' | 'M' | 'X';
const WHERE = ['', '!EVIL', 'MORIA', 'MORDOR', '!MORIA', '<30', '>30'] as const;
export type Where = (typeof WHERE)[number];

/** A row of the list: a card, of which there may be several copies. Cards are named by their row's place. */
export interface CardRow {
  readonly row: number;
  readonly id: string;
  readonly copies: number;
  readonly type: CardType;
  /** Strength of Foes and Hardships, bonus of Aids and Modifiers. */
  readonly strength: number;
  readonly where: Where;
  readonly nazgul: boolean;
  readonly orc: boolean;
  /** Counts 2 instead against a Nazgul (C23). */
  readonly betterVersusNazgul: boolean;
  /** An Aid that helps in Hardships as well (C27). */
  readonly hardship: boolean;
  readonly special: Special | null;
}

export interface Special {
  /** turn: any time in one's own turn · pipe: as an opponent's turn begins · moved: after a movement roll · roll: after one's own dice */
  readonly when: 'turn' | 'pipe' | 'moved' | 'roll';
  readonly effect: 'miss' | 'corruption' | 'see' | 'halt' | 'again' | 'plus2';
  /** May an opponent who stands there, with so many Corruption markers, be meant? */
  readonly fits: (space: number, corruption: number, doomIsMordor: boolean) => boolean;
  /** As written in the list: '40', 'MORIA', 'any', 'corruption 2' … */
  readonly target: string;
}

const linesOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(','));

const specials = new Map(linesOf(SPECIALS).map((fields) => [fields[0], readSpecial(fields)] as const));

function readSpecial([id, when, target, effect]: string[]): Special {
  return {
    when: when as Special['when'],
    effect: effect as Special['effect'],
    target,
    fits: readTarget(id, target),
  };
}

function readTarget(id: string, target: string): Special['fits'] {
  if (target === 'any' || target === 'self') return () => true;
  const markers = /^corruption (\d+)$/.exec(target);
  if (markers) return (_, corruption) => corruption >= Number(markers[1]);
  const places = target.split(' or ').map((place) => {
    if (place === 'MORIA') return inMoria;
    if (place === 'MORDOR') return inMordor;
    const at = Number(place);
    if (!(at >= 1 && at <= DOOM))
      throw new Error(`The target "${target}" of ${id} is no place on the trail.`);
    return (space: number) => space === at;
  });
  return (space, _, doomIsMordor) => places.some((isIn) => isIn(space, doomIsMordor));
}

/** All rows in the order of the list. */
export const CARDS: readonly CardRow[] = linesOf(ROWS).map(
  ([id, copies, type, strength, where, tags], row) => ({
    row,
    id,
    copies: Number(copies),
    type: type as CardType,
    strength: Number(strength),
    where: where as Where,
    nazgul: tags === 'nazgul',
    orc: type === 'F' && tags === 'orc',
    betterVersusNazgul: tags === '2vNazgul',
    hardship: tags === 'hardship',
    special: specials.get(id) ?? null,
  }),
);

/** Rows of the whole deck, a copy each, in the order of the list. */
export const DECK: readonly number[] = CARDS.flatMap(({ row, copies }) =>
  Array.from({ length: copies }, () => row),
);

const rows = new Map(CARDS.map(({ id, row }) => [id, row]));

/** -1: there is no such card. */
export const rowOfId = (id: string): number => rows.get(id) ?? -1;

/** The row of a card that this program itself names. */
export function row(id: string): number {
  const found = rowOfId(id);
  if (found < 0) throw new Error(`There is no card "${id}".`);
  return found;
}

/** C17, C18, C22: does the location note allow the card at this space? */
export function allowedAt(where: Where, space: number, doomIsMordor: boolean): boolean {
  return ALLOWED[doomIsMordor ? 1 : 0][WHERE.indexOf(where)][space];
}

const ALLOWED = [false, true].map((withDoom) =>
  WHERE.map((where) => Array.from({ length: DOOM + 1 }, (_, space) => noteAllows(where, space, withDoom))),
);

function noteAllows(where: Where, space: number, withDoom: boolean): boolean {
  switch (where) {
    case '':
      return true;
    case '!EVIL':
      return !inEvilLands(space, withDoom);
    case 'MORIA':
      return inMoria(space);
    case 'MORDOR':
      return inMordor(space, withDoom);
    case '!MORIA':
      return !inMoria(space);
    case '<30':
      return space < LORIEN;
    case '>30':
      return space > LORIEN;
  }
}
