/**
 * One rule as players read it, in our own words. `id` is what events, prompts and sheets cite: 'A64' for a
 * ruling, 'row:shield' for an activation row, 'passive:martyr' for a trait that needs no card, 'card:G' for
 * a base card, '3.2' for a whole section.
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

/** An entry in one line, so that the sections below read like a table. */
export function rule(id: string, title: string, text: string, ...see: string[]): RuleEntry {
  return { id, title, text, see };
}
