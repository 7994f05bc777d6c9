import { expect, test } from 'vitest';
import { words } from '../../shared/engine/words.ts';
import { fakeClock, fakeRoom, settle } from './fake-room.ts';
import { keepLine } from './keep.ts';

const serverAway = { code: 'server-away', words: words('away'), lasting: false };
const noTable = { code: 'no-such-table', words: words('none'), lasting: true };

async function kept() {
  const room = fakeRoom();
  const clock = fakeClock();
  const line = keepLine(room.dial, clock, { message: () => {}, state: () => {} });
  await settle();
  return { room, clock, line };
}

test('a lost line is dialled again at once', async () => {
  const { room, clock, line } = await kept();
  room.cut();
  await clock.pass(50);
  expect(room.dials()).toBe(2);
  expect(line.connection.value).toBe('here');
});

test('a server that is down for a minute is found again within five seconds of its return', async () => {
  const { room, clock, line } = await kept();
  room.refuse(serverAway);
  room.cut();
  await clock.pass(60_000);
  expect(line.connection.value).toBe('away');
  expect(line.trouble.value?.code).toBe('server-away');
  expect(room.dials()).toBeLessThan(25);
  room.refuse(null);
  await clock.pass(5_000);
  expect(line.connection.value).toBe('here');
  expect(line.trouble.value).toBeNull();
});

test('a silent line is called dead within five seconds and dialled again', async () => {
  const { room, clock, line } = await kept();
  room.tell('pong', {});
  room.freeze();
  room.refuse(serverAway);
  await clock.pass(5_000);
  expect(line.connection.value).toBe('away');
  room.refuse(null);
  await clock.pass(5_000);
  expect(line.connection.value).toBe('here');
});

test('a line that goes dead before its first ping was answered is called dead all the same', async () => {
  const { room, clock, line } = await kept();
  room.freeze();
  room.refuse(serverAway);
  await clock.pass(5_000);
  expect(line.connection.value).toBe('away');
});

test('a line that answers its pings stays', async () => {
  const { room, clock, line } = await kept();
  for (let i = 0; i < 20; i++) {
    await clock.pass(1_000);
    room.tell('pong', {});
  }
  expect(line.connection.value).toBe('here');
  expect(room.dials()).toBe(1);
});

test('a tab that wakes checks its line at once', async () => {
  const { room, clock, line } = await kept();
  room.tell('pong', {});
  room.freeze();
  line.wake();
  await clock.pass(1_600);
  expect(room.dials()).toBe(2);
});

test('waking while away dials without waiting for the back-off', async () => {
  const { room, clock, line } = await kept();
  room.refuse(serverAway);
  room.cut();
  await clock.pass(20_000);
  room.refuse(null);
  line.wake();
  await settle();
  expect(line.connection.value).toBe('here');
});

test('a table that does not exist is not dialled again', async () => {
  const room = fakeRoom();
  const clock = fakeClock();
  room.refuse(noTable);
  const line = keepLine(room.dial, clock, { message: () => {}, state: () => {} });
  await clock.pass(60_000);
  expect(line.connection.value).toBe('gone');
  expect(line.trouble.value?.code).toBe('no-such-table');
  expect(room.dials()).toBe(1);
});

test('what an old line still says is not heard', async () => {
  const room = fakeRoom();
  const clock = fakeClock();
  const heard: string[] = [];
  let oldEars: Parameters<typeof room.dial>[0] | undefined;
  const line = keepLine(
    (ears) => {
      oldEars ??= ears;
      return room.dial(ears);
    },
    clock,
    { message: (type) => heard.push(type), state: () => {} },
  );
  await settle();
  room.cut();
  await clock.pass(50);
  expect(line.connection.value).toBe('here');
  oldEars?.message('moved', { table: 'x' });
  oldEars?.lost();
  expect(heard).toEqual([]);
  expect(line.connection.value).toBe('here');
});
