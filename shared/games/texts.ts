import type { TextTable } from '../engine/words.ts';
import { scenarioText } from '../scenario/text.ts';
import { text as baraddun } from './baraddun/text.ts';
import { text as crackOfDoom } from './crack-of-doom/text.ts';
import { text as ringWar } from './ring-war/text.ts';
import { text as warriorLands } from './warrior-lands/text.ts';

/**
 * The sentences of every game by its id, for a client that shows games without holding their engines: this
 * file imports nothing but text tables and the names that they are made of.
 */
const TEXTS: Readonly<Record<string, TextTable>> = {
  'warrior-lands': { ...scenarioText, ...warriorLands },
  baraddun: { ...scenarioText, ...baraddun },
  'ring-war': { ...scenarioText, ...ringWar },
  'crack-of-doom': { ...scenarioText, ...crackOfDoom },
};

/** Empty for a game that is not known here: its words then show as their keys. */
export function textOf(game: string): TextTable {
  return Object.hasOwn(TEXTS, game) ? TEXTS[game] : {};
}
