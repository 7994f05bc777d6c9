import { cards } from './cards.ts';
import type { RuleEntry, RuleSection } from './entry.ts';
import { sections } from './sections.ts';

/** Loaded only when the book is opened. */
export const rulebook: readonly RuleSection[] = [...sections, cards];

const entries: ReadonlyMap<string, RuleEntry> = new Map(
  rulebook.flatMap((section) => [
    [section.id, { id: section.id, title: section.title, text: section.text, see: [] }] as const,
    ...section.entries.map((entry) => [entry.id, entry] as const),
  ]),
);

/** The entry that a rule reference means ('C19', 'turn'); null when unknown. */
export function ruleEntry(ref: string): RuleEntry | null {
  return entries.get(ref) ?? null;
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
