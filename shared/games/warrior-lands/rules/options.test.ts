import { expect, test } from 'vitest';
import { decisionsOf } from './choices.ts';
import { fieldOf, profileOf } from './field.ts';
import { oddsOf } from './odds.ts';
import { OPTION_NAMES, optionSpecs, readOptions, STANDARD } from './options.ts';
import { Bout, type Placed } from './testing/bout.ts';

const striker: Placed = { id: 'a', seat: 0, at: [0, 0], traits: 'Sword' };
const victim = (traits = '', more: Partial<Placed> = {}): Placed => ({
  id: 'b',
  seat: 1,
  at: [1, 0],
  traits,
  ...more,
});

test('unknown options and values are problems, text is read as the value that it spells', () => {
  expect(readOptions({ skeletal: '12' }).options.skeletal).toBe(12);
  expect(readOptions({ nonsense: 1, spirit: 'absorb9' }).problems).toEqual([
    { name: 'nonsense', value: '1' },
    { name: 'spirit', value: 'absorb9' },
  ]);
  expect(readOptions({ toString: 1 }).problems).toHaveLength(1);
  expect(optionSpecs.map(({ values }) => values[0])).toEqual(OPTION_NAMES.map((name) => STANDARD[name]));
});

test('spirit: a normal blow may be aimed at a spirit that only absorbs it', () => {
  const bout = new Bout([striker, victim('Spirit Form')], 'YRR', [1, 5], { spirit: 'absorb4' });
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('b').dead).toBe(true);
});

test('poison as a hit meets cards and layers', () => {
  const spider = { ...striker, traits: 'Claws, Poison' };
  const bout = new Bout([spider, victim('Heavy Armor')], 'YRR', [5, 2, 2], { poison: 'asHit' });
  bout.act('a').strike('Y', 'b');
  expect(bout.unit('b').dead).toBe(false);
});

test('a martyr that comes after the hit need not step in for a miss', () => {
  const units = [striker, victim(), { id: 'm', seat: 1, at: [2, 0], traits: 'Martyr' } as const];
  const missed = new Bout(units, 'YR', [5], { martyr: 'afterHit' }).act('a').strike('Y', 'b');
  expect(missed.b.prompt).toBeNull();
  const hit = new Bout(units, 'YRR', [1], { martyr: 'afterHit' }).act('a').strike('Y', 'b');
  hit.go({ do: 'martyr', unit: hit.id('m') });
  expect(hit.unit('m').dead).toBe(true);
  expect(hit.unit('b').dead).toBe(false);
});

test('the mount roll after the hit is not made for a miss', () => {
  const rider = victim('Horse');
  const missed = new Bout([striker, rider], 'YR', [5], { mountRoll: 'afterHit' }).act('a').strike('Y', 'b');
  expect(missed.diceLeft).toBe(0);
  const hit = new Bout([striker, rider], 'YRR', [1, 2], { mountRoll: 'afterHit' }).act('a').strike('Y', 'b');
  expect(hit.unit('b').mount).toBe('dead');
});

test('Swipe at one foe alone, where the table allows it', () => {
  const axe = { ...striker, traits: 'Battle Axe' };
  const strict = new Bout([axe, victim()], 'PR', []).act('a');
  expect(strict.why({ do: 'use', card: 'P', row: 'battleaxe', target: 1 })).toBe('two-targets');
  const loose = new Bout([axe, victim()], 'PRR', [1], { swipeSingle: 'on' });
  loose.act('a').use('P', 'battleaxe', 'b');
  expect(loose.unit('b').dead).toBe(true);
});

test('splash only if the target is hit; the thrower beside it in danger by option', () => {
  const bomber = { ...striker, traits: 'Bomb (Range = 1)', hits: 2 };
  const units = [bomber, victim('', { hits: 2 })];
  const missed = new Bout(units, 'BR', [5], { splash: 'onlyIfHit', selfSplash: 'on' });
  missed.act('a').use('B', 'burst', 'b');
  expect(missed.diceLeft).toBe(0);
  const hit = new Bout(units, 'BRRR', [1, 1], { splash: 'onlyIfHit', selfSplash: 'on' });
  hit.act('a').use('B', 'burst', 'b');
  expect(hit.unit('a').damage).toBe(1);
});

test('one roll for all with Stun All and Inspire All', () => {
  const singer: Placed = { id: 's', seat: 0, at: [0, 0], traits: 'Music' };
  const friends: Placed[] = [
    { id: 'f', seat: 0, at: [1, 0] },
    { id: 'g', seat: 0, at: [0, 1] },
  ];
  const foe: Placed = { id: 'b', seat: 1, at: [-1, 0] };
  const inspired = new Bout([singer, ...friends, foe], 'BR', [3], { allRoll: 'single' })
    .act('s')
    .use('B', 'music');
  expect(['f', 'g'].map((id) => inspired.unit(id).inspired)).toEqual([true, true]);
  const stunned = new Bout([singer, foe, { id: 'c', seat: 1, at: [0, -1] }], 'PR RR', [2], {
    allRoll: 'single',
  });
  stunned.act('s').use('P', 'music');
  expect(['b', 'c'].map((id) => stunned.unit(id).stunned)).toEqual([true, true]);
});

test('the owner of a pushed unit chooses its hex by option', () => {
  const pusher = { ...striker, traits: 'Trample' };
  for (const [pushChooser, seat] of [
    ['attacker', 0],
    ['owner', 1],
  ] as const) {
    const bout = new Bout([pusher, victim()], 'BRR', [1], { pushChooser }).act('a').use('B', 'trample', 'b');
    expect(bout.b.prompt?.seat).toBe(seat);
  }
});

test('a lured unit may draw against it by option', () => {
  const units = [{ ...striker, traits: 'Taunt' }, victim('', { at: [2, 0] })];
  const bout = new Bout(units, 'BR G', [1, 2], { hostileDefence: 'on' }).act('a').use('B', 'taunt', 'b');
  expect(bout.place('b')).toEqual([2, 0]);
});

test('line of sight off: shots pass over units', () => {
  const units = [
    { ...striker, traits: 'Blunderbuss' },
    victim('', { at: [2, 0] }),
    { id: 'x', seat: 1, at: [1, 0] } as const,
  ];
  const move = { do: 'use', card: 'B', row: 'blunderbuss', target: 1 } as const;
  expect(new Bout(units, 'BR', []).act('a').why(move)).toBe('no-line');
  expect(new Bout(units, 'BR', [], { lineOfSight: 'off' }).act('a').why(move)).toBe('');
});

test('Skill adds no defence card where the table says so', () => {
  const bout = new Bout([striker, victim('', { skill: 2 })], 'YR R', [1], { skillOnDefence: 'off' });
  bout.act('a').strike('Y', 'b');
  expect(bout.b.decks[0]).toEqual([]);
  expect(bout.unit('b').dead).toBe(true);
});

test('hides hold against Pierce by option, worn armour never', () => {
  const hammer = { ...striker, traits: 'War Hammer' };
  const bout = new Bout([hammer, victim('Tough Hide, Heavy Armor')], 'BR R', [1, 2], { pierceHide: 'off' });
  bout.act('a').use('B', 'hammer', 'b');
  expect(bout.unit('b').dead).toBe(false);
  expect(bout.diceLeft).toBe(0);
});

test('the revived stand up with one Hit left and a token, where the table plays it so', () => {
  const units: Placed[] = [
    { ...striker, traits: 'Heal' },
    { id: 'd', seat: 0, at: null, hits: 3, start: { dead: true } },
    victim(),
  ];
  const bout = new Bout(units, 'BR', [1], { revivedHits: 'one', arrivalToken: 'now' }).act('a');
  bout.go({ do: 'use', card: 'B', row: 'heal', target: 1, to: bout.cell(0, 1) });
  expect(bout.unit('d')).toMatchObject({ dead: false, damage: 2, tokens: 1 });
});

test('Switch reaches everywhere, or five hexes', () => {
  const units: Placed[] = [
    { ...striker, traits: 'Tactics' },
    { id: 'f', seat: 0, at: [6, 0] },
    { id: 'g', seat: 0, at: [7, 0] },
    victim(),
  ];
  const move = { do: 'use', card: 'B', row: 'tactics', target: 1, second: 2 } as const;
  expect(new Bout(units, 'BR', []).act('a').why(move)).toBe('');
  expect(new Bout(units, 'BR', [], { switchRange: 5 }).act('a').why(move)).toBe('out-of-reach');
});

test("Fate for any friend's die by option: the friend with Fate pays", () => {
  const units = [striker, { id: 'h', seat: 0, at: [0, 1], fate: 1 } as const, victim()];
  const bout = new Bout(units, 'YR R', [5, 1], { fateScope: 'any' }).act('a').strike('Y', 'b');
  expect(bout.b.prompt).toMatchObject({ kind: 'fate', unit: 1 });
  bout.go({ do: 'fate', reroll: true });
  expect(bout.unit('b').dead).toBe(true);
  expect(bout.unit('h').fateLeft).toBe(0);
});

test('small goblins defend on blue; goblin rats follow the goblins by option', () => {
  const goblin = victim('Swarm', { army: 'Goblin' });
  const small = new Bout([striker, goblin], '', [], { goblinSmall: 'on' });
  expect(profileOf(fieldOf(small.b), small.unit('b')).traits.has('small')).toBe(true);
  const rat = { ...victim('Swarm'), id: 'Goblin-Rat 1' };
  const defends = (goblinRats: 'plain' | 'goblin'): number | undefined => {
    const bout = new Bout([striker, rat], '', [], { goblinRats });
    return profileOf(fieldOf(bout.b), bout.unit('Goblin-Rat 1')).defences.G[0]?.figure;
  };
  expect(defends('plain')).toBe(3);
  expect(defends('goblin')).toBe(2);
});

test('cards held back for defence are tried with the one drawn, and laid away with it', () => {
  const units = [{ ...striker, hits: 2 }, victim('Sword', { hits: 2 })];
  const bout = new Bout(units, 'RG YR R', [1, 3], { holdDefence: 'on' });
  bout.act('a').end();
  expect(bout.unit('a').held).toEqual(['G']);
  bout.act('b').strike('Y', 'a');
  expect(bout.unit('a').damage).toBe(0);
  expect(bout.unit('a').held).toEqual([]);
});

test('passing gives the turn away; when all have passed the round is over', () => {
  const bout = new Bout([striker, victim(), { id: 'c', seat: 1, at: [2, 0] }], 'RRRR', [5, 2], {
    pass: 'yes',
  });
  bout.act('a').end();
  expect(bout.b.turn).toBe(1);
  bout.go({ do: 'pass' });
  expect(bout.b.round).toBe(2);
  const strict = new Bout([striker, victim()], 'RRRR', []).act('a').end();
  expect(strict.why({ do: 'pass' })).toBe('no-passing');
});

test('in proportion: the side with twice the tokens acts twice in a row', () => {
  const crowd: Placed[] = [
    striker,
    { id: 'a2', seat: 0, at: [0, 1] },
    victim(),
    { id: 'b2', seat: 1, at: [3, 0] },
    { id: 'b3', seat: 1, at: [4, 0] },
  ];
  const bout = new Bout(crowd, 'RRRRRRRRRR', [], { ratio: 'proportional' });
  bout.act('a').end();
  const order = [bout.b.turn];
  for (const id of ['b', 'b2', 'b3']) {
    bout.act(id).end();
    order.push(bout.b.turn);
  }
  expect(order).toEqual([1, 1, 1, 0]);
});

test('after six quiet rounds a draw may be offered, and is decided by Hits destroyed', () => {
  const bout = new Bout([striker, victim('', { hits: 3, start: { damage: 1 } })], 'RRRRRRRR', []);
  bout.act('a').end();
  const offers = (): boolean =>
    decisionsOf(bout.b).some(({ choices }) => choices.some((choice) => choice.do === 'draw'));
  expect(offers()).toBe(false);
  bout.b.round = 7;
  expect(offers()).toBe(true);
  bout.go({ do: 'draw', accept: true });
  expect(decisionsOf(bout.b)[0].seat).toBe(0);
  bout.b.turn = 0;
  bout.go({ do: 'draw', accept: true });
  expect(bout.b.over).toEqual({ winners: [0], reason: 'stalemate' });
});

test('odds by the cards that are left differ from the nominal ones', () => {
  const units = [striker, victim()];
  const blow = (bout: Bout) => profileOf(fieldOf(bout.b), bout.unit('a')).strikes.Y?.blows[0];
  const odds = (exact: boolean, deck: string): number => {
    const bout = new Bout(units, deck, [], exact ? { odds: 'exact' } : {});
    const struck = blow(bout);
    return struck ? oddsOf(bout.b, 0, 1, struck).chance : Number.NaN;
  };
  expect(odds(false, 'GGG')).toBeCloseTo(11 / 24);
  expect(odds(true, 'GGG')).toBeCloseTo(1 / 4);
  expect(odds(true, 'RRR')).toBeCloseTo(1 / 2);
});

test('defence cards are drawn by themselves, or when the defender says so', () => {
  const attack = (defenceDraw: 'auto' | 'ask') =>
    new Bout([striker, victim()], 'YR G', [1, 1], { defenceDraw }).act('a').strike('Y', 'b');
  expect(attack('auto').unit('b').dead).toBe(false);
  const asked = attack('ask');
  expect(asked.b.prompt).toMatchObject({ kind: 'guard', seat: 1 });
  asked.go({ do: 'guard', draw: true });
  expect(asked.unit('b').dead).toBe(false);
  const bare = attack('ask').go({ do: 'guard', draw: false });
  expect(bare.unit('b').dead).toBe(true);
  expect(bare.b.decks[0]).toEqual(['G']);
});
