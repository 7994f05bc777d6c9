import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import type { Adding } from '../../../engine/game.ts';
import { say } from '../../../engine/words.ts';
import { ringWar } from '../game.ts';
import type { Move } from '../model.ts';
import type { RingWar } from '../rules/state.ts';
import { Duel } from '../testing/duel.ts';
import { text } from '../text.ts';

const HAND = 'gandalf frodo one_ring cracks ents huorns shadowfax rangers treebeard';

const addsOf = (b: RingWar, seat: number, card: string, pile: string): Adding => {
  const choice = ringWar.present(b, seat)?.choices.find(({ move }) => {
    const { do: does, ...what } = move as { do: string; card?: string; pile?: string };
    return does === 'lay' && what.card === card && what.pile === pile;
  });
  if (!choice?.adds) throw new Error(`${card} can't be laid on ${pile}`);
  return choice.adds;
};
const read = ({ lines, total }: Adding) => [
  ...lines.map(({ words, amount }) => `${say(words, text)} ${amount}`),
  `= ${total}`,
];

test('a card that is held over a pile shows what it would add: its figure, and what hangs on it', () => {
  const game = new Duel().hand(1, HAND).phase('split');
  expect(read(addsOf(game.b, 1, 'gandalf', 'quest'))).toEqual(['Gandalf +6', '= 6']);
  game.play(1, { do: 'lay', card: 'gandalf', pile: 'quest' });
  expect(read(addsOf(game.b, 1, 'shadowfax', 'quest'))).toEqual([
    'Shadowfax +3',
    'Gandalf with Shadowfax +1',
    '= 10',
  ]);
  game.play(1, { do: 'lay', card: 'frodo', pile: 'quest' });
  expect(read(addsOf(game.b, 1, 'treebeard', 'war'))).toEqual(['Treebeard +3', '= 3']);
});

test('what a card would add comes true when it is laid, whatever lies there', () => {
  const dice = new FastDice(5);
  for (let game = 0; game < 3; game++) {
    const b = ringWar.setup({ title: '', story: '', options: {} }, {}, dice, untold);
    for (let act = 0; act < 120; act++) {
      const asked = ringWar.decisions(b).filter(({ answered }) => !answered);
      if (asked.length === 0) break;
      const { seat, choices } = asked[dice.pick(asked.length)];
      const move = choices[dice.pick(choices.length)] as Move;
      const paperOf = (id: string) => ringWar.look(b, seat).papers.find((paper) => paper.id === id);
      const adds = move.do === 'lay' ? addsOf(b, seat, move.card, move.pile) : null;
      const before = adds && Number(paperOf(adds.paper)?.total);
      ringWar.apply(b, seat, move, dice, untold);
      if (!adds || before === null) continue;
      expect(paperOf(adds.paper)?.total).toBe(adds.total);
      const sum = adds.lines.reduce((n, { amount }) => n + Number(String(amount).replace('−', '-')), before);
      expect(sum).toBe(adds.total);
    }
  }
});
