import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Dice, shuffleBy } from './dice.ts';

/**
 * The table's committed dice. Anyone who holds the seed and the log can work out every die:
 *
 *   commitment = SHA-256(seed), shown before anybody sits down
 *   key        = SHA-256(seed ‖ UTF-8 of the JSON list of the seats' words, in the order of the seats)
 *   block j of the act at place i of the log = HMAC-SHA-256(key, i as 4 bytes ‖ j as 4 bytes), big-endian
 *
 * Each act has a stream of its own, named by its place in the append-only log. So an undo, which is a new
 * entry, changes all dice that follow, and a log can be resumed at any act without carrying a position along.
 */
export class SeededDice implements Dice {
  /** How often chance was asked: 0 means that the act had nothing random in it. */
  used = 0;
  private readonly key: Uint8Array;
  private readonly place: number;
  private block: Uint8Array = new Uint8Array(0);
  private at = 0;
  private blocks = 0;

  constructor(key: Uint8Array, place: number) {
    this.key = key;
    this.place = place;
  }

  private byte(): number {
    if (this.at === this.block.length) {
      const counter = new Uint8Array(8);
      const view = new DataView(counter.buffer);
      view.setUint32(0, this.place);
      view.setUint32(4, this.blocks++);
      this.block = hmac(sha256, this.key, counter);
      this.at = 0;
    }
    return this.block[this.at++];
  }

  d6(): number {
    return this.pick(6) + 1;
  }

  /** n up to 2^32. A byte (or four) beyond the last whole multiple of n is thrown away, so none is favoured. */
  pick(n: number): number {
    this.used++;
    if (n <= 256) {
      const fair = 256 - (256 % n);
      for (;;) {
        const byte = this.byte();
        if (byte < fair) return byte % n;
      }
    }
    const fair = 4294967296 - (4294967296 % n);
    for (;;) {
      const word = this.byte() * 16777216 + this.byte() * 65536 + this.byte() * 256 + this.byte();
      if (word < fair) return word % n;
    }
  }

  shuffle<T>(list: T[]): T[] {
    return shuffleBy(list, (n) => this.pick(n));
  }
}

/** `seed`: 64 hex digits (32 bytes). */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** Key of the dice once these words are in, one per seat ('' where none was given). */
export function keyOf(seed: string, seatWords: readonly string[]): Uint8Array {
  const spoken = utf8ToBytes(JSON.stringify(seatWords));
  const bytes = hexToBytes(seed);
  const all = new Uint8Array(bytes.length + spoken.length);
  all.set(bytes);
  all.set(spoken, bytes.length);
  return sha256(all);
}

/** The dice of one table. The key is worked out anew only when other seats, and so perhaps other words, are in. */
export class TableDice {
  private readonly seed: string;
  private seats: readonly { readonly word: string }[] | null = null;
  private key: Uint8Array = new Uint8Array(0);

  constructor(seed: string) {
    this.seed = seed;
  }

  /** Dice of the act that comes to this place of the log. */
  at(place: number, seats: readonly { readonly word: string }[]): SeededDice {
    if (this.seats !== seats) {
      this.seats = seats;
      this.key = keyOf(
        this.seed,
        seats.map(({ word }) => word),
      );
    }
    return new SeededDice(this.key, place);
  }
}
