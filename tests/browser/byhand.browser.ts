import assert from 'node:assert/strict';
import { handSay } from '../../client/byhand/text.ts';
import { lobbyText } from '../../client/text/lobby.ts';
import { panelsText } from '../../client/text/panels.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { COLUMNS, fighterOf, runnerOf } from './duel.ts';
import { HandPage } from './hand-page.ts';
import { activate, sitTwo } from './sitting.ts';
import { eventually } from './table-page.ts';
import { desktop, phone, type World } from './world.ts';

interface Hands {
  readonly at: HandPage;
  /** A second line of the same person, to read what the table holds. */
  readonly guest: Guest;
}

/** Rowan with a large screen and a friend with a phone, at cards that lie by hand. */
async function cardsByHand(world: World): Promise<[Hands, Hands]> {
  const { address } = world.server;
  const tokens = [newToken(), newToken()];
  const wish = { name: 'Rowan', scenario: 'ring-war', seats: [0], start: true, byHand: true };
  const table = await makeTable(address, { token: tokens[0], ...wish });
  const [first, second] = [await joinAs(address, table, tokens[0]), await joinAs(address, table, tokens[1])];
  await second.act({ do: 'sit', seat: 1, word: 'clover' });
  await first.until(() => first.table.byHand, 'a table by hand');
  return [
    { at: await HandPage.open(await world.person(desktop), address, table, tokens[0]), guest: first },
    { at: await HandPage.open(await world.person(phone), address, table, tokens[1]), guest: second },
  ];
}

const zoneOf = ({ guest }: Hands, id: string) => guest.table.pieces.get(id)?.zone ?? '';
const shown = ({ guest }: Hands, id: string) => guest.table.pieces.get(id)?.kind ?? '';
const inZone = ({ guest }: Hands, zone: string) =>
  [...guest.table.pieces]
    .filter(([, piece]) => piece.zone === zone)
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id]) => id);
/** A whole name as it travels: its length goes ahead of it. */
const onTheLine = (name: string) => Buffer.from([0xa0 + name.length, ...Buffer.from(name)]);

browserTest(
  'a card is laid by hand, carried before the other’s eyes, and held by one of the two who reach for it',
  async (world) => {
    const [near, far] = await cardsByHand(world);
    const [card] = await near.at.idsIn('hand0');
    const kind = (await near.at.laid(card))?.kind;
    assert.equal((await far.at.laid(card))?.kind, '');
    await near.at.drag(await near.at.piece(card), await near.at.zone('w0'));
    await near.guest.until(() => zoneOf(near, card) === 'w0', 'the card on its pile');
    await eventually(
      'the other sees what it is',
      async () => (await far.at.laid(card))?.kind === kind && kind !== '',
    );

    await far.at.ready();
    const lies = await far.at.piece(card);
    // Between the two piles there is no zone.
    await near.at.lift(await near.at.piece(card), await near.at.at(6330, 4200));
    await eventually('the other sees who has it', async () => (await far.at.holder(card)) === 0);
    await eventually('the other sees where it is carried', async () => {
      const now = await far.at.piece(card);
      return Math.hypot(now.x - lies.x, now.y - lies.y) > 10;
    });
    const step = near.guest.table.step;
    const held = await far.at.piece(card);
    const end = await far.at.touch(held, { x: held.x + 30, y: held.y + 40 });
    assert.deepEqual(await far.at.carried(), []);
    await end();
    assert.equal(near.guest.table.step, step);
    await near.at.page.mouse.up();
    await near.guest.until(() => near.guest.table.step > step, 'the card laid down');
    await near.at.ready();
    await eventually('nobody holds it any more', async () => (await far.at.holder(card)) === -1);
    await far.at.ready();

    // By a finger, out of the hand on the phone.
    const [own] = await far.at.idsIn('hand1');
    const lay = await far.at.touch(await far.at.piece(own), { x: 250, y: 300 });
    await lay();
    await near.guest.until(() => zoneOf(near, own) !== 'hand1', 'a card from the phone');
    await eventually('its face is seen', async () => (await near.at.laid(own))?.kind !== '');

    // Both reach for one card in the same moment: whoever was a blink later lets go by themselves.
    const [here, there] = [await near.at.piece(card), await far.at.piece(card)];
    const [, letGo] = await Promise.all([
      near.at.lift(here, { x: here.x + 60, y: here.y - 40 }),
      far.at.touch(there, { x: there.x + 30, y: there.y - 30 }),
    ]);
    await eventually('one of them has it', async () => {
      const [one, other] = [await near.at.carried(), await far.at.carried()];
      return one.length + other.length === 1;
    });
    const before = near.guest.table.step;
    await near.at.page.mouse.up();
    await letGo();
    await near.guest.until(() => near.guest.table.step > before, 'the card laid down');
    for (const { at } of [near, far])
      await eventually('it hangs in nobody’s hand', async () => (await at.holder(card)) === -1);
  },
  { seconds: 90 },
);

browserTest(
  'by hand: a box of pieces, a draw, a look, a turn, a shuffle and a roll, and what is hidden stays so',
  async (world) => {
    const [near, far] = await cardsByHand(world);
    const { at, guest } = near;
    const [card, stays] = await at.idsIn('hand0');
    const secret = (await at.laid(stays))?.kind ?? '';
    const began = { near: at.heard.length, far: far.at.heard.length };
    assert.notEqual(secret, '');

    // Several at once, and back again in the order in which they lay.
    const zone = 'warTokens0';
    const tokens = inZone(near, zone);
    assert.equal(tokens.length, 5);
    const places = await Promise.all(tokens.map((id) => at.piece(id)));
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    await at.page.keyboard.press('g');
    await at.page.keyboard.press('2');
    const from = { x: Math.min(...xs) - 14, y: Math.min(...ys) - 14 };
    await at.lift(from, { x: Math.max(...xs) + 14, y: Math.max(...ys) + 14 });
    await at.page.mouse.up();
    await at.page.keyboard.press('1');
    assert.deepEqual(new Set(await at.selection()), new Set(tokens));
    const [lead] = places;
    // Beside the other's shown scout, where no zone is.
    await at.drag(lead, await at.at(9200, 700));
    await guest.until(() => tokens.every((id) => zoneOf(near, id) === 'felt'), 'all tokens on the felt');
    const moved = await Promise.all(tokens.map((id) => at.piece(id)));
    for (const [i, { x, y }] of moved.entries()) {
      assert(Math.abs(x - moved[0].x - (places[i].x - lead.x)) < 2);
      assert(Math.abs(y - moved[0].y - (places[i].y - lead.y)) < 2);
    }
    await eventually('the other sees all of them there', async () => (await far.at.idsIn('felt')).length > 2);
    await at.page.keyboard.press('u');
    await guest.until(() => inZone(near, zone).length === tokens.length, 'the tokens back');
    assert.deepEqual(inZone(near, zone), tokens);
    await at.deselect();
    await at.page.keyboard.press('g');

    const count = inZone(near, 'hand0').length;
    await at.menu(inZone(near, 'deck0').at(-1) ?? '', 'menu.draw');
    await guest.until(() => inZone(near, 'hand0').length === count + 1, 'one card more');
    const top = inZone(near, 'deck0').at(-1) ?? '';
    await at.menu(top, 'menu.top', 'menu.look');
    await eventually('one sees what one looked at', async () => (await at.laid(top))?.kind !== '');
    await at.page.keyboard.press('Escape');
    await far.guest.until(() => far.guest.table.step === guest.table.step, 'the look, told');
    assert.equal((await far.at.laid(top))?.kind, '');

    await at.drag(await at.piece(card), await at.zone('w0'));
    await guest.until(() => shown(near, card) !== '', 'a card laid open');
    await at.menu(card, 'menu.flip');
    await guest.until(() => shown(near, card) === '', 'the card turned over');

    const deck = inZone(near, 'deck0');
    await at.menu(top, 'menu.shuffle');
    await guest.until(() => !deck.some((id) => guest.table.pieces.has(id)), 'a deck that nobody can follow');

    await at.page.keyboard.press('6');
    await at.page.getByRole('button', { name: /^Roll / }).click();
    const rolled = (who: Guest) =>
      who.now.chapters.flatMap(({ events }) => events).filter(({ kind }) => kind === 'roll');
    await far.guest.until(() => rolled(far.guest).length === 1, 'the dice, told');
    await at.ready();
    await at.page.keyboard.press('Escape');

    // A roll is taken back when the other agrees: on the phone, by a finger.
    await at.page.keyboard.press('u');
    await far.at.page.getByRole('button', { name: panelsText['undo.agree'] }).tap();
    await guest.until(() => guest.now.chapters.at(-1)?.undoes !== undefined, 'the roll taken back');

    await far.guest.until(() => far.guest.table.step === guest.table.step, 'the last step');
    await far.at.ready();
    const name = onTheLine(secret);
    assert(at.heard.slice(began.near).some((bytes) => bytes.includes(name)));
    assert(!far.at.heard.slice(began.far).some((bytes) => bytes.includes(name)));
    assert.equal(zoneOf(near, stays), 'hand0');
  },
  { seconds: 120 },
);

browserTest('the lobby opens cards by hand; alone one goes to the rules and back at once', async (world) => {
  const { page } = await world.person();
  await page.goto(world.server.address);
  const opens = lobbyText['battles.by-hand'].replace('{title}', "Duel at Barad'Dun");
  await page.getByRole('button', { name: opens }).click();
  await page.getByRole('button', { name: lobbyText['make.go'] }).click();
  const at = await HandPage.here(page);
  const pieces = () => page.evaluate(() => window.pewterByHand?.pieces().length ?? 0);
  const all = await pieces();
  assert(all > 100);
  await at.tools.getByRole('button', { name: handSay('tool.back') }).click();
  const ask = page.getByRole('dialog', { name: handSay('back.title') });
  await ask.getByRole('button', { name: handSay('back.go') }).click();
  await page.waitForFunction(() => window.pewterCards && !window.pewterCards.busy(), null, {
    timeout: 45_000,
  });
  await page.getByRole('button', { name: panelsText['settings.title'] }).first().click();
  await page.getByRole('button', { name: panelsText['by-hand.leave'] }).click();
  await at.ready();
  assert.equal(await pieces(), all);
});

browserTest(
  'in mid-combat two people go over to hands, set a foe where no rule would let it stand, and play on by the rules',
  async (world) => {
    const sitting = await sitTwo(world);
    const { actor, other } = await sitting.turn();
    await activate(actor, fighterOf(actor.seat));
    await actor.at.page.getByRole('button', { name: panelsText['settings.title'] }).first().click();
    await actor.at.page.getByRole('button', { name: panelsText['by-hand.leave'] }).click();
    await other.at.page.getByRole('button', { name: panelsText['undo.agree'] }).click();
    const [mine, theirs] = [await HandPage.here(actor.at.page), await HandPage.here(other.at.page)];

    const runner = runnerOf(other.seat);
    const cell = 4 * COLUMNS + 4;
    await mine.drag(await mine.piece(runner), await mine.cell(cell));
    const { guest } = actor;
    await guest.until(() => guest.table.pieces.get(runner)?.at === cell, 'the runner in its new hex');
    await mine.page.keyboard.press('+');
    const damage = () => decodeMarks(guest.table.pieces.get(runner)?.marks ?? '').chip ?? 0;
    await guest.until(() => damage() === 1, 'a chip on the runner');
    await eventually('the other sees it there', async () => (await theirs.laid(runner))?.at === cell);

    // From two in one hex the rules can't go on: the other is told so, and shown whom it is about.
    const crowded = (await mine.laid(fighterOf(actor.seat)))?.at ?? -1;
    await mine.drag(await mine.piece(runner), await mine.cell(crowded));
    await guest.until(() => guest.table.pieces.get(runner)?.at === crowded, 'the runner in a taken hex');
    await theirs.ready();
    await theirs.tools.getByRole('button', { name: handSay('tool.back') }).click();
    const ask = theirs.page.getByRole('dialog', { name: handSay('back.title') });
    await ask.getByRole('button', { name: handSay('back.go') }).click();
    await ask.getByRole('listitem').getByRole('button').first().click();
    await eventually('the two are chosen', async () => (await theirs.selection()).includes(runner));
    await ask.getByRole('button', { name: handSay('back.list') }).click();
    await mine.page.keyboard.press('u');
    await guest.until(() => guest.table.pieces.get(runner)?.at === cell, 'the runner back in its own hex');
    await theirs.ready();
    await ask.getByRole('button', { name: handSay('back.again') }).click();
    await mine.page.getByRole('button', { name: panelsText['undo.agree'] }).click();
    for (const { at } of [actor, other]) {
      await at.ready();
      assert.equal(await at.cellOf(runner), cell);
    }
    assert.equal(damage(), 1);

    const again = await sitting.turn();
    assert.equal(again.actor.seat, actor.seat);
    const step = guest.table.step;
    await again.actor.at.page.keyboard.press('Space');
    await guest.until(() => guest.table.step > step, 'the end of the turn');
    await sitting.turn();
  },
  { seconds: 90 },
);
