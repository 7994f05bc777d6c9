import { allowedAt, CARDS, type Where } from '../data/cards.ts';
import { DOOM, inEvilLands, isHaven } from '../data/spaces.ts';

/**
 * Why a card can't be used, as a key into the text table ('why.…'), or '' where it can. Every list of choices and
 * every refusal comes from these.
 */
export type Bar = string;

const WHERE_BARS: Readonly<Record<Where, Bar>> = {
  '': '',
  '!EVIL': 'not-evil',
  MORIA: 'only-moria',
  MORDOR: 'only-mordor',
  '!MORIA': 'not-moria',
  '<30': 'before-lorien',
  '>30': 'after-lorien',
};

const whereBar = (where: Where, space: number, doomIsMordor: boolean): Bar =>
  allowedAt(where, space, doomIsMordor) ? '' : WHERE_BARS[where];

/** May this card be played on a Fellowship that has moved to a space of its own? (C17) */
export function encounterBar(row: number, space: number, doomIsMordor: boolean): Bar {
  const { type, where } = CARDS[row];
  if (type !== 'F' && type !== 'H') return type === 'M' ? 'needs-foe' : 'no-encounter';
  return whereBar(where, space, doomIsMordor);
}

/** May this card be attached to that Foe? (C19) */
export function modifierBar(row: number, foe: number): Bar {
  const { type, id } = CARDS[row];
  if (type !== 'M') return 'no-encounter';
  if (CARDS[foe].type !== 'F') return 'needs-foe';
  return id === 'poisoned_arrow' && !CARDS[foe].orc ? 'only-orcs' : '';
}

export function strengthOf(rows: readonly number[]): number {
  let strength = 0;
  for (const row of rows) strength += CARDS[row].strength;
  return strength;
}

/** May its holder, on this space, use the card against a Foe? (C22, C27) */
export function aidBar(row: number, space: number, doomIsMordor: boolean): Bar {
  const { type, where } = CARDS[row];
  return type === 'A' ? whereBar(where, space, doomIsMordor) : 'no-aid';
}

/** What the Aid adds against this Foe (C23). */
export const aidValue = (row: number, foe: number): number =>
  CARDS[row].betterVersusNazgul && CARDS[foe].nazgul ? 2 : CARDS[row].strength;

/** Does the card help in a Hardship? Courage and Smeagol do (C27). */
export const hardshipBar = (row: number): Bar => {
  const { hardship, special } = CARDS[row];
  return hardship || special?.effect === 'plus2' ? '' : 'no-hardship-aid';
};

/** May the card be played on an opponent who stands there? (C32) */
export function specialBar(row: number, space: number, corruption: number, doomIsMordor: boolean): Bar {
  const { special } = CARDS[row];
  if (special?.when !== 'turn') return 'not-now';
  return special.fits(space, corruption, doomIsMordor) ? '' : 'no-target';
}

/** May the card make the pawn move again? (C34, C35) */
export function againBar(
  row: number,
  space: number,
  turn: { readonly moved: boolean; readonly noMove: boolean },
  doomIsMordor: boolean,
): Bar {
  const { special, where } = CARDS[row];
  if (special?.effect !== 'again') return 'not-now';
  if (turn.noMove) return 'halted';
  if (!turn.moved) return 'after-roll';
  if (space === DOOM) return 'on-doom';
  return where === '!EVIL' && inEvilLands(space, doomIsMordor) ? 'not-evil' : '';
}

/** Where a pawn comes to that goes so many steps on: Havens and Mount Doom stop it (C9, C40). */
export function forward(from: number, steps: number): number {
  for (let space = from + 1; space <= from + steps; space++) {
    if (isHaven(space) || space === DOOM) return space;
  }
  return from + steps;
}

/** Where a pawn comes to that is turned back (C28). */
export function back(from: number, steps: number, stopsAtHaven: boolean): number {
  const end = Math.max(1, from - steps);
  if (!stopsAtHaven) return end;
  for (let space = from - 1; space > end; space--) if (isHaven(space)) return space;
  return end;
}
