import { expect, test } from 'vitest';
import { low } from './chart-low.ts';
import { desk, upright } from './charts.ts';

for (const [name, { w, h, spaces, radius }] of Object.entries({ desk, upright, low })) {
  test(`all spaces of the trail lie on the ${name} map, none over another`, () => {
    expect(spaces).toHaveLength(73);
    const cramped: string[] = [];
    for (let a = 1; a <= 72; a++) {
      const [x, y] = spaces[a];
      if (x < radius || y < radius || x > w - radius || y > h - radius) cramped.push(`${a} at the edge`);
      for (let b = a + 1; b <= 72; b++)
        if (Math.hypot(x - spaces[b][0], y - spaces[b][1]) < 2 * radius) cramped.push(`${a} and ${b}`);
    }
    expect(cramped).toEqual([]);
  });
}
