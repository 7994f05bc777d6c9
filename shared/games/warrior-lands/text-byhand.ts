import type { TextTable } from '../../engine/words.ts';

/** What is said when a battle that was played by hand goes back to the rules. */
export const handText: TextTable = {
  'hand-mark.form': 'its shape',
  'hand-mark.held': 'its kept cards',
  'refused.hand-beside': '{name} lies beside the hexes. Put it on one, or among the fallen.',
  'refused.hand-cards':
    '{n} of the {all} cards lie in the decks, the discards and in play. Put back the others, and no more.',
  'refused.hand-closed': '{name} stands where the ground lets nobody in.',
  'refused.hand-idle': 'Cards lie in play, and nobody is acting. Put them on a deck or on the discards.',
  'refused.hand-not-acting':
    'Cards lie in the hand of {side}, who are not acting. Put them on a deck or on the discards.',
  'refused.hand-other-cards':
    'The cards are not those of the deck: some are missing, others are there too often.',
  'refused.hand-over': 'So the battle would be over: {side} has won.',
  'refused.hand-over-draw': 'So the battle would be over, and nobody has won.',
  'refused.hand-spent':
    '{name} lives with {damage} damage and has {hits} Hits. Take tokens off it, or put it among the fallen.',
  'refused.hand-two': '{name} and {other} stand on one hex.',
  'unread.blow': 'What was being resolved is not finished.',
  'unread.changed': '{name}: {mark} stays as it was by the rules.',
  'unread.items': 'The items that lie there are still {n}.',
  'unread.label': '“{label}” on {what} says nothing to the rules.',
  'unread.mark': '{mark} {n} on {what} says nothing to the rules.',
  'unread.nobody-commands':
    'A token that lets somebody else command {name} has nobody’s colours, or those of its own side.',
  'unread.piece': '{n} × {what}: nothing to the rules where it lies.',
};
