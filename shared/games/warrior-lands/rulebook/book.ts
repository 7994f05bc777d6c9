import { armour } from './armour.ts';
import { attack } from './attack.ts';
import { cards } from './cards.ts';
import { defend } from './defend.ts';
import { effects } from './effects.ts';
import type { RuleEntry, RuleSection } from './entry.ts';
import { items } from './items.ts';
import { magic } from './magic.ts';
import { move } from './move.ts';
import { options } from './options.ts';
import { passives } from './passives.ts';
import { recruiting } from './recruiting.ts';
import { rows } from './rows.ts';
import { spells } from './spells.ts';
import { turn } from './turn.ts';
import { victory } from './victory.ts';
import { warriors } from './warriors.ts';

/** The rules of battle in the order in which somebody learns them. Loaded only when the book is opened. */
export const rulebook: readonly RuleSection[] = [
  turn,
  cards,
  move,
  attack,
  defend,
  armour,
  effects,
  warriors,
  victory,
  rows,
  passives,
  magic,
  spells,
  items,
  recruiting,
  options,
];

const entries: ReadonlyMap<string, RuleEntry> = new Map(
  rulebook.flatMap((section) => [
    [section.id, { id: section.id, title: section.title, text: section.text, see: [] }] as const,
    ...section.entries.map((entry) => [entry.id, entry] as const),
  ]),
);

/** The entry that a rule reference means ('A64', 'row:shield', 'passive:martyr', '3.3'); null when unknown. */
export function ruleEntry(ref: string): RuleEntry | null {
  return entries.get(ref) ?? null;
}

/** The section in which an entry stands (or which the reference itself is); null when unknown. */
export function sectionOf(ref: string): RuleSection | null {
  return (
    rulebook.find((section) => section.id === ref || section.entries.some((entry) => entry.id === ref)) ??
    null
  );
}

/** Entries that hold all the words, those with a word in the title first, then in the book's order. */
export function searchRules(text: string): readonly RuleEntry[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = [...entries.values()].filter((entry) => {
    const all = `${entry.id} ${entry.title} ${entry.text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
  const inTitle = (entry: RuleEntry) =>
    wanted.some((word) => `${entry.id} ${entry.title}`.toLowerCase().includes(word));
  return [...found.filter(inTitle), ...found.filter((entry) => !inTitle(entry))];
}
