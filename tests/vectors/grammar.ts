/**
 * Reads case files in the grammar at the top of the rules' vector files: what the lines say, not yet what the
 * names in them mean.
 */

/** A file that is not in the grammar: our reader can't go on. */
export class BadFile extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

export interface UnitLine {
  readonly line: number;
  readonly id: string;
  /** 0 for P1. */
  readonly seat: number;
  /** null: not on the map. */
  readonly at: Place | null;
  readonly traits: readonly string[];
  readonly keys: readonly { readonly key: string; readonly value: string }[];
}

export type Place = readonly [q: number, r: number];

/** A line of the play: a command, one that must be refused, or what must hold. */
export type Step =
  | {
      readonly is: 'do';
      readonly line: number;
      readonly text: string;
      readonly answers: readonly { readonly line: number; readonly text: string }[];
    }
  | { readonly is: 'refuse'; readonly line: number; readonly text: string }
  | { readonly is: 'hold'; readonly line: number; readonly clauses: readonly string[] }
  /** SETUP, RECRUIT, COST, BUILD, ALIAS, LISTCOUNT, ODDS. */
  | { readonly is: 'check'; readonly line: number; readonly what: string; readonly text: string };

export interface Case {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly line: number;
  /** Hexagon of this radius around 0,0. */
  readonly radius: number;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly units: readonly UnitLine[];
  /** Top card first. */
  readonly deck: string;
  readonly discard: string;
  /** Results of the next rebuilds of the deck, top first. */
  readonly shuffles: readonly string[];
  readonly dice: readonly number[];
  readonly steps: readonly Step[];
}

const KEYS = new Set(
  `hits dmg skill fate tok army kw mount item dead summoned sumhits trapped oDef blueAsPurple`.split(' '),
);
const CHECKS = new Set(['SETUP', 'RECRUIT', 'COST', 'BUILD', 'ALIAS', 'LISTCOUNT', 'ODDS']);
const RADIUS = 8;

type Draft = { -readonly [K in keyof Case]: Case[K] extends readonly (infer T)[] ? T[] : Case[K] };

/** Whether a text has blocks fenced as `vec`. */
export const holdsCases = (text: string): boolean => /^\s*```vec\s*$/m.test(text);

/** The cases of a file. Text with fenced blocks gives those marked `vec`; text without is one block. */
export function readCases(text: string): readonly Case[] {
  const lines = text.split(/\r?\n/);
  const fenced = holdsCases(text);
  const cases: Draft[] = [];
  let inside = !fenced;
  let open: Draft | null = null;
  lines.forEach((raw, i) => {
    const line = i + 1;
    const words = raw.trim();
    if (fenced && words.startsWith('```')) {
      inside = words === '```vec';
      open = null;
    } else if (inside && words === '') open = null;
    else if (inside && !words.startsWith('#')) {
      if (words.startsWith('VEC ')) {
        open = begin(words, line);
        cases.push(open);
      } else if (open) take(open, words, line);
      else throw new BadFile(line, `a case begins with VEC, and not with "${words.slice(0, 40)}"`);
    }
  });
  if (cases.length === 0) throw new BadFile(1, 'there is no case in this file');
  for (const one of cases)
    if (one.steps.length === 0) throw new BadFile(one.line, `case ${one.id} checks nothing`);
  return cases;
}

function begin(words: string, line: number): Draft {
  const [id, category, ...title] = words
    .slice(4)
    .split('|')
    .map((part) => part.trim());
  if (!id || !category || title.length === 0)
    throw new BadFile(line, 'a case begins with "VEC id | category | title"');
  return {
    ...{ id, category, title: title.join(' | '), line },
    ...{ radius: RADIUS, options: [], units: [], deck: '', discard: '', shuffles: [], dice: [], steps: [] },
  };
}

function take(to: Draft, words: string, line: number): void {
  const space = words.indexOf(' ');
  const head = space < 0 ? words : words.slice(0, space);
  const rest = space < 0 ? '' : words.slice(space + 1).trim();
  if (CHECKS.has(head)) to.steps.push({ is: 'check', line, what: head, text: rest });
  else if (head === '>') to.steps.push({ is: 'do', line, text: rest, answers: [] });
  else if (head === '!') to.steps.push({ is: 'refuse', line, text: rest });
  else if (head === '=') to.steps.push({ is: 'hold', line, clauses: partsOf(rest, ';') });
  else if (head === '?') answer(to, rest, line);
  else layOut(to, head, rest, line);
}

function answer(to: Draft, text: string, line: number): void {
  const last = to.steps.at(-1);
  if (last?.is !== 'do')
    throw new BadFile(line, 'an answer "?" stands under the command ">" that it belongs to');
  to.steps[to.steps.length - 1] = { ...last, answers: [...last.answers, { line, text }] };
}

function layOut(to: Draft, head: string, rest: string, line: number): void {
  switch (head) {
    case 'MAP':
      if (!/^\d{1,2}$/.test(rest)) throw new BadFile(line, `MAP needs a radius, and not "${rest}"`);
      to.radius = Number(rest);
      break;
    case 'OPT': {
      const [, name, value] = /^([\w.]+)\s*=\s*(.+)$/.exec(rest) ?? [];
      if (!name) throw new BadFile(line, `OPT needs name=value, and not "${rest}"`);
      to.options.push({ name, value });
      break;
    }
    case 'U':
      to.units.push(unitLine(rest, line));
      break;
    case 'DECK':
      to.deck += cards(rest, line);
      break;
    case 'DISCARD':
      to.discard += cards(rest, line);
      break;
    case 'SHUFFLE':
      to.shuffles.push(cards(rest, line));
      break;
    case 'DICE':
      if (/[^1-6\s|]/.test(rest)) throw new BadFile(line, `DICE holds digits 1 to 6, and not "${rest}"`);
      to.dice.push(...rest.replace(/\D/g, '').split('').map(Number));
      break;
    default:
      throw new BadFile(line, `no line begins with "${head.slice(0, 20)}"`);
  }
}

const partsOf = (text: string, mark: string): string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Colour letters; spaces and | are decoration, - is none. */
function cards(text: string, line: number): string {
  const letters = text.replace(/[\s|-]/g, '');
  if (/[^ROYGBP]/.test(letters)) throw new BadFile(line, `cards are letters of ROYGBP, and not "${text}"`);
  return letters;
}

/** `id P1 q,r : traits ; key=value …` */
function unitLine(text: string, line: number): UnitLine {
  const parts = /^(\w+)\s+P([1-9])\s+(-?\d+,-?\d+|-)\s*:(.*)$/.exec(text);
  if (!parts) throw new BadFile(line, 'a unit is "U id P1 q,r : traits ; key=value"');
  const [, id, player, where, what] = parts;
  const [traits, ...keys] = what.split(';').map((part) => part.trim());
  return {
    ...{ line, id, seat: Number(player) - 1 },
    at: where === '-' ? null : placeOf(where),
    traits: traits === '-' ? [] : partsOf(traits, ','),
    keys: keys.filter((pair) => pair !== '').map((pair) => keyOf(pair, line)),
  };
}

function keyOf(pair: string, line: number): { readonly key: string; readonly value: string } {
  const [key, value] = pair.split('=').map((part) => part.trim());
  if (!KEYS.has(key) || !value) throw new BadFile(line, `no key of a unit: "${pair}"`);
  return { key, value };
}

/** "q,r" as two numbers; null when it is none. */
export function placeOf(text: string): Place | null {
  const parts = /^(-?\d+),(-?\d+)$/.exec(text);
  return parts ? [Number(parts[1]), Number(parts[2])] : null;
}
