import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast } from '../art/colour.ts';
import { PALETTE } from '../art/palette.ts';
import { SEATS, TEAMS } from '../art/seats.ts';
import { sideRules } from './sides.ts';

const client = join(import.meta.dirname, '..');
const styles = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(join(client, file), 'utf8')] as const);
const all = [...SEATS, ...Object.values(TEAMS)];

test('the colour of a seat or a team stands in no style file: pages take it from the table', () => {
  expect(styles.length).toBeGreaterThan(20);
  const colours = new Set(all.flatMap(({ colour, dot, ground, ink }) => [colour, ...dot, ground, ink]));
  for (const [file, text] of styles)
    expect([file, ...[...colours].filter((colour) => text.includes(colour))]).toEqual([file]);
});

test('every colour of a side that a style file asks for is given', () => {
  const given = new Set(Array.from(sideRules().matchAll(/--([\w-]+):/g), ([, name]) => name));
  const asked = styles.flatMap(([, text]) =>
    Array.from(text.matchAll(/var\(--(dot[\w-]*|name|plastic|letters-on|rust|tide)\b/g), ([, name]) => name),
  );
  expect([...new Set(asked)].sort()).toEqual([...given].sort());
});

test('a team comes after the seats, and the seats after the sides, so that it wins where all are named', () => {
  const order = Array.from(sideRules().matchAll(/^\.([\w-]+) \{/gm), ([, name]) => name);
  expect(order).toEqual([
    ...['side-a', 'side-b', 'side-c', 'side-d', 'side-e', 'side-f'],
    ...['seat-0', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'side-rust', 'side-tide'],
  ]);
});

test('the name of a seat can be read on parchment', () => {
  for (const { ink } of all) expect(contrast(ink, PALETTE.parchment), ink).toBeGreaterThan(4.5);
});

test('no two seats have the same colour', () => {
  expect(new Set(SEATS.map(({ colour }) => colour)).size).toBe(SEATS.length);
});
