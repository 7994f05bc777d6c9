import { expect, test } from 'vitest';
import { tokenPlace, tokenStep } from './rope.ts';

test('tokens on a rope touch and never overlap, however many are one’s own', () => {
  for (let own = 0; own <= 10; own++) {
    const places = Array.from({ length: 10 }, (_, i) => tokenPlace(100, 300, i, own));
    places.slice(1).forEach((place, i) => {
      expect(place - places[i]).toBeGreaterThan(tokenStep(300) - 0.001);
    });
    expect(places[0]).toBeGreaterThan(100);
    expect(places[9]).toBeLessThan(400);
  }
});

test('a token that is won slides down the rope, one that is lost slides up', () => {
  expect(tokenPlace(0, 300, 5, 5)).toBeGreaterThan(tokenPlace(0, 300, 5, 4));
});
