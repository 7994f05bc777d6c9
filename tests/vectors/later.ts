import { KEYWORDS } from '../../shared/games/warrior-lands/data/passives.ts';
import { idByName } from '../../shared/games/warrior-lands/names.ts';
import type { Case } from './grammar.ts';
import waiting from './later.json' with { type: 'json' };

/** Table options (section 2.10) that only these parts know. */
const OPTIONS: Readonly<Record<string, string>> = {
  durations: 'magic',
  resRule: 'magic',
  cureStatue: 'magic',
  consumables: 'items',
  itemCost: 'army builder',
  casterLimit: 'army builder',
  composition: 'army builder',
};

/** What parts of the game a case uses that not every version of the engine has. */
function partsOf(one: Case): ReadonlySet<string> {
  const parts = new Set<string>();
  if (one.units.some((unit) => unit.keys.some(({ key }) => key === 'item'))) parts.add('items');
  for (const { name } of one.options) parts.add(OPTIONS[name] ?? '');
  for (const step of one.steps) {
    if (step.is !== 'do' && step.is !== 'refuse') continue;
    if (step.text.startsWith('cast ')) parts.add('magic');
    const use = /^play\s+[BP]\s+use\s+([^.]+?)(\.\w+)?(\s+(on|to)\s.*)?$/.exec(step.text);
    if (use && !isRow(use[1])) parts.add('magic');
  }
  parts.delete('');
  return parts;
}

/** A power of one's own for one card is a spell or an item's (A143, A166) when it is no row of the list. */
function isRow(name: string): boolean {
  const id = idByName(name);
  return id !== null && KEYWORDS.every((keyword) => keyword.id !== id);
}

/** Which parts of later.json this case waits for; empty: it must pass. */
export function waitsFor(one: Case): readonly string[] {
  const parts = partsOf(one);
  return (waiting as readonly string[]).filter((part) => parts.has(part));
}
