import { expect, test } from 'vitest';
import { checksum } from '../../../engine/checksum.ts';
import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { ScriptedDice } from '../../../engine/dice-scripted.ts';
import { untold } from '../../../engine/event.ts';
import { say } from '../../../engine/words.ts';
import { layDown } from '../../../table/byhand/lay.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { sceneByHand } from '../../../table/byhand/scene.ts';
import { askedInPrivate } from '../../../table/byhand/testing/in-private.ts';
import { lie, moved } from '../../../table/byhand/testing/lie.ts';
import { saidOf } from '../../../table/byhand/testing/said.ts';
import { baraddun } from '../game.ts';
import type { War } from '../rules/state.ts';
import { stacked, started, Table } from '../testing/muster.ts';
import { text } from '../text.ts';
import { layOut } from './lay-out.ts';
import { takeUp } from './take-up.ts';

function taken(war: War, pieces: readonly FreePiece[], dice = new ScriptedDice([])): War {
  const up = takeUp(war, pieces, dice);
  if (!up.ok) throw new Error(up.faults.map(({ words }) => say(words, text)).join(' '));
  expect(baraddun.invariants(up.state)).toEqual([]);
  return up.state;
}
const why = (war: War, pieces: readonly FreePiece[]): string => {
  const up = takeUp(war, pieces, new ScriptedDice([]));
  return saidOf(up, text).join(' ');
};
const name = (war: War, card: number | undefined) => war.base.deck.fighters[card ?? -1]?.id;

/** Both fighters stand and are armed: a roll is next. */
const armed = () =>
  new Table(
    stacked({ fighters: 'F20 F14', weapons: 'mace axe', defences: 'none none' }, { extras: 'auto' }),
    7,
  ).until('roll').war;

/** Laid down on a real table, with names drawn by its dice. */
const onTable = (war: War, dice: Dice) =>
  layDown(layOut(war), sceneByHand(baraddun.scene(war), {}), dice).pieces;

test('laid out and taken up again untouched, a war is the same at every point of it', () => {
  const dice = new FastDice(3);
  for (const players of [2, 4, 6, 8] as const) {
    const war = started({ players, extras: players === 4 ? 'auto' : 'ask' }, players);
    for (let act = 0; act < 240 && !baraddun.outcome(war); act++) {
      const open = baraddun.decisions(war);
      const { seat, choices } = open[dice.pick(open.length)];
      baraddun.apply(war, seat, choices[dice.pick(choices.length)], dice, untold);
      if (baraddun.outcome(war) || act % 3 > 0) continue;
      const up = takeUp(war, onTable(war, dice), dice);
      expect(up).toMatchObject({ ok: true, unread: [] });
      if (up.ok) expect(checksum(up.state)).toBe(checksum(war));
    }
  }
});

test('every card lies on the table once, and only the stacks are hidden', () => {
  const war = armed();
  const laid = layOut(war);
  expect(laid).toHaveLength(40 + 42 + 44);
  expect(
    laid.filter(({ down }) => down).every(({ id, zone }) => id === '' && zone.startsWith('stack:')),
  ).toBe(true);
});

test('fighters that went to the other side’s cards are won by it', () => {
  const table = new Table(stacked({ fighters: 'F20 F14' }, { extras: 'auto' }), 7);
  while (table.war.won[0].length + table.war.won[1].length === 0) table.next();
  const { war } = table;
  const winner = war.won[0].length > 0 ? 0 : 1;
  const kind = name(war, war.won[winner][0]) ?? '';
  const after = taken(war, moved(lie(layOut(war)), kind, { zone: `won:${1 - winner}`, at: 9 }));
  expect(after.won[1 - winner].map((card) => name(war, card))).toEqual([kind]);
  expect(after.won[winner]).toHaveLength(war.won[winner].length - 1);
});

test('a stack that was stacked by hand stays stacked', () => {
  const war = started();
  const bottom = name(war, war.fighters[0]) ?? '';
  const after = taken(war, moved(lie(layOut(war)), bottom, { at: 99 }));
  expect(name(war, after.fighters.at(-1))).toBe(bottom);
  expect(after.weapons).toEqual(war.weapons);
});

test('arms that were changed by hand are judged again before the dice fall', () => {
  const war = armed();
  const laid = lie(layOut(war));
  const [weapon] = laid.filter(({ zone }) => zone === 'weapon:0:0');
  const better = laid.filter(({ zone, kind }) => zone === 'stack:weapons' && kind === 'red');
  const after = taken(
    war,
    laid.map((piece) =>
      piece.id === weapon.id
        ? { ...piece, zone: 'stack:weapons', at: 0 }
        : piece.id === better[0].id
          ? { ...piece, zone: 'weapon:0:0', at: 0, down: false }
          : piece,
    ),
  );
  expect(after.wall[0][0]?.weapons.map((card) => war.base.deck.weapons[card].id)).toEqual(['red']);
  expect(after.fights[0].verdict).not.toBe('');
});

test('a fighter who cannot win any more yields at once', () => {
  const war = armed();
  const laid = lie(layOut(war));
  const strongest = laid.filter(({ zone, kind }) => zone === 'stack:weapons' && kind === 'red');
  const all = strongest.reduce<readonly FreePiece[]>(
    (pieces, { id }) =>
      pieces.map((piece) => (piece.id === id ? { ...piece, zone: 'weapon:0:0', down: false } : piece)),
    laid,
  );
  const after = taken(war, all);
  expect(after).toMatchObject({ phase: 'collect' });
  expect(after.fights[0]).toMatchObject({ winner: 0, over: true, verdict: 'yield1' });
});

test('a gimp that hands have marked counts, and one taken off is healed', () => {
  const war = armed();
  const champion = name(war, war.wall[1][0]?.cards.at(-1)) ?? '';
  const hurt = taken(war, moved(lie(layOut(war)), champion, { marks: { gimped: 1 } }));
  expect(hurt.wall[1][0]?.gimped).toBe(true);
  const healed = taken(hurt, moved(lie(layOut(hurt)), champion, { marks: {} }));
  expect(healed.wall[1][0]?.gimped).toBe(false);
});

test('a New Fighter who was laid under a fighter rolls his die', () => {
  const war = armed();
  const champion = name(war, war.wall[0][0]?.cards.at(-1)) ?? '';
  const laid = moved(lie(layOut(war)), champion, { at: 1 });
  const after = taken(
    war,
    moved(laid, 'N1', { zone: 'fighter:0:0', at: 0, down: false }),
    new ScriptedDice([5]),
  );
  expect(after.wall[0][0]).toMatchObject({ dice: [5], seat: 0 });
  expect(after.wall[0][0]?.cards.map((card) => name(war, card))).toEqual(['N1', champion]);
});

test('a figure that no die shows is rolled anew', () => {
  const war = armed();
  const champion = name(war, war.wall[0][0]?.cards.at(-1)) ?? '';
  const laid = moved(lie(layOut(war)), champion, { at: 1 });
  for (const die of [7, 9999, -1]) {
    const to = { zone: 'fighter:0:0', at: 0, down: false, marks: { die } };
    expect(taken(war, moved(laid, 'N1', to), new ScriptedDice([5])).wall[0][0]?.dice).toEqual([5]);
  }
});

test('a hidden card where somebody fights keeps the rules away, whatever it is', () => {
  const war = armed();
  const laid = lie(layOut(war));
  for (const { id, zone } of laid.filter((piece) => piece.zone === 'stack:fighters')) {
    const now = laid.map((piece) => (piece.id === id ? { ...piece, zone: 'fighter:0:1', at: 0 } : piece));
    expect([zone, why(war, now)]).toEqual([
      zone,
      'Something lies face down where the rules read only what lies open. Turn it up, or lay it elsewhere.',
    ]);
  }
});

test('what means nothing to the rules is listed', () => {
  const war = armed();
  const laid = lie(layOut(war));
  const die: FreePiece = { ...laid[0], id: 'die', kind: 'die:20', zone: 'felt', down: false };
  const up = takeUp(war, [...laid, die], new ScriptedDice([]));
  expect(up.ok && up.unread.map((words) => say(words, text))).toEqual([
    '1 × Die of 20: nothing to the rules where it lies.',
  ]);
});

test.each([
  ['The Rust, first fight: nobody stands there.', 'F20', { zone: 'aside', at: 0 }],
  ['The Tide, first fight: two fighters stand there.', 'F05', { zone: 'fighter:0:1', at: 5 }],
  ['The Tide: fighters wait there, and no wall is being built.', 'F05', { zone: 'bench:1', at: 0 }],
  ['The Tide, first fight: a New Fighter has no shadow above him.', 'N1', { zone: 'fighter:0:1', at: 5 }],
  [
    'Brynja Oarbiter lies where no such card belongs. Put it on its stack or its discards.',
    'F20',
    { zone: 'weapon:0:0' },
  ],
])('refused: %s', (sentence, kind, to) => {
  const war = armed();
  const laid = moved(lie(layOut(war)), kind, { ...to, down: false });
  // Whoever goes away leaves no arms behind.
  const bare = sentence.includes('nobody')
    ? laid.map((piece) =>
        piece.zone === 'weapon:0:0' || piece.zone === 'defence:0:0'
          ? { ...piece, zone: `discard:${piece.zone.split(':')[0]}s` }
          : piece,
      )
    : laid;
  expect(saidOf(takeUp(war, bare, new ScriptedDice([])), text)).toContain(sentence);
});

test('a card that is there too often is named, and of one that may lie hidden only the number is told', () => {
  const war = armed();
  const laid = lie(layOut(war));
  expect(
    why(
      war,
      laid.filter(({ kind }) => kind !== 'F20'),
    ),
  ).toBe(
    'Fighters: 39 of the 40 cards lie on their stack, their discards and in the walls. Put back what is missing, take off what is too much. The Rust, first fight: arms lie there and nobody holds them.',
  );
  expect(why(war, [...laid, { ...laid[0], id: 'copy', kind: 'F20', zone: 'aside', down: false }])).toBe(
    'Brynja Oarbiter is there 2 times; 1 is the number.',
  );
});

test('all that is wrong is told at once, with the cards that it is about', () => {
  const war = armed();
  const now = moved(moved(lie(layOut(war)), 'F20', { zone: 'felt' }), 'red', { zone: 'won:0', down: false });
  const up = takeUp(war, now, new ScriptedDice([]));
  expect(up.ok ? [] : up.faults.map(({ code, pieces }) => [code, pieces.length])).toEqual([
    ['hand-astray', 1],
    ['hand-astray', 1],
    ['hand-arms', 2],
  ]);
});

test('what is told in private of why the rules can not be kept hangs on nothing hidden', () => {
  const told = new Set<string>();
  for (let seed = 1; seed < 9; seed++) {
    const asked = askedInPrivate(baraddun, armed(), seed);
    expect(asked.betrayed).toEqual([]);
    for (const code of asked.told) told.add(code);
  }
  for (const code of ['hand-count', 'face-down']) expect(told).toContain(code);
});

test('a sorted hand has fighters, weapons and defences apart, the weak before the strong', () => {
  const war = armed();
  const { kinds } = baraddun.scene(war);
  const order = (card: string) => kinds[card].order ?? Number.NaN;
  const { fighters, weapons, defences } = war.base.deck;
  const rising = (cards: readonly string[]) => [...cards].sort((a, b) => order(a) - order(b));
  const byStrength = [...fighters].sort((a, b) => a.strength - b.strength);
  expect(rising(byStrength.toReversed().map(({ id }) => id)).map((id) => order(id))).toEqual(
    byStrength.map(({ strength }) => strength),
  );
  expect(Math.max(...fighters.map(({ id }) => order(id)))).toBeLessThan(order(weapons[0].id));
  expect(Math.max(...weapons.map(({ id }) => order(id)))).toBeLessThan(order(defences[0].id));
});
