import type { SheetLine } from '../../shared/engine/game.ts';

/** What one colour does for a warrior: the use that matters most now, and the others. */
export interface ColourUses {
  /** Kind of the card: 'card:R'. */
  readonly card: string;
  readonly first: SheetLine;
  readonly others: readonly SheetLine[];
}

/** Lines by card, in the order in which the cards are first named; what is possible now comes first. */
export function byColour(lines: readonly SheetLine[]): ColourUses[] {
  const cells = new Map<string, SheetLine[]>();
  for (const line of lines) {
    const cell = cells.get(line.card);
    if (cell) cell.push(line);
    else cells.set(line.card, [line]);
  }
  return [...cells].map(([card, uses]) => {
    const [first, ...others] = [...uses.filter((use) => use.now), ...uses.filter((use) => !use.now)];
    return { card, first, others };
  });
}

/** Letters that one chip's rounded ends and the gap after it are worth. */
const CHIP_ENDS = 3;

/**
 * How many of the chips fit into one row of `letters` letters, counted from the first. When not all do, the
 * chip that says how many are left ("+3") has its place too.
 */
export function fitting(names: readonly string[], letters: number): number {
  const wide = (name: string) => name.length + CHIP_ENDS;
  const whole = names.reduce((sum, name) => sum + wide(name), 0);
  if (whole <= letters) return names.length;
  let left = letters - wide('+9');
  let count = 0;
  while (count < names.length && wide(names[count]) <= left) {
    left -= wide(names[count]);
    count += 1;
  }
  return count;
}

/** 'Skill 1: draws 1 more' → 'Skill 1', but 'Action tokens: 1' whole: a chip's name; the sentence comes on a click. */
export function shortly(sentence: string): string {
  const [name, rest] = sentence.split(/[.:]/, 2);
  return rest && /^\s*\d+$/.test(rest) ? sentence : name;
}
