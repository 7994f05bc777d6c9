import { expect, test } from 'vitest';
import { Bout } from './testing/bout.ts';

test('layers are rolled in their order, and the first that absorbs ends the attack', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Heavy Armor, Light Armor, Force Field' },
    ],
    'YRR',
    [3, 2, 2],
  );
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('b').damage).toBe(0);
  expect(bout.diceLeft).toBe(0);
  const layers = bout.events.filter(({ words }) => words.key === 'roll.layer').map(({ dice }) => dice?.[0]);
  expect(layers).toEqual([
    { value: 2, need: 1, ok: false },
    { value: 2, need: 2, ok: true },
  ]);
});

test('a blow that is received comes back; the striker falls to it and its activation ends', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'x', seat: 0, at: [5, 0] },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Halberd' },
    ],
    'YRPR',
    [2, 3],
  );
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('a').dead).toBe(true);
  expect(bout.b.open).toEqual([]);
  expect(bout.b.turn).toBe(1);
});

test('Receive and a better Defend on one card are a question; the answer decides what happens', () => {
  const units = [
    { id: 'a', seat: 0, at: [0, 0], traits: 'Sword', hits: 2 },
    { id: 'b', seat: 1, at: [1, 0], traits: 'Halberd, Stealth' },
  ] as const;
  const asked = new Bout(units, 'YRPR', [2, 3]).act('a').strike('Y', 'b');
  expect(asked.b.prompt?.kind).toBe('defend');
  asked.go({ do: 'defend', row: 'halberd', kind: 'RCV' });
  expect(asked.unit('a').damage).toBe(1);

  const bold = new Bout(units, 'YRPR', [2, 4]);
  bold.unit('b').prefer = { ...bold.unit('b').prefer, defence: 'best' };
  bold.act('a').strike('Y', 'b');
  expect(bold.b.prompt).toBeNull();
  expect(bold.unit('b').damage).toBe(0);
  expect(bold.unit('a').damage).toBe(0);
});

test('two defences that only negate are no question: the better figure is used', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Shield, Sword' },
    ],
    'YRP',
    [2, 3],
  );
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('b').dead).toBe(false);
});

test('a martyr who is asked may step in, and takes the blow in the hex of the one it saves', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
      { id: 'b', seat: 1, at: [1, 0] },
      { id: 'm', seat: 1, at: [2, 0], traits: 'Martyr, Heavy Armor' },
    ],
    'YRR',
    [1, 2],
  );
  bout.act('a').strike('Y', 'b');
  expect(bout.why({ do: 'martyr', unit: bout.id('a') })).toBe('no-such-answer');
  bout.go({ do: 'martyr', unit: bout.id('m') });
  expect(bout.place('m')).toEqual([1, 0]);
  expect(bout.place('b')).toEqual([2, 0]);
  expect(bout.unit('m').dead).toBe(false);
});

test('a martyr told to do so always steps in without a question, one told never is not asked', () => {
  for (const [martyr, dead] of [
    ['always', 'm'],
    ['never', 'b'],
  ] as const) {
    const bout = new Bout(
      [
        { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' },
        { id: 'b', seat: 1, at: [1, 0] },
        { id: 'm', seat: 1, at: [2, 0], traits: 'Martyr' },
      ],
      'YRR',
      [1],
    );
    bout.unit('m').prefer = { ...bout.unit('m').prefer, martyr };
    bout.act('a').strike('Y', 'b');
    expect(bout.unit(dead).dead).toBe(true);
  }
});

test('Fate saved for life is not offered for a blow that only wounds, but for one that kills', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword', skill: 1 },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Heavy Armor', hits: 2, fate: 1, start: { tokens: 0 } },
    ],
    'YRR R YRR R',
    [1, 6, 1, 6, 2],
  );
  bout.unit('b').prefer = { ...bout.unit('b').prefer, fate: 'save' };
  bout.act('a').strike('Y', 'b').end();
  expect(bout.unit('b').damage).toBe(1);
  bout.unit('a').tokens = 1;
  bout.act('a').strike('Y', 'b');
  expect(bout.b.prompt?.kind).toBe('fate');
  bout.go({ do: 'fate', reroll: true });
  expect(bout.unit('b').damage).toBe(1);
  expect(bout.unit('b').fateLeft).toBe(0);
});

test('a splash leaves spirits out without a roll and catches friends', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Grenade (Range = 2)' },
      { id: 'f', seat: 0, at: [3, 0] },
      { id: 'b', seat: 1, at: [2, 0] },
      { id: 's', seat: 1, at: [2, -1], traits: 'Spirit Form' },
    ],
    'BRRR',
    [2, 1],
  );
  bout.act('a').use('B', 'burst', 'b');
  expect(bout.unit('b').dead).toBe(true);
  expect(bout.unit('f').dead).toBe(true);
  expect(bout.unit('s').dead).toBe(false);
  expect(bout.diceLeft).toBe(0);
});

test('a bomber that flies over foes chooses its own way over most of them', () => {
  const bout = new Bout(
    [
      { id: 'k', seat: 0, at: [0, 0], traits: 'Wings, Bomb (Straight Down: Range = 0)' },
      { id: 'b', seat: 1, at: [1, 1], hits: 2 },
      { id: 'c', seat: 1, at: [0, 1], hits: 2 },
    ],
    'PBR',
    [3, 4],
  );
  bout.act('k').go({ do: 'move', card: 'P', row: 'wings', to: bout.cell(1, 2) });
  expect(bout.why({ do: 'use', card: 'B', row: 'burst', target: bout.id('c') })).toBe('');
  bout.use('B', 'burst', 'b');
  expect(bout.unit('b').damage).toBe(1);
});

test('Lure asks where to, among the hexes that are nearer', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Taunt' },
      { id: 'b', seat: 1, at: [1, 1] },
    ],
    'BR',
    [4],
  );
  bout.act('a').use('B', 'taunt', 'b');
  expect(bout.b.prompt?.options).toHaveLength(2);
  expect(bout.why({ do: 'lure', to: bout.cell(2, 1) })).toBe('no-such-answer');
  bout.go({ do: 'lure', to: bout.cell(0, 1) });
  expect(bout.place('b')).toEqual([0, 1]);
});

test('the weapon of a base attack may be chosen, and decides what may stop it', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword, Mace' },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Skeletal Form' },
    ],
    'YRR',
    [3],
  );
  bout.act('a');
  expect(bout.why({ do: 'strike', card: 'Y', target: 1, weapon: 'claws' })).toBe('no-such-weapon');
  bout.go({ do: 'strike', card: 'Y', target: 1, weapon: 'mace' });
  expect(bout.unit('b').dead).toBe(true);
});

test('a counterblow rolls for the mount of its target like any other blow', () => {
  const bout = new Bout(
    [
      { id: 'a', seat: 0, at: [0, 0], traits: 'Sword, Horse' },
      { id: 'b', seat: 1, at: [1, 0], traits: 'Halberd' },
    ],
    'YR P R',
    [2, 3, 2],
  );
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('a').mount).toBe('dead');
  expect(bout.unit('a').dead).toBe(false);
  expect(bout.unit('b').dead).toBe(false);
});
