import type { Judge } from './json-judge.ts';

/** Operations of the Ring War vectors. */
export const ringWar: Judge = {};
