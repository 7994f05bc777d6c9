import { baseCards } from '../../shared/games/warrior-lands/data/armies.ts';
import { ITEM_BY_ID } from '../../shared/games/warrior-lands/data/items.ts';
import type { Colour, UnitType } from '../../shared/games/warrior-lands/model.ts';
import { isMounted } from '../../shared/games/warrior-lands/rules/field.ts';
import type { Battle, Unit } from '../../shared/games/warrior-lands/rules/state.ts';
import type { Uses } from './exhaustive-uses.ts';

/** From whom a warrior has what it uses: its item, its mount, its army, another of its traits. */
export class Owners {
  private readonly b: Battle;
  private readonly uses: Uses;

  constructor(b: Battle, uses: Uses) {
    this.b = b;
    this.uses = uses;
  }

  /** Items and the mount from which alone the warrior has that trait. */
  lenders(unit: Unit, trait: string): string[] {
    const type = this.typeOf(unit);
    if (type.traits.includes(trait)) {
      return [...this.grantedBy(unit, trait)];
    }
    const lenders =
      unit.form >= 0
        ? []
        : unit.items.flatMap(({ item }) => {
            const gives = ITEM_BY_ID.get(item)?.effects.some(
              (effect) => effect.is === 'gain' && effect.gain.traits.includes(trait),
            );
            return gives ? [`item:${item}`] : [];
          });
    if (isMounted(unit) && type.mount?.traits.includes(trait)) lenders.push(`mount:${type.mount.name}`);
    return lenders;
  }

  private grantedBy(unit: Unit, trait: string): string[] {
    const { army, traits } = this.typeOf(unit);
    const keys = [`army:${army}:grants:${trait}`, ...traits.map((own) => `passive:${own}:grants:${trait}`)];
    return keys.filter((key) => this.uses.counts.has(key));
  }

  /** Subjects for what an army or a trait changes about a card. */
  changed(unit: Unit, use: 'move' | 'strike' | 'defend', card: Colour): string[] {
    const { army, traits } = this.typeOf(unit);
    return [`army:${army}`, ...traits.map((id) => `passive:${id}`)]
      .map((who) => `${who}:${use}:${card}`)
      .filter((key) => this.uses.counts.has(key));
  }

  ownStrike = (unit: Unit, card: Colour): boolean => (baseCards(this.typeOf(unit)).strike[card] ?? 0) > 0;

  typeOf(unit: Unit): UnitType {
    return this.b.base.types[unit.form < 0 ? unit.type : unit.form];
  }

  carries = (unit: Unit, item: string): boolean =>
    unit.form < 0 && unit.items.some((held) => held.item === item);
}
