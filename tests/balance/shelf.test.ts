import { expect, test } from 'vitest';
import { withHandicap } from '../../shared/scenario/handicap.ts';
import { introductionOf } from '../../shared/scenario/introduction.ts';
import { battlefields } from '../battlefields.ts';
import { playBots } from './play.ts';

const fields = battlefields();

test('at least twelve battles stand on the shelf besides Greeks and Japan', () => {
  expect(fields.length).toBeGreaterThanOrEqual(14);
});

/** A whole battle between bots, on a machine that has other things to do. */
const PATIENCE = 30_000;

test.each(fields)(
  '$id is played to its end by the table on all sides',
  { timeout: PATIENCE },
  ({ game, file }) => {
    const { winners, moves } = playBots(game, file, 11);
    expect(winners).not.toBeNull();
    expect(moves).toBeGreaterThan(10);
  },
);

test.each(fields)('$id says for whom it is, how long it takes and how it was measured', ({ file }) => {
  const { level, minutes, odds } = introductionOf(file);
  expect(level).toBeTruthy();
  expect(minutes).toBeGreaterThan(0);
  expect(odds?.games).toBeGreaterThanOrEqual(300);
});

test('every handicap on the shelf can be played', () => {
  for (const { id, game, file } of fields) {
    for (const { name } of introductionOf(file).handicaps ?? []) {
      const played = withHandicap(file, name);
      expect(played.ok, `${id}: ${name}`).toBe(true);
      if (played.ok) expect(game.load(played.file).ok, `${id}: ${name}`).toBe(true);
    }
  }
});

test.each(['greeks', 'japan'])(
  'in %s the weaker side may have gold, and every handicap says how it was measured',
  (id) => {
    const { handicaps = [] } = introductionOf(fields.find((field) => field.id === id)?.file);
    expect(handicaps.some(({ more }) => more.length > 0)).toBe(true);
    for (const { odds } of handicaps) expect(odds?.games).toBeGreaterThanOrEqual(300);
  },
);
