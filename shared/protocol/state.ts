/**
 * The synchronised state as both ends read it: only what everyone may know. The server writes it through
 * Colyseus schemas of this shape (server/table/state.ts); the client copies it into plain snapshots.
 * Maps only, with an order where order matters: arrays decode wrongly for clients that join while changes
 * are pending (schema 3.0.76).
 */
export interface PublicSeat {
  readonly name: string;
  /** '' = free. */
  readonly kind: '' | 'person' | 'bot';
  /** Somebody who holds this seat is connected. */
  readonly here: boolean;
  readonly host: boolean;
  /** Let their time go by: the table answers for them after a short while, until they do something. */
  readonly away: boolean;
  /** The word that this seat added to the dice stream. */
  readonly word: string;
}

export interface PublicPiece {
  readonly kind: string;
  readonly seat: number;
  readonly zone: string;
  readonly at: number;
  /** Encoded marks: see shared/table/marks.ts. */
  readonly marks: string;
  /** How it lies by hand (FreePiece): absent, or 0 and '', while the rules are kept. In tenths, and twelfths. */
  readonly x?: number;
  readonly y?: number;
  readonly turn?: number;
  /** LIES_DOWN, LIES_LOCKED, or both added. */
  readonly flags?: number;
  readonly label?: string;
}

export const LIES_DOWN = 1;
export const LIES_LOCKED = 2;

export interface PublicPile {
  readonly count: number;
  readonly top: string;
}

export interface PublicTable {
  /** Number of accepted acts. */
  readonly step: number;
  readonly phase: 'gathering' | 'playing' | 'over';
  readonly seats: ReadonlyMap<string, PublicSeat>;
  readonly pieces: ReadonlyMap<string, PublicPiece>;
  readonly piles: ReadonlyMap<string, PublicPile>;
  readonly facts: ReadonlyMap<string, number>;
  /** Seats that must decide now, '0' or '0,2'; kind of decision in `asked`. */
  readonly turn: string;
  readonly asked: string;
  /** Seat whose wish the others must agree to, -1: nobody's. */
  readonly asker: number;
  /** What that seat wishes, or somebody for it: to sit there, to take back, to play on by hand, or by the rules again; '' for nothing. */
  readonly asks: '' | 'undo' | 'by-hand' | 'by-rules' | 'sit';
  /** The game is played by hand now. */
  readonly byHand: boolean;
  /** People who watch without a seat. */
  readonly watchers: number;
  /** Seconds that a question gives whoever is asked; 0: no end. */
  readonly limit: number;
}
