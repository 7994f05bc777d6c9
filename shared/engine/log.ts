import { z } from 'zod';
import { freeAct } from '../table/byhand/acts.ts';

/**
 * The log of one table: append-only, and all there is. The state of the match is the replay of its log.
 *
 * `by` names the person who did it within this table ('p1', 'p2' …): it says nothing about the browser that
 * they sit at; '' is the table itself.
 */
export const LOG_VERSION = 2;

const seat = z.number().int().min(0).max(15);
const by = z.string().max(12);
/** Where the moves were taken back to; absent where the act did not take any back. */
const place = z.number().int().min(0).optional();
/** An open act that changed nothing for anybody else: told to its seat alone, also when the log is read again. */
const secret = z.literal(true).optional();
/** The table answered for a person whose time was up, or who had been away since it was up before. */
const late = z.enum(['time', 'away']).optional();
const optionValue = z.union([z.string(), z.number(), z.boolean()]);

export const openEntry = z.strictObject({
  e: z.literal('open'),
  /** Logs of version 1 know no acts of hands, and are read as they are. */
  v: z.union([z.literal(1), z.literal(LOG_VERSION)]),
  game: z.string(),
  /** Version of the game's rules by which the table is played: `Game.version`. */
  rules: z.number().int().min(1).default(1),
  /** The scenario file as it was read, with its map in it, so that the log needs nothing else. */
  file: z.unknown(),
  options: z.record(z.string(), optionValue),
  seats: z.number().int().min(1).max(16),
  /** The game is laid out and played by hand from its start. */
  byHand: z.literal(true).optional(),
  /** SHA-256 of the seed of the dice, hex. */
  commitment: z.string(),
});

export const entry = z.discriminatedUnion('e', [
  openEntry,
  /** `asks`: somebody new in mid-game; those who sit at the other seats must agree first. */
  z.strictObject({
    e: z.literal('sit'),
    by,
    seat,
    name: z.string(),
    word: z.string(),
    asks: z.literal(true).optional(),
  }),
  z.strictObject({ e: z.literal('stand'), by, seat }),
  z.strictObject({ e: z.literal('rename'), by, name: z.string() }),
  z.strictObject({ e: z.literal('bot'), by, seat, on: z.boolean(), name: z.string() }),
  /** Who looks after the table from now on. */
  z.strictObject({ e: z.literal('host'), by }),
  /** Seconds that a question gives whoever is asked, before the table answers for them; 0: no end. */
  z.strictObject({ e: z.literal('limit'), by, seconds: z.number().int().min(0).max(3600) }),
  /** A seat went to another person by a handover link. */
  z.strictObject({ e: z.literal('hand'), by, seat, name: z.string() }),
  z.strictObject({ e: z.literal('start'), by }),
  /** `auto`: the table made the only useful choice; `bot`: the table played for a bot. */
  z.strictObject({
    e: z.literal('move'),
    by,
    seat,
    move: z.unknown(),
    auto: z.literal(true).optional(),
    bot: z.literal(true).optional(),
    late,
    secret,
  }),
  z.strictObject({
    e: z.literal('prefer'),
    by,
    seat,
    piece: z.string(),
    name: z.string(),
    value: z.string(),
    secret,
  }),
  /** The wish to take back the seat's last move: done at once where it is free, else put to the others. */
  z.strictObject({ e: z.literal('undo'), by, seat, to: place }),
  z.strictObject({ e: z.literal('agree'), by, seat, yes: z.boolean(), late, to: place }),
  z.strictObject({ e: z.literal('resign'), by, seat }),
  /** Something that hands do, while the game is played so. */
  z.strictObject({ e: z.literal('free'), by, seat, act: freeAct }),
  /** The wish to play on by hand, or by the rules again: done at once where nobody else sits here. */
  z.strictObject({ e: z.literal('by-hand'), by, seat, on: z.boolean() }),
  /** The people went on to this table. */
  z.strictObject({ e: z.literal('rematch'), by, table: z.string() }),
]);

export type OpenEntry = z.infer<typeof openEntry>;
export type Entry = z.infer<typeof entry>;

/** A log that was written by another version of its game's rules: it can't be replayed by these. */
export class OtherRules extends Error {
  constructor(game: string, written: number, here: number) {
    super(`The log is of version ${written} of the rules of ${game}; here is version ${here}.`);
    this.name = 'OtherRules';
  }
}
