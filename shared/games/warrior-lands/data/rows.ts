import type { Row, Tag } from '../model.ts';
import { effectsOf } from '../notation.ts';

/**
 * The activation list (section 1.5), in the order and notation of the rulebook: l.143-217 of the source.
 * `names`: the printed heading, then the other spellings of unit, hero, item and scenario lines (section
 * 1.13; plurals, "&" and hyphens need no entry of their own, see names.ts). `tags` are our classification.
 */
interface Line {
  readonly id: string;
  readonly names: readonly string[];
  readonly blue: string;
  readonly purple: string;
  readonly tags: readonly Tag[];
}

/** The 75 printed rows. */
const PRINTED: readonly Line[] = [
  { id: 'horse', names: ['Horse or Fast', 'Horse', 'Fast'], blue: 'Move 3', purple: 'Move 4', tags: [] },
  {
    id: 'bow',
    names: ['Bow and Arrow', 'Bow'],
    blue: 'Indirect 2 (1-3)',
    purple: 'Indirect 3 (1-2)',
    tags: ['missile', 'skel'],
  },
  {
    id: 'crossbow',
    names: ['Crossbow'],
    blue: 'Pierce 2 (1-3)',
    purple: 'Attack 3 (1-2)',
    tags: ['missile', 'skel'],
  },
  { id: 'sling', names: ['Sling'], blue: 'Indirect 3 (1-2)', purple: 'Indirect 3 (1-2)', tags: ['missile'] },
  {
    id: 'harquebus',
    names: ['Harquebus'],
    blue: 'Pierce 2 (1-4)',
    purple: 'Pierce 3 (1)',
    tags: ['missile'],
  },
  {
    id: 'blunderbuss',
    names: ['Blunderbuss'],
    blue: 'Attack 2 (1-3)',
    purple: 'Attack 2 (1-2)',
    tags: ['missile'],
  },
  { id: 'shield', names: ['Shield'], blue: 'Defend (1-3)', purple: 'Defend (1-2)', tags: ['shield'] },
  { id: 'emptyhand', names: ['Empty Hand'], blue: 'Move = 1', purple: 'Defend (1-2)', tags: [] },
  { id: 'dagger', names: ['Dagger'], blue: 'Attack 1 (1-3)', purple: 'None', tags: ['hand', 'metal'] },
  {
    id: 'spear',
    names: ['Spear or Lance', 'Spear', 'Lance'],
    blue: 'Push 1 (1-3)',
    purple: 'Attack 1 or Receive (1-2)',
    tags: ['hand', 'metal', 'skel'],
  },
  {
    id: 'pike',
    names: ['Pike 2H', 'Pike'],
    blue: 'Receive 1 (1-3)',
    purple: 'Push 1 or Receive (1-3)',
    tags: ['2h', 'hand', 'metal', 'skel'],
  },
  {
    id: 'javelin',
    names: ['Javelin'],
    blue: 'Indirect 2 (1-2)',
    purple: 'Indirect 2 (1-3)',
    tags: ['metal', 'missile', 'skel'],
  },
  {
    id: 'mace',
    names: ['Mace or Club', 'Mace', 'Club'],
    blue: 'Attack 1 (1-3)',
    purple: 'Stun 1 (1-4)',
    tags: ['hand'],
  },
  {
    id: 'sword',
    names: ['Sword or Scimitar', 'Sword', 'Scimitar'],
    blue: 'Attack 1 (1-3)',
    purple: 'Parry (1-3)',
    tags: ['hand', 'metal', 'skel'],
  },
  {
    id: 'maingauche',
    names: ['Main Gauche'],
    blue: 'Parry (1-4)',
    purple: 'Parry (1-3)',
    tags: ['hand', 'metal'],
  },
  { id: 'staff', names: ['Staff'], blue: 'Stun 1 (1-3)', purple: 'Parry (1-4)', tags: ['hand'] },
  {
    id: 'dual',
    names: ['Dual Wielding', 'Dual Wield'],
    blue: 'Defend (1-2)',
    purple: 'Second 1 (1-3)',
    tags: ['inherit'],
  },
  {
    id: 'greatsword',
    names: ['Great Sword 2H', 'Great Sword'],
    blue: 'Swipe 1 (1-2)',
    purple: 'Attack 1 (1-3)',
    tags: ['2h', 'hand', 'metal', 'skel'],
  },
  {
    id: 'axe',
    names: ['Small Axe', 'Axe'],
    blue: 'Attack 1 (1-3)',
    purple: 'Attack 1 (1-2)',
    tags: ['hand', 'metal'],
  },
  {
    id: 'thrown',
    names: ['Thrown Hand Weapon'],
    blue: 'Attack 2 (1-2)',
    purple: 'None',
    tags: ['metal', 'missile'],
  },
  {
    id: 'battleaxe',
    names: ['Battle Axe 2H', 'Battle Axe'],
    blue: 'None',
    purple: 'Swipe 1 (1-3)',
    tags: ['2h', 'hand', 'metal'],
  },
  { id: 'flail', names: ['Flail'], blue: 'Flex 1 (1-3)', purple: 'None', tags: ['flex', 'metal'] },
  {
    id: 'hammer',
    names: ['War Hammer or Pick', 'War Hammer', 'Pick', 'Hammer and Pick', 'Hammer'],
    blue: 'Pierce 1 (1-3)',
    purple: 'None',
    tags: ['hand', 'metal'],
  },
  {
    id: 'halberd',
    names: ['Halberd or Polearm', 'Halberd', 'Polearm', 'Pole Arm'],
    blue: 'Attack 1 (1-4)',
    purple: 'Receive (1-3)',
    tags: ['hand', 'metal'],
  },
  { id: 'fork', names: ['Fork'], blue: 'Attack 1 (1-3)', purple: 'Pierce 1 (1-2)', tags: ['hand', 'metal'] },
  { id: 'whip', names: ['Whip'], blue: 'Stun 1 (1-3)', purple: 'Rally 1 (1-3)', tags: ['flex'] },
  {
    id: 'leader',
    names: ['Horn, Flag, Leader', 'Flag', 'Leader', 'Leadership'],
    blue: 'Inspire 3 (1-4)',
    purple: 'Rally 3 (1-3)',
    tags: [],
  },
  { id: 'fangs', names: ['Fangs', 'Bite'], blue: 'None', purple: 'Attack 1 (1-3)', tags: ['natural'] },
  { id: 'claws', names: ['Claws'], blue: 'Attack 1 (1-3)', purple: 'None', tags: ['natural'] },
  {
    id: 'horns',
    names: ['Horns or Tusks', 'Horns', 'Tusks'],
    blue: 'None',
    purple: 'Pierce 1 (1-3)',
    tags: ['natural'],
  },
  {
    id: 'wings',
    names: ['Wings or Flyer', 'Wings', 'Flyer', 'Flying'],
    blue: 'Flying 3',
    purple: 'Flying 4',
    tags: [],
  },
  {
    id: 'net',
    names: ['Net or Lasso or Web', 'Net', 'Lasso', 'Web'],
    blue: 'None',
    purple: 'Trap 1 (1-3)',
    tags: ['flex'],
  },
  { id: 'bola', names: ['Bola'], blue: 'Trap 2 (1-3)', purple: 'None', tags: ['missile'] },
  {
    id: 'elemental',
    names: ['Elemental Form'],
    blue: 'Crush 1 (1-3)',
    purple: 'Defend (1-3)',
    tags: ['magicunit', 'natural'],
  },
  {
    id: 'fire',
    names: ['Fire Attack, Breath', 'Fire Attack', 'Fire Breath'],
    blue: 'Attack 1 (1-4)',
    purple: 'Attack 2 (1-3)',
    tags: ['power'],
  },
  {
    id: 'freeze',
    names: ['Freeze Attack, Breath', 'Freeze Attack', 'Freeze Breath'],
    blue: 'Trap 1 (1-4)',
    purple: 'Stun 2 (1-3)',
    tags: ['power'],
  },
  { id: 'air', names: ['Air Attack', 'Wind Attack'], blue: 'Push 2 (1-3)', purple: 'None', tags: ['power'] },
  { id: 'water', names: ['Water Attack'], blue: 'None', purple: 'Flex 2 (1-3)', tags: ['power'] },
  { id: 'gas', names: ['Poison Gas'], blue: 'Attack 1 (1-2)', purple: 'Attack 1 (1-2)', tags: ['power'] },
  {
    id: 'lightning',
    names: ['Lightning Attack', 'Lightning Breath'],
    blue: 'Attack 1 (1-4)',
    purple: 'Stun 2 (1-3)',
    tags: ['power'],
  },
  { id: 'tail', names: ['Tail Swipe'], blue: 'None', purple: 'Stun 1 (1-4)', tags: ['natural'] },
  {
    id: 'stomp',
    names: ['Giant Stomp/Strength', 'Giant Stomp', 'Giant Strength', 'Stomp'],
    blue: 'Crush 1 (1-3)',
    purple: 'None',
    tags: ['natural'],
  },
  { id: 'trample', names: ['Trample'], blue: 'Push 1 (1-3)', purple: 'Push 1 (1-2)', tags: ['natural'] },
  { id: 'kick', names: ['Kick'], blue: 'Attack 1 (1-3)', purple: 'None', tags: ['natural'] },
  {
    id: 'boulder',
    names: ['Catapult or Boulder', 'Boulder', 'Catapult', 'Thrown Boulder'],
    blue: 'None',
    purple: 'Crush/Indirect 4 (1-2)',
    tags: ['siege'],
  },
  { id: 'ballista', names: ['Ballista'], blue: 'None', purple: 'Pierce 4 (1-3)', tags: ['siege'] },
  { id: 'cannon', names: ['Cannon Ball', 'Cannon'], blue: 'Crush 4 (1-3)', purple: 'None', tags: ['siege'] },
  {
    id: 'burst',
    names: ['Grenade, Bomb, Shell', 'Grenade', 'Bomb', 'Shell', 'Burst'],
    blue: 'Burst X (1-3/1)',
    purple: 'None',
    tags: ['siege'],
  },
  { id: 'tentacle', names: ['Tentacle'], blue: 'Flex 1 (1-2)', purple: 'Trap 1 (1-2)', tags: ['natural'] },
  {
    id: 'lethal',
    names: ['Death Touch or Lethal', 'Death Touch', 'Lethal'],
    blue: 'None',
    purple: 'Attack 1 (1-5)',
    tags: ['inherit'],
  },
  {
    id: 'regen',
    names: ['Regeneration', 'Regenerate'],
    blue: 'Defend (1-3)',
    purple: 'Regain 1 Lost Hit',
    tags: [],
  },
  {
    id: 'multi',
    names: ['Multi-Attack'],
    blue: 'Swipe 1 (1-3)',
    purple: 'Second 1 (1-3)',
    tags: ['inherit'],
  },
  { id: 'swarm', names: ['Swarm'], blue: 'Defend (1-5)', purple: 'Flex 1 (1-3)', tags: ['natural'] },
  {
    id: 'invisible',
    names: ['Invisibility', 'Invisible'],
    blue: 'Defend (1-5)',
    purple: 'Attack 1 (1-4)',
    tags: ['inherit'],
  },
  {
    id: 'angelic',
    names: ['Angelic, Demi-God', 'Angelic', 'Demi-God'],
    blue: 'Attack (1-4)',
    purple: 'Defend (1-4)',
    tags: ['inherit', 'magicunit'],
  },
  {
    id: 'elite',
    names: ['Elite, Veteran', 'Elite', 'Veteran'],
    blue: 'Defend (1-3)',
    purple: 'Attack (1-3)',
    tags: ['inherit'],
  },
  { id: 'petrify', names: ['Petrify'], blue: 'Crush 2 (1-3)', purple: 'Crush 2 (1-2)', tags: ['power'] },
  {
    id: 'mage',
    names: ['Mage', 'Rune Master'],
    blue: 'Blue Mage Spell',
    purple: 'Purple Mage Spell',
    tags: [],
  },
  { id: 'priest', names: ['Priest'], blue: 'Blue Priest Spell', purple: 'Purple Priest Spell', tags: [] },
  { id: 'necro', names: ['Necromancer'], blue: 'Blue Necro Spell', purple: 'Purple Necro Spell', tags: [] },
  { id: 'heal', names: ['Heal'], blue: 'Revive 1 (1-2)', purple: 'None', tags: [] },
  {
    id: 'charm',
    names: ['Charm'],
    blue: 'Lure 2 (1-4)',
    purple: 'Trap 1 (1-3) or Defend (1-3)',
    tags: ['power'],
  },
  { id: 'taunt', names: ['Taunt'], blue: 'Lure 2 (1-4)', purple: 'None', tags: ['power'] },
  { id: 'fear', names: ['Cause Fear'], blue: 'Push 2 (1-3)', purple: 'None', tags: ['power'] },
  { id: 'stealth', names: ['Stealth'], blue: 'Flex 1 (1-4)', purple: 'Defend (1-4)', tags: ['inherit'] },
  {
    id: 'trickery',
    names: ['Trickery or Wit', 'Trickery', 'Wit'],
    blue: 'Stun 1 (1-4)',
    purple: 'Trap 1 (1-3)',
    tags: ['power'],
  },
  { id: 'hide', names: ['Hide'], blue: 'Defend (1-4)', purple: 'None', tags: [] },
  { id: 'small', names: ['Small'], blue: 'Small (1-3)', purple: 'None', tags: [] },
  {
    id: 'ambush',
    names: ['Ambush or Pounce', 'Ambush', 'Pounce'],
    blue: 'Receive 1 (1-3)',
    purple: 'None',
    tags: ['inherit'],
  },
  {
    id: 'surprise',
    names: ['Surprise or Stalk', 'Surprise', 'Stalk'],
    blue: 'Attack 1 (1-4)',
    purple: 'None',
    tags: ['inherit'],
  },
  { id: 'music', names: ['Music'], blue: 'Inspire All 2 (1-3)', purple: 'Stun All 2 (1-2)', tags: ['power'] },
  { id: 'screech', names: ['Screech'], blue: 'None', purple: 'Stun All 2 (1-4)', tags: ['power'] },
  {
    id: 'masterarcher',
    names: ['Master Archer'],
    blue: 'Attack 4 (1-5)',
    purple: 'Second 3 (1-3)',
    tags: ['missile', 'skel'],
  },
  { id: 'tracker', names: ['Tracker'], blue: 'Move 2', purple: 'Move 2', tags: [] },
  { id: 'tactics', names: ['Tactics'], blue: 'Switch', purple: 'Deploy', tags: [] },
];

/** Named as traits and with spell lists of their own, but forgotten in the printed list (section 1.13). */
const ADDED: readonly Line[] = [
  { id: 'shaman', names: ['Shaman'], blue: 'Blue Shaman Spell', purple: 'Purple Shaman Spell', tags: [] },
  { id: 'druid', names: ['Druid'], blue: 'Blue Druid Spell', purple: 'Purple Druid Spell', tags: [] },
];

const read = (line: Line): Row => ({
  ...line,
  blue: effectsOf(line.blue),
  purple: effectsOf(line.purple),
});

export const PRINTED_ROWS: readonly Row[] = PRINTED.map(read);

/** All rows: the printed ones, then Shaman and Druid. */
export const ROWS: readonly Row[] = [...PRINTED_ROWS, ...ADDED.map(read)];

export const ROW_BY_ID: ReadonlyMap<string, Row> = new Map(ROWS.map((row) => [row.id, row]));
