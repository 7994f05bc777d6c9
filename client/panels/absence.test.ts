import { expect, test } from 'vitest';
import { say, words } from '../../shared/engine/words.ts';
import { panelsText } from '../text/panels.ts';
import { absence } from './absence.tsx';
import type { SeatView } from './view.ts';

const text: Parameters<typeof absence>[0] = (key, values) => say(words(key, values), panelsText);
const somebody: SeatView = {
  ...{ name: 'Ann', kind: 'person', here: true, host: false, away: false, word: '' },
  ...{ seat: 0, side: 'Red', plastic: 'a', token: '', mine: false, asked: false, called: 'Ann', tokens: -1 },
};

test('of a seat where somebody is, or which the table plays, nothing is said', () => {
  expect(absence(text, somebody)).toBe('');
  expect(absence(text, { ...somebody, kind: 'bot', here: false })).toBe('');
});

test('whose line is cut, whose time is up, and where nobody sits are told apart', () => {
  expect(absence(text, { ...somebody, here: false })).toBe('stepped away');
  expect(absence(text, { ...somebody, away: true })).toBe('the table answers');
  expect(absence(text, { ...somebody, kind: '', here: false, name: '' })).toBe('free seat');
});
