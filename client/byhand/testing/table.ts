import type { BoardView, Scene } from '../../../shared/table/model.ts';
import { layField } from '../../table/field.ts';
import type { CardLayout } from '../../tables/table.ts';
import type { Laid } from '../pieces.ts';
import { boardWorld, cardWorld, type World } from '../world.ts';

/** Small tables for tests of the table by hand. */

/** A square of hexes, its rows shifted. */
function meadow(side: number): BoardView {
  const cells: number[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) cells.push(column - Math.floor(row / 2), row);
  return { orientation: 'pointy', cells, ground: 'g'.repeat(side * side) };
}

export const scene: Scene = {
  game: 'sample',
  title: 'Sample',
  story: '',
  board: meadow(6),
  zones: {
    board: { kind: 'board', label: 'board' },
    draw: { kind: 'pile', label: 'draw' },
    fallen: { kind: 'box', label: 'fallen' },
    'hand:0': { kind: 'hand', label: 'hand', seat: 0 },
    'hand:1': { kind: 'hand', label: 'hand', seat: 1 },
  },
  kinds: {
    spear: { name: 'Spear', shape: 'figure', icon: '' },
    red: { name: 'Red', shape: 'card', icon: '' },
    counter: { name: 'Counter', shape: 'marker', icon: '' },
  },
  sides: [
    { name: 'North', plastic: 'a' },
    { name: 'South', plastic: 'b' },
  ],
  options: [],
};

/** The same with its columns shifted. */
function field(side: number): BoardView {
  const { cells, ground } = meadow(side);
  const turned = cells.map((_, i) => cells[i % 2 === 0 ? i + 1 : i - 1]);
  return { orientation: 'flat', cells: turned, ground };
}

export const flatTable = (turn: 0 | 180 = 0): World => boardWorld(scene, layField(field(6), turn));

export const boardTable = (turn: 0 | 180 = 0): World => boardWorld(scene, layField(meadow(6), turn));

const layout: CardLayout = {
  form: 'desktop',
  width: 1280,
  height: 720,
  scale: 1,
  zones: {
    draw: { x: 20, y: 560, w: 60, h: 84, spread: 'stack', card: 60 },
    fallen: { x: 200, y: 100, w: 600, h: 120, spread: 'row', card: 80 },
  },
  papers: {},
  rail: { x: 0, y: 0, w: 1280, h: 44 },
  prompt: { x: 0, y: 0, w: 0, h: 0 },
  buttons: { x: 0, y: 0, w: 0, h: 0 },
  dice: { x: 0, y: 0, w: 0, h: 0 },
};

/** `used`: zones with something in them. */
export const cardScene: Scene = {
  ...scene,
  board: undefined,
  zones: { ...scene.zones, seen: { kind: 'row', label: 'seen' } },
};
export const cardTable = (...used: string[]): World => {
  const { board: _, ...zones } = cardScene.zones;
  return cardWorld({ ...cardScene, zones }, { layout, told: layout, used: new Set(used), hand: 'hand:0' });
};

export const laid = (id: string, more: Partial<Laid> = {}): Laid => ({
  ...{ id, kind: 'red', seat: -1, zone: 'felt', at: 0, marks: {}, x: 0, y: 0, z: 0, turn: 0 },
  ...{ down: false, locked: false, label: '', open: true, public: true },
  ...more,
});
