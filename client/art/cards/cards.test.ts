import { expect, test } from 'vitest';
import { contrast } from '../colour.ts';
import { figureOf } from './ink.ts';
import { picturesOf } from './pictures.ts';
import { SIGILS } from './sigils.ts';
import { cardText } from './text.ts';
import { tierOf } from './tier.ts';

test('a card changes its anatomy at 64 and 200 px', () => {
  expect([46, 63, 64, 199, 200, 260].map(tierOf)).toEqual([
    'tiny',
    'tiny',
    'table',
    'table',
    'large',
    'large',
  ]);
});

test('an alliance is told by its letter, and the letter can be read on its colour', () => {
  for (const sigils of Object.values(SIGILS)) {
    const colours = Object.values(sigils).map((sigil) => sigil.colour);
    expect(new Set(colours).size).toBe(colours.length);
    for (const sigil of Object.values(sigils)) {
      const ink = sigil.ink.length === 4 ? '#ffffff' : sigil.ink;
      expect(contrast(ink, sigil.colour), sigil.name).toBeGreaterThan(4.4);
      expect(cardText[`alliance.${sigil.name}`]).toBeDefined();
    }
  }
});

test('a card without a value for a sign has no figure there', () => {
  const face = { frame: '', deck: '', figures: [{ sign: 'war', figure: '0' }] };
  expect(figureOf(face, 'war')).toBe('0');
  expect(figureOf(face, 'quest')).toBe('');
});

test('pictures come with their game, and a name that is not carried draws nothing', async () => {
  const picture = await picturesOf('ring-war');
  expect(picture('wizard-face')).toMatch(/^m/i);
  expect(picture('no-such-drawing')).toBe('');
  expect((await picturesOf('no-such-game'))('wizard-face')).toBe('');
});
