import type { SheetLine } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { ITEM_BY_ID } from '../data/items.ts';
import { ROW_BY_ID } from '../data/rows.ts';
import { HERO } from '../rules/harm.ts';
import type { Profile } from '../rules/profile.ts';
import type { Battle, Unit } from '../rules/state.ts';
import { cardsInWords } from './magic.ts';

const line = (key: string, rule: string, values?: Words['with']): SheetLine => ({
  card: '',
  words: words(key, values),
  rule,
});

/** Spells with their cards, then the items that it carries. */
export function magicLines(unit: Unit, profile: Profile): readonly SheetLine[] {
  const spells = profile.spells
    .filter(({ item }) => item === '')
    .map(({ spell, by }) =>
      line('sheet.spell', `spell:${spell.id}`, {
        spell: words(`row.${spell.id}`),
        cards: cardsInWords(by === 'purple' ? ['P'] : spell.cards),
        line: spell.line,
      }),
    );
  const items = unit.items.map(({ item, uses }) =>
    line(uses > 1 ? 'sheet.item.uses' : 'sheet.item', `item:${item}`, {
      item: words(`item.${item}`),
      line: ITEM_BY_ID.get(item)?.line ?? '',
      n: uses,
    }),
  );
  return [...spells, ...items];
}

/** What magic has laid on it, with the rounds that are left. */
export function spellConditions(b: Battle, index: number): readonly SheetLine[] {
  const unit = b.units[index];
  const lines: SheetLine[] = [];
  if (unit.cursed) lines.push(line('condition.cursed', 'A157'));
  if (unit.less > 0) lines.push(line('condition.less', 'A158', { n: unit.less }));
  if (unit.form >= 0) lines.push(line('condition.form', 'A153', { form: b.base.types[unit.form].name }));
  for (const { rule, control, left } of unit.lasting) {
    if (rule === HERO) continue;
    const rounds = left < 0 ? '' : '.rounds';
    if (control >= 0)
      lines.push(
        line(`condition.controlled${rounds}`, 'A151', { side: b.base.setup.sides[control].name, n: left }),
      );
    else
      lines.push(
        line(`condition.lasting${rounds}`, rule, {
          what: words(`row.${rule.replace('spell:', '')}`),
          n: left,
        }),
      );
  }
  for (const { item, left } of unit.items)
    if (left >= 0)
      lines.push(line('condition.item.rounds', `item:${item}`, { item: words(`item.${item}`), n: left }));
  for (const id of unit.lost)
    lines.push(
      line('condition.rust', 'A162', { what: words(`${ROW_BY_ID.has(id) ? 'row' : 'trait'}.${id}`) }),
    );
  if (unit.barred) lines.push(line('condition.barred', 'A148'));
  if (unit.summoned) lines.push(line('condition.summoned', 'A145'));
  if (unit.summonedHits > 0) lines.push(line('condition.summons', 'A145', { n: unit.summonedHits }));
  return lines;
}
