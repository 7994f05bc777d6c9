import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { withHandicap } from '../../shared/scenario/handicap.ts';
import { introductionOf } from '../../shared/scenario/introduction.ts';
import { type Battlefield, battlefields } from '../battlefields.ts';
import { type Count, countGames, line } from './count.ts';

/**
 * `npm run balance -- [greeks japan] [--games 300] [--seed 1] [--write]`: the table plays every battle against
 * itself, and each of its handicaps, and says who won how often. Game number i has the seed S + i.
 * `--write` keeps the figures in the scenario files.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const known = battlefields();
const fields = known.filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const unknown = positionals.filter((id) => !known.some((field) => field.id === id));
if (!Number.isInteger(games) || games < 1 || !Number.isInteger(seed) || unknown.length > 0) {
  console.error('Usage: npm run balance -- [scenario …] [--games 300] [--seed 1] [--write]');
  console.error(`The scenarios: ${known.map((field) => field.id).join(', ')}`);
  process.exit(1);
}

const written: string[] = [];
for (const field of fields) {
  const whole = countGames(field.game, field.file, games, seed);
  console.log(line(field.id, whole));
  const handicaps = (introductionOf(field.file).handicaps ?? []).map(({ name }) => {
    const played = withHandicap(field.file, name);
    if (!played.ok) throw new Error(`${field.id} has no handicap "${name}".`);
    const count = countGames(field.game, played.file, games, seed);
    console.log(line(`  ${name}`, count));
    return { name, count };
  });
  if (values.write) keep(field, whole, handicaps);
}
if (written.length > 0) execFileSync('npx', ['biome', 'format', '--write', ...written], { stdio: 'ignore' });

/** Puts the figures into the scenario's file; all else in it stays as it is. */
function keep(
  { id, game }: Battlefield,
  whole: Count,
  handicaps: readonly { name: string; count: Count }[],
): void {
  const path = fileURLToPath(new URL(`../../scenarios/${game.id}/${id}.json`, import.meta.url));
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const oddsOf = ({ games, wins, rounds }: Count) => ({ games, wins, rounds: Number(rounds.toFixed(1)) });
  file.odds = oddsOf(whole);
  for (const { name, count } of handicaps)
    for (const handicap of file.handicaps) if (handicap.name === name) handicap.odds = oddsOf(count);
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  written.push(path);
}
