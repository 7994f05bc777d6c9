import { expect, test } from 'vitest';
import { words } from '../../shared/engine/words.ts';
import type { FromClient, ToClient } from '../../shared/protocol/messages.ts';
import { fakeClock, fakeRoom, settle } from './fake-room.ts';
import { makeSession } from './make.ts';

async function sitting() {
  const room = fakeRoom();
  const clock = fakeClock();
  const session = makeSession({
    tableId: 'abcdefghij',
    dial: room.dial,
    clock,
    texts: [],
    browser: 'b1',
    moved: () => {},
  });
  await settle();
  room.greet();
  const grabs = () =>
    room.sent.flatMap(({ type, payload }) => (type === 'grab' ? [payload as FromClient['grab']] : []));
  return { room, clock, session, grabs };
}

test('a grab resolves when the table has answered it, and a refusal says who was faster', async () => {
  const { room, session, grabs } = await sitting();
  const [first, second] = [session.grab(0, ['a'], true), session.grab(0, ['b'], true)];
  const [a, b] = grabs();
  expect([a.ids, a.on, b.ids]).toEqual([['a'], true, ['b']]);
  room.tell('done', { id: a.id, step: 1 });
  room.tell('refused', { id: b.id, code: 'held', words: words('no.held', { name: 'Ben' }) });
  expect(await first).toBeNull();
  expect(await second).toMatchObject({ code: 'held' });
  expect(session.refusal.value?.words.with).toEqual({ name: 'Ben' });
  expect(session.pending.value).toBe(0);
});

test('what was grabbed is gone with the line, and is not grabbed again by itself', async () => {
  const { room, session, clock, grabs } = await sitting();
  const answer = session.grab(0, ['a'], true);
  room.cut();
  await clock.pass(100);
  room.greet();
  expect((await answer)?.code).toBe('away');
  expect(grabs()).toHaveLength(1);
});

test('others’ holds are told as they are to whoever listens later, and end with the line', async () => {
  const { room, session, clock } = await sitting();
  room.tell('held', { seat: 1, ids: ['a', 'b'] });
  const heard: ToClient['held'][] = [];
  const stop = session.onHeld((held) => heard.push(held));
  expect(heard).toEqual([{ seat: 1, ids: ['a', 'b'] }]);
  room.cut();
  await clock.pass(100);
  room.greet();
  expect(heard.at(-1)).toEqual({ seat: 1, ids: [] });
  room.tell('held', { seat: 1, ids: ['c'] });
  stop();
  room.tell('held', { seat: 1, ids: [] });
  expect(heard.at(-1)).toEqual({ seat: 1, ids: ['c'] });
});

test('hands and pointers of others are passed on, one’s own are sent in whole tenths', async () => {
  const { room, session } = await sitting();
  const heard: unknown[] = [];
  session.onCarried((carried) => heard.push(carried));
  session.onPointed((pointed) => heard.push(pointed.kind));
  room.tell('carried', { seat: 1, dx: 5, dy: 6 });
  room.tell('pointed', { seat: 1, kind: 'ruler', x0: 0, y0: 0, x1: 3, y1: 4 });
  expect(heard).toEqual([{ seat: 1, dx: 5, dy: 6 }, 'ruler']);
  session.carry(0, 1.6, -2.4);
  session.point(0, 'ping', 0, 0, 7.5, 1.2);
  expect(room.sent.slice(-2).map(({ payload }) => payload)).toEqual([
    { seat: 0, dx: 2, dy: -2 },
    { seat: 0, kind: 'ping', x0: 0, y0: 0, x1: 8, y1: 1 },
  ]);
});
