import { z } from 'zod';
import { type Move, PILE_NAMES } from './model.ts';

const card = z.string().min(1).max(40);
const cards = z.array(card).max(9);

/** Shape of a move as it comes from outside. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('toss'), card }),
  z.strictObject({ do: z.literal('keep'), card }),
  z.strictObject({ do: z.literal('aid'), cards }),
  z.strictObject({ do: z.literal('scout'), card: card.nullable() }),
  z.strictObject({ do: z.literal('lay'), card, pile: z.enum(PILE_NAMES) }),
  z.strictObject({ do: z.literal('take'), card }),
  z.strictObject({ do: z.literal('split'), quest: cards, war: cards }),
  z.strictObject({ do: z.literal('ready') }),
  z.strictObject({ do: z.literal('unready') }),
]);
