import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { HandPage } from './hand-page.ts';
import { type Person, phoneOnItsSide, type World } from './world.ts';

/** How a card comes from one's own hand to a place by hand; where none is held one is drawn first. */
interface Game {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, number>>;
  readonly hand: string;
  readonly pile: string;
  readonly place: string;
}

const GAMES: readonly Game[] = [
  { scenario: 'ring-war', hand: 'hand0', pile: 'deck0', place: 'w0' },
  {
    scenario: 'the-long-road',
    options: { players: 4, startHand: 5 },
    hand: 'hand0',
    pile: 'deck',
    place: 'battle',
  },
  { scenario: 'barad-duel', hand: 'hand:0', pile: 'stack:fighters', place: 'fighter:0:0' },
];

interface Looker {
  readonly person: Person;
  readonly token: string;
  /** What the page complained of. */
  readonly complaints: string[];
}

async function looker(world: World): Promise<Looker> {
  const person = await world.person(phoneOnItsSide);
  const complaints: string[] = [];
  person.page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(`${person.page.url()}: ${line.text()}`);
  });
  return { person, token: newToken(), complaints };
}

/** A table of this game with the other seats left to bots. */
async function tableOf({ server }: World, { scenario, options }: Game, token: string, byHand: boolean) {
  const bots = Array.from({ length: (options?.players ?? 2) - 1 }, (_, i) => i + 1);
  const wish = { token, name: 'Rowan', scenario, seats: [0], bots, start: true, byHand };
  const table = await makeTable(server.address, { ...wish, ...(options ? { options } : {}) });
  return { table, guest: await joinAs(server.address, table, token) };
}

/** A finger that is laid there touches the drawing: it is on the screen, and no panel lies over it. */
async function isReachable(page: Page, at: { x: number; y: number }): Promise<boolean> {
  return page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName === 'CANVAS', at);
}

browserTest(
  'on a phone on its side every card game is laid by the rules, with one’s hand within reach',
  async (world) => {
    const { person, token, complaints } = await looker(world);
    for (const game of GAMES) {
      const { table, guest } = await tableOf(world, game, token, false);
      const at = await CardPage.open(person, world.server.address, table, token);
      const held = [...guest.table.pieces].filter(([, { zone }]) => zone === game.hand);
      for (const [id] of held)
        assert(await isReachable(at.page, await at.piece(id)), `${id} of ${game.scenario} is covered`);
      if (game.hand !== 'hand:0') assert(held.length > 0, `cards are held at ${game.scenario}`);
      guest.leave();
    }
    assert.deepEqual(complaints, []);
  },
  { seconds: 60 },
);

browserTest(
  'on a phone on its side every card game is laid by hand, and a card is laid out of one’s hand',
  async (world) => {
    const { person, token, complaints } = await looker(world);
    for (const game of GAMES) {
      const { table, guest } = await tableOf(world, game, token, true);
      const at = await HandPage.open(person, world.server.address, table, token);
      const zoneOf = (id: string) => guest.table.pieces.get(id)?.zone;
      const carry = async (id: string, zone: string) => {
        await at.drag(await at.piece(id), await at.zone(zone));
        await guest.until(() => zoneOf(id) === zone, `the card in ${zone} of ${game.scenario}`);
        await at.ready();
      };
      for (const zone of [game.pile, game.place])
        assert(await isReachable(at.page, await at.zone(zone)), `${zone} of ${game.scenario} is covered`);
      if ((await at.idsIn(game.hand)).length === 0) {
        const [id] = (await at.idsIn(game.pile)).slice(-1);
        await carry(id, game.hand);
      }
      const held = await at.idsIn(game.hand);
      for (const id of held)
        assert(await isReachable(at.page, await at.piece(id)), `${id} of ${game.scenario} is covered`);
      await carry(held[0], game.place);
      guest.leave();
    }
    assert.deepEqual(complaints, []);
  },
  { seconds: 60 },
);
