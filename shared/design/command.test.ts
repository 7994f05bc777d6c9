import fc from 'fast-check';
import { expect, test } from 'vitest';
import { battleSteps } from './command.ts';
import { hasHex } from './design.ts';
import { commands } from './testing/any-commands.ts';
import { field, stands } from './testing/drawing.ts';

const { begin, act, undo, redo } = battleSteps;

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
