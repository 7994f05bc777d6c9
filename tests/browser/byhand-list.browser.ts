import assert from 'node:assert/strict';
import { type HandKey, handSay } from '../../client/byhand/text.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { COLUMNS, duel } from './duel.ts';
import { HandPage } from './hand-page.ts';
import { deed, level } from './level.ts';
import { desktop, phone, type World } from './world.ts';

/** What hands can do, one after the other, each as the other one at the table sees it. */

interface Hands {
  readonly at: HandPage;
  /** A second line of the same person, to read what the table holds. */
  readonly guest: Guest;
}

interface Two {
  /** With a mouse. */
  readonly near: Hands;
  /** With a finger. */
  readonly far: Hands;
  /** One of the two does something, and both pages show what came of it. */
  did(who: Hands, what: string, act: () => Promise<void>): Promise<void>;
}

async function twoByHand(world: World, wish: { scenario: string } | { file: unknown }): Promise<Two> {
  const { address } = world.server;
  const tokens = [newToken(), newToken()];
  const table = await makeTable(address, {
    ...{ token: tokens[0], name: 'Rowan', seats: [0], start: true, byHand: true },
    ...wish,
  });
  const [first, second] = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await second.act({ do: 'sit', seat: 1, word: 'clover' });
  await first.until(() => first.table.byHand, 'a table by hand');
  const near = {
    at: await HandPage.open(await world.person(desktop), address, table, tokens[0]),
    guest: first,
  };
  const far = {
    at: await HandPage.open(await world.person(phone), address, table, tokens[1]),
    guest: second,
  };
  return {
    near,
    far,
    async did(who, what, act) {
      const other = who === near ? far : near;
      await deed(who, what, act);
      const { step } = who.guest.table;
      await other.guest.until(() => other.guest.table.step >= step, `${what}, told to the other`);
      await level(other);
    },
  };
}

const nameOf = ({ guest }: Hands, seat: number) => guest.table.seats.get(String(seat))?.name ?? '';
const kindOf = async ({ at }: Hands, id: string) => (await at.laid(id))?.kind;
const button = ({ at }: Hands, key: HandKey, values?: Record<string, string | number>) =>
  at.page.getByRole('button', { name: handSay(key, values), exact: true });

/** Those in the zone that were not there before. */
async function newIn({ at }: Hands, zone: string, before: readonly string[]): Promise<string[]> {
  return (await at.idsIn(zone)).filter((id) => !before.includes(id));
}

browserTest(
  'by hand, cards: dealt, searched, put under, sorted, handed over, revealed, laid face down, stacked and unstacked',
  async (world) => {
    const { near, far, did } = await twoByHand(world, { scenario: 'ring-war' });
    const top = async () => (await near.at.idsIn('deck0')).at(-1) ?? '';

    const hands = [await far.at.idsIn('hand0'), await far.at.idsIn('hand1')];
    await near.at.menu(await top(), 'menu.deal');
    await did(near, 'a deal', () => button(near, 'page.deal', { n: 3 }).click());
    const [dealt, got] = [await newIn(far, 'hand0', hands[0]), await newIn(far, 'hand1', hands[1])];
    assert.deepEqual([dealt.length, got.length], [3, 3]);
    for (const id of dealt) assert.equal(await kindOf(far, id), '');
    for (const id of got) {
      assert.notEqual(await kindOf(far, id), '');
      assert.equal(await kindOf(near, id), '');
    }

    // The whole pile is looked through: one card goes into the hand, another to the bottom.
    const held = await near.at.idsIn('hand0');
    await did(near, 'a search', async () => near.at.menu(await top(), 'menu.search'));
    const found = near.at.page.locator('#hand-search').getByRole('button', { name: /^Take / });
    await found.nth(4).click();
    await did(near, 'a card taken', () => button(near, 'search.to-hand').click());
    const [taken, ...more] = await newIn(near, 'hand0', held);
    assert.deepEqual(more, []);
    assert.notEqual(await kindOf(near, taken), '');
    assert.deepEqual([(await far.at.laid(taken))?.zone, await kindOf(far, taken)], ['hand0', '']);
    const upper = await top();
    await found.first().click();
    await did(near, 'a card put under', () => button(near, 'search.to-bottom').click());
    for (const { at } of [near, far]) assert.equal((await at.idsIn('deck0'))[0], upper);
    assert.notEqual(await kindOf(near, upper), '');
    assert.equal(await kindOf(far, upper), '');

    // Sorted it lies in the order of its game for who has seen it, and under new ids for all.
    await near.at.page.keyboard.press('Escape');
    const old = new Set(await far.at.idsIn('deck0'));
    await did(near, 'a sorted pile', async () => near.at.menu(await top(), 'menu.sort'));
    const sorted = await near.at.idsIn('deck0');
    const kinds = await Promise.all(sorted.map((id) => kindOf(near, id)));
    const orders = kinds.map((kind) => near.guest.now.scene?.kinds[kind ?? '']?.order ?? -1);
    assert(!orders.includes(-1) && new Set(orders).size > 10);
    assert.deepEqual(
      orders,
      [...orders].sort((a, b) => a - b),
    );
    assert.deepEqual(await far.at.idsIn('deck0'), sorted);
    for (const id of sorted) assert(!old.has(id) && (await kindOf(far, id)) === '');

    // Handed over by a drag to the other's name.
    const [given, shown] = await near.at.idsIn('hand0');
    const gift = await kindOf(near, given);
    await did(near, 'a card handed over', async () =>
      near.at.drag(await near.at.piece(given), await near.at.zone('hand1')),
    );
    assert.deepEqual([(await far.at.laid(given))?.zone, await kindOf(far, given)], ['hand1', gift]);

    // Revealed to one by the mouse, and to all by a finger; it lies where it lay.
    await near.at.menu(shown, 'menu.show');
    const one = near.at.page.getByRole('menuitem', { name: nameOf(near, 1), exact: true });
    await did(near, 'a card shown to one', () => one.click());
    assert.equal(await kindOf(far, shown), await kindOf(near, shown));
    assert.deepEqual(
      [(await far.at.laid(shown))?.public, (await far.at.laid(shown))?.zone],
      [false, 'hand0'],
    );
    const [own] = await far.at.idsIn('hand1');
    assert.equal(await kindOf(near, own), '');
    await far.at.menuHeld(own, 'menu.show');
    const all = far.at.page.getByRole('menuitem', { name: handSay('page.show-all'), exact: true });
    await did(far, 'a card shown to all', () => all.tap());
    assert.equal(await kindOf(near, own), await kindOf(far, own));
    assert.notEqual(await kindOf(near, own), '');

    // F while it is carried: it comes to lie face down, and only who laid it knows it.
    const [secret, open] = dealt;
    await did(near, 'a card laid face down', async () => {
      await near.at.lift(await near.at.piece(secret), await near.at.at(9000, 900));
      await near.at.page.keyboard.press('f');
      await near.at.page.mouse.up();
    });
    assert.deepEqual([(await far.at.laid(secret))?.zone, (await far.at.laid(secret))?.down], ['felt', true]);
    assert.equal(await kindOf(far, secret), '');
    assert.notEqual(await kindOf(near, secret), '');
    await did(near, 'a card laid on it', async () =>
      near.at.drag(await near.at.piece(open), await near.at.piece(secret)),
    );
    assert.deepEqual(await far.at.stack(open), [secret, open]);
    assert.equal(await kindOf(far, open), await kindOf(near, open));
    // The whole stack goes together; then the uppermost alone comes off.
    await near.at.menu(open, 'menu.select-stack');
    const before = await far.at.laid(secret);
    await did(near, 'a stack carried', async () => {
      const from = await near.at.piece(open);
      await near.at.drag(from, { x: from.x + 90, y: from.y });
    });
    assert.deepEqual(await far.at.stack(open), [secret, open]);
    assert.notEqual((await far.at.laid(secret))?.x, before?.x);
    await near.at.deselect();
    await did(near, 'the uppermost taken off', async () => {
      const from = await near.at.piece(open);
      await near.at.drag(from, { x: from.x - 90, y: from.y });
    });
    assert.deepEqual([await far.at.stack(open), await far.at.stack(secret)], [[open], [secret]]);
  },
  { seconds: 150 },
);

browserTest(
  'by hand, at the board: turned, counted, pebbled, named, locked, copied, removed, brought back, added, stacked, laid free, pointed at',
  async (world) => {
    const { near, far, did } = await twoByHand(world, { file: duel });
    const keys = near.at.page.keyboard;
    const click = async (id: string) => {
      const { x, y } = await near.at.piece(id);
      await near.at.page.mouse.click(x, y);
    };
    const marks = async (id: string) => (await far.at.laid(id))?.marks ?? {};

    // Selected by a click, turned in steps by keys; a chip and the pebble by one click each.
    await click('runner');
    for (const key of ['r', 'r', 'Shift+R']) await did(near, `a turn by ${key}`, () => keys.press(key));
    assert.equal((await far.at.laid('runner'))?.turn, 1);
    const knobs = near.at.page.locator('#hand-knobs');
    const chips = { name: handSay('counter.chip') };
    await did(near, 'a chip', () => knobs.getByRole('button', { name: handSay('page.more', chips) }).click());
    assert.equal((await marks('runner')).chip, 1);
    const pebbled = (await marks('runner')).token ?? 0;
    await did(near, 'a pebble', () => knobs.getByRole('button', { name: handSay('key.pebble') }).click());
    assert.equal((await marks('runner')).token ?? 0, 1 - pebbled);

    // A counter with a name of its own, and a note.
    await near.at.menu('runner', 'menu.counters');
    await near.at.page.getByLabel(handSay('page.counter-name')).fill('Fear');
    await did(near, 'a counter', () => button(near, 'page.counter-add').click());
    await did(near, 'one more', () => button(near, 'page.more', { name: 'fear' }).click());
    assert.equal((await marks('runner')).fear, 2);
    await keys.press('Escape');
    await keys.press('Escape');
    await keys.press('n');
    await near.at.page.getByLabel(handSay('page.label')).fill('Old Sam');
    await did(near, 'a name', () => keys.press('Enter'));
    assert.equal((await far.at.laid('runner'))?.label, 'Old Sam');

    // Locked it stays where it is, whoever pulls at it.
    await did(near, 'a lock', () => near.at.menu('runner', 'menu.lock'));
    assert.equal((await far.at.laid('runner'))?.locked, true);
    const still = await far.at.piece('runner');
    const letGo = await far.at.touch(still, { x: still.x + 60, y: still.y - 30 });
    assert.deepEqual(await far.at.carried(), []);
    await letGo();
    await did(near, 'unlocked', () => near.at.menu('runner', 'menu.unlock'));
    assert.equal((await far.at.laid('runner'))?.locked, false);
    await near.at.deselect();

    // Copied by a finger, removed by a key, brought back by a finger.
    const ids = (who: Hands) => who.at.page.evaluate(() => window.pewterByHand?.pieces() ?? []);
    const there = await ids(near);
    await did(far, 'a copy', () => far.at.menuHeld('walker', 'menu.copy'));
    const [twin, ...others] = (await ids(near)).filter((id) => !there.includes(id));
    assert.deepEqual(others, []);
    assert.deepEqual(await kindOf(near, twin), await kindOf(near, 'walker'));
    await click(twin);
    assert.deepEqual(await near.at.selection(), [twin]);
    await did(near, 'a removal', () => keys.press('Delete'));
    assert.deepEqual(new Set(await ids(far)), new Set(there));
    await far.at.tools.getByRole('button', { name: handSay('byhand.more') }).tap();
    await far.at.tools.getByRole('button', { name: handSay('tool.removed') }).tap();
    const gone = far.at.page.getByRole('dialog', { name: handSay('removed.title') });
    await did(far, 'what was removed, back', () => gone.getByRole('button', { name: /^Bring / }).tap());
    assert((await ids(near)).includes(twin));
    await gone.getByRole('button', { name: handSay('close') }).tap();

    // Out of the catalogue, by dragging: two chips beside each other, then on each other.
    await keys.press('7');
    const box = near.at.page.getByRole('dialog', { name: handSay('catalogue.title') });
    const add = async (name: string, cell: number): Promise<string> => {
      const known = await ids(far);
      await box.getByRole('searchbox').fill(name);
      const entry = await box.getByRole('button', { name: handSay('catalogue.add', { name }) }).boundingBox();
      assert(entry);
      const from = { x: entry.x + entry.width / 2, y: entry.y + 30 };
      const to = await near.at.cell(cell);
      await did(near, name, () => near.at.drag(from, to));
      const [added] = (await ids(far)).filter((id) => !known.includes(id));
      assert.equal(far.guest.now.scene?.kinds[(await kindOf(far, added)) ?? '']?.name, name);
      return added;
    };
    const low = await add('Chip of 5', 4 * COLUMNS);
    const high = await add('Chip of 25', 4 * COLUMNS + 1);
    // A quick hand is far away with its first move.
    const known = await ids(far);
    const entry = await box.getByRole('button', { name: /Chip of 25/ }).boundingBox();
    assert(entry);
    const to = await near.at.cell(4 * COLUMNS + 2);
    await did(near, 'a chip that is thrown onto the table', async () => {
      const { mouse } = near.at.page;
      await mouse.move(entry.x + entry.width / 2, entry.y + 30);
      await mouse.down();
      await mouse.move(to.x, to.y);
      await mouse.up();
    });
    const [thrown] = (await ids(far)).filter((id) => !known.includes(id));
    const lies = await near.at.piece(thrown);
    assert(Math.hypot(lies.x - to.x, lies.y - to.y) < 30, 'it lies where it was let go');
    await keys.press('Escape');
    await box.waitFor({ state: 'hidden' });
    await near.at.deselect();
    await did(near, 'a stack', async () => near.at.drag(await near.at.piece(high), await near.at.piece(low)));
    assert.deepEqual(await far.at.stack(low), [low, high]);
    // A click asks which one is meant; the lower one is lifted to the top, and then taken off.
    await near.at.deselect();
    await click(high);
    const which = near.at.page.getByRole('menu', { name: handSay('choose.label') });
    await which.getByRole('menuitem', { name: /^Chip of 5/ }).click();
    assert.deepEqual(await near.at.selection(), [low]);
    await did(near, 'the lower one on top', () => keys.press('PageUp'));
    assert.deepEqual(await far.at.stack(low), [high, low]);
    await did(near, 'it comes off', async () =>
      near.at.drag(await near.at.piece(low), await near.at.cell(3 * COLUMNS)),
    );
    assert.deepEqual([await far.at.stack(low), await far.at.stack(high)], [[low], [high]]);
    assert.equal((await far.at.laid(low))?.at, 3 * COLUMNS);

    // Without snapping it lies where it is let go, beside the middle of the hex.
    await keys.press('g');
    const middle = await near.at.cell(3 * COLUMNS + 1);
    await did(near, 'laid free', async () =>
      near.at.drag(await near.at.piece(low), { x: middle.x + 9, y: middle.y + 7 }),
    );
    assert(((await far.at.laid(low))?.at ?? 0) < 0);
    const [free, centre] = [await near.at.piece(low), await near.at.cell(3 * COLUMNS + 1)];
    assert(Math.hypot(free.x - centre.x - 9, free.y - centre.y - 7) < 3);
    await keys.press('g');
    await near.at.deselect();

    // Pointed at: the same hex is 0 from itself, its neighbour 1.
    const [here, beside] = [await near.at.cell(4 * COLUMNS + 4), await near.at.cell(4 * COLUMNS + 5)];
    const rowan = nameOf(near, 0);
    const far0 = handSay('byhand.pointed', { name: rowan, far: handSay('byhand.hexes', { n: 0 }) });
    const far1 = handSay('byhand.pointed', { name: rowan, far: handSay('byhand.hexes-one') });
    await keys.press('5');
    await Promise.all([far.at.sees('ping', rowan), near.at.page.mouse.click(here.x, here.y)]);
    await keys.press('4');
    await Promise.all([far.at.sees('arrow', rowan), near.at.drag(here, beside)]);
    await keys.press('3');
    await Promise.all([far.at.sees('ruler', far0), near.at.drag(here, { x: here.x + 4, y: here.y + 3 })]);
    await Promise.all([far.at.sees('ruler', far1), near.at.drag(here, beside)]);
    // By a finger that stays on an empty place.
    const place = await far.at.cell(4 * COLUMNS + 4);
    const ends: (() => Promise<void>)[] = [];
    const hold = async () => void ends.push(await far.at.touch(place, place));
    await Promise.all([near.at.sees('ping', nameOf(near, 1)), hold()]);
    await ends[0]();
  },
  { seconds: 150 },
);
