import { z } from 'zod';
import type { Move } from './model.ts';

const n = z.int().min(0).max(100_000);

/** Shape of a move as it comes from outside. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('next'), n }),
  z.strictObject({ do: z.literal('rush'), to: z.enum(['round', 'game']), n }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({ do: z.literal('place'), slot: z.int().min(0).max(3) }),
  z.strictObject({ do: z.literal('extra'), draw: z.boolean() }),
]);
