import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { ruleEntry as knowsBaraddun } from '../../shared/games/baraddun/rulebook/book.ts';
import { ruleEntry as knowsWarriorLands } from '../../shared/games/warrior-lands/rulebook/book.ts';
import { type Battlefield, battlefields } from '../battlefields.ts';
import { runExhaustive } from './exhaustive-run.ts';
import { type Played, playOne, usual } from './play.ts';

/**
 * `npm run fuzz -- [--games 20] [--seed 1] [--scenario greeks]`: games by random legal moves, each checked all
 * the way. Game number i has the seed S + i; a failed one is told with the command that plays it again.
 * `--exhaustive [--battles 5000] [--seed 1] [--repro FILE]` plays drawn battles instead (exhaustive-run.ts).
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    scenario: { type: 'string' },
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
const games = Number(values.games);
const first = Number(values.seed);
const fields = battlefields().filter((field) => !values.scenario || field.id === values.scenario);
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(first) || fields.length === 0) {
  const known = battlefields().map((field) => field.id);
  console.error(`Usage: npm run fuzz -- [--games 20] [--seed 1] [--scenario ${known.join('|')}]`);
  process.exit(1);
}

/** What the rules that are cited must stand in, by game. */
const BOOKS: Readonly<Record<string, (ref: string) => unknown>> = {
  baraddun: knowsBaraddun,
  'warrior-lands': knowsWarriorLands,
};

const all: { field: Battlefield; played: Played }[] = [];
let failed = 0;
for (let i = 0; i < games; i++) {
  const seed = first + i;
  const field = fields[i % fields.length];
  const options = optionsFor(field.game, seed);
  const laid = { ...field, seats: seatsOf(field, options) };
  const played = playOne(laid, options, seed, usual, (ref) => BOOKS[field.game.id]?.(ref) !== null);
  all.push({ field, played });
  if (played.breaks.length > 0) {
    failed++;
    tellFailure(field, seed, played);
  }
}
printTable();
console.log(`${games - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** Three games of four by the standard options, the fourth by any. */
function optionsFor(game: AnyGame, seed: number): Record<string, string | number | boolean> {
  if (seed % 4 !== 0) return {};
  const dice = new FastDice(seed);
  return Object.fromEntries(game.options.map(({ name, values }) => [name, values[dice.pick(values.length)]]));
}

/** An option may change how many play. */
function seatsOf({ game, file, seats }: Battlefield, options: Readonly<Record<string, unknown>>): number {
  const loaded = game.load(file);
  if (!loaded.ok) return seats;
  return game.scene(game.setup(loaded.setup, options, new FastDice(1), untold)).sides.length;
}

function tellFailure(field: Battlefield, seed: number, played: Played): void {
  const file = join(tmpdir(), `pewter-fuzz-${field.id}-${seed}.json`);
  writeFileSync(file, JSON.stringify({ breaks: played.breaks, log: played.log }, null, 1));
  console.error(`✗ ${field.id}, seed ${seed}, after ${played.acts} acts:`);
  for (const broken of played.breaks) console.error(`    ${broken}`);
  console.error(`    log: ${file}`);
  console.error(`    again: npm run fuzz -- --games 1 --scenario ${field.id} --seed ${seed}`);
}

function printTable(): void {
  const rows = fields.map((field) => {
    const of = all.filter((one) => one.field === field).map((one) => one.played);
    const wins = (_: unknown, seat: number) =>
      of.filter((one) => one.ended === 'victory' && one.winner === seat).length;
    return {
      scenario: field.id,
      games: of.length,
      'won, by side': Array.from({ length: field.seats }, wins).join(' : '),
      drawn: of.filter((one) => one.ended === 'draw').length,
      unfinished: of.filter((one) => one.ended === 'not at all').length,
      'finished by the bot': of.filter((one) => one.acts > one.random + one.undos).length,
      'acts (median)': median(of.map((one) => one.acts)),
      'taken back': of.reduce((sum, one) => sum + one.undos, 0),
    };
  });
  console.table(rows);
  const met = new Map<string, number>();
  for (const { played } of all) for (const [kind, n] of played.met) met.set(kind, (met.get(kind) ?? 0) + n);
  const kinds = [...met].sort((a, b) => b[1] - a[1]).map(([kind, n]) => `${kind} ${n}`);
  console.log(`Decisions met: ${kinds.join(', ')}.`);
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;
}
