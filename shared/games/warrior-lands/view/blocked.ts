import type { BlockedLine, ChoiceView } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { COLOURS } from '../model.ts';
import { targetBar } from '../rules/aim.ts';
import { holds, useBar } from '../rules/choices.ts';
import { type Field, fieldOf, profileOf } from '../rules/field.ts';
import { cardsFor, countsOf } from '../rules/spells.ts';
import type { Activation, Battle } from '../rules/state.ts';
import { budgetBar } from '../rules/targets.ts';

type Blocked = 'no-line' | 'no-sight';

/**
 * Foes whom the cards in hand would reach with an attack or a hostile spell but for a unit or ground in the line
 * (A46, option terrain). Whom another of them reaches is not among them.
 */
export function blockedLines(
  b: Battle,
  open: Activation,
  choices: readonly ChoiceView[],
): { readonly blocked?: readonly BlockedLine[] } {
  const field = fieldOf(b);
  const reached = new Set(
    choices.flatMap(({ target, group, harms }) => ((group === 'attack' || harms) && target ? [target] : [])),
  );
  const { id: piece } = b.units[open.unit];
  const blocked: BlockedLine[] = [];
  for (const [target, why] of barred(b, field, open)) {
    const { id, name: whom } = b.units[target];
    if (reached.has(id)) continue;
    blocked.push({
      ...{ piece, target: id, by: inTheWay(b, field, open.unit, target, why) },
      words: words(`blocked.${why}`, { whom }),
      rule: why === 'no-line' ? 'A46' : 'option:terrain',
    });
  }
  return blocked.length > 0 ? { blocked } : {};
}

function barred(b: Battle, field: Field, open: Activation): Map<number, Blocked> {
  const found = new Map<number, Blocked>();
  const { unit: by } = open;
  const profile = profileOf(field, b.units[by]);
  const look = (range: number, bar: (target: number) => string): void => {
    for (const cell of field.board.within(b.units[by].cell, range)) {
      const target = b.at[cell];
      if (target < 0) continue;
      const why = bar(target);
      if (why === 'no-line' || why === 'no-sight') found.set(target, why);
    }
  };
  for (const colour of COLOURS) {
    if (!holds(open, colour)) continue;
    for (const use of profile.uses[colour])
      if (use.blow && budgetBar(open, use.budget) === '')
        look(use.range, (target) => useBar(b, field, by, use, target));
  }
  if (open.attacks > 0 || profile.spells.length === 0) return found;
  const counts = countsOf(open);
  for (const offer of profile.spells)
    if (offer.blow && cardsFor(offer, counts))
      look(offer.spell.range, (target) => targetBar(b, field, by, offer, target));
  return found;
}

/** What stands on the lines that are left open, or the ground that closes all of them. */
function inTheWay(b: Battle, field: Field, by: number, target: number, why: Blocked): readonly number[] {
  const [from, to] = [b.units[by].cell, b.units[target].cell];
  const closed = new Set(why === 'no-sight' ? b.base.setup.blocking?.sight : []);
  const lines = why === 'no-sight' ? field.board.between(from, to) : field.terrain.lines(from, to);
  const cells = lines.flatMap((line) => [...line].filter((cell) => closed.has(cell) || b.at[cell] >= 0));
  return [...new Set(cells)];
}
