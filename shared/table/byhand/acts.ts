import { z } from 'zod';
import { tidyText } from '../../protocol/tidy.ts';
import { typed } from '../../protocol/typed.ts';
import { LAST_PLACE } from './piece.ts';

/**
 * What a person can do by hand, as it comes in and as the log keeps it. One message is one act, however many pieces
 * it moves: it happens wholly or not at all, and is taken back as one.
 */

/** Pieces of one act. */
export const MOST_PIECES = 300;
/** Tenths; see FreePiece.x. A table reaches so far in every direction; pieces can't be laid beyond. */
export const FAR = 60_000;

const id = z.string().min(1).max(40);
const ids = z.array(id).min(1).max(MOST_PIECES);
const name = z.string().min(1).max(40);
const seat = z.number().int().min(0).max(15);
const coordinate = z.number().int().min(-FAR).max(FAR);
/** Where a piece is laid: `at` in zones (absent: on top, at the end), x and y on the felt or free on a board. */
const place = z.strictObject({
  zone: name,
  at: z.number().int().min(-1).max(LAST_PLACE).optional(),
  x: coordinate.optional(),
  y: coordinate.optional(),
});
/** All that lies in a zone, or in one place of the felt or of a board. */
const pile = place;

export const freeAct = z.discriminatedUnion('act', [
  /** Lays pieces somewhere, in this order: the last one comes to lie on top. */
  z.strictObject({
    act: z.literal('move'),
    pieces: z.array(place.extend({ id })).min(1).max(MOST_PIECES),
    /** Lays them face up or down; absent: as they lay. */
    down: z.boolean().optional(),
  }),
  /** `by`: twelfths clockwise. */
  z.strictObject({ act: z.literal('turn'), ids, by: z.number().int().min(-11).max(11) }),
  /** Turns each over. A whole stack is turned as one: its order is reversed. */
  z.strictObject({ act: z.literal('flip'), ids }),
  /** To the top or the bottom of all that lies where they lie. */
  z.strictObject({ act: z.literal('raise'), ids, to: z.enum(['top', 'bottom']) }),
  /** From the top of a pile, one after the other to each of the seats, until each has `count`. */
  z.strictObject({
    act: z.literal('deal'),
    from: pile,
    count: z.number().int().min(1).max(100),
    seats: z.array(seat).min(1).max(16),
  }),
  /** Looks at the faces of the top `count` cards of a pile (absent: of all: searches it), or of these pieces. */
  z.strictObject({
    act: z.literal('look'),
    ids: ids.optional(),
    from: pile.optional(),
    count: z.number().int().min(1).max(MOST_PIECES).optional(),
  }),
  /** Shows hidden faces to these seats; to all (absent) turns nothing over: they may look from now on. */
  z.strictObject({ act: z.literal('show'), ids, seats: z.array(seat).min(1).max(16).optional() }),
  z.strictObject({ act: z.literal('shuffle'), pile }),
  /** By kind. One's own hand: seen by nobody. */
  z.strictObject({ act: z.literal('sort'), pile }),
  /** Dice of any number of sides, summed, with a figure added. */
  z.strictObject({
    act: z.literal('roll'),
    dice: z
      .array(
        z.strictObject({ sides: z.number().int().min(2).max(100), count: z.number().int().min(1).max(40) }),
      )
      .min(1)
      .max(8),
    plus: z.number().int().min(-999).max(999),
  }),
  /** Sets a figure on pieces: damage chips, action pebbles, counters of any name. 0 takes it away. */
  z.strictObject({
    act: z.literal('mark'),
    ids,
    name: z.string().regex(/^[a-z]([a-z-]{0,18}[a-z])?$/),
    value: z.number().int().min(-999).max(9999),
  }),
  z.strictObject({
    act: z.literal('label'),
    ids,
    text: typed().max(200).transform(tidyText).pipe(z.string().max(60)),
  }),
  z.strictObject({ act: z.literal('lock'), ids, on: z.boolean() }),
  /** New ones out of the catalogue. */
  z.strictObject({
    act: z.literal('add'),
    kind: name,
    count: z.number().int().min(1).max(50),
    seat: z.number().int().min(-1).max(15),
    down: z.boolean(),
    to: place,
  }),
  z.strictObject({ act: z.literal('copy'), ids }),
  z.strictObject({ act: z.literal('remove'), ids }),
  /** Brings removed pieces back to where they lay. */
  z.strictObject({ act: z.literal('bring'), ids }),
]);
export type FreeAct = z.infer<typeof freeAct>;
export type PilePlace = z.infer<typeof pile>;
