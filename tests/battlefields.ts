import { fileURLToPath } from 'node:url';
import { gamesOf } from '../server/games.ts';
import { preview, readShelf } from '../server/scenarios/shelf.ts';
import type { AnyGame } from '../shared/engine/game.ts';

/** A battle to play: the game, and a scenario file with its map in it. */
export interface Battlefield {
  readonly id: string;
  readonly game: AnyGame;
  readonly file: unknown;
  /** How many sides it has. */
  readonly seats: number;
}

const games = gamesOf(false);

/** The scenarios that ship with Pewter, as the server reads them. */
export function battlefields(): Battlefield[] {
  const { scenarios, faults } = readShelf(fileURLToPath(new URL('../scenarios', import.meta.url)), games);
  if (faults.length > 0) throw new Error(`A scenario can't be used: ${JSON.stringify(faults)}`);
  return [...scenarios.values()].map(({ id, file, card }) => ({
    id,
    file,
    game: gameOf(card.game),
    seats: card.sides.length,
  }));
}

/** As many sit down to it with these options. */
export function seatsWith(
  field: Battlefield,
  options: Readonly<Record<string, string | number | boolean>>,
): number {
  const shown = preview(field.file, games, options);
  return shown.ok ? shown.value.scene.sides.length : field.seats;
}

function gameOf(id: string): AnyGame {
  const game = games.get(id);
  if (!game) throw new Error(`The server plays no game "${id}".`);
  return game;
}

/** Hexes for each warrior of `fieldOf`, as on the map of the Greeks. */
const ROOM = 5;
const KINDS = [
  ['Sword', 'Shield', 'Light Armor'],
  ['Bow & Arrows', 'Dagger'],
  ['Shield', 'Heavy Armor', 'Spear'],
  ['Sling', 'Sword'],
];

/** A made-up battle of so many warriors, both sides mixed, standing equally dense whatever their number. */
export const fieldOf = (warriors: number) => fieldWith(warriors, KINDS);

/** The same with every fourth warrior a caster. */
export const castersOf = (warriors: number) =>
  fieldWith(warriors, [KINDS[0], KINDS[1], KINDS[2], ['Mage', 'Staff']]);

function fieldWith(warriors: number, traits: readonly (readonly string[])[]): Battlefield {
  const columns = Math.round(Math.sqrt(warriors * ROOM * 1.6));
  const rows = Math.ceil((warriors * ROOM) / columns);
  const units = Array.from({ length: warriors }, (_, i) => ({
    name: `Warrior ${i + 1}`,
    traits: traits[(i >> 1) % traits.length],
    at: [[(i * ROOM) % columns, Math.floor((i * ROOM) / columns)]],
  }));
  const sides = [0, 1].map((seat) => ({
    name: `Side ${seat + 1}`,
    units: units.filter((_, i) => i % 2 === seat),
  }));
  const map = { format: 1, title: 'Field', rows: Array.from({ length: rows }, () => 'g'.repeat(columns)) };
  const file = { format: 1, game: 'warrior-lands', title: `${warriors} warriors`, map, sides };
  return { id: `field-${warriors}`, game: gameOf('warrior-lands'), file, seats: 2 };
}
