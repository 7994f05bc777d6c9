/**
 * One rule as players read it, in our own words. `id` is what events, prompts and sheets cite: 'A64' for a
 * ruling, 'row:shield' or 'option:dup' for a thing of its own, a section's id for all of it.
 */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Ids of related entries. */
  readonly see: readonly string[];
}

export interface RuleSection {
  /** Also a reference: 'turn', 'armour' … */
  readonly id: string;
  readonly title: string;
  /** What the section is about, for somebody who never played. */
  readonly text: string;
  readonly entries: readonly RuleEntry[];
}

/** A game's rules in the order in which somebody learns them. Loaded only when the book is opened. */
export interface Rulebook {
  readonly rulebook: readonly RuleSection[];
  /** The entry that a reference means; null when unknown. */
  ruleEntry(ref: string): RuleEntry | null;
  /** The section in which an entry stands (or which the reference itself is); null when unknown. */
  sectionOf(ref: string): RuleSection | null;
  /** Entries that hold all the words, those with a word in the title first, then in the book's order. */
  searchRules(text: string): readonly RuleEntry[];
}

/** An entry in one line, so that sections read like a table. */
export function rule(id: string, title: string, text: string, ...see: string[]): RuleEntry {
  return { id, title, text, see };
}

/** The book with what is needed to look things up in it; ids are unique over sections and entries. */
export function bookOf(rulebook: readonly RuleSection[]): Rulebook {
  const entries: ReadonlyMap<string, RuleEntry> = new Map(
    rulebook.flatMap((section) => [
      [section.id, { id: section.id, title: section.title, text: section.text, see: [] }] as const,
      ...section.entries.map((entry) => [entry.id, entry] as const),
    ]),
  );
  return {
    rulebook,
    ruleEntry: (ref) => entries.get(ref) ?? null,
    sectionOf: (ref) =>
      rulebook.find((section) => section.id === ref || section.entries.some((entry) => entry.id === ref)) ??
      null,
    searchRules(text) {
      const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
      if (wanted.length === 0) return [];
      const found = [...entries.values()].filter((entry) => {
        const all = `${entry.id} ${entry.title} ${entry.text}`.toLowerCase();
        return wanted.every((word) => all.includes(word));
      });
      const inTitle = (entry: RuleEntry) =>
        wanted.some((word) => `${entry.id} ${entry.title}`.toLowerCase().includes(word));
      return [...found.filter(inTitle), ...found.filter((entry) => !inTitle(entry))];
    },
  };
}
