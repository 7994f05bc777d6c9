import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import { say } from '../../engine/words.ts';
import { scenarioText } from '../../scenario/text.ts';
import { STANDARD_DECK, sumsOf } from './data/deck.ts';
import { baraddun } from './game.ts';
import { type DeckFile, deckFrom, loadWar } from './load.ts';
import { started } from './testing/muster.ts';

const base = { format: 1, game: 'baraddun', title: 'A test' };
const complaints = (file: object): string[] => {
  const loaded = loadWar({ ...base, ...file });
  if (loaded.ok) return [];
  return loaded.problems.map(({ path, words }) => `${path}: ${say(words, baraddun.text, scenarioText)}`);
};

/** Forty fighters, 42 weapons and 44 defences of one's own. */
const own = (): DeckFile => ({
  fighters: Array.from({ length: 40 }, (_, i) => ({
    name: `Fighter ${i}`,
    affiliation: 'Here',
    strength: i < 2 ? '1d6-3' : 5 + (i % 4),
  })),
  weapons: [
    { name: 'Club', count: 40, strength: 2, defence: 0, restricts: false, more: false },
    { name: 'Javelin', count: 2, strength: 1, defence: 0, restricts: false, more: true },
  ],
  defences: [{ name: 'Plank', count: 44, defence: 1, handy: false, more: false }],
});

test('the standard decks have the published numbers and sums, and each land fields nine who add up to 63', () => {
  expect(sumsOf(STANDARD_DECK)).toMatchObject({
    fighters: 40,
    fighterSum: 252,
    weaponSum: 147,
    defenceSum: 76,
  });
  for (const land of ['Emberhold', 'Thornwatch', 'Saltreavers', 'Hollow Crown']) {
    const there = STANDARD_DECK.fighters.filter(({ affiliation, isNew }) => affiliation === land && !isNew);
    expect(there).toHaveLength(9);
    expect(there.reduce((sum, { strength }) => sum + strength, 0)).toBe(63);
  }
});

test('decks of one’s own are played when they add up', () => {
  const loaded = loadWar({ ...base, deck: own() });
  expect(loaded.ok && sumsOf(loaded.setup.deck)).toMatchObject({
    fighters: 40,
    newFighters: 2,
    weapons: 42,
    defences: 44,
  });
  expect(loaded.ok && loaded.setup.deck.weapons.at(-1)).toMatchObject({ id: 'javelin', more: true });
});

test('decks that don’t add up are refused with both numbers, and can be summed up all the same', () => {
  const short = own();
  short.weapons[0].count = 38;
  short.fighters.pop();
  expect(complaints({ deck: short })).toEqual([
    'deck.fighters: These are 39 fighters; a deck has 40.',
    'deck.weapons: These are 40 weapons; a deck has 42.',
  ]);
  expect(sumsOf(deckFrom(short)).weapons).toBe(40);
});

test('two classes of one name are refused, as two maces of different strength could not be told apart', () => {
  const doubled = own();
  doubled.weapons = [
    { name: 'Mace', count: 40, strength: 3, defence: 0, restricts: false, more: false },
    { name: 'mace', count: 2, strength: 12, defence: 0, restricts: false, more: false },
  ];
  doubled.defences.push({ name: 'Helmet', count: 2, defence: 2, handy: true, more: true });
  doubled.defences[0] = { ...doubled.defences[0], name: 'Mace', count: 42 };
  expect(complaints({ deck: doubled })).toEqual([
    'deck.weapons.1.name: There is a class “mace” already; give this one another name, or add its cards to that one.',
  ]);
});

test('a fighter, a weapon and a defence of one name keep their own faces', () => {
  const namesakes = own();
  namesakes.fighters[0].name = 'Ram';
  namesakes.weapons[0].name = 'Ram';
  namesakes.defences[0].name = 'Ram';
  const loaded = loadWar({ ...base, deck: namesakes });
  if (!loaded.ok) throw new Error('refused');
  const { kinds } = baraddun.scene(baraddun.setup(loaded.setup, {}, new FastDice(1), () => {}));
  const { fighters, weapons, defences } = loaded.setup.deck;
  expect([fighters, weapons, defences].map(([{ id }]) => kinds[id].face?.deck)).toEqual([
    'fighter',
    'weapon',
    'defence',
  ]);
});

test('a deck of New Fighters alone has nobody who could fight', () => {
  const novices = own();
  for (const fighter of novices.fighters) fighter.strength = '1d6-3';
  expect(complaints({ deck: novices })).toEqual([
    'deck.fighters: At least two fighters must have a strength of their own.',
  ]);
});

test.each([
  [{ options: { players: 3 } }, 'options.players: The game has no option "players" with the value "3".'],
  [{ options: { magic: true } }, 'options.magic: The game has no option "magic" with the value "true".'],
  [{ game: 'chess' }, 'game: This scenario is for the game "chess", not for this one.'],
  [{ decks: [] }, ': Nothing is known of a field named "decks".'],
  [{ title: 7 }, 'title: Here must stand a text.'],
])('%j is refused: %s', (file, complaint) => {
  expect(complaints(file)).toContain(complaint);
});

test('the option players seats two, four, six or eight in turn, each beside a foe', () => {
  for (const players of [2, 4, 6, 8] as const) {
    const { sides } = baraddun.scene(started({ players }));
    expect(sides).toHaveLength(players);
    expect(sides.map(({ team }) => team)).toEqual(
      Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 'The Rust' : 'The Tide')),
    );
    expect(new Set(sides.map(({ name }) => name)).size).toBe(players);
  }
});
