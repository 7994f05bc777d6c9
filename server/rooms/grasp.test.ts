import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { Browser } from '../testing/browser.ts';
import { free, grab, handTable, heldBy, idsIn, lying, reach, together } from '../testing/by-hand.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ waits: { automatic: 60_000 } });
});
afterAll(() => server.stop());

const table = () => handTable(server.url);
const aside = (id: string): FreeAct => ({ act: 'move', pieces: [{ id, zone: 'felt', x: 100, y: 200 }] });

test('two people grab one piece at the same moment: one has it, the other hears who', async () => {
  const { ann, ben } = await table();
  const ids = ['p0'];
  const asked = [reach(ann, { ids }), reach(ben, { seat: 1, ids })];
  const answers = [await ann.answer(asked[0]), await ben.answer(asked[1])];
  expect([...answers].sort()).toEqual(['done', 'held']);
  const [winner, loser] = answers[0] === 'done' ? [ann, ben] : [ben, ann];
  const seat = winner === ann ? 0 : 1;
  await loser.until(() => heldBy(loser, seat).length > 0, 'the hold');
  expect(heldBy(loser, seat)).toEqual(ids);
  const no = loser.heard.findLast((told) => told.kind === 'refused');
  expect(no?.kind === 'refused' && no.body.words.with).toEqual({ name: seat === 0 ? 'Ann' : 'Ben' });
});

test('one of several pieces in somebody’s hand keeps all from being taken', async () => {
  const { ann, ben } = await table();
  await grab(ben, 1, ['p1']);
  expect(await grab(ann, 0, ['p0', 'p1'])).toBe('held');
  expect(await grab(ben, 1, ['p0'])).toBe('done');
});

test('what somebody holds can not be moved, turned or shuffled by another, and lies as it lay', async () => {
  const { ann, ben } = await table();
  const [top] = idsIn(ann, 'deck').slice(-1);
  await grab(ann, 0, ['p0', top]);
  const before = lying(ben);
  expect(await free(ben, 1, aside('p0'))).toBe('held');
  expect(await free(ben, 1, { act: 'turn', ids: ['p1', 'p0'], by: 1 })).toBe('held');
  expect(await free(ben, 1, { act: 'shuffle', pile: { zone: 'deck' } })).toBe('held');
  expect(await free(ben, 1, { act: 'deal', from: { zone: 'deck' }, count: 1, seats: [0, 1] })).toBe('held');
  expect(lying(ben)).toEqual(before);
  // Others' pieces are free meanwhile, and everybody may look.
  expect(await free(ben, 1, aside('p1'))).toBe('done');
  expect(await free(ben, 1, { act: 'look', ids: [top] })).toBe('done');
});

test('whether somebody fingers a card of their own hand shows in no refusal', async () => {
  const { ann, ben } = await table();
  const [card, other] = idsIn(ben, 'hand0');
  expect(await grab(ann, 0, [card])).toBe('done');
  const tries: FreeAct[] = [
    aside(card),
    aside(other),
    { act: 'shuffle', pile: { zone: 'hand0' } },
    { act: 'sort', pile: { zone: 'hand0' } },
    { act: 'turn', ids: [card], by: 1 },
  ];
  for (const act of tries) expect(await free(ben, 1, act), act.act).toBe('others-hand');
  expect(await free(ben, 1, { act: 'deal', from: { zone: 'hand0' }, count: 1, seats: [1] })).toBe(
    'others-hand',
  );
  expect(await free(ann, 0, aside(card))).toBe('done');
});

test('others see what is held, how far it is carried, and after it was laid down that it is free', async () => {
  const { ann, ben, eve } = await table();
  expect(await grab(ann, 0, ['p0'])).toBe('done');
  for (let i = 0; i < 3; i++) ann.send('carry', { seat: 0, dx: 120, dy: -40 });
  await ann.hush();
  await together(ben, eve);
  expect(eve.heard.filter((told) => told.kind === 'carried').length).toBe(1);
  ben.heard.length = 0;
  for (const one of [ben, eve]) expect(heldBy(eve, 0), one.token).toEqual(['p0']);
  expect(eve.heard.findLast((told) => told.kind === 'carried')?.body).toEqual({ seat: 0, dx: 120, dy: -40 });
  expect(ann.heard.some((told) => told.kind === 'carried' || told.kind === 'held')).toBe(false);
  expect(await free(ann, 0, aside('p0'))).toBe('done');
  await together(ann, ben, eve);
  expect(ben.heard.map((told) => told.kind).join(' ')).toBe('events you held pong');
  expect(heldBy(ben, 0)).toEqual([]);
  expect(await grab(ben, 1, ['p0'])).toBe('done');
});

test('what was let go may be taken by the next one; a hold outlives turning and flipping', async () => {
  const { ann, ben } = await table();
  await grab(ann, 0, ['p0', 'p1']);
  expect(await free(ann, 0, { act: 'turn', ids: ['p0'], by: 3 })).toBe('done');
  expect(await grab(ben, 1, ['p0'])).toBe('held');
  expect(await grab(ann, 0, ['p0'], false)).toBe('done');
  expect(await grab(ben, 1, ['p0'])).toBe('done');
  expect(await grab(ben, 1, ['p1'])).toBe('held');
  await together(ann, ben);
  expect(heldBy(ben, 0)).toEqual(['p1']);
});

test('a line that drops lets go of all it held, and no piece goes on hanging in the air', async () => {
  const { table: id, ann, ben, eve } = await table();
  await grab(ann, 0, ['p0']);
  await eve.until(() => heldBy(eve, 0).length === 1);
  await ann.leave();
  await eve.until(() => heldBy(eve, 0).length === 0, 'the end of the hold');
  expect(await grab(ben, 1, ['p0'])).toBe('done');
  const again = await Browser.join(server.url, id, { token: ann.token });
  await again.until(() => heldBy(again, 1).length === 1, 'what Ben holds');
  expect(heldBy(again, 0)).toEqual([]);
});

test('whoever stands up lets go', async () => {
  const { ann, ben, eve } = await table();
  await grab(ben, 1, ['p1']);
  await eve.until(() => heldBy(eve, 1).length === 1);
  expect(await ben.act({ do: 'stand', seat: 1 })).toBe('done');
  await together(ann, ben, eve);
  expect(heldBy(eve, 1)).toEqual([]);
  expect(await grab(ann, 0, ['p1'])).toBe('done');
});

test('an act that is refused lets go as well', async () => {
  const { ann, ben } = await table();
  await grab(ann, 0, ['p0']);
  const nowhere: FreeAct = { act: 'move', pieces: [{ id: 'p0', zone: 'nowhere' }] };
  expect(await free(ann, 0, nowhere)).toBe('no-place');
  expect(await grab(ben, 1, ['p0'])).toBe('done');
});

test('a piece that is taken back from under a hand is held no more', async () => {
  const { ann, ben, eve } = await table();
  await free(ann, 0, aside('p0'));
  await together(ann, ben, eve);
  await grab(ben, 1, ['p0']);
  expect(await ann.act({ do: 'undo', seat: 0 })).toBe('done');
  await together(ann, ben, eve);
  expect(heldBy(eve, 1)).toEqual([]);
});

test('cards that are shuffled out of a hand’s sight are held no more', async () => {
  const { ann, ben, eve } = await table();
  const deck = idsIn(ann, 'deck');
  await grab(ann, 0, deck.slice(0, 2));
  expect(await free(ann, 0, { act: 'shuffle', pile: { zone: 'deck' } })).toBe('done');
  await together(ann, ben, eve);
  expect(heldBy(eve, 0)).toEqual([]);
});

test('nobody learns which card somebody fingers in their own hand, nor takes one from there', async () => {
  const { ann, ben, eve } = await table();
  const [card] = idsIn(ann, 'hand0');
  const frames = eve.frames();
  expect(await grab(ann, 0, [card])).toBe('done');
  ann.send('carry', { seat: 0, dx: 50, dy: 50 });
  await together(ann, eve);
  expect(frames.length).toBe(1);
  expect(await grab(ben, 1, [card])).toBe('others-hand');
});

test('locked pieces, pieces that are not there, others’ seats and watchers: no grab is taken', async () => {
  const { ann, ben, eve } = await table();
  await free(ann, 0, { act: 'lock', ids: ['p0'], on: true });
  await free(ann, 0, { act: 'remove', ids: ['p1'] });
  expect(await grab(ben, 1, ['p0'])).toBe('locked');
  expect(await grab(ben, 1, ['p1'])).toBe('gone-piece');
  expect(await grab(ben, 1, ['nothing'])).toBe('gone-piece');
  expect(await grab(ben, 0, ['p0'])).toBe('not-your-seat');
  expect(await grab(eve, 0, ['p0'])).toBe('not-your-seat');
  expect(await grab(ben, 15, ['p0'])).toBe('not-your-seat');
  expect(await grab(ben, 1, [])).toBe('malformed');
  await together(ann, ben, eve);
  expect(heldBy(eve, 0)).toEqual([]);
  expect(heldBy(eve, 1)).toEqual([]);
});

test('pointing is seen by the others at the table, and a watcher can not point', async () => {
  const { ann, ben, eve } = await table();
  const arrow = { kind: 'arrow', x0: 0, y0: 0, x1: 500, y1: 300 } as const;
  ann.send('point', { seat: 0, ...arrow });
  eve.send('point', { seat: 1, ...arrow });
  await ann.hush();
  await together(ben, eve);
  const pointed = ben.heard.filter((told) => told.kind === 'pointed').map((told) => told.body);
  expect(pointed).toEqual([{ seat: 0, ...arrow }]);
  expect(eve.heard.filter((told) => told.kind === 'pointed').length).toBe(1);
});

test('where a hand is, beyond twenty times a second, is dropped in silence', async () => {
  const { ann, ben } = await table();
  await grab(ann, 0, ['p0']);
  for (let i = 0; i < 60; i++) ann.send('carry', { seat: 0, dx: i, dy: 0 });
  await ann.hush();
  await ben.hush();
  const carried = ben.heard.filter((told) => told.kind === 'carried').length;
  expect(carried).toBeGreaterThan(19);
  expect(carried).toBeLessThan(40);
  expect(ann.refused).toBe('');
});

test('a second tab of the same person takes over what the first one holds', async () => {
  const { table: id, ann, ben } = await table();
  await grab(ann, 0, ['p0']);
  const tab = await Browser.join(server.url, id, { token: ann.token });
  expect(await grab(tab, 0, ['p0'])).toBe('done');
  await ann.leave();
  await ben.hush();
  expect(heldBy(ben, 0)).toEqual(['p0']);
  expect(await free(tab, 0, aside('p0'))).toBe('done');
});

test('by the rules nothing is held and nobody points', async () => {
  const { ann, ben } = await handTable(server.url, { byHand: false });
  expect(await grab(ann, 0, ['p0'])).toBe('by-rules');
  ann.send('point', { seat: 0, kind: 'ping', x0: 0, y0: 0, x1: 1, y1: 1 });
  await ann.hush();
  await ben.hush();
  expect(ben.heard.some((told) => told.kind === 'held' || told.kind === 'pointed')).toBe(false);
});
