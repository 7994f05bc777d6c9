import { bookOf } from '../../../engine/rulebook.ts';
import { armour } from './armour.ts';
import { attack } from './attack.ts';
import { cards } from './cards.ts';
import { defend } from './defend.ts';
import { effects } from './effects.ts';
import { items } from './items.ts';
import { magic } from './magic.ts';
import { move } from './move.ts';
import { options } from './options.ts';
import { passives } from './passives.ts';
import { recruiting } from './recruiting.ts';
import { rows } from './rows.ts';
import { spells } from './spells.ts';
import { turn } from './turn.ts';
import { victory } from './victory.ts';
import { warriors } from './warriors.ts';

/** The rules of battle in the order in which somebody learns them. Loaded only when the book is opened. */
export const { rulebook, ruleEntry, searchRules, sectionOf } = bookOf([
  turn,
  cards,
  move,
  attack,
  defend,
  armour,
  effects,
  warriors,
  victory,
  rows,
  passives,
  magic,
  spells,
  items,
  recruiting,
  options,
]);
