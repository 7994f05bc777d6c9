import { expect, test } from 'vitest';
import { kindOf } from '../rules/play.ts';
import { Road } from '../testing/road.ts';
import { tableOf } from './table.ts';

const discardsOf = ({ race }: Road) =>
  tableOf(race).pieces.flatMap(({ id, kind, seat, zone, at }) =>
    zone === 'discard' ? [{ id, kind, seat, at }] : [],
  );

test('the discards lie open, each by its place, however they came there', () => {
  const road = new Road(2).hand(0, 'merry frodo waybread').hand(1, 'wargs').at(0, 10).phase('haven');
  expect(discardsOf(road)).toEqual([]);
  road.play(0, { do: 'throw', card: 'frodo' }, { do: 'throw', card: 'merry' });
  expect(discardsOf(road)).toEqual([
    { id: 'd0', kind: 'frodo', seat: -1, at: 0 },
    { id: 'd1', kind: 'merry', seat: -1, at: 1 },
  ]);
});

test('an encounter joins the discards when it leaves the tray, and cards that came later keep their names', () => {
  const road = new Road(2).hand(0, 'merry waybread').hand(1, 'wargs').at(0, 5).phase('encounter').dice(3);
  road.play(1, { do: 'offer', card: 'wargs' }).play(0, { do: 'settle', aids: ['merry'] });
  expect(discardsOf(road)).toEqual([]);
  const lying = tableOf(road.race).pieces.filter(({ zone }) => zone === 'battle');
  expect(lying.map(({ kind }) => kind)).toEqual(['wargs', 'merry']);
  road.race.moved = true;
  road.play(0, { do: 'again', card: 'waybread' });
  expect(discardsOf(road).map(({ id, kind }) => [id, kind])).toEqual([
    ['d0', 'wargs'],
    ['d1', 'merry'],
    ['d2', 'waybread'],
  ]);
});

test('discards that are shuffled are gone from the table', () => {
  const road = new Road(2).hand(0, 'merry').at(0, 5).phase('post');
  road.race.discard = road.race.deck.splice(0);
  expect(discardsOf(road).map(({ kind }) => kind)).toEqual(road.race.discard.map(kindOf));
  road.play(0, { do: 'end' });
  expect(discardsOf(road)).toEqual([]);
});
