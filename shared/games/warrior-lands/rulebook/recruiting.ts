import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** Gold, armies, heroes: how a side is put together. */
export const recruiting: RuleSection = {
  id: '1.10',
  title: 'Armies and heroes',
  text: 'How armies of one’s own are bought, who leads them, and how heroes come by their gifts. Ready battles need none of this.',
  entries: [
    rule(
      '1.9',
      'The fifteen armies',
      'Each has its people, its customs and some its own way with cards.',
      'A174',
      'A195',
    ),
    rule(
      '1.11',
      'Hero levels',
      'Each level is a roll: 1 one more Hit, 2 Skill, 3 Fate, 4 a magic item, 5 something special, 6 roll again. Special may be a mount, companions, a trait, a spell for one purple card, or a card that does more.',
      'A184',
      'A187',
    ),
    rule(
      'A181',
      'Gold and casters',
      'Humans have a fifth more gold, rounded down. For every 20 gold or part of it, before that bonus, an army may have one spell-caster.',
      'A182',
    ),
    rule(
      'A182',
      'Who is a spell-caster',
      'Mages, priests, necromancers, shamans and druids, each counted once however much it knows. Ready battles do not ask.',
    ),
    rule(
      'A183',
      'What a warrior costs',
      'One gold for each Hit, point of Skill, point of Fate, relic and special gift.',
      'A188',
    ),
    rule(
      'A184',
      'The hero table',
      'A six is rolled again until something else comes. More than ten levels are unusual but allowed.',
    ),
    rule(
      'A187',
      'Companions',
      'They are warriors like any other, with tokens of their own, and cost nothing beyond the level that brought them.',
    ),
    rule('A188', 'The price of items', 'One gold each, unless they are the relic of a level.', '1.8'),
    rule(
      'A195',
      'Customs',
      'Only humans have priests, and goblins need a trick and light weapons. All else that is said of armies is advice.',
    ),
    rule('A152', 'Tough Skin', 'The same as Thick Skin.', 'passive:thickskin'),
    rule(
      'army:human',
      'Humans',
      'They have more gold, priests and horses, and a little of everything.',
      'A181',
    ),
    rule(
      'army:dwarf',
      'Dwarves',
      'Tough and short of leg: all wear mithril, red cards defend, orange ones move one hex. Several heroes are common, a mage is rare.',
      'passive:mithril',
    ),
    rule('army:highelf', 'High elves', 'Each draws one card more in its turn. Mages are common.'),
    rule(
      'army:forestelf',
      'Forest elves',
      'Each has Stealth and Hide. They like bows, swords and druids, and no engines or guns.',
      'row:stealth',
      'row:hide',
    ),
    rule(
      'army:darkelf',
      'Dark elves',
      'They lean on mages and magic items: whole squads ride flying discs and carry wands of fire.',
      'item:flyingdisk',
      'item:wandoffireballs',
    ),
    rule(
      'army:orc',
      'Orcs',
      'Red moves two hexes, yellow hits and green defends on 1-4. A war chief leads them; shamans, ogres and trolls come along.',
    ),
    rule(
      'army:goblin',
      'Goblins',
      'Yellow hits and green defends on 1-2 only. Each has Swarm, Poison, Ambush or Trickery, and none lifts pikes, battle axes or great swords. Some ride boars and wolves.',
      'A150',
    ),
    rule(
      'army:undead',
      'Undead',
      'A necromancer or a lich leads whatever has risen, skeletal giants and dragons among it.',
      'A177',
    ),
    rule(
      'army:lizard',
      'Lizard men',
      'Orange cards defend. They fight with clubs, spears, javelins, bolas and nets, listen to shamans and ride dinosaurs.',
    ),
    rule(
      'army:dragonmen',
      'Dragon men',
      'Orange cards defend, and they wear heavy armour over their scales. Swords, mages and drakes are theirs.',
      'A178',
    ),
    rule('army:magical', 'Magical armies', 'A mighty mage with an odd lot of monsters.'),
    rule(
      'army:nature',
      'Armies of nature',
      'A druid with beasts, trees, centaurs and now and then some fey.',
    ),
    rule(
      'army:fey',
      'Fey',
      'Their queen leads them. They hide well and strike weakly; gnomes, goblins and trolls may come along.',
      'passive:fey',
    ),
    rule(
      'army:infernal',
      'Infernal hosts',
      'A demon lord and nobody but the infernal. They never think of defence.',
      'passive:infernal',
    ),
    rule('army:giant', 'Giants', 'Giants of several kinds, out on a raid under a storm giant.'),
  ],
};
