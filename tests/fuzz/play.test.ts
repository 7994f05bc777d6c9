import { expect, test } from 'vitest';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import type { Pebbles } from '../../shared/engine/testing/pebbles.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { pebblesByHand } from '../../shared/engine/testing/pebbles-by-hand.ts';
import { privacy } from './checks.ts';
import { playOne } from './play.ts';

const file = { game: 'pebbles', title: 'Pebbles' };
const limits = { random: 400, acts: 2000, every: 3, hands: 12 };
const breaksOf = (game: typeof pebbles, seed = 7) =>
  playOne({ game, file, seats: 2 }, {}, seed, limits).breaks.join('\n');

test('a sound game is played to its end without a break', () => {
  const played = playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits);
  expect(played.breaks).toEqual([]);
  expect(played.ended).toBe('victory');
});

test('the same seed plays the same game', () => {
  expect(playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits).log).toEqual(
    playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits).log,
  );
  expect(playOne({ game: pebbles, file, seats: 2 }, {}, 8, limits).log).not.toEqual(
    playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits).log,
  );
});

test('the fuzzer finds a card that gets lost', () => {
  const loses: typeof pebbles = {
    ...pebbles,
    apply(state, seat, move, dice, tell) {
      pebbles.apply(state, seat, move, dice, tell);
      if (state.round === 4) state.spent.pop();
    },
  };
  expect(breaksOf(loses)).toContain('17 cards instead of 18');
});

test('the fuzzer finds a listed choice that is refused', () => {
  const strict: typeof pebbles = {
    ...pebbles,
    check: (state, seat, move) =>
      move.do === 'walk' && move.by === 2
        ? { code: 'too-far', words: { key: 'pebbles.no.turn' } }
        : pebbles.check(state, seat, move),
  };
  expect(breaksOf(strict)).toContain('a listed choice is refused as too-far');
});

test('the fuzzer finds a deck that shows in public', () => {
  const open: typeof pebbles = {
    ...pebbles,
    table: (state) => ({ ...pebbles.table(state), facts: { next: state.deck.at(-1) ?? 0 } }),
  };
  expect(breaksOf(open)).toContain('the public table shows what is hidden');
});

test('the fuzzer finds a copy that shares a list', () => {
  const shares: typeof pebbles = {
    ...pebbles,
    copy: (state) => ({ ...pebbles.copy(state), pawns: state.pawns }),
  };
  expect(breaksOf(shares)).toContain('a move on a copy changed its original');
});

test('the fuzzer finds a game that never ends', () => {
  const endless: typeof pebbles = {
    ...pebbles,
    apply(state, seat, move, dice, tell) {
      pebbles.apply(state, seat, move, dice, tell);
      state.pawns = [0, 0];
    },
  };
  expect(breaksOf(endless)).toContain('no end after 2000 acts');
});

test('the fuzzer finds a game that stops without asking anybody', () => {
  const stops: typeof pebbles = {
    ...pebbles,
    decisions: (state) => (state.round > 3 ? [] : pebbles.decisions(state)),
  };
  expect(breaksOf(stops)).toContain('the game stopped without an outcome');
});

test('the fuzzer finds chance that does not come from the dice', () => {
  let calls = 0;
  const wild: typeof pebbles = {
    ...pebbles,
    apply(state: Pebbles, seat, move, dice, tell) {
      pebbles.apply(state, seat, move, dice, tell);
      state.goal = 9 + ++calls / 1e6;
    },
  };
  expect(breaksOf(wild, 3)).toContain('the replay of the log ends at');
});

test('the fuzzer reports an exception of the game as a break', () => {
  const throws: typeof pebbles = {
    ...pebbles,
    apply(state, seat, move, dice, tell) {
      if (state.round === 3) throw new Error('a pawn fell off the table');
      pebbles.apply(state, seat, move, dice, tell);
    },
  };
  expect(breaksOf(throws)).toContain('a pawn fell off the table');
});

test('the fuzzer finds a rule that the book does not have', () => {
  const played = playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits, (ref) => ref !== 'P2');
  expect(played.breaks.join()).toContain('no entry in the rulebook for "P2"');
});

test('everybody who is needed sits down, however many a battle is for', () => {
  const crowd = { ...pebbles, seats: { min: 2, max: 3 } };
  const { log } = playOne({ game: crowd, file, seats: 3 }, {}, 7, limits);
  expect(log.filter((entry) => entry.e === 'sit').map((entry) => entry.seat)).toEqual([0, 1, 2]);
});

test('the fuzzer finds an act that is told to all although nobody sees anything of it', () => {
  const quiet: typeof pebbles = { ...pebbles, prefer: () => null };
  const secret = '5c'.repeat(32);
  const { log } = playOne({ game: pebbles, file, seats: 2 }, {}, 7, limits);
  const match = Match.replay(quiet, secret, [{ ...log[0], commitment: '' } as Entry, ...log.slice(1, 4)]);
  const before = match.position;
  const done = match.act({ e: 'prefer', by: 'p0', seat: 0, piece: 'p0', name: 'any', value: 'any' });
  if (!done.ok) throw new Error(done.refusal.code);
  expect(privacy(match, before, done.value)).toEqual([]);
  expect(privacy(match, before, { ...done.value, sealed: false })).toHaveLength(1);
});

test('the fuzzer plays by hand in mid-game, and the rules take some of it up', () => {
  const played = Array.from({ length: 6 }, (_, seed) =>
    playOne({ game: pebbles, file, seats: 2 }, {}, seed, limits),
  );
  expect(played.flatMap((one) => one.breaks)).toEqual([]);
  expect(played.reduce((sum, one) => sum + one.hands, 0)).toBeGreaterThan(20);
  expect(played.some((one) => one.takenUp > 0)).toBe(true);
  expect(played.flatMap((one) => one.log).filter((entry) => entry.e === 'by-hand').length).toBeGreaterThan(8);
});

/** The sample game with something wrong in how it is played by hand. */
const handled = (wrong: Partial<typeof pebblesHands>): typeof pebbles => ({
  ...pebbles,
  byHand: { ...pebblesHands, ...wrong },
});
const pebblesHands = pebblesByHand(false);
const breaksByHand = (game: typeof pebbles) =>
  [1, 2, 3, 4, 5, 6].map((seed) => breaksOf(game, seed)).join('\n');

test('the fuzzer finds a game that gives a secret away when it is laid out by hand', () => {
  const named = handled({
    layOut: (state) =>
      pebblesHands
        .layOut(state)
        .map((lies) => (lies.zone === 'deck' ? { ...lies, id: `${lies.kind}-${lies.at}` } : lies)),
  });
  expect(breaksByHand(named)).toContain('laid out by hand, the table of seat');
  const open = handled({
    layOut: (state) => pebblesHands.layOut(state).map((lies) => ({ ...lies, seen: [0, 1] })),
  });
  expect(breaksByHand(open)).toContain('laid out by hand, the look of seat');
});

test('the fuzzer finds a game that does not take up what nobody touched', () => {
  const loses = handled({
    takeUp: (state, pieces) =>
      pebblesHands.takeUp({ ...state, round: state.round + 1 }, pieces, new FastDice(1)),
  });
  expect(breaksByHand(loses)).toContain('what nobody touched by hand is not as it was');
  const refuses = handled({
    takeUp: () => ({
      ok: false,
      faults: [{ code: 'never', words: { key: 'pebbles.no.never' }, pieces: [] }],
    }),
  });
  expect(breaksByHand(refuses)).toContain("what nobody touched can't be taken up: never");
  expect(breaksByHand(refuses)).toContain('no sentence for why');
});

test('the fuzzer finds a sentence that is missing within another one', () => {
  const mute = handled({
    takeUp: (state, pieces, dice) => {
      const taken = pebblesHands.takeUp(state, pieces, dice);
      return taken.ok ? { ...taken, unread: [{ key: 'pebbles.mute' }] } : taken;
    },
  });
  expect(breaksByHand(mute)).toContain('no sentence for "pebbles.mute"');
});
