import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { joinAs, makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { openNew } from './designer-page.ts';
import { duel, fighterOf, runnerOf } from './duel.ts';
import { deed, level } from './level.ts';
import { activate, choiceOf, sitTwo } from './sitting.ts';
import { eventually, TablePage } from './table-page.ts';
import { phone } from './world.ts';

async function assertAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'])
    .analyze();
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  assert.deepEqual(told, []);
}

browserTest('the lobby has no fault that an accessibility check can find', async (world) => {
  const { page } = await world.person();
  await page.goto(world.server.address);
  await page
    .getByRole('button', { name: /play/i })
    .or(page.getByRole('link', { name: /play/i }))
    .first()
    .waitFor();
  await assertAccessible(page);
});

browserTest('the table has no fault that an accessibility check can find', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  await assertAccessible(actor.at.page);
  await activate(actor, fighterOf(actor.seat));
  await assertAccessible(actor.at.page);
});

browserTest(
  'the designer has no fault that an accessibility check can find',
  async (world) => {
    const desk = await openNew(world);
    await desk.deploy('Ogre', [4, 4]);
    await assertAccessible(desk.page);
    await desk.button('Change').click();
    await assertAccessible(desk.page);
    await desk.button('Leave it').click();
    await desk.button('Menu').click();
    await assertAccessible(desk.page);
    await desk.inMenu('Properties of map and sides').click();
    await desk.page.locator('.tp-rotv').waitFor();
    await assertAccessible(desk.page);
  },
  { seconds: 120 },
);

browserTest(
  'the desk for the card games has no fault that an accessibility check can find',
  async (world) => {
    const { page } = await world.person();
    await page.goto(`${world.server.address}/design?ready=shield-wall`);
    await page.locator('.for-cards').waitFor();
    await assertAccessible(page);
    await page.getByRole('button', { name: 'Make cards of your own' }).click();
    await page.locator('.own-deck').waitFor();
    await assertAccessible(page);
  },
);

browserTest('a battle on one device is played by keyboard alone', async (world) => {
  const token = newToken();
  const { address } = world.server;
  const table = await makeTable(address, { token, file: duel, seats: [0, 1], start: true });
  const guest = await joinAs(address, table, token);
  const at = await TablePage.open(await world.person(), address, table, token);
  const acted = async () => (await at.chronicle()).join('\n').match(/\S+(?= draws \d)/g) ?? [];
  for (let turn = 1; turn <= 3; turn++) {
    await level({ at, guest });
    await at.asked();
    await tabTo(at.page, '#prompt .choices button');
    await deed({ at, guest }, 'the cards of a warrior', async () => {
      const { step } = guest;
      await at.page.keyboard.press('Enter');
      const inList = () =>
        at.page.evaluate(
          () => document.activeElement?.closest('#choice-list') !== null && !!document.activeElement,
        );
      await eventually(
        'a list to choose from, or the cards',
        async () => guest.step > step || (await inList()),
      );
      if (guest.step === step) await at.page.keyboard.press('Enter');
    });
    await eventually('a warrior acts', async () => (await acted()).length === turn);
    // A turn in which the cards are of no use has ended by itself.
    if (!guest.decisions()[0]?.choices.some(({ group }) => group === 'end')) continue;
    await at.page.locator('#prompt .group-end').waitFor();
    await tabTo(at.page, '#prompt .group-end');
    await deed({ at, guest }, 'the next question', () => at.page.keyboard.press('Enter'));
  }
});

/** Presses Tab until the focus is on what the selector means. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

browserTest(
  'on a phone a finger pans the board without placing the warrior that is selected',
  async (world) => {
    const sitting = await sitTwo(world, { screens: [phone, phone] });
    const { actor } = await sitting.turn();
    const runner = runnerOf(actor.seat);
    const { x, y } = await actor.at.piece(runner);
    await deed(actor, 'its cards', () => actor.at.page.touchscreen.tap(x, y));
    const step = actor.guest.table.step;
    const from = await actor.at.cell(20);
    await swipe(actor.at.page, from, { x: from.x - 90, y: from.y - 40 });
    await eventually('the board has moved with the finger', async () => {
      const to = await actor.at.cell(20);
      return Math.hypot(to.x - from.x, to.y - from.y) > 20;
    });
    assert.equal(actor.guest.table.step, step);
  },
);

browserTest('on a phone two taps move a warrior', async (world) => {
  const sitting = await sitTwo(world, { screens: [phone, phone] });
  const { actor } = await sitting.turn();
  const runner = runnerOf(actor.seat);
  const { x, y } = await actor.at.piece(runner);
  await deed(actor, 'its cards', () => actor.at.page.touchscreen.tap(x, y));
  const { cell } = choiceOf(actor, (choice) => choice.group === 'move' && choice.cell !== undefined);
  assert(cell !== undefined);
  const to = await actor.at.cell(cell);
  await actor.at.page.touchscreen.tap(to.x, to.y);
  await eventually('it stands there', async () => actor.guest.table.pieces.get(runner)?.at === cell);
});

async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [from]);
  for (let i = 1; i <= 8; i++) {
    await touch('touchMove', [
      { x: from.x + ((to.x - from.x) * i) / 8, y: from.y + ((to.y - from.y) * i) / 8 },
    ]);
  }
  await touch('touchEnd', []);
  await session.detach();
}
