import assert from 'node:assert/strict';
import { panelsText } from '../../client/text/panels.ts';
import { joinAs, makeTable, newToken } from '../guest.ts';
import { CardPage } from './card-page.ts';
import { browserTest } from './cases.ts';
import { desktop, phone } from './world.ts';

const tables = [
  { title: 'Ring War', scenario: 'ring-war', plate: '.rw-plate', players: 2, screen: desktop },
  { title: 'Crack of Doom', scenario: 'the-long-road', plate: '.crack-plate', players: 4, screen: phone },
  { title: 'War for Barad’Dun', scenario: 'barad-duel', plate: '.bd-plate', players: 2, screen: desktop },
] as const;

for (const { title, scenario, plate, players, screen } of tables)
  browserTest(`at ${title} the plate of whoever has left says so, until they come back`, async (world) => {
    const { address } = world.server;
    const [token, other] = [newToken(), newToken()];
    const bots = Array.from({ length: players - 2 }, (_, i) => i + 2);
    const table = await makeTable(address, { token, name: 'Rowan', scenario, seats: [0], bots });
    const ben = await joinAs(address, table, other);
    await ben.act({ do: 'sit', seat: 1, word: '' });
    const rowan = await joinAs(address, table, token);
    if (rowan.table.phase === 'gathering') await rowan.act({ do: 'start' });
    rowan.leave();
    const { page } = await CardPage.open(await world.person(screen), address, table, token);
    const marks = page.locator(`${plate} .away-mark`);
    assert.equal(await marks.count(), 0);
    ben.leave();
    await marks.waitFor();
    assert.equal(await marks.textContent(), panelsText['rail.away']);
    const again = await joinAs(address, table, other);
    await marks.waitFor({ state: 'detached' });
    again.leave();
  });
