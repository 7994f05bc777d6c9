import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FreeAct, freeAct } from '../table/byhand/acts.ts';
import { FELT, type FreePiece } from '../table/byhand/piece.ts';
import { randomAct } from '../table/byhand/testing/random-act.ts';
import { sheetAt } from './by-hand.ts';
import { FastDice } from './dice-fast.ts';
import { commitmentOf } from './dice-seeded.ts';
import type { AnyGame } from './game.ts';
import { type Entry, entry, type OpenEntry } from './log.ts';
import { Match } from './match.ts';
import { must } from './testing/must.ts';
import { type Pebbles, pebbles } from './testing/pebbles.ts';
import { sealedPebbles } from './testing/sealed-pebbles.ts';
import { verify } from './verify.ts';
import { words } from './words.ts';

const SEED = 'cd'.repeat(32);
const OPEN: OpenEntry = {
  e: 'open',
  v: 2,
  game: 'pebbles',
  rules: 1,
  file: { game: 'pebbles', title: 'Path' },
  options: {},
  seats: 2,
  commitment: commitmentOf(SEED),
};

/** A table with Ann and Ben, or with Ann and a bot. */
function started(game: AnyGame = pebbles, alone = false, more: Partial<OpenEntry> = {}): Match {
  const opened = Match.open(game, SEED, { ...OPEN, ...more });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  match.report = (error) => {
    throw error;
  };
  must(match, { e: 'sit', by: 'p1', seat: 0, name: 'Ann', word: 'swan' });
  if (alone) must(match, { e: 'bot', by: 'p1', seat: 1, on: true, name: 'Bot' });
  else must(match, { e: 'sit', by: 'p2', seat: 1, name: 'Ben', word: 'oak' });
  must(match, { e: 'start', by: 'p1' });
  return match;
}

function byHand(alone = true, game: AnyGame = pebbles): Match {
  const match = started(game, alone);
  over(match, true);
  return match;
}

/** Ann wishes it and Ben agrees. */
function over(match: Match, on: boolean) {
  let done = must(match, { e: 'by-hand', by: 'p1', seat: 0, on });
  if (match.position.ask) done = must(match, { e: 'agree', by: 'p2', seat: 1, yes: true });
  return done;
}

function codeOf(match: Match, act: Entry): string {
  const before = match.position;
  const done = match.act(act);
  if (!done.ok) expect(match.position).toBe(before);
  return done.ok ? 'done' : done.refusal.code;
}

const free = (seat: number, act: FreeAct): Entry => ({ e: 'free', by: `p${seat + 1}`, seat, act });
const undo = (seat: number): Entry => ({ e: 'undo', by: `p${seat + 1}`, seat });
const keysOf = (told: { events: readonly { words: { key: string } }[] }) =>
  told.events.map((event) => event.words.key);

function piecesOf(match: Match): readonly FreePiece[] {
  if (!match.position.free) throw new Error('The rules are kept.');
  return match.position.free.pieces;
}

function pieceIn(match: Match, zone: string): FreePiece {
  const found = piecesOf(match).findLast((piece) => piece.zone === zone);
  if (!found) throw new Error(`Nothing lies in ${zone}.`);
  return found;
}

const sameEnd = (match: Match, game: AnyGame = pebbles) => {
  const log = JSON.parse(JSON.stringify(match.entries)) as unknown[];
  const again = Match.replay(
    game,
    SEED,
    log.map((line) => entry.parse(line)),
  );
  expect(again.checksum()).toBe(match.checksum());
  expect(again.position.moves).toEqual(match.position.moves);
};

test('alone at the table one goes over to hands and back at once, and nothing untouched has changed', () => {
  const match = started(pebbles, true);
  const before = match.checksum();
  expect(keysOf(must(match, { e: 'by-hand', by: 'p1', seat: 0, on: true }))).toEqual(['table.by-hand']);
  expect(match.decisions()).toEqual([]);
  expect(match.position.asked).toEqual(['', '']);
  expect(match.table()?.pieces).toHaveLength(20);
  expect(keysOf(must(match, { e: 'by-hand', by: 'p1', seat: 0, on: false }))).toEqual(['table.by-rules']);
  expect(match.checksum()).toBe(before);
  expect(match.decisions()).toHaveLength(2);
  sameEnd(match);
});

test('a sheet by hand tells the damage that lies on the piece, and nothing of what the rules would ask', () => {
  const match = byHand();
  const sheet = (seat: number) => sheetAt(pebbles, match.position, seat, 'p0');
  must(match, free(0, { act: 'mark', ids: ['p0'], name: 'chip', value: 2 }));
  for (const seat of [0, 1, -1])
    expect(sheet(seat)).toMatchObject({ title: 'Pawn', damage: 2, policies: [] });
  // Whoever has never seen its face reads no sheet.
  must(match, free(0, { act: 'flip', ids: ['p0'] }));
  expect([sheet(0)?.damage, sheet(-1)]).toEqual([2, null]);
  must(match, free(0, { act: 'flip', ids: ['p0'] }));
  expect(sheetAt(pebbles, match.position, 0, 'nobody')).toBeNull();
  // A table that the rules can't read has none.
  must(match, free(0, { act: 'remove', ids: ['p1'] }));
  expect(sheet(0)).toBeNull();
});

test('the same holds where answers lie on the table in secret, and nobody can tell that they do', () => {
  const match = started(sealedPebbles, true, { rules: sealedPebbles.version });
  const asked = match.decisions()[0];
  must(match, { e: 'move', by: 'p1', seat: 0, move: asked.choices[0] });
  const before = match.checksum();
  over(match, true);
  expect(match.table()?.pieces.filter((piece) => piece.zone === 'hand0')).toHaveLength(3);
  over(match, false);
  expect(match.checksum()).toBe(before);
  sameEnd(match, sealedPebbles);
});

test('others must agree before the rules are left, and before they are kept again', () => {
  const match = started();
  expect(keysOf(must(match, { e: 'by-hand', by: 'p1', seat: 0, on: true }))).toEqual(['table.by-hand-asked']);
  expect(match.position.ask).toMatchObject({ seat: 0, what: 'by-hand', waiting: ['p2'] });
  expect(match.position.free).toBeNull();
  expect(codeOf(match, { e: 'by-hand', by: 'p2', seat: 1, on: true })).toBe('wish-pending');
  // Playing on takes no wish back.
  must(match, { e: 'move', by: 'p1', seat: 0, move: match.decisions()[0].choices[0] });
  expect(keysOf(must(match, { e: 'agree', by: 'p2', seat: 1, yes: false }))).toEqual(['table.undo-refused']);
  expect(match.position.free).toBeNull();
  over(match, true);
  expect(match.position.free).not.toBeNull();
  must(match, { e: 'by-hand', by: 'p2', seat: 1, on: false });
  expect(match.position.ask?.what).toBe('by-rules');
  must(match, free(0, { act: 'roll', dice: [{ sides: 6, count: 1 }], plus: 0 }));
  must(match, { e: 'agree', by: 'p1', seat: 0, yes: true });
  expect(match.position.free).toBeNull();
  sameEnd(match);
});

test('a wish to change over ends when whoever wished or is asked stands up or hands over the seat', () => {
  for (const away of [0, 1]) {
    const match = started();
    must(match, { e: 'by-hand', by: 'p1', seat: 0, on: true });
    must(match, { e: 'stand', by: `p${away + 1}`, seat: away });
    expect(match.position.ask).toBeNull();
    const other = started();
    must(other, { e: 'by-hand', by: 'p1', seat: 0, on: true });
    must(other, { e: 'hand', by: 'p3', seat: away, name: 'Cleo' });
    expect(other.position.ask).toBeNull();
  }
});

test('what was moved by hand counts when the rules are kept again, and what they can’t read is listed', () => {
  const match = byHand();
  must(match, free(0, { act: 'move', pieces: [{ id: 'p0', zone: 'track', at: 5 }] }));
  must(
    match,
    free(0, { act: 'add', kind: 'flag', count: 1, seat: 0, down: false, to: { zone: FELT, x: 10, y: 10 } }),
  );
  const told = must(match, { e: 'by-hand', by: 'p1', seat: 0, on: false });
  expect(told.events.map((event) => event.words)).toEqual([
    words('table.by-rules'),
    words('table.unread', { what: words('pebbles.unread', { kind: 'flag' }) }),
  ]);
  expect((match.position.state as Pebbles).pawns).toEqual([5, 0]);
  sameEnd(match);
});

test('where the rules can’t be kept from here, whoever wants them hears why and it stays by hand', () => {
  const match = byHand();
  must(match, free(0, { act: 'remove', ids: [pieceIn(match, 'deck').id] }));
  expect(codeOf(match, { e: 'by-hand', by: 'p1', seat: 0, on: false })).toBe('cards');
  expect(match.position.free).not.toBeNull();
});

test('where it can’t any more when the last one agrees, the chronicle tells why', () => {
  const match = byHand(false);
  must(match, { e: 'by-hand', by: 'p1', seat: 0, on: false });
  must(match, free(1, { act: 'remove', ids: ['p1'] }));
  const told = must(match, { e: 'agree', by: 'p2', seat: 1, yes: true });
  expect(told.events.at(-1)?.words).toEqual(words('table.stays-by-hand', { why: words('pebbles.no.pawns') }));
  expect([match.position.free === null, match.position.ask]).toEqual([false, null]);
  must(match, free(1, { act: 'bring', ids: ['p1'] }));
  over(match, false);
  sameEnd(match);
});

test('what hangs on hidden faces is told to nobody in private: the wish goes on, and all hear why it fails', () => {
  const match = byHand(false);
  const top = pieceIn(match, 'deck').id;
  must(match, free(0, { act: 'remove', ids: [top] }));
  expect(codeOf(match, { e: 'by-hand', by: 'p1', seat: 0, on: false })).toBe('cards');
  must(match, free(0, { act: 'add', kind: 'flag', count: 1, seat: 0, down: true, to: { zone: 'deck' } }));
  // A flag lies for a stone, and nobody has seen which: the number is right.
  const sheet = () => sheetAt(pebbles, match.position, -1, 'p0');
  expect(sheet()).not.toBeNull();
  const asked = match.entries.length;
  const told = over(match, false);
  expect(told.events.map((event) => event.words)).toEqual([
    words('table.agreed', { name: 'Ben' }),
    words('table.stays-by-hand', { why: words('pebbles.no.hidden') }),
  ]);
  expect([match.position.free === null, match.entries.length]).toEqual([false, asked + 2]);
  sameEnd(match);
});

test('everything that is wrong is told at once, a dozen of it and how much more there is', () => {
  const faults = Array.from({ length: 15 }, (_, n) => ({
    ...{ code: `wrong-${n}`, words: words(`wrong.${n}`), pieces: [`p${n}`] },
  }));
  let sound = false;
  const fussy: typeof pebbles = {
    ...pebbles,
    byHand: {
      ...pebbles.byHand,
      takeUp: (state, pieces, dice) =>
        sound ? pebbles.byHand.takeUp(state, pieces, dice) : { ok: false, faults },
    },
  };
  const match = byHand(false, fussy);
  const wish = { e: 'by-hand', by: 'p1', seat: 0, on: false } as const;
  const done = match.prepare(wish);
  expect(done.ok ? null : done.refusal).toEqual({
    ...{ code: 'wrong-0', words: words('wrong.0') },
    ...{ faults: faults.slice(0, 12), more: 3 },
  });
  sound = true;
  must(match, wish);
  sound = false;
  const lines = must(match, { e: 'agree', by: 'p2', seat: 1, yes: true }).events.slice(1);
  expect(lines.map(({ words: { key } }) => key)).toEqual([
    'table.stays-by-hand',
    ...Array<string>(11).fill('table.stays-besides'),
    'table.stays-more',
  ]);
});

test('a game that leaves the rules in its end position is over when they are kept again', () => {
  const match = byHand();
  must(match, free(0, { act: 'move', pieces: [{ id: 'p0', zone: 'track', at: 9 }] }));
  over(match, false);
  expect([match.position.phase, match.position.outcome?.winners]).toEqual(['over', [0]]);
  expect(verify(pebbles, SEED, match.entries, OPEN.commitment, match.position.outcome).ok).toBe(true);
});

test('a table can be opened by hand: then the pieces lie ready at once', () => {
  const match = started(pebbles, true, { byHand: true });
  expect(match.position.free?.pieces).toHaveLength(20);
  expect(match.decisions()).toEqual([]);
  expect(match.scene()?.kinds['die:20'].name).toBe('Die of 20');
  over(match, false);
  expect(match.decisions()).toHaveLength(2);
  sameEnd(match);
});

test('by hand no rules move anything, and by the rules no hands do', () => {
  const match = started(pebbles, true);
  const move = { e: 'move', by: 'p1', seat: 0, move: match.decisions()[0].choices[0] } as const;
  const roll = free(0, { act: 'roll', dice: [{ sides: 8, count: 2 }], plus: 1 });
  expect(codeOf(match, roll)).toBe('by-rules');
  expect(codeOf(match, { e: 'by-hand', by: 'p1', seat: 0, on: false })).toBe('by-rules');
  over(match, true);
  expect(codeOf(match, move)).toBe('by-hand');
  const prefer = { e: 'prefer', by: 'p1', seat: 0, piece: 'p0', name: 'rest', value: 'always' } as const;
  expect(codeOf(match, prefer)).toBe('by-hand');
  expect(codeOf(match, { e: 'by-hand', by: 'p1', seat: 0, on: true })).toBe('by-hand');
  expect(codeOf(match, roll)).toBe('done');
});

test('giving up ends the game by hand as well', () => {
  const match = byHand(false);
  must(match, { e: 'resign', by: 'p2', seat: 1 });
  expect([match.position.phase, match.position.outcome?.winners]).toEqual(['over', [0]]);
  expect(codeOf(match, free(0, { act: 'remove', ids: ['p0'] }))).toBe('over');
  sameEnd(match);
});

test('logs from before there were hands are read as ever', () => {
  const match = started(pebbles, true, { v: 1 });
  expect(entry.parse(JSON.parse(JSON.stringify(match.entries[0])))).toEqual(match.entries[0]);
  sameEnd(match);
});

test('dice of any number of sides fall within them and are summed with what is added', () => {
  const match = byHand();
  const dice = [4, 6, 20, 100].map((sides) => ({ sides, count: 5 }));
  const [event] = must(match, free(0, { act: 'roll', dice, plus: -3 })).events;
  expect(event.kind).toBe('roll');
  expect(event.dice?.map((die) => die.sides ?? 6)).toEqual(dice.flatMap(({ sides }) => Array(5).fill(sides)));
  for (const die of event.dice ?? []) {
    expect(die.value).toBeGreaterThanOrEqual(1);
    expect(die.value).toBeLessThanOrEqual(die.sides ?? 6);
  }
  const sum = (event.dice ?? []).reduce((all, die) => all + die.value, -3);
  expect(event.words.with).toMatchObject({ name: 'Ann', dice: '5d4 + 5d6 + 5d20 + 5d100 − 3', total: sum });
});

// ── Taking back ────────────────────────────────────────────────────────────────────────────────────────────

test('an act is taken back for nothing as long as nobody saw anything new and nobody else moved', () => {
  const match = byHand(false);
  const before = match.position.free;
  must(match, free(0, { act: 'move', pieces: [{ id: 'p0', zone: FELT, x: 50, y: 60 }] }));
  expect(keysOf(must(match, undo(0)))).toEqual(['table.undo-done']);
  expect(match.position.free).toEqual(before);
  expect(match.canUndo(0)).toBe(false);
  must(match, free(0, { act: 'turn', ids: ['p0'], by: 3 }));
  must(match, free(1, { act: 'turn', ids: ['p1'], by: 3 }));
  must(match, undo(0));
  expect(match.position.ask).toMatchObject({ seat: 0, what: 'undo', waiting: ['p2'] });
  must(match, { e: 'agree', by: 'p2', seat: 1, yes: true });
  expect(match.position.free).toEqual(before);
  sameEnd(match);
});

test.each([
  ['rolled', () => ({ act: 'roll', dice: [{ sides: 6, count: 1 }], plus: 0 })],
  ['shuffled', () => ({ act: 'shuffle', pile: { zone: 'deck' } })],
  ['dealt', () => ({ act: 'deal', from: { zone: 'deck' }, count: 1, seats: [0] })],
  ['drawn', (match) => ({ act: 'move', pieces: [{ id: pieceIn(match, 'deck').id, zone: 'hand0' }] })],
  ['looked at', () => ({ act: 'look', from: { zone: 'deck' }, count: 1 })],
  ['shown', (match) => ({ act: 'show', ids: [pieceIn(match, 'hand0').id] })],
  ['turned up', (match) => ({ act: 'flip', ids: [pieceIn(match, 'deck').id] })],
  [
    'played',
    (match) => ({ act: 'move', pieces: [{ id: pieceIn(match, 'hand0').id, zone: 'laid0' }], down: false }),
  ],
] satisfies [string, (match: Match) => FreeAct][])(
  'what was %s is taken back only if the others agree',
  (_, act) => {
    const match = byHand(false);
    const before = match.position.free;
    must(match, free(0, act(match)));
    must(match, undo(0));
    expect(match.position.ask?.waiting).toEqual(['p2']);
    must(match, { e: 'agree', by: 'p2', seat: 1, yes: true });
    expect(match.position.free).toEqual(before);
    sameEnd(match);
  },
);

test('nothing that was done before the change-over is taken back after it', () => {
  const match = started(pebbles, true);
  must(match, { e: 'move', by: 'p1', seat: 0, move: match.decisions()[0].choices[0] });
  over(match, true);
  expect(match.canUndo(0)).toBe(false);
  must(match, free(0, { act: 'turn', ids: ['p0'], by: 1 }));
  over(match, false);
  expect(match.canUndo(0)).toBe(false);
});

test('how somebody sorts their cards is told to nobody, and nobody else’s undo minds it', () => {
  const match = byHand(false);
  must(match, free(0, { act: 'turn', ids: ['p0'], by: 1 }));
  const before = match.position.free;
  const table = match.table();
  const others = match.look(0);
  const sorted = must(match, free(1, { act: 'sort', pile: { zone: 'hand1' } }));
  const hand = piecesOf(match).filter((piece) => piece.zone === 'hand1');
  const turned = must(match, free(1, { act: 'move', pieces: [{ id: hand[0].id, zone: 'hand1' }] }));
  for (const told of [sorted, turned]) expect([told.sealed, told.events]).toEqual([true, []]);
  expect(match.table()).toEqual(table);
  expect(match.look(0)).toEqual(others);
  expect(hand.map((piece) => piece.kind)).toEqual(hand.map((piece) => piece.kind).sort());
  // Ann's undo is as free as before, and leaves Ben's cards as he sorted them.
  must(match, undo(0));
  expect(match.position.ask).toBeNull();
  const now = piecesOf(match).filter((piece) => piece.zone === 'hand1');
  expect(now.map((piece) => piece.id)).toEqual([hand[1].id, hand[2].id, hand[0].id]);
  // Ben's is nobody's business either.
  const back = must(match, undo(1));
  expect([back.sealed, back.events]).toEqual([true, []]);
  must(match, undo(1));
  expect(match.canUndo(1)).toBe(false);
  expect(piecesOf(match).filter((piece) => piece.zone === 'hand1')).toEqual(
    before?.pieces.filter((piece) => piece.zone === 'hand1'),
  );
  sameEnd(match);
});

/** Every kind of act that there is. */
const ACTS = freeAct.options.map(({ shape }) => shape.act.value);

test('whatever hands do, taken back in full it gives back the first table, and the log leads to the same', () => {
  const done = new Map(ACTS.map((act) => [act, 0]));
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1, max: 90 }), (seed, acts) => {
      const dice = new FastDice(seed);
      const match = byHand(false);
      const scene = match.scene();
      const first = match.position.free;
      if (!first || !scene) throw new Error('The rules are kept.');
      for (let i = 0; i < acts; i++) {
        const seat = dice.pick(2);
        const now = match.position.free;
        const act = now && randomAct(now, scene, seat, dice);
        // What changes nothing is not taken back either.
        if (act && match.act(free(seat, act)).ok && match.position.free !== now)
          done.set(act.act, (done.get(act.act) ?? 0) + 1);
        if (dice.pick(12) === 0) takeBack(match, dice.pick(2));
      }
      while (match.canUndo(0) || match.canUndo(1)) takeBack(match, match.canUndo(0) && dice.pick(2) ? 0 : 1);
      expect(match.position.moves).toEqual([]);
      expect(match.position.free).toEqual(first);
      sameEnd(match);
    }),
    { numRuns: 60 },
  );
  // Rolled dice leave the table as it was.
  for (const [act, n] of done) if (act !== 'roll') expect([act, n > 3]).toEqual([act, true]);
});

function takeBack(match: Match, seat: number): void {
  if (!match.canUndo(seat)) return;
  must(match, undo(seat));
  if (match.position.ask) must(match, { e: 'agree', by: `p${2 - seat}`, seat: 1 - seat, yes: true });
}

test('whoever takes back more than is at hand has the log read once for many steps, and comes to the first table', () => {
  const match = byHand();
  const first = match.checksum();
  const { id } = pieceIn(match, 'track');
  const places: number[] = [];
  for (let i = 0; i < 140; i++) {
    places.push(match.step);
    must(match, free(0, { act: 'turn', ids: [id], by: 1 }));
  }
  let read = 0;
  for (const place of places.reverse()) {
    if (!match.keeps(place)) read++;
    must(match, undo(0));
  }
  expect(read).toBe(2);
  expect(match.checksum()).toBe(first);
  sameEnd(match);
});
