import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import { say, type Words } from '../../engine/words.ts';
import { freeAct } from './acts.ts';
import { MOST_MARKS, MOST_ON_TABLE } from './check.ts';
import { FELT, GONE, LAST_PLACE } from './piece.ts';
import { namesOf } from './telling.ts';
import { Sitting, sampleScene } from './testing/sample.ts';
import { handText } from './text.ts';
import { publicTable, seenBy } from './view.ts';

const ANN = 0;
const BEN = 1;
const CLEO = 2;

const ZONES = { 'zone.board': 'Board', 'zone.deck': 'Deck', 'zone.row': 'Row', 'zone.hand': 'Hand' };
const read = (what: Words) => say(what, handText, ZONES);
const linesOf = (at: Sitting) => at.told.map((event) => read(event.words));

// ── Laying ─────────────────────────────────────────────────────────────────────────────────────────────────

test('a group that is laid somewhere keeps its order, the last one on top', () => {
  const at = new Sitting();
  const pieces = ['h2', 'h0', 'h1'].map((id) => ({ id, zone: FELT, x: 100, y: 100 }));
  at.do(ANN, { act: 'move', pieces });
  expect(at.in(FELT).map((piece) => piece.id)).toEqual(['h2', 'h0', 'h1']);
  expect(linesOf(at)).toEqual(['Ann moves 3 pieces to: the table.']);
});

test('two pieces that are laid in one hex lie there both, and so they are in a pile', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'move', pieces: [{ id: 'h0', zone: 'board', at: 1 }] });
  expect(at.in('board').map(({ id, at: cell }) => [id, cell])).toEqual([
    ['h1', 1],
    ['h2', 2],
    ['h0', 1],
  ]);
  expect(linesOf(at)).toEqual(['Ann moves Hero.']);
});

test('cards are put under a pile or into its midst, one or many, in their order', () => {
  const at = new Sitting();
  const [ace, king] = [at.id('ace'), at.id('king')];
  at.do(ANN, { act: 'move', pieces: [ace, king].map((id) => ({ id, zone: 'deck', at: 0 })), down: true });
  expect(at.kinds('deck')).toEqual(['ace', 'king', 'nine', 'eight', 'seven', 'six']);
  at.do(ANN, { act: 'move', pieces: [{ id: at.id('queen'), zone: 'deck', at: 3 }], down: true });
  expect(at.kinds('deck')).toEqual(['ace', 'king', 'nine', 'queen', 'eight', 'seven', 'six']);
  expect(at.in('deck').map((piece) => piece.at)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(at.kinds('hand0')).toEqual([]);
});

test('in a row each place is a place of its own, and what is laid without one comes last', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'move', pieces: [{ id: 'h0', zone: 'row', at: 4 }] });
  at.do(ANN, { act: 'move', pieces: [{ id: 'h1', zone: 'row', at: 4 }] });
  at.do(ANN, { act: 'move', pieces: [{ id: 'h2', zone: 'row' }] });
  expect(at.in('row').map((piece) => piece.at)).toEqual([4, 4, 5]);
});

test('a row that is full to its last place takes more there, so that places never grow without end', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'move', pieces: [{ id: 'h0', zone: 'row', at: LAST_PLACE }] });
  for (const id of ['h1', 'h2', 'h0']) at.do(ANN, { act: 'move', pieces: [{ id, zone: 'row' }] });
  expect(at.in('row').map((piece) => [piece.id, piece.at])).toEqual(
    ['h1', 'h2', 'h0'].map((id) => [id, LAST_PLACE]),
  );
});

test('a stack that is turned over lies the other way round', () => {
  const at = new Sitting();
  const deck = at.kinds('deck');
  at.do(ANN, { act: 'flip', ids: at.in('deck').map((piece) => piece.id) });
  expect(at.kinds('deck')).toEqual([...deck].reverse());
  expect(at.in('deck').map((piece) => [piece.down, piece.at])).toEqual(
    [0, 1, 2, 3].map((place) => [false, place]),
  );
  expect(at.told[0].cards).toEqual([...deck].reverse());
  expect(linesOf(at)).toEqual(['Ann turns 4 pieces face up.']);
  const heroes = ['h0', 'h1'].map((id) => ({ id, zone: FELT, x: 9, y: 9 }));
  at.do(ANN, { act: 'move', pieces: heroes });
  at.do(ANN, { act: 'flip', ids: ['h0', 'h1', 'h2'] });
  expect(at.in(FELT).map((piece) => piece.id)).toEqual(['h1', 'h0']);
});

test('pieces are lifted to the top and put underneath, many in their order', () => {
  const at = new Sitting();
  const [nine, eight] = [at.id('nine'), at.id('eight')];
  at.do(ANN, { act: 'raise', ids: [eight, nine], to: 'top' });
  expect(at.kinds('deck')).toEqual(['seven', 'six', 'nine', 'eight']);
  at.do(ANN, { act: 'raise', ids: [eight], to: 'bottom' });
  expect(at.kinds('deck')).toEqual(['eight', 'seven', 'six', 'nine']);
  at.do(ANN, { act: 'raise', ids: ['h2', 'h1'], to: 'bottom' });
  expect(at.in('board').map((piece) => piece.id)).toEqual(['h1', 'h2', 'h0']);
});

test('what is drawn higher can be told from what lies below it, on the felt and free on the board', () => {
  const at = new Sitting();
  const spot = { x: 40, y: 40 };
  at.do(ANN, { act: 'move', pieces: ['h0', 'h1', 'h2'].map((id) => ({ id, zone: FELT, ...spot })) });
  const heights = () => {
    const { pieces } = publicTable(at.table, at.scene);
    return [0, 1, 2].map((n) => pieces.find((piece) => piece.id === `h${n}`)?.at ?? 0);
  };
  const [low, middle, high] = heights();
  expect([low < middle, middle < high, low >= 0]).toEqual([true, true, true]);
  at.do(BEN, { act: 'raise', ids: ['h0'], to: 'top' });
  expect(heights()[0]).toBeGreaterThan(heights()[2]);
  at.do(BEN, { act: 'raise', ids: ['h0'], to: 'bottom' });
  expect(heights()[0]).toBeLessThan(heights()[1]);
  at.do(BEN, {
    act: 'move',
    pieces: ['h0', 'h1', 'h2'].map((id) => ({ id, zone: 'board', at: -1, ...spot })),
  });
  expect(heights()[0]).toBeLessThan(0);
  expect(heights()[0]).toBeGreaterThan(heights()[1]);
});

test('pieces are turned in steps of a twelfth, either way', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'turn', ids: ['h0'], by: -1 });
  at.do(ANN, { act: 'turn', ids: ['h0', 'h1'], by: 3 });
  expect([at.piece('h0').turn, at.piece('h1').turn]).toEqual([2, 3]);
});

test('a stack that is dropped off any edge lies at the edge, where it can be got back', () => {
  const at = new Sitting();
  const far = 60_000;
  for (const [x, y] of [
    [far, 0],
    [-far, 0],
    [0, far],
    [0, -far],
    [far, far],
  ]) {
    at.do(ANN, { act: 'move', pieces: ['h0', 'h1'].map((id) => ({ id, zone: FELT, x, y })) });
    for (const id of ['h0', 'h1']) {
      const piece = at.piece(id);
      expect(Math.abs(piece.x)).toBeLessThan(10_000);
      expect(Math.abs(piece.y)).toBeLessThan(10_000);
    }
    expect(at.piece('h0')).toMatchObject({ x: at.piece('h1').x, y: at.piece('h1').y });
  }
  expect(
    freeAct.safeParse({ act: 'move', pieces: [{ id: 'h0', zone: FELT, x: far + 1, y: 0 }] }).success,
  ).toBe(false);
  expect(at.try(ANN, { act: 'move', pieces: [{ id: 'h0', zone: 'board', at: 6 }] })).toBe('off-board');
  expect(at.try(ANN, { act: 'move', pieces: [{ id: 'h0', zone: 'attic' }] })).toBe('no-place');
  expect(at.try(ANN, { act: 'move', pieces: [{ id: 'h0', zone: '__proto__' }] })).toBe('no-place');
});

test('an act of a group happens wholly or not at all', () => {
  const at = new Sitting();
  at.do(BEN, { act: 'lock', ids: ['h2'], on: true });
  const before = at.table;
  const to = { zone: FELT, x: 1, y: 1 };
  expect(at.try(ANN, { act: 'move', pieces: ['h0', 'h1', 'h2'].map((id) => ({ id, ...to })) })).toBe(
    'locked',
  );
  expect(at.try(ANN, { act: 'remove', ids: ['h0', 'nobody'] })).toBe('gone-piece');
  expect(at.try(ANN, { act: 'turn', ids: ['h0', 'h0'], by: 1 })).toBe('twice');
  expect(
    at.try(ANN, {
      act: 'move',
      pieces: [
        { id: 'h0', ...to },
        { id: 'h1', zone: 'attic' },
      ],
    }),
  ).toBe('no-place');
  expect(at.table).toBe(before);
});

// ── Piles ──────────────────────────────────────────────────────────────────────────────────────────────────

test('cards are dealt from the top, one to each before the second to anybody', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'deal', from: { zone: 'deck' }, count: 2, seats: [BEN, CLEO] });
  expect(at.kinds('hand1')).toEqual(['jack', 'ten', 'six', 'eight']);
  expect(at.kinds('hand:2')).toEqual(['seven', 'nine']);
  expect(at.told[0].pieces).toHaveLength(4);
  expect(linesOf(at)).toEqual(['Ann deals 2 each to Ben, Cleo from: Deck.']);
});

test('who holds several seats that are dealt to is named with each one’s side', () => {
  const { scene } = new Sitting();
  const hands = { ...{ scene, seat: ANN, dice: new FastDice(1) }, tell: () => {} };
  expect(namesOf({ ...hands, names: ['Tansy', 'Tansy', 'Moss'] }, [ANN, BEN, CLEO])).toEqual([
    'Tansy (Ann)',
    'Tansy (Ben)',
    'Moss',
  ]);
});

test('where a pile has fewer, what is there is dealt and that is said; from an empty one nothing is', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'deal', from: { zone: 'deck' }, count: 2, seats: [ANN, BEN, CLEO] });
  expect([at.in('hand0').length, at.in('hand1').length, at.in('hand:2').length]).toEqual([5, 3, 1]);
  expect(linesOf(at)).toEqual(['Ann deals the last 4 of 6 to Ann, Ben, Cleo; no more were left: Deck.']);
  expect(at.try(ANN, { act: 'deal', from: { zone: 'deck' }, count: 1, seats: [ANN] })).toBe('nothing-there');
  expect(at.try(ANN, { act: 'deal', from: { zone: 'hand0' }, count: 1, seats: [BEN] })).toBe('deal-hand');
  at.do(BEN, { act: 'move', pieces: [{ id: 'h0', zone: 'deck' }] });
  expect(at.try(ANN, { act: 'deal', from: { zone: 'deck' }, count: 1, seats: [9] })).toBe('no-hand');
});

test('who deals to themselves alone is told to draw', () => {
  const at = new Sitting();
  const draw = (count: number) => at.do(BEN, { act: 'deal', from: { zone: 'deck' }, count, seats: [BEN] });
  draw(1);
  expect(linesOf(at)).toEqual(['Ben draws a card from: Deck.']);
  draw(2);
  expect(linesOf(at)).toEqual(['Ben draws 2 cards from: Deck.']);
  draw(3);
  expect(linesOf(at)).toEqual(['Ben draws the last 1 of 3; no more were left: Deck.']);
});

test('a stack on the felt is a pile as well', () => {
  const at = new Sitting();
  const spot = { zone: FELT, x: 500, y: 500 };
  at.do(ANN, { act: 'move', pieces: ['ace', 'king'].map((kind) => ({ id: at.id(kind), ...spot })) });
  at.do(ANN, { act: 'deal', from: spot, count: 1, seats: [CLEO] });
  expect([at.kinds('hand:2'), at.kinds(FELT)]).toEqual([['king'], ['ace']]);
});

test('nobody can follow a card through a shuffle, nor knows one any more', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'look', from: { zone: 'deck' }, count: 2 });
  const before = at.in('deck');
  at.do(BEN, { act: 'shuffle', pile: { zone: 'deck' } });
  expect(at.kinds('deck').sort()).toEqual(before.map((piece) => piece.kind).sort());
  expect(at.in('deck').filter(({ id }) => before.some((piece) => piece.id === id))).toEqual([]);
  expect(at.in('deck').flatMap((piece) => piece.seen)).toEqual([]);
  at.do(ANN, { act: 'move', pieces: ['h0', 'h1', 'h2'].map((id) => ({ id, zone: FELT, x: 5, y: 5 })) });
  at.do(ANN, { act: 'shuffle', pile: { zone: FELT, x: 5, y: 5 } });
  expect(
    at
      .in(FELT)
      .map((piece) => piece.id)
      .sort(),
  ).toEqual(['h0', 'h1', 'h2']);
});

test('a pile is sorted by who has seen all of it, and the others lose sight of its cards', () => {
  const at = new Sitting();
  at.do(BEN, { act: 'look', from: { zone: 'deck' }, count: 1 });
  expect(at.try(ANN, { act: 'sort', pile: { zone: 'deck' } })).toBe('turned-away');
  at.do(ANN, { act: 'look', from: { zone: 'deck' } });
  expect(linesOf(at)).toEqual(['Ann searches through: Deck.']);
  at.do(ANN, { act: 'sort', pile: { zone: 'deck' } });
  expect(at.kinds('deck')).toEqual(['eight', 'nine', 'seven', 'six']);
  expect(at.in('deck').map((piece) => piece.seen)).toEqual([[ANN], [ANN], [ANN], [ANN]]);
});

test('a hand is sorted as its game orders its cards, and those without an order come after by name', () => {
  const { king, queen } = sampleScene.kinds;
  const kinds = { ...sampleScene.kinds, king: { ...king, order: 2 }, queen: { ...queen, order: 1 } };
  const at = new Sitting(undefined, undefined, { ...sampleScene, kinds });
  at.do(ANN, { act: 'sort', pile: { zone: 'hand0' } });
  expect(at.kinds('hand0')).toEqual(['queen', 'king', 'ace']);
});

// ── Faces ──────────────────────────────────────────────────────────────────────────────────────────────────

test('looking is told by number alone, and a look at what one knows is told to nobody', () => {
  const at = new Sitting();
  at.do(BEN, { act: 'look', from: { zone: 'deck' }, count: 2 });
  expect(linesOf(at)).toEqual(['Ben looks at the top 2: Deck.']);
  expect(
    seenBy(at.table, at.scene, BEN)
      .filter((piece) => piece.zone === 'deck')
      .map((piece) => piece.kind),
  ).toEqual(['seven', 'six']);
  const before = at.table;
  at.do(BEN, { act: 'look', from: { zone: 'deck' }, count: 1 });
  at.do(BEN, { act: 'look', from: { zone: 'hand1' } });
  expect([at.told, at.table === before]).toEqual([[], true]);
});

test('a face is shown to one, to some or to all without being turned up', () => {
  const at = new Sitting();
  const ace = at.id('ace');
  at.do(ANN, { act: 'show', ids: [ace], seats: [CLEO] });
  expect(linesOf(at)).toEqual(['Ann shows a piece to Cleo.']);
  const sees = (seat: number) =>
    seenBy(at.table, at.scene, seat).some(({ id, kind }) => id === ace && kind === 'ace');
  expect([ANN, BEN, CLEO].map(sees)).toEqual([true, false, true]);
  at.do(ANN, { act: 'show', ids: [ace] });
  expect([ANN, BEN, CLEO, -1].map(sees)).toEqual([true, true, true, false]);
  expect(publicTable(at.table, at.scene).pieces.find((piece) => piece.id === ace)?.kind).toBe('');
  expect(at.try(ANN, { act: 'show', ids: ['h0'] })).toBe('open-already');
});

test('a card that is moved face down between zones is named to nobody, and whoever held it still knows it', () => {
  const at = new Sitting();
  const ace = at.id('ace');
  at.do(ANN, { act: 'move', pieces: [{ id: ace, zone: FELT, x: 9, y: 9 }] });
  at.do(BEN, { act: 'move', pieces: [{ id: ace, zone: 'deck' }] });
  expect(linesOf(at)).toEqual(['Ben moves a piece to: Deck.']);
  for (const said of [at.told, publicTable(at.table, at.scene), seenBy(at.table, at.scene, BEN)])
    expect(JSON.stringify(said)).not.toContain('ace');
  expect(JSON.stringify(seenBy(at.table, at.scene, ANN))).toContain('ace');
});

test('a card that is laid face up is seen and named; turned down again, all who sat there know it', () => {
  const at = new Sitting();
  const ace = at.id('ace');
  at.do(ANN, { act: 'move', pieces: [{ id: ace, zone: 'row' }], down: false });
  expect(linesOf(at)).toEqual(['Ann lays ace face up: Row.']);
  expect(at.told[0].cards).toEqual(['ace']);
  at.do(ANN, { act: 'flip', ids: [ace] });
  expect(at.piece(ace).seen).toEqual([ANN, BEN, CLEO]);
});

test('nobody touches what is in another’s hand, in whatever way they try', () => {
  const at = new Sitting();
  const ace = at.id('ace');
  const pile = { zone: 'hand0' };
  const tries: Parameters<Sitting['try']>[1][] = [
    { act: 'move', pieces: [{ id: ace, zone: FELT, x: 0, y: 0 }] },
    { act: 'turn', ids: [ace], by: 1 },
    { act: 'flip', ids: [ace] },
    { act: 'raise', ids: [ace], to: 'top' },
    { act: 'deal', from: pile, count: 1, seats: [BEN] },
    { act: 'look', ids: [ace] },
    { act: 'look', from: pile },
    { act: 'show', ids: [ace] },
    { act: 'shuffle', pile },
    { act: 'sort', pile },
    { act: 'mark', ids: [ace], name: 'chip', value: 1 },
    { act: 'label', ids: [ace], text: 'x' },
    { act: 'lock', ids: [ace], on: true },
    { act: 'copy', ids: [ace] },
    { act: 'remove', ids: [ace] },
  ];
  for (const act of tries) expect(at.try(BEN, act)).toBe('others-hand');
  at.do(ANN, { act: 'remove', ids: [ace] });
  expect(at.try(BEN, { act: 'bring', ids: [ace] })).toBe('others-hand');
  // Their own may be handed over.
  at.do(BEN, { act: 'move', pieces: [{ id: at.id('jack'), zone: 'hand0' }] });
  expect(linesOf(at)).toEqual(['Ben gives a piece to Ann.']);
});

test('stacked cards in a hand are shown to the others in no order of its own', () => {
  const at = new Sitting();
  const shown = () => publicTable(at.table, at.scene).pieces.filter((piece) => piece.zone === 'hand0');
  const before = shown();
  at.do(ANN, { act: 'sort', pile: { zone: 'hand0' } });
  at.do(ANN, { act: 'move', pieces: [{ id: at.id('ace'), zone: 'hand0' }] });
  expect([shown(), at.told]).toEqual([before, []]);
  expect(seenBy(at.table, at.scene, ANN).map((piece) => piece.kind)).toEqual(['king', 'queen', 'ace']);
});

test('a card in a hand can’t be turned over; it lies face down when it is laid, unless it is laid open', () => {
  const at = new Sitting();
  const ace = at.id('ace');
  expect(at.try(ANN, { act: 'flip', ids: [ace] })).toBe('in-hand-flip');
  at.do(ANN, { act: 'move', pieces: [{ id: ace, zone: 'row' }] });
  expect(at.piece(ace).down).toBe(true);
});

// ── What there is ──────────────────────────────────────────────────────────────────────────────────────────

test('pieces are locked against being moved, turned, flipped, lifted, dealt or removed, not against chips', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'lock', ids: ['h0'], on: true });
  const pile = { zone: 'board', at: 0 };
  expect(at.try(BEN, { act: 'turn', ids: ['h0'], by: 1 })).toBe('locked');
  expect(at.try(BEN, { act: 'flip', ids: ['h0'] })).toBe('locked');
  expect(at.try(BEN, { act: 'raise', ids: ['h0'], to: 'top' })).toBe('locked');
  expect(at.try(BEN, { act: 'remove', ids: ['h0'] })).toBe('locked');
  expect(at.try(BEN, { act: 'deal', from: pile, count: 1, seats: [BEN] })).toBe('locked');
  at.do(BEN, { act: 'mark', ids: ['h0'], name: 'chip', value: 2 });
  at.do(BEN, { act: 'lock', ids: ['h0'], on: false });
  at.do(BEN, { act: 'turn', ids: ['h0'], by: 1 });
});

test('chips, pebbles and names are put on pieces and taken off again', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'mark', ids: ['h0', 'h1'], name: 'chip', value: 2 });
  at.do(ANN, { act: 'mark', ids: ['h0'], name: 'chip', value: 0 });
  at.do(ANN, { act: 'label', ids: ['h1'], text: 'Perseus' });
  expect(linesOf(at)).toEqual(['Ann writes “Perseus” on Hero.']);
  expect([at.piece('h0').marks, at.piece('h1').marks, at.piece('h1').label]).toEqual([
    {},
    { chip: 2 },
    'Perseus',
  ]);
});

test('pieces are added out of the box, copied, removed and brought back to where they lay', () => {
  const at = new Sitting();
  const count = at.table.pieces.length;
  at.do(ANN, {
    act: 'add',
    kind: 'flag',
    count: 3,
    seat: ANN,
    down: false,
    to: { zone: FELT, x: 100, y: 100 },
  });
  expect(linesOf(at)).toEqual(['Ann adds 3 × Flag (the table).']);
  at.do(ANN, { act: 'copy', ids: ['h0'] });
  expect(at.table.pieces).toHaveLength(count + 4);
  at.do(ANN, { act: 'remove', ids: ['h0', 'h1'] });
  expect(publicTable(at.table, at.scene).pieces.filter((piece) => piece.zone === GONE)).toMatchObject([
    { id: 'h0', kind: 'hero' },
    { id: 'h1', kind: 'hero' },
  ]);
  at.do(BEN, { act: 'bring', ids: ['h1'] });
  expect([at.piece('h1').zone, at.piece('h1').at, at.table.gone.length]).toEqual(['board', 1, 1]);
  expect(at.try(BEN, { act: 'bring', ids: ['h1'] })).toBe('not-removed');
  expect(
    at.try(ANN, { act: 'add', kind: 'unicorn', count: 1, seat: 0, down: false, to: { zone: FELT } }),
  ).toBe('no-kind');
});

test('new cards are laid where they are wished in a pile, all of them together, and on top where no place is told', () => {
  const at = new Sitting();
  const add = (place?: number): void =>
    at.do(ANN, {
      ...{ act: 'add', kind: 'ace', count: 2, seat: -1, down: true },
      to: { zone: 'deck', at: place },
    });
  add(1);
  expect(at.kinds('deck')).toEqual(['nine', 'ace', 'ace', 'eight', 'seven', 'six']);
  add(0);
  expect(at.kinds('deck').slice(0, 3)).toEqual(['ace', 'ace', 'nine']);
  add();
  add(99);
  expect(at.kinds('deck').slice(-5)).toEqual(['six', 'ace', 'ace', 'ace', 'ace']);
  expect(at.in('deck').map((piece) => piece.at)).toEqual([...at.in('deck').keys()]);
});

test('new dice show their highest figure, and counters one', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'add', kind: 'die:20', count: 1, seat: -1, down: false, to: { zone: FELT, x: 1, y: 1 } });
  at.do(ANN, {
    act: 'add',
    kind: 'counter',
    count: 1,
    seat: -1,
    down: false,
    to: { zone: FELT, x: 1, y: 1 },
  });
  expect(at.in(FELT).map((piece) => piece.marks)).toEqual([{ value: 20 }, { value: 1 }]);
});

test('what lies face down is copied by nobody who has not seen it, and removed without being shown', () => {
  const at = new Sitting();
  const six = at.id('six');
  expect(at.try(ANN, { act: 'copy', ids: [six] })).toBe('turned-away');
  at.do(ANN, { act: 'remove', ids: [six] });
  expect(publicTable(at.table, at.scene).pieces.find((piece) => piece.id === six)).toMatchObject({
    kind: '',
    zone: GONE,
  });
  expect(linesOf(at)).toEqual(['Ann takes a piece off the table.']);
});

test('a table takes a thousand pieces and no more', () => {
  const at = new Sitting();
  const to = { zone: FELT, x: 1, y: 1 };
  const add = { act: 'add', kind: 'flag', count: 50, seat: -1, down: false, to } as const;
  while (at.table.pieces.length + 50 <= MOST_ON_TABLE) at.do(ANN, add);
  expect(at.try(ANN, add)).toBe('table-full');
  at.do(ANN, {
    act: 'remove',
    ids: at
      .in(FELT)
      .slice(0, 60)
      .map((piece) => piece.id),
  });
  expect(at.try(ANN, add)).toBe('table-full');
});

test('a piece carries only so many kinds of figures, and those that it has can still be changed', () => {
  const at = new Sitting();
  const mark = (i: number, value: number) =>
    at.try(ANN, { act: 'mark', ids: ['h0'], name: String.fromCharCode(97 + i), value });
  for (let i = 0; i < MOST_MARKS; i++) expect(mark(i, 1)).toBe('');
  expect(mark(MOST_MARKS, 1)).toBe('many-marks');
  expect(mark(MOST_MARKS, 0)).toBe('');
  expect(mark(0, 7)).toBe('');
  expect(mark(1, 0)).toBe('');
  expect(mark(MOST_MARKS, 1)).toBe('');
});

test('a look at some cards can not be passed off as one at a pile', () => {
  const at = new Sitting();
  at.do(ANN, { act: 'look', ids: [at.id('nine'), at.id('eight')], from: { zone: 'row' }, count: 1 });
  expect(linesOf(at)).toEqual(['Ann looks at 2 pieces.']);
});
