import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gameBook } from '../../client/text/games.ts';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { loadOnce } from '../../shared/engine/load-once.ts';
import { type Battlefield, battlefields, seatsWith } from '../battlefields.ts';
import { HiddenPieces } from './entitled.ts';
import { runExhaustive } from './exhaustive-run.ts';
import { type Watched, watchGame } from './leaks.ts';
import { type Played, playOne, usual } from './play.ts';

/**
 * `npm run fuzz -- [--games 200] [--seed 1] [--game ring-war] [--scenario greeks] [--leaks 4]`: games by random
 * legal moves, each checked all the way; each scenario once where no number is given. Game number i has the seed
 * S + i; a failed one is told with the command that plays it again. One game of so many as `--leaks` says
 * (0: none) is played once more in real table rooms, where all that reaches each seat is searched for what it may
 * not know (leaks.ts).
 * `--exhaustive [--battles 5000] [--seed 1] [--repro FILE]` plays drawn battles instead (exhaustive-run.ts).
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
    game: { type: 'string' },
    leaks: { type: 'string', default: '4' },
    exhaustive: { type: 'boolean', default: false },
    battles: { type: 'string', default: '5000' },
    repro: { type: 'string' },
  },
});
if (values.exhaustive) {
  const [battles, seed] = [Number(values.battles), Number(values.seed)];
  if (!Number.isInteger(battles) || battles < 1 || !Number.isInteger(seed)) {
    console.error('Usage: npm run fuzz -- --exhaustive [--battles 5000] [--seed 1] [--repro FILE]');
    process.exit(1);
  }
  process.exit(runExhaustive(battles, seed, values.repro) ? 0 : 1);
}
const first = Number(values.seed);
const leaks = Number(values.leaks);
const fields = battlefields().filter(
  (field) =>
    (!values.scenario || field.id === values.scenario) && (!values.game || field.game.id === values.game),
);
const games = values.games === undefined ? fields.length : Number(values.games);
const whole = [games, first, leaks].every(Number.isInteger) && games > 0 && leaks >= 0;
if (!whole || fields.length === 0) {
  const known = battlefields();
  console.error('Usage: npm run fuzz -- [--games 200] [--seed 1] [--game G] [--scenario S] [--leaks 4]');
  console.error(`Games: ${[...new Set(known.map((field) => field.game.id))].join(', ')}`);
  console.error(`Scenarios: ${known.map((field) => field.id).join(', ')}`);
  process.exit(1);
}

/** Acts of a game in which leaks are looked for. */
const WATCHED_ACTS = values.games === undefined ? 120 : 600;

const all: { field: Battlefield; played: Played; watched?: Watched }[] = [];
const hidden = new Map(fields.map((field) => [field, new HiddenPieces()]));
let failed = 0;
for (let i = 0; i < games; i++) {
  const seed = first + i;
  const field = fields[i % fields.length];
  const options = optionsFor(field, seed);
  const laid = { ...field, seats: seatsWith(field, options) };
  const book = await gameBook(field.game.id);
  const played = playOne(laid, options, seed, usual, (ref) => book?.ruleEntry(ref) !== null);
  const watches = leaks > 0 && Math.floor(i / fields.length) % leaks === 0;
  const watched = watches
    ? watchGame(laid, seed, WATCHED_ACTS, hidden.get(field) ?? new HiddenPieces(), options)
    : undefined;
  all.push({ field, played, watched });
  const breaks = [...played.breaks, ...(watched?.breaks ?? [])];
  if (breaks.length > 0) {
    failed++;
    tellFailure(field, seed, played, breaks);
  }
}
for (const [field, pieces] of hidden) {
  for (const broken of pieces.breaks()) {
    failed++;
    console.error(`✗ ${field.id}, over all games: ${broken}`);
  }
}
printTable();
console.log(`${Math.max(0, games - failed)} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/**
 * Three games of four by the standard options, one by any that a table may have: which ones is drawn, since every
 * fourth seed would always meet the same scenarios, and never a game that is watched for leaks.
 */
function optionsFor({ game, file }: Battlefield, seed: number): Record<string, string | number | boolean> {
  const dice = new FastDice(seed);
  const loaded = loadOnce(game, file);
  if (dice.pick(4) > 0 || !loaded.ok) return {};
  for (let tries = 0; tries < 60; tries++) {
    const drawn = game.options.map(({ name, values }) => [name, values[dice.pick(values.length)]]);
    const options = Object.fromEntries(drawn);
    if ((game.clashes?.(loaded.setup, options) ?? []).length === 0) return options;
  }
  return {};
}

function tellFailure(field: Battlefield, seed: number, played: Played, breaks: readonly string[]): void {
  const file = join(tmpdir(), `pewter-fuzz-${field.id}-${seed}.json`);
  writeFileSync(file, JSON.stringify({ breaks, log: played.log }, null, 1));
  console.error(`✗ ${field.id}, seed ${seed}, after ${played.acts} acts:`);
  for (const broken of breaks) console.error(`    ${broken}`);
  console.error(`    log: ${file}`);
  console.error(`    again: npm run fuzz -- --games 1 --leaks 1 --scenario ${field.id} --seed ${seed}`);
}

function printTable(): void {
  const rows = fields.map((field) => {
    const of = all.filter((one) => one.field === field).map((one) => one.played);
    const wins = (_: unknown, seat: number) =>
      of.filter((one) => one.ended === 'victory' && one.winner === seat).length;
    return {
      scenario: field.id,
      games: of.length,
      'won, by side': Array.from(
        {
          length: Math.max(
            ...of.map((one) => (one.log.length > 0 && 'seats' in one.log[0] ? one.log[0].seats : 0)),
          ),
        },
        wins,
      ).join(' : '),
      drawn: of.filter((one) => one.ended === 'draw').length,
      unfinished: of.filter((one) => one.ended === 'not at all').length,
      'finished by the bot': of.filter((one) => one.acts > usual.random).length,
      'acts (median)': median(of.map((one) => one.acts)),
      'taken back': of.reduce((sum, one) => sum + one.undos, 0),
      'acts by hand': of.reduce((sum, one) => sum + one.hands, 0),
      'taken up by the rules': of.reduce((sum, one) => sum + one.takenUp, 0),
      watched: all.filter((one) => one.field === field && one.watched).length,
      'compared for leaks': sumOf(field, (watched) => watched.compared),
      'secret answers': sumOf(field, (watched) => watched.secrets),
    };
  });
  console.table(rows);
  const met = new Map<string, number>();
  for (const { played } of all) for (const [kind, n] of played.met) met.set(kind, (met.get(kind) ?? 0) + n);
  const kinds = [...met].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${n}`);
  console.log(`Decisions met: ${kinds.join(', ')}.`);
}

function sumOf(field: Battlefield, what: (watched: Watched) => number): number {
  return all.reduce((sum, one) => sum + (one.field === field && one.watched ? what(one.watched) : 0), 0);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
