import { FastDice } from '../../shared/engine/dice-fast.ts';
import { drawBattle } from './exhaustive-draw.ts';
import { type PlayedBattle, playDrawn } from './exhaustive-play.ts';
import { SUBJECTS, Uses } from './exhaustive-uses.ts';

export interface Failure {
  readonly number: number;
  readonly played: PlayedBattle;
}

export interface Exhausted {
  readonly battles: number;
  readonly acts: number;
  readonly ended: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  readonly uses: Uses;
}

/**
 * Plays so many battles, each drawn so that what has come up least so far can come up in it. The same numbers
 * play the same battles; one battle by itself is played again from its `Repro` only, since it was drawn by what
 * came before it. Stops after `most` failures.
 */
export function exhaust(
  battles: number,
  seed: number,
  most = 10,
  after?: (n: number, uses: Uses) => void,
): Exhausted {
  const uses = new Uses();
  const failures: Failure[] = [];
  const ended = new Map<string, number>();
  let acts = 0;
  let number = 0;
  for (; number < battles && failures.length < most; number++) {
    const own = Math.imul(seed, 1_000_003) + number;
    const drawn = drawBattle(new FastDice(own), uses);
    const seats = drawn.file.sides.length;
    if (seats > 2) uses.credit(seats === 3 ? 'sides:three sides' : 'sides:four sides');
    if (drawn.file.sides[0].team) uses.credit('sides:two teams');
    const played = playDrawn(drawn, own, uses);
    acts += played.acts;
    ended.set(played.ended, (ended.get(played.ended) ?? 0) + 1);
    if (played.breaks.length > 0) failures.push({ number, played });
    after?.(number + 1, uses);
  }
  return { battles: number, acts, ended, failures, uses };
}

/** The table of uses, a group after the other, as a Markdown table; what came up least is marked. */
export function tableOf({ uses }: Exhausted, least: number): string {
  const groups = [...new Set(SUBJECTS.map(({ group }) => group))];
  return groups
    .map((group) => {
      const lines = SUBJECTS.filter((one) => one.group === group).map(({ key }) => {
        const n = uses.of(key);
        return `| ${key} | ${n}${n < least ? ' **too few**' : ''} |`;
      });
      return [
        `### ${group[0].toUpperCase()}${group.slice(1)}`,
        '',
        '| What | Uses |',
        '|---|--:|',
        ...lines,
      ].join('\n');
    })
    .join('\n\n');
}

/** What came up fewer than `least` times, the rarest first. */
export function rare(
  { uses }: Pick<Exhausted, 'uses'>,
  least: number,
): readonly { key: string; n: number }[] {
  return SUBJECTS.map(({ key }) => ({ key, n: uses.of(key) }))
    .filter(({ n }) => n < least)
    .sort((x, y) => x.n - y.n);
}
