import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import type { Session } from '../session/session.ts';
import { pressed } from './keys.ts';
import { letPinsFall } from './pins.ts';
import { makeView } from './view.ts';

const warriors: DecisionView = {
  ...{ seat: 0, kind: 'unit', title: words('t'), rule: 'A18' },
  choices: ['ajax', 'icarus'].map((piece, move) => ({ move, label: words(piece), group: 'unit', piece })),
};
const turnOf = (piece: string): DecisionView => ({ ...warriors, kind: 'action', choices: [], piece });

function sitting(first: DecisionView) {
  const decisions = signal<readonly DecisionView[]>([first]);
  const focus = signal({ hovered: '', pinned: '', card: '', made: '', choice: -1 });
  const table = signal({ step: 1, seats: new Map(), pieces: new Map(), facts: new Map() });
  const session = {
    ...{ decisions, focus, table, shown: signal(1), texts: [], seats: signal([0]), scene: signal(null) },
  } as unknown as Session;
  return { decisions, focus, view: makeView(session, null, false) };
}

test('N goes from warrior to warrior, and Enter then means the one that is looked at', () => {
  const { view, focus } = sitting(warriors);
  pressed(view, 'n', false);
  expect(focus.value).toMatchObject({ pinned: 'ajax', choice: 0 });
  pressed(view, 'n', false);
  expect(focus.value).toMatchObject({ pinned: 'icarus', choice: 1 });
  pressed(view, 'Escape', false);
  expect(focus.value).toMatchObject({ pinned: '', choice: -1 });
});

test('a sheet that was pinned falls when another warrior’s turn begins, and stays for all of that turn', () => {
  const { view, decisions, focus } = sitting(warriors);
  const stop = letPinsFall(view);
  const pin = (pinned: string) => {
    focus.value = { ...focus.value, pinned };
  };
  pin('icarus');
  decisions.value = [];
  expect(focus.value.pinned).toBe('icarus');
  decisions.value = [turnOf('ajax')];
  expect(focus.value.pinned).toBe('');
  pin('icarus');
  decisions.value = [];
  decisions.value = [turnOf('ajax')];
  expect(focus.value.pinned).toBe('icarus');
  decisions.value = [turnOf('icarus')];
  expect(focus.value.pinned).toBe('icarus');
  stop();
});
