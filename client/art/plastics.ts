import type { Ramp } from './light.ts';
import type { Dot } from './seats.ts';

/** Rims tell the sides apart without colour. */
export type Rim = 'smooth' | 'beaded' | 'notched' | 'double' | 'faceted' | 'pointed';

export interface Plastic {
  readonly name: string;
  readonly rim: Rim;
  /** Shadow, deep, base, light, gloss. */
  readonly ramp: Ramp;
  /** The side's colour for text on parchment (AA) and for seats. */
  readonly ink: string;
  /** The side as a small dot in panels. */
  readonly dot: Dot;
}

const PLASTICS: Readonly<Record<string, Plastic>> = {
  a: {
    name: 'bronze',
    rim: 'smooth',
    ramp: ['#43240a', '#8a5414', '#d39b3a', '#efc670', '#fff3cf'],
    ink: '#7d4d06',
    dot: ['#f6d180', '#c58a26', '#6e430d'],
  },
  b: {
    name: 'teal',
    rim: 'beaded',
    ramp: ['#06231a', '#124b39', '#2f8f6b', '#66c59e', '#dcfff0'],
    ink: '#135a41',
    dot: ['#7ad0a9', '#2f8f6b', '#0d3f2f'],
  },
  c: {
    name: 'oxblood',
    rim: 'notched',
    ramp: ['#2c0709', '#651418', '#b03a34', '#e08272', '#ffe6dc'],
    ink: '#8a1f1b',
    dot: ['#e08a80', '#a8372c', '#4d120c'],
  },
  d: {
    name: 'indigo',
    rim: 'double',
    ramp: ['#0c1033', '#232c68', '#4b5bb4', '#8f9de2', '#eaeeff'],
    ink: '#2f3b86',
    dot: ['#a3b0ea', '#4b5bb4', '#151c4a'],
  },
  e: {
    name: 'ivory',
    rim: 'faceted',
    ramp: ['#4d4535', '#95896f', '#e2dccb', '#f1ede1', '#fffefa'],
    ink: '#5c5440',
    dot: ['#fffdf6', '#e2dccb', '#7a6f58'],
  },
  f: {
    name: 'slate',
    rim: 'pointed',
    ramp: ['#0b0a0d', '#1e1b22', '#3f3b45', '#7c7684', '#dcd8e2'],
    ink: '#37313f',
    dot: ['#8b8594', '#3f3b45', '#0f0d12'],
  },
};

/** Plastic of a side by its key ('a', 'b' …); unknown keys are bronze. */
export function plasticOf(key: string): Plastic {
  return PLASTICS[key] ?? PLASTICS.a;
}

export const PLASTIC_KEYS: readonly string[] = Object.keys(PLASTICS);
