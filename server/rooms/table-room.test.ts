import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTable } from '../../shared/protocol/http.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  // No automatic choices of the table: these tests press every button themselves.
  server = await startServer({ waits: { automatic: 60_000, host: 30, hostInGame: 60 } });
});
afterAll(() => server.stop());

/** A table with Ann as host on seat 0. */
async function annsTable(wish: Partial<NewTable> = {}) {
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0], ...wish });
  const ann = await Browser.join(server.url, table, { token });
  return { table, ann, token };
}

/** Ann and Ben in the middle of a game. */
async function game() {
  const { table, ann, token } = await annsTable();
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  expect(await ben.sit(1, 'oak')).toBe('done');
  expect(await ann.act({ do: 'start' })).toBe('done');
  await both(ann, ben);
  return { table, ann, ben, token };
}

/** Waits until both have heard of the newest act. */
async function both(...all: Browser[]) {
  const step = Math.max(...all.map((one) => one.state.step));
  for (const one of all) await one.until(() => (one.you?.step ?? 0) >= step, `step ${step}`);
}

/** Lays cards until somebody walks. */
async function untilWalk(ann: Browser, ben: Browser) {
  while (ann.state.asked !== 'walk') {
    await ann.choose(0);
    await ben.until(() => ben.state.facts.get('laid0') === 1);
    await ben.choose(1);
    await both(ann, ben);
  }
  const [walker, other] = ann.state.turn === '0' ? [ann, ben] : [ben, ann];
  return { walker, other, seat: Number(ann.state.turn) };
}

const order = (who: Browser) => who.heard.map((told) => told.kind).join(' ');

test('two people sit down, the host begins, and a move of one is seen by the other', async () => {
  const { ann, ben } = await game();
  expect(ann.decision(0)?.kind).toBe('card');
  expect(ann.decision(1)).toBeUndefined();
  expect(await ann.choose(0)).toBe('done');
  await ben.until(() => ben.state.facts.get('laid0') === 1, 'the laid card');
  expect([...ben.state.seats.values()].map((seat) => [seat.name, seat.kind, seat.here, seat.host])).toEqual([
    ['Ann', 'person', true, true],
    ['Ben', 'person', true, false],
  ]);
  expect(ben.state.seats.get('1')?.word).toBe('oak');
});

test('of each act the patch comes first, then the events, one’s own question, and done', async () => {
  const { ann } = await game();
  ann.heard.length = 0;
  const steps: number[] = [];
  ann.room.onStateChange(() => steps.push(ann.heard.length));
  await ann.choose(0);
  expect(order(ann)).toBe('events you done');
  expect(steps[0]).toBe(0);
});

test('a person cannot move for the other seat, nor out of turn', async () => {
  const { ann, ben } = await game();
  const move = ben.decision(1)?.choices[0].move;
  expect(await ann.act({ do: 'move', seat: 1, move })).toBe('not-your-seat');
  await ann.choose(0);
  expect(await ann.act({ do: 'move', seat: 0, move })).toBe('not-your-turn');
  expect(await ann.act({ do: 'undo', seat: 1 })).toBe('not-your-seat');
});

test('a double click is one act: the second is answered like the first', async () => {
  const { ann } = await game();
  const act = { do: 'move', seat: 0, move: ann.decision(0)?.choices[0].move } as const;
  const step = ann.you?.step ?? 0;
  const answers = await Promise.all([ann.act(act, { id: 'one', step }), ann.act(act, { id: 'one', step })]);
  expect(answers).toEqual(['done', 'done']);
  const done = ann.heard.flatMap((told) =>
    told.kind === 'done' && told.body.id === 'one' ? told.body.step : [],
  );
  expect(done).toEqual([step + 1, step + 1]);
});

test('the same choice sent twice under two ids counts once: the second is stale', async () => {
  const { ann, ben } = await game();
  const { walker, seat } = await untilWalk(ann, ben);
  const step = walker.you?.step ?? 0;
  const walk = { do: 'move', seat, move: { do: 'walk', by: 1 } } as const;
  walker.send('act', { id: 'w1', step, act: walk });
  walker.send('act', { id: 'w2', step, act: walk });
  expect(await walker.answer('w1')).toBe('done');
  expect(await walker.answer('w2')).toBe('stale');
});

test('a move chosen before the other moved counts, since one’s own question still stands', async () => {
  const { ann, ben } = await game();
  const step = ben.you?.step ?? 0;
  const move = ben.decision(1)?.choices[0].move;
  await ann.choose(0);
  expect(await ben.act({ do: 'move', seat: 1, move }, { step })).toBe('done');
});

test('an act from the future is stale', async () => {
  const { ann } = await game();
  expect(await ann.act({ do: 'resign', seat: 0 }, { step: 9999 })).toBe('stale');
});

test('of two browsers that claim one seat at the same moment exactly one gets it', async () => {
  const { table } = await annsTable();
  const rivals = await Promise.all(
    [1, 2, 3, 4].map(() => Browser.join(server.url, table, { name: 'Rival' })),
  );
  const answers = await Promise.all(rivals.map((rival) => rival.sit(1)));
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(answers.filter((answer) => answer === 'seat-taken')).toHaveLength(3);
  await both(...rivals);
  expect(rivals.map((rival) => rival.you?.seats.length ?? 0).sort()).toEqual([0, 0, 0, 1]);
});

test('two people may share a name without sharing a seat', async () => {
  const { table } = await annsTable();
  const namesake = await Browser.join(server.url, table, { name: 'Ann' });
  expect(namesake.you?.seats).toEqual([]);
  expect(await namesake.act({ do: 'stand', seat: 0 })).toBe('not-your-seat');
  expect(namesake.welcome?.host).toBe(false);
});

test('one person may take both seats and play them in turn', async () => {
  const { ann } = await annsTable({ seats: [0, 1], start: true });
  await ann.until(() => ann.you?.decisions.length === 2);
  expect(ann.you?.seats).toEqual([0, 1]);
  expect(await ann.choose(1)).toBe('done');
  expect(await ann.choose(0)).toBe('done');
});

test('a second tab of one browser sees and plays the same seat', async () => {
  const { table, ann, token } = await annsTable({ seats: [0, 1], start: true });
  const tab = await Browser.join(server.url, table, { token });
  expect(tab.you?.seats).toEqual([0, 1]);
  await tab.choose(0);
  await ann.until(() => ann.decision(0) === undefined);
  await tab.leave();
  await ann.act({ do: 'rename', name: 'Anna' });
  expect(ann.state.seats.get('0')?.here).toBe(true);
});

test('after a reload the person is back in the seat with the same question', async () => {
  const { table, ann, ben, token } = await game();
  await untilWalk(ann, ben);
  const before = ann.you?.decisions;
  await ann.leave();
  await ben.until(() => ben.state.seats.get('0')?.here === false, 'the empty chair');
  const again = await Browser.join(server.url, table, { token });
  expect(again.you?.seats).toEqual([0]);
  expect(again.you?.decisions).toEqual(before);
  expect(again.welcome?.chronicle.length).toBe(again.state.step - 1);
  await ben.until(() => ben.state.seats.get('0')?.here === true);
});

test('a name can be changed in mid-game: the seat stays', async () => {
  const { ann, ben } = await game();
  expect(await ann.act({ do: 'rename', name: 'Anna' })).toBe('done');
  await ben.until(() => ben.state.seats.get('0')?.name === 'Anna');
  expect(await ann.choose(0)).toBe('done');
});

test('spectators are counted, see everything public and can do nothing to the game', async () => {
  const { table, ann, ben } = await game();
  await untilWalk(ann, ben);
  const eve = await Browser.join(server.url, table, { name: 'Eve' });
  await ann.until(() => ann.state.watchers === 1);
  expect(eve.you?.decisions).toEqual([]);
  expect(eve.state.pieces.size).toBe(ann.state.pieces.size);
  expect(eve.welcome?.scene?.game).toBe('pebbles');
  expect(await eve.act({ do: 'move', seat: 0, move: { do: 'rest' } })).toBe('not-your-seat');
  eve.send('drag', { piece: 'p0', x: 1, y: 1 });
  expect(await eve.act({ do: 'rename', name: 'Eva' })).toBe('done');
  eve.send('say', { text: '  well played ' });
  await ben.until(() => ben.chat.length > 0);
  expect(ben.chat[0]).toEqual({ n: 1, name: 'Eva', seat: -1, text: 'well played' });
  expect(ben.heard.filter((told) => told.kind === 'drag')).toEqual([]);
  await eve.leave();
  await ann.until(() => ann.state.watchers === 0);
});

test('a drag is seen by the others with its seat and is not logged', async () => {
  const { ann, ben } = await game();
  const step = ann.state.step;
  ann.send('drag', { piece: 'p0', x: 3.5, y: 1 });
  await ben.until(() => ben.heard.some((told) => told.kind === 'drag'));
  expect(ben.heard.find((told) => told.kind === 'drag')?.body).toEqual({
    seat: 0,
    piece: 'p0',
    x: 3.5,
    y: 1,
  });
  expect(ann.heard.some((told) => told.kind === 'drag')).toBe(false);
  expect(ben.state.step).toBe(step);
});

test('whichever card of a hand is carried, the others see that it is one of that hand and no more', async () => {
  const { ann, ben } = await game();
  for (const piece of ['h02', 'h00', 'h01', 'nothing', '']) ann.send('drag', { piece, x: 1, y: 1 });
  const drags = () => ben.heard.flatMap((told) => (told.kind === 'drag' ? [told.body.piece] : []));
  await ben.until(() => drags().includes(''));
  expect(drags()).toEqual(['h00', 'h00', 'h00', '']);
});

test('only the host seats bots, takes them out and sends guests away', async () => {
  const { table, ann } = await annsTable();
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  expect(await ben.act({ do: 'bot', seat: 1, on: true })).toBe('not-host');
  expect(await ann.act({ do: 'bot', seat: 1, on: true })).toBe('done');
  expect(await ben.sit(1)).toBe('seat-taken');
  expect(await ann.act({ do: 'bot', seat: 1, on: false })).toBe('done');
  expect(await ben.sit(1)).toBe('done');
  expect(await ann.act({ do: 'remove', seat: 1 })).toBe('done');
  await ben.until(() => ben.closed !== null);
  expect(ben.closed).toBe(4403);
  expect(ann.state.seats.get('1')?.kind).toBe('');
});

test('a table that should begin by itself does so when its last seat is taken', async () => {
  const { table, ann } = await annsTable({ start: true });
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  await ben.sit(1);
  await ann.until(() => ann.state.phase === 'playing' && ann.decision(0) !== undefined, 'the start');
  expect(ann.heard.some((told) => told.kind === 'scene')).toBe(true);
});

test('when the host leaves before the start, the next who sits looks after the table', async () => {
  const { table, ann } = await annsTable();
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  await ben.sit(1);
  await ann.leave();
  await ben.until(() => ben.you?.host === true, 'the new host');
  expect(ben.state.seats.get('1')?.host).toBe(true);
  expect(await ben.act({ do: 'remove', seat: 0 })).toBe('done');
});

test('when the host is away for long in mid-game, somebody who still sits here can let the table play the seat', async () => {
  const { ann, ben } = await game();
  expect(await ben.act({ do: 'remove', seat: 0 })).toBe('not-host');
  await ann.leave();
  await ben.until(() => ben.you?.host === true, 'the care of the table');
  expect(await ben.act({ do: 'remove', seat: 0 })).toBe('done');
  expect(await ben.act({ do: 'bot', seat: 0, on: true })).toBe('done');
  expect(ben.state.phase).toBe('playing');
});

test('the name that one has already is no act, and neither is a spectator’s', async () => {
  const { ann, table } = await annsTable();
  const { step } = ann.state;
  const eve = await Browser.join(server.url, table, { name: 'Eve' });
  for (let i = 0; i < 3; i++) expect(await ann.act({ do: 'rename', name: 'Ann' })).toBe('done');
  expect(await eve.act({ do: 'rename', name: 'Eva' })).toBe('done');
  eve.send('say', { text: 'hello' });
  await ann.until(() => ann.chat.length > 0, 'the greeting');
  expect(ann.chat[0].name).toBe('Eva');
  expect(ann.state.step).toBe(step);
});

test('whoever stands up in mid-turn has no question any more, and gets it again by coming back', async () => {
  const { ann, ben } = await game();
  const seen = ann.decision(0);
  await ben.choose(1);
  await both(ann, ben);
  expect(await ann.act({ do: 'stand', seat: 0 })).toBe('done');
  expect(ann.you?.decisions).toEqual([]);
  expect(ann.you?.looks.flatMap((look) => look.pieces)).toEqual([]);
  expect(await ann.act({ do: 'move', seat: 0, move: { do: 'rest' } })).toBe('not-your-seat');
  ann.send('inspect', { piece: 'p0' });
  await ann.until(() => ann.heard.at(-1)?.kind === 'sheet', 'the sheet');
  const sheet = ann.heard.at(-1);
  expect(sheet?.kind === 'sheet' ? sheet.body.sheet?.policies : null).toEqual([]);
  expect(await ann.sit(0, 'reed')).toBe('done');
  expect(ann.you?.seats).toEqual([0]);
  expect(ann.decision(0)).toEqual(seen);
});

test('the host reads no other hand in mid-game by freeing its seat and sitting down to it', async () => {
  const { table, ann, ben } = await game();
  expect(await ann.act({ do: 'remove', seat: 1 })).toBe('done');
  await ben.until(() => ben.closed !== null);
  expect(await ann.sit(1)).toBe('other-seat');
  expect(await ann.act({ do: 'stand', seat: 0 })).toBe('done');
  expect(await ann.sit(1)).toBe('other-seat');
  expect(ann.you?.seats).toEqual([]);
  expect(await ann.sit(0)).toBe('done');
  expect(await ann.act({ do: 'bot', seat: 1, on: true })).toBe('done');
  expect(await ann.act({ do: 'bot', seat: 1, on: false })).toBe('done');
  expect(await ann.sit(1)).toBe('other-seat');
  const cleo = await Browser.join(server.url, table, { name: 'Cleo' });
  expect(await cleo.sit(1)).toBe('done');
});

test('somebody who gives up while the other is asked for a take-back ends both', async () => {
  const { ann, ben } = await game();
  const { walker, other, seat } = await untilWalk(ann, ben);
  expect(await walker.act({ do: 'move', seat, move: { do: 'rest' } })).toBe('done');
  expect(await walker.act({ do: 'undo', seat })).toBe('done');
  await other.until(() => other.state.asker === seat, 'the wish');
  expect(await other.act({ do: 'resign', seat: 1 - seat })).toBe('done');
  await walker.until(() => walker.state.phase === 'over', 'the end');
  expect(walker.state.asker).toBe(-1);
  expect(await other.act({ do: 'agree', seat: 1 - seat, yes: true })).toBe('nothing-wished');
  expect(await walker.act({ do: 'undo', seat })).toBe('over');
});

test('a rematch that both press at once is one table', async () => {
  const { ann, ben } = await game();
  await ann.act({ do: 'resign', seat: 0 });
  const answers = await Promise.all([
    ann.act({ do: 'rematch', swap: true }),
    ben.act({ do: 'rematch', swap: false }),
  ]);
  expect(answers).toEqual(['done', 'done']);
  const moved = [ann, ben].flatMap((who) =>
    who.heard.flatMap((told) => (told.kind === 'moved' ? told.body.table : [])),
  );
  expect(new Set(moved).size).toBe(1);
});

test('a private link moves the seat to another device, once', async () => {
  const { table, ann, ben } = await game();
  ben.send('handover', { seat: 0 });
  await ben.until(() => ben.refused === 'not-your-seat');
  ann.send('handover', { seat: 0 });
  await ann.until(() => ann.heard.some((told) => told.kind === 'handover'));
  const offer = ann.heard.find((told) => told.kind === 'handover');
  const handover = offer?.kind === 'handover' ? offer.body.secret : '';
  const phone = await Browser.join(server.url, table, { name: 'Phone', handover });
  expect(phone.you?.seats).toEqual([0]);
  expect(phone.you?.host).toBe(true);
  expect(phone.state.seats.get('0')?.name).toBe('Ann');
  await ann.until(() => ann.you?.seats.length === 0);
  expect(ann.you?.decisions).toEqual([]);
  const thief = await Browser.join(server.url, table, { name: 'Thief', handover });
  expect(thief.you?.seats).toEqual([]);
  expect(await phone.choose(0)).toBe('done');
});

test('a private link is void once its giver has got up, though somebody else sits there since', async () => {
  const { table, ann, ben } = await game();
  ann.send('handover', { seat: 0 });
  await ann.until(() => ann.heard.some((told) => told.kind === 'handover'));
  const offer = ann.heard.find((told) => told.kind === 'handover');
  const handover = offer?.kind === 'handover' ? offer.body.secret : '';
  expect(await ann.act({ do: 'stand', seat: 0 })).toBe('done');
  const cleo = await Browser.join(server.url, table, { name: 'Cleo' });
  expect(await cleo.act({ do: 'sit', seat: 0, word: '' })).toBe('done');
  await ben.until(() => ben.state.asks === 'sit', 'her wish');
  expect(await ben.act({ do: 'agree', seat: 1, yes: true })).toBe('done');
  const thief = await Browser.join(server.url, table, { name: 'Thief', handover });
  expect(thief.you?.seats).toEqual([]);
  await cleo.until(() => cleo.you?.seats[0] === 0, 'her seat');
});

test('a free undo happens at once; both are asked anew', async () => {
  const { ann, ben } = await game();
  const { walker, seat } = await untilWalk(ann, ben);
  const at = walker.state.pieces.get(`p${seat}`)?.at;
  await walker.act({ do: 'move', seat, move: { do: 'walk', by: 1 } });
  expect(walker.you?.canUndo).toBe(true);
  const walked = walker.chapters.at(-1)?.step;
  expect(await walker.act({ do: 'undo', seat })).toBe('done');
  await both(ann, ben);
  expect(ben.chapters.at(-1)).toMatchObject({ undoes: walked });
  expect(ben.state.pieces.get(`p${seat}`)?.at).toBe(at);
  expect(walker.decision(seat)?.kind).toBe('walk');
  const double = { do: 'undo', seat } as const;
  expect(await walker.act(double, { step: (walker.you?.step ?? 0) - 1 })).toBe('stale');
});

test('after dice the other is asked, and whoever agreed is still asked in their turn', async () => {
  const { ann, ben } = await game();
  const { walker, other, seat } = await untilWalk(ann, ben);
  await walker.act({ do: 'move', seat, move: { do: 'rest' } });
  await both(ann, ben);
  expect(await walker.act({ do: 'undo', seat })).toBe('done');
  await other.until(() => other.state.asker === seat, 'the wish');
  expect(await walker.act({ do: 'agree', seat, yes: true })).toBe('not-asked');
  expect(await other.act({ do: 'agree', seat: 1 - seat, yes: true })).toBe('done');
  await both(ann, ben);
  expect(ann.state.asker).toBe(-1);
  expect(ann.state.turn).toBe(String(seat));
  await walker.act({ do: 'move', seat, move: { do: 'rest' } });
  await both(ann, ben);
  expect(other.decision(1 - seat)?.kind).toBe('card');
});

test('a bot plays through to the end against somebody who always takes the first choice', async () => {
  const { ann } = await annsTable({ bots: [1], start: true });
  for (let guard = 0; guard < 300 && ann.state.phase === 'playing'; guard++) {
    await ann.until(() => ann.decision(0) !== undefined || ann.state.phase === 'over', 'my turn');
    if (ann.decision(0)) await ann.choose(0);
  }
  await ann.until(() => ann.chapters.some((chapter) => 'outcome' in chapter), 'the outcome');
  expect(ann.state.phase).toBe('over');
  const last = ann.heard.filter((told) => told.kind === 'events').at(-1);
  expect(last?.kind === 'events' ? last.body.outcome?.winners : null).toHaveLength(1);
});

test('giving up ends the game; a rematch swaps the sides and takes everybody along', async () => {
  const { ann, ben } = await game();
  expect(await ann.act({ do: 'rematch', swap: true })).toBe('not-over');
  expect(await ann.act({ do: 'resign', seat: 0 })).toBe('done');
  expect(await ben.act({ do: 'rematch', swap: true })).toBe('done');
  await ann.until(() => ann.heard.some((told) => told.kind === 'moved'));
  const moved = ann.heard.find((told) => told.kind === 'moved');
  const next = moved?.kind === 'moved' ? moved.body.table : '';
  expect(await ann.act({ do: 'rematch', swap: false })).toBe('done');
  const annThere = await Browser.join(server.url, next, { token: ann.token });
  const benThere = await Browser.join(server.url, next, { token: ben.token });
  expect(annThere.you?.seats).toEqual([1]);
  expect(benThere.you?.seats).toEqual([0]);
  expect(annThere.state.phase).toBe('playing');
  expect(annThere.welcome?.commitment).not.toBe(ann.welcome?.commitment);
});

test('a sheet is sent to the one who asks, from their own side', async () => {
  const { ann, ben } = await game();
  ann.send('inspect', { piece: 'p0' });
  ben.send('inspect', { piece: 'p0' });
  ann.send('inspect', { piece: 'nobody' });
  const sheets = (who: Browser) => who.heard.flatMap((told) => (told.kind === 'sheet' ? [told.body] : []));
  await ann.until(() => sheets(ann).length === 2);
  await ben.until(() => sheets(ben).length === 1);
  expect(sheets(ann)[0].sheet?.policies).toHaveLength(1);
  expect(sheets(ann)[1].sheet).toBeNull();
  expect(sheets(ben)[0].sheet?.policies).toHaveLength(0);
});

test('a standing answer lets the table choose, shows at the piece, and the wrong ones are refused', async () => {
  const { ann } = await game();
  const prefer = { do: 'prefer', seat: 0, piece: 'p0', name: 'rest', value: 'always' } as const;
  expect(await ann.act(prefer)).toBe('done');
  expect(ann.state.pieces.get('p0')?.marks).toBe('lazy1');
  expect(await ann.act({ ...prefer, piece: 'p1' })).toBe('prefer');
});

test('a client that asks again is told everything again, and a ping is answered', async () => {
  const { ann } = await game();
  ann.heard.length = 0;
  ann.send('again', {});
  ann.send('ping', {});
  await ann.until(() => ann.heard.some((told) => told.kind === 'pong'));
  expect(order(ann)).toBe('welcome you pong');
});
