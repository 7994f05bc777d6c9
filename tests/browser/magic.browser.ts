import assert from 'node:assert/strict';
import type { ChoiceView, DecisionView } from '../../shared/engine/game.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import { type Guest, joinAs, makeTable, newToken } from '../guest.ts';
import { arcana, bishopOf, heroOf, mageOf, postOf, squireOf } from './arcana.ts';
import { browserTest } from './cases.ts';
import { deed } from './level.ts';
import { clickFirst } from './sitting.ts';
import { eventually, TablePage } from './table-page.ts';
import type { World } from './world.ts';

/** Rounds in which the cards and the dice that a test needs must come; most come in the first. */
const PATIENCE = 12;

/** One person who plays both sides in one browser, with a second line to read what may be done. */
interface Player {
  readonly at: TablePage;
  readonly guest: Guest;
}

async function sitAlone(world: World): Promise<Player> {
  const token = newToken();
  const { address } = world.server;
  const table = await makeTable(address, { token, file: arcana, seats: [0, 1], start: true });
  const guest = await joinAs(address, table, token);
  return { guest, at: await TablePage.open(await world.person(), address, table, token) };
}

/** The question that is open, whichever side must answer. */
async function asked({ guest }: Player): Promise<DecisionView> {
  const open = () => guest.settled && guest.decisions().length > 0;
  await guest.until(() => guest.now.over || open(), 'a question');
  if (!open()) throw new Error('The battle is over.');
  return guest.decisions()[0];
}

/** Answers by the line, where it is not what the test is about: ends turns, gives warriors' turns away. */
async function pass(player: Player): Promise<void> {
  const { choices, seat } = await asked(player);
  const { move } = choices.find((choice) => choice.group === 'end') ?? choices[0];
  await player.guest.answer(seat, move);
}

/** Passes until this warrior may be chosen to act. */
async function untilMayAct(player: Player, piece: string): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const { choices } = await asked(player);
    if (choices.some((choice) => choice.group === 'unit' && choice.piece === piece)) return;
    await pass(player);
  }
  throw new Error(`${piece} never has its turn.`);
}

/** Clicks the warrior, and waits for its cards. */
const activate = (player: Player, piece: string): Promise<void> =>
  deed(player, `the cards of ${piece}`, () => player.at.clickPiece(piece));

/** Activates the caster, round after round, until its cards make what is wanted. */
async function untilItMakes(
  player: Player,
  caster: string,
  wanted: (choice: ChoiceView) => boolean,
): Promise<void> {
  for (let round = 0; round < PATIENCE; round++) {
    await untilMayAct(player, caster);
    await activate(player, caster);
    const { choices, piece } = await asked(player);
    if (piece === caster && choices.some(wanted)) return;
    if (piece === caster) await pass(player);
  }
  throw new Error(`The cards did not come in ${PATIENCE} turns.`);
}

const makes =
  (spell: string, target?: string) =>
  ({ made, target: whom }: ChoiceView): boolean =>
    made === spell && (target === undefined || whom === target);

/** Takes the slip of a spell up, as a click does. */
async function takeUp({ at }: Player, spell: string): Promise<void> {
  await at.prompt.locator('.slip', { hasText: spell }).click();
  await at.page.locator('.slip[aria-pressed="true"]').waitFor();
}

/** Casts by slip and click, and waits until it is done. */
const castOn = (player: Player, spell: string, piece: string): Promise<void> =>
  deed(player, `the spell ${spell}`, async () => {
    await takeUp(player, spell);
    await player.at.clickPiece(piece);
  });

/** Casts into the first hex that is lit, by slip and click, and says which it was. */
async function castThere(player: Player, spell: string): Promise<number> {
  const { at } = player;
  let cell = -1;
  await clickFirst(player, `the spell ${spell}`, async () => {
    await takeUp(player, spell);
    await eventually('a hex is lit', async () => (await lit(player)).cells.length > 0);
    [cell] = (await lit(player)).cells;
    const { x, y } = await at.cell(cell);
    await at.page.mouse.click(x, y);
  });
  return cell;
}

const lit = ({ at }: Player) => at.page.evaluate(() => window.pewterTable!.lit());
const isOnBoard = ({ guest }: Player, piece: string) => guest.table.pieces.get(piece)?.zone === 'board';
const tokensOf = ({ guest }: Player, piece: string) =>
  decodeMarks(guest.table.pieces.get(piece)?.marks ?? '').token ?? 0;
const told = async ({ at }: Player) => (await at.chronicle()).join('\n').replace(/\s+/g, ' ');

/** The bishop of a side smites the hero of the other, who can't be saved. */
async function smiteHero(player: Player, seat: number): Promise<void> {
  const hero = heroOf(1 - seat);
  await untilItMakes(player, bishopOf(seat), makes('priest:smite', hero));
  await castOn(player, 'Smite', hero);
  assert(!isOnBoard(player, hero), 'the hero has fallen');
}

browserTest(
  'a Fire Ball is dragged onto a foe, and the friend beside it is marked in danger',
  async (world) => {
    const player = await sitAlone(world);
    const { at, guest } = player;
    const { seat } = await asked(player);
    const [mage, post] = [mageOf(seat), postOf(1 - seat)];
    await untilItMakes(player, mage, makes('mage:fireball', post));
    const foe = await at.cellOf(post);
    assert((await lit(player)).foes.includes(foe), 'a foe that only spells reach is lit as a foe');
    await takeUp(player, 'Fire Ball');
    await at.lift(mage);
    const over = await at.cell(foe);
    await at.page.mouse.move(over.x, over.y, { steps: 8 });
    await eventually('the friend in the blast is marked', async () =>
      (await lit(player)).danger.includes(squireOf(seat)),
    );
    assert((await lit(player)).area.length >= 3, 'the hexes of the blast are lit');
    const { step } = guest;
    await at.page.mouse.up();
    await guest.until(() => guest.step > step, 'the spell');
    await eventually('the chronicle tells the spell and who was in its blast', async () =>
      /casts Fire Ball on .*caught in it\?/.test(await told(player)),
    );
  },
);

browserTest('a summoned elemental stands beside its mage and acts in the next round', async (world) => {
  const player = await sitAlone(world);
  const { guest } = player;
  const { seat } = await asked(player);
  const isElemental = (id: string) => /elemental/.test(id);
  const elemental = () => [...guest.table.pieces.keys()].find(isElemental) ?? '';
  for (let tries = 0; tries < PATIENCE && !elemental(); tries++) {
    await untilItMakes(player, mageOf(seat), makes('mage:summonelemental'));
    await castThere(player, 'Summon Elemental');
    if ((await asked(player)).kind === 'action') await pass(player);
  }
  assert(elemental(), 'it has come');
  assert.equal(tokensOf(player, elemental()), 0, 'it has no token in this round');
  const round = guest.table.facts.get('round') ?? 0;
  await untilMayAct(player, elemental());
  assert.equal(guest.table.facts.get('round'), round + 1);
  await activate(player, elemental());
  assert.equal((await asked(player)).piece ?? elemental(), elemental());
  await eventually('it draws two cards', async () => /Elemental draws 2/.test(await told(player)));
});

browserTest('a fallen hero is raised beside the bishop', async (world) => {
  const player = await sitAlone(world);
  const { seat } = await asked(player);
  const hero = heroOf(1 - seat);
  await smiteHero(player, seat);
  const bishop = bishopOf(1 - seat);
  for (let tries = 0; tries < PATIENCE && !isOnBoard(player, hero); tries++) {
    await untilItMakes(player, bishop, makes('priest:resurrect', hero));
    const cell = await castThere(player, 'Resurrect');
    if (isOnBoard(player, hero)) assert.equal(player.guest.table.pieces.get(hero)?.at, cell);
  }
  assert(isOnBoard(player, hero), 'the hero stands again');
  assert(await player.at.piece(hero));
});

browserTest('a foe is turned into a frog, and its sheet says so', async (world) => {
  const player = await sitAlone(world);
  const { at } = player;
  const { seat } = await asked(player);
  const post = postOf(1 - seat);
  const isChoosing = () => player.guest.decisions()[0]?.kind === 'form';
  for (let tries = 0; tries < PATIENCE && !isChoosing(); tries++) {
    await untilItMakes(player, mageOf(seat), makes('mage:polymorph', post));
    await castOn(player, 'Polymorph', post);
  }
  assert(isChoosing(), 'the caster chooses a form');
  await deed(player, 'the new form', () => at.choose(/^Frog\b/, /Answer/));
  // The sheet of what was looked at before stays until the next has come.
  await eventually('its sheet says so', async () => (await at.hits(post)) === '1 of 1 Hits');
  await eventually('the chronicle tells it', async () => /turns into: Frog/.test(await told(player)));
});

browserTest('a warrior rallied after its turn acts twice in one round', async (world) => {
  const player = await sitAlone(world);
  const { guest } = player;
  const { seat } = await asked(player);
  const [squire, mage] = [squireOf(seat), mageOf(seat)];
  for (let tries = 0; tries < PATIENCE; tries++) {
    await untilMayAct(player, squire);
    const round = guest.table.facts.get('round');
    await activate(player, squire);
    if ((await asked(player)).piece === squire) await pass(player);
    await untilMayAct(player, mage);
    if (guest.table.facts.get('round') !== round) continue;
    await activate(player, mage);
    const { piece, choices } = await asked(player);
    if (piece !== mage || !choices.some(makes('mage:haste', squire))) {
      await untilMayAct(player, squire);
      continue;
    }
    await castOn(player, 'Haste', squire);
    assert.equal(tokensOf(player, squire), 1);
    await untilMayAct(player, squire);
    assert.equal(guest.table.facts.get('round'), round, 'it is still the same round');
    await activate(player, squire);
    return;
  }
  throw new Error(`No Haste in ${PATIENCE} turns.`);
});

browserTest('the disk of a fallen hero is taken by whoever stands beside it', async (world) => {
  const player = await sitAlone(world);
  const { at } = player;
  const { seat } = await asked(player);
  await smiteHero(player, seat);
  await deed(player, 'the item taken', () => at.choose(/Flying Disk/));
  await eventually('the chronicle tells it', async () => /takes .*Flying Disk/.test(await told(player)));
  const { x, y } = await at.piece(bishopOf(seat));
  await at.page.mouse.move(x, y);
  await at.page.locator('#sheet').getByText('Wings').first().waitFor();
});
