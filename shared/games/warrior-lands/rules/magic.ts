import { words } from '../../../engine/words.ts';
import { rustsAway } from '../data/rust.ts';
import type { Affliction } from '../magic.ts';
import { rise, tellHeal, tellMark } from './harm.ts';
import type { Play } from './play.ts';
import { capWounds, rebuild } from './rebuild.ts';
import type { Battle, Unit } from './state.ts';

/** Metal armour, shields and weapons are lost for the battle; magic items stay (A162). */
export function rustAway(p: Play, index: number, rule: string): void {
  const unit = p.b.units[index];
  const eaten = rustsAway(p.field.types[unit.form < 0 ? unit.type : unit.form]).filter(
    (id) => !unit.lost.includes(id),
  );
  unit.lost = [...unit.lost, ...eaten];
  rebuild(p.field, unit);
  if (p.loud)
    p.tell({
      kind: 'note',
      words: words(eaten.length > 0 ? 'rusts' : 'rusts.not', { whom: unit.name }),
      rule,
      piece: unit.id,
      target: unit.id,
    });
}

/** Turns a unit into another type; its own damage is kept aside (A153). */
export function transform(p: Play, index: number, form: number, rule: string): void {
  const unit = p.b.units[index];
  if (unit.form < 0) unit.ownDamage = unit.damage;
  unit.form = form;
  rebuild(p.field, unit);
  if (p.loud)
    p.tell({
      kind: 'mark',
      words: words('mark.form.on', { whom: unit.name, form: p.field.types[form].name }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      target: unit.id,
      mark: 'form',
      on: true,
    });
}

/** What ails a unit that Cure could take away; the dead only by option, of stone (A139). */
export function afflictionsOf(b: Battle, unit: Unit): readonly Affliction[] {
  if (unit.dead)
    return b.base.options.cureStatue === 'on' && unit.stone > 0 && !unit.summoned ? ['Petrify'] : [];
  const ails: Affliction[] = [];
  if (unit.cursed) ails.push('Curse');
  if (unit.trapped) ails.push('Weakness');
  if (unit.form >= 0) ails.push('Polymorph');
  if (unit.venom > 0) ails.push('Poison');
  if (unit.stone > 0) ails.push('Petrify');
  return ails;
}

/** Takes one affliction away. `to`: where one of stone returns. */
export function cure(p: Play, index: number, ail: string, to: number, rule: string): void {
  const unit = p.b.units[index];
  if (unit.dead) {
    rise(p, index, to, rule);
    return;
  }
  switch (ail) {
    case 'Curse':
      unit.cursed = false;
      tellMark(p, unit, 'cursed', false, rule);
      return;
    case 'Weakness':
      unit.trapped = false;
      tellMark(p, unit, 'trapped', false, rule);
      return;
    case 'Polymorph':
      unit.form = -1;
      unit.damage = unit.ownDamage;
      rebuild(p.field, unit);
      tellMark(p, unit, 'form', false, rule);
      return;
    default:
      unit.damage = Math.max(0, unit.damage - 1);
      if (ail === 'Poison') unit.venom -= 1;
      else unit.stone -= 1;
      capWounds(unit);
      tellHeal(p, unit, rule);
  }
}
