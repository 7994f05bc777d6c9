import { expect, test } from 'vitest';
import type { ZonePlace } from '../tables/table.ts';
import { type Caption, captionsOf } from './captions.ts';

const picture = { x: 0, y: 44, w: 1280, h: 676 };
const pile = (x: number, y: number, w = 56): ZonePlace => ({
  ...{ x, y, w, h: w * 1.4, card: w },
  spread: 'stack',
});
const row = (x: number, y: number, more: Partial<ZonePlace> = {}): ZonePlace => ({
  ...{ x, y, w: 300, h: 116, card: 83 },
  ...{ spread: 'row', from: 'start', ...more },
});
const written = (zones: Record<string, ZonePlace>, side: (zone: string) => string = () => '') => {
  const names = Object.fromEntries(
    Object.keys(zones).map((zone) => [zone, { name: zone, side: side(zone) }] as const),
  );
  const captions = captionsOf(zones, names, picture);
  return {
    texts: captions.map(({ text }) => text),
    of: (text: string) => captions.find((caption) => caption.text === text)!,
  };
};
const top = ({ y, size }: Caption) => y - size / 2;
const bottom = ({ y, size }: Caption) => y + size / 2;

test('each side’s pile of the same name says whose it is, clear of the other’s', () => {
  const zones = { 'war of Light': row(92, 200), 'war of Dark': row(92, 318) };
  const { of, texts } = written(zones, (zone) => zone.slice(7));
  expect(texts).toEqual(['war of Light · Light', 'war of Dark · Dark']);
  expect(bottom(of('war of Light · Light'))).toBeLessThanOrEqual(200);
  expect(top(of('war of Dark · Dark'))).toBeGreaterThanOrEqual(318 + 116);
});

test('a deck and its discards are named on one line, and their side once', () => {
  const { of, texts } = written({ deck: pile(20, 570, 62), discards: pile(92, 590, 46) }, () => 'Light');
  expect(texts).toEqual(['deck', 'Light', 'discards']);
  expect(of('deck').y).toBe(of('discards').y);
  expect(top(of('discards'))).toBeGreaterThan(570 + 62 * 1.4);
  expect(of('Light').y).toBeGreaterThan(of('deck').y);
});

test('decks under each other are named beside, no further than to what lies there', () => {
  const { of } = written({
    swords: pile(24, 316, 48),
    shields: pile(24, 386, 48),
    fallen: pile(134, 330, 34),
  });
  const { x, most, align } = of('swords');
  expect(align).toBe('left');
  expect(x).toBeGreaterThan(72);
  expect(x + most).toBeLessThanOrEqual(134);
});

test('what lies at the upper edge of the picture is named below, where the frame is not', () => {
  const { of } = written({ deck: pile(500, 56), board: row(10, 50, { spread: 'points', points: [] }) });
  expect(top(of('deck'))).toBeGreaterThan(56 + 56 * 1.4);
  expect(top(of('board'))).toBeGreaterThanOrEqual(50 + 116);
});

test('a narrow column is named along its height, towards the middle', () => {
  const column = (x: number): ZonePlace => ({ x, y: 126, w: 44, h: 184, card: 24, spread: 'column' });
  const { of } = written({ left: column(22), right: column(1214) });
  expect(of('left')).toMatchObject({ upright: true, y: 218 });
  expect(of('left').x).toBeGreaterThan(44);
  expect(of('right').x).toBeLessThan(1236);
});
