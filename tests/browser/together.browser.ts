import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import { decodeMarks } from '../../shared/table/marks.ts';
import { joinAs, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { fighterOf, postOf, runnerOf } from './duel.ts';
import { deed, level } from './level.ts';
import { activate, choiceOf, clickFirst, endRound, sitTwo } from './sitting.ts';
import { eventually, TablePage } from './table-page.ts';

browserTest('a warrior dragged in one page moves in the other, to the same hex', async (world) => {
  const sitting = await sitTwo(world);
  const { actor, other } = await sitting.turn();
  const runner = runnerOf(actor.seat);
  await activate(actor, runner);
  const { cell } = choiceOf(actor, (choice) => choice.group === 'move' && choice.piece === runner);
  assert(cell !== undefined);
  await deed(actor, 'the move', () => actor.at.drag(runner, cell));
  assert.equal(actor.guest.table.pieces.get(runner)?.at, cell);
  await sitting.agree();
  for (const { at } of [actor, other]) assert.equal(await at.cellOf(runner), cell);
});

browserTest('an attack with dice ends with the same damage in both pages', async (world) => {
  const sitting = await sitTwo(world);
  const [red] = sitting.sitters;
  const damage = (post: string) => decodeMarks(red.guest.table.pieces.get(post)?.marks ?? '').chip ?? 0;
  // A blow does damage in three of four cases: the first that does is looked at.
  for (let tries = 0; tries < 8; tries++) {
    const { actor, other } = await sitting.turn();
    const post = postOf(other.seat);
    await activate(actor, fighterOf(actor.seat));
    choiceOf(actor, (choice) => choice.target === post);
    await clickFirst(actor, 'the attack', () => actor.at.clickPiece(post));
    await sitting.agree();
    await eventually('both pages tell the same die', async () => {
      const [near, far] = [await actor.at.chronicle(), await other.at.chronicle()];
      return near.length > 0 && near.at(-1) === far.at(-1) && /needs \d or less/.test(near.join('\n'));
    });
    const left = `${12 - damage(post)} of 12 Hits`;
    // The sheet of what was looked at before stays until the next has come.
    await eventually(`both sheets say ${left}`, async () => {
      const [near, far] = [await actor.at.hits(post), await other.at.hits(post)];
      return near === left && far === left;
    });
    if (damage(post) > 0) return;
    await endRound(sitting);
  }
  throw new Error('Eight blows did no damage.');
});

browserTest('somebody who reloads in mid-turn has the same cards and the same question', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  await activate(actor, fighterOf(actor.seat));
  await actor.at.prompt.locator('.group-end').waitFor();
  const [question, buttons] = [
    await actor.at.question(),
    await actor.at.prompt.getByRole('button').allInnerTexts(),
  ];
  await actor.at.page.reload();
  await level(actor);
  await eventually('the same question', async () => (await actor.at.question()) === question);
  assert.deepEqual(await actor.at.prompt.getByRole('button').allInnerTexts(), buttons);
});

browserTest('a spectator sees the battle and is asked nothing', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  const watcher = await TablePage.open(await world.person(), world.server.address, sitting.table);
  await activate(actor, fighterOf(actor.seat));
  await eventually(
    'the turn shows',
    async () => (await watcher.chronicle()).length === (await actor.at.chronicle()).length,
  );
  assert.equal(await watcher.prompt.locator('.choices button').count(), 0);
  await watcher.clickPiece(runnerOf(actor.seat));
  await eventually('its sheet', async () => /12 of 12/.test(await watcher.hits(fighterOf(0))));
});

browserTest('somebody who comes in the middle of a long game sees it all', async (world) => {
  const sitting = await sitTwo(world);
  const [red] = sitting.sitters;
  const played = () => Number(red.guest.table.facts.get('round'));
  while (played() < 4 && red.guest.table.phase === 'playing') await endRound(sitting);
  const watcher = await TablePage.open(await world.person(), world.server.address, sitting.table);
  const guest = await joinAs(world.server.address, sitting.table, newToken());
  await guest.until(() => guest.table.step === red.guest.table.step, 'the same step for both');
  await eventually('the chronicle is whole', async () => (await watcher.chronicle()).length > 8);
  guest.leave();
});

browserTest('a second tab of the same person plays the same seat', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  const tab = await actor.at.page.context().newPage();
  await tab.goto(actor.at.page.url());
  await tab.getByRole('region', { name: panelsText['prompt.label'] }).locator('.choices').waitFor();
  await activate(actor, fighterOf(actor.seat));
  await eventually('the other tab asks the same', async () => {
    const [there] = await tab.locator('#prompt .question').allInnerTexts();
    return (there ?? '').replace(/\s+/g, ' ') === (await actor.at.question());
  });
});

browserTest('a double click draws the cards once', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  const step = actor.guest.table.step;
  const { x, y } = await actor.at.piece(runnerOf(actor.seat));
  await actor.at.page.mouse.dblclick(x, y);
  await actor.guest.until(() => actor.guest.table.step > step, 'the cards');
  await new Promise((later) => setTimeout(later, 400));
  assert.equal(actor.guest.table.step, step + 1);
});

browserTest('a new name in mid-game keeps the seat', async (world) => {
  const sitting = await sitTwo(world);
  const { actor, other } = await sitting.turn();
  await actor.guest.act({ do: 'rename', name: 'Marigold' });
  await other.at.page.getByText('Marigold').first().waitFor();
  await activate(actor, fighterOf(actor.seat));
});
