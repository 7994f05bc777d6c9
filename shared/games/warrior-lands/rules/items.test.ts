import { expect, test } from 'vitest';
import type { Move } from '../model.ts';
import { decisionsOf } from './choices.ts';
import { fieldOf, profileOf } from './field.ts';
import { Bout, type Placed } from './testing/bout.ts';

const me = (items: string[], more: Partial<Placed> = {}): Placed => ({
  id: 'a',
  seat: 0,
  at: [0, 0],
  items,
  ...more,
});
const friend: Placed = { id: 'f', seat: 0, at: [0, 1] };
const foe = (at: [number, number], more: Partial<Placed> = {}): Placed => ({ id: 'b', seat: 1, at, ...more });
const traits = (bout: Bout, id: string) => profileOf(fieldOf(bout.b), bout.unit(id)).traits;
const choices = (bout: Bout): readonly Move[] => decisionsOf(bout.b)[0]?.choices ?? [];
const carried = (bout: Bout, id: string): readonly string[] => bout.unit(id).items.map(({ item }) => item);

test('items are handed over before the draw, to a friend beside the giver', () => {
  const bout = new Bout([me(['Ring of Power', 'Flying Disk']), friend, foe([8, 0])], 'RRR', []);
  const give = (to: string, ...items: string[]): Move => ({
    do: 'act',
    unit: 0,
    give: items.map((item) => ({ item, to: bout.id(to) })),
  });
  expect(bout.why(give('b', 'ringofpower'))).toBe('not-a-friend');
  expect(bout.why(give('f', 'ringofpower', 'ringofpower'))).toBe('no-such-item');
  expect(choices(bout)).toContainEqual(give('f', 'flyingdisk'));
  bout.go(give('f', 'ringofpower', 'flyingdisk'));
  expect(carried(bout, 'f')).toEqual(['ringofpower', 'flyingdisk']);
  // Without the Ring the giver draws two.
  expect(bout.b.open[0].hand).toHaveLength(2);
  expect(traits(bout, 'f').has('wings')).toBe(true);
  expect(traits(bout, 'a').has('wings')).toBe(false);
});

test('at the end of an activation items change hands, and then no card is played any more', () => {
  const bout = new Bout([me(['Magic Armor'], { traits: 'Sword' }), friend, foe([1, 0])], 'YR', []).act('a');
  bout.go({ do: 'give', item: 'magicarmor', target: bout.id('f') });
  expect(bout.why({ do: 'strike', card: 'Y', target: bout.id('b') })).toBe('closing');
  expect(choices(bout)).toEqual([{ do: 'end' }]);
  expect(profileOf(fieldOf(bout.b), bout.unit('f')).hits).toBe(2);
});

test('a Hit that is handed away takes no life with it', () => {
  const bout = new Bout([me(['Magic Armor'], { start: { damage: 1 } }), friend, foe([8, 0])], 'RR', []).act(
    'a',
  );
  bout.go({ do: 'give', item: 'magicarmor', target: bout.id('f') });
  expect(bout.unit('a')).toMatchObject({ dead: false, damage: 0 });
});

test('what the fallen carried lies in their hex, for either side to take from beside it', () => {
  const bout = new Bout(
    [
      me([], { traits: 'Sword' }),
      foe([1, 0], { items: ['Cloak of Invisibility'] }),
      { id: 'c', seat: 1, at: [8, 0] },
    ],
    'YR R',
    [3],
  ).act('a');
  bout.strike('Y', 'b');
  const lies: Move = { do: 'loot', item: 'cloakofinvisibility', cell: bout.cell(1, 0) };
  expect(choices(bout)).toContainEqual(lies);
  bout.go(lies);
  expect(carried(bout, 'a')).toEqual(['cloakofinvisibility']);
  expect(traits(bout, 'a').has('invisible')).toBe(true);
  expect(bout.why(lies)).toBe('nothing-lies-there');
});

test('a potion is drunk for no card, once, and lasts its rounds', () => {
  const bout = new Bout([me(['Potion of Strength']), foe([8, 0])], 'RR', []).act('a');
  bout.go({ do: 'drink', item: 'potionofstrength', cards: [] });
  expect(traits(bout, 'a').has('stomp')).toBe(true);
  expect(bout.unit('a').lasting).toMatchObject([{ rule: 'item:potionofstrength', left: 4 }]);
  expect(bout.why({ do: 'drink', item: 'potionofstrength', cards: [] })).toBe('no-such-item');
});

test('by option potions and scrolls cost a purple card', () => {
  const bout = new Bout([me(['Scroll of Protection', 'Potion of Strength']), friend, foe([8, 0])], 'PR', [], {
    consumables: 'purple',
  }).act('a');
  const scroll: Move = {
    do: 'cast',
    cards: [],
    spell: 'priest:circleofprotection',
    item: 'scrollofprotection',
  };
  expect(bout.why(scroll)).toBe('wrong-cards');
  bout.go({ ...scroll, cards: ['P'] });
  expect(traits(bout, 'f').has('forcefield')).toBe(true);
  expect(carried(bout, 'a')).toEqual(['potionofstrength']);
  expect(bout.why({ do: 'drink', item: 'potionofstrength', cards: ['P'] })).toBe('no-card');
});

test('a Potion of Healing cures its drinker or a friend beside, and is gone', () => {
  const bout = new Bout(
    [me(['Potion of Healing']), { ...friend, start: { trapped: true } }, foe([8, 0])],
    'RR',
    [4],
  ).act('a');
  bout.go({
    ...{ do: 'cast', cards: [], spell: 'priest:cure', item: 'potionofhealing' },
    ...{ target: bout.id('f'), pick: 'Weakness' },
  });
  expect(bout.unit('f').trapped).toBe(false);
  expect(carried(bout, 'a')).toEqual([]);
});

test('Arrows of Slaying are declared for a shot: it hits without a roll, harms spirits, and one is used', () => {
  const bout = new Bout(
    [
      me(['Arrows of Slaying'], { traits: 'Bow' }),
      foe([2, 0], { traits: 'Spirit Form' }),
      { id: 'c', seat: 1, at: [8, 0] },
    ],
    'BR R',
    [],
  ).act('a');
  const shot: Move = { do: 'use', card: 'B', row: 'bow', target: bout.id('b') };
  expect(bout.why(shot)).toBe('immune');
  expect(choices(bout)).toContainEqual({ ...shot, item: 'arrowsofslaying' });
  bout.go({ ...shot, item: 'arrowsofslaying' });
  expect(bout.unit('b').dead).toBe(true);
  expect(bout.unit('a').items).toMatchObject([{ item: 'arrowsofslaying', uses: 2 }]);
});

test('a shot without a declared arrow is an ordinary one', () => {
  const bout = new Bout([me(['Arrows of Slaying'], { traits: 'Bow' }), foe([2, 0])], 'BR', [5]).act('a');
  bout.use('B', 'bow', 'b');
  expect(bout.unit('b').dead).toBe(false);
  expect(bout.unit('a').items).toMatchObject([{ uses: 3 }]);
});

test('an enchanted item is made for one that is asked for, and fades', () => {
  const bout = new Bout([me([], { traits: 'Mage' }), friend, foe([8, 0])], 'RO', [1, 2]).act('a');
  bout.go({ do: 'cast', cards: ['R', 'O'], spell: 'mage:enchant', target: bout.id('f') });
  expect(decisionsOf(bout.b)[0]).toMatchObject({ seat: 0, kind: 'pick' });
  expect(choices(bout)).toHaveLength(28);
  bout.go({ do: 'pick', name: 'flyingdisk' });
  expect(bout.unit('f').items).toEqual([{ item: 'flyingdisk', uses: 0, left: 3 }]);
  expect(traits(bout, 'f').has('wings')).toBe(true);
});

test('weapons that strike differently are listed each, the mundane one first', () => {
  const bout = new Bout([me(['Flame Brand'], { traits: 'Claws' }), foe([1, 0])], 'YR', []).act('a');
  const strikes = choices(bout).filter((move) => move.do === 'strike');
  expect(strikes).toEqual([
    { do: 'strike', card: 'Y', target: 1 },
    { do: 'strike', card: 'Y', target: 1, weapon: 'sword' },
  ]);
});
