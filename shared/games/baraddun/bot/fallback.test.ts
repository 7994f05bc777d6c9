import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { baraddun } from '../game.ts';
import { started } from '../testing/muster.ts';

/** Plays a game in which every time is up; what was answered to each kind of question. */
function neglected(players: 2 | 4) {
  const war = started({ players }, 3);
  const dice = new FastDice(7);
  const answers = new Map<string, Set<string>>();
  for (let i = 0; i < 2000; i++) {
    const [decision] = baraddun.decisions(war);
    if (!decision) return { war, answers };
    const late = baraddun.fallback?.(war, decision) ?? null;
    const move = late ?? baraddun.advise(war, decision.seat, dice);
    expect(baraddun.check(war, decision.seat, move)).toBe(null);
    const said = late === null ? 'the bot' : late.do === 'extra' ? `draw ${late.draw}` : late.do;
    answers.set(decision.kind, (answers.get(decision.kind) ?? new Set()).add(said));
    baraddun.apply(war, decision.seat, move, dice, () => {});
  }
  throw new Error('The game does not end.');
}

test('a game that nobody attends to comes to its end', () => {
  expect(neglected(2).war.phase).toBe('over');
});

test('whose time is up draws what may be drawn, leaves the wall to the bot and turns up what comes (section 3)', () => {
  const { answers } = neglected(4);
  expect(answers.get('wall')).toEqual(new Set(['the bot']));
  const extras = [...(answers.get('weapon') ?? []), ...(answers.get('defence') ?? [])];
  expect(new Set(extras)).toEqual(new Set(['draw true']));
  expect(answers.get('draw')).toEqual(new Set(['next']));
});
