import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { lobbyText } from '../../client/text/lobby.ts';
import { browserTest } from './cases.ts';
import { fileServer, REFUSED_FILES } from './file-server.ts';
import { eventually } from './table-page.ts';
import { phone } from './world.ts';

/** The desk for the card games, laid out from nothing by the menu. */
async function begin({ page }: { page: Page }, address: string, game: string): Promise<Page> {
  await page.goto(`${address}/design`);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByLabel('Begin something new').selectOption({ label: game });
  await page.locator('.for-cards').waitFor();
  return page;
}

const write = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).fill(value);
  await page.keyboard.press('Tab');
};

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Saved as version \d+\.$/).waitFor();
};

/** The design of the page's edit link as the server keeps it. */
const kept = async (page: Page, address: string) => {
  const id = new URL(page.url()).pathname.split('/')[2];
  const { file } = await (await fetch(`${address}/api/designs/${id}`)).json();
  return { id, file };
};

browserTest(
  'a war with cards of its own is designed, saved, and played by a friend on a phone',
  async (world) => {
    const { address } = world.server;
    const page = await begin(await world.person(), address, "War for Barad'Dun");
    await write(page, 'Title of the battle', 'War of the foxes');
    await write(page, 'Story, for the people at the table', 'Foxes against hens.');
    await write(page, 'Team 1', 'Foxes');
    await page.getByLabel('Who leads the first round').selectOption({ label: 'random' });
    await page.getByRole('button', { name: 'Make cards of your own' }).click();

    await page.getByRole('button', { name: 'Weapons 42 / 42' }).click();
    await write(page, 'Cards: Dagger', '6');
    // Off: said beside the cards and among the checks, and nothing can be played.
    await page.getByText('weapons: 44 of 42').waitFor();
    await page.getByText('These are 44 weapons; a deck has 42.').waitFor();
    assert(await page.getByRole('button', { name: 'Play test' }).isDisabled());
    await write(page, 'Name: Mace', 'dagger');
    await page.getByRole('alert').filter({ hasText: 'There is a “dagger” already' }).waitFor();
    assert.equal(await page.getByLabel('Name: Mace').inputValue(), 'Mace');
    await write(page, 'Cards: Mace', '2');
    await page.getByText('weapons: 42 of 42').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByText('weapons: 44 of 42').waitFor();
    await page.getByRole('button', { name: 'Do again', exact: true }).click();
    await page.getByText('the cards add up').waitFor();
    await save(page);
    const { id, file } = await kept(page, address);
    assert.deepEqual(
      [file.title, file.teams[0].name, file.options, file.deck.weapons[0].count],
      ['War of the foxes', 'Foxes', { firstLead: 'random' }, 6],
    );

    const friend = await world.person(phone);
    await friend.page.goto(`${address}/d/${id}`);
    await friend.page.getByRole('heading', { name: 'War of the foxes' }).waitFor();
    await friend.page.getByText('cards of its own').waitFor();
    await friend.page.getByRole('button', { name: 'Play against the table' }).tap();
    await friend.page.waitForURL(/\/t\/[a-z0-9]{10}/);
    const table = new URL(friend.page.url()).pathname.split('/')[2];
    const door = await (await fetch(`${address}/api/tables/${table}`)).json();
    assert.deepEqual(
      [door.table.title, door.table.game, door.table.seats[0].side],
      ['War of the foxes', 'baraddun', 'Foxes'],
    );

    // The edit link opens it on the same desk, in another browser too.
    const other = await world.person();
    await other.page.goto(page.url());
    await other.page.getByText('version 1').waitFor();
    assert.equal(await other.page.getByLabel('Cards: Dagger').count(), 0);
    await other.page.getByRole('button', { name: 'Weapons 42 / 42' }).click();
    assert.equal(await other.page.getByLabel('Cards: Dagger').inputValue(), '6');
  },
  { seconds: 120 },
);

browserTest('a race is designed on a phone, and a broken file changes nothing of it', async (world) => {
  const { address } = world.server;
  const page = await begin(await world.person(phone), address, 'Crack of Doom');
  await page.getByRole('button', { name: 'Rules', exact: true }).tap();
  await page.getByLabel('Players', { exact: true }).selectOption('2');
  await page.getByRole('button', { name: 'Scenario', exact: true }).tap();
  await write(page, 'Fellowship 1', 'Hobbits');
  const open = async (content: string) => {
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const file = { name: 'race.json', mimeType: 'application/json', buffer: Buffer.from(content) };
    await page.locator('.designer-menu input[type=file]').setInputFiles(file);
  };
  for (const [content, told] of [
    ['{"format":1,"game":"crack-of-doom","title":"x","na', /not JSON/],
    ['{"format":4,"game":"crack-of-doom","title":"x"}', /made for a newer Pewter/],
    [
      '{"format":1,"game":"crack-of-doom","title":"x","rings":9}',
      /Nothing is known of a field named "rings"/,
    ],
    ['{"format":1,"game":"nine-rings","title":"x"}', /Something is missing here/],
  ] as const) {
    await open(content);
    await page.getByRole('alert').filter({ hasText: told }).waitFor();
    assert.equal(await page.getByLabel('Fellowship 1').inputValue(), 'Hobbits');
  }
  await open(
    '{"format":1,"game":"crack-of-doom","title":"<img src=x onerror=alert(1)>","names":["<b>A</b>"]}',
  );
  await page.getByText('is laid out. Undo brings back what was here.').waitFor();
  assert.equal(await page.getByLabel('Fellowship 1').inputValue(), '<b>A</b>');
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  assert.equal(await page.getByLabel('Fellowship 1').inputValue(), 'Hobbits');
  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await page.getByRole('button', { name: 'Play test' }).tap();
  await page.waitForURL(/\/t\/[a-z0-9]{10}/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(overflow <= 0, 'nothing is wider than the phone');
});

browserTest(
  'a scenario is opened from an address anywhere, and whatever is wrong with it is said',
  async (world) => {
    const files = await fileServer(world);
    const { page } = await world.person();
    await page.goto(`${world.server.address}/design?from=${encodeURIComponent(files('gap.json'))}`);
    await page.getByText('The gap is laid out as yours.').waitFor();
    assert.equal(new URL(page.url()).search, '');
    const from = async (address: string) => {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByLabel('From an address').fill(address);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
    };
    for (const [address, told] of [
      ['gap.json', /no address that can be asked/],
      ['http://battles.example/gap.json', /no address that can be asked/],
      ...REFUSED_FILES.map(([name, told]) => [files(name), told] as const),
    ] as const) {
      await from(address);
      await page.getByRole('alert').filter({ hasText: told }).waitFor();
      assert.equal(await page.getByLabel('Title of the battle').inputValue(), 'The gap');
    }
    // Of another game: its own desk, and the menu leads back.
    await from(files('duel.json'));
    await page.locator('.for-cards').waitFor();
    assert.equal(await page.getByLabel('Title of the battle').inputValue(), 'A far duel');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Back to “The gap”' }).click();
    await page.locator('#designer:not(.for-cards)').waitFor();
    assert.equal(await page.getByLabel('Title of the battle').inputValue(), 'The gap');
  },
);

for (const [where, options] of [
  ['', undefined],
  [', on a phone too', phone],
] as const)
  browserTest(
    `a ready scenario is made one's own, hangs on the first page, and is drawn on there${where}`,
    async (world) => {
      const { page } = await world.person(options);
      const { address } = world.server;
      await page.goto(`${address}/design?ready=shield-wall`);
      await page
        .getByText('A copy of Shield wall is laid out as yours.')
        .or(page.getByText('Shield wall is laid out as yours.'))
        .waitFor();
      await write(page, 'Title of the battle', 'My wall');
      await save(page);
      const { id } = await kept(page, address);
      await page.goto(address);
      await page.getByRole('button', { name: 'Yours (1)' }).click();
      await page.locator('.battle h3').getByText('My wall').waitFor();
      assert.deepEqual(await page.locator('.battle h3').allInnerTexts(), ['My wall']);
      await page.getByRole('combobox', { name: lobbyText['filter.players'] }).selectOption('3');
      await page.getByText(lobbyText['battles.nothing']).waitFor();
      await page.getByRole('combobox', { name: lobbyText['filter.players'] }).selectOption('4');
      await page.getByRole('link', { name: 'Draw on: My wall' }).click();
      await page.waitForURL(new RegExp(`/design/${id}`));
      await page.locator('.for-cards').waitFor();
      assert.equal(await page.getByLabel('Title of the battle').inputValue(), 'My wall');
      await page.goto(address);
      await page.getByRole('button', { name: 'Yours (1)' }).click();
      await page.getByRole('button', { name: 'Play My wall against the table' }).click();
      await page.waitForURL(/\/t\/[a-z0-9]{10}/);
      const table = new URL(page.url()).pathname.split('/')[2];
      const door = await (await fetch(`${address}/api/tables/${table}`)).json();
      assert.deepEqual([door.table.title, door.table.seats.length], ['My wall', 4]);
    },
  );

browserTest(
  'two who design one war never overwrite each other unasked, and older versions come back',
  async (world) => {
    const { address } = world.server;
    const ann = await begin(await world.person(), address, "War for Barad'Dun");
    const team = (page: Page) => page.getByLabel('Team 1', { exact: true });
    const call = (page: Page, name: string) => write(page, 'Team 1', name);
    const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
    const clash = (page: Page) => page.getByRole('dialog', { name: /Somebody else has saved/ });
    const shows = (page: Page, name: string) =>
      eventually(`${name} lie there`, async () => (await team(page).inputValue()) === name);
    await call(ann, 'Foxes');
    await save(ann);
    const { page: ben } = await world.person(phone);
    await ben.goto(ann.url());
    await ben.locator('.for-cards').waitFor();
    await shows(ben, 'Foxes');
    await call(ben, 'Hens');
    await save(ben);

    // Theirs, and back to one's own.
    await call(ann, 'Wolves');
    await press(ann, 'Save');
    await clash(ann).waitFor();
    await press(ann, 'Lay out theirs (undo brings mine back)');
    await clash(ann).waitFor({ state: 'detached' });
    await shows(ann, 'Hens');
    await press(ann, 'Undo');
    await shows(ann, 'Wolves');
    await press(ann, 'Save');
    await ann.getByText('Saved as version 3.').waitFor();

    // What was saved over stays among the versions.
    await ben.reload();
    await shows(ben, 'Wolves');
    await press(ben, 'Menu');
    await ben.getByText('Older versions').tap();
    await ben.getByRole('button', { name: /^version 2, / }).tap();
    await ben.getByText('Version 2 is laid out.').waitFor();
    await shows(ben, 'Hens');
    await press(ben, 'Undo');
    await shows(ben, 'Wolves');
    await press(ben, 'Do again');
    await press(ben, 'Save');
    await ben.getByText('Saved as version 4.').waitFor();

    // One's own over theirs.
    await call(ann, 'Bears');
    await press(ann, 'Save');
    await clash(ann).waitFor();
    await press(ann, 'Save mine over it (theirs stays among the older versions)');
    await ann.getByText('Saved as version 5.').waitFor();
    assert.equal((await kept(ann, address)).file.teams[0].name, 'Bears');

    // Or apart from here on.
    await call(ben, 'Cats');
    await press(ben, 'Save');
    await clash(ben).waitFor();
    await press(ben, 'Keep mine as a battle of its own');
    await clash(ben).waitFor({ state: 'detached' });
    await shows(ben, 'Cats');
    await press(ben, 'Save');
    await ben.getByText('Saved as version 1.').waitFor();
    assert.notEqual(new URL(ben.url()).pathname, new URL(ann.url()).pathname);
    assert.equal((await kept(ann, address)).file.teams[0].name, 'Bears');
    assert.equal((await kept(ben, address)).file.teams[0].name, 'Cats');
  },
  { seconds: 120 },
);

browserTest('the first save shows where the design is found, until the drawing goes on', async (world) => {
  const { address } = world.server;
  const person = await world.person();
  await person.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: address });
  const page = await begin(person, address, 'Ring War');
  await write(page, 'Title of the battle', 'Ours');
  await save(page);
  const { id } = await kept(page, address);
  const play = page.getByRole('textbox', { name: 'Link to play (give it to friends)' });
  assert.equal(await play.inputValue(), `${address}/d/${id}`);
  assert.equal(
    await page.getByRole('textbox', { name: 'Link to go on drawing (keep it to yourself)' }).inputValue(),
    page.url(),
  );
  await page.getByRole('button', { name: 'Link to play (give it to friends): Copy' }).click();
  await page.getByRole('button', { name: 'Link to play (give it to friends): Copied.' }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${address}/d/${id}`);
  await write(page, 'Title of the battle', 'Ours again');
  await play.waitFor({ state: 'detached' });
  await save(page);
  await page.getByText('Saved as version 2.').waitFor();
  assert.equal(await play.count(), 0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  assert.equal(await play.inputValue(), `${address}/d/${id}`);
});
