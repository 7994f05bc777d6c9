import type { Ruler } from '../../../shared/engine/game.ts';
import { drawRuler, type Reach } from '../../art/cards/ruler.ts';
import { TEAMS } from '../../art/seats.ts';
import { cardSay } from '../text.ts';
import { Painted } from './painted.tsx';

/** The first two sides. */
const COLOURS = [TEAMS.rust.colour, TEAMS.tide.colour] as const;

/** Both sides' ranges on one piece of wood: the first one above the figures, the second below. */
export function WoodenRuler({ ruler, w, h }: { ruler: Ruler; w: number; h: number }) {
  const [upper = null, lower = null] = ruler.ranges.map(
    ({ side, from, to, at }): Reach => ({
      ...{ from, to, colour: COLOURS[side] ?? '#888' },
      ...(at === undefined ? {} : { rolled: at }),
    }),
  );
  const said = ruler.ranges.map(({ from, to, at }) =>
    cardSay(at === undefined ? 'cards.ruler' : 'cards.ruler-at', { from, to, at: at ?? 0 }),
  );
  return (
    <Painted
      {...{ w, h, of: JSON.stringify(ruler), class: 'ruler', label: said.join('; ') }}
      paint={(pen) => drawRuler(pen, { x: 0, y: 0, w, h }, upper, lower, ruler.from, ruler.to)}
    />
  );
}
