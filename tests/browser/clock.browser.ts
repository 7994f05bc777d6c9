import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import { makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { duel } from './duel.ts';
import { sitTwo } from './sitting.ts';
import { eventually } from './table-page.ts';

const UP = /Time is up: the table answers for (Rowan|Guest)/;

browserTest(
  'who lets the time go by is answered for: the other one reads it, and so does a reload',
  async (world) => {
    // Fifteen seconds that are over after six.
    const server = await world.ownServer({ env: { PEWTER_SECOND: '400' } });
    const { sitters } = await sitTwo(world, { server, limit: 15 });
    const pages = sitters.map(({ at }) => at.page);
    for (const page of pages) await page.locator('#prompt .answer-clock').waitFor();
    for (const page of pages) await page.locator('#chronicle, .chronicle').getByText(UP).first().waitFor();
    const banner = (page: (typeof pages)[number]) => page.locator('.banner.away');
    await eventually('the one whose time was up reads it', async () => {
      const shown = await Promise.all(pages.map((page) => banner(page).isVisible()));
      return shown.includes(true);
    });
    const [late, other] = (await banner(pages[0]).isVisible()) ? pages : [...pages].reverse();
    await banner(late).getByRole('button', { name: panelsText['clock.back'] }).click();
    await banner(late).waitFor({ state: 'detached' });
    await other.reload();
    await other.locator('.chronicle').getByText(UP).first().waitFor();
  },
  { seconds: 90 },
);

browserTest(
  'whoever looks after the table says how long a question gives, and a guest reads it',
  async (world) => {
    const { address } = world.server;
    const token = newToken();
    const table = await makeTable(address, { token, name: 'Rowan', file: duel, seats: [0] });
    const host = await world.person();
    await host.context.addInitScript((secret) => localStorage.setItem('pewter.token', secret), token);
    await host.page.goto(`${address}/t/${table}`);
    const guest = await world.person();
    await guest.page.goto(`${address}/t/${table}`);
    await guest.page.locator('#gathering').waitFor();
    assert.equal(await guest.page.locator('#gathering select').count(), 0);
    await host.page.locator('#gathering .limit select').selectOption('30');
    await guest.page.locator('#gathering').getByText('Time to answer: 30 seconds').waitFor();
  },
);

browserTest('a table that begins by hand says so while people gather, and gives no time', async (world) => {
  const { address } = world.server;
  const token = newToken();
  const table = await makeTable(address, { token, file: duel, seats: [0], byHand: true });
  const host = await world.person();
  await host.context.addInitScript((secret) => localStorage.setItem('pewter.token', secret), token);
  await host.page.goto(`${address}/t/${table}`);
  await host.page.locator('#gathering').getByText(panelsText['seats.by-hand']).waitFor();
  assert.equal(await host.page.locator('#gathering select').count(), 0);
});
