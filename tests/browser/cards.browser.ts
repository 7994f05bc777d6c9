import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { cardSay } from '../../client/tables/text.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { level } from './level.ts';
import { eventually } from './table-page.ts';
import { desktop, phone, type World } from './world.ts';

interface Seat {
  readonly at: CardPage;
  /** A second line of the same person, to read what may be done. */
  readonly guest: Guest;
}

const sample = { game: 'pebbles', title: 'Path' };
const hand = (seat: number) => [0, 1, 2].map((i) => `h${seat}${i}`);

/** Somebody at a table of the sample game, on a server that offers it; others may follow. */
async function sitAlone(world: World, screen = desktop): Promise<Seat & { table: string; address: string }> {
  const { address } = await world.ownServer({ env: { PEWTER_SAMPLE: '1' } });
  const token = newToken();
  const table = await makeTable(address, { token, file: sample, seats: [0] });
  const guest = await joinAs(address, table, token);
  const other = newToken();
  const far = await joinAs(address, table, other);
  await far.act({ do: 'sit', seat: 1, word: 'clover' });
  await guest.act({ do: 'start' });
  await guest.until(() => guest.decisions().length > 0, 'a question');
  const at = await CardPage.open(await world.person(screen), address, table, token);
  await level({ at, guest });
  return { at, guest, table, address };
}

const laid = (guest: Guest, seat: number) => guest.table.facts.get(`laid${seat}`) === 1;

browserTest('a hand is seen by its owner and by nobody else', async (world) => {
  const { address } = await world.ownServer({ env: { PEWTER_SAMPLE: '1' } });
  const tokens = [newToken(), newToken()];
  const table = await makeTable(address, { token: tokens[0], file: sample, seats: [0] });
  const [first, second] = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await second.act({ do: 'sit', seat: 1, word: 'clover' });
  await first.act({ do: 'start' });
  const own = await CardPage.open(await world.person(), address, table, tokens[0]);
  const other = await CardPage.open(await world.person(), address, table, tokens[1]);
  const watcher = await CardPage.open(await world.person(), address, table, newToken());
  await level({ at: own, guest: first });
  await level({ at: other, guest: second });
  for (const id of hand(0)) {
    assert.match((await own.kind(id)) ?? '', /^pebble\d$/);
    assert.equal(await other.kind(id), '');
    assert.equal(await watcher.kind(id), '');
  }
  assert.doesNotMatch(await watcher.page.content(), /Stone of/);
  const before = await Promise.all(hand(0).map((id) => own.kind(id)));
  await own.page.reload();
  await level({ at: own, guest: first });
  assert.deepEqual(await Promise.all(hand(0).map((id) => own.kind(id))), before);
});

browserTest('a card that is dragged to its place is laid there, face up for its owner', async (world) => {
  const { at, guest } = await sitAlone(world);
  const card = (await at.lit()).pieces[0];
  const kind = await at.kind(card);
  await at.lift(await at.piece(card), await at.zone('laid0'));
  assert.deepEqual((await at.lit()).zones, ['laid0']);
  await at.page.mouse.up();
  await eventually('it lies there', async () => laid(guest, 0));
  await level({ at, guest });
  assert.equal(await at.kind('l0'), kind);
  assert.equal(await at.zoneOf('l0'), 'laid0');
});

for (const [name, letGo] of [
  ['elsewhere', (at: CardPage) => at.page.mouse.up()],
  ['with Escape', (at: CardPage) => at.page.keyboard.press('Escape')],
  ['with the other button', (at: CardPage) => at.page.mouse.down({ button: 'right' })],
] as const) {
  browserTest(`a card let go ${name} goes back to the hand`, async (world) => {
    const { at, guest } = await sitAlone(world);
    const card = (await at.lit()).pieces[0];
    const from = await at.piece(card);
    await at.lift(from, name === 'elsewhere' ? { x: 30, y: 400 } : await at.zone('laid0'));
    await letGo(at);
    await at.page.mouse.up();
    await at.ready();
    await at.page.waitForTimeout(200);
    assert.deepEqual(await at.piece(card), from);
    assert.equal(laid(guest, 0), false);
    assert.deepEqual((await at.lit()).zones, []);
  });
}

browserTest(
  'a card that fits in one place only is laid by a tap, and a second tap does no harm',
  async (world) => {
    const { at, guest } = await sitAlone(world);
    const { step } = guest.table;
    const place = await at.piece((await at.lit()).pieces[0]);
    await at.page.mouse.dblclick(place.x, place.y);
    await eventually('it is laid', async () => laid(guest, 0));
    await level({ at, guest });
    assert.equal(guest.table.step, step + 1);
    assert.equal(await at.page.getByRole('alert').count(), 0);
  },
);

browserTest('a card is laid by keyboard alone, and what may be done is read aloud', async (world) => {
  const { at, guest } = await sitAlone(world);
  const group = at.page.getByRole('group', { name: /^Hand, 3 cards$/ }).first();
  const cards = group.getByRole('button');
  assert.equal(await cards.count(), 3);
  assert.match((await cards.allInnerTexts()).join(), /Stone of \d, worth \d, can be played/);
  await tabTo(at, '#mirror [data-piece^="h0"]');
  await at.heldUp.waitFor();
  await at.page.keyboard.press('ArrowRight');
  await at.page.keyboard.press('Enter');
  for (let looks = 0; looks < 20 && !laid(guest, 0); looks++) await at.page.waitForTimeout(100);
  if (!laid(guest, 0)) {
    // The second card may be of the same worth as the first: its twin is the one that is offered.
    await at.page.keyboard.press('ArrowLeft');
    await at.page.keyboard.press('Enter');
  }
  await eventually('a card is laid', async () => laid(guest, 0));
});

browserTest('the list of choices in the prompt says all that may be done', async (world) => {
  const { at, guest } = await sitAlone(world);
  const count = guest.decisions()[0].choices.length;
  await at.prompt.getByRole('button', { name: cardSay('cards.choices', { n: count }) }).click();
  const list = at.page.locator('#choice-list button');
  await eventually('all of them are listed', async () => (await list.count()) === count);
  await list.first().click();
  await eventually('a card is laid', async () => laid(guest, 0));
});

browserTest('a card under a resting mouse, or a right click, is held up to be read', async (world) => {
  const { at } = await sitAlone(world);
  const [first, second] = (await at.lit()).pieces;
  const place = await at.piece(first);
  await at.page.mouse.move(place.x, place.y);
  await at.heldUp.waitFor();
  const box = await at.heldUp.boundingBox();
  assert(box && box.x >= 0 && box.y >= 0 && box.x + box.width <= 1280 && box.y + box.height <= 720);
  await at.page.mouse.move(640, 420);
  await at.heldUp.waitFor({ state: 'detached' });
  await at.click(await at.piece(second), 'right');
  await at.heldUp.waitFor();
  await at.page.keyboard.press('Escape');
  await at.heldUp.waitFor({ state: 'detached' });
});

browserTest('one device passed around covers the table before the next hand is shown', async (world) => {
  const { address } = await world.ownServer({ env: { PEWTER_SAMPLE: '1' } });
  const token = newToken();
  const table = await makeTable(address, { token, file: sample, seats: [0, 1], start: true });
  const guest = await joinAs(address, table, token);
  const at = await CardPage.open(await world.person(), address, table, token);
  const curtain = at.page.getByRole('dialog', { name: cardSay('cards.pass-label') });
  const take = () => curtain.getByRole('button').click();
  await curtain.waitFor();
  for (const seat of [0, 1]) assert.equal(await at.kind(hand(seat)[0]), '');
  assert.doesNotMatch(await at.page.content(), /Stone of/);
  await take();
  await eventually('the first hand is shown', async () => /pebble/.test((await at.kind('h00')) ?? ''));
  await level({ at, guest });
  assert.equal(await at.kind('h10'), '');
  await at.click(await at.piece((await at.lit()).pieces[0]));
  await curtain.waitFor();
  await level({ at, guest });
  assert.equal(laid(guest, 0), true);
  assert.equal(await at.kind('l0'), '');
  await take();
  await eventually('the other hand is shown', async () => /pebble/.test((await at.kind('h10')) ?? ''));
  await level({ at, guest });
  assert.equal(await at.kind('h00'), '');
});

browserTest(
  'on a phone a tap lays a card, a held finger shows it large, and all fingers have room',
  async (world) => {
    const { at, guest } = await sitAlone(world, phone);
    const card = (await at.lit()).pieces[0];
    const place = await at.piece(card);
    const cdp = await at.page.context().newCDPSession(at.page);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
    await at.heldUp.waitFor();
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await at.page.waitForTimeout(150);
    assert.equal(laid(guest, 0), false);
    await at.page.touchscreen.tap(195, 300);
    await at.heldUp.waitFor({ state: 'detached' });
    assert.deepEqual(await tooSmall(at), []);
    await at.page.touchscreen.tap(place.x, place.y);
    await eventually('it is laid', async () => laid(guest, 0));
  },
);

/** Visible buttons that are smaller than a finger, counting what reaches beyond their drawing. */
async function tooSmall(at: CardPage): Promise<string[]> {
  return at.page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const around = getComputedStyle(one, '::after');
      const grown = around.content === 'none' ? [0, 0] : [around.width, around.height].map(Number.parseFloat);
      const small = Math.max(width, grown[0]) < 44 || Math.max(height, grown[1]) < 44;
      return small && width > 0 ? [`${one.outerHTML.slice(0, 90)} ${width}x${height}`] : [];
    }),
  );
}

browserTest('a card table has no fault that an accessibility check can find', async (world) => {
  const { at } = await sitAlone(world);
  const check = async () => {
    // What still slides in is seen through.
    await eventually('all lies still', () =>
      at.page.evaluate(() =>
        document
          .getAnimations()
          .every(
            (one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity,
          ),
      ),
    );
    const { violations } = await new AxeBuilder({ page: at.page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
      .analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`),
      [],
    );
  };
  await check();
  await at.page.getByRole('button', { name: cardSay('cards.books') }).click();
  await check();
});

/** Presses Tab until the focus is on what the selector means. */
async function tabTo({ page }: CardPage, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}
