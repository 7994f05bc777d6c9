import type { TextTable } from '../engine/words.ts';

/** What the designer finds when it looks a battle over. */
export const designText: TextTable = {
  'design.too-large': 'This map is {columns} by {rows} hexes; the designer takes at most {max} by {max}.',
  'design.nobody': '{side}: nobody stands on the map yet',
  'design.count': '{n} {side}',
  'design.against': '{a} against {b}',
  'design.zones-good': 'everybody stands in a zone of their own',
  'design.zones-some': 'not every side has a zone',
  'design.zone-parts': 'the zone of {side} lies in {n} parts',
  'design.outside': '{name} of {side} stands outside of the zone',
  'design.outside-more': '{name} of {side} and {more} more stand outside of the zone',
  'design.islands': 'the map lies in {n} parts: not everybody can meet',
  'design.forbidden': '{side}: {what}',
  'design.unusual': '{side}: {what}',
  'design.seats': '{n} players sit down',
  'design.deck-sums': 'the cards add up',
};
