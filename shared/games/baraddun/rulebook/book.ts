import { bookOf } from '../../../engine/rulebook.ts';
import { defences, weapons } from './arms.ts';
import { options, roll, strength, winning } from './fight.ts';
import { fighters, rounds, wall } from './rounds.ts';

/** The rules in the order in which somebody learns them. Loaded only when the book is opened. */
export const { rulebook, ruleEntry, searchRules, sectionOf } = bookOf([
  rounds,
  fighters,
  wall,
  weapons,
  defences,
  strength,
  roll,
  winning,
  options,
]);
