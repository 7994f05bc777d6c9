import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { desktop, phone } from './world.ts';

browserTest('a link without a table shows no chronicle and no chat of one', async (world) => {
  for (const size of [desktop, phone]) {
    const { page } = await world.person(size);
    await page.goto(`${world.server.address}/t/xyz`);
    await page.getByText(panelsText['plaque.nowhere'], { exact: true }).first().waitFor();
    assert.equal(await page.locator('#book, #nav').count(), 0);
    assert.equal(await page.getByText(panelsText['prompt.watch']).count(), 0);
    await page.getByText(panelsText['banner.lobby'], { exact: true }).waitFor();
  }
});

browserTest('Escape closes the settings from a switch too', async (world) => {
  const token = newToken();
  const { address } = world.server;
  const wish = { token, name: 'Moss', scenario: 'ring-war', seats: [0], bots: [1], start: true };
  const { page } = await CardPage.open(await world.person(), address, await makeTable(address, wish), token);
  await page.getByRole('button', { name: panelsText['rail.menu'] }).click();
  await page.getByRole('radio', { name: panelsText['settings.speed.fast'] }).check();
  await page.keyboard.press('Escape');
  await page.locator('#settings').waitFor({ state: 'detached' });
});

browserTest('a title without a gap keeps within the page of its battle', async (world) => {
  const { address } = world.server;
  const map = { format: 1, title: 'Strip', rows: ['ggg', 'ggg', 'ggg'] };
  const sides = ['North', 'South'].map((name, row) => ({ name, units: [{ unit: 'Ogre', at: [[0, row]] }] }));
  const title = 'Ж'.repeat(80);
  const kept = await fetch(`${address}/api/designs`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file: { format: 1, game: 'warrior-lands', title, map, sides } }),
  });
  const { id } = (await kept.json()) as DesignKey;
  for (const size of [desktop, phone]) {
    const { page } = await world.person(size);
    await page.goto(`${address}/d/${id}`);
    await page.getByRole('heading', { name: title }).waitFor();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert(beyond <= 0, `the page is ${beyond} px too wide`);
    const box = await page.locator('#visit main').boundingBox();
    assert(box && box.x >= 0, 'the paper begins in sight');
  }
});
