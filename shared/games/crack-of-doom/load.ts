import { z } from 'zod';
import { words } from '../../engine/words.ts';
import { named } from '../../protocol/typed.ts';
import { cardGameFields, readCardGame } from '../../scenario/card-game.ts';
import type { Problem } from '../../scenario/problem.ts';
import type { RaceSetup } from './model.ts';
import { readOptions } from './rules/options.ts';

export const GAME_ID = 'crack-of-doom';

type Loaded =
  | { readonly ok: true; readonly setup: RaceSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario of this game: a title, a story, options to begin with, perhaps names for the Fellowships. */
export const raceFile = z.strictObject({
  ...cardGameFields,
  names: z.array(named(24)).max(6).default([]),
});

export function loadRace(content: unknown): Loaded {
  const read = readCardGame(content, {
    id: GAME_ID,
    schema: raceFile,
    read: readOptions,
    sides: ({ players }) => players,
    problems: ({ names }) =>
      new Set(names).size < names.length ? [{ path: 'names', words: words('race.same-name') }] : [],
  });
  if (!read.ok) return read;
  const { title, story, names, options } = read.file;
  return { ok: true, setup: { title, story, names, options } };
}
