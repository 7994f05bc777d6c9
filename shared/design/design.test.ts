import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveMap } from '../scenario/scenario.ts';
import { battleSteps } from './command.ts';
import { fileOf, mapOf, readDesign } from './design.ts';
import { commands } from './testing/any-commands.ts';
import { after, complaints, field, ogre, PICTURE, reread, SIDES } from './testing/drawing.ts';

const { begin, act } = battleSteps;

test('a design saved as a file and read again ten times is the same design', () => {
  fc.assert(
    fc.property(commands, (all) => {
      const { design } = all.reduce(act, begin(field()));
      // A map without any hex is no map to read again.
      fc.pre(design.ground.some((row) => row.trim() !== ''));
      let now = design;
      for (let i = 0; i < 10; i++) now = reread(now);
      expect(now).toEqual(design);
    }),
    { numRuns: 40 },
  );
});

test('a file of each format that there ever was still opens', () => {
  const folder = 'shared/design/testing';
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files).toEqual(['format-1.json']);
  for (const file of files) {
    const read = readDesign(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), 'warrior-lands', SIDES);
    expect(read).toMatchObject({
      ok: true,
      design: {
        title: 'Ford at noon',
        zones: ['11    ', '11    ', '    22'],
        features: ['w     ', ' rrrr ', '      '],
        labels: [{ at: [2, 1], text: 'Ford' }],
        sides: [{ name: 'Millers', army: 'Human', gold: 20 }, { name: 'Toll keepers' }],
        rest: { level: 'For tests', options: { pass: 'yes' } },
      },
    });
  }
});

test('every shipped battle comes through the designer as it was', () => {
  const folder = 'scenarios/warrior-lands';
  const json = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const maps = Object.fromEntries(
    readdirSync(`${folder}/maps`).map((name) => [name.replace('.json', ''), json(`${folder}/maps/${name}`)]),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const resolved = resolveMap(json(`${folder}/${name}`), maps);
    const read = readDesign(resolved.ok && resolved.file, 'warrior-lands', SIDES);
    expect(read).toMatchObject({ ok: true });
    if (read.ok) expect(reread(read.design)).toEqual(read.design);
  }
});

test('a file with warriors off the map, on one another or wrongly counted is refused in words', () => {
  const file = fileOf(
    after(field(), ogre(1, 1), { do: 'place', side: 1, warrior: { unit: 'Lion' }, at: [2, 2] }),
  );
  const spoiled = (units: object): unknown => ({
    ...file,
    sides: [file.sides[0], { ...file.sides[1], units: [units] }],
  });
  expect(complaints(spoiled({ unit: 'Lion', at: [[9, 9]] }))).toEqual([
    'sides.1.units.0.at.0: Lion would stand off the map, at column 9, row 9.',
  ]);
  expect(complaints(spoiled({ unit: 'Lion', at: [[1, 1]] }))).toEqual([
    'sides.1.units.0.at.0: Lion would stand on Ogre, at column 1, row 1.',
  ]);
  expect(complaints(spoiled({ unit: 'Lion', count: 3, at: [[2, 2]] }))).toEqual([
    'sides.1.units.0.at: 3 warriors need 3 places; here are 1.',
  ]);
});

test('a map alone becomes a battle of nobody yet, with small maps padded to the least size', () => {
  const read = readDesign({ format: 1, title: 'Strip', rows: ['gw'] }, 'warrior-lands', SIDES);
  expect(read).toMatchObject({
    ok: true,
    design: { title: 'Strip', ground: ['gw ', '   ', '   '], sides: [{ name: 'North' }, { name: 'South' }] },
  });
  if (read.ok) expect(mapOf(read.design).rows).toEqual(['gw ', '   ', '   ']);
});

test('maps with unknown letters, of too many hexes or of a newer format are refused in words', () => {
  const map = (change: object) => ({ format: 1, title: 'x', rows: ['ggg', 'ggg', 'ggg'], ...change });
  expect(complaints(map({ features: ['q'] }))[0]).toMatch(/^features\.0: No feature has the letter "q"/);
  expect(complaints(map({ zones: ['', '9'] }))[0]).toMatch(/^zones\.1: A zone is the number of a side/);
  expect(complaints(map({ rows: ['g'.repeat(61)] }))).toEqual([
    'rows: This map is 61 by 3 hexes; the designer takes at most 60 by 60.',
  ]);
  expect(complaints(map({ format: 2 }))[0]).toMatch(/made for a newer Pewter/);
});

test('whatever the file holds, the answer is a value', () => {
  fc.assert(
    fc.property(fc.anything(), fc.jsonValue(), (anything, json) => {
      expect(typeof readDesign(anything, 'warrior-lands', SIDES).ok).toBe('boolean');
      expect(typeof readDesign({ format: 1, title: 'x', rows: json }, 'warrior-lands', SIDES).ok).toBe(
        'boolean',
      );
      expect(typeof readDesign({ ...fileOf(field()), sides: json, map: anything }, 'x', SIDES).ok).toBe(
        'boolean',
      );
    }),
  );
});

test('hex size, numbers and picture are in the file, and a picture that is none is refused', () => {
  const drawn = after(
    field(),
    { do: 'hex-size', size: 9000 },
    { do: 'number', numbers: 'digits' },
    { do: 'picture', picture: PICTURE },
    { do: 'shift-picture', change: { opacity: 0.5 } },
  );
  expect(mapOf(drawn)).toMatchObject({
    ...{ hexSize: 240, numbers: 'digits' },
    background: { ...PICTURE, opacity: 0.5 },
  });
  expect(reread(drawn)).toEqual(drawn);
  const file = fileOf({ ...drawn, background: { ...PICTURE, image: 'data:image/png;base64,PHN2Zy8+' } });
  const read = readDesign(file, '', []);
  expect(read.ok ? [] : read.problems.map(({ path, words }) => `${path} ${words.key}`)).toEqual([
    'map.background.image scenario.not-a-picture',
  ]);
  const script = { ...file, map: { ...mapOf(drawn), background: { ...PICTURE, image: 'javascript:1' } } };
  expect(readDesign(script, '', []).ok).toBe(false);
});
