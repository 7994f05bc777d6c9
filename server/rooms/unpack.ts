/**
 * Reads one MessagePack value as colyseus.js writes it (with msgpackr's inline records), with every length
 * held against the bytes that are there. The general decoder makes an array of whatever length a message
 * claims, so five bytes could ask for gigabytes. Throws on anything else than one whole, shallow value.
 */
export function unpack(bytes: Uint8Array, from: number): unknown {
  const reader = new Reader(bytes, from);
  const value = reader.value(0);
  if (reader.at !== bytes.length) throw new Error('bytes after the value');
  return value;
}

const DEEPEST = 12;
const RECORD = 0x72;
/** A letter that came in broken is read as the sign for one: whether a text may hold it is the schema's business. */
const text = new TextDecoder('utf-8');

class Reader {
  at: number;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private readonly records = new Map<number, readonly string[]>();

  constructor(bytes: Uint8Array, from: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = from;
  }

  value(depth: number): unknown {
    if (depth > DEEPEST) throw new Error('too deep');
    const tag = this.uint(1);
    if (tag < 0x80) {
      const keys = this.records.get(tag);
      return keys ? this.record(keys, depth) : tag;
    }
    if (tag < 0x90) return this.map(tag & 0x0f, depth);
    if (tag < 0xa0) return this.list(tag & 0x0f, depth);
    if (tag < 0xc0) return this.string(tag & 0x1f);
    if (tag >= 0xe0) return tag - 0x100;
    switch (tag) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.view.getFloat32(this.take(4));
      case 0xcb:
        return this.view.getFloat64(this.take(8));
      case 0xcc:
        return this.uint(1);
      case 0xcd:
        return this.uint(2);
      case 0xce:
        return this.uint(4);
      case 0xd0:
        return this.view.getInt8(this.take(1));
      case 0xd1:
        return this.view.getInt16(this.take(2));
      case 0xd2:
        return this.view.getInt32(this.take(4));
      case 0xd4:
        return this.extension(depth);
      case 0xd9:
        return this.string(this.uint(1));
      case 0xda:
        return this.string(this.uint(2));
      case 0xdc:
        return this.list(this.uint(2), depth);
      case 0xde:
        return this.map(this.uint(2), depth);
      default:
        throw new Error(`unexpected tag ${tag}`);
    }
  }

  /** Where the next `count` bytes begin; moves past them. */
  private take(count: number): number {
    const start = this.at;
    if (start + count > this.bytes.length) throw new Error('cut short');
    this.at += count;
    return start;
  }

  private uint(size: 1 | 2 | 4): number {
    const start = this.take(size);
    if (size === 1) return this.bytes[start];
    return size === 2 ? this.view.getUint16(start) : this.view.getUint32(start);
  }

  private string(length: number): string {
    const start = this.take(length);
    return text.decode(this.bytes.subarray(start, this.at));
  }

  private list(length: number, depth: number): unknown[] {
    if (length > this.bytes.length - this.at) throw new Error('cut short');
    const list: unknown[] = [];
    for (let i = 0; i < length; i++) list.push(this.value(depth + 1));
    return list;
  }

  private map(size: number, depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (let i = 0; i < size; i++) this.put(map, this.value(depth + 1), depth);
    return map;
  }

  private record(keys: readonly string[], depth: number): Record<string, unknown> {
    const map: Record<string, unknown> = {};
    for (const key of keys) this.put(map, key, depth);
    return map;
  }

  private put(map: Record<string, unknown>, key: unknown, depth: number): void {
    if (typeof key !== 'string' || key === '__proto__') throw new Error('bad key');
    map[key] = this.value(depth + 1);
  }

  /** One byte of data: `undefined` (type 0), or a record: its id, the names of its fields, their values. */
  private extension(depth: number): unknown {
    const type = this.uint(1);
    const id = this.uint(1);
    if (type === 0) return undefined;
    if (type !== RECORD || id < 0x40 || id > 0x7f) throw new Error(`unexpected extension ${type}`);
    const keys = this.value(depth + 1);
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === 'string')) throw new Error('bad record');
    this.records.set(id, keys);
    return this.record(keys, depth);
  }
}
