import { Encoder, MapSchema, type SchemaType, schema } from '@colyseus/schema';

// Two buffers of this size per room to begin with; they grow with what lies on the table (RoomySerializer).
Encoder.BUFFER_SIZE = 10 * 1024;

/** The wire form of shared/protocol/state.ts. Maps only: see there. Fields are told only when they change. */
export const SeatState = schema(
  { name: 'string', kind: 'string', here: 'boolean', host: 'boolean', away: 'boolean', word: 'string' },
  'Seat',
);
export type SeatState = SchemaType<typeof SeatState>;

export const PieceState = schema(
  {
    kind: 'string',
    seat: 'int8',
    zone: 'string',
    at: 'int16',
    marks: 'string',
    // By hand only: never set, and so never told, while the rules are kept.
    x: 'number',
    y: 'number',
    turn: 'uint8',
    flags: 'uint8',
    label: 'string',
  },
  'Piece',
);
export type PieceState = SchemaType<typeof PieceState>;

export const PileState = schema({ count: 'number', top: 'string' }, 'Pile');
export type PileState = SchemaType<typeof PileState>;

export const TableState = schema(
  {
    step: 'number',
    phase: 'string',
    seats: { map: SeatState, default: new MapSchema<SeatState>() },
    pieces: { map: PieceState, default: new MapSchema<PieceState>() },
    piles: { map: PileState, default: new MapSchema<PileState>() },
    facts: { map: 'number', default: new MapSchema<number>() },
    turn: 'string',
    asked: 'string',
    asker: 'int8',
    asks: 'string',
    byHand: 'boolean',
    watchers: 'number',
    limit: 'number',
  },
  'Table',
);
export type TableState = SchemaType<typeof TableState>;
