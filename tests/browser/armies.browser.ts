import assert from 'node:assert/strict';
import { browserTest } from './cases.ts';
import { DesignerPage } from './designer-page.ts';
import { eventually } from './table-page.ts';

browserTest(
  'a hero gets a silhouette by its words and levels by dice, and its army is held to its gold',
  async (world) => {
    const desk = await DesignerPage.open(await world.person(), `${world.server.address}/design`);
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
    await page.getByLabel('Choose a level …').selectOption({ label: 'Relic: Ring of Power' });
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
    assert(warrior.items?.includes('Ring of Power'));

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
