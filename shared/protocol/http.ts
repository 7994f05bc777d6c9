import { z } from 'zod';
import type { OptionSpec } from '../engine/game.ts';
import { LIMITS } from '../engine/lateness.ts';
import type { Entry } from '../engine/log.ts';
import type { Words } from '../engine/words.ts';
import type { Introduction } from '../scenario/introduction.ts';
import type { BoardView, Kind } from '../table/model.ts';
import { personName, personToken } from './messages.ts';
import { typed } from './typed.ts';

/**
 * What the lobby asks over HTTP. All answers are JSON; every error is a Problem with a status of 400 or more.
 *
 * GET  /api/scenarios      ScenarioCard[]
 * GET  /api/tables         TableCard[]: gathering, with a free seat, newest first
 * POST /api/tables         NewTable → Made
 * POST /api/tables/mine    { token } → TableCard[]: where this browser has a seat or is the host, newest first
 * GET  /api/tables/:id     TableDoor; loads the table from its log where it sleeps; 404 'no-such-table',
 *                          410 'other-rules' (begun by an older version), 500 'unreadable'
 * GET  /api/near           Near: for pages opened on the server's own machine
 * GET  /api/tables/:id/record  TableRecord of a game that is over, to check its dice; 409 'not-over'
 */

/** One seat of a scenario, in the order of the seats. */
export interface SideCard {
  readonly name: string;
  readonly plastic: string;
  readonly team?: string;
  /** Pieces that it has on the board at the start. */
  readonly warriors: number;
}

/**
 * A scenario as the lobby shows it: the sides, and for a picture the real map with the warriors where they start,
 * or some of the cards that are played with.
 */
export interface ScenarioCard {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly story: string;
  readonly sides: readonly SideCard[];
  /** Where people may choose how many play (the option `players`): the sides for each number, smallest first. */
  readonly sizes: readonly (readonly SideCard[])[];
  /** null: nothing is played on a board. */
  readonly board: BoardView | null;
  /** What stands on the board, and the cards shown. */
  readonly kinds: Readonly<Record<string, Kind>>;
  /** Keys into `kinds` of a few cards, most telling first; empty where a board shows the game. */
  readonly cards: readonly string[];
  readonly pieces: readonly { readonly kind: string; readonly seat: number; readonly cell: number }[];
  /** What may be chosen; the first value is the default, `set` is what the scenario itself chose. */
  readonly options: readonly OptionSpec[];
  readonly set: Readonly<Record<string, string | number | boolean>>;
  /** For whom, how long, the measured odds, the handicaps. */
  readonly about: Introduction;
}

export interface TableCard {
  readonly id: string;
  readonly game: string;
  /** Of the scenario. */
  readonly title: string;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly round: number;
  /** Hands play it now, or will from its start. */
  readonly byHand?: true;
  /** Seconds that a question gives whoever is asked; absent: no end. */
  readonly limit?: number;
  readonly seats: readonly {
    readonly side: string;
    readonly name: string;
    readonly kind: '' | 'person' | 'bot';
    readonly here: boolean;
    /** Must decide now. */
    readonly asked: boolean;
  }[];
  /** Seats of the asking browser; always empty in the list of open tables. */
  readonly yours: readonly number[];
}

/** What a link leads to: the room to join, or why not. */
export interface TableDoor {
  readonly protocol: number;
  /** Colyseus room id, to be joined by id. */
  readonly room: string;
  readonly table: TableCard;
}

/** Where others on the same network find the server: 'http://192.168.1.7:2567', likeliest first; empty: nowhere. */
export interface Near {
  readonly origins: readonly string[];
}

/** All that a finished table was: what shared/engine/verify.ts checks. */
export interface TableRecord {
  readonly seed: string;
  readonly log: readonly Entry[];
}

export const newTable = z.strictObject({
  token: personToken,
  name: personName,
  /** Id of a ready scenario, or … */
  scenario: z.string().max(80).optional(),
  /** … the content of a scenario file of one's own. */
  file: z.unknown().optional(),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
  /** Name of one of the scenario's handicaps. */
  handicap: z.string().max(40).optional(),
  /** Seats that the maker takes; empty: sits nowhere for now. */
  seats: z.array(z.number().int().min(0).max(15)).max(16).default([]),
  /** Seats for bots. */
  bots: z.array(z.number().int().min(0).max(15)).max(16).default([]),
  /** Begins by hand: the pieces lie ready, and nothing but hands moves them. */
  byHand: z.boolean().default(false),
  /** Seconds that a question gives whoever is asked, before the table answers for them; 0: no end. */
  limit: z.literal(LIMITS).default(0),
  /** Begins at once when every seat is taken. */
  start: z.boolean().default(false),
  /** The maker's word in the dice stream. */
  word: typed().max(40).default(''),
});
export type NewTable = z.input<typeof newTable>;

export const mine = z.strictObject({ token: personToken });

export interface Made {
  readonly id: string;
}

export interface Problem {
  /** 'no-such-table', 'no-such-scenario', 'bad-file', 'bad-option', 'too-many', 'too-large', 'bad-request' … */
  readonly code: string;
  readonly words: Words;
  /** For a scenario file: what is wrong and where. */
  readonly problems?: readonly { readonly path: string; readonly words: Words; readonly rule?: string }[];
}
