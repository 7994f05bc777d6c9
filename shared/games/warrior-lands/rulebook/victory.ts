import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** How a battle ends. */
export const victory: RuleSection = {
  id: 'victory',
  title: 'Winning',
  text: 'The battle is over when one side has nobody left on the board.',
  entries: [
    rule(
      'A33',
      'Victory',
      'The last side with a warrior on the board wins. If both lose their last one together it is a draw.',
      'option:victory',
    ),
    rule(
      'A34',
      'Stalemate',
      'After six rounds in which nobody took damage, a draw is offered, decided by the Hits destroyed. Either side may give up at any time.',
      'option:stalemateRounds',
      'A84',
    ),
    rule(
      '5.2',
      'Odds',
      'The table shows the chance that an attack has its effect: the roll to hit, the card that might be drawn, and every layer of armour. It assumes all colours equally likely.',
    ),
    rule(
      '5.4',
      'Playing quickly',
      'A click on a hex uses the cheapest card that gets there, a click on a foe the best attack. When nothing useful is left the turn ends by itself.',
    ),
  ],
};
