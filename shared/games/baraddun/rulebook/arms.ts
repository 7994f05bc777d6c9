import { type RuleSection, rule } from '../../../engine/rulebook.ts';

export const weapons: RuleSection = {
  id: 'weapons',
  title: 'Weapons',
  text: 'Each fighter draws one weapon. Its strength is added to his; some weapons guard as well.',
  entries: [
    rule(
      'B20',
      'Javelin',
      'It counts, and its fighter may draw another weapon, unseen, which counts too. A second javelin earns yet another.',
      'option:extras',
    ),
    rule(
      'restriction',
      'Weapons that need both hands or room',
      'Of the shields, spear, archery, Red and Florentine swords allow the buckler alone; armor and helmet go with them.',
      'B21',
      'B24',
    ),
    rule(
      'B21',
      'A javelin beside such a weapon',
      'If one of several weapons restricts the shield, the restriction holds.',
    ),
    rule(
      'B22',
      'Weapons that guard',
      'The defence of a weapon counts like that of a shield, and several add up.',
    ),
    rule('B23', 'All weapons first', 'Every weapon of the round is drawn before the first defence.'),
    rule(
      'B30',
      'An empty stack',
      'Nothing is shuffled again within a game. Whoever finds a stack empty goes without.',
    ),
  ],
};

export const defences: RuleSection = {
  id: 'defences',
  title: 'Defences',
  text: 'Then each fighter draws one defence. All points of defence, of cards and weapons together, are taken off every roll of the foe.',
  entries: [
    rule('B24', 'None', 'No shield at all. Anybody can use it, and it gives nothing.'),
    rule(
      'B25',
      'Armor or helmet',
      'Whoever draws one may draw a second defence. A card drawn must be used if it can be.',
      'option:extras',
    ),
    rule(
      'B26',
      'Two of a kind',
      'Armor on armor and helmet on helmet count twice, but earn no third card.',
      'option:dup',
    ),
    rule('B27', 'The third card', 'Armor and helmet together earn a third defence. There is never a fourth.'),
    rule(
      'B28',
      'A shield too big',
      'What the fighter’s weapon forbids is discarded, and he draws no more. What he has already stays.',
    ),
    rule('B29', 'Two shields', 'Nobody carries two: only armor and helmet earn further cards.'),
  ],
};
