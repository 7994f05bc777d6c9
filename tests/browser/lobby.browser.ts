import assert from 'node:assert/strict';
import { designerText } from '../../client/text/designer.ts';
import { lobbyText } from '../../client/text/lobby.ts';
import { browserTest } from './cases.ts';
import { fileServer, REFUSED_FILES } from './file-server.ts';
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
  // Each seat has the colour that its cards will have.
  for (const seat of [0, 1, 2]) await page.locator(`#gathering .seat-${seat}`).first().waitFor();
});

browserTest('a file that is no scenario is refused in words that are seen, and laid aside', async (world) => {
  const { page } = await world.person();
  await page.goto(world.server.address);
  await page.locator('.battle').first().waitFor();
  const told = page.locator('.own-file').getByRole('alert');
  for (const [content, words] of [
    ['{"format":1,"game":"warrior-lands","ti', /not JSON/],
    ['{"hello":1}', /format/],
    ['{"format":9,"game":"warrior-lands"}', /made for a newer Pewter/],
    ['['.repeat(2_000_000), /too large/],
  ] as const) {
    const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await page.locator('.own-file input[type=file]').setInputFiles(file);
    await told.filter({ hasText: words }).waitFor();
    const box = await told.boundingBox();
    assert(box && box.y >= 0 && box.y + box.height <= 720, 'it is in sight');
  }
  assert.equal(await page.getByRole('dialog').count(), 0);
  await told.getByRole('button', { name: lobbyText['file.close'] }).click();
  await told.waitFor({ state: 'detached' });
});

for (const [where, options] of [
  ['', undefined],
  [', on a phone too', phone],
] as const)
  browserTest(
    `a scenario is played from a link to anywhere, and a bad link is said and changes nothing${where}`,
    async (world) => {
      const files = await fileServer(world);
      const { page } = await world.person(options);
      await page.goto(world.server.address);
      await page.getByRole('button', { name: lobbyText['address.title'] }).click();
      const dialog = page.getByRole('dialog', { name: lobbyText['address.title'] });
      const field = dialog.getByLabel(lobbyText['address.label']);
      const open = async (address: string) => {
        await field.fill(address);
        await dialog.getByRole('button', { name: lobbyText['address.open'], exact: true }).click();
      };
      for (const [address, told] of [
        ['gap.json', designerText('from.no-address')],
        ['ftp://battles.example/gap.json', designerText('from.no-address')],
        ...REFUSED_FILES.map(([name, told]) => [files(name), told] as const),
        ['http://127.0.0.1:9/gap.json', /cannot be reached/],
        [files('gap.json'), /is a map with nobody on it/],
      ] as const) {
        await open(address);
        await dialog.getByRole('alert').filter({ hasText: told }).waitFor();
        assert.equal(await field.inputValue(), address);
      }
      const draw = await dialog.getByRole('link', { name: lobbyText['address.draw'] }).getAttribute('href');
      assert.equal(draw, `/design?from=${encodeURIComponent(files('gap.json'))}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert(overflow <= 0, 'nothing is wider than the window');

      await open(files('battle.json'));
      await page.getByRole('dialog', { name: 'A table for A far gap' }).waitFor();
      await page.getByRole('button', { name: lobbyText['make.go'] }).click();
      await page.waitForURL(/\/t\//);
      const id = new URL(page.url()).pathname.split('/')[2];
      const { table } = await (await fetch(`${world.server.address}/api/tables/${id}`)).json();
      assert.deepEqual([table.title, table.seats.length], ['A far gap', 2]);
    },
  );

browserTest('whoever makes a table for friends sees all that is asked without scrolling', async (world) => {
  const { page } = await world.person();
  for (const scenario of ['greeks', 'ring-war', 'the-long-road']) {
    await page.goto(`${world.server.address}/`);
    await page.getByRole('button', { name: lobbyText['battles.friends'] }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('select').first().selectOption(scenario);
    const foot = await dialog.locator('.buttons').boundingBox();
    const asked = await dialog.locator('.limit').boundingBox();
    const foes = await dialog.locator('fieldset').last().boundingBox();
    for (const box of [asked, foes]) assert.ok(box && foot && box.y + box.height <= foot.y, scenario);
  }
});
