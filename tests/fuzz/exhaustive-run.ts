import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { warriorLands as game } from '../../shared/games/warrior-lands/game.ts';
import { type Exhausted, exhaust, rare, tableOf } from './exhaustive.ts';
import { type Repro, replay } from './exhaustive-play.ts';

/** Everything must come up a hundred times in five thousand battles; a shorter run marks what lags behind. */
const WHOLE = { battles: 5000, uses: 100 };

/**
 * `npm run fuzz -- --exhaustive [--battles 5000] [--seed 1] [--repro FILE]`: small drawn battles until every
 * trait, spell, item, army rule, mount and ability has come up; prints the table of uses. `repro`: a file that a
 * failure left, played again up to its last move.
 */
export function runExhaustive(battles: number, seed: number, repro: string | undefined): boolean {
  if (repro !== undefined) return again(repro);
  const began = performance.now();
  const done = exhaust(battles, seed, 10, (n, uses) => {
    if (n % 100 > 0) return;
    const rarest = rare({ uses }, Number.POSITIVE_INFINITY).slice(0, 4);
    const told = rarest.map(({ key, n: times }) => `${key} ${times}`).join(', ');
    console.error(`${n} battles, ${Math.round((performance.now() - began) / 1000)} s; rarest: ${told}`);
  });
  const whole = battles >= WHOLE.battles;
  const least = whole ? WHOLE.uses : Math.floor((battles * WHOLE.uses) / WHOLE.battles);
  console.log(tableOf(done, least));
  console.log(`\n${summary(done, seed, least)}`);
  for (const { number, played } of done.failures) {
    const file = join(tmpdir(), `pewter-exhaustive-${seed}-${number}.json`);
    writeFileSync(file, JSON.stringify(played.repro));
    console.error(`✗ battle ${number} of seed ${seed}, after ${played.acts} acts:`);
    for (const broken of played.breaks) console.error(`    ${broken}`);
    console.error(`    again: npm run fuzz -- --exhaustive --repro ${file}`);
  }
  return done.failures.length === 0 && !(whole && rare(done, least).length > 0);
}

function summary(done: Exhausted, seed: number, least: number): string {
  const ends = [...done.ended].map(([how, n]) => `${how} ${n}`).join(', ');
  const [rarest] = rare(done, Number.POSITIVE_INFINITY);
  const few = rare(done, least).length;
  return [
    `Seed ${seed}: ${done.battles} battles, ${done.acts} acts, ${done.failures.length} with a break.`,
    `Ends: ${ends}.`,
    `Rarest of ${done.uses.counts.size}: ${rarest.key}, ${rarest.n} times; fewer than ${least} times: ${few}.`,
  ].join('\n');
}

/** Plays a failed battle again: the position before its last move, and what comes of that. */
function again(path: string): boolean {
  const repro = JSON.parse(readFileSync(path, 'utf8')) as Repro;
  let n = 0;
  const b = replay(repro, (state, move) => {
    n++;
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`before move ${n}, ${JSON.stringify(move)}: ${broken.join('; ')}`);
  });
  const broken = game.invariants(b);
  const [seat, move] = repro.moves[repro.moves.length - 1] ?? [];
  console.log(`${n} moves, the last by seat ${seat}: ${JSON.stringify(move)}; round ${b.round}.`);
  console.log(b.over ? `It ends by ${b.over.reason}.` : JSON.stringify(game.decisions(b)));
  for (const one of broken) console.log(`broken: ${one}`);
  return broken.length === 0;
}
