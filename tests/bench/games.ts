import { FastDice } from '../../shared/engine/dice-fast.ts';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import { untold } from '../../shared/engine/event.ts';
import { LOG_VERSION } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { ROW_BY_ID } from '../../shared/games/warrior-lands/data/rows.ts';
import { warriorLands } from '../../shared/games/warrior-lands/game.ts';
import type { UnitType } from '../../shared/games/warrior-lands/model.ts';
import { refusalOfHand } from '../../shared/table/byhand/check.ts';
import { byHand as doByHand, isChancy } from '../../shared/table/byhand/hand.ts';
import { layDown } from '../../shared/table/byhand/lay.ts';
import { sceneByHand } from '../../shared/table/byhand/scene.ts';
import { randomAct } from '../../shared/table/byhand/testing/random-act.ts';
import { type Battlefield, battlefields, castersOf, fieldOf, seatsWith } from '../battlefields.ts';
import { personOf, World } from '../fuzz/world.ts';
import { WIRE } from '../guest.ts';
import { computed } from './computed.ts';
import { type Figure, median, quantile } from './report.ts';

const RUNS = 5;
const SPAN = 700;

/** Moves a second that the rules should make with random choices from the full list, on one core. */
const AIMS: Readonly<Record<string, string>> = {
  'ring-war': 'at least 300,000',
  'crack-of-doom': 'at least 150,000',
  baraddun: 'at least 150,000',
};

/** Each game's rules, bytes and bot; and what magic costs. */
export function measureGames(): Figure[] {
  const first = new Map<string, Battlefield>();
  for (const field of battlefields()) if (!first.has(field.game.id)) first.set(field.game.id, field);
  const games = [...first.values()].flatMap((field) => [
    ...speed(field),
    ...(field.game.id === 'warrior-lands' ? [] : patches(field)),
    ...thinking(field),
    ...byHand(field),
  ]);
  return [...games, ...magic()];
}

function speed(field: Battlefield): Figure[] {
  const speeds = Array.from({ length: RUNS }, (_, run) => randomGames(field, run));
  const { id } = field.game;
  return [
    {
      what: `${id}: random moves`,
      value: median(speeds.map((one) => one.moves)),
      unit: 'moves/s',
      aim: AIMS[id] ?? '',
    },
    { what: `${id}: random games`, value: median(speeds.map((one) => one.games)), unit: 'games/s', aim: '' },
  ];
}

/** Whole games for a while; each move is chosen from the full list, of seats that have not answered first. */
function randomGames({ game, file }: Battlefield, run: number): { moves: number; games: number } {
  const loaded = game.load(file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  let [moves, games] = [0, 0];
  const began = computed();
  while (computed() - began < SPAN) {
    const dice = new FastDice(run * 1000 + games);
    const state = game.setup(loaded.setup, {}, dice, untold);
    for (let acts = 0; acts < 40_000; acts++, moves++) {
      const decisions = game.decisions(state);
      const decision = decisions.find((asked) => !asked.answered) ?? decisions[0];
      if (!decision) break;
      game.apply(state, decision.seat, decision.choices[dice.pick(decision.choices.length)], dice, untold);
    }
    games++;
  }
  const seconds = (computed() - began) / 1000;
  return { moves: moves / seconds, games: games / seconds };
}

/** Bytes of the state's patch for each act by chance, secret answers among them, in a real table room. */
function patches(field: Battlefield): Figure[] {
  const { game, file } = field;
  const seats = seatsWith(field, {});
  const seed = '5eed'.repeat(16);
  const opened = Match.open(game, seed, {
    e: 'open',
    v: LOG_VERSION,
    game: game.id,
    rules: game.version,
    file,
    options: {},
    seats,
    commitment: commitmentOf(seed),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  for (let seat = 0; seat < seats; seat++)
    match.act({ e: 'sit', by: personOf(seat), seat, name: `Seat ${seat}`, word: '' });
  match.act({ e: 'start', by: personOf(0) });
  const world = new World({ match, told: [], seed, ears: [-1], read: true });
  const dice = new FastDice(4);
  const bytes: number[] = [];
  const { table } = world;
  for (let i = 0; i < 1500 && table.position.phase === 'playing'; i++) {
    const decisions = table.match.decisions();
    const { seat, choices } = decisions.find((asked) => !asked.answered) ?? decisions[0];
    world.heard(-1);
    world.act(seat, { do: 'move', seat, move: choices[dice.pick(choices.length)] });
    const patch = world.heard(-1).filter((frame) => frame[0] === WIRE.patch);
    bytes.push(patch.reduce((sum, frame) => sum + frame.length, 0));
  }
  world.end();
  const shown = bytes.filter((sum) => sum > 0);
  const unit = 'bytes';
  return [
    { what: `${game.id}: patch of an act`, value: median(bytes), unit, aim: 'at most 80' },
    { what: `${game.id}: … that shows`, value: median(shown), unit, aim: '' },
  ];
}

/** How long the bot computes, from games between bots; decisions without a choice are left out. */
function thinking({ game, file }: Battlefield): Figure[] {
  const loaded = game.load(file);
  if (!loaded.ok) throw new Error(`The scenario can't be loaded: ${JSON.stringify(loaded.problems[0])}`);
  const times: number[] = [];
  for (let round = 0; round < 6; round++) {
    const dice = new FastDice(round);
    const state = game.setup(loaded.setup, {}, dice, untold);
    for (let acts = 0; acts < 400; acts++) {
      const decisions = game.decisions(state);
      const decision = decisions.find((asked) => !asked.answered) ?? decisions[0];
      if (!decision) break;
      const began = computed();
      const move = game.advise(game.determinize(state, decision.seat, dice), decision.seat, dice);
      if (decision.choices.length > 1) times.push(computed() - began);
      game.apply(state, decision.seat, move, dice, untold);
    }
  }
  return [
    { what: `${game.id}: a bot's decision`, value: median(times), unit: 'ms', aim: '' },
    {
      what: `${game.id}: one of a hundred over`,
      value: quantile(times, 0.99),
      unit: 'ms',
      aim: 'at most 300',
    },
  ];
}

/** What hands might do to the game as it was just set up, one act after the other, each a table of its own to take back. */
function byHand({ game, file }: Battlefield): Figure[] {
  const { byHand: hands } = game;
  const loaded = game.load(file);
  if (!loaded.ok) return [];
  const state = game.setup(loaded.setup, {}, new FastDice(1), untold);
  const scene = sceneByHand(game.scene(state), hands.catalogue(state));
  const names = scene.sides.map((side) => side.name);
  const speeds = Array.from({ length: RUNS }, (_, run) => {
    const dice = new FastDice(run);
    let [acts, spent] = [0, 0];
    while (spent < SPAN) {
      let table = layDown(hands.layOut(state), scene, dice);
      // After so many a random table is a heap of copies.
      for (let i = 0; i < 100; i++) {
        const seat = dice.pick(names.length);
        const act = randomAct(table, scene, seat, dice);
        const began = computed();
        if (refusalOfHand(table, scene, seat, act) === null) {
          const after = doByHand(table, act, { scene, seat, names, dice, tell: untold });
          isChancy(table, act, after, scene);
          table = after;
          acts++;
        }
        spent += computed() - began;
      }
    }
    return (acts / spent) * 1000;
  });
  return [{ what: `${game.id}: acts by hand`, value: median(speeds), unit: 'acts/s', aim: '' }];
}

/** Random moves of Greeks with and without its sorceress, of made-up battles with casters, and of the largest. */
function magic(): Figure[] {
  const speedOf = (field: Battlefield) =>
    median(Array.from({ length: RUNS }, (_, run) => randomGames(field, run).moves));
  const battles = battlefields().filter((field) => field.game.id === 'warrior-lands');
  const size = (field: Battlefield) => warriorsIn(field);
  const largest = battles.reduce((most, field) => (size(field) > size(most) ? field : most));
  const plain = speedOf(fieldOf(32));
  const greeks = battles.find((field) => field.id === 'greeks') ?? largest;
  const unit = 'of the moves/s';
  return [
    {
      what: 'warrior-lands: Greeks against the same without magic',
      value: speedOf(greeks) / speedOf(withoutMagic(greeks)),
      unit,
      aim: 'at least 0.67',
    },
    {
      what: `… the largest battle, ${largest.id}, against the same without magic`,
      value: speedOf(largest) / speedOf(withoutMagic(largest)),
      unit,
      aim: 'at least 0.67',
    },
    { what: 'made-up battle of 32, no magic', value: plain, unit: 'moves/s', aim: '' },
    { what: '… with 8 casters', value: speedOf(castersOf(32)) / plain, unit, aim: 'at least 0.67' },
  ];
}

/** The same warriors on the same ground, none of whom knows a spell. */
function withoutMagic(field: Battlefield): Battlefield {
  const load = (file: unknown) => {
    const loaded = warriorLands.load(file);
    if (!loaded.ok) return loaded;
    const units = loaded.setup.units.map((unit) => ({ ...unit, type: spellless(unit.type) }));
    return { ok: true as const, setup: { ...loaded.setup, units } };
  };
  return { ...field, game: { ...warriorLands, load } };
}

function spellless(type: UnitType): UnitType {
  const casts = (id: string) => {
    const row = ROW_BY_ID.get(id);
    return row !== undefined && /Spell/.test(`${row.blue} ${row.purple}`);
  };
  return { ...type, traits: type.traits.filter((id) => !casts(id)), powers: [] };
}

function warriorsIn({ game, file }: Battlefield): number {
  const loaded = game.load(file);
  if (!loaded.ok) return 0;
  const state = game.setup(loaded.setup, {}, new FastDice(1), untold);
  return game.table(state).pieces.filter((piece) => piece.zone === 'board').length;
}
