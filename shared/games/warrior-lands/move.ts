import { z } from 'zod';
import { COLOURS, EFFECT_KINDS, type Move } from './model.ts';

const unit = z.number().int().min(-1).max(9999);
const cell = z.number().int().min(-1).max(99999);
const colour = z.enum(COLOURS);
const row = z.string().max(40);
const kind = z.enum(EFFECT_KINDS);
const name = z.string().max(40);
const cards = z.array(colour).max(2);
const path = z.array(cell).min(1).max(40).optional();

/** Shape of a move as it comes from outside (model.ts says what each means); says nothing about legality. */
export const moveSchema: z.ZodType<Move> = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('act'),
    unit,
    remount: z.literal(true).optional(),
    give: z
      .array(z.strictObject({ item: name, to: unit }))
      .min(1)
      .max(20)
      .optional(),
  }),
  z.strictObject({ do: z.literal('deploy'), unit, to: cell.optional() }),
  z.strictObject({ do: z.literal('move'), card: colour, row: row.optional(), to: cell, path }),
  z.strictObject({ do: z.literal('strike'), card: colour, target: unit, weapon: row.optional() }),
  z.strictObject({
    do: z.literal('use'),
    card: colour,
    row,
    kind: kind.optional(),
    target: unit.optional(),
    second: unit.optional(),
    to: cell.optional(),
    item: name.optional(),
  }),
  z.strictObject({
    do: z.literal('cast'),
    cards,
    spell: name,
    item: name.optional(),
    target: unit.optional(),
    second: unit.optional(),
    to: cell.optional(),
    path,
    friendPath: path,
    pick: name.optional(),
  }),
  z.strictObject({ do: z.literal('drink'), item: name, cards }),
  z.strictObject({ do: z.literal('give'), item: name, target: unit }),
  z.strictObject({ do: z.literal('loot'), item: name, cell }),
  z.strictObject({ do: z.literal('bonus'), to: cell, path }),
  z.strictObject({ do: z.literal('end') }),
  z.strictObject({ do: z.literal('martyr'), unit }),
  z.strictObject({ do: z.literal('fate'), reroll: z.boolean() }),
  z.strictObject({ do: z.literal('guard'), draw: z.boolean() }),
  z.strictObject({ do: z.literal('defend'), row, kind }),
  z.strictObject({ do: z.literal('push'), to: cell }),
  z.strictObject({ do: z.literal('lure'), to: cell }),
  z.strictObject({ do: z.literal('place'), to: cell }),
  z.strictObject({ do: z.literal('form'), name }),
  z.strictObject({ do: z.literal('pick'), name }),
  z.strictObject({ do: z.literal('pass') }),
  z.strictObject({ do: z.literal('draw'), accept: z.boolean() }),
]);
