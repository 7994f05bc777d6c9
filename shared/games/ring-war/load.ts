import { z } from 'zod';
import { words } from '../../engine/words.ts';
import { introduction, oddsProblems } from '../../scenario/introduction.ts';
import { firstProblems, type Problem, schemaProblems } from '../../scenario/problem.ts';
import type { RingWarSetup } from './model.ts';
import { readOptions } from './rules/options.ts';
import { GAME_ID } from './view/scene.ts';

const option = z.union([z.string().max(40), z.number(), z.boolean()]);

const fileSchema = z.strictObject({
  $schema: z.string().optional(),
  format: z.literal(1),
  game: z.literal(GAME_ID),
  id: z.string().trim().min(1).max(60).optional(),
  title: z.string().trim().min(1).max(60),
  story: z.string().trim().max(1000).default(''),
  options: z.record(z.string().max(40), option).default({}),
  ...introduction,
});

type Loaded =
  | { readonly ok: true; readonly setup: RingWarSetup }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a scenario file: a title, a story, and the options that it is played with. */
export function loadRingWar(content: unknown): Loaded {
  const read = fileSchema.safeParse(content, { reportInput: true });
  if (!read.success) return { ok: false, problems: firstProblems(schemaProblems(read.error)) };
  const { title, story, options, odds, handicaps = [] } = read.data;
  const chosen = [
    { path: 'options', given: options },
    ...handicaps.map((one, i) => ({ path: `handicaps.${i}.options`, given: one.options ?? {} })),
  ];
  const problems = [
    ...chosen.flatMap(({ path, given }) =>
      readOptions(given).problems.map(({ name, value }) => ({
        path: `${path}.${name}`,
        words: words('scenario.unknown-option', { name, value }),
      })),
    ),
    ...(odds ? oddsProblems(odds, 2, 'odds') : []),
    ...handicaps.flatMap((one, i) => (one.odds ? oddsProblems(one.odds, 2, `handicaps.${i}.odds`) : [])),
  ];
  return problems.length === 0 ? { ok: true, setup: { title, story, options } } : { ok: false, problems };
}
