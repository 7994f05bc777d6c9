import type { TextTable } from '../../../engine/words.ts';

/** What the designer says of decks and names of this game. */
export const designerText: TextTable = {
  'designer.fighters': 'Fighters',
  'designer.weapons': 'Weapons',
  'designer.defences': 'Defences',
  'designer.name': 'Name',
  'designer.affiliation': 'Of',
  'designer.count': 'Cards',
  'designer.strength': 'Strength',
  'designer.defence': 'Defence',
  'designer.restricts': 'Restricts',
  'designer.more': 'One more',
  'designer.handy': 'Handy',
  'designer.new-fighter': 'new (die − 3)',
  'designer.sum.fighters': 'fighters',
  'designer.sum.newFighters': 'of them new',
  'designer.sum.fighterSum': 'strength in all',
  'designer.sum.weapons': 'weapons',
  'designer.sum.weaponSum': 'strength in all',
  'designer.sum.weaponDefSum': 'defence in all',
  'designer.sum.defences': 'defences',
  'designer.sum.defenceSum': 'defence in all',
  'designer.team': 'Team {n}',
  'designer.seat': '{team}, seat {n}',
};
