import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Match } from '../../shared/engine/match.ts';
import { verify } from '../../shared/engine/verify.ts';
import type { Battle } from '../../shared/games/warrior-lands/rules/state.ts';
import { gamesOf } from '../games.ts';
import { publish } from '../table/publish.ts';
import { TableState } from '../table/state.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    games: gamesOf(false),
    scenarios: fileURLToPath(new URL('../../scenarios', import.meta.url)),
    rate: 10_000,
  });
});
afterAll(() => server.stop());

/** The log of a table as it is stored, replayed. */
function replayed(table: string) {
  const kept = server.house.store.load(table);
  const game = kept && server.house.games.get(kept.game);
  if (!kept || !game) throw new Error('There is no such table.');
  return { match: Match.replay(game, kept.seed, kept.entries), seed: kept.seed };
}

test.each(['greeks', 'japan'])(
  '%s: a person and a bot fight; what is seen is what the log says',
  async (scenario) => {
    const token = newToken();
    const wish = { token, name: 'Ann', scenario, seats: [0], bots: [1], start: true };
    const table = await makeTable(server.url, wish);
    const ann = await Browser.join(server.url, table, { token });
    const eve = await Browser.join(server.url, table, { name: 'Eve' });
    for (let acts = 0; acts < 60 && ann.state.phase === 'playing'; acts++) {
      await ann.until(() => ann.decision(0) !== undefined || ann.state.phase === 'over', 'a question');
      const decision = ann.decision(0);
      // The table may have made an only useful choice meanwhile: then this one is stale, as it should be.
      if (decision) expect(['done', 'stale']).toContain(await ann.choose(0, acts % decision.choices.length));
    }
    await ann.until(() => ann.decision(0) !== undefined || ann.state.phase === 'over', 'a question');
    const meanwhile = JSON.stringify([ann.heard, ann.state, eve.heard, eve.state]);
    await ann.act({ do: 'resign', seat: 0 });
    await eve.until(() => eve.state.phase === 'over', 'the end');

    const { match, seed } = replayed(table);
    const truth = new TableState();
    const here = { isHere: (person: string) => person === 'p1', isAway: () => false, watchers: 1 };
    publish(truth, match.position, match.step, match.game.table(match.position.state), here);
    expect(JSON.parse(JSON.stringify(eve.state))).toEqual(JSON.parse(JSON.stringify(truth)));
    expect(match.game.invariants(match.position.state)).toEqual([]);

    expect(meanwhile).not.toContain(seed);
    const late = await Browser.join(server.url, table, { name: 'Zoe' });
    expect(late.welcome?.outcome?.winners).toEqual([1]);
    expect(late.welcome?.seed).toBe(seed);
    const { commitment = '', outcome = null } = late.welcome ?? {};
    expect(verify(match.game, seed, match.entries, commitment, outcome)).toMatchObject({ ok: true });
    for (const who of [ann, eve, late]) {
      const heard = JSON.stringify([who.heard, who.state]);
      for (const deck of (match.position.state as Battle).decks) {
        expect(deck.length).toBeGreaterThan(4);
        expect(heard).not.toContain(JSON.stringify(deck));
        expect(heard).not.toContain(JSON.stringify(deck.join('')));
      }
    }
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toMatch(/pewter_mistakes_total 0/);
  },
);

test('an own scenario file with ten thousand warriors, or with an unknown trait, is refused in words', async () => {
  const ready = server.house.shelf.scenarios.get('greeks')?.file as { sides: { units: object[] }[] };
  const [side, ...others] = ready.sides;
  const crowd = Array.from({ length: 10_000 }, () => ({ unit: 'Hoplite', at: [[0, 0]] }));
  const post = async (file: unknown) => {
    const response = await fetch(`${server.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: newToken(), name: 'A', file }),
    });
    return [response.status, await response.json()] as const;
  };
  const [status, crowded] = await post({ ...ready, sides: [{ ...side, units: crowd }, ...others] });
  expect([400, 413]).toContain(status);
  expect(['bad-file', 'too-large']).toContain(crowded.code);

  const odd = { name: 'Odd', traits: ['Swrod'], at: [[0, 0]], hits: 1 };
  const [, unknown] = await post({ ...ready, sides: [{ ...side, units: [odd, ...side.units] }, ...others] });
  expect(unknown.code).toBe('bad-file');
  expect(JSON.stringify(unknown.problems)).toContain('Sword');
});
