import { type RuleSection, rule } from '../../../engine/rulebook.ts';

/** The deck and what each colour does for everybody. */
export const cards: RuleSection = {
  id: 'cards',
  title: 'The cards',
  text: 'Both sides draw from one deck in six colours. Red and orange move, yellow attacks, green defends. Blue and purple do what the warrior itself is good at: its weapons and gifts name one effect for each.',
  entries: [
    rule(
      '1.2',
      'The six colours',
      'What a card does depends on who holds it. A warrior’s sheet lists all six.',
    ),
    rule('card:R', 'Red', 'Move one hex.', 'A35', 'A42'),
    rule('card:O', 'Orange', 'Move one or two hexes; slow warriors only one.', 'A35', 'A39'),
    rule('card:Y', 'Yellow', 'Attack a foe next to you, hitting on 1-3.', 'A44', 'A45'),
    rule(
      'card:G',
      'Green',
      'Stops a hit on 1-3 when it is drawn for defence. In your own turn it does nothing, unless you are berserk or infernal.',
      'A62',
      'A91',
    ),
    rule('card:B', 'Blue', 'The first effect of one of the warrior’s weapons or gifts.', '1.5'),
    rule('card:P', 'Purple', 'The second effect of one of the warrior’s weapons or gifts.', '1.5'),
    rule('A4', 'The deck', 'Ten cards of each colour, sixty in all.', 'option:deck.perColour'),
    rule('A5', 'One deck for all', 'Both sides draw from the same deck and discard to the same pile.'),
    rule(
      'A6',
      'Shuffling',
      'When a card is needed and none is left, the discard pile is shuffled and becomes the deck. Cards in play stay out of it.',
      'A7',
    ),
    rule('A7', 'No cards at all', 'If the discard pile is empty too, you go on with the cards that you got.'),
    rule(
      'A8',
      'Everything is open',
      'Drawn cards lie face up and everybody may look through the discard pile. Only the order of the deck is unknown.',
    ),
    rule(
      'A42',
      'Better red moves',
      'An orc’s red card and the improved red card of a hero both mean one or two hexes. Having both changes nothing.',
    ),
    rule(
      'A43',
      'Improved cards',
      'An improved card has a better figure in place of the old one. It is still one card with one use.',
    ),
    rule(
      'A65',
      'Specials in defence',
      'A blue or purple card that was drawn for defence only helps if its effect is Defend, Parry or Receive.',
      'A64',
    ),
    rule(
      'A167',
      'Blue as purple',
      'Some heroes may use a blue card as if it were purple, in defence as well.',
    ),
  ],
};
