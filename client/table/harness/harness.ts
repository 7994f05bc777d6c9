import greeks from '../../../scenarios/warrior-lands/greeks.json';
import japan from '../../../scenarios/warrior-lands/japan.json';
import coast from '../../../scenarios/warrior-lands/maps/greek-coast.json';
import valley from '../../../scenarios/warrior-lands/maps/japanese-valley.json';
import { warriorLands } from '../../../shared/games/warrior-lands/game.ts';
import { mountTable } from '../mount.ts';
import { type LocalSession, localSession } from './local-session.ts';

declare global {
  interface Window {
    harness?: { session: LocalSession; unmount: () => void };
  }
}

/**
 * The table alone, with the real game in the page: `?scenario=greeks|japan&seat=0|1|-1&acts=40&seed=7`.
 * Not part of the build; open /table/harness/ of the development server.
 */
const query = new URLSearchParams(location.search);
const number = (name: string, usual: number) => Number(query.get(name) ?? usual);
const file = query.get('scenario') === 'japan' ? { ...japan, map: valley } : { ...greeks, map: coast };
const loaded = warriorLands.load(file);
if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
const seat = number('seat', 0);
const session = localSession(loaded.setup, seat < 0 ? [] : [seat], number('seed', 7));
session.fastForward(number('acts', 0));
window.harness = { session, unmount: mountTable(session, document.getElementById('board')!) };
