import type { GameEvent } from '../../shared/engine/event.ts';
import type { Rulebook } from '../../shared/engine/rulebook.ts';
import type { TextTable, Words } from '../../shared/engine/words.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';

/** A piece of a sentence; `seat` where it names a warrior or a person of that seat. */
export interface Part {
  readonly text: string;
  readonly seat?: number;
}

/** Names of the warriors of each seat; a name that both sides have is told apart by the event itself. */
export type NamedSeats = ReadonlyMap<string, number>;

/** Seats of those whom the places {who} and {whom} name, for names that say nothing by themselves ('Hoplite 3'). */
export type Roles = Readonly<Record<string, number | undefined>>;

/** Sentence with its places filled, in parts, so that names can wear the colour of their side. */
export function phrase(
  what: Words,
  tables: readonly TextTable[],
  seatOf: NamedSeats,
  roles: Roles = {},
): Part[] {
  const table = tables.find((t) => t[what.key] !== undefined);
  const sentence = table?.[what.key] ?? what.key;
  const parts: Part[] = [];
  let from = 0;
  for (const place of sentence.matchAll(/\{(\w+)\}/g)) {
    const value = what.with?.[place[1]];
    if (value === undefined) continue;
    parts.push({ text: sentence.slice(from, place.index) });
    from = place.index + place[0].length;
    if (typeof value === 'object') parts.push(...phrase(value, tables, seatOf, roles));
    else {
      const text = String(value);
      const seat = roles[place[1]] ?? seatOf.get(text);
      parts.push(seat === undefined ? { text } : { text, seat });
    }
  }
  parts.push({ text: sentence.slice(from) });
  return parts.filter((part) => part.text !== '');
}

/** Dice of an event as the log shows them: which face, good or not, and the figure that all were rolled for. */
export function rolled(event: GameEvent): { need?: number; hits: number; counts: boolean } {
  const dice = event.dice ?? [];
  const needs = new Set(dice.map((die) => die.need));
  return {
    need: needs.size === 1 ? dice[0].need : undefined,
    hits: dice.filter((die) => die.ok).length,
    counts: dice.some((die) => die.need !== undefined),
  };
}

/**
 * A rule as a chip names it: the title of the rulebook, and the number where it has one ('A22', 'R10'). Until
 * the book has come, the number or the name that the reference itself spells.
 */
export function ruleName(
  rule: string,
  book: Pick<Rulebook, 'ruleEntry'> | null,
): { title: string; number: string } {
  const number = /^[A-Z]\d+$/.test(rule) ? rule : '';
  const title = book?.ruleEntry(rule)?.title;
  return { title: title ?? (number ? '' : ruleLabel(rule)), number };
}

/** Rule references as people read them: 'A64' stays, 'row:shield' and 'spell:mage:polymorph' become names. */
export function ruleLabel(rule: string): string {
  const named = /:([^:]+)$/.exec(rule);
  if (!named) return rule;
  const name = named[1].replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** 0.456 → '46 %'; sure things are 100 % only when they are. */
export function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded === 100 && chance < 1) return '> 99 %';
  if (rounded === 0 && chance > 0) return '< 1 %';
  return `${rounded} %`;
}

/** A chance as so many in 100; 0 and 100 only where it is certain. */
export function inHundred(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.max(1, Math.min(99, Math.round(chance * 100)));
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

export function roman(n: number): string {
  let text = '';
  for (const [value, letters] of ROMAN) {
    while (n >= value) {
      text += letters;
      n -= value;
    }
  }
  return text;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** What one warrior did in its turn, as the chronicle shows it. */
export interface Told {
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** It was taken back, and is only there to be remembered. */
  readonly undone: boolean;
}

/**
 * Chapters as the chronicle groups them: what one warrior does in its turn stands together, from the line
 * that begins the turn to the next one. What was taken back stands by itself.
 */
export function grouped(chapters: readonly Chapter[]): Told[] {
  const undone = undoneSteps(chapters);
  const entries: { step: number; events: GameEvent[]; undone: boolean }[] = [];
  for (const { step, events } of chapters) {
    const told = events.filter(isTold);
    if (told.length === 0) continue;
    const last = entries.at(-1);
    const gone = undone.has(step) && !told.every(isOfTheTable);
    const goesOn = !told.some(begins) && told.some(({ piece }) => piece);
    if (last?.undone === gone && goesOn && !last.events.every(isOfTheTable)) last.events.push(...told);
    else entries.push({ step, events: told, undone: gone });
  }
  return entries;
}

/** Steps that were taken back. */
export function undoneSteps(chapters: readonly Chapter[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const { step, undoes } of chapters)
    if (undoes !== undefined) for (let gone = undoes; gone < step; gone++) undone.add(gone);
  return undone;
}

/** People who come, ask and agree: nobody takes that back. */
const isOfTheTable = ({ words }: GameEvent): boolean => words.key.startsWith('table.');

const begins = ({ kind }: GameEvent) => kind === 'turn' || kind === 'round' || kind === 'over';

/** Events without words and dice are only for the board. */
export function isTold(event: GameEvent): boolean {
  return event.words.key !== '' || (event.dice?.length ?? 0) > 0;
}
