import { z } from 'zod';
import { words } from '../../engine/words.ts';
import { FORMAT, upToDate } from '../../scenario/format.ts';
import { introduction, oddsProblems } from '../../scenario/introduction.ts';
import { firstProblems, type Problem, schemaProblems } from '../../scenario/problem.ts';
import type { RaceSetup } from './model.ts';
import { readOptions } from './rules/options.ts';

export const GAME_ID = 'crack-of-doom';

type Loaded =
  | { readonly ok: true; readonly setup: RaceSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A scenario of this game: a title, a story, options to begin with, perhaps names for the Fellowships. */
const file = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(FORMAT),
  game: z.string().max(40),
  id: z.string().max(40).optional(),
  title: z.string().trim().min(1).max(80),
  story: z.string().trim().max(1000).default(''),
  names: z.array(z.string().trim().min(1).max(24)).max(6).default([]),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
  ...introduction,
});

export function loadRace(content: unknown): Loaded {
  const current = upToDate(content, 'scenario');
  if (!current.ok) return current;
  const shape = file.safeParse(current.file, { reportInput: true });
  if (!shape.success) return wrong(schemaProblems(shape.error));
  const { game, title, story, names, options, odds } = shape.data;
  if (game !== GAME_ID) return wrong([{ path: 'game', words: words('scenario.other-game', { game }) }]);
  const read = readOptions(options);
  const problems: Problem[] = read.problems.map(({ name, value }) => ({
    path: `options.${name}`,
    words: words('scenario.unknown-option', { name, value }),
  }));
  if (new Set(names).size < names.length) problems.push({ path: 'names', words: words('race.same-name') });
  if (odds) problems.push(...oddsProblems(odds, read.options.players, 'odds'));
  return problems.length > 0 ? wrong(problems) : { ok: true, setup: { title, story, names, options } };
}

const wrong = (problems: readonly Problem[]): Loaded => ({ ok: false, problems: firstProblems(problems) });
