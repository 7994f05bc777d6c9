import { z } from 'zod';
import type { GameEvent } from '../engine/event.ts';
import type { DecisionView, Look, Outcome, Sheet } from '../engine/game.ts';
import { LIMITS } from '../engine/lateness.ts';
import type { Refusal } from '../engine/refusal.ts';
import { FAR, freeAct, MOST_PIECES } from '../table/byhand/acts.ts';
import type { Scene } from '../table/model.ts';
import { typed, written } from './typed.ts';

/** Apart, so that the client need not carry the schemas to know it. */
export { PROTOCOL } from './version.ts';

const seat = z.number().int().min(0).max(15);
/** Tenths, by hand. */
const coordinate = z.number().int().min(-FAR).max(FAR);
const shift = z
  .number()
  .int()
  .min(-2 * FAR)
  .max(2 * FAR);
export const personName = written(24);
/** Secret of one browser: 32 hex digits made by the client; the server keeps only its SHA-256. */
export const personToken = z.string().regex(/^[0-9a-f]{32}$/);
export const tableId = z.string().regex(/^[a-z0-9]{10}$/);

/** What somebody at the table does. Everything that changes the match is one of these. */
export const act = z.discriminatedUnion('do', [
  /** `move` is checked by the game's own schema. */
  z.strictObject({ do: z.literal('move'), seat, move: z.unknown() }),
  z.strictObject({ do: z.literal('undo'), seat }),
  /** Answer to somebody's wish to take back, or to change over. */
  z.strictObject({ do: z.literal('agree'), seat, yes: z.boolean() }),
  z.strictObject({
    do: z.literal('prefer'),
    seat,
    piece: z.string().max(40),
    name: z.string().max(20),
    value: z.string().max(20),
  }),
  z.strictObject({ do: z.literal('resign'), seat }),
  /** Something done by hand, while the game is played so: see shared/table/byhand. */
  z.strictObject({ do: z.literal('free'), seat, act: freeAct }),
  /** The wish to play on by hand, or by the rules again. */
  z.strictObject({ do: z.literal('by-hand'), seat, on: z.boolean() }),
  /** Sit down; `word` joins the dice stream. */
  z.strictObject({ do: z.literal('sit'), seat, word: typed().max(40) }),
  z.strictObject({ do: z.literal('stand'), seat }),
  z.strictObject({ do: z.literal('rename'), name: personName }),
  /** Host only. */
  z.strictObject({ do: z.literal('bot'), seat, on: z.boolean() }),
  z.strictObject({ do: z.literal('remove'), seat }),
  z.strictObject({ do: z.literal('limit'), seconds: z.literal(LIMITS) }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('rematch'), swap: z.boolean() }),
]);
export type Act = z.infer<typeof act>;

/**
 * Client to server. `id` is unique per browser: a repeated one is accepted once. `step` is what the client had
 * seen: whole steps count what everybody may know, and one's own secret answers lie between two of them.
 */
export const intent = z.strictObject({
  id: z.string().min(1).max(40),
  step: z.number().min(0),
  act,
});
export type Intent = z.infer<typeof intent>;

export const fromClient = {
  act: intent,
  say: z.strictObject({ text: written(400) }),
  inspect: z.strictObject({ piece: z.string().max(40) }),
  /** Unlogged presence: where one drags or points; at most 20 a second. `piece: ''` ends it. */
  drag: z.strictObject({
    piece: z.string().max(40),
    x: z.number().min(-10).max(200),
    y: z.number().min(-10).max(200),
  }),
  /**
   * By hand: takes pieces into one's hand, or lets them go. The first one has them. Answered by `done` or `refused`
   * under its id, and never repeated: what one holds is gone with the line.
   */
  grab: z.strictObject({
    id: z.string().min(1).max(40),
    seat,
    ids: z.array(z.string().min(1).max(40)).min(1).max(MOST_PIECES),
    on: z.boolean(),
  }),
  /** How far what this seat holds is away from where it lay, in tenths (FreePiece.x); at most 20 a second. */
  carry: z.strictObject({ seat, dx: shift, dy: shift }),
  /** A ping at x1, y1; an arrow or a ruler from x0, y0 to there. In tenths; counted with `carry`. */
  point: z.strictObject({
    seat,
    kind: z.enum(['ping', 'arrow', 'ruler']),
    x0: coordinate,
    y0: coordinate,
    x1: coordinate,
    y1: coordinate,
  }),
  /** Asks for a one-time link that moves a seat to another device. */
  handover: z.strictObject({ seat }),
  /** Here again: the table answers for this person no longer. Any act says so as well, and coming to the table. */
  back: z.strictObject({}),
  /** The client's answer to a gap: please send everything again. */
  again: z.strictObject({}),
  /** Is the line alive? Answered by `pong` to the sender alone, so that silence is noticed within seconds. */
  ping: z.strictObject({}),
} as const;
export type FromClient = {
  [K in keyof typeof fromClient]: z.infer<(typeof fromClient)[K]>;
};

/** Options of a join. */
export const joinOptions = z.object({
  protocol: z.number().int(),
  token: personToken,
  name: personName,
  /** One-time secret of a handover link. */
  handover: z.string().max(64).optional(),
});
export type JoinOptions = z.infer<typeof joinOptions>;

export interface ChatLine {
  readonly n: number;
  /** Name at the time of speaking and seat, -1 for a spectator. */
  readonly name: string;
  readonly seat: number;
  readonly text: string;
}

/** How long something may still wait for people. Public: nothing of it hangs on what is hidden, or answered in secret. */
export interface Clock {
  /** An answer to a question of the game, or to somebody's wish. */
  readonly what: 'answer' | 'wish';
  /** Whom it waits for; of a sealed question all who are asked. */
  readonly seats: readonly number[];
  /** ms that are left from when this is heard on, and of how many; more of them while what happened is being shown. */
  readonly left: number;
  readonly of: number;
  /** It stands still: a wish is being answered, or everybody is away. */
  readonly stopped: boolean;
}

/** The public events of one accepted act. */
export interface Chapter {
  readonly step: number;
  readonly events: readonly GameEvent[];
  /** It takes moves back: what happened from this step on, up to its own, no longer counts. */
  readonly undoes?: number;
}

/** Server to client. Per act the order is: patch of the state, `events` to all, `you` to each, `done` to the actor. */
export interface ToClient {
  welcome: {
    readonly protocol: number;
    readonly table: string;
    readonly scene: Scene | null;
    /** SHA-256 of the seed, hex. */
    readonly commitment: string;
    /** The seed itself once the game is over, '' before: see shared/engine/verify.ts. */
    readonly seed: string;
    readonly chronicle: readonly Chapter[];
    readonly chat: readonly ChatLine[];
    /** Seats held by this browser, and whether it is the host. */
    readonly seats: readonly number[];
    readonly host: boolean;
    readonly outcome: Outcome | null;
  };
  /**
   * `since`: the step before, so that a gap is noticed. With the outcome and the seed where the game has just
   * ended.
   */
  events: Chapter & { readonly since: number; readonly outcome?: Outcome | null; readonly seed?: string };
  /** What this browser's seats must decide now (empty: nothing). */
  you: {
    readonly step: number;
    readonly seats: readonly number[];
    readonly host: boolean;
    readonly decisions: readonly DecisionView[];
    readonly canUndo: boolean;
    /** What each of these seats sees besides the public table; for a spectator one, of seat -1. */
    readonly looks: readonly (Look & { readonly seat: number })[];
  };
  /** All clocks that there are now, after every change of them and when somebody comes. */
  clock: { readonly clocks: readonly Clock[] };
  done: { readonly id: string; readonly step: number };
  refused: Refusal & { readonly id: string };
  sheet: {
    readonly step: number;
    readonly sheet: Sheet | null;
    readonly piece: string;
  };
  said: ChatLine;
  /** A card in somebody's hand goes by the first of that hand, whichever it is. */
  drag: {
    readonly seat: number;
    readonly piece: string;
    readonly x: number;
    readonly y: number;
  };
  /** By hand: all that this seat holds now, without what it has in its own hand of cards; empty: nothing. */
  held: { readonly seat: number; readonly ids: readonly string[] };
  /** To the others: how far that is carried. */
  carried: FromClient['carry'];
  pointed: FromClient['point'];
  handover: { readonly seat: number; readonly secret: string };
  /** The people went on to another table (rematch). */
  moved: { readonly table: string };
  pong: Record<string, never>;
  /** The scene when the game starts, and when it changes over to hands (with all that may be added) or back. */
  scene: { readonly scene: Scene };
}
