import type { TextTable } from '../../../engine/words.ts';
import { recruitText } from '../recruit-text.ts';

/** Groups of the designer's tray, and what recruiting rules say. */
export const rosterText: TextTable = {
  ...recruitText,
  'roster.soldiers': 'Soldiers',
  'roster.casters': 'Casters',
  'roster.heroes': 'Heroes',
  'roster.folk': 'Folk',
  'roster.dragons': 'Dragons',
  'roster.beasts': 'Beasts',
  'roster.undead': 'Undead',
  'roster.fey': 'Fey',
  'roster.wonders': 'Wonders',
};
