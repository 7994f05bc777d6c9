import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import { ringWarSay } from '../../client/tables/ring-war/text.ts';
import { cardSay } from '../../client/tables/text.ts';
import type { ChoiceView } from '../../shared/engine/game.ts';
import { cardOf, isKind } from '../../shared/games/ring-war/data/decks.ts';
import type { Move } from '../../shared/games/ring-war/model.ts';
import { text } from '../../shared/games/ring-war/text.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { deed, level } from './level.ts';
import { eventually } from './table-page.ts';
import { desktop, phone, type World } from './world.ts';

interface Sitter {
  readonly seat: number;
  readonly at: CardPage;
  /** A second line of the same person, to read what may be done. */
  readonly guest: Guest;
}

/** Two people, each with a browser: Dark Powers and Forces of Light. */
async function sitTwo(world: World, screen = desktop): Promise<readonly [Sitter, Sitter]> {
  const { address } = world.server;
  const tokens = [newToken(), newToken()];
  const wish = { token: tokens[0], name: 'Rowan', seats: [0], scenario: 'ring-war' };
  const table = await makeTable(address, wish);
  const guests = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await guests[1].act({ do: 'sit', seat: 1, word: 'clover' });
  if (guests[0].table.phase === 'gathering') await guests[0].act({ do: 'start' });
  const sitter = async (seat: number): Promise<Sitter> => {
    const at = await CardPage.open(await world.person(screen), address, table, tokens[seat]);
    await level({ at, guest: guests[seat] });
    return { seat, at, guest: guests[seat] };
  };
  return [await sitter(0), await sitter(1)];
}

/** Somebody at one seat; the table plays the other. */
async function sitAlone(world: World, screen = desktop): Promise<Sitter> {
  const { address } = world.server;
  const token = newToken();
  const wish = { token, name: 'Rowan', seats: [1], bots: [0], scenario: 'ring-war', start: true };
  const table = await makeTable(address, wish);
  const guest = await joinAs(address, table, token);
  const at = await CardPage.open(await world.person(screen), address, table, token);
  await level({ at, guest });
  return { seat: 1, guest, at };
}

const moveOf = (choice: ChoiceView): Move => choice.move as Move;
const choicesOf = ({ guest, seat }: Sitter): readonly ChoiceView[] =>
  guest.decisions().find((decision) => decision.seat === seat)?.choices ?? [];
const kindOf = ({ guest, seat }: Sitter): string =>
  guest.decisions().find((decision) => decision.seat === seat)?.kind ?? '';
const isLocation = ({ seat }: Sitter, choice: ChoiceView): boolean => {
  const move = moveOf(choice);
  const side = seat === 0 ? 0 : 1;
  return move.do === 'lay' && isKind(side, cardOf(side, move.card), 'location');
};
const choiceTo = (sitter: Sitter, what: Move['do']): ChoiceView | undefined =>
  choicesOf(sitter).find((choice) => moveOf(choice).do === what);
const button = ({ at }: Sitter, name: string) =>
  at.page.locator('#card-buttons').getByRole('button', { name, exact: true });
const fact = ({ guest }: Sitter, name: string): number => guest.table.facts.get(name) ?? 0;
/** Ids of what the sitter sees in a zone, in order. */
const lyingIn = ({ guest, seat }: Sitter, zone: string): string[] =>
  (guest.now.you?.looks.find((look) => look.seat === seat)?.pieces ?? [])
    .filter((piece) => piece.zone === zone)
    .sort((a, b) => a.at - b.at)
    .map((piece) => piece.kind);

/** The piece of a card that Light has laid in the first turn. */
const laidPiece = (pile: string, at: number): string => `l1${(pile === 'war' ? 4 : 0) + at}`;

/** Nobody throws anything away, nobody shows a scout: both come to lay their cards. */
async function toSplit(sitters: readonly Sitter[]): Promise<void> {
  for (const sitter of sitters) await button(sitter, text['choice.ready']).click();
  for (const sitter of sitters) {
    const { guest } = sitter;
    await guest.until(() => guest.settled && ['scout', 'split'].includes(kindOf(sitter)), 'the end of Aid');
    const waits = guest.decisions().some(({ kind, answered }) => kind === 'scout' && !answered);
    if (waits) await deed(sitter, 'no scout', () => button(sitter, text['choice.no-scout']).click());
  }
  for (const sitter of sitters) {
    await sitter.guest.until(() => kindOf(sitter) === 'split', 'the piles');
    await level(sitter);
  }
}

/** The page offers something to do with this card. */
const offered = ({ at }: Sitter, piece: string) =>
  eventually(`${piece} can be played`, async () => (await at.lit()).pieces.includes(piece));

/**
 * Lays cards by taps until both piles are full: a card, then its pile. A finger that a slow machine takes for a
 * long press has held the card up to be read: it is put down, and tapped again.
 */
async function layAll(sitter: Sitter, touch = false): Promise<void> {
  const { at } = sitter;
  const tap = async ({ x, y }: { x: number; y: number }) => {
    await (touch ? at.page.touchscreen.tap(x, y) : at.page.mouse.click(x, y));
    await at.ready();
    if ((await at.heldUp.count()) > 0) await at.page.keyboard.press('Escape');
  };
  for (await level(sitter); !choiceTo(sitter, 'ready'); await level(sitter)) {
    const taken = new Set(choicesOf(sitter).flatMap((one) => (moveOf(one).do === 'take' ? [one.piece] : [])));
    const lays = choicesOf(sitter).filter((one) => moveOf(one).do === 'lay' && !taken.has(one.piece));
    // Each pile takes one Location (R8): laid last they could find both full, or closed to them.
    const lay = lays.find((one) => isLocation(sitter, one)) ?? lays[0];
    assert(lay?.piece && lay.zone, 'a card can be laid');
    const { piece, zone } = lay;
    const asked = () => JSON.stringify(choicesOf(sitter));
    const before = asked();
    await offered(sitter, piece);
    const from = await at.piece(piece);
    await eventually(`${piece} on its pile`, async () => {
      const { zones } = await at.lit();
      if (zones.includes(zone)) await tap(await at.zone(zone));
      else if ((await at.zoneOf(piece)) === `hand${sitter.seat}`) await tap(from);
      // The page may know sooner: the next card is chosen from what this line knows.
      return asked() !== before;
    });
  }
}

browserTest('a turn of two: both lay in secret, and both see the same piles turned up', async (world) => {
  const sitters = await sitTwo(world);
  const [dark, light] = sitters;
  await toSplit(sitters);

  // The first card by a drag: it lies there for its owner alone.
  const lay = choicesOf(light).find((one) => moveOf(one).do === 'lay');
  assert(lay?.piece && lay.zone);
  const kind = await light.at.kind(lay.piece);
  const before = dark.guest.table.step;
  await light.at.drag(await light.at.piece(lay.piece), await light.at.zone(lay.zone));
  await light.guest.until(() => lyingIn(light, lay.zone ?? '').length === 1, 'the card on its pile');
  await level(light);
  assert.equal(await light.at.zoneOf(lay.piece), lay.zone);
  assert.deepEqual(lyingIn(light, lay.zone), [kind]);
  assert.equal(dark.guest.table.step, before);
  assert.equal(await dark.at.zoneOf(lay.piece), 'hand1');

  await layAll(light);
  await button(light, text['choice.ready']).click();
  await dark.guest.until(() => fact(dark, 'ready1') === 1, 'the other side ready');
  await level(dark);
  await dark.at.page.getByText(ringWarSay('state.ready-waits')).waitFor();
  for (const id of [laidPiece('quest', 0), laidPiece('war', 3)]) assert.equal(await dark.at.kind(id), '');
  const laid = { quest: lyingIn(light, 'q1'), war: lyingIn(light, 'w1') };

  await layAll(dark);
  await button(dark, text['choice.ready']).click();
  for (const sitter of sitters) {
    const { at, guest } = sitter;
    await guest.until(() => fact(sitter, 'round') === 2 || guest.table.phase === 'over', 'the reveal');
    await level(sitter);
    for (const [pile, kinds] of Object.entries(laid))
      for (const [i, one] of kinds.entries()) assert.equal(await at.kind(laidPiece(pile, i)), one);
    const totals = at.page.locator('.rw-total, .rw-their-total');
    await eventually('four totals are shown', async () => (await totals.count()) === 4);
  }
  const [near, far] = [dark, light].map(({ at }) =>
    at.page.locator('.rw-pile').evaluateAll((piles) =>
      piles.map((pile) =>
        [...pile.querySelectorAll('.rw-total, .rw-their-total')]
          .map((total) => total.textContent)
          .sort()
          .join(),
      ),
    ),
  );
  assert.deepEqual(await near, await far);
  const tokens = ['questTokens', 'warTokens'].flatMap((name) => [
    fact(dark, `${name}0`),
    fact(dark, `${name}1`),
  ]);
  assert.equal(
    tokens.reduce((sum, n) => sum + n, 0),
    20,
  );
});

browserTest(
  'who reloads after committing finds the same cards committed, and may change them',
  async (world) => {
    const sitters = await sitTwo(world);
    const [, light] = sitters;
    await toSplit(sitters);
    await layAll(light);
    await button(light, text['choice.ready']).click();
    await light.guest.until(() => fact(light, 'ready1') === 1, 'ready');
    const laid = [lyingIn(light, 'q1'), lyingIn(light, 'w1')];
    await level(light);
    await light.at.page.reload();
    await level(light);
    for (const [pile, kinds] of [
      ['quest', laid[0]],
      ['war', laid[1]],
    ] as const)
      for (const [i, kind] of kinds.entries()) assert.equal(await light.at.kind(laidPiece(pile, i)), kind);
    await button(light, text['choice.unready']).click();
    await light.guest.until(() => fact(light, 'ready1') === 0, 'the change of mind');
    await level(light);
    const take = choiceTo(light, 'take');
    assert(take?.piece);
    await offered(light, take.piece);
    await light.at.drag(await light.at.piece(take.piece), await light.at.zone('hand1'));
    await eventually('the card is back in the hand', async () => choiceTo(light, 'ready') === undefined);
  },
);

browserTest('who holds both hands passes the device on before the other hand is shown', async (world) => {
  const { address } = world.server;
  const token = newToken();
  const wish = { token, name: 'Rowan', seats: [0, 1], scenario: 'ring-war', start: true };
  const table = await makeTable(address, wish);
  const guest = await joinAs(address, table, token);
  await guest.until(() => guest.decisions().length > 0, 'a question');
  const person = await world.person();
  await person.context.addInitScript(
    ([secret, settings]) => {
      localStorage.setItem('pewter.token', secret);
      localStorage.setItem('pewter.settings', settings);
    },
    [token, JSON.stringify({ speed: 'off', sound: false })],
  );
  await person.page.goto(`${address}/t/${table}`);
  const curtain = person.page.getByRole('dialog', { name: cardSay('cards.pass-label') });
  const show = async (name: string) => {
    await curtain.getByRole('button', { name: cardSay('cards.pass-tap', { name }) }).click();
    await curtain.waitFor({ state: 'detached' });
  };
  await curtain.waitFor();
  await show('Dark Powers');
  const buttons = person.page.locator('#card-buttons');
  await buttons.getByRole('button', { name: text['choice.ready'], exact: true }).click();
  await curtain.waitFor();
  await person.page.waitForFunction(() => (window.pewterCards?.pieces().length ?? 0) > 0);
  // Behind the curtain nobody's cards are on the page.
  const kinds = await person.page.evaluate(() => {
    const cards = window.pewterCards;
    return (cards?.pieces() ?? [])
      .filter((id) => /hand/.test(cards?.zoneOf(id) ?? ''))
      .map((id) => cards?.kindOf(id));
  });
  assert.deepEqual([...new Set(kinds)], ['']);
  await show('Forces of Light');
  await buttons.getByRole('button', { name: text['choice.ready'], exact: true }).waitFor();
});

browserTest('on a phone all nine cards lie in view, and a turn is played by touch', async (world) => {
  const light = await sitAlone(world, phone);
  const { at, guest } = light;
  const places = await Promise.all(
    choicesOf(light)
      .flatMap((one) => (moveOf(one).do === 'toss' && one.piece ? [one.piece] : []))
      .map((piece) => at.piece(piece)),
  );
  assert.equal(places.length, 9);
  for (const { x, y } of places) assert(x > 20 && x < 370 && y > 0 && y < 844, `${x}, ${y} is in view`);
  await toSplit([light]);
  await layAll(light, true);
  await button(light, text['choice.ready']).tap();
  await guest.until(() => fact(light, 'round') === 2 || guest.table.phase === 'over', 'the reveal');
  await at.ready();
});

browserTest('the table of Ring War has nothing that assistive technology stumbles over', async (world) => {
  const light = await sitAlone(world);
  await toSplit([light]);
  await layAll(light);
  const found = await new AxeBuilder({ page: light.at.page }).analyze();
  assert.deepEqual(
    found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
    [],
  );
});
