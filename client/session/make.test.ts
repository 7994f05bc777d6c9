import { expect, test } from 'vitest';
import type { DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import { fakeClock, fakeRoom, settle } from './fake-room.ts';
import { makeSession } from './make.ts';

const decision: DecisionView = {
  seat: 0,
  kind: 'unit',
  title: words('choose'),
  rule: 'R3',
  choices: [{ move: { do: 'act', unit: 3 }, label: words('Perseus'), group: 'unit' }],
};

async function sitting() {
  const room = fakeRoom();
  const clock = fakeClock();
  const moved: string[] = [];
  const session = makeSession({
    tableId: 'abcdefghij',
    dial: room.dial,
    clock,
    texts: [],
    browser: 'b',
    moved: (table) => moved.push(table),
  });
  await settle();
  room.greet();
  return { room, clock, session, moved };
}

test('a welcome brings the table, the seats and the sealed dice', async () => {
  const { session } = await sitting();
  expect(session.connection.value).toBe('here');
  expect(session.seats.value).toEqual([0]);
  expect(session.commitment.value).toBe('c0ffee');
});

test('the seed of the dice comes with the end of the game, or with a later welcome', async () => {
  const { room, session } = await sitting();
  room.step();
  expect(session.seed.value).toBe('');
  room.setState({ step: 2 });
  room.tell('events', { step: 2, since: 1, events: [], outcome: null, seed: 'abcd' });
  expect(session.seed.value).toBe('abcd');
  const later = await sitting();
  later.room.greet({ seed: 'ef01' });
  expect(later.session.seed.value).toBe('ef01');
});

test('the choices wait until the board has shown what led to them', async () => {
  const { room, session } = await sitting();
  const steps: [number, number][] = [];
  session.onChapter((chapter, before, after) => {
    steps.push([before.step, after.step]);
    expect(chapter.step).toBe(after.step);
  });
  room.step({ turn: '0' }, [decision]);
  expect(steps).toEqual([[0, 1]]);
  expect(session.decisions.value).toEqual([]);
  session.shown.value = 1;
  expect(session.decisions.value).toEqual([decision]);
});

test('a board that hangs does not hide the choices for good', async () => {
  const { room, session, clock } = await sitting();
  session.onChapter(() => {});
  room.step({}, [decision]);
  for (let i = 0; i < 30; i++) {
    room.tell('pong', {});
    await clock.pass(1000);
  }
  expect(session.decisions.value).toEqual([decision]);
});

test('without a board the choices appear at once', async () => {
  const { room, session } = await sitting();
  room.step({}, [decision]);
  expect(session.decisions.value).toEqual([decision]);
});

test('snapshots stay as they were when the table moves on', async () => {
  const { room, session } = await sitting();
  const pieces = new Map([['p', { kind: 'k', seat: 0, zone: 'board', at: 4, marks: '' }]]);
  room.step({ pieces });
  const before = session.table.value;
  pieces.set('p', { kind: 'k', seat: 0, zone: 'board', at: 5, marks: '' });
  room.step({ pieces });
  expect(before.pieces.get('p')?.at).toBe(4);
  expect(session.table.value.pieces.get('p')?.at).toBe(5);
});

test('who is here changes without an act', async () => {
  const { room, session } = await sitting();
  room.step();
  room.setState({ watchers: 2 });
  expect(session.table.value.watchers).toBe(2);
});

test('an act resolves when the table has done it, and its refusal comes back as a value', async () => {
  const { room, session } = await sitting();
  const first = session.choose(decision, 0);
  const second = session.act({ do: 'undo', seat: 0 });
  expect(session.pending.value).toBe(2);
  const [a, b] = room.acts();
  expect(a.act).toEqual({ do: 'move', seat: 0, move: { do: 'act', unit: 3 } });
  room.tell('done', { id: a.id, step: 1 });
  room.tell('refused', { id: b.id, code: 'not-now', words: words('no'), rule: 'A1' });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ code: 'not-now', rule: 'A1' });
  expect(session.refusal.value?.code).toBe('not-now');
  expect(session.pending.value).toBe(0);
});

test('an act without an answer is sent once more under the same id after the line was lost', async () => {
  const { room, session, clock } = await sitting();
  const answer = session.act({ do: 'undo', seat: 0 });
  room.cut();
  expect(session.connection.value).toBe('away');
  await clock.pass(100);
  room.greet();
  const [first, again] = room.acts();
  expect(again).toEqual(first);
  room.tell('done', { id: first.id, step: 1 });
  expect(await answer).toBeNull();
});

test('an act made while the line is down is kept and sent when it is back', async () => {
  const { room, session, clock } = await sitting();
  room.cut();
  const answer = session.act({ do: 'undo', seat: 0 });
  expect(room.acts()).toHaveLength(0);
  await clock.pass(100);
  room.greet();
  expect(room.acts()).toHaveLength(1);
  room.tell('done', { id: room.acts()[0].id, step: 1 });
  expect(await answer).toBeNull();
});

test('an act that came too fast is sent again after a pause, before what was done meanwhile, and nobody is told off', async () => {
  const { room, session, clock } = await sitting();
  const hasty = session.act({ do: 'undo', seat: 0 });
  const [first] = room.acts();
  room.tell('refused', { id: first.id, code: 'too-fast', words: words('no.too-fast') });
  expect(session.refusal.value).toBeNull();
  const later = session.choose(decision, 0);
  expect(room.acts()).toHaveLength(1);
  await clock.pass(1_000);
  const [, again, next] = room.acts();
  expect(again).toEqual(first);
  expect(next.act.do).toBe('move');
  for (const { id } of [again, next]) room.tell('done', { id, step: 1 });
  expect(await Promise.all([hasty, later])).toEqual([null, null]);
  expect(session.pending.value).toBe(0);
});

test('talk that came too fast is refused', async () => {
  const { room, session } = await sitting();
  room.tell('refused', { id: '', code: 'too-fast', words: words('no.too-fast') });
  expect(session.refusal.value?.code).toBe('too-fast');
});

test('a chapter that comes twice is told once', async () => {
  const { room, session } = await sitting();
  room.step();
  room.tell('events', { step: 1, since: 0, events: [] });
  expect(session.chronicle.value).toHaveLength(1);
});

test('a gap in the chapters asks for everything again', async () => {
  const { room, session } = await sitting();
  room.setState({ step: 3 });
  room.tell('events', { step: 3, since: 2, events: [] });
  expect(room.sent.map((s) => s.type)).toContain('again');
  room.welcome({
    chronicle: [
      { step: 1, events: [] },
      { step: 3, events: [] },
    ],
  });
  expect(session.chronicle.value).toHaveLength(2);
});

test('a newer server asks for a reload and is not dialled again', async () => {
  const { room, session, clock } = await sitting();
  room.welcome({ protocol: 99 });
  expect(session.connection.value).toBe('gone');
  expect(session.trouble.value?.code).toBe('old-protocol');
  await clock.pass(60_000);
  expect(room.dials()).toBe(1);
  expect(await session.act({ do: 'start' })).toMatchObject({ code: 'gone' });
});

test('a sheet is asked for once and again after the next act', async () => {
  const { room, session } = await sitting();
  const first = session.inspect('perseus');
  void session.inspect('perseus');
  expect(room.sent.filter((s) => s.type === 'inspect')).toHaveLength(1);
  room.tell('sheet', { step: 0, piece: 'perseus', sheet: null });
  expect(await first).toBeNull();
  room.step();
  void session.inspect('perseus');
  expect(room.sent.filter((s) => s.type === 'inspect')).toHaveLength(2);
});

test('a rematch leads on to the new table', async () => {
  const { room, moved } = await sitting();
  room.tell('moved', { table: 'klmnopqrst' });
  expect(moved).toEqual(['klmnopqrst']);
});
