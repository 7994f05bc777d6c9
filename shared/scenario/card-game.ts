import { z } from 'zod';
import { words } from '../engine/words.ts';
import { named, typed } from '../protocol/typed.ts';
import { FORMAT, upToDate } from './format.ts';
import { introduction, oddsProblems } from './introduction.ts';
import { firstProblems, type Problem, schemaProblems } from './problem.ts';

const optionValue = z.union([z.string().max(40), z.number(), z.boolean()]);

/** What a scenario file of any game without map and armies holds; the game adds its own fields. */
export const cardGameFields = {
  $schema: z.string().max(200).optional(),
  format: z.literal(FORMAT),
  game: z.string().max(40),
  id: named(60).optional(),
  title: named(80),
  story: typed().trim().max(1000).default(''),
  options: z.record(z.string().max(40), optionValue).default({}),
  ...introduction,
};

const cardGameFile = z.object(cardGameFields);
export type CardGameFile = z.infer<typeof cardGameFile>;

/** What one game asks of its files besides. */
export interface CardGameReading<File extends CardGameFile, Options> {
  readonly id: string;
  readonly schema: z.ZodType<File>;
  /** The game's own reader of options: `TableOptions.read`. */
  readonly read: (chosen: Readonly<Record<string, unknown>>) => {
    readonly options: Options;
    readonly problems: readonly { readonly name: string; readonly value: string }[];
  };
  /** Seats with these options. */
  readonly sides: (options: Options) => number;
  /** What is wrong with the game's own fields. */
  readonly problems?: (file: File) => readonly Problem[];
}

export type ReadCardGame<File> =
  | { readonly ok: true; readonly file: File }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads a scenario file's content, or says in words what is wrong with it and where. */
export function readCardGame<File extends CardGameFile, Options>(
  content: unknown,
  { id, schema, read, sides, problems }: CardGameReading<File, Options>,
): ReadCardGame<File> {
  const current = upToDate(content, 'scenario');
  if (!current.ok) return current;
  const shape = schema.safeParse(current.file, { reportInput: true });
  if (!shape.success) return wrong(schemaProblems(shape.error));
  const file = shape.data;
  if (file.game !== id)
    return wrong([{ path: 'game', words: words('scenario.other-game', { game: file.game }) }]);
  const played = [
    { at: '', options: {}, odds: file.odds },
    ...(file.handicaps ?? []).map(({ options = {}, odds }, i) => ({ at: `handicaps.${i}.`, options, odds })),
  ];
  const faults = played.flatMap(({ at, options, odds }, i) => {
    const chosen = read({ ...file.options, ...options });
    // What the file itself chooses wrongly is said once.
    const own = i === 0 ? file.options : options;
    return [
      ...chosen.problems
        .filter(({ name }) => Object.hasOwn(own, name))
        .map(({ name, value }) => ({
          path: `${at}options.${name}`,
          words: words('scenario.unknown-option', { name, value }),
        })),
      ...(odds ? oddsProblems(odds, sides(chosen.options), `${at}odds`) : []),
    ];
  });
  const all = [...faults, ...(problems?.(file) ?? [])];
  return all.length > 0 ? wrong(all) : { ok: true, file };
}

const wrong = (problems: readonly Problem[]) => ({ ok: false, problems: firstProblems(problems) }) as const;
