import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import type { Scene, Seat } from '../model.ts';
import { type FreeAct, freeAct } from './acts.ts';
import { isChancy } from './hand.ts';
import type { FreeTable } from './piece.ts';
import { sees } from './place.ts';
import { randomAct } from './testing/random-act.ts';
import { Sitting, sampleScene, sampleTable } from './testing/sample.ts';
import { twinFor } from './testing/twin.ts';
import { publicTable, seenBy } from './view.ts';

/** A face that this seat sees is another one: from here on the two tables differ for it. */
function partedFor(one: FreeTable, two: FreeTable, scene: Scene, seat: Seat): boolean {
  const kinds = new Map([...two.pieces, ...two.gone].map((piece) => [piece.id, piece]));
  return [...one.pieces, ...one.gone].some((piece) => {
    const twin = kinds.get(piece.id);
    if (!twin || twin.kind === piece.kind) return false;
    return sees(scene, piece, seat) || sees(scene, twin, seat);
  });
}

test('tables that differ only in what somebody may not know are the same to them, to the letter, whatever hands do', () => {
  let [compared, parted] = [0, 0];
  fc.assert(
    fc.property(fc.integer({ min: 1 }), fc.integer({ min: -1, max: 2 }), (seed, seat) => {
      const dice = new FastDice(seed);
      let one = new Sitting(sampleTable(dice), new FastDice(seed));
      for (let i = 0; i < 40; i++) one.try(dice.pick(3), randomAct(one.table, one.scene, dice.pick(3), dice));
      one = new Sitting(one.table, new FastDice(seed));
      const two = new Sitting(twinFor(one.table, sampleScene, seat, dice), new FastDice(seed));
      const shown = (at: Sitting) =>
        JSON.stringify([publicTable(at.table, at.scene), seenBy(at.table, at.scene, seat), at.told]);
      expect(shown(two)).toBe(shown(one));
      for (let i = 0; i < 30; i++) {
        const by = dice.pick(3);
        const act = randomAct(one.table, one.scene, by, dice);
        expect(two.try(by, act)).toBe(one.try(by, act));
        if (partedFor(one.table, two.table, sampleScene, seat)) {
          parted++;
          return;
        }
        expect(shown(two)).toBe(shown(one));
        compared++;
      }
    }),
    { numRuns: 120 },
  );
  expect(compared).toBeGreaterThan(800);
  expect(parted).toBeGreaterThan(10);
});

test('what somebody has secretly seen of a card before shows in nothing, not even in whether others must agree to take back', () => {
  const acts = (id: string): FreeAct[] => [
    { act: 'move', pieces: [{ id, zone: 'hand1' }], down: true },
    { act: 'show', ids: [id], seats: [1] },
    { act: 'move', pieces: [{ id, zone: 'deck' }], down: true },
  ];
  const chancy = [[], [1]].map((seen) => {
    const table = sampleTable();
    const { id } = table.pieces.find(({ zone }) => zone === 'hand0') ?? { id: '' };
    const known = {
      ...table,
      pieces: table.pieces.map((lies) => (lies.id === id ? { ...lies, seen } : lies)),
    };
    return acts(id).map((act) => {
      const at = new Sitting(known);
      expect(at.try(0, act)).toBe('');
      return isChancy(known, act, at.table, at.scene);
    });
  });
  expect(chancy).toEqual([
    [true, true, false],
    [true, true, false],
  ]);
});

test('pieces come and go only where they are added, copied, removed or brought back', () => {
  const done = new Map(freeAct.options.map(({ shape }) => [shape.act.value, 0]));
  fc.assert(
    fc.property(fc.integer({ min: 1 }), (seed) => {
      const dice = new FastDice(seed);
      const at = new Sitting(sampleTable(dice), dice);
      for (let i = 0; i < 80; i++) {
        const [lying, gone] = [at.table.pieces.length, at.table.gone.length];
        const act = randomAct(at.table, at.scene, dice.pick(3), dice);
        if (at.try(dice.pick(3), act) !== '') continue;
        done.set(act.act, (done.get(act.act) ?? 0) + 1);
        const many = 'ids' in act ? (act.ids?.length ?? 0) : 0;
        const more =
          { add: act.act === 'add' ? act.count : 0, copy: many, remove: -many, bring: many }[
            act.act as string
          ] ?? 0;
        const left = { remove: many, bring: -many }[act.act as string] ?? 0;
        expect([at.table.pieces.length - lying, at.table.gone.length - gone]).toEqual([more, left]);
        expect(new Set([...at.table.pieces, ...at.table.gone].map((piece) => piece.id)).size).toBe(
          at.table.pieces.length + at.table.gone.length,
        );
        expect(unsound(at)).toEqual([]);
      }
    }),
    { numRuns: 100 },
  );
  for (const [act, n] of done) expect([act, n > 20]).toEqual([act, true]);
});

/** Places in piles and hands without gaps, heights that grow. */
function unsound({ table, scene }: Sitting): string[] {
  const broken: string[] = [];
  const counts = new Map<string, number>();
  let height = -1;
  for (const { id, zone, at, z } of table.pieces) {
    const kind = scene.zones[zone]?.kind;
    if (kind === 'pile' || kind === 'hand') {
      const place = counts.get(zone) ?? 0;
      counts.set(zone, place + 1);
      if (at !== place || z !== 0) broken.push(`${id} lies at ${at} of ${zone} instead of ${place}`);
    } else {
      if (z <= height) broken.push(`${id} is no higher than what lies below it`);
      height = z;
    }
  }
  return broken;
}
