import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../engine/words.ts';
import { parseFile, upToDate } from './format.ts';
import { layOutMap, type MapFile } from './map.ts';
import type { Problem } from './problem.ts';
import { readScenario, resolveMap, slug } from './scenario.ts';
import { schemaFiles } from './schema.ts';
import { scenarioText } from './text.ts';

type Answer = { readonly ok: true } | { readonly ok: false; readonly problems: readonly Problem[] };
const complaints = (answer: Answer): string[] =>
  answer.ok ? [] : answer.problems.map(({ path, words }) => `${path}: ${say(words, scenarioText)}`);

const good = {
  format: 1,
  game: 'warrior-lands',
  title: 'Try',
  map: { format: 1, title: 'Strip', rows: ['gg'] },
  sides: [{ name: 'Ours', units: [{ unit: 'Ogre', at: [[0, 0]] }] }],
};

test('a good file is read and its defaults are filled in', () => {
  const read = readScenario(good);
  expect(read.ok && read.file.story).toBe('');
});

test('what is no JSON, no object or of no format is refused in one sentence', () => {
  expect(complaints(parseFile('{"format": 1,'))[0]).toMatch(/^: This file is not JSON/);
  expect(complaints(parseFile(''))).toEqual([': This file is not JSON as it stands: its end is missing.']);
  expect(complaints(parseFile('{"format": 1,\n  "game" "chess"}'))).toEqual([
    ': This file is not JSON as it stands: look at line 2, column 10.',
  ]);
  // What a picture or a text holds is not read out to people.
  for (const odd of ['E���v�', '\u0089PNG\r\n\u001a', 'Dear Tansy', '<!doctype html>'])
    expect(complaints(parseFile(odd))).toEqual([': This is no scenario file: it is not JSON, as those are.']);
  expect(complaints(parseFile('x'.repeat(900_000)))).toEqual([': This file is too large: at most 789 kB.']);
  for (const odd of [null, 7, 'x', [], [good]])
    expect(complaints(readScenario(odd))).toEqual([
      ': A scenario file holds one JSON object; this one does not.',
    ]);
  expect(complaints(readScenario({ ...good, format: undefined }))[0]).toContain('does not say its format');
});

test('a future version is refused by name', () => {
  expect(complaints(readScenario({ ...good, format: 7 }))).toEqual([
    'format: This file is of format 7, made for a newer Pewter; this one reads formats up to 1.',
  ]);
  expect(complaints(readScenario({ ...good, map: { ...good.map, format: 2 } }))[0]).toMatch(/^map\.format: /);
});

test('older formats are brought forward step by step', () => {
  const steps = {
    1: (file: Readonly<Record<string, unknown>>) => ({ ...file, b: file.a }),
    2: (file: Readonly<Record<string, unknown>>) => ({ ...file, c: file.b }),
  };
  expect(upToDate({ format: 1, a: 5 }, 'scenario', steps, 3)).toEqual({
    ok: true,
    file: { format: 3, a: 5, b: 5, c: 5 },
  });
  expect(upToDate({ format: 0 }, 'scenario', steps, 3).ok).toBe(false);
});

test('every complaint has a path and a sentence', () => {
  const bad = {
    ...good,
    titel: 'Try',
    title: 5,
    sides: [{ name: '', units: [{ unit: 'Ogre', at: [[0]], hits: 99, colour: 'red' }] }],
  };
  const said = complaints(readScenario(bad));
  expect(said).toContain('title: Here must stand a text.');
  expect(said).toContain('sides.0.units.0.hits: This is too much: at most 20.');
  expect(said).toContain('sides.0.units.0: Nothing is known of a field named "colour".');
  expect(said).toContain(': Nothing is known of a field named "titel".');
  expect(said.filter((line) => /scenario\.|\{/.test(line))).toEqual([]);
});

test('something missing is called missing, in a map too', () => {
  expect(complaints(readScenario({ ...good, title: undefined }))).toEqual([
    'title: Something is missing here: title.',
  ]);
  expect(complaints(readScenario({ ...good, map: { format: 1, title: 'x' } }))).toEqual([
    'map.rows: Something is missing here: rows.',
  ]);
});

test('a thousand mistakes make a short answer', () => {
  const units = Array.from({ length: 150 }, () => ({ at: 3 }));
  const said = complaints(readScenario({ ...good, sides: [{ name: 'Ours', units }] }));
  expect(said).toHaveLength(21);
  expect(said[20]).toBe(': And 130 more.');
});

test('whatever the file holds, the answer is a value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.jsonValue(), (anything, json) => {
      expect(typeof readScenario(anything).ok).toBe('boolean');
      expect(typeof readScenario({ ...good, sides: json, map: anything }).ok).toBe('boolean');
      expect(typeof resolveMap(anything, {}).ok).toBe('boolean');
    }),
  );
});

test('a scenario gets the map that it names, and only a map that there is', () => {
  const maps = { strip: good.map };
  expect(resolveMap({ ...good, map: 'strip' }, maps)).toEqual({ ok: true, file: good });
  expect(complaints(resolveMap({ ...good, map: 'constructor' }, maps))).toEqual([
    'map: There is no map named "constructor".',
  ]);
  expect(complaints(resolveMap({ ...good, map: 'stripe' }, maps))).toEqual([
    'map: There is no map named "stripe". The nearest: strip.',
  ]);
});

test('a map is laid out row by row, odd rows shoved right, with holes where nothing is written', () => {
  const map: MapFile = { format: 1, title: 'x', orientation: 'pointy', rows: ['gf', ' w', 'r'] };
  const laid = layOutMap(map);
  expect(laid.ok && laid.map.board).toMatchObject({ cells: [0, 0, 1, 0, 1, 1, -1, 2], ground: 'gfwr' });
  expect(laid.ok && [laid.map.cellAt(1, 1), laid.map.cellAt(0, 1)]).toEqual([2, -1]);
});

test('a map of flat hexes shoves its odd columns down', () => {
  const laid = layOutMap({ format: 1, title: 'x', orientation: 'flat', rows: ['gg', 'gg'] });
  expect(laid.ok && laid.map.board.cells).toEqual([0, 0, 1, 0, 0, 1, 1, 1]);
});

test('a map with unknown letters, without hexes or with stray labels is refused', () => {
  const map: MapFile = { format: 1, title: 'x', orientation: 'pointy', rows: ['gxg'] };
  expect(complaints(layOutMap(map, 'map'))).toEqual([
    'map.rows.0: No ground has the letter "x". The letters: g f d w r m s b h t p l.',
  ]);
  expect(complaints(layOutMap({ ...map, rows: ['  '] }))).toEqual(['rows: This map has no hexes.']);
  expect(complaints(layOutMap({ ...map, rows: ['g'], labels: [{ at: [4, 4], text: 'Here' }] }))).toEqual([
    'labels.0: The label "Here" stands off the map.',
  ]);
});

test('short names for links are plain letters', () => {
  expect(slug('Gods & Monsters!')).toBe('gods-monsters');
  expect(slug('Ægir und Ödipus')).toBe('gir-und-odipus');
  expect(slug('…')).toBe('x');
});

test('the published schemas are up to date (npm run schema)', () => {
  for (const [name, text] of Object.entries(schemaFiles()))
    expect(readFileSync(`public/schema/${name}`, 'utf8')).toBe(text);
});

test('every complaint that the code can make has its sentence, and every sentence is used', () => {
  const folders = ['shared/scenario', 'shared/games/warrior-lands', 'shared/games/warrior-lands/data'];
  const source = folders
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => /(?<!test|\/text)\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const used = new Set([...source.matchAll(/'(scenario\.[a-z-]+)'/g)].map(([, key]) => key));
  // Built from what is unknown: trait, army, mount.
  for (const what of ['trait', 'army', 'mount', 'item', 'spell'])
    for (const end of ['', '-near']) used.add(`scenario.unknown-${what}${end}`);
  expect([...used].sort()).toEqual(Object.keys(scenarioText).sort());
});
