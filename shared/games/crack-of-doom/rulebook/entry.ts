/** One rule as players read it, in our own words. `id` is what events, prompts and sheets cite: 'C19', 'turn'. */
export interface RuleEntry {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Ids of related entries. */
  readonly see: readonly string[];
}

export interface RuleSection {
  /** Also a reference. */
  readonly id: string;
  readonly title: string;
  /** What the section is about, for somebody who never played. */
  readonly text: string;
  readonly entries: readonly RuleEntry[];
}

export function rule(id: string, title: string, text: string, ...see: string[]): RuleEntry {
  return { id, title, text, see };
}
