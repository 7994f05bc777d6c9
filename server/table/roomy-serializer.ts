import { Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { TableState } from './state.ts';

/** Most bytes that a piece takes besides its texts: references, names of fields, numbers, lengths of texts. */
const PIECE = 64;
/** … and everything else: seats, piles, facts, deletions of pieces that were there before. */
const REST = 8 * 1024;

/**
 * Colyseus's serializer with buffers that grow before they are too small. Its own ones stay as small as they began: on
 * a table with more in it than they hold, every join and every great change is encoded twice, with a warning each time.
 * Buffers for the fullest table (1,000 pieces with names and counters, up to 1 MB) in every room would be a waste.
 */
export class RoomySerializer extends SchemaSerializer<TableState> {
  override getFullState(...clients: Parameters<SchemaSerializer<TableState>['getFullState']>): Buffer {
    const bytes = mostBytes(this.encoder.state);
    if (bytes > this.fullEncodeBuffer.length) {
      this.fullEncodeBuffer = roomFor(bytes);
      this.fullEncodeBuffer[0] = Protocol.ROOM_STATE;
      this.needFullEncode = true;
    }
    return super.getFullState(...clients);
  }

  override applyPatches(...clients: Parameters<SchemaSerializer<TableState>['applyPatches']>): boolean {
    const bytes = mostBytes(this.encoder.state);
    if (bytes > this.encoder.sharedBuffer.length) this.encoder.sharedBuffer = roomFor(bytes);
    return super.applyPatches(...clients);
  }
}

/** What all of the state takes at most. */
function mostBytes({ pieces }: TableState): number {
  let bytes = REST;
  for (const [id, { kind, zone, marks, label }] of pieces)
    bytes += PIECE + lengthOf(id) + lengthOf(kind) + lengthOf(zone) + lengthOf(marks) + lengthOf(label);
  return bytes;
}

const lengthOf = (text: string | undefined): number => (text ? Buffer.byteLength(text) : 0);

/** Twice as much as before, until it is enough. */
function roomFor(bytes: number): Buffer {
  let size = Encoder.BUFFER_SIZE;
  while (size < bytes) size *= 2;
  return Buffer.allocUnsafe(size);
}
