import { z } from 'zod';
import { cardGameFields, readCardGame } from '../../scenario/card-game.ts';
import type { Problem } from '../../scenario/problem.ts';
import type { RingWarSetup } from './model.ts';
import { readOptions } from './rules/options.ts';
import { GAME_ID } from './view/scene.ts';

type Loaded =
  | { readonly ok: true; readonly setup: RingWarSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario file: a title, a story, and the options that it is played with. */
export const ringWarFile = z.strictObject(cardGameFields);

export function loadRingWar(content: unknown): Loaded {
  const read = readCardGame(content, { id: GAME_ID, schema: ringWarFile, read: readOptions, sides: () => 2 });
  if (!read.ok) return read;
  const { title, story, options } = read.file;
  return { ok: true, setup: { title, story, options } };
}
