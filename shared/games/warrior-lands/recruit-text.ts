import type { TextTable } from '../../engine/words.ts';

/** What the army builder says about a list. */
export const recruitText: TextTable = {
  'recruit.two-hands': '{name} needs both hands for its {weapon} and has none left for {other}.',
  'recruit.never': '{name} cannot join: only humans have a {trait}.',
  'recruit.never-race': 'Goblins are too weak for a {trait}: {name} cannot carry one.',
  'recruit.needs-one': 'A goblin fights with a trick: {name} needs one of {traits}.',
  'recruit.nobody': 'An army needs at least one warrior.',
  'recruit.overspent': 'The army costs {cost} gold and has {gold}.',
  'recruit.casters': '{n} spell-casters are more than this much gold usually brings: {max}.',
  'recruit.levels': '{name} has more than the usual {max} levels of a hero.',
  'recruit.stranger': 'An infernal army has none but the infernal: {name} is not.',
  'recruit.leader.dwarf': 'A dwarf army usually has a hero or several.',
  'recruit.leader.highelf': 'High elves usually have a mage with them.',
  'recruit.leader.forestelf': 'Forest elves usually have a druid with them.',
  'recruit.leader.darkelf': 'Dark elves lean on their mages.',
  'recruit.leader.orc': 'Orcs follow a war chief: a hero of theirs.',
  'recruit.leader.undead': 'The undead follow a necromancer or a lich.',
  'recruit.leader.lizard': 'Lizard men usually have a shaman with them.',
  'recruit.leader.dragonmen': 'Dragon men usually have a mage with them.',
  'recruit.leader.magical': 'A magical army follows a powerful mage.',
  'recruit.leader.nature': 'An army of nature follows a druid.',
  'recruit.leader.fey': 'The fey follow their Fairy Queen.',
  'recruit.leader.infernal': 'An infernal army follows a Demon Lord.',
  'recruit.leader.giant': 'Giants follow a Storm Giant.',
};
