import { expect, test } from 'vitest';
import { checksum } from './checksum.ts';
import { commitmentOf } from './dice-seeded.ts';
import type { AnyGame } from './game.ts';
import { type Entry, entry, OtherRules } from './log.ts';
import { Match } from './match.ts';
import { must } from './testing/must.ts';
import { type Pebbles, type PebblesMove, pebbles } from './testing/pebbles.ts';

const SEED = 'ab'.repeat(32);
const OPEN: Entry & { e: 'open' } = {
  e: 'open',
  v: 1,
  game: 'pebbles',
  rules: 1,
  file: { game: 'pebbles', title: 'Path' },
  options: {},
  seats: 2,
  commitment: commitmentOf(SEED),
};

function open(options: Record<string, string | number | boolean> = {}, game: AnyGame = pebbles): Match {
  const match = Match.open(game, SEED, { ...OPEN, options });
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value;
}

function started(game: AnyGame = pebbles, words = ['swan', 'oak']): Match {
  const match = open({}, game);
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: words[0] });
  must(match, { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: words[1] });
  must(match, { e: 'start', by: 'p1' });
  return match;
}

function codeOf(match: Match, act: Entry): string {
  const before = match.checksum();
  const done = match.act(act);
  expect(match.checksum()).toBe(before);
  return done.ok ? 'done' : done.refusal.code;
}

const state = (match: Match) => match.position.state as Pebbles;
/** All but the order of the deck, which is drawn anew when a draw is taken back. */
const apart = (match: Match) => checksum({ ...state(match), deck: [...state(match).deck].sort() });
const move = (seat: number, what: PebblesMove): Entry => ({
  e: 'move',
  by: `p${seat + 1}`,
  seat,
  move: what,
});

function first(match: Match, seat: number): Entry {
  const decision = match.decisions().find((asked) => asked.seat === seat);
  if (!decision) throw new Error(`Seat ${seat} has nothing to decide.`);
  return move(seat, decision.choices[0] as PebblesMove);
}

/** Plays cards until somebody may walk, and says who. */
function untilWalk(match: Match): number {
  while (state(match).walker === -1) for (const seat of [0, 1]) must(match, first(match, seat));
  return state(match).walker;
}

function playOut(match: Match): void {
  for (let guard = 0; guard < 500 && match.position.phase === 'playing'; guard++) {
    must(match, first(match, match.decisions()[0].seat));
  }
}

test('a game plays to its end and its log replays to the same checksum', () => {
  const match = started();
  playOut(match);
  expect(match.position.phase).toBe('over');
  expect(match.position.outcome?.winners).toHaveLength(1);
  const told: number[] = [];
  const again = Match.replay(pebbles, SEED, match.entries, (chapter) => told.push(chapter.step));
  expect(again.checksum()).toBe(match.checksum());
  expect(told).toEqual(match.entries.slice(1).map((_, i) => i + 2));
});

test('a log survives being written as JSON and read through its schema', () => {
  const match = started();
  untilWalk(match);
  const read = match.entries.map((line) => entry.parse(JSON.parse(JSON.stringify(line))));
  expect(Match.replay(pebbles, SEED, read).checksum()).toBe(match.checksum());
});

test('both seats are asked at the same time, and answer in any order', () => {
  const match = started();
  expect(match.position.asked).toEqual(['card', 'card']);
  must(match, first(match, 1));
  expect(match.position.asked).toEqual(['card', '']);
  expect(codeOf(match, move(1, { do: 'lay', card: 1 }))).toBe('not-your-turn');
});

test('an illegal move is refused with the game’s own words and changes nothing', () => {
  const match = started();
  expect(codeOf(match, move(0, { do: 'lay', card: 77 }))).toBe('card');
  expect(codeOf(match, move(0, { do: 'walk', by: 1 }))).toBe('turn');
  expect(codeOf(match, { e: 'move', by: 'p1', seat: 9, move: { do: 'rest' } })).toBe('seat');
});

test('an act that is prepared but not committed has not happened', () => {
  const match = started();
  const before = match.checksum();
  const prepared = match.prepare(first(match, 0));
  expect(prepared.ok).toBe(true);
  expect(match.checksum()).toBe(before);
  expect(match.step).toBe(4);
});

test('a game that breaks in mid-act is refused as our mistake and nothing changes', () => {
  const broken = { ...pebbles, apply: () => JSON.parse('{') };
  const match = Match.open(broken, SEED, OPEN);
  if (!match.ok) throw new Error('not opened');
  const seen: unknown[] = [];
  match.value.report = (error) => seen.push(error);
  must(match.value, { e: 'bot', by: 'p1', seat: 0, on: true, name: 'Bot' });
  must(match.value, { e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' });
  must(match.value, { e: 'start', by: 'p1' });
  expect(codeOf(match.value, first(match.value, 0))).toBe('our-mistake');
  expect(seen).toHaveLength(1);
});

test('a move without chance is taken back freely', () => {
  const match = started();
  const walker = untilWalk(match);
  const before = match.checksum();
  must(match, move(walker, { do: 'walk', by: 1 }));
  must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
  expect(match.checksum()).toBe(before);
  expect(match.position.asked[walker]).toBe('walk');
});

test('what the table did by itself goes back with the move before it', () => {
  const match = started();
  const walker = untilWalk(match);
  const before = apart(match);
  const pawn = state(match).pawns[walker];
  must(match, move(walker, { do: 'walk', by: 2 }));
  must(match, { e: 'move', by: '', seat: walker, move: { do: 'rest' }, auto: true });
  expect(state(match).pawns[walker]).toBe(pawn + 2);
  // Resting drew cards, so the other has to agree.
  must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
  expect(match.position.ask?.waiting).toEqual([`p${2 - walker}`]);
  must(match, { e: 'agree', by: `p${2 - walker}`, seat: 1 - walker, yes: true });
  expect(apart(match)).toBe(before);
});

test('after a roll the other must agree, and the dice that follow are different ones', () => {
  const match = started();
  must(match, first(match, 0));
  const before = apart(match);
  const throws = must(match, first(match, 1)).events.flatMap((event) => event.dice ?? []);
  expect(throws).toHaveLength(2);
  must(match, { e: 'undo', by: 'p2', seat: 1 });
  expect(codeOf(match, { e: 'undo', by: 'p1', seat: 0 })).toBe('wish-pending');
  expect(codeOf(match, { e: 'agree', by: 'p2', seat: 1, yes: true })).toBe('not-asked');
  must(match, { e: 'agree', by: 'p1', seat: 0, yes: true });
  expect(apart(match)).toBe(before);
  const series = new Set([throws.map((die) => die.value).join()]);
  for (let i = 0; i < 5; i++) {
    const again = must(match, first(match, 1)).events.flatMap((event) => event.dice ?? []);
    series.add(again.map((die) => die.value).join());
    must(match, { e: 'undo', by: 'p2', seat: 1 });
    must(match, { e: 'agree', by: 'p1', seat: 0, yes: true });
  }
  expect(series.size).toBeGreaterThan(1);
});

test('a draw that is taken back is shuffled in: nobody learns what lies on the deck', () => {
  const match = started();
  const walker = untilWalk(match);
  const orders = new Set([state(match).deck.join()]);
  for (let i = 0; i < 3; i++) {
    must(match, move(walker, { do: 'rest' }));
    must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
    must(match, { e: 'agree', by: `p${2 - walker}`, seat: 1 - walker, yes: true });
    orders.add(state(match).deck.join());
  }
  expect(orders.size).toBeGreaterThan(2);
  expect(Match.replay(pebbles, SEED, match.entries).checksum()).toBe(match.checksum());
});

test('nothing from before somebody gave up is taken back, which would bring them back too', () => {
  const match = started({ ...pebbles, resign: () => {} });
  const walker = untilWalk(match);
  must(match, move(walker, { do: 'walk', by: 1 }));
  must(match, { e: 'resign', by: `p${2 - walker}`, seat: 1 - walker });
  expect(match.canUndo(walker)).toBe(false);
  expect(codeOf(match, { e: 'undo', by: `p${walker + 1}`, seat: walker })).toBe('nothing-to-undo');
});

test('a table of an older version of the rules is refused by name', () => {
  const newer = { ...pebbles, version: 2 };
  const opened = Match.open(newer, SEED, OPEN);
  expect(opened.ok ? '' : opened.refusal.code).toBe('other-rules');
  expect(() => Match.replay(newer, SEED, [OPEN])).toThrow(OtherRules);
  // Logs from before the version was written down are of the first one.
  const { rules: _, ...old } = OPEN;
  expect(entry.parse(old)).toEqual(OPEN);
});

test('a refused wish to take back changes nothing, and a move lets it lapse', () => {
  const match = started();
  untilWalk(match);
  const walker = state(match).walker;
  const before = match.checksum();
  must(match, { e: 'undo', by: `p${2 - walker}`, seat: 1 - walker });
  must(match, { e: 'agree', by: `p${walker + 1}`, seat: walker, yes: false });
  expect(match.checksum()).toBe(before);
  must(match, { e: 'undo', by: `p${2 - walker}`, seat: 1 - walker });
  must(match, first(match, walker));
  expect(match.position.ask).toBeNull();
});

test('bots agree, and so does somebody who plays both sides', () => {
  const match = open();
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: '' });
  must(match, { e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' });
  must(match, { e: 'start', by: 'p1' });
  const before = apart(match);
  must(match, first(match, 0));
  must(match, { ...first(match, 1), by: '', bot: true } as Entry);
  must(match, { e: 'undo', by: 'p1', seat: 0 });
  expect(apart(match)).toBe(before);
});

test('a standing answer given since stays when a move is taken back', () => {
  const match = started();
  const walker = untilWalk(match);
  must(match, move(walker, { do: 'walk', by: 1 }));
  must(match, {
    e: 'prefer',
    by: `p${walker + 1}`,
    seat: walker,
    piece: `p${walker}`,
    name: 'rest',
    value: 'always',
  });
  must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
  expect(state(match).rest[walker]).toBe('always');
  expect(codeOf(match, { e: 'prefer', by: 'p1', seat: 0, piece: 'p1', name: 'rest', value: 'always' })).toBe(
    'prefer',
  );
});

test('undo after undo goes further back, past the states that were kept, and the log still replays', () => {
  const match = started();
  const sums: string[] = [];
  for (let i = 0; i < 40 && match.position.phase === 'playing'; i++) {
    sums.push(apart(match));
    must(match, first(match, match.decisions()[0].seat));
  }
  let guard = 0;
  while (match.position.moves.length > 0 && guard++ < 60) {
    const last = match.position.moves.at(-1);
    if (!last) break;
    must(match, { e: 'undo', by: `p${last.seat + 1}`, seat: last.seat });
    const waiting = match.position.ask?.waiting[0];
    if (waiting) must(match, { e: 'agree', by: waiting, seat: Number(waiting[1]) - 1, yes: true });
    expect(apart(match)).toBe(sums[match.position.moves.length]);
  }
  expect(match.position.moves).toEqual([]);
  playOut(match);
  expect(Match.replay(pebbles, SEED, match.entries).checksum()).toBe(match.checksum());
});

test('no card is lost whatever is taken back', () => {
  const match = started();
  for (let i = 0; i < 30 && match.position.phase === 'playing'; i++) {
    must(match, first(match, match.decisions()[0].seat));
    if (i % 3 === 2) {
      const seat = match.position.moves.at(-1)?.seat ?? 0;
      must(match, { e: 'undo', by: `p${seat + 1}`, seat });
      const waiting = match.position.ask?.waiting[0];
      if (waiting) must(match, { e: 'agree', by: waiting, seat: Number(waiting[1]) - 1, yes: true });
    }
    expect(pebbles.invariants(state(match))).toEqual([]);
  }
});

test('a move seen before one’s own last move is stale; the other’s acts don’t make it so', () => {
  const match = started();
  const seen = match.step;
  must(match, first(match, 1));
  expect(match.stale(0, seen)).toBe(false);
  must(match, first(match, 0));
  expect(match.stale(0, seen)).toBe(true);
  expect(match.stale(0, match.step)).toBe(false);
});

test('a word brought later changes the dice from then on and not before', () => {
  const tell = (late: string) => {
    const match = started();
    must(match, first(match, 0));
    const early = must(match, first(match, 1)).events;
    must(match, { e: 'stand', by: 'p2', seat: 1 });
    must(match, { e: 'sit', by: 'p3', seat: 1, name: 'Cleo', word: late });
    const later: unknown[] = [];
    for (let i = 0; i < 12 && match.position.phase === 'playing'; i++) {
      later.push(must(match, first(match, match.decisions()[0].seat)).events);
    }
    return { early, later };
  };
  const [one, two] = [tell('elm'), tell('ash')];
  expect(one.early).toEqual(two.early);
  expect(one.later).not.toEqual(two.later);
});

test('seats are taken once, freed by standing up, and a game starts only with all of them taken', () => {
  const match = open();
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: '' });
  expect(codeOf(match, { e: 'sit', by: 'p2', seat: 0, name: 'Ben', word: '' })).toBe('seat-taken');
  expect(codeOf(match, { e: 'start', by: 'p1' })).toBe('seats-free');
  expect(codeOf(match, move(0, { do: 'rest' }))).toBe('not-started');
  must(match, { e: 'stand', by: 'p1', seat: 0 });
  expect(codeOf(match, { e: 'stand', by: 'p1', seat: 0 })).toBe('seat-free');
  expect(codeOf(match, { e: 'bot', by: 'p1', seat: 1, on: false, name: '' })).toBe('not-a-bot');
});

test('somebody who gives up ends the game, and then nothing can be done but go on to the next', () => {
  const match = started();
  must(match, { e: 'resign', by: 'p1', seat: 0 });
  expect(match.position.outcome?.winners).toEqual([1]);
  expect(codeOf(match, { e: 'undo', by: 'p1', seat: 0 })).toBe('over');
  must(match, { e: 'rematch', by: 'p1', table: 'abcdefghij' });
  expect(codeOf(match, { e: 'rematch', by: 'p2', table: 'other' })).toBe('moved-on');
});

test('a table is refused whose file the game can’t read or whose options it doesn’t have', () => {
  const codes = [
    Match.open(pebbles, SEED, { ...OPEN, file: { title: 7 } }),
    Match.open(pebbles, SEED, { ...OPEN, options: { goal: 5 } }),
    Match.open(pebbles, SEED, { ...OPEN, options: { speed: 1 } }),
  ].map((result) => (result.ok ? 'opened' : result.refusal.code));
  expect(codes).toEqual(['bad-file', 'bad-option', 'bad-option']);
});

test('a log that was tampered with is not replayed', () => {
  const match = started();
  untilWalk(match);
  const forged = match.entries.map((line) =>
    line.e === 'move' ? { ...line, move: { do: 'lay', card: 99 } } : line,
  );
  expect(() => Match.replay(pebbles, SEED, forged)).toThrow(/refused/);
  expect(() => Match.replay(pebbles, SEED, forged.slice(1))).toThrow(/opening/);
});

test('who has had which seat since the start is known, and known again from the log', () => {
  const match = open();
  must(match, { e: 'sit', by: 'p3', seat: 0, name: 'Cleo', word: '' });
  must(match, { e: 'stand', by: 'p3', seat: 0 });
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: '' });
  must(match, { e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' });
  must(match, { e: 'start', by: 'p1' });
  expect(match.position.held).toEqual([['p1'], []]);
  must(match, { e: 'bot', by: 'p1', seat: 1, on: false, name: '' });
  must(match, { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: '' });
  must(match, { e: 'hand', by: 'p4', seat: 0, name: 'Ann' });
  must(match, { e: 'stand', by: 'p2', seat: 1 });
  must(match, { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: '' });
  expect(match.position.held).toEqual([['p1', 'p4'], ['p2']]);
  expect(Match.replay(pebbles, SEED, match.entries).position.held).toEqual(match.position.held);
});

/** Pebbles in which a walker may carry a stone that nobody else sees: `lay` in the open phase. */
const carrying: typeof pebbles = {
  ...pebbles,
  check: (state, seat, what) =>
    what.do === 'lay' && state.walker === seat ? null : pebbles.check(state, seat, what),
  apply(state, seat, what, dice, tell) {
    if (what.do === 'lay' && state.walker === seat) state.hands[seat].reverse();
    else pebbles.apply(state, seat, what, dice, tell);
  },
};

test('a game is told who sits down at a seat in mid-game, and again when moves are taken back past that', () => {
  const minding: AnyGame = {
    ...pebbles,
    welcome: (pebblesNow: Pebbles, seat: number) => {
      pebblesNow.rest[seat] = 'always';
    },
  };
  const match = started(minding);
  expect(state(match).rest).toEqual(['ask', 'ask']);
  const walker = untilWalk(match);
  must(match, move(walker, { do: 'walk', by: 1 }));
  must(match, { e: 'hand', by: 'p3', seat: 1 - walker, name: 'Cleo' });
  expect(state(match).rest[1 - walker]).toBe('always');
  expect(state(match).rest[walker]).toBe('ask');
  must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
  expect(state(match).rest[1 - walker]).toBe('always');
  expect(Match.replay(minding, SEED, match.entries).checksum()).toBe(match.checksum());
});

test('an open act that changes only what its own seat sees reaches nobody else, also when the log is read again', () => {
  const match = started(carrying);
  const walker = untilWalk(match);
  const seen = match.step;
  const told = must(match, move(walker, { do: 'lay', card: 0 }));
  expect([told.sealed, told.entry]).toEqual([
    true,
    { ...move(walker, { do: 'lay', card: 0 }), secret: true },
  ]);
  expect(match.stale(walker, seen)).toBe(true);
  expect(match.stale(1 - walker, seen)).toBe(false);
  expect(must(match, move(walker, { do: 'walk', by: 1 })).sealed).toBe(false);
  const again: boolean[] = [];
  Match.replay(carrying, SEED, match.entries, ({ sealed }) => again.push(sealed));
  expect(again.slice(-2)).toEqual([true, false]);
});

test('a standing answer that shows at the piece is told to all, one that does not to its seat alone', () => {
  const match = started();
  const prefer = (value: string): Entry => ({
    e: 'prefer',
    by: 'p1',
    seat: 0,
    piece: 'p0',
    name: 'rest',
    value,
  });
  expect(must(match, prefer('always')).sealed).toBe(false);
  expect(must(match, prefer('always')).sealed).toBe(true);
  expect(must(match, prefer('ask')).sealed).toBe(false);
});

test('a mark on a card in a hand is not given again when a move is taken back: its id may have been another card’s', () => {
  const marked: string[] = [];
  const marking: typeof pebbles = {
    ...pebbles,
    prefer(_state, _seat, piece) {
      marked.push(piece);
      return null;
    },
  };
  const match = started(marking);
  const walker = untilWalk(match);
  must(match, move(walker, { do: 'walk', by: 1 }));
  for (const piece of [`h${walker}0`, `p${walker}`])
    must(match, { e: 'prefer', by: `p${walker + 1}`, seat: walker, piece, name: 'mark', value: 'throw' });
  marked.length = 0;
  must(match, { e: 'undo', by: `p${walker + 1}`, seat: walker });
  expect(marked).toEqual([`p${walker}`]);
});

test('a newcomer sits down in mid-game once the others have agreed, and the log leads to the same', () => {
  const match = started();
  must(match, { e: 'stand', by: 'p2', seat: 1 });
  const asks: Entry = { e: 'sit', by: 'p3', seat: 1, name: 'Cleo', word: 'elm', asks: true };
  must(match, asks);
  expect(match.position.seats[1].kind).toBe('');
  expect(match.position.ask).toMatchObject({ what: 'sit', seat: 1, waiting: ['p1'] });
  expect(codeOf(match, { ...asks, by: 'p4', name: 'Dora' })).toBe('wish-pending');
  const agreed = must(match, { e: 'agree', by: 'p1', seat: 0, yes: true });
  expect(agreed.events.map(({ words }) => words.key)).toEqual(['table.agreed', 'table.sat']);
  expect(match.position.seats[1]).toEqual({ kind: 'person', person: 'p3', name: 'Cleo', word: 'elm' });
  expect([match.position.ask, match.position.held[1]]).toEqual([null, ['p2', 'p3']]);
  expect(Match.replay(pebbles, SEED, match.entries).position.seats).toEqual(match.position.seats);
});

test('a wish to sit down ends with a no, with another on the seat, and with whoever was asked', () => {
  const endings: readonly Entry[] = [
    { e: 'agree', by: 'p1', seat: 0, yes: false },
    { e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' },
    { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: '' },
    { e: 'stand', by: 'p1', seat: 0 },
  ];
  for (const ending of endings) {
    const match = started();
    must(match, { e: 'stand', by: 'p2', seat: 1 });
    must(match, { e: 'sit', by: 'p3', seat: 1, name: 'Cleo', word: '', asks: true });
    must(match, ending);
    expect(match.position.ask).toBeNull();
    expect(match.position.seats[1].person).not.toBe('p3');
  }
});
