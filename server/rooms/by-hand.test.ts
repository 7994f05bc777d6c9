import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TableCard } from '../../shared/protocol/http.ts';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { Browser, makeTable, newToken, post } from '../testing/browser.ts';
import { free, handTable, idsIn, lying, reach, together } from '../testing/by-hand.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ waits: { automatic: 60_000 } });
});
afterAll(() => server.stop());

const table = (wish = {}) => handTable(server.url, wish);
const byHand = (who: Browser, seat: number, on: boolean) => who.act({ do: 'by-hand', seat, on });
const agree = (who: Browser, seat: number, yes: boolean) => who.act({ do: 'agree', seat, yes });
const aside = (...ids: string[]): FreeAct => ({
  act: 'move',
  pieces: ids.map((id, i) => ({ id, zone: 'felt', x: 100 + 10 * i, y: 200 })),
});
/** The last lines of the chronicle as keys. */
const lines = (who: Browser) => who.chapters.at(-1)?.events.map((event) => event.words.key);
const faces = (who: Browser, zone: string) =>
  who.you?.looks.flatMap((look) => look.pieces.filter((piece) => piece.zone === zone && piece.kind !== ''));

test('a table made by hand lies ready for all, nobody is asked anything, and hands move what lies there', async () => {
  const { ann, ben, eve } = await table();
  for (const one of [ann, ben, eve]) {
    expect([one.state.phase, one.state.byHand, one.state.turn]).toEqual(['playing', true, '']);
  }
  expect(ann.you?.decisions).toEqual([]);
  expect(await free(ben, 1, { ...aside('p0'), down: true } as FreeAct)).toBe('done');
  await together(ann, ben, eve);
  const lies = eve.state.pieces.get('p0');
  expect([lies?.zone, lies?.x, lies?.y]).toEqual(['felt', 100, 200]);
  expect(await free(eve, 0, aside('p1'))).toBe('not-your-seat');
  expect(await free(ben, 0, aside('p1'))).toBe('not-your-seat');
});

test('the scene comes anew by hand, with all that may be added, also to whoever comes later', async () => {
  const { table: id, ann } = await table();
  const scenes = ann.heard.flatMap((told) => (told.kind === 'scene' ? [told.body.scene] : []));
  const late = await Browser.join(server.url, id, { name: 'Late' });
  for (const scene of [scenes.at(-1), late.welcome?.scene]) expect(scene?.kinds).toHaveProperty('die:20');
  const add = (kind: string): FreeAct => ({
    act: 'add',
    kind,
    count: 2,
    seat: -1,
    down: false,
    to: { zone: 'felt', x: 0, y: 0 },
  });
  expect(await free(ann, 0, add('die:20'))).toBe('done');
  expect(await free(ann, 0, add('dragon'))).toBe('no-kind');
});

test('alone one changes over at once, moves a pawn by hand and plays on by the rules from there', async () => {
  const token = newToken();
  const id = await makeTable(server.url, { token, name: 'Ann', seats: [0, 1], start: true });
  const ann = await Browser.join(server.url, id, { token });
  expect(await byHand(ann, 0, false)).toBe('by-rules');
  expect(await byHand(ann, 0, true)).toBe('done');
  expect([ann.state.byHand, ann.state.asker]).toEqual([true, -1]);
  expect(await byHand(ann, 1, true)).toBe('by-hand');
  expect(await ann.act({ do: 'move', seat: 0, move: { do: 'rest' } })).toBe('by-hand');
  expect(await free(ann, 0, { act: 'move', pieces: [{ id: 'p0', zone: 'track', at: 7 }] })).toBe('done');
  expect(await byHand(ann, 1, false)).toBe('done');
  await together(ann);
  expect([ann.state.byHand, ann.state.pieces.get('p0')?.at, ann.state.asked]).toEqual([false, 7, 'card']);
  expect(ann.state.pieces.get('p0')?.x ?? 0).toBe(0);
  const scene = ann.heard.findLast((told) => told.kind === 'scene');
  expect(scene?.kind === 'scene' && scene.body.scene.kinds).not.toHaveProperty('die:20');
  expect(await free(ann, 0, aside('p0'))).toBe('by-rules');
  expect(await ann.choose(0)).toBe('done');
});

test('with others one asks: whoever would rather not keeps the rules, and whoever agrees leaves them', async () => {
  const { ann, ben, eve } = await table({ byHand: false });
  expect(await byHand(ann, 0, true)).toBe('done');
  await together(ann, ben, eve);
  expect([ben.state.asker, ben.state.asks, ben.state.byHand]).toEqual([0, 'by-hand', false]);
  expect(await agree(ann, 0, true)).toBe('not-asked');
  expect(await agree(ben, 1, false)).toBe('done');
  await together(ann, ben, eve);
  expect([eve.state.asker, eve.state.asks, eve.state.byHand]).toEqual([-1, '', false]);
  expect(ann.decision(0)?.kind).toBe('card');
  await byHand(ben, 1, true);
  await together(ann, ben, eve);
  expect(await agree(ann, 0, true)).toBe('done');
  await together(ann, ben, eve);
  expect([eve.state.asks, eve.state.byHand]).toEqual(['', true]);
  await byHand(ann, 0, false);
  await together(ann, ben, eve);
  expect(ben.state.asks).toBe('by-rules');
  expect(await agree(ben, 1, true)).toBe('done');
  await together(ann, ben, eve);
  expect([eve.state.byHand, eve.state.asked]).toEqual([false, 'card']);
});

test('a position that can not be played stays by hand, and the table says why', async () => {
  const { ann, ben } = await table();
  await free(ann, 0, { act: 'remove', ids: ['p1'] });
  await together(ann, ben);
  await free(ann, 0, { act: 'remove', ids: idsIn(ann, 'deck').slice(0, 2) });
  await together(ann, ben);
  expect(await byHand(ann, 0, false)).toBe('pawns');
  expect(ann.state.asker).toBe(-1);
  const told = ann.heard.findLast((one) => one.kind === 'refused');
  expect(told?.kind === 'refused' && told.body.faults?.map(({ code, pieces }) => [code, pieces])).toEqual([
    ['pawns', ['p0']],
    ['cards', []],
  ]);
  const gone = idsIn(ann, 'gone').filter((id) => id !== 'p1');
  await free(ann, 0, { act: 'bring', ids: [...gone, 'p1'] });
  await together(ann, ben);
  expect(await byHand(ann, 0, false)).toBe('done');
  // While Ben is asked the board falls over.
  await free(ben, 1, { act: 'remove', ids: ['p0'] });
  await together(ann, ben);
  expect(await agree(ben, 1, true)).toBe('done');
  await together(ann, ben);
  expect(ann.state.byHand).toBe(true);
  expect(lines(ann)).toEqual(['table.agreed', 'table.stays-by-hand']);
});

test('whoever wishes for the rules again and again is slowed down at that, and at nothing else', async () => {
  const { ann, ben, eve } = await table();
  await free(ann, 0, { act: 'remove', ids: ['p1'] });
  const codes: string[] = [];
  for (let i = 0; i < 8; i++) {
    // Somebody who only watches uses none of it up.
    expect(await byHand(eve, 0, false)).toBe('not-your-seat');
    codes.push(await byHand(ann, 0, false));
  }
  expect(codes.slice(0, 6)).toEqual(Array(6).fill('pawns'));
  expect(codes).toContain('too-fast');
  expect(await free(ann, 0, { act: 'bring', ids: ['p1'] })).toBe('done');
  expect(await free(ben, 1, aside('p0'))).toBe('done');
});

const act = (over: object) => ({ do: 'free', seat: 0, act: over });
const move = (over: object) =>
  act({ act: 'move', pieces: [{ id: 'p0', zone: 'felt', x: 1, y: 1, ...over }] });

test.each<[string, object, string]>([
  ['a piece that is not there', move({ id: 'ghost' }), 'gone-piece'],
  ['a piece called like what every object has', move({ id: '__proto__' }), 'gone-piece'],
  ['a place that is not there', move({ zone: 'attic' }), 'no-place'],
  ['a place called like what every object has', move({ zone: 'constructor' }), 'no-place'],
  ['a position miles off the table', move({ x: 1e6 }), 'malformed'],
  ['a position between the numbers', move({ x: 0.5 }), 'malformed'],
  ['a position that is no number', move({ x: Number.NaN }), 'malformed'],
  ['a piece named twice', act({ act: 'flip', ids: ['p0', 'p0'] }), 'twice'],
  ['no piece at all', act({ act: 'flip', ids: [] }), 'malformed'],
  ['more pieces than hands can hold', act({ act: 'flip', ids: Array(301).fill('p0') }), 'malformed'],
  ['a locked piece', act({ act: 'flip', ids: ['p1'] }), 'locked'],
  ['an act that nobody knows', act({ act: 'juggle', ids: ['p0'] }), 'malformed'],
  ['an act with more in it', act({ act: 'flip', ids: ['p0'], by: 'p9' }), 'malformed'],
  ['nothing as an act', act(null as never), 'malformed'],
  ['a die of a million sides', act({ act: 'roll', dice: [{ sides: 1e6, count: 1 }], plus: 0 }), 'malformed'],
  ['a mark with a strange name', act({ act: 'mark', ids: ['p0'], name: 'a b', value: 1 }), 'malformed'],
  ['a mark whose name ends in a dash', act({ act: 'mark', ids: ['p0'], name: 'a-', value: 1 }), 'malformed'],
  ['a label as long as a letter', act({ act: 'label', ids: ['p0'], text: 'x'.repeat(100) }), 'malformed'],
  ['bringing back what was not removed', act({ act: 'bring', ids: ['p0'] }), 'not-removed'],
  ['a copy of a card that one has not seen', act({ act: 'copy', ids: ['TOP'] }), 'turned-away'],
  [
    'a deal to a seat that is not there',
    act({ act: 'deal', from: { zone: 'deck' }, count: 1, seats: [9] }),
    'no-hand',
  ],
  ['a shuffle of nothing', act({ act: 'shuffle', pile: { zone: 'spent' } }), 'nothing-there'],
  ['a look into somebody’s hand', act({ act: 'look', from: { zone: 'hand1' } }), 'others-hand'],
  ['a change over to nowhere', { do: 'by-hand', seat: 0, on: 'sideways' }, 'malformed'],
])('%s: refused, and everything lies as it lay', async (_, wish, code) => {
  const { ann, eve } = await bad();
  const before = [lying(eve), eve.state.step];
  const [top] = idsIn(ann, 'deck').slice(-1);
  const sent = JSON.parse(JSON.stringify(wish).replace('TOP', top), revive) as never;
  expect(await ann.act(sent)).toBe(code);
  await eve.hush();
  expect([lying(eve), eve.state.step]).toEqual(before);
});

/** JSON has no NaN. */
const revive = (key: string, value: unknown) => (key === 'x' && value === null ? Number.NaN : value);

let tried: ReturnType<typeof handTable> | null = null;
/** One table for all that is refused: whatever came before must have changed nothing. Pawn p1 is locked. */
function bad() {
  tried ??= table().then(async (one) => {
    await free(one.ann, 0, { act: 'lock', ids: ['p1'], on: true });
    await together(one.ann, one.eve);
    return one;
  });
  return tried;
}

test.each([
  [60_000, 0],
  [-60_000, 0],
  [0, 60_000],
  [0, -60_000],
])(
  'pieces dropped off the edge at %d, %d lie at the edge, also for whoever comes later, and can be got back',
  async (x, y) => {
    const { table: id, ann } = await table();
    const pieces = ['p0', 'p1'].map((piece) => ({ id: piece, zone: 'felt', x, y }));
    expect(await free(ann, 0, { act: 'move', pieces })).toBe('done');
    const late = await Browser.join(server.url, id, { name: 'Late' });
    for (const piece of ['p0', 'p1']) {
      const lies = late.state.pieces.get(piece);
      expect([Math.abs(lies?.x ?? 0) <= 20_000, Math.abs(lies?.y ?? 0) <= 20_000]).toEqual([true, true]);
    }
    expect(await free(ann, 0, { act: 'move', pieces: [{ id: 'p0', zone: 'track', at: 3 }] })).toBe('done');
  },
);

test('three hundred pieces are moved by one message, and one bad piece among them keeps all where they lie', async () => {
  const { ann, eve } = await table();
  const to = (x: number) => ({ zone: 'felt', x, y: 0 });
  for (let i = 0; i < 6; i++)
    await free(ann, 0, { act: 'add', kind: 'pawn', count: 50, seat: -1, down: false, to: to(i) });
  const ids = idsIn(ann, 'felt');
  expect(ids.length).toBe(300);
  expect(await ann.answer(reach(ann, { ids }))).toBe('done');
  const pieces = ids.map((id, i) => ({ id, zone: 'felt', x: 12_000 - i, y: 7_000 - i }));
  expect(
    await free(ann, 0, { act: 'move', pieces: [...pieces.slice(1), { id: 'ghost', zone: 'felt' }] }),
  ).toBe('gone-piece');
  await eve.hush();
  expect(eve.state.pieces.get(ids[299])?.y ?? 0).toBe(0);
  expect(await free(ann, 0, { act: 'move', pieces })).toBe('done');
  await together(ann, eve);
  expect(ids.every((id, i) => eve.state.pieces.get(id)?.x === 12_000 - i)).toBe(true);
  expect(await ann.act({ do: 'undo', seat: 0 })).toBe('done');
  await together(ann, eve);
  expect(idsIn(eve, 'felt')).toEqual(ids);
  expect(eve.state.pieces.get(ids[299])?.x).toBe(5);
});

test('of hands and of what lies face down nobody else gets a byte, whatever hands do with it', async () => {
  const { table: id, ann, ben, eve } = await table();
  const others = [ben, eve].map((who) => who.frames());
  const hand = () => idsIn(ann, 'hand0');
  const deck = () => idsIn(ann, 'deck');
  const down = (card: string, zone: string): FreeAct => ({
    act: 'move',
    pieces: [{ id: card, zone }],
    down: true,
  });
  const done: FreeAct[] = [
    { act: 'sort', pile: { zone: 'hand0' } },
    { act: 'look', from: { zone: 'deck' }, count: 3 },
    { act: 'move', pieces: [{ id: deck().at(-1) ?? '', zone: 'hand0' }] },
    down(hand()[0], 'felt'),
    { act: 'mark', ids: [deck()[0]], name: 'chip', value: 2 },
    { act: 'deal', from: { zone: 'deck' }, count: 1, seats: [0] },
    { act: 'raise', ids: [deck()[2]], to: 'bottom' },
    { act: 'turn', ids: [deck()[1]], by: 3 },
    { act: 'remove', ids: [deck()[1]] },
    { act: 'shuffle', pile: { zone: 'deck' } },
  ];
  for (const one of done) expect(await free(ann, 0, one), one.act).toBe('done');
  expect(await ann.act({ do: 'undo', seat: 0 })).toBe('done');
  await together(ann, ben, eve);
  expect(faces(ann, 'hand0')?.length).toBeGreaterThan(3);
  const late = await Browser.join(server.url, id, { name: 'Late' });
  const told = [
    ...others.flat(),
    Buffer.from(JSON.stringify([late.you, late.welcome?.chronicle, lying(late)])),
  ];
  const names = /pebble[1-6]|Stone of/;
  const named = told.filter((bytes) => names.test(bytes.toString('latin1')));
  // Ben’s own hand is his to see.
  const own = faces(ben, 'hand1') ?? [];
  expect(own.length).toBe(3);
  expect(named.every((bytes) => own.some((piece) => bytes.includes(piece.kind)))).toBe(true);
  expect(others[1].some((bytes) => names.test(bytes.toString('latin1')))).toBe(false);
  expect(late.you?.looks.flatMap((look) => look.pieces)).toEqual([]);
  for (const who of [ben, eve, late])
    for (const zone of ['hand0', 'deck', 'felt'])
      for (const card of idsIn(who, zone)) expect(who.state.pieces.get(card)?.kind).toBe('');
  const seen = new Set(ben.you?.looks.flatMap((look) => look.pieces.map((piece) => piece.zone)));
  expect([...seen]).toEqual(['hand1']);
});

test('a card that is given face down is seen by its new owner, and one shown to a seat by that seat alone', async () => {
  const { ann, ben, eve } = await table();
  const [given, shown] = idsIn(ann, 'hand0');
  await free(ann, 0, { act: 'move', pieces: [{ id: given, zone: 'hand1' }] });
  await free(ann, 0, { act: 'move', pieces: [{ id: shown, zone: 'felt', x: 0, y: 0 }], down: true });
  await together(ann, ben, eve);
  expect(faces(ben, 'hand1')?.length).toBe(4);
  expect(faces(ben, 'felt')).toEqual([]);
  await free(ann, 0, { act: 'show', ids: [shown], seats: [1] });
  await together(ann, ben, eve);
  expect(faces(ben, 'felt')?.length).toBe(1);
  expect(eve.you?.looks.flatMap((look) => look.pieces)).toEqual([]);
});

test('taking back: one’s own step at once, a roll only with the others’ consent', async () => {
  const { ann, ben } = await table();
  const before = lying(ben);
  await free(ann, 0, aside('p0', 'p1'));
  expect(await ann.act({ do: 'undo', seat: 0 })).toBe('done');
  await together(ann, ben);
  expect(lying(ben)).toEqual(before);
  await free(ann, 0, { act: 'roll', dice: [{ sides: 20, count: 2 }], plus: 3 });
  await together(ann, ben);
  const rolled = ben.chapters.at(-1)?.events[0];
  expect(rolled?.kind).toBe('roll');
  await ann.act({ do: 'undo', seat: 0 });
  await together(ann, ben);
  expect([ben.state.asker, ben.state.asks]).toEqual([0, 'undo']);
  expect(await agree(ben, 1, true)).toBe('done');
  await together(ann, ben);
  expect(ann.you?.canUndo).toBe(false);
});

test('bots rest by hand, and go on by the rules', async () => {
  const token = newToken();
  const wish = { token, name: 'Ann', seats: [0], bots: [1], start: true, byHand: true };
  const ann = await Browser.join(server.url, await makeTable(server.url, wish), { token });
  await free(ann, 0, aside('p0'));
  await ann.hush();
  expect(ann.state.step).toBe(ann.you?.step);
  const bot = () => ann.chapters.some(({ events }) => events.some(({ kind }) => kind === 'move'));
  expect(bot()).toBe(false);
  await ann.act({ do: 'undo', seat: 0 });
  expect(await byHand(ann, 0, false)).toBe('done');
  await ann.until(() => ann.state.facts.get('laid1') === 1, 'the bot’s card');
});

test('a table by hand is as it was after the server ends and comes back', async () => {
  const first = await startServer();
  const { table: id, ann } = await handTable(first.url);
  await free(ann, 0, { act: 'deal', from: { zone: 'deck' }, count: 2, seats: [0, 1] });
  await free(ann, 0, aside('p0'));
  await together(ann);
  const [before, looks] = [lying(ann), ann.you?.looks];
  await first.stop(true);
  server = await startServer({ data: first.data, waits: { automatic: 60_000 } });
  const again = await Browser.join(server.url, id, { token: ann.token });
  expect(lying(again)).toEqual(before);
  expect(again.you?.looks).toEqual(looks);
  expect(await again.act({ do: 'undo', seat: 0 }, { id: 'after' })).toBe('done');
  expect(again.state.pieces.get('p0')?.zone).toBe('track');
});

test('a game that went through hands is over by the rules, its dice are checked, and a rematch begins like it did', async () => {
  const { table: id, ann, ben } = await table();
  await free(ann, 0, { act: 'move', pieces: [{ id: 'p0', zone: 'track', at: 8 }] });
  await free(ann, 0, { act: 'roll', dice: [{ sides: 6, count: 2 }], plus: 0 });
  await together(ann, ben);
  await byHand(ann, 0, false);
  await together(ann, ben);
  await agree(ben, 1, true);
  await together(ann, ben);
  expect(await ann.act({ do: 'resign', seat: 0 })).toBe('done');
  await together(ann, ben);
  expect(ann.state.phase).toBe('over');
  const record = await (await fetch(`${server.url}/api/tables/${id}/record`)).json();
  const { verify } = await import('../../shared/engine/verify.ts');
  const { pebbles } = await import('../../shared/engine/testing/pebbles.ts');
  const over = ann.heard.findLast((told) => told.kind === 'events');
  const outcome = over?.kind === 'events' ? (over.body.outcome ?? null) : null;
  const commitment = ann.welcome?.commitment ?? '';
  expect(verify(pebbles, record.seed, record.log, commitment, outcome)).toMatchObject({ ok: true });
  expect(await ann.act({ do: 'rematch', swap: false })).toBe('done');
  const moved = ann.heard.findLast((told) => told.kind === 'moved');
  const next = await Browser.join(server.url, moved?.kind === 'moved' ? moved.body.table : '', {
    token: ann.token,
  });
  expect(next.state.byHand).toBe(true);
});

test('whoever gives up by hand ends the game, nobody holds anything any more, and the rematch is by hand again', async () => {
  const { ann, ben } = await table();
  reach(ben, { seat: 1, ids: ['p1'] });
  expect(await ann.act({ do: 'rematch', swap: true })).toBe('not-over');
  expect(await ann.act({ do: 'resign', seat: 0 })).toBe('done');
  await together(ann, ben);
  expect(ann.state.phase).toBe('over');
  expect(await free(ann, 0, aside('p0'))).toBe('over');
  expect(await ann.answer(reach(ann, { ids: ['p0'] }))).toBe('by-rules');
  await ann.act({ do: 'rematch', swap: true });
  const moved = ann.heard.findLast((told) => told.kind === 'moved');
  const id = moved?.kind === 'moved' ? moved.body.table : '';
  const next = await Browser.join(server.url, id, { token: ann.token });
  expect([next.state.byHand, next.you?.seats]).toEqual([true, [1]]);
});

test('the lobby says of a table that it is by hand', async () => {
  const token = newToken();
  const card = async () => {
    const cards = await post<TableCard[]>(`${server.url}/api/tables/mine`, { token });
    return (cards.body as TableCard[])[0].byHand;
  };
  const id = await makeTable(server.url, { token, name: 'Ann', seats: [0], start: true, byHand: true });
  expect(await card()).toBe(true);
  const ann = await Browser.join(server.url, id, { token });
  await ann.sit(1);
  expect(await card()).toBe(true);
  await byHand(ann, 0, false);
  expect(await card()).toBeUndefined();
});

test('a wish for a table that is neither by hand nor by the rules is refused', async () => {
  const file = { game: 'pebbles', title: 'Path' };
  const made = await post(`${server.url}/api/tables`, {
    token: newToken(),
    name: 'Ann',
    file,
    byHand: 'both',
  });
  expect(made).toMatchObject({ status: 400, body: { code: 'bad-request' } });
});

test('nothing of all this was a mistake of ours', async () => {
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/pewter_mistakes_total 0/);
});
