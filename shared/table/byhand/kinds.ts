import type { Kind, Marks } from '../model.ts';

/** What every table has in its box, whatever is played. */

const PEBBLES = ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'black', 'white'] as const;
const CHIPS = [1, 5, 25, 100] as const;
const DICE = [4, 6, 8, 10, 12, 20, 100] as const;

/** Its mark of this name is the figure that lies up. */
const VALUE = 'value';

const marker = (name: string): Kind => ({ name, shape: 'marker', icon: '' });

/** By key: 'pebble:red', 'chip:25', 'die:20', 'counter', 'pawn'. */
export const generalKinds: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    PEBBLES.map((colour) => [
      `pebble:${colour}`,
      marker(`${colour[0].toUpperCase()}${colour.slice(1)} pebble`),
    ]),
  ),
  ...Object.fromEntries(CHIPS.map((worth) => [`chip:${worth}`, marker(`Chip of ${worth}`)])),
  counter: marker('Counter'),
  ...Object.fromEntries(DICE.map((sides) => [`die:${sides}`, marker(`Die of ${sides}`)])),
  pawn: { name: 'Pawn', shape: 'pawn', icon: 'chess-pawn' },
};

/** What a new piece shows: a die its highest figure, a counter a one. */
export function firstMarks(kind: string): Marks {
  if (kind === 'counter') return { [VALUE]: 1 };
  return kind.startsWith('die:') ? { [VALUE]: Number(kind.slice(4)) } : {};
}
