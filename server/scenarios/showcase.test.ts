import { expect, test } from 'vitest';
import type { Kind, Scene } from '../../shared/table/model.ts';
import { showcase } from './showcase.ts';

const card = (deck: string, strength: number, type?: string): Kind => ({
  name: deck,
  shape: 'card',
  icon: '',
  face: { frame: 'any', deck, type, figures: [{ sign: 'strength', figure: `${strength}` }] },
});
const scene = (kinds: Scene['kinds']): Scene => ({
  ...{ game: 'any', title: '', story: '', zones: {}, sides: [], options: [] },
  kinds,
});

test('a picture shows something of every deck and type', () => {
  const kinds: Record<string, Kind> = {
    ...{ orc: card('doom', 3, 'foe'), balrog: card('doom', 7, 'foe'), frodo: card('doom', 2, 'aid') },
    ...{
      pawn: { name: 'Pawn', shape: 'pawn', icon: '' },
      plain: { ...card('', 9), face: undefined },
    },
  };
  const shown = showcase(scene(kinds), 'race');
  expect(new Set(shown)).toEqual(new Set(['orc', 'balrog', 'frodo']));
  expect(kinds[shown[1]].face?.type).toBe('aid');
});

test('of a large deck only the strongest are shown, and each once', () => {
  const kinds = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`c${i}`, card('light', i)]));
  const shown = showcase(scene(kinds), 'war');
  expect(shown.length).toBe(new Set(shown).size);
  for (const name of shown) expect(Number(name.slice(1))).toBeGreaterThanOrEqual(44);
});

test('two scenarios of one game may show different cards', () => {
  const kinds = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, card('light', i)]));
  const first = ['a', 'b', 'c'].map((id) => showcase(scene(kinds), id)[0]);
  expect(new Set(first).size).toBeGreaterThan(1);
});

test('a shield is as strong as what it takes away, whichever minus stands before it', () => {
  const shield = (figure: string): Kind => ({
    ...card('defence', 0),
    face: { frame: 'any', deck: 'defence', figures: [{ sign: 'defence', figure }] },
  });
  const kinds = Object.fromEntries(['0', '-1', '−2', '-3', '−4'].map((figure) => [figure, shield(figure)]));
  expect(showcase(scene(kinds), 'wall')[0]).not.toBe('0');
  expect(new Set(['a', 'b', 'c'].map((id) => showcase(scene(kinds), id)[0]))).toEqual(
    new Set(['−2', '-3', '−4']),
  );
});
