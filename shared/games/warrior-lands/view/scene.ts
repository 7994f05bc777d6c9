import type { BoardView, Kind, Scene, ZoneSpec } from '../../../table/model.ts';
import { COLOURS, type UnitType } from '../model.ts';
import { shownOptions } from '../rules/options.ts';
import type { Battle } from '../rules/state.ts';

const KINDS = new WeakMap<UnitType, string>();

/** Key of a type in `Scene.kinds`: its name as a slug, and what it rides. */
export function kindOf(type: UnitType): string {
  let kind = KINDS.get(type);
  if (kind === undefined) {
    const rides = type.mount ? ` on ${type.mount.name}` : '';
    kind = `${type.name}${rides}`
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '');
    KINDS.set(type, kind);
  }
  return kind;
}

/** What lies on hexes: zone and kinds. */
export const GROUND = 'ground';
export const CURSED = 'marker:cursed';
export const ITEMS = 'marker:items';

/** Name of the piece that stands for the items on a hex. */
export const lootId = (cell: number): string => `items-${cell}`;

/** Is there magic in this battle that could leave something on the ground? */
const hasMagic = (b: Battle): boolean => b.base.types.length > b.base.mustered || b.found > 0;

const CARD_NAMES: Readonly<Record<string, string>> = {
  R: 'Red',
  O: 'Orange',
  Y: 'Yellow',
  G: 'Green',
  B: 'Blue',
  P: 'Purple',
};

/** What does not change while the battle lasts. */
export function sceneOf(b: Battle): Scene {
  const { setup, types, options } = b.base;
  const kinds: Record<string, Kind> = {};
  // Of two types with one name the one that stands in the setup is shown.
  for (const type of types.toReversed())
    kinds[kindOf(type)] = { name: type.name, shape: 'figure', ...type.look };
  for (const colour of COLOURS)
    kinds[`card:${colour}`] = { name: CARD_NAMES[colour], shape: 'card', icon: colour };
  if (hasMagic(b)) {
    kinds[CURSED] = { name: 'Cursed ground', shape: 'marker', icon: 'cursed-star' };
    kinds[ITEMS] = { name: 'Magic items', shape: 'marker', icon: 'swap-bag' };
  }
  return {
    game: 'warrior-lands',
    title: setup.title,
    story: setup.story,
    board: boardOf(b),
    zones: zonesOf(b),
    kinds,
    sides: setup.sides,
    options: shownOptions(options),
  };
}

/** The board, with the ground that blocks where the option says that it does. */
function boardOf({ base: { setup, options } }: Battle): BoardView {
  const { board, blocking } = setup;
  if (options.terrain === 'decoration' || !blocking) return board;
  return { ...board, closed: { movement: [...blocking.movement], sight: [...blocking.sight] } };
}

function zonesOf(b: Battle): Readonly<Record<string, ZoneSpec>> {
  const zones: Record<string, ZoneSpec> = { board: { kind: 'board', label: 'zone.board' } };
  for (let i = 0; i < b.decks.length; i++) {
    const name = i === 0 ? '' : `:${i}`;
    const seat = b.decks.length > 1 ? { seat: i } : {};
    zones[`draw${name}`] = { kind: 'pile', label: 'zone.draw', ...seat };
    zones[`discard${name}`] = { kind: 'pile', label: 'zone.discard', ...seat };
  }
  zones.cards = { kind: 'row', label: 'zone.cards' };
  if (hasMagic(b)) zones[GROUND] = { kind: 'box', label: 'zone.ground' };
  b.base.setup.sides.forEach((_, seat) => {
    zones[`dead:${seat}`] = { kind: 'box', label: 'zone.dead', seat };
  });
  return zones;
}
