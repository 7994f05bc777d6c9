import { FastDice } from '../../shared/engine/dice-fast.ts';
import { untold } from '../../shared/engine/event.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { type Battlefield, battlefields, fieldOf } from '../battlefields.ts';
import { computed } from './computed.ts';
import { exponent, type Figure, median } from './report.ts';

const RUNS = 5;

/** How fast the rules are without table, log and network, and how the cost grows with the battle. */
export function measureEngine(): Figure[] {
  const greeks = battlefields().find((field) => field.id === 'greeks');
  if (!greeks) throw new Error('There is no scenario "greeks".');
  play(greeks, 1, 300);
  const speeds = Array.from({ length: RUNS }, (_, run) => randomGames(greeks, run));
  return [
    {
      what: 'random moves on Greeks, one core',
      value: median(speeds.map((one) => one.moves)),
      unit: 'moves/s',
      aim: 'at least 36,000',
    },
    {
      what: 'random games on Greeks',
      value: median(speeds.map((one) => one.games)),
      unit: 'games/s',
      aim: '',
    },
    {
      what: 'growth of a round from 8 to 128 warriors',
      value: growth(),
      unit: '(exponent)',
      aim: 'at most 1.15',
    },
  ];
}

/** Whole games for about a second; each move is chosen from the full list of legal ones. */
function randomGames(field: Battlefield, run: number): { moves: number; games: number } {
  let [moves, games] = [0, 0];
  const began = computed();
  while (computed() - began < 1200) {
    const played = play(field, run * 1000 + games, 20_000);
    moves += played.moves;
    games += played.over ? 1 : 0;
  }
  const seconds = (computed() - began) / 1000;
  return { moves: moves / seconds, games: games / seconds };
}

function play(field: Battlefield, seed: number, limit: number): { moves: number; over: boolean } {
  const { game } = field;
  const dice = new FastDice(seed);
  const state = setUp(field, dice);
  let moves = 0;
  for (; moves < limit; moves++) if (!randomMove(game, state, dice)) return { moves, over: true };
  return { moves, over: false };
}

function setUp({ game, file }: Battlefield, dice: FastDice): unknown {
  const loaded = game.load(file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  return game.setup(loaded.setup, {}, dice, untold);
}

function randomMove(game: AnyGame, state: unknown, dice: FastDice): boolean {
  const decisions = game.decisions(state);
  const decision = decisions.find(({ answered }) => !answered) ?? decisions[0];
  if (!decision) return false;
  game.apply(state, decision.seat, decision.choices[dice.pick(decision.choices.length)], dice, untold);
  return true;
}

/** Exponent of the time of a round over the number of warriors, standing equally dense. */
function growth(): number {
  const points = [8, 16, 32, 64, 128].map((warriors) => {
    const field = fieldOf(warriors);
    const times = Array.from({ length: RUNS }, (_, run) => timeOfRounds(field, warriors, run));
    return { x: warriors, y: median(times) };
  });
  return exponent(points);
}

/** Milliseconds of as many turns as there are warriors, over enough games to be measured. */
function timeOfRounds(field: Battlefield, warriors: number, run: number): number {
  const { game } = field;
  let [rounds, spent] = [0, 0];
  while (spent < 150) {
    const dice = new FastDice(run * 1000 + rounds);
    const state = setUp(field, dice);
    const began = computed();
    for (let turns = 0; turns <= warriors; ) {
      const decision = game.decisions(state)[0];
      if (!decision) break;
      if (decision.kind === 'unit') turns++;
      game.apply(state, decision.seat, decision.choices[dice.pick(decision.choices.length)], dice, untold);
    }
    spent += computed() - began;
    rounds++;
  }
  return spent / rounds;
}
