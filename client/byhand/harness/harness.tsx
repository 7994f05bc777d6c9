import { render } from 'preact';
import duel from '../../../scenarios/baraddun/barad-duel.json';
import wall from '../../../scenarios/baraddun/shield-wall.json';
import road from '../../../scenarios/crack-of-doom/the-long-road.json';
import ring from '../../../scenarios/ring-war/ring-war.json';
import greeks from '../../../scenarios/warrior-lands/greeks.json';
import coast from '../../../scenarios/warrior-lands/maps/greek-coast.json';
import { gameById } from '../../../shared/games/registry.ts';
import type { BoardView } from '../../../shared/table/model.ts';
import { makeView, ViewProvider } from '../../panels/view.ts';
import { wearSides } from '../../styles/sides.ts';
import '../../styles/base.css';
import '../../styles/panels.css';
import { HandScreen } from '../screen.tsx';
import { type LocalHands, localHands } from './local.ts';

declare global {
  interface Window {
    byHandHarness?: LocalHands;
  }
}

wearSides();

/**
 * The table by hand alone, with a real game's pieces in the page:
 * `?scenario=greeks|ring|road|duel|wall&seats=0,1&moves=40`, `&field=60&pieces=400` for a large map.
 * Not part of the build; open /byhand/harness/ of the development server.
 */
const query = new URLSearchParams(location.search);
const FILES = {
  greeks: { game: 'warrior-lands', file: { ...greeks, map: coast } },
  ring: { game: 'ring-war', file: ring },
  road: { game: 'crack-of-doom', file: road },
  duel: { game: 'baraddun', file: duel },
  wall: { game: 'baraddun', file: wall },
} as const;
const { game: id, file } = FILES[(query.get('scenario') ?? 'greeks') as keyof typeof FILES];
const game = gameById(id);
const loaded = game?.load(file);
if (!game || !loaded?.ok) throw new Error(JSON.stringify(loaded));
const seats = (query.get('seats') ?? '0').split(',').filter(Boolean).map(Number);
const size = Number(query.get('field') ?? 0);
const field = size > 0 ? { field: { board: grass(size), pieces: Number(query.get('pieces') ?? 400) } } : {};
const session = await localHands(game, loaded.setup, seats, {
  moves: Number(query.get('moves') ?? 0),
  ...field,
});
window.byHandHarness = session;
const scene = session.scene.value;
const root = document.getElementById('app');
if (scene && root)
  render(
    <ViewProvider value={makeView(session, null, false)}>
      <HandScreen session={session} scene={scene} />
    </ViewProvider>,
    root,
  );

/** A square of plain grass. */
function grass(side: number): BoardView {
  const cells: number[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) cells.push(column - Math.floor(row / 2), row);
  return { orientation: 'pointy', cells, ground: 'g'.repeat(side * side) };
}
