import { bookOf } from '../../../engine/rulebook.ts';
import { cards } from './cards.ts';
import { sections } from './sections.ts';

/** Loaded only when the book is opened. */
export const { rulebook, ruleEntry, searchRules, sectionOf } = bookOf([...sections, cards]);
