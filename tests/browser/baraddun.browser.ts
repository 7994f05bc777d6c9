import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { panelsText } from '../../client/text/panels.ts';
import { text } from '../../shared/games/baraddun/text.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { level } from './level.ts';
import { eventually } from './table-page.ts';
import { desktop, phone, type World } from './world.ts';

interface Seat {
  readonly at: CardPage;
  /** A second line of the same person, to read what may be done. */
  readonly guest: Guest;
}

/** Somebody on the first seat; the table plays the others. */
async function sit(world: World, scenario: string, players: number, screen = desktop): Promise<Seat> {
  const { address } = world.server;
  const token = newToken();
  const bots = Array.from({ length: players - 1 }, (_, i) => i + 1);
  const options = { players };
  const table = await makeTable(address, { token, scenario, options, seats: [0], bots, start: true });
  const guest = await joinAs(address, table, token);
  const at = await CardPage.open(await world.person(screen), address, table, token);
  await level({ at, guest });
  return { at, guest };
}

const asks = (guest: Guest, kind: string): boolean => guest.decisions().some((one) => one.kind === kind);
const won = (guest: Guest, team: number): number => guest.table.piles.get(`won:${team}`)?.count ?? 0;
const fact = (guest: Guest, name: string): number => guest.table.facts.get(name) ?? 0;
const over = (guest: Guest): boolean => guest.table.phase === 'over';

/** A draw, or cards to be taken, that waits for a tap. */
const step = (guest: Guest): string | undefined =>
  guest
    .decisions()
    .find(({ kind, automatic }) => (kind === 'draw' || kind === 'collect') && automatic === undefined)
    ?.choices.map(({ label }) => text[label.key as keyof typeof text])[0];

/** The move that reveals what comes next. */
const reveal = (guest: Guest): string => JSON.stringify(guest.decisions()[0]?.choices[0]?.move ?? null);

/** Taps for every step until the person is asked for a roll or a wall. */
async function nextQuestion({ at, guest }: Seat, touch = false): Promise<string> {
  const asked = () => asks(guest, 'roll') || asks(guest, 'wall') || step(guest) !== undefined;
  for (;;) {
    await guest.until(
      () => over(guest) || (guest.settled && asked()),
      'a step, a roll, a wall or the end',
      40,
    );
    await level({ at, guest });
    if (over(guest)) return 'over';
    if (asks(guest, 'wall')) return 'wall';
    if (asks(guest, 'roll')) return 'roll';
    const name = step(guest);
    if (name !== undefined) await press({ at, guest }, name, touch);
  }
}

const roll = (seat: Seat, touch = false): Promise<void> => press(seat, text['next.roll'], touch);

/** Presses the big button, and waits until what it reveals is no longer asked: seats that leave also make steps. */
async function press({ at, guest }: Seat, name: string, touch: boolean): Promise<void> {
  const asked = reveal(guest);
  const button = at.page.locator('#card-buttons').getByRole('button', { name, exact: true });
  if (touch) await button.tap();
  else await button.click();
  await guest.until(() => guest.settled && reveal(guest) !== asked, name);
}

browserTest(
  'a fighter is dragged to a free place of the wall and fought out there, two against two',
  async (world) => {
    const seat = await sit(world, 'shield-wall', 4);
    const { at, guest } = seat;
    for (;;) {
      const question = await nextQuestion(seat);
      assert.notEqual(question, 'over');
      if (question === 'wall') break;
      await roll(seat);
    }
    const round = fact(guest, 'round');
    const [wall] = guest.decisions();
    const piece = wall.piece ?? '';
    // The second of the two free places.
    const { zone = '' } = wall.choices[1];
    assert.deepEqual([...(await at.lit()).zones].sort(), wall.choices.map((choice) => choice.zone).sort());
    await at.drag(await at.piece(piece), await at.zone(zone));
    await guest.until(() => guest.table.pieces.get(piece)?.zone === zone, 'the fighter in its place');
    await level(seat);
    assert.equal(await at.zoneOf(piece), zone);

    const before = won(guest, 0) + won(guest, 1);
    while (fact(guest, 'round') === round && !over(guest)) {
      const question = await nextQuestion(seat);
      if (question !== 'roll' || fact(guest, 'round') !== round) break;
      await roll(seat);
    }
    await eventually(
      'both fights of the round have been won',
      async () => won(guest, 0) + won(guest, 1) >= before + 4,
    );
    await eventually('the plates count what the table counts', async () => {
      const shown = await at.page.locator('.bd-plate .won b').allInnerTexts();
      return shown.join() === [won(guest, 1), won(guest, 0)].join();
    });
  },
  { seconds: 120 },
);

browserTest(
  'a duel is played to its end on a phone by taps on one button',
  async (world) => {
    const seat = await sit(world, 'barad-duel', 2, phone);
    let rolls = 0;
    while ((await nextQuestion(seat, true)) === 'roll') {
      await roll(seat, true);
      rolls++;
    }
    assert.ok(rolls > 0);
    const { at, guest } = seat;
    await at.page.getByRole('dialog', { name: panelsText['result.title'] }).waitFor();
    const unclaimed = guest.table.piles.get('aside')?.count ?? 0;
    assert.equal(won(guest, 0) + won(guest, 1) + unclaimed, 40);
  },
  { seconds: 180 },
);

browserTest(
  'the last fight lies there until the next fighters come, on a page opened anew too',
  async (world) => {
    const seat = await sit(world, 'barad-duel', 2);
    const { at, guest } = seat;
    const { page } = at;
    await page.locator('.bd-opening').waitFor();
    // Draws, rolls and takes up to the first cards that are won; of a yield they are taken without a tap.
    while (won(guest, 0) + won(guest, 1) === 0) {
      const [choice] = guest.decisions()[0]?.choices ?? [];
      await press(seat, text[choice.label.key as keyof typeof text], false);
      await level(seat);
    }
    const end = page.locator('.bd-chance .ended');
    for (const again of [false, true]) {
      if (again) await page.reload();
      await end.waitFor();
      assert.match((await end.allInnerTexts())[0], / beats | yields to |harm each other/);
      assert.ok((await page.locator('.bd-past canvas').count()) >= 4, 'the cards lie there');
      assert.equal(await page.locator('.bd-opening').count(), 0);
    }
    await at.ready();
    await press(seat, text['next.fighters'], false);
    await level(seat);
    await end.waitFor({ state: 'detached' });
    assert.equal(await page.locator('.bd-past canvas').count(), 0);
  },
);

browserTest('whoever is alone with the table can let it play on to the end', async (world) => {
  const { at, guest } = await sit(world, 'barad-duel', 2);
  await nextQuestion({ at, guest });
  await at.page.getByRole('button', { name: text['rush.game'] }).click();
  assert.ok(!over(guest));
  await at.page.getByRole('button', { name: text['rush.game.sure'] }).click();
  await at.page.getByRole('dialog', { name: panelsText['result.title'] }).waitFor();
  await guest.until(() => over(guest), 'the end');
});

browserTest('of two people either rolls, and both see the same dice', async (world) => {
  const { address } = world.server;
  const tokens = [newToken(), newToken()];
  const table = await makeTable(address, { token: tokens[0], scenario: 'barad-duel', seats: [0] });
  const guests = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await guests[1].act({ do: 'sit', seat: 1, word: 'clover' });
  if (guests[0].table.phase === 'gathering') await guests[0].act({ do: 'start' });
  const pages = [
    await CardPage.open(await world.person(), address, table, tokens[0]),
    await CardPage.open(await world.person(phone), address, table, tokens[1]),
  ];
  const seats = pages.map((at, i) => ({ at, guest: guests[i] }));
  assert.equal(await nextQuestion(seats[0]), 'roll');
  assert.equal(await nextQuestion(seats[1]), 'roll');
  await roll(seats[1]);
  // The chronicle is the same whatever came of the roll, and a roll of both dice stands in it; a New Fighter rolls one.
  const heard = () =>
    guests.map(({ now }) =>
      now.chapters
        .flatMap(({ events }) => events)
        .filter(({ kind, dice }) => kind === 'roll' && dice?.length === 2),
    );
  await guests[0].until(() => heard().every((rolls) => rolls.length > 0), 'the roll of both dice');
  assert.deepEqual(heard()[0].at(-1), heard()[1].at(-1));
});

browserTest('the table of a fight has no faults that axe finds, large and small', async (world) => {
  for (const screen of [desktop, phone]) {
    const { at, guest } = await sit(world, 'shield-wall', 4, screen);
    await nextQuestion({ at, guest });
    const { violations } = await new AxeBuilder({ page: at.page }).analyze();
    assert.deepEqual(
      violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      [],
    );
  }
});
