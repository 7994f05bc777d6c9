import type { Paper } from '../../../shared/engine/game.ts';
import type { Words } from '../../../shared/engine/words.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { undoneSteps } from '../../panels/phrase.ts';

/** One side of a fight, read from its paper. */
export interface Sum {
  readonly name: string;
  readonly strength: number;
  readonly defence: number;
  /** What the strength is made of: "11", then "Javelin 1" …; the New Fighter's part is stressed. */
  readonly parts: readonly { readonly text: string; readonly strong: boolean }[];
  /** What is added to the die against this foe; null as long as cards are drawn. */
  readonly modifier: number | null;
  /** "7 to 12"; '' as long as cards are drawn. */
  readonly range: string;
}

/** The numbers of a side's paper. `say` puts words into the player's language. */
export function sumOf(paper: Paper, say: (what: Words) => string): Sum {
  const { total } = paper;
  const figure = (name: string): number => (typeof total === 'object' ? Number(total.with?.[name] ?? 0) : 0);
  const strengths = paper.lines.filter(({ sign }) => sign === 'strength');
  const die = paper.lines.find(({ sign }) => sign === 'die');
  const range = paper.lines.find(({ sign }) => sign === 'range');
  return {
    name: say(paper.title),
    strength: figure('strength'),
    defence: figure('defence'),
    parts: strengths.map(({ words, amount, tone }, i) => {
      if (i === 0) return { text: String(amount), strong: false };
      const text = tone === 'bonus' ? `${say(words)} ${amount}` : `${say(words)} ${String(amount).slice(1)}`;
      return { text, strong: tone === 'bonus' };
    }),
    modifier: die ? modifierOf(String(die.amount)) : null,
    range: range ? say(range.words) : '',
  };
}

/** 'd6+4' is 4, 'd6' is 0, 'd6-2' is -2. */
export const modifierOf = (die: string): number => Number(die.slice(2) || 0);

/** "die +4", "die −2", "the die". */
export const dieWords = (modifier: number): string =>
  modifier === 0 ? 'd6' : modifier > 0 ? `d6 + ${modifier}` : `d6 − ${-modifier}`;

/** A line of the short log: which round, and the event's own words. */
export interface LogLine {
  readonly key: string;
  readonly round: number;
  readonly words: Words;
}

/**
 * What is told again in the short log: ends of fights, gimps, New Fighters' dice and the wall, newest last; nothing
 * that was taken back. Ends of fights name their round, for of rounds played all at once nothing else is told.
 */
export function logOf(chapters: readonly Chapter[], upTo: number, most: number): readonly LogLine[] {
  const lines: LogLine[] = [];
  const undone = undoneSteps(chapters.filter(({ step }) => step <= upTo));
  let round = 0;
  for (const { step, events } of chapters) {
    if (step > upTo) break;
    if (undone.has(step)) continue;
    for (const [i, { kind, words, rule }] of events.entries()) {
      if (kind === 'round' || kind === 'fall') round = Number(words.with?.round ?? round);
      const told =
        kind === 'fall' ||
        kind === 'mark' ||
        (kind === 'roll' && rule === 'B14') ||
        (kind === 'note' && (rule === 'B9' || rule === 'B33'));
      if (told && words.key !== '') lines.push({ key: `${step} ${i}`, round, words });
    }
  }
  return lines.slice(-most);
}

/** What the two dice of a roll say: each side's reckoning and who leads by how much. */
export interface RollNote {
  readonly sides: readonly {
    readonly team: number;
    readonly die: number;
    readonly modifier: number;
    readonly result: number;
  }[];
  readonly lead: number;
}

/** null before the first roll of the fight. `dice`: first team's, second team's. */
export function rollNote(
  papers: readonly Paper[],
  slot: number,
  dice: readonly [number, number],
): RollNote | null {
  if (dice[0] === 0 || dice[1] === 0) return null;
  const sides = [0, 1].flatMap((team) => {
    const paper = papers.find(({ id }) => id === `side:${slot}:${team}`);
    const die = paper?.lines.find(({ sign }) => sign === 'die');
    if (!die) return [];
    const modifier = modifierOf(String(die.amount));
    return [{ team, die: dice[team], modifier, result: Math.max(1, dice[team] + modifier) }];
  });
  if (sides.length < 2) return null;
  return { sides, lead: Math.abs(sides[0].result - sides[1].result) };
}
