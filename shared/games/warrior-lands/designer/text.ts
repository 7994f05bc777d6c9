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
  'roster.level.durability': 'Durability: a Hit',
  'roster.level.skill': 'Skill',
  'roster.level.fate': 'Fate',
  'roster.level.relic': 'Relic: {what}',
  'roster.level.mount': 'Mount: {what}',
  'roster.level.companions': 'Companion: {what}',
  'roster.level.trait': 'Ability: {what}',
  'roster.level.spell': 'Spell: {what}',
  'roster.level.card': 'Better {what}',
};
