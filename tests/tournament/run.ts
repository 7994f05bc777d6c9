import { parseArgs } from 'node:util';
import { bounds } from '../balance/count.ts';
import { battlefields, seatsWith } from '../battlefields.ts';
import { quantile } from '../bench/report.ts';
import { boundOf } from './baraddun-bound.ts';
import { type Contest, playContest } from './play.ts';

/**
 * `npm run tournament -- [--game ring-war] [--scenario greeks] [--players 6] [--games 400] [--seed 1]`: the bot
 * of each game against players who choose at random, sides exchanged after every game. Games number 2i and
 * 2i + 1 have the seed S + i. Says how often the bots won, with the bounds of what that may mean.
 * `--player clairvoyant [--sight fighters]` says instead how often somebody would win War for Barad'Dun who saw what
 * lies in the stacks, or in that of the fighters (baraddun-worth.ts), and our bot at the same deals.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    scenario: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    player: { type: 'string', default: 'bot' },
    sight: { type: 'string', default: 'stacks' },
  },
});
/** Where a game has many scenarios, one of them speaks for it. */
const USUAL = new Set(['greeks', 'ring-war', 'barad-duel', 'crack-of-doom']);
const games = Number(values.games);
const seed = Number(values.seed);
const known = battlefields();
const one = new Set(known.map((field) => field.game.id).filter((id) => !values.game || id === values.game));
const fields = known.filter(
  ({ id, game }) =>
    one.has(game.id) &&
    (values.scenario
      ? id === values.scenario
      : USUAL.has(id) || !known.some((field) => field.game === game && USUAL.has(field.id))),
);
if (![games, seed].every(Number.isInteger) || games < 2 || fields.length === 0) {
  console.error(
    'Usage: npm run tournament -- [--game G] [--scenario S] [--players N] [--games 400] [--seed 1]',
  );
  console.error(`Games: ${[...new Set(known.map((field) => field.game.id))].join(', ')}`);
  process.exit(1);
}

const { sight } = values;
if (values.player === 'clairvoyant' && (sight === 'stacks' || sight === 'fighters')) {
  for (const field of fields.filter(({ game }) => game.id === 'baraddun'))
    for (const options of wishes(field.game.options))
      for (const chooser of ['bot', 'clairvoyant'] as const) {
        const { game, file } = field;
        const { chance, error } = boundOf({ game, file, options }, chooser, sight, games, seed);
        const share = `${(chance * 100).toFixed(1)} % (± ${(error * 196).toFixed(1)})`;
        console.log(`${field.id}, ${seatsWith(field, options)} seats, ${chooser}: wins ${share}`);
      }
  process.exit(0);
}

for (const field of fields) {
  for (const options of wishes(field.game.options)) {
    const contest: Contest = { game: field.game, file: field.file, options };
    console.log(line(`${field.id}, ${seatsWith(field, options)} seats`, contest));
  }
}

/** A game with an option for it is played by two and by more: three against three, four among themselves. */
function wishes(options: readonly { name: string; values: readonly unknown[] }[]): Contest['options'][] {
  const players = options.find((option) => option.name === 'players');
  if (!players) return [{}];
  if (values.players) return [{ players: Number(values.players) }];
  return [2, players.values.includes(5) ? 4 : 6].map((count) => ({ players: count }));
}

function line(name: string, contest: Contest): string {
  const times: number[] = [];
  let [wins, draws, moves, choices] = [0, 0, 0, 0];
  for (let i = 0; i < games; i++) {
    const ended = playContest(contest, seed + (i >> 1), i % 2 === 1);
    if (ended.winner === 'bot') wins++;
    if (ended.winner === '') draws++;
    moves += ended.moves;
    choices += ended.choices;
    for (const time of ended.times) times.push(time);
  }
  const [low, high] = bounds(wins, games);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    name.padEnd(24),
    `bots won ${wins} of ${games}: ${percent(wins / games)} (${percent(low)} to ${percent(high)})`,
    `${draws} drawn`,
    `${Math.round(moves / games)} moves a game, ${(choices / games).toFixed(1)} of them chosen by bots among several`,
    `a bot's decision ${quantile(times, 0.5).toFixed(1)} ms, one of twenty over ${quantile(times, 0.95).toFixed(0)} ms, longest ${quantile(times, 1).toFixed(0)} ms`,
  ].join('  ');
}
