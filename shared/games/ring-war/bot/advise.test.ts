import { expect, test } from 'vitest';
import { ringWar } from '../game.ts';
import { STANDARD } from '../rules/options.ts';
import { NONE } from '../rules/state.ts';
import { DARK_HAND, Duel, LIGHT_HAND } from '../testing/duel.ts';
import { bestPiles, splitsOf } from './splits.ts';
import { WORTH } from './worth.ts';

test('a hand of nine splits in 630 ways, with two Locations in 420, with three in 120', () => {
  const count = (ids: string) => {
    const { b } = new Duel().hand(0, ids);
    return splitsOf(0, b.hands[0], NONE, STANDARD).quests.length;
  };
  expect(count('sauron shelob lidless_eye trolls mouth corsairs men_harad wainriders kraken')).toBe(630);
  expect(count('mordor moria lidless_eye trolls mouth corsairs men_harad wainriders kraken')).toBe(420);
  expect(count('mordor moria mirkwood trolls mouth corsairs men_harad wainriders kraken')).toBe(120);
});

test('the best split is found without looking at all of them', () => {
  for (let seed = 1; seed < 30; seed++) {
    const { b } = new Duel({}, seed);
    const splits = splitsOf(1, b.hands[1], NONE, STANDARD);
    const worth = splits.quests.map((quest, i) => 0.4 * quest + 0.6 * splits.wars[i]);
    const [quest, war] = bestPiles(1, b.hands[1], NONE, 0.4, STANDARD);
    const mask = (cards: readonly number[]) =>
      cards.reduce((bits, card) => bits | (1 << b.hands[1].indexOf(card)), 0);
    const i = splits.questMasks.findIndex(
      (one, at) => one === mask(quest) && splits.warMasks[at] === mask(war),
    );
    expect(worth[i]).toBeCloseTo(Math.max(...worth));
  }
});

test('the bot throws away weak cards and a fourth Location', () => {
  const game = new Duel().hand(0, 'mordor moria mount_doom mirkwood sauron trolls olog_hai hillmen smaug');
  const move = ringWar.advise(game.b, 0, game.dice);
  expect(move).toMatchObject({ do: 'aid' });
  expect(game.why(0, move)).toBe('');
  const cards = move.do === 'aid' ? move.cards : [];
  expect(cards).toContain('hillmen');
  expect(cards.some((card) => ['moria', 'mirkwood', 'mordor', 'mount_doom'].includes(card))).toBe(true);
});

test('the bot shows the scout that tells least', () => {
  const game = new Duel()
    .hand(1, 'rangers aragorn woses ents huorns frodo elrond beorn sting')
    .phase('scout');
  expect(ringWar.advise(game.b, 1, game.dice)).toEqual({ do: 'scout', card: 'woses' });
});

test('the bot lays legally, and its shown scout with it', () => {
  for (let seed = 1; seed < 12; seed++) {
    const game = new Duel({}, seed).hand(1, LIGHT_HAND).phase('scout');
    game.play(1, { do: 'scout', card: 'rangers' }).play(0, { do: 'scout', card: null });
    for (const side of [0, 1] as const)
      expect(game.why(side, ringWar.advise(game.b, side, game.dice))).toBe('');
  }
});

test('the bot beats random play', () => {
  let won = 0;
  for (let seed = 1; seed <= 10; seed++) {
    const bot = seed % 2;
    const { b, dice } = new Duel({}, seed);
    while (b.phase !== 'over') {
      const [{ seat, choices }] = ringWar.decisions(b).filter(({ answered }) => !answered);
      const move =
        seat === bot
          ? ringWar.advise(ringWar.determinize(b, seat, dice), seat, dice)
          : choices[dice.pick(choices.length)];
      ringWar.apply(b, seat, move, dice, () => {});
    }
    if (b.over?.winner === bot) won++;
  }
  expect(won).toBeGreaterThanOrEqual(9);
});

test('tokens are worth more the nearer they come to ten, and Quest goes before War', () => {
  expect(WORTH[5][5]).toBeCloseTo(0.5);
  expect(WORTH[9][5]).toBeGreaterThan(WORTH[7][5]);
  expect(WORTH[10][0]).toBe(1);
  expect(WORTH[0][10]).toBe(0);
});

test('the odds are those of what the side may know', () => {
  const game = new Duel().hand(0, DARK_HAND).hand(1, LIGHT_HAND).phase('split');
  const gauge = () => ringWar.look(game.b, 1).papers.find(({ id }) => id === 'odds:quest')?.gauge?.chance;
  const lay = (card: string) => game.play(1, { do: 'lay', card, pile: 'quest' });
  for (const card of ['gandalf', 'ents', 'huorns']) lay(card);
  // Three cards would be held against four.
  expect(gauge()).toBeUndefined();
  lay('treebeard');
  const before = gauge();
  game.play(1, { do: 'take', card: 'treebeard' });
  lay('frodo');
  expect(gauge()).toBeGreaterThan(before ?? 1);
  // Only some of the other side's hands are looked at: that is never certain.
  expect(gauge()).toBeLessThan(1);
});
