import type { CardTable } from '../table.ts';
import { layByHand } from './by-hand.ts';
import { furnish } from './furnish.ts';
import { Furniture } from './furniture.tsx';
import { lay } from './lay.ts';
import { paint } from './paint.ts';
import { Rail } from './rail.tsx';
import { PILES, pileZone } from './state.ts';

/** Ring War on the table: two boxes in which the piles meet, the ropes of tokens at both edges. */
export const ringWarTable: CardTable = {
  lay,
  paint,
  twoTaps: [0, 1].flatMap((seat) => PILES.map((pile) => pileZone(pile, seat))),
  Furniture,
  Rail,
  byHand: { lay: layByHand, furnish },
};
