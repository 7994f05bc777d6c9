import { expect, test } from 'vitest';
import { sheetAt } from '../../../engine/by-hand.ts';
import { checksum } from '../../../engine/checksum.ts';
import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { firstPosition } from '../../../engine/position.ts';
import { say } from '../../../engine/words.ts';
import { layDown } from '../../../table/byhand/lay.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { sceneByHand } from '../../../table/byhand/scene.ts';
import { askedInPrivate } from '../../../table/byhand/testing/in-private.ts';
import { lie } from '../../../table/byhand/testing/lie.ts';
import { saidOf } from '../../../table/byhand/testing/said.ts';
import { warriorLands as game } from '../game.ts';
import { loadBattle } from '../load.ts';
import { openOf } from '../rules/play.ts';
import type { Battle } from '../rules/state.ts';
import { text } from '../text.ts';
import { catalogue } from './catalogue.ts';
import { layOut } from './lay-out.ts';
import { takeUp } from './take-up.ts';

const file = (ours: readonly object[], theirs: readonly object[], options: object = {}) => ({
  ...{ format: 1, game: 'warrior-lands', title: 'Try', options },
  map: { format: 1, title: 'Field', rows: Array<string>(6).fill('gggggggg').concat('wwgggggg') },
  sides: [
    { name: 'Ours', units: ours },
    { name: 'Theirs', units: theirs },
  ],
});
const start = (
  ours: readonly object[] = [
    { unit: 'Ogre', at: [[0, 0]] },
    { name: 'Guard', traits: ['Sword'], at: [[1, 0]] },
  ],
  theirs: readonly object[] = [
    { unit: 'Hydra', at: [[4, 4]] },
    { unit: 'Medusa', at: [[5, 4]] },
  ],
  options: object = {},
): Battle => {
  const loaded = loadBattle(file(ours, theirs, options));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.problems));
  return game.setup(loaded.setup, {}, new FastDice(3), untold);
};
/** Plays by chance until the position is such a one. */
const until = (b: Battle, dice: Dice, there: (b: Battle) => boolean): Battle => {
  for (let i = 0; i < 4000 && !b.over; i++) {
    if (there(b)) return b;
    const [{ seat, choices }] = game.decisions(b);
    game.apply(b, seat, choices[dice.pick(choices.length)], dice, untold);
  }
  throw new Error('it never came to that');
};
const up = (b: Battle, pieces: readonly FreePiece[]) => takeUp(b, pieces, new FastDice(9));
const taken = (b: Battle, pieces: readonly FreePiece[]): Battle => {
  const done = up(b, pieces);
  if (!done.ok) throw new Error(done.faults.map(({ words }) => say(words, text)).join(' '));
  expect(game.invariants(done.state)).toEqual([]);
  return done.state;
};
const why = (b: Battle, pieces: readonly FreePiece[]): string => {
  const done = up(b, pieces);
  return saidOf(done, text).join(' ');
};
const unread = (b: Battle, pieces: readonly FreePiece[]): string[] => {
  const done = up(b, pieces);
  return done.ok ? done.unread.map((one) => say(one, text)) : ['refused'];
};
const other = (pieces: readonly FreePiece[], id: string, change: Partial<FreePiece>) =>
  pieces.map((piece) => (piece.id === id ? { ...piece, ...change } : piece));
const marked = (pieces: readonly FreePiece[], id: string, marks: FreePiece['marks']) =>
  pieces.map((piece) => (piece.id === id ? { ...piece, marks: { ...piece.marks, ...marks } } : piece));
const unit = (b: Battle, id: string) => {
  const found = b.units.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const cellAt = (column: number, row: number): number => row * 8 + column;
const acting = (b: Battle): boolean => b.open.length > 0 && b.frames.length === 0;
const added = (kind: string, at: number, more: Partial<FreePiece> = {}): FreePiece => ({
  ...lie([{ id: 'x1', kind, seat: 0, zone: 'board', at, down: false, marks: {} }])[0],
  ...more,
});

/** A battle in which much of the magic comes up. */
const arcane = () =>
  start(
    [
      { unit: 'Lich', at: [[0, 0]], items: ['Ring of Power'] },
      { name: 'Mage', traits: ['Mage', 'Shaman'], hits: 3, skill: 3, at: [[2, 0]] },
      { unit: 'Paladin', at: [[3, 1]] },
    ],
    [
      { unit: 'Fairy Queen', at: [[3, 4]], items: ['Potion of Strength'] },
      { name: 'Witch', traits: ['Necromancer', 'Priest'], hits: 3, skill: 3, fate: 1, at: [[4, 4]] },
      { unit: 'Hydra', at: [[5, 4]] },
    ],
    { holdDefence: 'on' },
  );

test('laid out and taken up again untouched, a battle is the same at every point of it', () => {
  const dice = new FastDice(21);
  let tried = 0;
  for (const begin of [start, arcane, arcane, arcane]) {
    const b = begin();
    const scene = sceneByHand(game.scene(b), catalogue());
    for (let act = 0; act < 240 && !b.over; act++) {
      const [{ seat, choices }] = game.decisions(b);
      game.apply(b, seat, choices[dice.pick(choices.length)], dice, untold);
      if (b.over || act % 8 > 0) continue;
      const done = up(b, layDown(layOut(b), scene, dice).pieces);
      expect(done).toMatchObject({ ok: true, unread: [] });
      if (done.ok) expect(checksum(done.state)).toBe(checksum(b));
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(60);
});

test('every warrior and every card lies there once, the decks face down and without names', () => {
  const b = until(start(), new FastDice(4), acting);
  const laid = layOut(b);
  expect(laid.filter(({ kind }) => kind.startsWith('card:'))).toHaveLength(60);
  expect(laid.filter(({ kind }) => !kind.startsWith('card:')).map(({ id }) => id)).toEqual(
    b.units.map(({ id }) => id),
  );
  for (const { id, down, zone } of laid) expect(down ? [id, zone] : ['', 'draw']).toEqual(['', 'draw']);
});

test('a warrior stands where hands have put it, with the damage and tokens that lie on it', () => {
  const b = start();
  const now = marked(other(lie(layOut(b)), 'hydra', { at: cellAt(6, 1) }), 'hydra', { chip: 2, token: 2 });
  const after = taken(b, marked(now, 'medusa', { stunned: 1, trapped: 1, token: 0, extra: 1 }));
  expect(unit(after, 'hydra')).toMatchObject({ cell: cellAt(6, 1), damage: 2, tokens: 2 });
  expect(unit(after, 'medusa')).toMatchObject({ stunned: true, trapped: true, tokens: 0, extra: 1 });
  expect(unit(b, 'hydra')).toMatchObject({ cell: cellAt(4, 4), damage: 0 });
});

test('who is laid among the fallen or taken off the table has fallen, and who is put on a hex lives again', () => {
  const b = start();
  const laid = lie(layOut(b));
  const fallen = taken(b, other(laid, 'hydra', { zone: 'dead:1', at: 0 }));
  expect(unit(fallen, 'hydra')).toMatchObject({ dead: true, cell: -1, tokens: 0 });
  expect(
    unit(
      taken(
        b,
        laid.filter(({ id }) => id !== 'hydra'),
      ),
      'hydra',
    ).dead,
  ).toBe(true);
  const back = marked(other(lie(layOut(fallen)), 'hydra', { zone: 'board', at: cellAt(7, 5) }), 'hydra', {
    chip: 1,
  });
  expect(unit(taken(fallen, back), 'hydra')).toMatchObject({ dead: false, cell: cellAt(7, 5), damage: 1 });
});

test('a card goes from the deck to the hand of whoever acts, and another to the discards', () => {
  const b = until(start(), new FastDice(4), acting);
  const laid = lie(layOut(b));
  const top = laid.filter(({ zone }) => zone === 'draw').at(-1);
  const [first] = openOf(b)?.hand ?? [];
  const { seat } = b.units[openOf(b)?.unit ?? 0];
  for (const zone of ['cards', `hand:${seat}`]) {
    const drawn = other(laid, top?.id ?? '', { zone, at: 90 });
    const after = taken(b, other(drawn, first.id, { zone: 'discard', at: 90 }));
    expect(`card:${openOf(after)?.hand.at(-1)?.colour}`).toBe(top?.kind);
    expect(after.decks[0]).toHaveLength(b.decks[0].length - 1);
    expect(after.discards[0].at(-1)).toBe(first.colour);
  }
});

test('a deck that was stacked by hand stays stacked', () => {
  const b = start();
  const laid = lie(layOut(b));
  const bottom = laid.find(({ zone, at }) => zone === 'draw' && at === 0);
  const after = taken(b, other(laid, bottom?.id ?? '', { at: 99 }));
  expect(`card:${after.decks[0].at(-1)}`).toBe(bottom?.kind);
});

test('a warrior that was added joins its side, one of the rulebook too, and the next summons finds its name taken', () => {
  const b = start();
  const after = taken(b, [
    ...lie(layOut(b)),
    added('fire-drake', cellAt(3, 3), { marks: { token: 1, chip: 1 } }),
  ]);
  expect(after.units.at(-1)).toMatchObject({ ...{ id: 'x1', owner: 0, damage: 1, tokens: 1 }, dead: false });
  expect(after.units.at(-1)?.name).toBe('Fire Drake');
  expect(game.scene(after).kinds['fire-drake']).toBeDefined();
  expect(b.base.types).toHaveLength(after.base.types.length - 1);
  const twin = taken(b, [...lie(layOut(b)), added('ogre', cellAt(3, 3))]);
  expect(twin.units.at(-1)?.name).toBe('Ogre 2');
});

test('whoever is on turn without a token left gives it away, and a round without tokens ends', () => {
  const b = start();
  const seat = b.turn;
  let now = lie(layOut(b));
  for (const one of b.units) if (one.seat === seat) now = marked(now, one.id, { token: 0 }) as FreePiece[];
  expect(taken(b, now).turn).toBe(1 - seat);
  for (const one of b.units) now = marked(now, one.id, { token: 0 }) as FreePiece[];
  const after = taken(b, now);
  expect(after.round).toBe(b.round + 1);
  expect(after.units.every(({ tokens }) => tokens === 1)).toBe(true);
});

test('the turn of whoever is taken away while it acts is over', () => {
  const b = until(start(), new FastDice(4), acting);
  const { id, owner } = b.units[openOf(b)?.unit ?? 0];
  const after = taken(b, other(lie(layOut(b)), id, { zone: `dead:${owner}` }));
  expect(openOf(after)).toBeUndefined();
  expect(after.turn).toBe(1 - owner);
});

test('in the midst of a blow a change leaves the blow unfinished, and says so', () => {
  const waiting = (b: Battle): boolean => b.prompt?.kind === 'fate';
  const hero = [
    {
      name: 'Hero',
      traits: ['Sword'],
      hits: 6,
      skill: 3,
      fate: 5,
      at: [
        [3, 4],
        [4, 3],
      ],
    },
  ];
  const foes = [
    {
      name: 'Guard',
      traits: ['Sword'],
      hits: 9,
      at: [
        [4, 4],
        [5, 4],
      ],
    },
  ];
  const b = until(start(hero, foes), new FastDice(2), waiting);
  const laid = lie(layOut(b));
  expect(up(b, laid)).toMatchObject({ ok: true, unread: [] });
  const free = [...b.at.keys()].find((cell) => b.at[cell] < 0) ?? 0;
  const now = other(laid, b.units.find(({ dead }) => !dead)?.id ?? '', { at: free });
  expect(unread(b, now)).toEqual(['What was being resolved is not finished.']);
  expect(taken(b, now)).toMatchObject({ frames: [], prompt: null });
});

test('cursed ground and items of the fallen lie where hands have put them', () => {
  const b = until(arcane(), new FastDice(8), ({ loot, open }) => loot.length > 0 && open.length === 0);
  const [{ cell, held }] = b.loot;
  const laid = lie(layOut(b));
  const at = [...b.at.keys()].find((one) => b.at[one] < 0 && one !== cell) ?? 0;
  const after = taken(b, [
    ...other(laid, `items-${cell}`, { at }),
    added('marker:cursed', at, { id: 'x2', seat: -1 }),
  ]);
  expect(after.loot).toContainEqual({ cell: at, held });
  expect(after.cursed).toContain(at);
  const lost = taken(
    b,
    laid.filter(({ id }) => id !== `items-${cell}`),
  );
  expect(lost.loot.some((one) => one.cell === cell)).toBe(false);
});

test('what means nothing to the rules is listed', () => {
  const b = start();
  const laid = lie(layOut(b));
  const chip = added('chip:5', 0, { zone: 'felt', seat: -1 });
  const now = marked(other(laid, 'hydra', { label: 'boss' }), 'ogre', { 'my-counter': 4, form: 1 });
  expect(
    unread(b, [...now, chip, { ...chip, id: 'x2' }, added('ogre', 0, { id: 'x3', zone: 'felt' })]),
  ).toEqual([
    'Ogre: its shape stays as it was by the rules.',
    '2 × Chip of 5: nothing to the rules where it lies.',
    '1 × Ogre: nothing to the rules where it lies.',
    'my-counter 4 on Ogre says nothing to the rules.',
    '“boss” on Hydra says nothing to the rules.',
  ]);
});

const card = (pieces: readonly FreePiece[], zone: string): string =>
  pieces.find((piece) => piece.zone === zone)?.id ?? '';

test.each<[string, (laid: readonly FreePiece[]) => readonly FreePiece[]]>([
  ['Hydra and Ogre stand on one hex.', (laid) => other(laid, 'hydra', { at: cellAt(0, 0) })],
  [
    'Hydra lies beside the hexes. Put it on one, or among the fallen.',
    (laid) => other(laid, 'hydra', { zone: 'felt', at: 0 }),
  ],
  [
    'Hydra lies beside the hexes. Put it on one, or among the fallen.',
    (laid) => other(laid, 'hydra', { at: -1, x: 40, y: 40 }),
  ],
  [
    'Ogre lives with 2 damage and has 2 Hits. Take tokens off it, or put it among the fallen.',
    (laid) => marked(laid, 'ogre', { chip: 2 }),
  ],
  [
    '59 of the 60 cards lie in the decks, the discards and in play. Put back the others, and no more.',
    (laid) => other(laid, card(laid, 'draw'), { zone: 'felt', at: 0 }),
  ],
  [
    'Cards lie in play, and nobody is acting. Put them on a deck or on the discards.',
    (laid) => other(laid, card(laid, 'draw'), { zone: 'cards', at: 0 }),
  ],
  [
    'Cards lie in the hand of Theirs, who are not acting. Put them on a deck or on the discards.',
    (laid) => other(laid, card(laid, 'draw'), { zone: 'hand:1', at: 0 }),
  ],
  [
    '(The hidden cards are not those that belong there: one is missing, and another is there too often. Look them through together.)',
    (laid) => laid.map((piece) => (piece.kind === 'card:R' ? { ...piece, kind: 'card:G' } : piece)),
  ],
  [
    'So the battle would be over: Ours has won.',
    (laid) => other(other(laid, 'hydra', { zone: 'dead:1' }), 'medusa', { zone: 'dead:1' }),
  ],
])('refused: %s', (sentence, change) => {
  const b = start();
  const before = checksum(b);
  expect(why(b, change(lie(layOut(b))))).toBe(sentence);
  expect(checksum(b)).toBe(before);
});

test('on ground that blocks by option nobody can be put', () => {
  const b = start(undefined, undefined, { terrain: 'blocking' });
  expect(why(b, other(lie(layOut(b)), 'hydra', { at: cellAt(0, 6) }))).toBe(
    'Hydra stands where the ground lets nobody in.',
  );
});

test('all that is wrong is told at once, with the pieces that it is about', () => {
  const b = start();
  let now: readonly FreePiece[] = other(lie(layOut(b)), 'hydra', { at: cellAt(0, 0) });
  now = marked(other(now, 'medusa', { zone: 'felt', at: 0 }), 'guard', { chip: 9 });
  now = other(now, card(now, 'draw'), { zone: 'felt', at: 0 });
  const up = takeUp(b, now, new FastDice(9));
  expect(up.ok ? [] : up.faults.map(({ code, rule, pieces }) => [code, rule, pieces[0]])).toEqual([
    ['hand-beside', 'A13', 'medusa'],
    ['hand-two', 'A36', 'hydra'],
    ['hand-spent', 'A15', 'guard'],
    ['hand-cards', 'A4', now.find(({ zone, kind }) => zone === 'felt' && kind.startsWith('card:'))?.id],
  ]);
});

test('what is told in private of why the rules can not be kept hangs on nothing hidden', () => {
  const told = new Set<string>();
  for (const b of [start(), until(start(), new FastDice(4), acting)])
    for (let seed = 1; seed < 6; seed++) {
      const asked = askedInPrivate(game, b, seed);
      expect(asked.betrayed).toEqual([]);
      for (const code of asked.told) told.add(code);
    }
  for (const code of ['hand-beside', 'hand-two', 'hand-cards']) expect(told).toContain(code);
});

const lasting = (b: Battle, id: string) =>
  unit(b, id).lasting.map(({ rule, left, control }) => [rule, left, control]);
const token = (rule: string, at: number, more: Partial<FreePiece> = {}) =>
  added(`lasting:${rule}`, at, { id: 'x5', seat: -1, ...more });

test('every token of something that lasts can be added by its kind', () => {
  const kinds = Object.keys(catalogue()).filter((kind) => kind.startsWith('lasting:'));
  expect(kinds).toContain('lasting:spell:mage:invisibility');
  expect(kinds).toContain('lasting:item:potionofstrength');
  for (const kind of kinds) expect(kind.length).toBeLessThanOrEqual(40);
});

test('a new token of a spell begins to work for its usual time, or for the rounds that it shows', () => {
  const b = start();
  const laid = lie(layOut(b));
  const usual = taken(b, [...laid, token('spell:mage:invisibility', cellAt(4, 4))]);
  const [[rule, left]] = lasting(usual, 'hydra');
  expect(rule).toBe('spell:mage:invisibility');
  expect(left).not.toBe(0);
  const two = taken(b, [...laid, token('spell:mage:invisibility', cellAt(4, 4), { marks: { rounds: 2 } })]);
  expect(lasting(two, 'hydra')).toEqual([['spell:mage:invisibility', 2, -1]]);
});

test('a token that lay there is the same again, one taken off has ended, and one laid elsewhere works there', () => {
  const b = taken(start(), [
    ...lie(layOut(start())),
    token('spell:mage:invisibility', cellAt(4, 4), { marks: { rounds: 3 } }),
    token('item:potionofstrength', cellAt(4, 4), { id: 'x6' }),
  ]);
  const laid = lie(layOut(b));
  const tokens = laid.filter(({ kind }) => kind.startsWith('lasting:')).map(({ id }) => id);
  expect(tokens).toHaveLength(2);
  expect(laid.find(({ id }) => id === 'hydra')?.marks).not.toHaveProperty('timed');
  expect(checksum(taken(b, laid))).toBe(checksum(b));
  const off = taken(
    b,
    laid.filter(({ id }) => id !== tokens[0]),
  );
  expect(lasting(off, 'hydra').map(([rule]) => rule)).toEqual(['item:potionofstrength']);
  const over = taken(b, other(laid, tokens[0], { at: cellAt(5, 4) }));
  expect(lasting(over, 'medusa')).toEqual([['spell:mage:invisibility', 3, -1]]);
  expect(lasting(over, 'hydra').map(([rule]) => rule)).toEqual(['item:potionofstrength']);
  const longer = taken(b, marked(laid, tokens[0], { rounds: 5 }));
  expect(lasting(longer, 'hydra')[0]).toEqual(['spell:mage:invisibility', 5, -1]);
  expect(unread(b, other(laid, tokens[0], { zone: 'felt', at: 0 }))).toHaveLength(1);
});

/** The same with the lowest card of the deck changed for one of another colour. */
const miscounted = (pieces: readonly FreePiece[]): readonly FreePiece[] => {
  const [first, ...more] = pieces.filter(({ zone }) => zone === 'draw');
  const another = more.find(({ kind }) => kind !== first.kind);
  return other(pieces, first.id, { kind: another?.kind });
};

test('whether hidden cards add up is told neither by the end of a battle nor by a warrior’s sheet', () => {
  const b = start();
  const laid = lie(layOut(b));
  const beaten = other(other(laid, 'hydra', { zone: 'dead:1', at: 0 }), 'medusa', { zone: 'dead:1', at: 1 });
  const answers = [beaten, miscounted(beaten)].map((lies) => {
    const done = up(b, lies);
    return done.ok ? [] : done.faults.map(({ code }) => code);
  });
  expect(answers).toEqual([['hand-over'], ['hand-over']]);

  // Nobody has a token: by the rules the round would end, and with it what works on Medusa.
  const spent = b.units.reduce((lies, { id }) => marked(lies, id, { token: 0 }), laid);
  const spell = token('spell:mage:invisibility', cellAt(5, 4), { marks: { rounds: 1 } });
  const [sheet, same] = [[...spent, spell], miscounted([...spent, spell])].map((pieces) => {
    const free = { pieces, gone: [] };
    return sheetAt(game, { ...firstPosition(2), state: b, free }, 0, 'medusa');
  });
  expect(sheet?.traits.length).toBeGreaterThan(0);
  expect(same).toEqual(sheet);
});

test('whoever is commanded by a token obeys its colours, and its own side once that is taken off', () => {
  const rule = [...Object.keys(catalogue())].find(
    (kind) => kind.startsWith('lasting:') && catalogue()[kind].icon === 'puppet',
  );
  const b = start();
  const laid = lie(layOut(b));
  const master = token(rule?.slice('lasting:'.length) ?? '', cellAt(4, 4), { seat: 0 });
  const held = taken(b, [...laid, master]);
  expect([unit(held, 'hydra').owner, unit(held, 'hydra').seat]).toEqual([1, 0]);
  const tokens = lie(layOut(held)).filter(({ kind }) => kind === rule);
  expect(tokens).toMatchObject([{ seat: 0, at: cellAt(4, 4) }]);
  const free = taken(
    held,
    lie(layOut(held)).filter(({ kind }) => kind !== rule),
  );
  expect([unit(free, 'hydra').seat, lasting(free, 'hydra')]).toEqual([1, []]);
  expect(unread(b, [...laid, { ...master, seat: -1 }])).toEqual([
    'A token that lets somebody else command Hydra has nobody’s colours, or those of its own side.',
  ]);
});

test('whoever’s changed shape is taken off has its own again, with the wounds that it had', () => {
  const shaped = (b: Battle) => b.units.some(({ form, dead }) => form >= 0 && !dead) && b.frames.length === 0;
  let b: Battle | null = null;
  for (let seed = 1; seed < 40 && !b; seed++)
    try {
      b = until(arcane(), new FastDice(seed), shaped);
    } catch {
      // In this one nobody was changed.
    }
  if (!b) throw new Error('Nobody was ever changed.');
  const { id, ownDamage } = b.units.find(({ form, dead }) => form >= 0 && !dead) ?? {};
  const after = taken(b, marked(lie(layOut(b)), id ?? '', { form: 0 }));
  expect(unit(after, id ?? '')).toMatchObject({ form: -1, damage: ownDamage });
});
