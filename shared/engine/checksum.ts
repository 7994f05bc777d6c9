/**
 * A fingerprint of plain data that is the same in Node and in the browser, whatever the order in which the
 * fields were set. Quick and not secret: it tells a replay that went astray, not a forger.
 */
export function checksum(data: unknown): string {
  const text = canonical(data);
  // cyrb53's two lanes, kept at their full 64 bits.
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return hex(low) + hex(high);
}

const hex = (word: number) => (word >>> 0).toString(16).padStart(8, '0');

/** JSON with sorted keys; typed arrays as lists; absent and undefined fields are the same. */
export function canonical(data: unknown): string {
  if (Number.isInteger(data)) return `${data}`;
  if (data === null || typeof data !== 'object') return JSON.stringify(data) ?? 'null';
  if (isOfWholeNumbers(data)) return `[${data.join(',')}]`;
  if (ArrayBuffer.isView(data)) return canonical(Array.from(data as unknown as ArrayLike<number>));
  if (Array.isArray(data)) return `[${data.map(canonical).join(',')}]`;
  const record = data as Record<string, unknown>;
  const parts: string[] = [];
  for (const key of Object.keys(record).sort()) {
    if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
  }
  return `{${parts.join(',')}}`;
}

/** Maps are made of these; numbers in them are written as JSON would. */
const isOfWholeNumbers = (
  data: object,
): data is Int8Array | Uint8Array | Int16Array | Uint16Array | Int32Array =>
  data instanceof Int8Array ||
  data instanceof Uint8Array ||
  data instanceof Int16Array ||
  data instanceof Uint16Array ||
  data instanceof Int32Array;

/**
 * Whether two pieces of plain data have the same checksum, without working any out: what both share is not looked into,
 * and the first difference ends it.
 */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other || Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((value, i) => alike(value, other[i]))
    );
  const [left, right] = [one, other] as Readonly<Record<string, unknown>>[];
  // A field that is undefined is as good as none.
  return (
    Object.keys(left).every((key) => alike(left[key], right[key])) &&
    Object.keys(right).every((key) => right[key] === undefined || left[key] !== undefined)
  );
}
