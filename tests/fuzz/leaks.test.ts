import { afterEach, expect, test, vi } from 'vitest';
import { TableClock } from '../../server/rooms/table-clock.ts';
import { Steps } from '../../server/tables/steps.ts';
import type { Pebbles } from '../../shared/engine/testing/pebbles.ts';
import { pebblesByHand } from '../../shared/engine/testing/pebbles-by-hand.ts';
import { sealedPebbles } from '../../shared/engine/testing/sealed-pebbles.ts';
import { words } from '../../shared/engine/words.ts';
import { HiddenPieces } from './entitled.ts';
import { watchGame } from './leaks.ts';
import { World } from './world.ts';

type Sample = typeof sealedPebbles;
afterEach(() => vi.restoreAllMocks());

/** All breaks of some games, in one text. */
function breaksOf(game: Sample, games = 6): string {
  const hidden = new HiddenPieces();
  const laid = { game, file: { game: 'pebbles', title: 'Path' }, seats: 2 };
  const found: string[] = [];
  for (let seed = 1; seed <= games && found.length === 0; seed++)
    found.push(...watchGame(laid, seed, 300, hidden).breaks);
  return [...found, ...hidden.breaks()].join('\n');
}

test('in a game that keeps its secrets no seat can tell two worlds apart', () => {
  const laid = { game: sealedPebbles, file: { game: 'pebbles', title: 'Path' }, seats: 2 };
  const hidden = new HiddenPieces();
  const games = [1, 2, 3, 4].map((seed) => watchGame(laid, seed, 300, hidden));
  expect([...games.flatMap((game) => game.breaks), ...hidden.breaks()]).toEqual([]);
  const sum = (of: 'compared' | 'secrets') => games.reduce((all, game) => all + game[of], 0);
  expect(sum('compared')).toBeGreaterThan(100);
  expect(sum('secrets')).toBeGreaterThan(20);
});

test('the check finds a drawn card that an event names', () => {
  const tells: Sample = {
    ...sealedPebbles,
    apply(state, seat, move, dice, tell) {
      const { round } = state;
      sealedPebbles.apply(state, seat, move, dice, tell);
      if (state.round > round)
        tell({ kind: 'cards', words: words(''), seat: 0, cards: [`pebble${state.hands[0].at(-1)}`] });
    },
  };
  expect(breaksOf(tells)).toMatch(/an event names "pebble\d", and seat 1 may not know where it is/);
});

test('the check finds a clock that is told of with every secret answer', () => {
  vi.spyOn(TableClock.prototype, 'look').mockImplementation(function (this: TableClock) {
    const { hearing } = this as unknown as { readonly hearing: { changed(): void } };
    hearing.changed();
  });
  expect(breaksOf(sealedPebbles)).toContain('hears of a secret answer');
});

test('the check finds ids that hang on the card', () => {
  const named: Sample = {
    ...sealedPebbles,
    table(state) {
      const table = sealedPebbles.table(state);
      const pieces = table.pieces.map((piece) =>
        piece.zone === 'hand1' ? { ...piece, id: `c${state.hands[1][piece.at] ?? ''}${piece.at}` } : piece,
      );
      return { ...table, pieces };
    },
  };
  expect(breaksOf(named)).toContain('can tell two worlds apart');
});

test('the check finds a hand that lies sorted in public', () => {
  const sorted: Sample = {
    ...sealedPebbles,
    table(state) {
      const table = sealedPebbles.table(state);
      const rank = (at: number) => state.hands[0].filter((card) => card < (state.hands[0][at] ?? 0)).length;
      const pieces = table.pieces.map((piece) =>
        piece.zone === 'hand0' ? { ...piece, at: rank(piece.at) } : piece,
      );
      return { ...table, pieces };
    },
  };
  expect(breaksOf(sorted)).toMatch(/can tell two worlds apart|a secret answer changes the public table/);
});

test('the check finds a step that counts the secret answers of others', () => {
  vi.spyOn(Steps.prototype, 'toldTo').mockImplementation(function (this: Steps) {
    return this.public + (this as unknown as { secrets: unknown[] }).secrets.length / 1024;
  });
  vi.spyOn(Steps.prototype, 'placeOf').mockReturnValue(Number.POSITIVE_INFINITY);
  expect(breaksOf(sealedPebbles)).toContain('can tell two worlds apart');
});

test('the check finds a room that says something to everybody after each act', () => {
  const { prototype } = World;
  const { act } = prototype;
  vi.spyOn(prototype, 'act').mockImplementation(function (this: World, seat, what) {
    act.call(this, seat, what);
    this.send(seat, 'say', { text: 'done' });
  });
  expect(breaksOf(sealedPebbles)).toContain('hears of a secret answer');
});

test('the check finds a fact that shows who has answered', () => {
  const shows: Sample = {
    ...sealedPebbles,
    table(state) {
      const table = sealedPebbles.table(state);
      return { ...table, facts: { ...table.facts, laid1: state.laid[1] ? 1 : 0 } };
    },
  };
  expect(breaksOf(shows)).toContain('a secret answer changes the public table');
});

test('the check finds a seat that is asked no more once it has answered', () => {
  const drops: Sample = {
    ...sealedPebbles,
    decisions: (state) => sealedPebbles.decisions(state).filter((decision) => !decision.answered),
  };
  expect(breaksOf(drops)).toContain('an answer shows in who is asked');
});

test('the check finds a seat without a card to lay that is not even asked', () => {
  const skips: Sample = {
    ...sealedPebbles,
    decisions(state: Pebbles) {
      const all = sealedPebbles.decisions(state);
      const able = all.filter((decision) => decision.choices.length > 1);
      return state.walker === -1 && able.length > 0 ? able : all;
    },
  };
  expect(breaksOf(skips)).toContain('who is asked');
});

test('the check finds a choice that is refused because of what the other holds', () => {
  const jealous: Sample = {
    ...sealedPebbles,
    check: (state, seat, move) =>
      state.walker === -1 && move.do === 'lay' && state.hands[1 - seat].includes(6)
        ? { code: 'card', words: words('pebbles.no.card') }
        : sealedPebbles.check(state, seat, move),
    decisions: (state) =>
      sealedPebbles.decisions(state).map((decision) => {
        const choices = decision.choices.filter((move) => jealous.check(state, decision.seat, move) === null);
        return { ...decision, choices };
      }),
  };
  expect(breaksOf(jealous)).toMatch(/depends on what it may not know/);
});

test('the check finds a question that differs with what the other holds', () => {
  const hints: Sample = {
    ...sealedPebbles,
    present(state, seat) {
      const view = sealedPebbles.present(state, seat);
      return (
        view && {
          ...view,
          choices: view.choices.map((one) => ({ ...one, odds: state.hands[1 - seat][0] / 6 })),
        }
      );
    },
  };
  expect(breaksOf(hints)).toContain('can tell two worlds apart');
});

test('the check finds a view for bots in which nothing is drawn anew', () => {
  const open: Sample = { ...sealedPebbles, determinize: (state) => sealedPebbles.copy(state) };
  expect(breaksOf(open)).toContain('is never drawn anew for seat');
});

test('the check finds ids that stand for the same card in every game', () => {
  const hidden = new HiddenPieces();
  const stacked: Sample = {
    ...sealedPebbles,
    look: (state, seat) => ({
      papers: [],
      pieces: sealedPebbles
        .look(state, seat)
        .pieces.map((piece) => ({ ...piece, kind: `pebble${piece.at + 1}` })),
    }),
  };
  const laid = { game: stacked, file: { game: 'pebbles', title: 'Path' }, seats: 2 };
  for (let seed = 1; seed <= 8; seed++) watchGame(laid, seed, 4, hidden);
  expect(hidden.breaks().join()).toContain('the hidden piece "h00" is always "pebble1"');
});

test('the check finds a game that goes another way when its log is read again', () => {
  let goal = 9;
  const wanders: Sample = {
    ...sealedPebbles,
    setup: (loaded, options, dice, tell) => ({
      ...sealedPebbles.setup(loaded, options, dice, tell),
      goal: ++goal,
    }),
  };
  expect(breaksOf(wanders, 1)).toMatch(/something else when the log is read|leads to another position/);
});

const hands = pebblesByHand(true);

test('the check plays by hand too, and finds a game that lays out names which hang on the card', () => {
  const laid = { game: sealedPebbles, file: { game: 'pebbles', title: 'Path' }, seats: 2 };
  const hidden = new HiddenPieces();
  const games = [11, 12, 13, 14].map((seed) => watchGame(laid, seed, 300, hidden));
  expect(games.flatMap((game) => game.breaks)).toEqual([]);
  expect(games.reduce((all, game) => all + game.hands, 0)).toBeGreaterThan(20);

  const named: Sample = {
    ...sealedPebbles,
    byHand: {
      ...hands,
      layOut: (state) =>
        hands
          .layOut(state)
          .map((lies) => (lies.down ? { ...lies, id: `${lies.zone}${lies.at}${lies.kind}` } : lies)),
    },
  };
  expect(breaksOf(named, 20)).toMatch(/can tell two worlds apart after going over to hands/);
});
