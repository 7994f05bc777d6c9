import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** Mounts, Skill, Fate, kinds of warriors. */
export const warriors: RuleSection = {
  id: 'warriors',
  title: 'Mounts, heroes and kinds',
  text: 'Riders have a mount that can be struck instead of them. Heroes draw more cards by Skill and turn bad dice by Fate. Some kinds of warriors read the cards in their own way.',
  entries: [
    rule('1.12', 'Riders', 'A rider has what its mount gives as long as it sits on it.', 'A170', 'A124'),
    rule(
      'A170',
      'Horse or rider?',
      'An attack for damage on a rider is first rolled for: 1-3 is the mount, 4-6 the rider. Stun, Trap and Push mean the rider.',
      'A171',
      'option:mountRoll',
    ),
    rule(
      'A171',
      'The mount as a target',
      'A horse has one Hit; other mounts have their own Hits and traits. The mount draws one defence card of its own and is not helped by its rider’s armour, Skill or Fate.',
    ),
    rule(
      'A172',
      'A mount falls',
      'The rider stays in the hex unhurt and goes on foot for the rest of the battle.',
      'A124',
    ),
    rule('A173', 'A rider falls', 'The mount leaves the board too.'),
    rule(
      'A174',
      'Peoples',
      'Fey and infernal warriors follow the rules of their kind in any army. Dwarves, elves, orcs and the rest follow theirs when they belong to that army.',
      'passive:fey',
      'passive:infernal',
    ),
    rule(
      'A150',
      'Goblins are weak, not small',
      'The cards of a goblin army work on lower figures. That does not give its warriors the gift Small.',
      'option:goblinSmall',
    ),
    rule('A175', 'The Oni', 'It is infernal: its green cards attack and do not defend.', 'A91'),
    rule(
      'A176',
      'Goblin-Rats',
      'They play exactly as their sheet says, without the rules of a goblin army. For Slay they are goblins.',
      'A107',
      'option:goblinRats',
    ),
    rule(
      'A177',
      'Skeletal creatures',
      'A skeletal version of a creature adds Skeletal Form and is undead.',
      'A75',
    ),
    rule('A178', 'Dragon Men', 'Their heavy armour is a trait like any other.'),
    rule('A179', 'Harmless', 'It makes no attack of any kind.', 'passive:harmless'),
    rule(
      'A180',
      'Crew',
      'An engine and its crew are one warrior. It moves slowly and may even strike with a yellow card.',
      'passive:crew',
    ),
    rule(
      'A185',
      'Fate',
      'In each round a hero may roll as many of its own dice again as it has Fate: to hit, to defend, armour, poison, escape. You see the die first, and the new one stands unless you spend more. Dice of the other side are not yours to turn.',
      'option:fateScope',
    ),
    rule('A186', 'Skill', 'One more card for each point, in a turn and in defence.', 'A67'),
    rule('A194', 'As printed', 'The warriors of a scenario have exactly what their sheet says, no more.'),
  ],
};
