import type { OptionSpec } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';

/** Table options of section 2.10 that the battle knows, with their values; the first is the default. */
const VALUES = {
  durations: ['rounds', 'ownActivations'],
  'deck.perColour': [10, 6, 7, 8, 9, 11, 12],
  'deck.scope': ['shared', 'perPlayer'],
  deploy: ['preset', 'alternate', 'free'],
  initiative: ['eachRound', 'once', 'alternate'],
  ratio: ['oneByOne', 'proportional'],
  pass: ['no', 'yes'],
  holdDefence: ['off', 'on'],
  arrivalToken: ['nextRound', 'now'],
  victory: ['annihilation', 'rounds 6', 'rounds 10', 'rounds 15', 'breakpoint 50', 'breakpoint 75', 'leader'],
  stalemateRounds: [6, 3, 10],
  lineOfSight: ['on', 'off'],
  defenceDraw: ['auto', 'ask'],
  skillOnDefence: ['on', 'off'],
  skeletal: [13, 12],
  pierceHide: ['on', 'off'],
  spirit: ['immune', 'absorb5', 'absorb4'],
  poison: ['direct', 'asHit'],
  martyr: ['beforeRoll', 'afterHit'],
  allRoll: ['each', 'single'],
  revivedHits: ['full', 'one'],
  pushChooser: ['attacker', 'owner'],
  hostileDefence: ['off', 'on'],
  cureStatue: ['off', 'on'],
  resRule: ['unit', 'side', 'off'],
  consumables: ['free', 'purple'],
  swipeSingle: ['off', 'on'],
  splash: ['always', 'onlyIfHit'],
  selfSplash: ['off', 'on'],
  switchRange: ['none', 5],
  goblinSmall: ['off', 'on'],
  goblinRats: ['plain', 'goblin'],
  mountRoll: ['beforeHit', 'afterHit'],
  fateScope: ['own', 'any'],
  odds: ['nominal', 'exact'],
} as const;

type Values = typeof VALUES;
export type OptionName = keyof Values;
export type Options = { readonly [Name in OptionName]: Values[Name][number] };

const RULES: Readonly<Record<OptionName, string>> = {
  durations: 'A1',
  'deck.perColour': 'A4',
  'deck.scope': 'A5',
  deploy: 'A11',
  initiative: 'A16',
  ratio: 'A18',
  pass: 'A19',
  holdDefence: 'A24',
  arrivalToken: 'A31',
  victory: 'A33',
  stalemateRounds: 'A34',
  lineOfSight: 'A46',
  defenceDraw: 'A62',
  skillOnDefence: 'A67',
  skeletal: 'A75',
  pierceHide: 'A78',
  spirit: 'A84',
  poison: 'A93',
  martyr: 'A97',
  allRoll: 'A110',
  revivedHits: 'A118',
  pushChooser: 'A121',
  hostileDefence: 'A125',
  cureStatue: 'A139',
  resRule: 'A148',
  consumables: 'A190',
  swipeSingle: 'A126',
  splash: 'A130',
  selfSplash: 'A131',
  switchRange: 'A132',
  goblinSmall: 'A150',
  goblinRats: 'A176',
  mountRoll: 'A170',
  fateScope: 'A185',
  odds: 'A8',
};

export const OPTION_NAMES = Object.keys(VALUES) as OptionName[];

export const optionSpecs: readonly OptionSpec[] = OPTION_NAMES.map((name) => ({
  name,
  values: VALUES[name],
  words: words(`option.${name}`),
  rule: RULES[name],
}));

export const STANDARD: Options = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, VALUES[name][0]]),
) as unknown as Options;

/**
 * The standing options changed by `chosen`. Text is read as the value that it spells ('12' for 12), so that a
 * form or a test vector may pass strings. Names and values that do not exist are returned as problems.
 */
export function readOptions(chosen: Readonly<Record<string, unknown>>): {
  readonly options: Options;
  readonly problems: readonly { readonly name: string; readonly value: string }[];
} {
  const problems: { name: string; value: string }[] = [];
  const options: Record<string, unknown> = { ...STANDARD };
  for (const [name, value] of Object.entries(chosen)) {
    const values: readonly unknown[] = Object.hasOwn(VALUES, name) ? VALUES[name as OptionName] : [];
    const found = values.find((known) => String(known) === String(value));
    if (found === undefined) problems.push({ name, value: String(value) });
    else options[name] = found;
  }
  return { options: options as unknown as Options, problems };
}
