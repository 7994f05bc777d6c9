import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** Steps, flight and being moved by others. */
export const move: RuleSection = {
  id: 'move',
  title: 'Moving',
  text: 'A warrior walks from hex to free hex. Nothing on the board stands in the way but other warriors.',
  entries: [
    rule('A10', 'The board', 'Sixteen columns of ten hexes, unless the scenario brings its own map.'),
    rule(
      'A11',
      'Setting up',
      'The scenario says where every warrior stands. By option the players place them, near where the scenario has them: one warrior each in turn, or one side after the other.',
      'option:deploy',
    ),
    rule(
      'A12',
      'Open ground',
      'The painted ground is only for the eye: every hex is as good as another, unless the table has agreed on ground that blocks.',
      'option:terrain',
    ),
    rule('A13', 'The edge', 'The edge of the map is a wall. Nobody leaves the board.'),
    rule(
      'A14',
      'One warrior, one hex',
      'Even the biggest creature takes a single hex and shares it with nobody.',
    ),
    rule(
      'A35',
      'Up to so many hexes',
      'A move goes at least one hex and at most as many as the card says, from free hex to free hex.',
      'A36',
    ),
    rule(
      'A36',
      'No way through',
      'Walkers pass through no other warrior, friend or foe, and nobody ends a move in a taken hex.',
      'A38',
    ),
    rule('A37', 'Walking away', 'Standing next to a foe holds nobody: you may leave without being struck.'),
    rule('A38', 'Flying', 'A flyer passes over everybody and lands in a free hex of the map.', 'row:wings'),
    rule(
      'A39',
      'Slow',
      'A slow warrior makes one hex of an orange card. Its red card and its specials are as good as anyone’s.',
      'passive:slow',
    ),
    rule(
      'A40',
      'Empty Hand',
      'Its blue card moves one hex. Only warriors that list Empty Hand have it; being unarmed is not enough.',
      'row:emptyhand',
    ),
    rule(
      'A41',
      'Being moved',
      'A push or a lure is not your move, and it also works on stunned and trapped warriors. It never ends in a taken hex or off the map.',
      'A120',
      'A125',
    ),
  ],
};
