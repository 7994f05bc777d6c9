import { expect, test } from 'vitest';
import { checksum } from '../../../engine/checksum.ts';
import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { say } from '../../../engine/words.ts';
import { layDown } from '../../../table/byhand/lay.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { sceneByHand } from '../../../table/byhand/scene.ts';
import { askedInPrivate } from '../../../table/byhand/testing/in-private.ts';
import { lie, moved } from '../../../table/byhand/testing/lie.ts';
import { saidOf } from '../../../table/byhand/testing/said.ts';
import { CARDS } from '../data/cards.ts';
import { crackOfDoom } from '../game.ts';
import { type Race, rowOf } from '../rules/state.ts';
import { Road } from '../testing/road.ts';
import { text } from '../text.ts';
import { layOut } from './lay-out.ts';
import { takeUp } from './take-up.ts';

const DICE = new FastDice(1);

function taken(race: Race, pieces: readonly FreePiece[]): Race {
  const up = takeUp(race, pieces, DICE);
  if (!up.ok) throw new Error(up.faults.map(({ words }) => say(words, text)).join(' '));
  expect(crackOfDoom.invariants(up.state)).toEqual([]);
  return up.state;
}
const why = (race: Race, pieces: readonly FreePiece[]): string => {
  const up = takeUp(race, pieces, DICE);
  return saidOf(up, text).join(' ');
};
const held = (race: Race, seat: number) => race.seats[seat].hand.map((one) => CARDS[rowOf(one)].id);

/** On the way, two hands; the first is asked to roll. */
const road = () =>
  new Road(3).hand(0, 'courage palantir').hand(1, 'trolls balrog').hand(2, '').at(0, 20).at(1, 12).at(2, 33);

/** Laid down on a real table, with names drawn by its dice. */
const onTable = (race: Race, dice: Dice) =>
  layDown(layOut(race), sceneByHand(crackOfDoom.scene(race), {}), dice).pieces;

test('laid out and taken up again untouched, a race is the same at every point of it', () => {
  const dice = new FastDice(7);
  for (const players of [2, 4, 6]) {
    const options = { players, encounters: players === 4 ? 'each' : 'one' };
    const setup = { title: '', story: '', names: [], options: {} };
    const race = crackOfDoom.setup(setup, { players, ...(players === 4 && options) }, dice, untold);
    for (let act = 0; act < 300; act++) {
      const open = crackOfDoom.decisions(race).filter(({ answered }) => !answered);
      if (open.length === 0) break;
      const { seat, choices } = open[dice.pick(open.length)];
      crackOfDoom.apply(race, seat, choices[dice.pick(choices.length)], dice, untold);
      if (crackOfDoom.outcome(race) || act % 5 > 0) continue;
      const up = takeUp(race, onTable(race, dice), dice);
      expect(up).toMatchObject({ ok: true, unread: [] });
      if (up.ok) expect(checksum(up.state)).toBe(checksum(race));
    }
  }
});

test('every card lies on the table once, and no name tells a face that is hidden', () => {
  const { race } = road();
  const laid = layOut(race);
  expect(laid).toHaveLength(84 + 3);
  for (const { id, down } of laid) if (down) expect(id).toBe('');
});

test('a pawn that hands have moved stands there, with the markers that they gave it', () => {
  const { race } = road();
  const after = taken(
    race,
    moved(lie(layOut(race)), 'pawn0', { at: 41, marks: { defeat: 2, corruption: 1 } }),
  );
  expect(after.seats[0]).toMatchObject({ space: 41, defeat: 2, corruption: 1, miss: 0 });
  expect(after.seats[1].space).toBe(12);
});

test('a card that went into another hand belongs there, and its old numbers say nothing', () => {
  const { race } = road();
  const after = taken(race, moved(lie(layOut(race)), 'palantir', { zone: 'hand2', at: 0 }));
  expect([held(after, 0), held(after, 2)]).toEqual([['courage'], ['palantir']]);
  expect(after.seats[0].hand.filter((one) => race.seats[0].hand.includes(one))).toEqual([]);
  expect(after.seats[1].hand).toEqual(race.seats[1].hand);
});

test('cards that were looked at in another’s hand are known from then on', () => {
  const { race } = road();
  const after = taken(race, moved(lie(layOut(race)), 'balrog', { seen: [0] }));
  expect(after.seats[0].sights.map(({ of, rows }) => [of, rows.map((row) => CARDS[row].id)])).toEqual([
    [1, ['balrog']],
  ]);
});

test('what lay ready in secret is taken back where its hand has changed, and stays elsewhere', () => {
  const game = road().phase('encounter');
  game.race.active = 0;
  game.play(1, { do: 'lay', card: 'trolls' }, { do: 'offer' });
  const laid = lie(layOut(game.race));
  expect(taken(game.race, laid).seats[1]).toMatchObject({ answer: 2 });
  const after = taken(game.race, moved(laid, 'balrog', { zone: 'discard', at: 99 }));
  expect(after.seats[1]).toMatchObject({ answer: 0, laid: [] });
  expect(crackOfDoom.decisions(after).find(({ seat }) => seat === 1)?.answered).toBeUndefined();
});

test('an encounter that was changed on the tray is that one, and one that was cleared away is over', () => {
  const game = road().phase('encounter').dice(1);
  game.race.active = 0;
  game.play(1, { do: 'offer', card: 'balrog' }).play(2, { do: 'pass' });
  expect(game.race.phase).toBe('battle');
  const laid = lie(layOut(game.race));
  const swapped = moved(moved(laid, 'balrog', { zone: 'discard', at: 99 }), 'trolls', {
    zone: 'battle',
    down: false,
    at: 0,
  });
  const after = taken(game.race, swapped);
  expect(after.encounter).toMatchObject({ by: 1, die: 1 });
  expect(after.encounter?.strength).not.toBe(game.race.encounter?.strength);
  const gone = taken(game.race, moved(laid, 'balrog', { zone: 'discard', at: 99 }));
  expect(gone).toMatchObject({ encounter: null, phase: 'post' });
  expect(why(game.race, moved(laid, 'courage', { zone: 'battle', at: 4, down: false }))).toBe(
    'On the tray lie first a Foe or a Hardship, then only Modifiers.',
  );
});

test('a hand that was over its limit and is no more goes on with the turn', () => {
  const game = new Road(2)
    .hand(0, 'courage courage courage courage trolls balrog palantir smeagol waybread pipe_weed')
    .hand(1, '')
    .phase('limit');
  const after = taken(game.race, moved(lie(layOut(game.race)), 'trolls', { zone: 'discard', at: 0 }));
  expect(after.phase).not.toBe('limit');
});

test('what means nothing to the rules is listed', () => {
  const { race } = road();
  const laid = lie(layOut(race));
  const stone: FreePiece = { ...laid[0], id: 'stone', kind: 'pebble:red', zone: 'felt', down: false };
  const up = takeUp(race, [...moved(laid, 'pawn1', { marks: { luck: 3 } }), stone], DICE);
  expect(up.ok && up.unread.map((words) => say(words, text))).toEqual([
    '1 × Red pebble: nothing to the rules where it lies.',
    'luck 3 on Red says nothing to the rules.',
  ]);
});

test.each([
  [
    '83 of the 84 cards lie in the deck, the discards, hands and on the tray. Put back what is missing, take off what is too much.',
    (laid: readonly FreePiece[]) => laid.filter(({ kind }) => kind !== 'balrog'),
  ],
  [
    'Balrog is there 2 times; 1 is the number.',
    (laid: readonly FreePiece[]) => {
      const open = moved(laid, 'balrog', { zone: 'discard', down: false });
      return [...open, { ...laid[0], id: 'copy', kind: 'balrog', zone: 'discard', down: false }];
    },
  ],
  [
    'Balrog lies where no card belongs. Put it into the deck, a hand or the discards.',
    (laid: readonly FreePiece[]) => moved(laid, 'balrog', { zone: 'trail', down: false }),
  ],
  [
    'The pawn of Red stands on no space from 1 to 72.',
    (laid: readonly FreePiece[]) => moved(laid, 'pawn1', { at: 73 }),
  ],
  [
    'The pawn of Red is not on the trail.',
    (laid: readonly FreePiece[]) => moved(laid, 'pawn1', { zone: 'felt' }),
  ],
  [
    'Red has fewer markers than none.',
    (laid: readonly FreePiece[]) => moved(laid, 'pawn1', { marks: { defeat: -1 } }),
  ],
  [
    'Cards lie on the tray, and there is no encounter.',
    (laid: readonly FreePiece[]) => moved(laid, 'balrog', { zone: 'battle', at: 0, down: false }),
  ],
])('refused: %s', (sentence, change) => {
  const { race } = road();
  expect(why(race, change(lie(layOut(race))))).toBe(sentence);
});

test('a hidden card on the tray keeps the rules away, whatever it is, and none is named', () => {
  for (const game of [road(), road().phase('encounter').dice(1)]) {
    if (game.race.phase === 'encounter') {
      game.race.active = 0;
      game.play(1, { do: 'offer', card: 'balrog' }).play(2, { do: 'pass' });
      expect(game.race.phase).toBe('battle');
    }
    const laid = lie(layOut(game.race));
    const said = laid
      .filter(({ zone }) => zone === 'deck')
      .map(({ id }) => {
        const now = laid.map((piece) => (piece.id === id ? { ...piece, zone: 'battle', at: 9 } : piece));
        const up = takeUp(game.race, now, DICE);
        return up.ok ? (up.secret?.code ?? '') : up.faults.map(({ code }) => code).join();
      });
    expect(new Set(said)).toEqual(new Set(['face-down']));
  }
});

test('new cards in a hand are numbered by their names, however their owner has sorted them', () => {
  const { race } = road();
  const [one, other] = ['wargs', 'frodo'];
  const hand = (first: string, second: string) =>
    held(
      taken(
        race,
        moved(moved(lie(layOut(race)), first, { zone: 'hand0', at: 8 }), second, { zone: 'hand0', at: 9 }),
      ),
      0,
    );
  expect(hand(other, one)).toEqual(hand(one, other));
});

test('all that is wrong is told at once, with the pieces that it is about', () => {
  const { race } = road();
  const off = moved(moved(lie(layOut(race)), 'pawn1', { at: 73 }), 'pawn2', { zone: 'felt' });
  const up = takeUp(race, moved(off, 'balrog', { zone: 'felt', down: false, id: 'x7' }), DICE);
  expect(up.ok ? [] : up.faults.map(({ code, rule, pieces }) => [code, rule, pieces])).toEqual([
    ['hand-astray', 'C1', ['x7']],
    ['hand-off-trail', 'C1', ['p1']],
    ['hand-no-pawn', 'C1', ['p2']],
  ]);
});

test('what is told in private of why the rules can not be kept hangs on nothing hidden', () => {
  const told = new Set<string>();
  for (let seed = 1; seed < 9; seed++) {
    const asked = askedInPrivate(crackOfDoom, road().race, seed);
    expect(asked.betrayed).toEqual([]);
    for (const code of asked.told) told.add(code);
  }
  for (const code of ['hand-count', 'hand-no-pawn', 'hand-astray', 'face-down']) expect(told).toContain(code);
});

test('a sorted hand has the types of cards together, the weak before the strong', () => {
  const { kinds } = crackOfDoom.scene(new Road().race);
  const sorted = CARDS.map(({ id, type, strength }) => ({
    type,
    strength,
    at: kinds[id].order ?? Number.NaN,
  }));
  sorted.sort((a, b) => a.at - b.at);
  expect([...new Set(sorted.map(({ type }) => type))].join('')).toBe('FHAMX');
  for (const [i, { type, strength }] of sorted.slice(1).entries())
    if (sorted[i].type === type) expect(strength).toBeGreaterThanOrEqual(sorted[i].strength);
  expect(sorted.map(({ type }) => type).join('')).toMatch(/^F+H+A+M+X+$/);
});
