import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BAKED, FONT_DISPLAY, FONT_SANS, FONT_TEXT } from '../client/art/fontNames.ts';

const client = join(import.meta.dirname, '../client');
const families: Readonly<Record<string, string>> = {
  FONT_DISPLAY,
  FONT_TEXT,
  FONT_SANS,
  display: FONT_DISPLAY,
  serif: FONT_TEXT,
  sans: FONT_SANS,
};
/** `700 ${size}px ${FONT_TEXT}` and serif(size, 700). */
const WRITTEN = /((?:italic )?\d00) [^`]*?px \$\{(FONT_\w+)\}/g;
const CALLED = /\b(display|serif|sans)\([^;]*?, (\d00)\)/g;

/** Faces that drawings of the client name, as BAKED writes them. */
function drawnWith(): ReadonlySet<string> {
  const faces = new Set<string>();
  const add = (weight: string, family: string) =>
    faces.add(`${weight} 20px ${families[family].split(',')[0]}`);
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || file.includes('.test.')) continue;
    const source = readFileSync(join(client, file), 'utf8');
    for (const [, weight, family] of source.matchAll(WRITTEN)) add(weight, family);
    for (const [, family, weight] of source.matchAll(CALLED)) add(weight, family);
  }
  return faces;
}

test('a table waits for every face that its pictures are written with, so that none keeps a fallback’s', () => {
  const faces = drawnWith();
  expect(faces).toContain('700 20px Alegreya');
  expect([...faces].filter((face) => !BAKED.includes(face))).toEqual([]);
});
