import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** Layers that absorb damage, and spirits. */
export const armour: RuleSection = {
  id: 'armour',
  title: 'Armour and hides',
  text: 'Armour works by itself. Each layer has one roll to absorb the damage of a hit that no card stopped.',
  entries: [
    rule(
      '1.4',
      'Layers',
      'Every kind of armour and hide that a warrior has is one layer with its own roll.',
      'A72',
    ),
    rule('A70', 'Card first', 'The defence card comes before the armour.', 'A62'),
    rule('A71', 'Damage only', 'Armour absorbs damage. It does not stop Stun, Trap or Push.'),
    rule(
      'A72',
      'The order of layers',
      'From light to strong, ending with the first that works. Worn armour and hide are two layers even if equally strong; the same one twice counts once.',
    ),
    rule('A73', 'Mithril and Invulnerable', 'Each protects whoever has it; no Force Field is needed.'),
    rule('A74', 'All together', 'Any layers may be combined.'),
    rule('A75', 'Skeletal Form', 'It absorbs on 1-3.', 'passive:skeletal', 'option:skeletal'),
    rule(
      'A76',
      'Swords, spears and arrows',
      'Skeletal Form knows these: swords, great swords, spears, pikes, javelins, bows, crossbows and the Master Archer, and any blow struck with them.',
      'A75',
    ),
    rule('A77', 'Not only skeletons', 'Everybody with Skeletal Form has its benefit.'),
    rule(
      'A78',
      'Pierce',
      'It goes through light and heavy armour, thick skin and tough hide.',
      'A79',
      'option:pierceHide',
    ),
    rule(
      'A79',
      'What holds against Pierce',
      'Mithril, hard shells, Skeletal Form, Force Field and Invulnerable.',
    ),
    rule(
      'A83',
      'Spirit Form',
      'Ordinary attacks do nothing to a spirit, not even stun or push it. Magic does: spells, enchanted weapons, and attacks by elementals, spirits, angels and demi-gods, the infernal and the fey.',
      'A84',
    ),
    rule(
      'A84',
      'Spirits can decide a battle',
      'If hardly anybody in an army can hurt a spirit, the table may make spirits merely hard to hurt.',
      'option:spirit',
      'A34',
    ),
  ],
};
