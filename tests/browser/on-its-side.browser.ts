import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { panelsText } from '../../client/text/panels.ts';
import { joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { duel } from './duel.ts';
import { TablePage } from './table-page.ts';
import { phone } from './world.ts';

const onItsSide = { ...phone, viewport: { width: 844, height: 390 } };

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox();
  assert.ok(box, 'it is there to be seen');
  return box;
};

browserTest('on a phone on its side the knobs stand beside the tokens of the seats', async (world) => {
  const { address } = world.server;
  const token = newToken();
  const table = await makeTable(address, { token, file: duel, seats: [0], bots: [1], start: true });
  const { page } = await TablePage.open(await world.person(onItsSide), address, table, token);
  const seen = await boxOf(page.locator('#rail .far .token').last());
  const knobs = await Promise.all((await page.locator('#rail .knob').all()).map(boxOf));
  assert.equal(knobs.length, 2);
  // The ring around a token is wider than the token.
  for (const { x } of knobs) assert.ok(x >= seen.x + seen.width + 6, `${x} is beside ${seen.x + seen.width}`);
  const rail = await boxOf(page.locator('#rail'));
  for (const { y, height } of knobs) assert.ok(y >= rail.y && y + height <= rail.y + rail.height + 1);
});

browserTest(
  'in a race on a phone on its side one reads whole who misses a turn, and more than headings of the rules',
  async (world) => {
    const { address } = world.server;
    const token = newToken();
    const file = { format: 1, game: 'crack-of-doom', title: 'The road' };
    const options = { players: 4, startHand: 5 };
    const table = await makeTable(address, {
      token,
      file,
      options,
      seats: [0],
      bots: [1, 2, 3],
      start: true,
    });
    const guest = await joinAs(address, table, token);
    const misses = () => [...guest.table.pieces.values()].some(({ marks }) => /\bmiss1\b/.test(marks));
    const open = () => (guest.settled ? guest.decisions().find(({ answered }) => !answered) : undefined);
    while (!misses()) {
      await guest.until(() => misses() || open() !== undefined, 'a question');
      const decision = open();
      if (!decision || misses()) continue;
      await guest.answer(decision.seat, decision.choices[decision.automatic ?? 0].move);
    }
    const { page } = await CardPage.open(await world.person(onItsSide), address, table, token);
    const said = page.locator('.crack-plate small').filter({ hasText: 'misses a turn' });
    for (const one of await said.all()) {
      const [needs, has] = await one.evaluate((node) => [node.scrollWidth, node.clientWidth]);
      assert.ok(needs <= has, `${needs} px are needed, and ${has} are there`);
    }
    await page.locator('#card-rail .knob').first().click();
    const book = page.getByRole('region', { name: panelsText['rules.title'] });
    const { height } = await boxOf(book);
    assert.ok(height >= 300, `${height} px are high enough to read in`);
  },
  { seconds: 120 },
);

browserTest('on a phone on its side the list of warriors ends above the tabs', async (world) => {
  const { address } = world.server;
  const token = newToken();
  const wish = { token, scenario: 'greeks', seats: [0, 1], start: true };
  const at = await TablePage.open(
    await world.person(onItsSide),
    address,
    await makeTable(address, wish),
    token,
  );
  await at.asked();
  await at.prompt.getByRole('button', { name: panelsText['group.unit'] }).click();
  const list = await boxOf(at.page.locator('#choice-list'));
  const tabs = await boxOf(at.page.locator('#nav'));
  assert.ok(list.y + list.height <= tabs.y, `${list.y + list.height} is above ${tabs.y}`);
});
