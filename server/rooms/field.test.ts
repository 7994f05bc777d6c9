import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { type Minds, mindsHere } from '../bots/minds.ts';
import { gamesOf } from '../games.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { free, handTable, heldBy, idsIn, lying, reach, together } from '../testing/by-hand.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

// What people report of other tabletops, tried on the room over bare lines: see docs/field-cases.md.

const games = gamesOf(true);
/** Bots think until this is kept. */
let thought = Promise.resolve();
const here = mindsHere(games);
const minds: Minds = {
  think: async (turn) => {
    await thought;
    return here.think(turn);
  },
  close: () => here.close(),
};

let server: TestServer;
beforeAll(async () => {
  const scenarios = fileURLToPath(new URL('../../scenarios', import.meta.url));
  server = await startServer({ games, minds, scenarios, rate: 10_000, waits: { automatic: 60_000 } });
});
afterAll(() => server.stop());

/** Ann at seat 0 and Ben at seat 1 of a game that has begun. */
async function game(wish: object = {}) {
  const token = newToken();
  const table = await makeTable(server.url, { token, name: 'Ann', seats: [0], start: true, ...wish });
  const ann = await Browser.join(server.url, table, { token });
  const ben = await Browser.join(server.url, table, { name: 'Ben' });
  await ben.sit(1);
  await ann.until(() => ann.state.asked !== '', 'the first question');
  await together(ann, ben);
  return { table, ann, ben, token };
}

/** All that a browser can find out about the table now: the pieces, what it is told itself, every sheet. */
async function knows(who: Browser) {
  const from = who.heard.length;
  const ids = [...who.state.pieces.keys()];
  for (const piece of ids) who.send('inspect', { piece });
  await who.hush();
  const sheets = who.heard.slice(from).flatMap((told) => (told.kind === 'sheet' ? [told.body] : []));
  expect(sheets).toHaveLength(ids.length);
  return { pieces: lying(who), looks: who.you?.looks, decisions: who.you?.decisions, sheets };
}

const faces = (who: Browser) =>
  who.you?.looks.flatMap((look) => look.pieces.map((piece) => piece.kind)).filter((kind) => kind !== '');

test.each<[string, object]>([
  ['the sample game', {}],
  ['Ring War', { scenario: 'ring-war' }],
  ['Warrior Lands', { scenario: 'greeks' }],
])(
  '%s: who gets up and comes back to watch learns no more than a stranger, whatever they inspect',
  async (_, wish) => {
    const { table, ann, ben, token } = await game(wish);
    expect(await ann.act({ do: 'stand', seat: 0 })).toBe('done');
    await ann.leave();
    const back = await Browser.join(server.url, table, { token });
    const stranger = await Browser.join(server.url, table, { name: 'Eve' });
    await together(ben, back, stranger);
    const known = await knows(back);
    expect(known).toEqual(await knows(stranger));
    expect(known.decisions).toEqual([]);
    expect(faces(back)).toEqual([]);
  },
);

test.each<[string, object]>([
  ['the sample game', {}],
  ['Ring War', { scenario: 'ring-war' }],
])('%s: somebody who comes under the name of one who sits here sees no hand', async (_, wish) => {
  const { table, ann, ben } = await game(wish);
  expect(faces(ann)?.length).toBeGreaterThan(0);
  const namesake = await Browser.join(server.url, table, { name: 'Ann' });
  const stranger = await Browser.join(server.url, table, { name: 'Eve' });
  expect(await ben.act({ do: 'rename', name: 'Ann' })).toBe('done');
  await together(ann, ben, namesake, stranger);
  expect(namesake.you?.seats).toEqual([]);
  expect(await knows(namesake)).toEqual(await knows(stranger));
  expect(faces(namesake)).toEqual([]);
  // Nor does one who sits: two called Ann see each their own cards.
  expect(new Set(ben.you?.looks.flatMap((look) => look.seat))).toEqual(new Set([1]));
});

test('no byte that others receive names a card of a hand, while its owner lays, takes back and carries', async () => {
  const { table, ann, ben } = await game({ scenario: 'ring-war' });
  const eve = await Browser.join(server.url, table, { name: 'Eve' });
  await together(ann, ben, eve);
  const bens = new Set(faces(ben));
  const frames = [ben.frames(), eve.frames()];
  const own = ann.frames();
  const anns = new Set<string>();
  let laid = 0;
  for (let acts = 0; acts < 12; acts++) {
    for (const kind of faces(ann) ?? []) if (!bens.has(kind)) anns.add(kind);
    const { choices = [] } = ann.decision(0) ?? {};
    if (choices.length === 0) break;
    if ((await ann.choose(0, (acts * 5) % choices.length)) === 'done') laid++;
    await ann.act({ do: 'undo', seat: 0 });
    for (const piece of idsIn(ann, 'hand0').slice(0, 2)) ann.send('drag', { piece, x: acts, y: 1 });
    for (const one of [ben, eve]) for (const piece of one.state.pieces.keys()) one.send('inspect', { piece });
    eve.send('again', {});
    await together(ann, ben, eve);
  }
  expect(laid).toBeGreaterThan(3);
  expect(anns.size).toBeGreaterThan(3);
  // The scene, which a welcome brings, tells every card that there is in the game, whoever has it.
  const welcome = (bytes: string) => bytes.includes('welcome');
  const bytes = frames.flat().map((frame) => frame.toString('latin1'));
  expect(bytes.filter((one) => !welcome(one)).length).toBeGreaterThan(20);
  for (const kind of anns) for (const one of bytes) if (!welcome(one)) expect(one).not.toContain(kind);
  for (const kind of anns)
    expect(
      own.some((frame) => frame.includes(kind)),
      kind,
    ).toBe(true);
  const open = JSON.stringify([lying(eve), eve.welcome?.chronicle, eve.chapters, eve.you]);
  for (const kind of anns) expect(open).not.toContain(`"${kind}"`);
});

test('a card that was shown is seen by the same people after all lines were dropped', async () => {
  const { table, ann, ben, eve } = await handTable(server.url);
  const [shown, laid, kept] = idsIn(ann, 'hand0');
  expect(await free(ann, 0, { act: 'show', ids: [shown], seats: [1] })).toBe('done');
  expect(await free(ann, 0, { act: 'move', pieces: [{ id: laid, zone: 'felt', x: 0, y: 0 }] })).toBe('done');
  await together(ann, ben, eve);
  const sees = (who: Browser) => ({
    pieces: lying(who),
    looks: who.you?.looks,
    // The name that each card has for them, or none.
    cards: [shown, laid, kept].map((id) => [
      who.state.pieces.get(id)?.kind,
      who.you?.looks.flatMap((look) => look.pieces).find((piece) => piece.id === id)?.kind,
    ]),
  });
  const before = [ann, ben, eve].map(sees);
  expect(before[1].cards[0][1]).toBe(before[0].cards[0][1]);
  expect(before[1].cards[0][1]).toBeTruthy();
  expect(before[2].cards[0][1] ?? '').toBe('');
  const again = [];
  for (const one of [ann, ben, eve]) await one.leave();
  for (const { token } of [ann, ben, eve]) again.push(await Browser.join(server.url, table, { token }));
  await together(...again);
  expect(again.map(sees)).toEqual(before);
});

test('cards stacked in a hand can be neither read, taken, turned nor stirred by the other seat', async () => {
  const { ann, ben, eve } = await handTable(server.url);
  const hand = idsIn(ann, 'hand0');
  const stacked = hand.slice(0, 2).map((id) => ({ id, zone: 'hand0', at: 0 }));
  expect(await free(ann, 0, { act: 'move', pieces: stacked })).toBe('done');
  await together(ann, ben, eve);
  const before = lying(ben);
  const cards = idsIn(ben, 'hand0');
  const [one] = cards;
  const reaches: FreeAct[] = [
    { act: 'flip', ids: [one] },
    { act: 'move', pieces: [{ id: one, zone: 'hand1' }] },
    { act: 'move', pieces: [{ id: one, zone: 'felt', x: 0, y: 0 }] },
    { act: 'turn', ids: [one], by: 1 },
    { act: 'show', ids: [one], seats: [1] },
    { act: 'copy', ids: [one] },
    { act: 'remove', ids: [one] },
    { act: 'raise', ids: [one], to: 'top' },
    { act: 'look', from: { zone: 'hand0' } },
    { act: 'sort', pile: { zone: 'hand0' } },
    { act: 'shuffle', pile: { zone: 'hand0' } },
  ];
  for (const wish of reaches) expect(await free(ben, 1, wish), wish.act).not.toBe('done');
  expect(await ben.answer(reach(ben, { seat: 1, ids: [one] }))).not.toBe('done');
  for (const piece of cards) ben.send('inspect', { piece });
  await together(ann, ben, eve);
  expect(heldBy(ann, 1)).toEqual([]);
  expect(lying(ben)).toEqual(before);
  const sheets = ben.heard.flatMap((told) => (told.kind === 'sheet' ? [told.body.sheet] : []));
  expect(sheets).toEqual(cards.map(() => null));
  expect(new Set(ben.you?.looks.flatMap((look) => look.pieces.map(({ zone }) => zone)))).toEqual(
    new Set(['hand1']),
  );
});

test('a takeback that is sent by hand out of turn is refused, and nothing changes', async () => {
  const { table, ann, ben } = await game();
  const eve = await Browser.join(server.url, table, { name: 'Eve' });
  expect(await ann.choose(0)).toBe('done');
  await together(ann, ben, eve);
  const before = JSON.stringify([lying(ann), ann.state.step, ann.state.asker, ann.you?.decisions]);
  expect(await ben.act({ do: 'undo', seat: 0 })).toBe('not-your-seat');
  expect(await ben.act({ do: 'undo', seat: 1 })).toBe('nothing-to-undo');
  expect(await eve.act({ do: 'undo', seat: 0 })).toBe('not-your-seat');
  expect(await eve.act({ do: 'undo', seat: 9 })).not.toBe('done');
  expect(await eve.act({ do: 'undo', seat: 0, to: 1, by: 'p1' } as never)).not.toBe('done');
  expect(await ben.act({ do: 'agree', seat: 1, yes: true })).toBe('nothing-wished');
  await together(ann, ben, eve);
  expect(JSON.stringify([lying(ann), ann.state.step, ann.state.asker, ann.you?.decisions])).toBe(before);
});

test('whoever is not on turn can only wish to take their own last move back, which changes nothing by itself', async () => {
  const { ann, ben } = await game();
  while (ann.state.asked !== 'walk') {
    await ann.choose(0);
    await ben.choose(1);
    await together(ann, ben);
  }
  const walker = Number(ann.state.turn);
  const [on, off] = walker === 0 ? [ann, ben] : [ben, ann];
  expect(await on.act({ do: 'move', seat: walker, move: { do: 'walk', by: 1 } })).toBe('done');
  await together(ann, ben);
  const before = JSON.stringify([lying(ann), on.you?.decisions, ann.state.turn]);
  expect(await off.act({ do: 'undo', seat: 1 - walker })).toBe('done');
  await on.until(() => on.state.asker === 1 - walker, 'the wish');
  expect(await off.act({ do: 'agree', seat: 1 - walker, yes: true })).toBe('not-asked');
  expect(await off.act({ do: 'agree', seat: walker, yes: true })).toBe('not-your-seat');
  expect(await on.act({ do: 'agree', seat: walker, yes: false })).toBe('done');
  await together(ann, ben);
  expect(JSON.stringify([lying(ann), on.you?.decisions, ann.state.turn])).toBe(before);
  expect(ann.state.asker).toBe(-1);
});

test('whoever gives up against a bot ends the table: not even the move that it was thinking of comes', async () => {
  let goOn = () => {};
  thought = new Promise((kept) => {
    goOn = kept;
  });
  const token = newToken();
  const wish = { token, name: 'Ann', seats: [0], bots: [1], start: true };
  const table = await makeTable(server.url, wish);
  const ann = await Browser.join(server.url, table, { token });
  expect(await ann.choose(0)).toBe('done');
  expect(await ann.act({ do: 'resign', seat: 0 })).toBe('done');
  const { step } = ann.state;
  goOn();
  for (let i = 0; i < 5; i++) await ann.hush();
  expect(ann.state.phase).toBe('over');
  expect([ann.state.step, ann.state.facts.get('laid1')]).toEqual([step, 0]);
  expect(ann.you?.decisions).toEqual([]);
  expect(server.house.store.load(table)?.entries.at(-1)?.e).toBe('resign');
});
