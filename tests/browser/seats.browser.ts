import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import { makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { duel } from './duel.ts';
import { eventually, TablePage } from './table-page.ts';

browserTest('two browsers claim one seat in the same moment: exactly one gets it', async (world) => {
  const { address } = world.server;
  const host = newToken();
  const table = await makeTable(address, { token: host, file: duel, seats: [0] });
  const rivals = await Promise.all([world.person(), world.person()]);
  const pages = await Promise.all(
    rivals.map(async (person) => {
      await person.page.goto(`${address}/t/${table}`);
      return person.page;
    }),
  );
  const holders = () =>
    Promise.all(
      pages.map(async (page) =>
        /Blues\s*·\s*you/i.test((await page.locator('#rail').allInnerTexts()).join()),
      ),
    );
  // A friend's link leads straight into the free seat: then the two have raced for it already.
  const sit = () =>
    Promise.all(
      pages.map(async (page) => {
        const button = page.getByRole('button', { name: panelsText['seats.sit'] }).first();
        if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => {});
      }),
    );
  await eventually('somebody has the seat', async () => {
    await sit();
    return (await holders()).includes(true);
  });
  await pages[0].waitForTimeout(500);
  assert.deepEqual((await holders()).sort(), [false, true]);
});

browserTest('a link to a table that never was leads to a page that says so', async (world) => {
  const { page } = await world.person();
  await page.goto(`${world.server.address}/t/nosuchtabl`);
  await page
    .getByText(/no table|not.*table|no such/i)
    .first()
    .waitFor();
  await page
    .getByRole('link', { name: /lobby/i })
    .or(page.getByRole('button', { name: /lobby/i }))
    .first()
    .click();
  await page.waitForURL((url) => url.pathname === '/');
});

browserTest(
  'the table plays a whole battle against itself to a result',
  async (world) => {
    const { address } = world.server;
    const token = newToken();
    const table = await makeTable(address, { token, scenario: 'greeks', bots: [0, 1], start: true });
    const at = await TablePage.open(await world.person(), address, table, token);
    await at.result.waitFor({ timeout: 150_000 });
    assert.match((await at.result.allInnerTexts()).join(), /victory for|draw/i);
    await at.result.getByRole('button', { name: panelsText['result.rematch'], exact: true }).click();
    await at.page.waitForURL((url) => url.pathname !== `/t/${table}`);
  },
  { seconds: 180 },
);
