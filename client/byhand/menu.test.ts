import { expect, test } from 'vitest';
import { keyAct } from './keys.ts';
import { menuFor } from './menu.ts';
import type { Laid } from './pieces.ts';
import { laid, scene } from './testing/table.ts';

const open = (pieces: readonly Laid[], stack: readonly Laid[] = pieces, own = 0) => {
  const items = menuFor({ scene, own, pieces, stack });
  return { ids: items.map(({ id }) => id), of: (id: string) => items.find((item) => item.id === id) };
};

test('a warrior can be turned, counted, named, moved, locked, copied and removed', () => {
  const { ids, of } = open([laid('w', { kind: 'spear', zone: 'board', at: 3 })]);
  expect(ids).toEqual(
    expect.arrayContaining(['flip', 'turn', 'counters', 'label', 'move', 'lock', 'copy', 'remove']),
  );
  expect(ids).not.toContain('shuffle');
  expect(ids).not.toContain('show');
  expect(of('turn')?.act).toEqual({ act: 'turn', ids: ['w'], by: 1 });
});

test('a warrior’s sheet can be read, also by a spectator; a card is looked at closer before all else', () => {
  const warrior = laid('w', { kind: 'spear', zone: 'board', at: 3 });
  expect(open([warrior]).of('sheet')?.command).toBe('sheet');
  expect(open([warrior], undefined, -1).ids).toEqual(['sheet']);
  expect(open([laid('c')]).ids[0]).toBe('read');
  expect(open([laid('c')]).ids).not.toContain('sheet');
  const pile = [0, 1].map((at) => laid(`c${at}`, { zone: 'draw', at }));
  expect(open([pile[1]], pile).ids[0]).toBe('read');
  const turned = pile.map((card) => ({ ...card, kind: '', open: false, public: false }));
  expect(open([turned[1]], turned).ids).not.toContain('read');
});

test('a locked piece offers unlocking, and says of the rest that it is locked', () => {
  const { ids, of } = open([laid('w', { locked: true })]);
  expect(ids).toContain('unlock');
  expect(of('remove')?.off).toBe('byhand.off.locked');
  expect(of('unlock')?.act).toEqual({ act: 'lock', ids: ['w'], on: false });
});

test('a face-down card can be looked at and shown, an open one neither', () => {
  const hidden = laid('c', { kind: '', down: true, open: false, public: false });
  expect(open([hidden]).ids).toEqual(expect.arrayContaining(['look', 'show']));
  const shown = open([laid('c')]).ids;
  expect(shown).not.toContain('look');
  expect(shown).not.toContain('show');
});

test('one who has looked need not look again, but may still show it', () => {
  const seen = laid('c', { down: true, open: false, public: false });
  const { ids } = open([seen]);
  expect(ids).not.toContain('look');
  expect(ids).toContain('show');
});

test('the top of a pile offers what is done with piles, named by its zone', () => {
  const pile = [0, 1, 2].map((at) =>
    laid(`c${at}`, { zone: 'draw', at, kind: '', open: false, public: false }),
  );
  const { ids, of } = open([pile[2]], pile);
  expect(ids).toEqual(
    expect.arrayContaining([
      'draw',
      'draw-n',
      'deal',
      'look-top',
      'search',
      'shuffle',
      'sort',
      'select-stack',
    ]),
  );
  expect(of('draw')?.act).toEqual({ act: 'deal', from: { zone: 'draw' }, count: 1, seats: [0] });
});

test('what is done with the uppermost of a pile alone is one page further', () => {
  const pile = [0, 1].map((at) => laid(`c${at}`, { zone: 'draw', at }));
  expect(open([pile[1]], pile).ids).not.toContain('remove');
  const top = menuFor({ scene, own: 0, pieces: [pile[1]], stack: pile }, 'top').map(({ id }) => id);
  expect(top).toEqual(expect.arrayContaining(['read', 'flip', 'remove']));
  expect(top).not.toContain('shuffle');
});

test('one’s own hand is sorted from the menu of any of its cards, and nobody else’s', () => {
  const hand = (seat: number) => [0, 1, 2].map((at) => laid(`c${at}`, { zone: `hand:${seat}`, at }));
  const [own, theirs] = [hand(0), hand(1)];
  expect(open([own[1]], own).of('sort-hand')?.act).toEqual({ act: 'sort', pile: { zone: 'hand:0' } });
  expect(open([own[0]], own.slice(0, 1)).ids).not.toContain('sort-hand');
  expect(open([theirs[1]], theirs).ids).not.toContain('sort-hand');
  expect(open([own[1]], own, -1).ids).not.toContain('sort-hand');
});

test('a stack on the felt is named by its place, one in a hex by its hex', () => {
  const felt = ['a', 'b'].map((id, z) => laid(id, { x: 70, y: 80, z }));
  expect(open([felt[1]], felt).of('shuffle')?.act).toEqual({
    act: 'shuffle',
    pile: { zone: 'felt', x: 70, y: 80 },
  });
  const hex = ['a', 'b'].map((id) => laid(id, { zone: 'board', at: 9 }));
  expect(open([hex[1]], hex).of('shuffle')?.act).toEqual({ act: 'shuffle', pile: { zone: 'board', at: 9 } });
});

test('several chosen pieces have one menu for all of them, without the pile under one', () => {
  const pieces = [laid('a'), laid('b')];
  const { ids, of } = open(pieces, []);
  expect(of('flip')?.act).toEqual({ act: 'flip', ids: ['a', 'b'] });
  expect(ids).not.toContain('draw');
});

test('a spectator can only read', () => {
  expect(open([laid('c')], undefined, -1).ids).toEqual(['read']);
});

test('keys mean one thing each, and nothing with Alt or the browser’s own Ctrl', () => {
  const key = (name: string, more = {}) =>
    keyAct({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...more });
  expect(key('r')).toBe('turn');
  expect(key('R', { shiftKey: true })).toBe('turn-back');
  expect(key('Delete')).toBe('remove');
  expect(key('a', { ctrlKey: true })).toBe('all');
  expect(key('z', { metaKey: true })).toBe('undo');
  expect(key('c', { ctrlKey: true })).toBeNull();
  expect(key('f', { altKey: true })).toBeNull();
});
