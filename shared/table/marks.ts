import type { Marks } from './model.ts';

/**
 * Marks as one short string for the synchronised state: `{ token: 1, chip: 2 }` ⇄ 'chip2 token1'. Sorted, so
 * equal marks are equal strings; zeros are left out. Names are letters and dashes, values whole numbers.
 */
export function encodeMarks(marks: Marks): string {
  let text = '';
  for (const name of Object.keys(marks).sort()) {
    const value = marks[name];
    if (value) text += text ? ` ${name}${value}` : `${name}${value}`;
  }
  return text;
}

/** Parts that are no mark are skipped: an older client may meet a newer server. */
export function decodeMarks(text: string): Marks {
  const marks: Record<string, number> = {};
  for (const part of text.split(' ')) {
    const match = /^([a-zA-Z-]*[a-zA-Z])(-?\d+)$/.exec(part);
    if (match) marks[match[1]] = Number(match[2]);
  }
  return marks;
}
