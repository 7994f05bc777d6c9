import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { say } from '../engine/words.ts';
import { blocking } from '../scenario/blocking.ts';
import { BLOCKS } from '../scenario/grounds.ts';
import { type Background, layOutMap, NUMBERS } from '../scenario/map.ts';
import { resolveMap } from '../scenario/scenario.ts';
import { scenarioText } from '../scenario/text.ts';
import { armyOf, readArmy } from './army.ts';
import { battleSteps, type Command, perform } from './command.ts';
import {
  columnsOf,
  type Design,
  fileOf,
  hasHex,
  letterAt,
  mapOf,
  newDesign,
  type Place,
  readDesign,
  rowsOf,
  standingAt,
  zoneOf,
} from './design.ts';
import type { Warrior } from './roster.ts';
import { brush, line, MIRRORS, region } from './shapes.ts';
import { designText } from './text.ts';

const { begin, act, undo, redo } = battleSteps;
const SIDES = ['North', 'South'];
const field = (columns = 6, rows = 5): Design => newDesign('warrior-lands', 'A field', SIDES, columns, rows);
const after = (design: Design, ...commands: Command[]): Design =>
  commands.reduce((now, command) => perform(now, command)?.design ?? now, design);
const reread = (design: Design): Design => {
  const read = readDesign(JSON.parse(JSON.stringify(fileOf(design))), 'warrior-lands', SIDES);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.design;
};
const stands = (design: Design): string[] =>
  design.sides.flatMap(({ units }) => units.flatMap(({ at }) => at.map(String))).sort();

/** One white pixel. */
const PICTURE: Background = {
  image:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  ...{ x: -30, y: -20, scale: 2, opacity: 1 },
};

const place = fc.tuple(fc.integer({ min: -1, max: 8 }), fc.integer({ min: -1, max: 8 }));
const mirror = fc.constantFrom(...MIRRORS);
const layer = fc.constantFrom('ground', 'features', 'zones' as const);
const stroke = {
  layer: layer as fc.Arbitrary<'ground' | 'features' | 'zones'>,
  letter: fc.constantFrom(' ', 'g', 'w', '1', '2'),
  mirror,
};
/** Letters only as the layer knows them, as the designer's palettes offer them. */
const sound = <T extends { layer: string; letter: string }>(one: T): T => ({
  ...one,
  letter: one.letter === ' ' ? ' ' : { ground: 'w', features: 'h', zones: '2' }[one.layer],
});
const warrior = fc.constantFrom<Warrior>(
  { unit: 'Ogre' },
  { unit: 'Lion' },
  { name: 'Guard', traits: ['Sword'] },
);
const step = fc.integer({ min: -3, max: 3 });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.constantFrom<Command>(
    { do: 'about' },
    { do: 'about', level: ' for a first evening ', minutes: 30 },
    { do: 'about', minutes: 90 },
  ),
  fc
    .record({ do: fc.constant('paint' as const), ...stroke, at: fc.array(place, { maxLength: 6 }) })
    .map(sound),
  fc
    .record({
      do: fc.constant('line' as const),
      ...stroke,
      from: place,
      to: place,
      size: fc.integer({ min: 1, max: 3 }),
    })
    .map(sound),
  fc.record({ do: fc.constant('fill' as const), ...stroke, at: place }).map(sound),
  fc.record({ do: fc.constant('erase' as const), at: fc.array(place, { maxLength: 4 }), mirror }),
  fc.record({ do: fc.constant('mirror' as const), mirror }),
  fc.record({
    ...{ do: fc.constant('resize' as const), left: step, right: step, top: step, bottom: step },
    ground: fc.constantFrom('g', ' '),
  }),
  fc.record({
    ...{ do: fc.constant('blocks' as const), kind: fc.constantFrom('wood', 'grass', 'fog') },
    blocks: fc.constantFrom(...BLOCKS),
  }),
  fc.record({ do: fc.constant('number' as const), numbers: fc.constantFrom(...NUMBERS) }),
  fc.record({ do: fc.constant('hex-size' as const), size: fc.constantFrom(Number.NaN, 3, 40, 57, 900) }),
  fc.record({ do: fc.constant('picture' as const), picture: fc.constantFrom(null, PICTURE) }),
  fc.record({
    do: fc.constant('shift-picture' as const),
    change: fc.constantFrom({ x: 12.5 }, { opacity: 0.1 + 0.2 }, { scale: 900 }, { y: Number.NaN }),
  }),
  fc.record({
    do: fc.constant('turn' as const),
    orientation: fc.constantFrom('pointy' as const, 'flat' as const),
  }),
  fc.record({ do: fc.constant('label' as const), at: place, text: fc.constantFrom('', 'Ford', 'Hill') }),
  fc.record({ do: fc.constant('place' as const), side: fc.integer({ min: 0, max: 3 }), warrior, at: place }),
  fc.record({ do: fc.constant('move' as const), from: place, to: place }),
  fc.record({ do: fc.constant('remove' as const), at: place }),
  fc.record({ do: fc.constant('change' as const), at: place, warrior }),
  fc.record({
    do: fc.constant('side' as const),
    side: fc.integer({ min: 0, max: 2 }),
    change: fc.constantFrom({ name: 'East' }, { army: 'Orc', gold: 20 }, { army: undefined }, { team: 'x' }),
  }),
  fc.record({ do: fc.constant('add-side' as const), name: fc.constant('West') }),
  fc.record({ do: fc.constant('drop-side' as const), side: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ do: fc.constant('title' as const), title: fc.constantFrom('', 'Gap', 'Ford') }),
  fc.record({
    do: fc.constant('options' as const),
    options: fc.constantFrom<Record<string, string>>({}, { pass: 'yes' }, { pass: 'yes', spirit: 'absorb5' }),
  }),
  fc.record({ do: fc.constant('story' as const), story: fc.constantFrom('', 'Long ago.') }),
);
const commands = fc.array(command, { maxLength: 40 });

test('sides are added up to six, each in a plastic of its own with a zone of its own, and the file says so', () => {
  let design = field(9, 5);
  for (const name of ['East', 'West', 'Above', 'Below']) design = after(design, { do: 'add-side', name });
  design.sides.forEach((_, side) => {
    const at: Place[] = [[side, side % 5]];
    design = after(design, { do: 'paint', layer: 'zones', letter: String(side + 1), at });
  });
  expect(design.sides.map(({ plastic }) => plastic)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(perform(design, { do: 'add-side', name: 'One too many' })).toBeNull();
  const again = reread(design);
  expect(again.sides).toEqual(design.sides);
  expect(again.sides.map((_, side) => zoneOf(again, side))).toEqual(
    again.sides.map((_, side) => [[side, side % 5]]),
  );
});

test('whatever was done, undone in full it is the first map again, and done again it is the last', () => {
  fc.assert(
    fc.property(commands, (all) => {
      const first = begin(field());
      let now = all.reduce(act, first);
      const last = now.design;
      while (now.past) now = undo(now);
      expect(now.design).toEqual(first.design);
      while (now.future) now = redo(now);
      expect(now.design).toEqual(last);
    }),
  );
});

test('whatever was done, every warrior stands on a hex of its own, and nothing lies beyond the hexes', () => {
  fc.assert(
    fc.property(commands, (all) => {
      const { design } = all.reduce(act, begin(field()));
      const standing = stands(design);
      expect(new Set(standing).size).toBe(standing.length);
      for (const at of design.sides.flatMap(({ units }) => units.flatMap((unit) => unit.at)))
        expect(hasHex(design, at)).toBe(true);
      for (const { at } of design.labels) expect(hasHex(design, at)).toBe(true);
      for (const one of ['features', 'zones'] as const) {
        expect(design[one].map((row) => row.length)).toEqual(design.ground.map((row) => row.length));
        design[one].forEach((row, r) => {
          [...row].forEach((letter, c) => {
            if (design.ground[r][c] === ' ') expect(letter).toBe(' ');
          });
        });
      }
    }),
  );
});

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
  const files = readdirSync(folder).sort();
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

const ogre = (column: number, row: number): Command => ({
  do: 'place',
  side: 0,
  warrior: { unit: 'Ogre' },
  at: [column, row],
});

test('rows and columns added on every side move ground, features, labels and warriors together', () => {
  const laid = after(
    field(),
    { do: 'paint', layer: 'ground', letter: 'w', at: [[2, 2]] },
    { do: 'paint', layer: 'features', letter: 'r', at: [[2, 2]] },
    { do: 'label', at: [2, 2], text: 'Ford' },
    ogre(2, 2),
  );
  const wider = after(laid, { do: 'resize', left: 3, right: 1, top: 2, bottom: 4, ground: 's' });
  expect([columnsOf(wider), rowsOf(wider)]).toEqual([10, 11]);
  const to: Place = [5, 4];
  expect([letterAt(wider, 'ground', to), letterAt(wider, 'features', to)]).toEqual(['w', 'r']);
  expect(wider.labels).toEqual([{ at: to, text: 'Ford' }]);
  expect(standingAt(wider, to)).toEqual({ side: 0, line: 0, n: 0 });
  expect(letterAt(wider, 'ground', [0, 0])).toBe('s');
});

test('a row cut off takes its warriors along, and undo brings them back', () => {
  const laid = begin(after(field(), ogre(0, 0), ogre(0, 4), ogre(5, 4)));
  const cut = act(laid, { do: 'resize', left: 0, right: -1, top: 0, bottom: -1, ground: 'g' });
  expect(stands(cut.design)).toEqual(['0,0']);
  expect(undo(cut).design).toEqual(laid.design);
});

test('where hexes are shoved the map grows by twos only, so that neighbours stay neighbours', () => {
  const by = (top: number, left: number): Command => ({
    do: 'resize',
    left,
    right: 0,
    top,
    bottom: 0,
    ground: 'g',
  });
  expect(perform(field(), by(1, 0))).toBeNull();
  expect(perform(field(), by(2, 1))).not.toBeNull();
  const flat = after(field(), { do: 'turn', orientation: 'flat' });
  expect(perform(flat, by(0, 1))).toBeNull();
  expect(perform(flat, by(1, 2))).not.toBeNull();
});

test('a map is never smaller than 3 by 3 or larger than 60 by 60', () => {
  const resize = (right: number, bottom: number): Command => ({
    ...{ do: 'resize', left: 0, top: 0, ground: 'g' },
    ...{ right, bottom },
  });
  expect(perform(field(), resize(-4, 0))).toBeNull();
  expect(perform(field(), resize(54, 55))).not.toBeNull();
  expect(perform(field(), resize(55, 0))).toBeNull();
});

test('flat or pointy, size and places stay', () => {
  const laid = after(field(), ogre(3, 1), { do: 'label', at: [1, 1], text: 'Here' });
  const flat = after(laid, { do: 'turn', orientation: 'flat' });
  expect({ ...flat, orientation: 'pointy' }).toEqual(laid);
});

test('the brush is round, the line straight, and the fill stops at other ground', () => {
  expect(brush(field(), [2, 2], 1)).toEqual([[2, 2]]);
  expect(brush(field(), [2, 2], 2)).toHaveLength(7);
  expect(brush(field(), [2, 2], 3)).toHaveLength(19);
  expect(brush(field(), [0, 0], 2)).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
  ]);
  expect(line(field(), [0, 2], [4, 2])).toHaveLength(5);
  expect(line(field(), [1, 1], [1, 1])).toEqual([[1, 1]]);
  const split = after(field(), {
    do: 'line',
    layer: 'ground',
    letter: 'w',
    from: [3, 0],
    to: [3, 4],
    size: 1,
  });
  const left = region(split, 'ground', [0, 0]);
  expect(left.some(([column]) => column > 3)).toBe(false);
  expect(left.length).toBeGreaterThan(9);
});

test('a mirrored stroke paints both halves, and the zone of the other side opposite', () => {
  const painted = after(
    field(),
    { do: 'paint', layer: 'features', letter: 'w', at: [[0, 0]], mirror: 'across' },
    { do: 'paint', layer: 'zones', letter: '1', at: [[0, 1]], mirror: 'turned' },
  );
  expect(painted.features[0]).toBe('w    w');
  expect([painted.zones[1], painted.zones[3]]).toEqual(['1     ', '     2']);
});

test('mirroring the map makes the right half like the left', () => {
  const half = after(field(), {
    do: 'paint',
    layer: 'ground',
    letter: 'w',
    at: [
      [0, 0],
      [1, 3],
    ],
  });
  const whole = after(half, { do: 'mirror', mirror: 'across' });
  expect([whole.ground[0], whole.ground[3]]).toEqual(['wggggw', 'gwggwg']);
});

test('a hex that is taken away takes what stands on it along', () => {
  const laid = after(field(), ogre(1, 1), { do: 'label', at: [1, 1], text: 'x' });
  const holed = after(laid, { do: 'paint', layer: 'ground', letter: ' ', at: [[1, 1]] });
  expect([stands(holed), holed.labels]).toEqual([[], []]);
});

test('nobody is placed or moved onto somebody else or off the map', () => {
  const laid = after(field(), ogre(1, 1), ogre(2, 1));
  expect(perform(laid, ogre(1, 1))).toBeNull();
  expect(perform(laid, ogre(9, 9))).toBeNull();
  expect(perform(laid, { do: 'move', from: [1, 1], to: [2, 1] })).toBeNull();
  expect(stands(after(laid, { do: 'move', from: [1, 1], to: [0, 0] }))).toEqual(['0,0', '2,1']);
});

test('a side that leaves takes its zone and its warriors, and the others close up', () => {
  const three = after(
    field(),
    { do: 'add-side', name: 'West' },
    { do: 'paint', layer: 'zones', letter: '2', at: [[0, 0]] },
    { do: 'paint', layer: 'zones', letter: '3', at: [[1, 0]] },
    { do: 'place', side: 1, warrior: { unit: 'Lion' }, at: [0, 0] },
  );
  const two = after(three, { do: 'drop-side', side: 1 });
  expect(two.sides.map(({ name }) => name)).toEqual(['North', 'West']);
  expect([two.zones[0], stands(two)]).toEqual([' 2    ', []]);
  expect(perform(two, { do: 'drop-side', side: 0 })).toBeNull();
});

const complaints = (content: unknown): string[] => {
  const read = readDesign(content, 'warrior-lands', SIDES);
  return read.ok
    ? []
    : read.problems.map(({ path, words }) => `${path}: ${say(words, designText, scenarioText)}`);
};

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

test('an army is laid out on another map: in its zone first, then from its edge inwards', () => {
  const from = after(field(), ogre(1, 1), ogre(2, 1), {
    ...{ do: 'place', side: 0, at: [3, 3] },
    warrior: { name: 'Guard', traits: ['Sword'] },
  });
  const read = readArmy(JSON.parse(JSON.stringify(armyOf(from, 0))));
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const to = after(field(), ogre(5, 0), { do: 'paint', layer: 'zones', letter: '2', at: [[4, 2]] });
  const laid = begin(to);
  const both = act(laid, { do: 'muster', side: 1, army: read.army });
  expect(both.design.sides[1]).toMatchObject({
    name: 'North',
    units: [
      {
        unit: 'Ogre',
        at: [
          [4, 2],
          [5, 1],
        ],
      },
      { name: 'Guard', at: [[5, 2]] },
    ],
  });
  expect(undo(both).design).toEqual(to);
  const tiny = after(field(3, 3), {
    do: 'paint',
    layer: 'ground',
    letter: ' ',
    at: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ],
  });
  expect(perform(tiny, { do: 'muster', side: 1, army: read.army })).toBeNull();
});

test('a file that is no army is refused in words', () => {
  const said = (content: unknown) => {
    const read = readArmy(content);
    return read.ok ? [] : read.problems.map(({ path, words }) => `${path}: ${say(words, scenarioText)}`);
  };
  expect(said([])).toEqual([': A roster file holds one JSON object; this one does not.']);
  expect(said({ format: 1, game: 'x', name: 'Orcs', units: [] })).toEqual([
    'units: This is too little: at least 1.',
  ]);
  expect(said(fileOf(field()))[0]).toMatch(/^name: Something is missing here/);
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

test('what a kind blocks is changed for the whole map, and the usual is not written', () => {
  const wooded = after(field(3, 3), { do: 'paint', layer: 'features', letter: 'w', at: [[1, 1]] });
  const thick = after(wooded, { do: 'blocks', kind: 'wood', blocks: 'both' });
  expect([...blocking(mapOf(wooded)).movement]).toEqual([]);
  expect([...blocking(mapOf(thick)).movement]).toEqual([4]);
  expect(mapOf(thick).kinds).toEqual({ wood: { blocks: 'both' } });
  expect(reread(thick)).toEqual(thick);
  expect(mapOf(after(thick, { do: 'blocks', kind: 'wood', blocks: 'sight' }))).toEqual(mapOf(wooded));
  expect(perform(wooded, { do: 'blocks', kind: 'fog', blocks: 'both' })).toBe(null);
});

test('a picture keeps its place on the ground when the map grows at the left and at the top', () => {
  const before = after(field(), { do: 'hex-size', size: 100 }, { do: 'picture', picture: PICTURE });
  const grown = after(before, { do: 'resize', left: 1, right: 5, top: 2, bottom: 0, ground: 'g' });
  expect(grown.background).toMatchObject({ x: 70, y: 153.205 });
  const board = (design: Design) => {
    const laid = layOutMap(mapOf(design));
    return laid.ok ? laid.map.board : undefined;
  };
  // In distances of hexes from the hex at the corner.
  expect(board(before)?.background).toMatchObject({ x: -0.3, y: -0.2, scale: 0.02, opacity: 1 });
  const flat = after(
    before,
    { do: 'turn', orientation: 'flat' },
    { do: 'resize', left: 2, right: 0, top: 1, bottom: 0, ground: 'g' },
  );
  expect(flat.background).toMatchObject({ x: 143.205, y: 80 });
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
