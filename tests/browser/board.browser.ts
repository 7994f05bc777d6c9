import assert from 'node:assert/strict';
import { makeTable, newToken } from '../guest.ts';
import { browserTest } from './cases.ts';
import { COLUMNS, duel, ROWS, runnerOf } from './duel.ts';
import { deed } from './level.ts';
import { wait } from './server.ts';
import { activate, choiceOf, type Sitter, sitTwo } from './sitting.ts';
import { eventually, TablePage } from './table-page.ts';
import { phone } from './world.ts';

/** A hex to which the runner may go. */
function hexFor(sitter: Sitter, runner: string): number {
  const { cell } = choiceOf(sitter, (choice) => choice.group === 'move' && choice.piece === runner);
  assert(cell !== undefined);
  return cell;
}

for (const [name, letGo] of [
  ['Escape', (sitter: Sitter) => sitter.at.page.keyboard.press('Escape')],
  ['a right click', (sitter: Sitter) => sitter.at.page.mouse.down({ button: 'right' })],
] as const) {
  browserTest(`${name} in mid-drag puts the warrior back`, async (world) => {
    const sitting = await sitTwo(world);
    const { actor } = await sitting.turn();
    const runner = runnerOf(actor.seat);
    await activate(actor, runner);
    const [from, step] = [await actor.at.cellOf(runner), actor.guest.table.step];
    const to = await actor.at.cell(hexFor(actor, runner));
    await actor.at.lift(runner);
    await actor.at.page.mouse.move(to.x, to.y, { steps: 6 });
    await letGo(actor);
    await actor.at.page.mouse.up();
    await wait(300);
    await actor.at.ready();
    assert.equal(await actor.at.cellOf(runner), from);
    assert.equal(actor.guest.table.step, step);
  });
}

browserTest('a warrior that is dropped on a hex out of its reach goes back', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  const runner = runnerOf(actor.seat);
  await activate(actor, runner);
  const [from, step] = [await actor.at.cellOf(runner), actor.guest.table.step];
  await actor.at.drag(runner, COLUMNS * ROWS - 1 - from);
  await actor.at.ready();
  assert.equal(await actor.at.cellOf(runner), from);
  assert.equal(actor.guest.table.step, step);
});

for (const [name, turns] of [
  ['in', -300],
  ['out', 700],
] as const) {
  browserTest(
    `zoomed ${name}, a dragged warrior stays under the pointer and lands where it is dropped`,
    async (world) => {
      const sitting = await sitTwo(world);
      const { actor } = await sitting.turn();
      const runner = runnerOf(actor.seat);
      await activate(actor, runner);
      const place = await actor.at.piece(runner);
      await actor.at.page.mouse.move(place.x, place.y);
      const zoom = () => actor.at.page.evaluate(() => window.pewterTable?.zoom());
      const before = await zoom();
      await actor.at.page.mouse.wheel(0, turns);
      // The browser says that the wheel was turned before the page has heard of it.
      await eventually('it is zoomed', async () => (await zoom()) !== before);
      await actor.at.ready();
      const hex = hexFor(actor, runner);
      const to = await actor.at.cell(hex);
      await actor.at.lift(runner);
      await actor.at.page.mouse.move(to.x, to.y, { steps: 8 });
      await eventually('it is under the pointer', async () => {
        const carried = await actor.at.piece(runner);
        return Math.hypot(carried.x - to.x, carried.y - to.y) < 60;
      });
      await actor.at.page.mouse.up();
      await eventually('it stands there', async () => actor.guest.table.pieces.get(runner)?.at === hex);
    },
  );
}

browserTest('every hex of the rim can be reached by a pointer on a laptop', async (world) => {
  const sitting = await sitTwo(world, { scenario: 'greeks' });
  const { actor } = await sitting.turn();
  const count = await actor.at.page.evaluate(() => {
    const reach: string[] = [];
    for (let cell = 0; ; cell++) {
      const at = window.pewterTable?.cellAt(cell);
      if (!at || Number.isNaN(at.x) || cell > 159) break;
      const hit = document.elementFromPoint(at.x, at.y);
      if (!hit?.closest('#board')) reach.push(`${cell} under ${hit?.closest('[id]')?.id ?? 'nothing'}`);
    }
    return reach;
  });
  assert.deepEqual(count, []);
});

browserTest(
  'the table is drawn by WebGL too',
  async (world) => {
    const token = newToken();
    const { address } = world.server;
    const table = await makeTable(address, { token, file: duel, seats: [0, 1], start: true });
    // The client avoids WebGL in software, as here, unless it is asked to take it.
    const small = await world.person({ viewport: { width: 800, height: 560 } });
    const at = await TablePage.open(small, address, table, token, '?renderer=webgl');
    assert.equal(await at.page.evaluate(() => window.pewterTable?.renderer()), 'webgl');
    await at.choose(/Ajax|Hector/, /Warriors/);
    await eventually('the cards', async () => /Ajax|Hector/.test(await at.question()), 60);
    await at.ready();
  },
  { renderer: 'webgl', seconds: 180 },
);

browserTest('a warrior that acts, and every hex that it may enter, lie under no panel', async (world) => {
  const sitting = await sitTwo(world);
  const { actor } = await sitting.turn();
  await activate(actor, runnerOf(actor.seat));
  await wait(200);
  await actor.at.ready();
  const covered = await actor.at.page.evaluate(() => {
    const table = window.pewterTable;
    if (!table) return ['no table'];
    const cells = [table.cellOf(table.acting()), ...table.lit().cells];
    return cells.flatMap((cell) => {
      const at = table.cellAt(cell);
      const hit = at && document.elementFromPoint(at.x, at.y);
      return hit?.closest('#board') ? [] : [`${cell} under ${hit?.closest('[id]')?.id ?? 'nothing'}`];
    });
  });
  assert.deepEqual(covered, []);
});

browserTest(
  'a warrior dragged before it has its cards draws them and then does what its drop meant',
  async (world) => {
    const sitting = await sitTwo(world);
    const { actor } = await sitting.turn();
    const runner = runnerOf(actor.seat);
    const from = await actor.at.cellOf(runner);
    const beside = actor.seat === 0 ? from + 1 : from - 1;
    await deed(actor, 'its cards', () => actor.at.drag(runner, beside));
    await actor.guest.until(
      () => actor.guest.table.pieces.get(runner)?.at === beside,
      'the drop, which would be forgotten',
    );
  },
);

browserTest('a browser that cannot paint beside the page paints the board on it', async (world) => {
  const token = newToken();
  const { address } = world.server;
  const table = await makeTable(address, { token, file: duel, seats: [0, 1], start: true });
  const one = await world.person();
  await one.context.addInitScript(() => {
    Reflect.deleteProperty(window, 'OffscreenCanvas');
  });
  const at = await TablePage.open(one, address, table, token);
  assert.deepEqual(await at.page.evaluate(() => window.pewterTable?.pieces().length), 6);
});

browserTest('a second finger in mid-drag on a phone puts the warrior back', async (world) => {
  const sitting = await sitTwo(world, { screens: [phone, phone] });
  const { actor } = await sitting.turn();
  const runner = runnerOf(actor.seat);
  const place = await actor.at.piece(runner);
  await deed(actor, 'the cards', () => actor.at.page.touchscreen.tap(place.x, place.y));
  const [from, step] = [await actor.at.cellOf(runner), actor.guest.table.step];
  const start = await actor.at.piece(runner);
  const to = await actor.at.cell(hexFor(actor, runner));
  const session = await actor.at.page.context().newCDPSession(actor.at.page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (let i = 1; i <= 6; i++) {
    await touch('touchMove', [
      { x: start.x + ((to.x - start.x) * i) / 6, y: start.y + ((to.y - start.y) * i) / 6 },
    ]);
  }
  await touch('touchStart', [to, { x: to.x + 80, y: to.y + 60 }]);
  await touch('touchEnd', []);
  await wait(300);
  await actor.at.ready();
  assert.equal(await actor.at.cellOf(runner), from);
  assert.equal(actor.guest.table.step, step);
});
