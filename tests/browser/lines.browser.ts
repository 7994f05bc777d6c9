import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import { browserTest } from './cases.ts';
import { fighterOf, postOf, runnerOf } from './duel.ts';
import { level } from './level.ts';
import { wait } from './server.ts';
import { activate, choiceOf, type Sitter, sitTwo } from './sitting.ts';
import { eventually } from './table-page.ts';
import { openWire } from './wire.ts';

browserTest(
  'the server is killed in mid-combat, starts again, and play goes on where everybody saw it',
  async (world) => {
    const server = await world.ownServer();
    const sitting = await sitTwo(world, { server });
    const { actor, other } = await sitting.turn();
    await activate(actor, fighterOf(actor.seat));
    const foe = postOf(other.seat);
    const attack = choiceOf(actor, (choice) => choice.target === foe);
    assert.equal(await actor.guest.act({ do: 'move', seat: actor.seat, move: attack.move }), null);
    await sitting.agree();
    const seen = await other.at.chronicle();
    await server.crash();
    await actor.at.page.getByText(panelsText['banner.away']).waitFor();
    await server.restart();
    for (const { at } of sitting.sitters) {
      await at.page.getByText(panelsText['banner.away']).waitFor({ state: 'hidden' });
      await at.ready();
    }
    assert.deepEqual(await other.at.chronicle(), seen);
    const again = sitting.sitters.find((one) => one.seat === actor.seat) as Sitter;
    await again.at.asked();
    const before = (await again.at.chronicle()).length;
    await again.at.page.keyboard.press('Space');
    await eventually(
      'the turn goes on',
      async () =>
        (await again.at.chronicle()).length > before || !(await again.at.question()).includes('Ajax'),
    );
  },
  { seconds: 120 },
);

browserTest(
  'a line that goes dead is told within five seconds, and both pages agree once it is back',
  async (world) => {
    const wire = await openWire(world.server.address);
    try {
      const sitting = await sitTwo(world, { through: wire.address });
      const { actor, other } = await sitting.turn();
      wire.cut();
      // That it is within five seconds is shown by client/session/keep.test.ts, with a clock of its own.
      await actor.at.page.getByText(panelsText['banner.away']).waitFor();
      await actor.at.clickPiece(fighterOf(actor.seat));
      await actor.at.page.getByText(panelsText['banner.pending']).waitFor();
      wire.mend();
      for (const { at } of [actor, other]) {
        await at.page.getByText(panelsText['banner.away']).waitFor({ state: 'hidden' });
      }
      await eventually('what was done meanwhile happened once', async () =>
        /Ajax|Hector/.test(await actor.at.question()),
      );
      await eventually(
        'both tell the same',
        async () => (await actor.at.chronicle()).join() === (await other.at.chronicle()).join(),
      );
    } finally {
      await wire.end();
    }
  },
  { seconds: 120 },
);

browserTest(
  'twenty dropped lines later the person is still in the seat with the same question',
  async (world) => {
    const wire = await openWire(world.server.address);
    try {
      const sitting = await sitTwo(world, { through: wire.address });
      const { actor } = await sitting.turn();
      const before = await actor.at.question();
      await activate(actor, fighterOf(actor.seat));
      // The page hears through the wire, and so a little later than the guest beside it.
      await eventually('the warrior is asked', async () => (await actor.at.question()) !== before);
      const question = await actor.at.question();
      for (let i = 0; i < 20; i++) {
        wire.drop();
        await wait(100 + (i % 5) * 150);
      }
      await actor.at.page.getByText(panelsText['banner.away']).waitFor({ state: 'hidden' });
      await level(actor);
      await eventually('the same question', async () => (await actor.at.question()) === question);
    } finally {
      await wire.end();
    }
  },
  { seconds: 120 },
);

browserTest('a frozen tab goes on after it wakes', async (world) => {
  const sitting = await sitTwo(world);
  const { actor, other } = await sitting.turn();
  const session = await other.at.page.context().newCDPSession(other.at.page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await activate(actor, fighterOf(actor.seat));
  await wait(3_000);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await eventually(
    'it has caught up',
    async () => (await other.at.chronicle()).join() === (await actor.at.chronicle()).join(),
  );
});

browserTest('a tab in the background says in its title that it is your turn', async (world) => {
  const sitting = await sitTwo(world);
  const { actor, other } = await sitting.turn();
  for (const { at } of [actor, other]) {
    await at.page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  await eventually(
    'the title calls',
    async () => (await actor.at.page.title()) === panelsText['title.your-turn'],
  );
  assert.notEqual(await other.at.page.title(), panelsText['title.your-turn']);
});

browserTest(
  'somebody who was cut off during the other side’s turn sees it all afterwards',
  async (world) => {
    const wire = await openWire(world.server.address);
    try {
      const sitting = await sitTwo(world);
      const { actor, other } = await sitting.turn();
      await other.at.page.goto(`${wire.address}/t/${sitting.table}`);
      await other.at.page.evaluate((token) => localStorage.setItem('pewter.token', token), other.token);
      await other.at.page.reload();
      await other.at.ready();
      wire.cut();
      await activate(actor, runnerOf(actor.seat));
      await actor.at.page.keyboard.press('Space');
      await wait(6_000);
      wire.mend();
      await other.at.page.getByText(panelsText['banner.away']).waitFor({ state: 'hidden' });
      await sitting.agree();
      await eventually(
        'both tell the same',
        async () => (await other.at.chronicle()).join() === (await actor.at.chronicle()).join(),
      );
      await other.at.asked();
    } finally {
      await wire.end();
    }
  },
  { seconds: 120 },
);
