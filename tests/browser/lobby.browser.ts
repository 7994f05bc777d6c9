import assert from 'node:assert/strict';
import { lobbyText } from '../../client/text/lobby.ts';
import { browserTest } from './cases.ts';
import { eventually } from './table-page.ts';
import { phone } from './world.ts';

browserTest('the box of a game shows its scenarios and no others', async (world) => {
  const { page } = await world.person();
  await page.goto(world.server.address);
  const titles = () => page.locator('.battle h3').allInnerTexts();
  await page.locator('.battle').first().waitFor();
  const all = await titles();
  await page.getByRole('button', { name: new RegExp(`^${lobbyText['baraddun.title']}:`) }).click();
  await eventually('fewer scenarios', async () => (await titles()).length < all.length);
  assert.ok((await titles()).every((title) => all.includes(title)));
  assert.ok(!(await titles()).includes('Greeks'));
  await page.getByRole('button', { name: lobbyText['battles.all'] }).click();
  await eventually('all scenarios', async () => (await titles()).length === all.length);
});

browserTest('one click on the plate below a box lays a table of that game', async (world) => {
  const { page } = await world.person();
  await page.goto(world.server.address);
  await page
    .getByRole('button', { name: `Play ${lobbyText['crack-of-doom.title']} against the table` })
    .click();
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split('/')[2];
  const { table } = await (await fetch(`${world.server.address}/api/tables/${id}`)).json();
  assert.equal(table.game, 'crack-of-doom');
  assert.equal(table.phase, 'playing');
  assert.deepEqual(
    table.seats.map((seat: { kind: string }) => seat.kind),
    ['person', 'bot', 'bot', 'bot'],
  );
});

browserTest('a race for three is laid with three seats, on a phone too', async (world) => {
  const { page } = await world.person(phone);
  await page.goto(world.server.address);
  await page.getByRole('button', { name: new RegExp(`^${lobbyText['crack-of-doom.title']}:`) }).click();
  await page
    .getByRole('button', { name: /^Friends/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: new RegExp(`^${lobbyText['make.players']}`) }).selectOption('3');
  await page.getByRole('button', { name: lobbyText['make.go'] }).click();
  await page.waitForURL(/\/t\//);
  const id = new URL(page.url()).pathname.split('/')[2];
  const { table } = await (await fetch(`${world.server.address}/api/tables/${id}`)).json();
  assert.equal(table.seats.length, 3);
  assert.equal(table.phase, 'gathering');
});
