import { baraddunJudge } from './baraddun.ts';
import { crackOfDoomJudge } from './crack-of-doom.ts';
import type { Judge } from './json-judge.ts';
import { ringWar } from './ring-war.ts';

/** Who judges the vectors of a card game, by what their ids begin with. */
export const JUDGES: Readonly<Record<string, Judge>> = {
  BD: baraddunJudge,
  CD: crackOfDoomJudge,
  RW: ringWar,
};
