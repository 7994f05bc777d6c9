import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { Place } from '../../shared/design/design.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import { joinAs } from '../guest.ts';
import { browserTest } from './cases.ts';
import { DesignerPage, groundAt, openNew, touches } from './designer-page.ts';
import { eventually } from './table-page.ts';
import { phone, type World } from './world.ts';

browserTest(
  'a map is painted, warriors are placed, and a friend plays it by its link to the first blood',
  async (world) => {
    const desk = await openNew(world);
    await desk.button('Water').click();
    await desk.stroke([2, 1], [2, 4]);
    await desk.button('Wood').click();
    await desk.stroke([12, 6], [13, 6]);
    await desk.button('Zone').click();
    await desk.stroke([5, 5], [8, 5]);
    const painted = await desk.design();
    assert.equal(groundAt(painted, [2, 1], [2, 2], [2, 3], [2, 4], [3, 3]), 'wwwwg');
    assert.equal(painted.features[6].slice(11, 15), ' ww ');
    assert.equal(painted.zones[5].slice(4, 10), ' 1111 ');

    await desk.deploy('Minotaur', [7, 5]);
    await desk.deploy('Fire Giant', [7, 7]);
    await desk.page.getByRole('button', { name: 'South 0' }).click();
    await desk.deploy('Lion', [7, 4]);
    await desk.deploy('Bear', [8, 4]);
    // From hex to hex, too.
    await desk.stroke([8, 4], [8, 5]);
    const { sides } = await desk.design();
    assert.deepEqual(
      sides.map(({ units }) => units.map(({ unit, at }) => [unit, ...at].join())),
      [
        ['Minotaur,7,5', 'Fire Giant,7,7'],
        ['Lion,7,4', 'Bear,8,5'],
      ],
    );
    await desk.page.getByLabel('Title of the battle').fill('The gap');
    await desk.page.keyboard.press('Tab');
    await desk.page.getByText('2 North against 2 South').waitFor();
    await desk.save();
    const link = await desk.link('Link to play (give it to friends)');

    const friend = await world.person();
    await friend.context.addInitScript(() => {
      localStorage.setItem('pewter.settings', JSON.stringify({ speed: 'off', sound: false }));
    });
    await friend.page.goto(link);
    await friend.page.getByRole('heading', { name: 'The gap' }).waitFor();
    await friend.page.getByRole('button', { name: 'Play against the table' }).click();
    await friend.page.waitForURL(/\/t\/[a-z0-9]{10}/);
    await toFirstBlood(world, friend.page);
  },
  { seconds: 180 },
);

/** Attacks whenever it can until somebody is hit, by pressing the buttons of the page. */
async function toFirstBlood(world: World, page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('pewter.token') ?? '');
  const table = /\/t\/([a-z0-9]+)/.exec(page.url())?.[1] ?? '';
  const watcher = await joinAs(world.server.address, table, token);
  const bled = () =>
    [...watcher.table.pieces.values()].some(
      (piece) => (decodeMarks(piece.marks).chip ?? 0) > 0 || piece.zone.startsWith('dead'),
    );
  for (let i = 0; i < 80 && !bled(); i++) {
    const buttons = page.locator('#prompt .choices button');
    const attack = page.locator('#prompt .group-attack');
    await buttons.or(attack).first().waitFor();
    const press = (await attack.count()) > 0 ? attack.first() : buttons.first();
    await press.click({ timeout: 2_000 }).catch(() => {});
    const item = page.locator('#choice-list button').first();
    if (await item.isVisible()) await item.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(150);
  }
  assert(bled(), 'somebody was hit');
}

browserTest('coming back from a play test or the first page, everything lies where it lay', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  await desk.deploy('Minotaur', [7, 5]);
  await page.getByRole('button', { name: 'South 0' }).click();
  await desk.deploy('Lion', [7, 4]);
  await page.getByText('1 North against 1 South').waitFor();
  await page.getByPlaceholder('Search warriors').fill('');
  // As the designer begins.
  await desk.button('Grass').click();
  await page.mouse.move(640, 300);
  const before = await furniture(page);
  assert(before.some((line) => line.startsWith('legend')));
  const comesBack = async () => {
    await page.goBack();
    await page.waitForFunction(() => document.querySelector('#designer .canvas canvas') !== null);
    await page.getByText('1 North against 1 South').waitFor();
    await page.getByRole('button', { name: /^South / }).click();
    await page.mouse.move(640, 300);
    // Fonts and styles come a moment after the rest.
    let now: string[] = [];
    await eventually('everything lies where it lay', async () => {
      now = await furniture(page);
      return now.join() === before.join();
    }).catch(() => assert.deepEqual(now, before));
  };
  await page.getByRole('button', { name: 'Play test' }).click();
  await page.locator('#prompt').waitFor({ timeout: 30_000 });
  await comesBack();
  await page.getByRole('button', { name: 'Play test' }).click();
  await page.getByRole('button', { name: 'Settings and table' }).click();
  await page.getByRole('link', { name: 'Back to the drawing board' }).click();
  await page.getByText('1 North against 1 South').waitFor();
  // By way of the menu the first page comes without loading anew, and its styles stay.
  await desk.button('Menu').click();
  await desk.button('Back to the first page').click();
  await page.locator('.battle').first().waitFor();
  await comesBack();
});

/** Kind, words, place and colour of everything on the drawing table but the map and what was said. */
const furniture = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll('#designer .palette *, #designer .tray *, #designer .knob, .play-test'),
    ].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      const place = [left, top, width, height].map(Math.round).join();
      return [one.localName, one.textContent, place, style.color, style.background, style.font].join(' ');
    }),
  );

browserTest('a warrior that cannot stand where it is put is refused in words', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  const refused = page.getByRole('alert');
  await desk.deploy('Ogre', [7, 5]);
  await desk.deploy('Lion', [7, 5]);
  await refused.filter({ hasText: 'Ogre of North stands there already.' }).waitFor();
  await desk.deploy('Lion', [4, 4]);
  await refused.waitFor({ state: 'detached' });
  await desk.stroke([4, 4], [7, 5]);
  await refused.filter({ hasText: 'Ogre of North stands there already.' }).waitFor();
  // Picked up by a press and put down by a press, as one who is new here does it.
  await page.getByPlaceholder('Search warriors').fill('Bear');
  await page.locator('.warrior').first().click();
  const { x, y } = await desk.pointOf([4, 4]);
  await page.mouse.click(x, y);
  await refused.filter({ hasText: 'Lion of North stands there already.' }).waitFor();
  assert.deepEqual(
    (await desk.design()).sides[0].units.map(({ unit, at }) => [unit, ...at].join()),
    ['Ogre,7,5', 'Lion,4,4'],
  );
});

browserTest('whatever a tool did is undone and done again, by buttons and by keys', async (world) => {
  const desk = await openNew(world);
  const blank = await desk.design();
  const made: unknown[] = [];
  const did = async (act: () => Promise<void>) => {
    await act();
    made.push(await desk.design());
  };
  await desk.button('Rocks').click();
  await did(() => desk.stroke([3, 3]));
  await desk.page.keyboard.press('l');
  await did(() => desk.stroke([1, 1], [6, 1]));
  await desk.button('Snow').click();
  await desk.page.keyboard.press('f');
  await did(() => desk.stroke([9, 9]));
  await did(() => desk.deploy('Ogre', [4, 4]));
  await desk.button('Rubber').click();
  await did(async () => {
    await desk.button('Road').click();
    await desk.page.keyboard.press('b');
    await desk.stroke([1, 8], [4, 8]);
  });
  await did(async () => {
    await desk.page.keyboard.press('e');
    await desk.stroke([2, 8]);
  });
  for (let i = made.length - 2; i >= 0; i--) {
    await desk.page.keyboard.press('Control+z');
    assert.deepEqual(await desk.design(), made[i], `undone to step ${i}`);
  }
  await desk.button('Undo').click();
  assert.deepEqual(await desk.design(), blank);
  assert(await desk.button('Undo').isDisabled());
  for (const step of made) {
    await desk.button('Do again').click();
    assert.deepEqual(await desk.design(), step);
  }
});

browserTest('a warrior is made up, and the gold and the rules of its army are watched', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  await desk.deploy('Ogre', [4, 4]);
  await desk.button('Change').click();
  await page.getByLabel('Name').fill('Grumbold');
  await page.getByLabel('Hits').fill('4');
  const add = page.getByLabel('Add a trait');
  for (const trait of ['Priest', 'Berzerk']) {
    await add.fill(trait);
    await add.press('Enter');
  }
  await page.getByText('No trait is named "Berzerk". The nearest: Berserk.').waitFor();
  assert(await desk.button('Done').isDisabled());
  await page.getByRole('button', { name: 'Without Berzerk' }).click();
  await desk.button('Done').click();
  assert.deepEqual((await desk.design()).sides[0].units, [
    { unit: 'Ogre', name: 'Grumbold', hits: 4, traits: ['Priest'], at: [[4, 4]] },
  ]);
  await page.getByRole('button', { name: '4 gold', exact: true }).click();
  await page.getByLabel('Recruiting rules').selectOption('Orc');
  await page.getByLabel('Gold agreed on').fill('3');
  await page.keyboard.press('Tab');
  await page.getByText('Warriors: 1. Gold: 4 of 3. Spell-casters: 1 of 1.').waitFor();
  await desk.button('Keep this army').click();
  await page.getByRole('button', { name: '4 of 3 gold, 1 of 1 casters' }).waitFor();

  // The same army for the other side.
  await page.getByRole('button', { name: 'South 0' }).click();
  await page.getByRole('button', { name: '0 gold', exact: true }).click();
  await page.getByLabel('Lay out an army').selectOption({ label: 'North (1)' });
  await page.getByText('North is laid out.').waitFor();
  assert.deepEqual((await desk.design()).sides[1].units[0]?.at, [[15, 0]]);
  await desk.button('Undo').click();

  await desk.button('Menu').click();
  await desk.inMenu('Properties of map and sides').click();
  await page.getByText('Rules of this battle').click();
  await page.getByLabel('Spirit Form').first().selectOption({ label: 'absorb 5' });
  assert.deepEqual((await desk.design()).rest.options, { spirit: 'absorb5' });
  await page.locator('.properties').getByRole('button', { name: 'Close' }).click();
  await page.getByText('North: The army costs 4 gold and has 3.').waitFor();
  await page.getByText('North: Grumbold cannot join: only humans have a Priest.').waitFor();
});

browserTest('a map grows and turns with everything on it', async (world) => {
  const desk = await openNew(world);
  await desk.button('Water').click();
  await desk.stroke([3, 3]);
  await desk.deploy('Ogre', [3, 3]);
  const look = async (place: Place) => {
    const design = await desk.design();
    return [groundAt(design, place), design.sides[0].units[0]?.at.join()];
  };
  await desk.button('Menu').click();
  await desk.inMenu('Properties of map and sides').click();
  await desk.button('Add at the edge: Top').click();
  await desk.button('Add at the edge: Left').click();
  assert.deepEqual(await look([4, 5]), ['w', '4,5']);
  await desk.page.getByLabel('Hexes').selectOption({ label: 'flat' });
  assert.deepEqual(await look([4, 5]), ['w', '4,5']);
  // Where hexes are shoved now.
  await desk.button('Cut off at the edge: Left').click();
  assert.deepEqual(await look([2, 5]), ['w', '2,5']);
  for (let i = 0; i < 4; i++) await desk.button('Undo').click();
  assert.deepEqual(await look([3, 3]), ['w', '3,3']);
});

browserTest('a file that is broken is refused in words, and nothing is changed or lost', async (world) => {
  const desk = await openNew(world);
  await desk.button('Lava').click();
  await desk.stroke([4, 4]);
  const before = await desk.design();
  const open = async (content: string) => {
    await desk.button('Menu').click();
    const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await desk.page.locator('.designer-menu input[type=file]').setInputFiles(file);
  };
  for (const [content, told] of [
    ['{ "format": 1, "game"', /not JSON/],
    ['[]', /holds one JSON object/],
    ['{"format": 7, "rows": ["g"]}', /made for a newer Pewter/],
    ['{"format": 1, "title": "x", "rows": ["gqg"]}', /No ground has the letter "q"/],
    [`{"format": 1, "title": "${'x'.repeat(900_000)}", "rows": ["g"]}`, /too large/],
    ['[['.repeat(50_000), /not JSON/],
    ['{"format":1,"game":"warrior-lands","title":"x","map":"nowhere","sides":[]}', /no map named "nowhere"/],
  ] as const) {
    await open(content);
    await desk.page.getByRole('alert').filter({ hasText: told }).waitFor();
    assert.deepEqual(await desk.design(), before);
  }
  await open('{"format": 1, "title": "<img src=x onerror=alert(1)>", "rows": ["ggg", "gwg", "ggg"]}');
  await desk.page.getByText('is laid out. Undo brings back what was here.').waitFor();
  assert.equal((await desk.design()).ground[1], 'gwg');
  await desk.button('Undo').click();
  assert.deepEqual(await desk.design(), before);
});

browserTest('two who draw on one battle never overwrite each other unasked', async (world) => {
  const ann = await openNew(world);
  await ann.button('Water').click();
  await ann.stroke([3, 3]);
  await ann.save();
  const link = await ann.link('Link to go on drawing (keep it to yourself)');
  const ben = await DesignerPage.open(await world.person(), link);
  assert.equal(groundAt(await ben.design(), [3, 3]), 'w');
  await ben.button('Snow').click();
  await ben.stroke([5, 5]);
  await ben.save();

  await ann.stroke([7, 7]);
  await ann.button('Save').first().click();
  await ann.page.getByRole('dialog', { name: /Somebody else has saved/ }).waitFor();
  const mine = await ann.design();
  await ann.button('Lay out theirs (undo brings mine back)').click();
  assert.equal(groundAt(await ann.design(), [3, 3], [5, 5], [7, 7]), 'wsg');
  await ann.button('Undo').click();
  assert.deepEqual(await ann.design(), mine);
  await ann.save();

  // What was saved over stays among the versions.
  await ben.page.reload();
  await ben.page.waitForFunction(() => window.pewterDesigner !== undefined);
  assert.equal(groundAt(await ben.design(), [3, 3], [5, 5], [7, 7]), 'wgw');
  await ben.button('Menu').click();
  await ben.page.getByText('Older versions').click();
  await ben.page.getByRole('button', { name: /^version 2, / }).click();
  await ben.page.getByText('Version 2 is laid out.').waitFor();
  assert.equal(groundAt(await ben.design(), [3, 3], [5, 5], [7, 7]), 'wsg');
});

browserTest('a drawing that was never saved is there again after the page was closed', async (world) => {
  const person = await world.person();
  const desk = await DesignerPage.open(person, `${world.server.address}/design`);
  await desk.button('Marsh').click();
  await desk.stroke([1, 1], [5, 1]);
  const draft = () => desk.page.evaluate(() => localStorage.getItem('pewter.draft'));
  const first = await draft();
  await desk.stroke([1, 3], [5, 3]);
  const before = await desk.design();
  await eventually('the draft is written anew', async () => (await draft()) !== first);
  const again = await DesignerPage.open(person, `${world.server.address}/design`);
  assert.deepEqual(await again.design(), before);
});

browserTest('a battle is drawn on a phone: a finger paints, two look around, a tap places', async (world) => {
  const desk = await openNew(world, phone);
  const { page } = desk;
  await desk.button('Dust').tap();
  const fingers = await touches(page);
  const [from, to] = [await desk.pointOf([3, 3]), await desk.pointOf([7, 3])];
  await fingers('touchStart', [from]);
  for (let i = 1; i <= 6; i++) await fingers('touchMove', [between(from, to, i / 6)]);
  await fingers('touchEnd', []);
  assert.equal((await desk.design()).ground[3], 'gggdddddgggggggg');

  // A second finger takes back what the first began, and both move the map.
  const before = await desk.design();
  const far = await desk.pointOf([10, 8]);
  await fingers('touchStart', [from]);
  await fingers('touchStart', [from, far]);
  for (let i = 1; i <= 4; i++)
    await fingers('touchMove', [
      { x: from.x - i * 10, y: from.y - i * 10 },
      { x: far.x + i * 10, y: far.y + i * 10 },
    ]);
  await fingers('touchEnd', []);
  assert.deepEqual(await desk.design(), before);
  const wider = (await desk.pointOf([7, 3])).x - (await desk.pointOf([3, 3])).x;
  assert(wider > (to.x - from.x) * 1.1, 'the map came nearer');

  await page.getByRole('button', { name: 'Whole map' }).tap();
  await desk.button('Warriors').tap();
  await page.locator('.warrior', { hasText: 'Captain' }).tap();
  const place: Place = [5, 6];
  await page.waitForTimeout(400);
  const { x, y } = await desk.pointOf(place);
  await page.touchscreen.tap(x, y);
  await eventually('the captain stands there', async () => {
    return (await desk.design()).sides[0].units[0]?.at.join() === '5,6';
  });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(overflow <= 0, 'nothing is wider than the phone');
});

const between = (a: { x: number; y: number }, b: { x: number; y: number }, t: number) => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
