import type { ScenarioCard } from '../../shared/protocol/http.ts';
import type { Odds } from '../../shared/scenario/introduction.ts';
import { text } from '../text/lobby.ts';

/** "Greek heroes (14) v Greek monsters (11)"; more than two sides are counted, without a board only players. */
export function countOf({ sides, sizes, board }: ScenarioCard): string {
  const [a, b] = sides;
  if (!board) return text('battles.players', { n: spanOf(sizes.length > 0 ? sizes : [sides]) });
  if (!b) return a.name;
  if (sides.length === 2)
    return text('battles.count', { a: a.name, n: a.warriors, b: b.name, m: b.warriors });
  return text('battles.count-many', {
    sides: sides.length,
    n: sides.reduce((sum, side) => sum + side.warriors, 0),
  });
}

/** "2", "2 to 6", and "2, 4 or 6" where some between cannot be chosen: numbers of players. */
function spanOf(sizes: readonly (readonly unknown[])[]): string {
  const numbers = [...new Set(sizes.map((size) => size.length))].sort((a, b) => a - b);
  const [least, most] = [numbers[0], numbers[numbers.length - 1]];
  if (numbers.length === 1) return String(least);
  if (numbers.length > 2 && most - least === numbers.length - 1) return text('battles.span', { least, most });
  return text('battles.either', { some: numbers.slice(0, -1).join(', '), last: most });
}

/** "2 players, 25 min": what stands under a small picture. */
export function shortOf({ sides, sizes, about: { minutes } }: ScenarioCard): string {
  const n = spanOf(sizes.length > 0 ? sizes : [sides]);
  return minutes ? text('battles.short', { n, minutes }) : text('battles.players', { n });
}

/** For whom and how long; '' where the file does not say both. */
export function levelOf({ about: { level, minutes } }: ScenarioCard): string {
  return level && minutes ? text('battles.level', { level, minutes }) : '';
}

/**
 * "Guards win 53 in 100": how often the side at the left, or its team, wins where the table plays against itself;
 * "each wins 11 to 25 in 100" for more than two; null where nobody measured. A plate has no room for a long
 * name beside it: `name` stands above what it wins.
 */
export function chanceOf({ about: { odds }, sides, board }: ScenarioCard): Chance | null {
  const told = odds ? shares(odds, { sides, board }) : [];
  if (told.length === 0) return null;
  const all = told.map(({ percent }) => percent);
  if (told.length > 2)
    return {
      name: '',
      wins: text('battles.chance-each', { least: Math.min(...all), most: Math.max(...all) }),
    };
  const [{ name, percent }] = told;
  return name.length <= PLATE_NAME
    ? { name: '', wins: text('battles.chance', { name, n: percent }) }
    : { name, wins: text('battles.chance-first', { n: percent }) };
}

interface Chance {
  /** Who wins, where that does not stand in `wins`. */
  readonly name: string;
  readonly wins: string;
}

/** What the first of two sides wins in a hundred games, for a bar; null where there are more, or nobody measured. */
export function firstShare({ about: { odds }, sides, board }: ScenarioCard): number | null {
  const told = odds ? shares(odds, { sides, board }) : [];
  return told.length === 2 ? Math.round((100 * told[0].exact) / (told[0].exact + told[1].exact)) : null;
}

/** Letters of a name that a plate has room for. */
const PLATE_NAME = 10;

/** What was measured, as a sentence. */
export function oddsWords(odds: Odds | undefined, card: Sides): string {
  if (!odds) return '';
  const won = shares(odds, card);
  const drawn = Math.round(100 - won.reduce((sum, { exact }) => sum + exact, 0));
  const parts = [
    ...won.map(({ name, percent }) => text('battles.share', { name, percent })),
    ...(drawn > 0 ? [text('battles.drawn', { percent: drawn })] : []),
  ];
  return `${text('battles.odds', { games: odds.games, shares: parts.join(', ') })}.`;
}

type Sides = Pick<ScenarioCard, 'sides' | 'board'>;

/** Sides of a team win together and are told together: on a board by their own names, at cards by their team's. */
function shares({ games, wins }: Odds, { sides, board }: Sides) {
  const teams = new Map<string, { names: string[]; wins: number }>();
  sides.forEach(({ name, team }, seat) => {
    const key = team === undefined ? `seat ${seat}` : `team ${team}`;
    const known = teams.get(key);
    if (!known) teams.set(key, { names: [board ? name : (team ?? name)], wins: wins[seat] ?? 0 });
    else if (board) known.names.push(name);
  });
  return [...teams.values()].map((one) => {
    const exact = (100 * one.wins) / games;
    return { name: one.names.join(` ${text('list.and')} `), exact, percent: Math.round(exact) };
  });
}
