import fc from 'fast-check';
import { BLOCKS } from '../../scenario/grounds.ts';
import { NUMBERS } from '../../scenario/map.ts';
import type { Command } from '../command.ts';
import type { Warrior } from '../roster.ts';
import { MIRRORS } from '../shapes.ts';
import { PICTURE } from './drawing.ts';

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
/** Anything that somebody may do with a map of six by five, in any order. */
export const commands = fc.array(command, { maxLength: 40 });
