import type { Entry } from '../../shared/engine/log.ts';
import type { TableCard, TableRecord } from '../../shared/protocol/http.ts';
import type { ChatLine } from '../../shared/protocol/messages.ts';

/** A card of the lobby as it is kept; server/tables/card.ts turns it into what a browser sees. */
export interface KeptCard extends Omit<TableCard, 'yours' | 'seats'> {
  /** Person ids, as the log calls them: for "yours", never shown. */
  readonly host: string;
  readonly seats: readonly (Omit<TableCard['seats'][number], 'here'> & { readonly person: string })[];
}

/** Somebody who has sat at a table: known by the hash of their browser's secret. */
export interface Person {
  /** 'p1', 'p2' …: as the log calls them. */
  readonly id: string;
  readonly hash: string;
}

export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** Secret seed of the dice, hex. Leaves the server only when the game is over. */
  readonly seed: string;
  /** Begin by oneself when every seat is taken. */
  readonly autoStart: boolean;
  readonly card: KeptCard;
}

export interface NewTableRow extends TableRow {
  readonly people: readonly Person[];
  readonly entries: readonly Entry[];
}

/** What one accepted act writes, all or nothing. */
export interface Writing {
  readonly table: string;
  /** Place of the entry in the log: the length of the log before it. */
  readonly place: number;
  readonly entry: Entry;
  /** Who sent it under which id, to know a repeated one after a restart. */
  readonly intent?: { readonly hash: string; readonly id: string };
  readonly person?: Person;
  readonly card?: KeptCard;
  /** A further table that begins with it (rematch). */
  readonly table2?: NewTableRow;
}

export interface KeptTable extends TableRow {
  readonly entries: readonly Entry[];
  readonly people: readonly Person[];
  readonly chat: readonly ChatLine[];
  /** The last intents: hash, id and the step that they led to. */
  readonly intents: readonly { readonly hash: string; readonly id: string; readonly step: number }[];
}

/** One version of a battle that somebody drew. */
export interface DesignRow {
  readonly version: number;
  readonly title: string;
  /** The scenario file as JSON text. */
  readonly file: string;
}

/** Where designs are kept. Versions are never changed; very old ones of a design that is saved often go. */
export interface DesignStore {
  makeDesign(id: string, secretHash: string, first: DesignRow): void;
  /** Adds version `base + 1`; false, and nothing written, where the newest version is another than `base`. */
  addVersion(id: string, base: number, row: DesignRow): boolean;
  /** Hash of its edit link's secret, and its newest version; null: there is no such design. */
  design(id: string): { readonly secretHash: string; readonly version: number } | null;
  designVersion(id: string, version: number): DesignRow | null;
  /** Newest first, without the files. */
  designVersions(
    id: string,
  ): readonly { readonly version: number; readonly title: string; readonly saved: number }[];
}

/** Where tables are kept. Every write is durable when the call returns, or throws and has written nothing. */
export interface Store extends DesignStore {
  make(table: NewTableRow): void;
  /** An act that gives a seat to somebody else, or frees it, withdraws the handover link of the seat. */
  append(writing: Writing): void;
  say(table: string, line: ChatLine): void;
  load(id: string): KeptTable | null;
  has(id: string): boolean;
  /** Seed and log of a table whose game is over; null for every other, so that no seed leaves too early. */
  record(id: string): TableRecord | null;
  /** Tables that gather people, newest first. */
  gathering(limit: number): readonly KeptCard[];
  /** Tables where one of the people has this hash, newest first, with the ids that they go by there. */
  of(hash: string, limit: number): readonly { readonly card: KeptCard; readonly person: string }[];
  offer(table: string, seat: number, secretHash: string): void;
  /** Seat of a handover handover secret that is still good at this table; -1: none. */
  offered(table: string, secretHash: string): number;
  /** A cheap read, for /health. */
  alive(): boolean;
  close(): void;
}
