import assert from 'node:assert/strict';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { level } from './level.ts';
import { eventually } from './table-page.ts';
import { desktop, phone, type World } from './world.ts';

const file = { format: 1, game: 'crack-of-doom', title: 'The road' };
const MOST_RACES = 10;

interface Racer {
  readonly at: CardPage;
  /** A second line of the same person, to read what may be done. */
  readonly guest: Guest;
}

/** Whether it is this question that one waits for. */
type Wish = (decision: DecisionView, guest: Guest) => boolean;

/** One person and bots that do not wait, at a table of their own; the page opens when `begins` says so. */
async function race(world: World, players: number, begins: Wish, screen = desktop): Promise<Racer> {
  // What one waits for comes up in most races, but not in every one.
  for (let more = MOST_RACES; more > 0; more--) {
    const racer = await oneRace(world, players, begins, screen);
    if (racer) return racer;
  }
  throw new Error(`In ${MOST_RACES} races it never came to that.`);
}

/** null: the race was over before. */
async function oneRace(
  world: World,
  players: number,
  begins: Wish,
  screen: typeof desktop,
): Promise<Racer | null> {
  const { address } = world.server;
  const token = newToken();
  const options = { players, startHand: 5 };
  const table = await makeTable(address, { token, name: 'Rowan', file, options, seats: [0] });
  const guest = await joinAs(address, table, token);
  for (let seat = 1; seat < players; seat++) await guest.act({ do: 'bot', seat, on: true });
  if (guest.table.phase === 'gathering') await guest.act({ do: 'start' });
  await play(guest, begins);
  if (guest.now.over) return null;
  const racer = { at: await CardPage.open(await world.person(screen), address, table, token), guest };
  await level(racer);
  return racer;
}

/** Answers every question in the simplest way until `enough`, or the end. */
async function play(guest: Guest, enough: Wish): Promise<void> {
  const open = () => (guest.settled ? guest.decisions().find(({ answered }) => !answered) : undefined);
  for (;;) {
    await guest.until(() => guest.now.over || open() !== undefined, 'a question, or the end');
    const decision = open();
    if (guest.now.over) return;
    if (!decision) continue;
    if (enough(decision, guest)) return;
    const { move } = decision.choices[decision.automatic ?? 0];
    await guest.answer(decision.seat, move);
  }
}

const doing = (choice: ChoiceView): string => (choice.move as { readonly do: string }).do;
const lays = (decision: DecisionView): readonly ChoiceView[] =>
  decision.choices.filter((choice) => doing(choice) === 'lay');
const escapeOf = (decision: DecisionView): ChoiceView | undefined =>
  decision.choices.find(({ label }) => label.key === 'do.escape');
/** A battle that Aids alone can win. */
const isBattle = (decision: DecisionView): boolean =>
  decision.kind === 'battle' && decision.choices[0].label.key === 'do.add';

browserTest(
  'a table of six, five of them bots, comes to Mount Doom and to its end',
  async (world) => {
    const { at, guest } = await race(world, 6, () => true);
    await play(guest, () => false);
    await eventually('the result is shown', async () => (await at.page.getByRole('dialog').count()) > 0, 40);
    const reached = [...guest.table.pieces.values()].filter(
      ({ zone, at: space }) => zone === 'trail' && space === 72,
    );
    assert.ok(reached.length > 0, 'somebody stands on Mount Doom');
  },
  { seconds: 120 },
);

browserTest(
  'a battle is won by laying Aids on the tray with the pointer',
  async (world) => {
    const { at, guest } = await race(world, 4, isBattle);
    const battles = guest.now.chapters.length;
    for (;;) {
      await level({ at, guest });
      const [decision] = guest.decisions();
      assert.ok(decision, 'the battle goes on');
      if (escapeOf(decision)) break;
      const { piece = '' } = lays(decision)[0];
      await at.drag(await at.piece(piece), await at.zone('battle'));
      await eventually('it lies on the tray', async () => (await at.zoneOf(piece)) === 'battle');
    }
    await at.page.locator('#card-buttons .main').click();
    await eventually('the battle is won', async () =>
      guest.now.chapters
        .slice(battles)
        .some(({ events }) => events.some(({ words }) => words.key === 'battle.won')),
    );
  },
  { seconds: 120 },
);

browserTest(
  'on a phone a tap lays an Aid, a second one takes it back',
  async (world) => {
    const { at, guest } = await race(world, 4, isBattle, phone);
    const [card] = lays(guest.decisions()[0]);
    assert.ok(card?.piece);
    const { piece } = card;
    const from = await at.piece(piece);
    await at.page.touchscreen.tap(from.x, from.y);
    await eventually('it lies on the tray', async () => (await at.zoneOf(piece)) === 'battle');
    await level({ at, guest });
    const there = await at.piece(piece);
    await at.page.touchscreen.tap(there.x, there.y);
    await eventually('it is back in the hand', async () => (await at.zoneOf(piece)) === 'hand0');
  },
  { seconds: 120 },
);

browserTest(
  'the discards are open to be looked through',
  async (world) => {
    const discards = (guest: Guest) =>
      [...guest.table.pieces.values()].filter(({ zone }) => zone === 'discard');
    const enough: Wish = ({ kind }, who) => (kind === 'main' || kind === 'post') && discards(who).length >= 4;
    const { at, guest } = await race(world, 4, enough);
    const pile = await at.zone('discard');
    await at.page.mouse.click(pile.x, pile.y);
    const shown = at.page.locator('#browse li button');
    await eventually('all of them are shown', async () => (await shown.count()) === discards(guest).length);
    await at.page.keyboard.press('Escape');
    await eventually('they lie in their pile again', async () => (await shown.count()) === 0);
  },
  { seconds: 120 },
);
