import { expect, test } from 'vitest';
import { say } from '../engine/words.ts';
import { scenarioText } from '../scenario/text.ts';
import { armyOf, readArmy } from './army.ts';
import { battleSteps, perform } from './command.ts';
import { fileOf } from './design.ts';
import { after, field, ogre } from './testing/drawing.ts';

const { begin, act, undo } = battleSteps;

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
