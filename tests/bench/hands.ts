import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { type RealServer, wait } from '../browser/server.ts';
import { type ByteEar, type Guest, joinAs, makeTable, newToken, WIRE } from '../guest.ts';
import { type Figure, median } from './report.ts';

/** Between two messages of one person, so that the server's rate limit has nothing to say. */
const PACE = 52;
const STEPS = 30;
const MANY = 30;

/** By hand: what reaches the other client for each step of a drag, and for pieces that are laid down. */
export async function measureHands(server: RealServer): Promise<Figure[]> {
  const heard: { kind: number; bytes: number }[] = [];
  const host = newToken();
  const wish = { token: host, scenario: 'greeks', seats: [0], start: true, byHand: true };
  const table = await makeTable(server.address, wish);
  const hear: ByteEar = (kind, bytes) => heard.push({ kind, bytes });
  const hand = await joinAs(server.address, table, host);
  const other = await joinAs(server.address, table, newToken(), hear);
  await other.act({ do: 'sit', seat: 1, word: '' });
  await hand.until(() => hand.table.byHand, 'a table by hand');
  const figures = [...hand.table.pieces].flatMap(([id, { zone }]) => (zone === 'board' ? [id] : []));
  const bytesOf = (kind: number) => heard.flatMap((one) => (one.kind === kind ? [one.bytes] : []));

  const one = await drag(hand, other, figures.slice(0, 1), heard, bytesOf);
  const many = await drag(hand, other, figures.slice(0, MANY), heard, bytesOf);
  hand.leave();
  other.leave();
  return [
    { what: 'dragged step seen by the other, one piece', value: one.step, unit: 'bytes', aim: 'at most 40' },
    {
      what: `dragged step seen by the other, ${MANY} pieces`,
      value: many.step,
      unit: 'bytes',
      aim: 'the same',
    },
    { what: 'patch of one piece laid free', value: one.laid, unit: 'bytes', aim: 'at most 32' },
    { what: `patch of ${MANY} pieces laid free`, value: many.laid, unit: 'bytes', aim: '' },
  ];
}

async function drag(
  hand: Guest,
  other: Guest,
  ids: string[],
  heard: { kind: number; bytes: number }[],
  bytesOf: (kind: number) => number[],
): Promise<{ step: number; laid: number }> {
  hand.room.send('grab', { id: `g${ids.length}`, seat: 0, ids, on: true });
  await wait(PACE * 4);
  heard.length = 0;
  for (let i = 0; i < STEPS; i++) {
    hand.room.send('carry', { seat: 0, dx: 37 * i, dy: -21 * i });
    await wait(PACE);
  }
  await wait(PACE * 4);
  const step = median(bytesOf(WIRE.data));
  heard.length = 0;
  const act: FreeAct = {
    act: 'move',
    pieces: ids.map((id, i) => ({
      id,
      zone: 'felt',
      x: 1100 + 330 * (i % 6),
      y: 700 + 250 * Math.floor(i / 6),
    })),
  };
  const before = other.table.step;
  const refusal = await hand.act({ do: 'free', seat: 0, act });
  if (refusal) throw new Error(`A hand was refused: ${refusal.code}`);
  await other.until(() => other.table.step > before, 'what was laid down');
  return { step, laid: bytesOf(WIRE.patch)[0] };
}
