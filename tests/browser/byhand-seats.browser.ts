import assert from 'node:assert/strict';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { HandPage } from './hand-page.ts';
import { eventually } from './table-page.ts';
import { desktop, type World } from './world.ts';

interface Opposite {
  readonly near: HandPage;
  readonly far: HandPage;
  /** A line of the first seat, to read what the table holds. */
  readonly guest: Guest;
  readonly table: string;
}

/** Two at a desk each, opposite each other at Ring War by hand. */
async function sitOpposite({ server, person }: World): Promise<Opposite> {
  const { address } = server;
  const tokens = [newToken(), newToken()];
  const wish = { name: 'Rowan', scenario: 'ring-war', seats: [0], start: true, byHand: true };
  const table = await makeTable(address, { token: tokens[0], ...wish });
  const [guest, second] = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await second.act({ do: 'sit', seat: 1, word: 'clover' });
  await guest.until(() => guest.table.byHand, 'a table by hand');
  const near = await HandPage.open(await person(desktop), address, table, tokens[0]);
  const far = await HandPage.open(await person(desktop), address, table, tokens[1]);
  return { near, far, guest, table };
}

const zoneOf = ({ guest }: Opposite, id: string) => guest.table.pieces.get(id)?.zone;

browserTest(
  'at cards by hand either seat has its own side at the bottom: what the second lays there the first sees at the top',
  async (world) => {
    const seats = await sitOpposite(world);
    const { near, far, guest, table } = seats;
    const { height = 0, width = 0 } = far.page.viewportSize() ?? {};

    // Onto one's own pile, which is the nearer one.
    const [card] = await far.idsIn('hand1');
    const [ownPile, theirPile] = [await far.zone('w1'), await far.zone('w0')];
    assert(ownPile.y > theirPile.y);
    await far.drag(await far.piece(card), ownPile);
    await guest.until(() => zoneOf(seats, card) === 'w1', 'the card on the pile of its seat');
    await far.ready();
    await near.ready();
    const [here, there] = [await far.piece(card), await near.piece(card)];
    assert(here.y > (await far.zone('w0')).y && there.y < (await near.zone('w0')).y);
    // The War pile is the left one for both.
    assert(here.x < width / 2 && there.x < width / 2);

    // While it is carried it is over the same things for both.
    await far.lift(await far.piece(card), await far.zone('q0'));
    const over = await near.zone('q0');
    await eventually('the first sees it over the same pile', async () => {
      const now = await near.piece(card);
      return Math.hypot(now.x - over.x, now.y - over.y) < 60;
    });
    await far.page.mouse.move(ownPile.x, ownPile.y, { steps: 4 });
    await far.page.mouse.up();
    await far.ready();

    // Free on the felt, without snapping to places: right of one's own row, low.
    await far.page.keyboard.press('g');
    const felt = { x: (await far.zone('warTokens1')).x, y: height * 0.66 };
    const [free] = await far.idsIn('hand1');
    await far.drag(await far.piece(free), felt);
    await guest.until(() => zoneOf(seats, free) !== 'hand1', 'a card out of the hand');
    await far.page.keyboard.press('g');

    // A point that is shown is shown where the others have it.
    const told = await far.page.evaluate(() => window.pewterByHand?.at(6400, 6600) ?? null);
    const seen = await near.at(6400, 6600);
    assert(told && told.y < height / 3 && seen.y > (height * 2) / 3);

    // Whoever watches sees it as the first seat does.
    const watcher = await HandPage.open(await world.person(desktop), world.server.address, table, newToken());
    await eventually('the watcher sees the card where the first does', async () => {
      const [one, other] = [await watcher.piece(card), await near.piece(card)];
      return Math.hypot(one.x - other.x, one.y - other.y) < 4;
    });
  },
  { seconds: 90 },
);
