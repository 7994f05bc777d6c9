import type { Logger } from 'pino';
import type { Match } from '../../shared/engine/match.ts';
import type { Minds } from '../bots/minds.ts';
import type { Metrics } from '../http/metrics.ts';
import type { Games, Shelf } from '../scenarios/shelf.ts';
import type { KeptCard, Store } from '../storage/store.ts';
import type { Files } from './files.ts';

/** A table that is loaded, as the rest of the server sees it. */
export interface LiveTable {
  readonly roomId: string;
  readonly card: KeptCard;
  /** Whether somebody of this id is connected. */
  readonly isHere: (person: string) => boolean;
  /** No connection more fits in. */
  readonly full: boolean;
  /** Somebody is on the way: don't unload yet. */
  expect(): void;
}

/** How long the server waits for what, in ms; tests set their own. */
export interface Waits {
  /** A bot looks at the table before it moves. */
  readonly bot: number;
  /** The table shows the only useful choice before it makes it. */
  readonly automatic: number;
  /** A sealed question stands for so long at least, whatever the answers; 0: people are taken at once. */
  readonly sealed: number;
  /** Each seat's answer to a sealed question is taken by chance up to so much later. */
  readonly sealedMore: number;
  /** A table with nobody present stays loaded. */
  readonly unload: number;
  /** A host who left before the start keeps the table. */
  readonly host: number;
  /** A host who left in mid-game keeps the table. */
  readonly hostInGame: number;
  /** Bots hold still while somebody is asked whether a move may be taken back. */
  readonly undo: number;
  /** How long a second of the time to answer lasts. */
  readonly second: number;
  /** A question stands so much longer, while what has just happened is being shown. */
  readonly showing: number;
  /** Whoever has let their time go by is waited for so long at most, until they do something. */
  readonly away: number;
  /** What time it is, by any clock that never goes back. */
  readonly now: () => number;
  /** Bots play on with nobody present: for tests that run without a wait. */
  readonly unwatched: boolean;
}

export function waitsAt(pace: number): Waits {
  return {
    bot: 600 * pace,
    automatic: 700 * pace,
    sealed: 1200 * pace,
    sealedMore: 900 * pace,
    unload: 20_000,
    host: 30_000,
    hostInGame: 180_000,
    undo: 20_000 * pace,
    second: 1000,
    showing: 2000 * pace,
    away: 5000,
    now: () => performance.now(),
    unwatched: pace === 0,
  };
}

/** What all tables of one process share. */
export interface House {
  readonly games: Games;
  readonly shelf: Shelf;
  readonly store: Store;
  readonly files: Files;
  /** How a log is read: `Match.replay`, save where what it leads to is at hand, as in tests that load a table often. */
  readonly replay: typeof Match.replay;
  readonly waits: Waits;
  readonly minds: Minds;
  /** Messages a second that one connection may send. */
  readonly rate: number;
  /** Acts that one table takes; tests set their own. */
  readonly longest?: number;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Loaded tables by table id. */
  readonly live: Map<string, LiveTable>;
}
