import { words } from '../../../engine/words.ts';
import { HERO_SPECIALS, HERO_TABLE } from '../data/heroes.ts';
import { ITEMS } from '../data/items.ts';
import { HERO } from './harm.ts';
import type { Play } from './play.ts';
import { rebuild } from './rebuild.ts';
import type { Unit } from './state.ts';
import { countingDie } from './throw.ts';

/** Throws the hero table for every unit that has levels to roll, before the first round (section 1.11, A184). */
export function rollLevels(p: Play): void {
  const { setup } = p.b.base;
  for (const [i, { heroLevels = 0 }] of setup.units.entries())
    for (let level = 0; level < heroLevels; level++) rollLevel(p, p.b.units[i]);
}

function rollLevel(p: Play, unit: Unit): void {
  let ability = HERO_TABLE[countingDie(p, unit, 'level', 'A184') - 1];
  while (ability === 'again') ability = HERO_TABLE[countingDie(p, unit, 'level', 'A184') - 1];
  const gift = { rule: HERO, traits: [] as string[], hits: 0, skill: 0, fate: 0, control: -1, left: -1 };
  switch (ability) {
    case 'durability':
      gift.hits = 1;
      break;
    case 'skill':
      gift.skill = 1;
      break;
    case 'fate':
      gift.fate = 1;
      break;
    case 'relic': {
      const item = ITEMS[p.dice.pick(ITEMS.length)];
      p.b.found += 1;
      unit.items = [...unit.items, { item: item.id, uses: item.uses, left: -1 }];
      told(p, unit, words(`item.${item.id}`));
      break;
    }
    case 'special': {
      // Nobody can be asked before the battle: one of the skills that the book names, by chance.
      const traits = HERO_SPECIALS.flatMap((special) => (special.is === 'trait' ? special.of : []));
      const trait = traits[p.dice.pick(traits.length)];
      gift.traits.push(trait);
      told(p, unit, words(trait === 'poison' ? 'trait.poison' : `row.${trait}`));
    }
  }
  // Levels add up; they are not one gift that is given twice.
  if (ability !== 'relic') unit.lasting = [...unit.lasting, gift];
  rebuild(p.field, unit);
}

function told(p: Play, unit: Unit, what: ReturnType<typeof words>): void {
  if (!p.loud) return;
  p.tell({
    kind: 'note',
    words: words('level', { who: unit.name, what }),
    rule: 'A184',
    seat: unit.seat,
    piece: unit.id,
  });
}
