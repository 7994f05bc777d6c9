/**
 * Path data laid on a grid of whole units. The icon set draws in a square of 512 with up to three decimals;
 * at the sizes that we bake, half a unit cannot be seen, and the bundle halves.
 */

/** How many numbers each command takes, by its lower-case letter. */
const ARITY: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** The same drawing with every point moved to the nearest whole unit (never more than half a unit away). */
export function onGrid(path: string): string {
  let out = '';
  let last = '';
  // Where the drawing is and where the rounded one is, and both at the start of the subpath.
  let at: Point = [0, 0];
  let rounded: Point = [0, 0];
  let start: Point = [0, 0];
  for (const { letter, numbers } of parse(path)) {
    const kind = letter.toLowerCase();
    if (kind === 'z') {
      out += 'z';
      last = 'z';
      at = start;
      rounded = [Math.round(start[0]), Math.round(start[1])];
      continue;
    }
    const points = absolute(kind, numbers, letter === kind ? at : [0, 0], at);
    const end = points[points.length - 1];
    const whole = points.map((p): Point => [Math.round(p[0]), Math.round(p[1])]);
    const steps = whole.map((p): Point => [p[0] - rounded[0], p[1] - rounded[1]]);
    at = end;
    rounded = whole[whole.length - 1];
    if (kind === 'm') start = end;
    // A step to nowhere draws nothing; a curve to nowhere may still be a loop.
    else if ((kind === 'l' || kind === 'h' || kind === 'v') && !steps[0][0] && !steps[0][1]) continue;
    const words = kind === 'a' ? arcWords(numbers, steps[0]) : stepWords(kind, steps);
    // After a move, more pairs are lines.
    const implied = last === kind || (kind === 'l' && last === 'm');
    out += joined(implied && kind !== 'm' ? '' : kind, words);
    last = kind;
  }
  return out;
}

type Point = readonly [number, number];

/** All points of a command, control points and end, in absolute units. */
function absolute(kind: string, numbers: readonly number[], origin: Point, at: Point): Point[] {
  if (kind === 'h') return [[origin[0] + numbers[0], at[1]]];
  if (kind === 'v') return [[at[0], origin[1] + numbers[0]]];
  if (kind === 'a') return [[origin[0] + numbers[5], origin[1] + numbers[6]]];
  const points: Point[] = [];
  for (let i = 0; i < numbers.length; i += 2)
    points.push([origin[0] + numbers[i], origin[1] + numbers[i + 1]]);
  return points;
}

function stepWords(kind: string, steps: readonly Point[]): string[] {
  if (kind === 'h') return [String(steps[0][0])];
  if (kind === 'v') return [String(steps[0][1])];
  return steps.flat().map(String);
}

/** Radii keep one decimal: small arcs would lose their shape. */
function arcWords(numbers: readonly number[], step: Point): string[] {
  const [rx, ry, turn, large, sweep] = numbers;
  const short = (v: number) => String(Math.round(v * 10) / 10).replace(/^0\./, '.');
  return [short(rx), short(ry), short(turn), String(large), String(sweep), ...step.map(String)];
}

/** Words behind a letter; a minus separates by itself. */
function joined(letter: string, words: readonly string[]): string {
  let out = letter;
  for (const [i, word] of words.entries())
    out += (i === 0 && letter) || word.startsWith('-') ? word : ` ${word}`;
  return out;
}

/** Commands one by one, repeated numbers split into commands of their own. Throws on what is not a path. */
function parse(path: string): Command[] {
  const commands: Command[] = [];
  let at = 0;
  let letter = '';
  const skip = () => {
    while (at < path.length && /[\s,]/.test(path[at])) at++;
  };
  const number = (flag: boolean): number => {
    skip();
    const found = (flag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i).exec(path.slice(at, at + 40));
    if (!found) throw new Error(`not a path at ${at}: ${path.slice(at, at + 20)}`);
    at += found[0].length;
    return Number(found[0]);
  };
  for (skip(); at < path.length; skip()) {
    if (/[a-z]/i.test(path[at])) letter = path[at++];
    else if (letter === 'm') letter = 'l';
    else if (letter === 'M') letter = 'L';
    const kind = letter.toLowerCase();
    const count = ARITY[kind];
    if (count === undefined) throw new Error(`no such command: ${letter}`);
    const numbers = Array.from({ length: count }, (_, i) => number(kind === 'a' && (i === 3 || i === 4)));
    commands.push({ letter, numbers });
    if (kind === 'z') letter = '';
  }
  return commands;
}
