import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { browserTest } from './cases.ts';
import { openNew } from './designer-page.ts';
import { eventually } from './table-page.ts';

browserTest(
  'a hero gets a silhouette by its words and levels by dice, and its army is held to its gold',
  async (world) => {
    const desk = await openNew(world);
    const { page } = desk;
    await desk.deploy('Lion', [7, 4]);
    await page.getByRole('button', { name: 'South 0' }).click();
    await desk.deploy('Ogre', [7, 7]);
    await desk.button('Change').click();
    await page.getByText('Another silhouette').click();
    await page.getByLabel('Search silhouettes').fill('siege');
    await desk.button('siege tower').click();
    await page.getByText('Silhouette: siege tower').waitFor();
    await desk.button('Roll a level').click();
    await desk.button('Roll a level').click();
    // A relic that the dice have brought is not offered again.
    const levels = page.getByLabel('Choose a level …');
    const [relic] = await levels.locator('option', { hasText: /^Relic: / }).allInnerTexts();
    await levels.selectOption({ label: relic });
    const chips = page.locator('.levels .chip');
    await eventually('three levels', async () => (await chips.count()) === 3);
    assert.equal(await page.locator('.levels .dice').count(), 2);
    await desk.button('Done').click();
    const warrior = (await desk.design()).sides[1].units[0];
    assert.equal(warrior.icon, 'siege-tower');
    assert.deepEqual(
      warrior.levels?.map(({ rolled }) => (rolled ? rolled.dice.length > 0 : null)),
      [true, true, null],
    );
    assert(warrior.items?.includes(relic.slice('Relic: '.length)));

    // An ogre with three levels is worth more than three gold.
    const [about] = await page.getByText(/^Ogre, \d+ gold/).allInnerTexts();
    assert(Number(/(\d+) gold/.exec(about)?.[1]) >= 4, about);
    await page.locator('.muster').click();
    await page.getByLabel('Gold agreed on').fill('3');
    await page.keyboard.press('Tab');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page
      .locator('.checks .fault')
      .filter({ hasText: /South: The army costs \d+ gold and has 3\./ })
      .waitFor();
    assert(await desk.button('Play test').isDisabled());
    await desk.button('Undo').click();
    await page.locator('.checks .fault').waitFor({ state: 'detached' });
    await desk.button('Play test').click();
    await page.waitForURL(/\/t\/[a-z0-9]{10}/);
  },
);

browserTest(
  'an army is saved as a file and laid out again from it, and a file that is none is refused',
  async (world) => {
    const desk = await openNew(world);
    const { page } = desk;
    await desk.deploy('Minotaur', [7, 5]);
    await page.locator('.muster').click();
    const saving = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click();
    const saved = await saving;
    assert.equal(saved.suggestedFilename(), 'north.json');
    const content = readFileSync(await saved.path(), 'utf8');
    assert.deepEqual(JSON.parse(content).units, [{ unit: 'Minotaur', at: [[7, 5]] }]);
    const open = (text: string) =>
      page.locator('.army-dialog input[type=file]').setInputFiles({
        ...{ name: 'army.json', mimeType: 'application/json', buffer: Buffer.from(text) },
      });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'South 0' }).click();
    for (const [text, told] of [
      [content.slice(0, 40), /not JSON/],
      [content.replace('"format": 1', '"format": 8'), /made for a newer Pewter/],
      ['{"format":1,"game":"warrior-lands","name":"x","units":[]}', /too little/],
    ] as const) {
      await page.locator('.muster').click();
      await open(text);
      await page.getByRole('alert').filter({ hasText: told }).waitFor();
      assert.equal((await desk.design()).sides[1].units.length, 0);
    }
    await page.locator('.muster').click();
    await open(content);
    await page.getByText('North is laid out.').waitFor();
    assert.deepEqual((await desk.design()).sides[1].units[0].unit, 'Minotaur');
  },
);
