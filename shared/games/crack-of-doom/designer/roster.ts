import type { CardRoster } from '../../../design/card-roster.ts';
import { words } from '../../../engine/words.ts';
import { GAME_ID, loadRace, raceFile } from '../load.ts';
import { optionSpecs, readOptions } from '../rules/options.ts';
import { NAMES } from '../rules/play.ts';

/** Longest name of a Fellowship, in letters. */
const LONGEST = 24;

/** Crack of Doom on the drawing table: the Fellowships may have names of their own. */
export const roster: CardRoster = {
  game: GAME_ID,
  file: raceFile,
  text: { 'designer.fellowship': 'Fellowship {n}' },
  options: optionSpecs,
  seats: (options) => readOptions(options).options.players,
  names({ own, options }) {
    const given = namesIn(own.names);
    const { players } = readOptions(options).options;
    return NAMES.slice(0, players).map((usual, seat) => ({
      words: words('designer.fellowship', { n: seat + 1 }),
      value: given[seat] === usual ? '' : (given[seat] ?? ''),
      ...{ usual, max: LONGEST },
      named(name) {
        const names = NAMES.slice(0, Math.max(given.length, seat + 1)).map((one, i) => given[i] ?? one);
        names[seat] = name.trim().slice(0, LONGEST) || usual;
        // Names that nobody gave need not be written at the end.
        while (names.length > 0 && names[names.length - 1] === NAMES[names.length - 1]) names.pop();
        return { ...own, names };
      },
    }));
  },
  stacks: [],
  printed: {},
  sums: () => [],
  look: () => null,
  problems(file) {
    const loaded = loadRace(file);
    return loaded.ok ? [] : loaded.problems;
  },
};

const namesIn = (names: unknown): readonly string[] =>
  Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : [];
