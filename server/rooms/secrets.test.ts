import { expect, test } from 'vitest';
import { Match } from '../../shared/engine/match.ts';
import type { Pebbles } from '../../shared/engine/testing/pebbles.ts';
import { pebbles } from '../../shared/engine/testing/pebbles.ts';
import { Browser, makeTable, newToken } from '../testing/browser.ts';
import { startServer } from '../testing/start-server.ts';

test('what anybody receives holds no seed, no order of the deck and no card of the other’s hand', async () => {
  const server = await startServer({ waits: { automatic: 60_000 } });
  try {
    const token = newToken();
    const table = await makeTable(server.url, { token, name: 'Ann', seats: [0], start: true });
    const ann = await Browser.join(server.url, table, { token });
    const ben = await Browser.join(server.url, table, { name: 'Ben' });
    const frames = ben.frames();
    await ben.sit(1);
    await ann.until(() => ann.decision(0) !== undefined);
    await ann.choose(0);
    await ben.until(() => ben.state.facts.get('laid0') === 1);
    const eve = await Browser.join(server.url, table, { name: 'Eve' });
    await ben.leave();
    const benAgain = await Browser.join(server.url, table, { token: ben.token });

    const kept = server.house.store.load(table);
    if (!kept) throw new Error('no table');
    const truth = Match.replay(pebbles, kept.seed, kept.entries).position.state as Pebbles;
    const everything = [eve, benAgain, ben].map((who) => JSON.stringify([who.heard, who.state]));
    const heard = [...everything, frames.map((frame) => frame.toString('latin1'))].flat().join('\n');
    expect(heard).not.toContain(kept.seed);
    expect(heard).not.toContain(token);
    for (const order of [truth.deck, truth.hands[0]]) {
      expect(heard).not.toContain(JSON.stringify(order));
      expect(heard).not.toContain(order.join(','));
    }
    // Ann's cards are faceless pieces to everyone, whichever way they came to the table.
    for (const who of [eve, benAgain, ann]) {
      const hands = [...who.state.pieces.entries()].filter(([, piece]) => piece.zone.startsWith('hand'));
      expect(hands.map(([, piece]) => piece.kind).join('')).toBe('');
      expect(hands.length).toBeGreaterThan(3);
    }
    // Nobody is told which card was laid face down, nor offered the other's choices.
    const choices = (who: Browser) => who.you?.decisions.flatMap((decision) => decision.seat) ?? [];
    expect(choices(eve)).toEqual([]);
    expect(choices(benAgain)).toEqual([1]);
    expect(eve.welcome?.commitment).toMatch(/^[0-9a-f]{64}$/);
  } finally {
    await server.stop();
  }
});
