/**
 * One rule as players read it, in our own words. `id` is what events, prompts and sheets cite: 'B8' for a ruling,
 * 'option:dup' for a table option, a section's id for all of it.
 */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Ids of related entries. */
  readonly see: readonly string[];
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  /** What the section is about, for somebody who never played. */
  readonly text: string;
  readonly entries: readonly RuleEntry[];
}

/** An entry in one line, so that the sections read like a table. */
export function rule(id: string, title: string, text: string, ...see: string[]): RuleEntry {
  return { id, title, text, see };
}
