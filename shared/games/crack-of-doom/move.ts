import { z } from 'zod';
import type { Move } from './model.ts';

const card = z.string().min(1).max(20);
const seat = z.number().int().min(0).max(5);

/** Shape of a move as it comes from outside; says nothing about legality. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('throw'), card }),
  z.strictObject({ do: z.literal('fill') }),
  z.strictObject({ do: z.literal('pipe'), use: z.boolean() }),
  z.strictObject({ do: z.literal('roll') }),
  z.strictObject({ do: z.literal('rest') }),
  z.strictObject({ do: z.literal('try') }),
  z.strictObject({ do: z.literal('special'), card, target: seat }),
  z.strictObject({ do: z.literal('again'), card }),
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({ do: z.literal('lay'), card }),
  z.strictObject({ do: z.literal('take'), card }),
  z.strictObject({ do: z.literal('ring'), on: z.boolean() }),
  z.strictObject({ do: z.literal('offer'), card: card.optional(), mods: z.array(card).max(2).optional() }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({
    do: z.literal('settle'),
    aids: z.array(card).max(20).optional(),
    ring: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('smeagol'), use: z.boolean() }),
]);
