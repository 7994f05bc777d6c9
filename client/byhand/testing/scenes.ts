import duel from '../../../scenarios/baraddun/barad-duel.json';
import wall from '../../../scenarios/baraddun/shield-wall.json';
import road from '../../../scenarios/crack-of-doom/the-long-road.json';
import ring from '../../../scenarios/ring-war/ring-war.json';
import { FastDice } from '../../../shared/engine/dice-fast.ts';
import { untold } from '../../../shared/engine/event.ts';
import { gameById } from '../../../shared/games/registry.ts';
import { sceneByHand } from '../../../shared/table/byhand/scene.ts';
import type { Scene } from '../../../shared/table/model.ts';
import { baraddunTable } from '../../tables/baraddun/table.ts';
import { crackTable } from '../../tables/crack-of-doom/table.ts';
import { ringWarTable } from '../../tables/ring-war/ring-war.ts';
import type { CardTable } from '../../tables/table.ts';

/** A card game by hand, as it begins. */
export interface Begun {
  readonly table: CardTable;
  readonly scene: Scene;
  /** Zones in which something lies. */
  readonly used: ReadonlySet<string>;
}

function begin(table: CardTable, id: string, file: unknown, players?: number): Begun {
  const game = gameById(id);
  const loaded = game?.load(file);
  if (!game || !loaded?.ok) throw new Error('the scenario is broken');
  const state = game.setup(loaded.setup, players ? { players } : {}, new FastDice(1), untold);
  const scene = sceneByHand(game.scene(state), game.byHand.catalogue(state));
  return { table, scene, used: new Set(game.byHand.layOut(state).map(({ zone }) => zone)) };
}

export const ringWar = (): Begun => begin(ringWarTable, 'ring-war', ring);
export const crackOfDoom = (players: number): Begun => begin(crackTable, 'crack-of-doom', road, players);
export const barad = (players: 2 | 4 | 6 | 8): Begun =>
  players === 2 ? begin(baraddunTable, 'baraddun', duel) : begin(baraddunTable, 'baraddun', wall, players);
