import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { crackOfDoom } from '../game.ts';
import { Road } from '../testing/road.ts';

/** What the table answers for a seat; it must be legal. */
function late(road: Road, seat: number) {
  const state = crackOfDoom.determinize(road.race, seat, new FastDice(4));
  const decision = crackOfDoom.decisions(state).find((asked) => asked.seat === seat);
  if (!decision) throw new Error('Nothing is asked.');
  const move = crackOfDoom.fallback?.(state, decision) ?? null;
  if (move) expect(road.why(seat, move)).toBe('');
  return move;
}

/** Seat 0 has met this Foe or Hardship, and the die shows so much. */
function met(card: string, die: number, hand: string) {
  const road = new Road(2).hand(0, hand).hand(1, card).at(0, 31).at(1, 31).phase('encounter').dice(die);
  return road.play(1, { do: 'offer', card });
}

test('whose time is up before moving rolls, rests where they must, and tries their luck on Mount Doom', () => {
  const road = new Road(2).hand(0, 'palantir').hand(1, '').at(0, 20, { defeat: 3 }).phase('main');
  expect(late(road, 0)).toEqual({ do: 'roll' });
  road.race.noMove = true;
  expect(late(road, 0)).toEqual({ do: 'rest' });
  expect(late(road.at(0, 72), 0)).toEqual({ do: 'try' });
});

test('after the move the turn ends, and no card is spent (section 3)', () => {
  expect(late(new Road(2).hand(0, 'waybread').hand(1, '').at(0, 20).phase('post'), 0)).toEqual({ do: 'end' });
});

test('nobody throws a Foe whose time is up, though one lies ready (section 3: pass)', () => {
  const road = new Road(3).hand(1, 'trolls').hand(2, '').at(0, 44).at(1, 40).phase('encounter');
  expect(late(road.play(1, { do: 'lay', card: 'trolls' }), 1)).toEqual({ do: 'pass' });
  expect(late(road, 2)).toEqual({ do: 'pass' });
});

test('Pipe Weed stays in the hand', () => {
  const road = new Road(2).hand(0, '').hand(1, 'pipe_weed').at(0, 30).at(1, 20).phase('pipe');
  expect(late(road, 1)).toEqual({ do: 'pipe', use: false });
});

test('over nine cards the one that is missed least is thrown away, and at a Haven none (section 4)', () => {
  const road = new Road(2).hand(0, 'trolls gandalf_grey courage').hand(1, '').at(0, 40);
  const thrown = late(road.phase('limit'), 0);
  expect(thrown).toEqual({ do: 'throw', card: 'gandalf_grey' });
  expect(late(road.phase('haven'), 0)).toEqual({ do: 'fill' });
});

test('in a crowd offers are asked for briskly, however long other questions may take', () => {
  const offers = (players: 4 | 5) =>
    crackOfDoom.decisions(new Road(players).at(0, 44).phase('encounter').race).map(({ atMost }) => atMost);
  expect(offers(4)).toEqual([undefined, undefined, undefined]);
  expect(offers(5)).toEqual([15, 15, 15, 15]);
});

test('the fewest Aids that reach are laid, and never the Ring; where none reach, none are lost (section 3)', () => {
  const road = met('trolls', 1, 'courage courage legolas gimli');
  const move = late(road, 0);
  expect(move).toMatchObject({ do: 'settle', ring: false });
  expect(move?.do === 'settle' && [...(move.aids ?? [])].sort()).toEqual(['gimli', 'legolas']);
  // With the Ring it would be enough.
  expect(late(met('trolls', 1, 'gimli'), 0)).toEqual({ do: 'settle', aids: [], ring: false });
});
