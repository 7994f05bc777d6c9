import { say } from '../../engine/words.ts';
import type { Background } from '../../scenario/map.ts';
import { scenarioText } from '../../scenario/text.ts';
import { type Command, perform } from '../command.ts';
import { type Design, fileOf, newDesign, readDesign } from '../design.ts';
import { designText } from '../text.ts';

/** What the tests of the designer draw with. */

export const SIDES = ['North', 'South'];

export const field = (columns = 6, rows = 5): Design =>
  newDesign('warrior-lands', 'A field', SIDES, columns, rows);

export const after = (design: Design, ...commands: Command[]): Design =>
  commands.reduce((now, command) => perform(now, command)?.design ?? now, design);

/** The design as it comes back from its file. */
export function reread(design: Design): Design {
  const read = readDesign(JSON.parse(JSON.stringify(fileOf(design))), 'warrior-lands', SIDES);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.design;
}

/** Where somebody stands. */
export const stands = (design: Design): string[] =>
  design.sides.flatMap(({ units }) => units.flatMap(({ at }) => at.map(String))).sort();

export const ogre = (column: number, row: number): Command => ({
  do: 'place',
  side: 0,
  warrior: { unit: 'Ogre' },
  at: [column, row],
});

/** What is wrong with a file, as sentences with their places. */
export function complaints(content: unknown): string[] {
  const read = readDesign(content, 'warrior-lands', SIDES);
  return read.ok
    ? []
    : read.problems.map(({ path, words }) => `${path}: ${say(words, designText, scenarioText)}`);
}

/** One white pixel. */
export const PICTURE: Background = {
  image:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  ...{ x: -30, y: -20, scale: 2, opacity: 1 },
};
