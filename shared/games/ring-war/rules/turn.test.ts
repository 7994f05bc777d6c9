import { expect, test } from 'vitest';
import { idOf } from '../data/decks.ts';
import { ringWar } from '../game.ts';
import { DARK_HAND, Duel, LIGHT_HAND } from '../testing/duel.ts';

const duel = (options = {}) => new Duel(options).hand(0, DARK_HAND).hand(1, LIGHT_HAND);
const splitting = (options = {}) => duel(options).phase('split');

test('a game begins with nine cards, five tokens of each kind, and both sides asked', () => {
  const { b } = new Duel();
  expect(b.hands.map((hand) => hand.length)).toEqual([9, 9]);
  expect(b.tokens).toEqual([
    [5, 5],
    [5, 5],
  ]);
  expect(ringWar.decisions(b).map(({ seat, kind, sealed }) => [seat, kind, sealed])).toEqual([
    [0, 'aid', true],
    [1, 'aid', true],
  ]);
});

test('what is thrown away is replaced only when both are ready', () => {
  const game = duel().play(0, { do: 'toss', card: 'kraken' }).play(0, { do: 'ready' });
  expect(game.b.hands[0]).toHaveLength(9);
  expect(game.b.discards[0]).toEqual([]);
  game.play(1, { do: 'ready' });
  expect(game.b.discards[0].map((card) => idOf(0, card))).toEqual(['kraken']);
  expect(game.b.hands[0]).toHaveLength(9);
  expect(game.b.phase).toBe('scout');
});

test('a fourth card is not thrown away, and a card that was kept makes room', () => {
  const game = duel();
  for (const card of ['kraken', 'mouth', 'corsairs']) game.play(0, { do: 'toss', card });
  expect(game.why(0, { do: 'toss', card: 'sauron' })).toBe('too-many');
  game.play(0, { do: 'keep', card: 'mouth' });
  expect(game.why(0, { do: 'toss', card: 'sauron' })).toBe('');
});

test('an answer can be changed until the other side is ready too', () => {
  const game = splitting().lay(
    0,
    'sauron shelob lidless_eye mount_doom',
    'mouth corsairs men_harad wainriders',
  );
  expect(game.why(0, { do: 'take', card: 'sauron' })).toBe('ready');
  game.play(0, { do: 'unready' }).play(0, { do: 'take', card: 'sauron' });
  expect(game.why(0, { do: 'ready' })).toBe('too-few');
  game.play(0, { do: 'lay', card: 'kraken', pile: 'quest' }).play(0, { do: 'ready' });
  expect(game.b.ready).toEqual([true, false]);
});

test('laying a card tells nobody anything; being ready is told', () => {
  const game = splitting();
  const before = JSON.stringify([ringWar.table(game.b), ringWar.look(game.b, 1), ringWar.look(game.b, -1)]);
  game.play(0, { do: 'lay', card: 'sauron', pile: 'war' });
  expect(game.told).toEqual([]);
  expect(JSON.stringify([ringWar.table(game.b), ringWar.look(game.b, 1), ringWar.look(game.b, -1)])).toBe(
    before,
  );
  game.lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders');
  expect(game.told.map(({ mark, seat }) => [mark, seat])).toEqual([['ready', 0]]);
});

test('what may not be laid is refused with its rule', () => {
  const game = splitting().hand(0, 'mordor moria mount_doom mirkwood sauron trolls olog_hai uruk_hai shelob');
  game.play(0, { do: 'lay', card: 'mordor', pile: 'war' });
  expect(game.why(0, { do: 'lay', card: 'moria', pile: 'war' })).toBe('two-locations');
  expect(game.why(0, { do: 'lay', card: 'mordor', pile: 'war' })).toBe('twice');
  expect(game.why(0, { do: 'lay', card: 'gandalf', pile: 'war' })).toBe('not-in-hand');
  expect(game.why(0, { do: 'lay', card: 'kraken', pile: 'war' })).toBe('not-in-hand');
  for (const card of ['trolls', 'olog_hai', 'uruk_hai']) game.play(0, { do: 'lay', card, pile: 'war' });
  expect(game.why(0, { do: 'lay', card: 'shelob', pile: 'war' })).toBe('pile-full');
  expect(ringWar.check(game.b, 0, { do: 'lay', card: 'moria', pile: 'war' })?.rule).toBe('R1');
  expect(game.why(0, { do: 'scout', card: null })).toBe('not-now');
});

test('every listed choice is legal, and a card with both piles open leads to the one it is better in', () => {
  const game = splitting();
  const { choices } = ringWar.decisions(game.b)[1];
  expect(choices.filter((move) => ringWar.check(game.b, 1, move))).toEqual([]);
  const first = choices.find((move) => 'card' in move && move.card === 'frodo');
  expect(first).toEqual({ do: 'lay', card: 'frodo', pile: 'quest' });
});

test('a shown scout sees the other hand, is known, and must be laid', () => {
  const game = duel().phase('scout').play(1, { do: 'scout', card: 'rangers' });
  expect(game.b.phase).toBe('scout');
  game.play(0, { do: 'scout', card: null });
  const seen = ringWar.look(game.b, 1).pieces.filter(({ zone }) => zone === 'seen');
  expect(seen.map(({ kind }) => kind).sort()).toEqual(DARK_HAND.split(' ').sort());
  expect(ringWar.look(game.b, 0).pieces.filter(({ zone }) => zone === 'seen')).toEqual([]);
  expect(ringWar.table(game.b).pieces.find(({ zone }) => zone === 'scout1')?.kind).toBe('rangers');
  const piles = {
    quest: ['gandalf', 'frodo', 'one_ring', 'cracks'],
    war: ['ents', 'huorns', 'treebeard', 'rohan_horse'],
  };
  expect(game.why(1, { do: 'split', ...piles })).toBe('scout-held');
});

test('a shown scout is one of the nine, and not a tenth card beside nine backs', () => {
  const game = duel().phase('scout').play(1, { do: 'scout', card: 'rangers' });
  game.play(0, { do: 'scout', card: 'lidless_eye' });
  const table = () => ringWar.table(game.b).pieces.filter(({ seat }) => seat === 1);
  const zones = (zone: string) => table().filter((piece) => piece.zone === zone).length;
  expect([zones('hand1'), zones('scout1')]).toEqual([8, 1]);
  const seen = ringWar.look(game.b, 0).pieces.filter(({ zone }) => zone === 'seen');
  expect(seen.map(({ kind }) => kind)).not.toContain('rangers');
  expect(seen).toHaveLength(8);
  const own = ringWar.look(game.b, 1).pieces.filter(({ zone }) => zone === 'hand1');
  expect(own).toHaveLength(9);
  game.lay(1, 'gandalf frodo one_ring cracks', 'ents huorns treebeard rangers');
  expect([zones('hand1'), zones('q1'), zones('w1')]).toEqual([1, 4, 4]);
  expect(table().find(({ zone }) => zone === 'scout1')?.marks).toEqual({ laid: 1 });
});

test('who has filled both piles without the shown scout is told to take a card back', () => {
  const game = duel().phase('scout').play(1, { do: 'scout', card: 'rangers' });
  game.play(0, { do: 'scout', card: null });
  const title = () => ringWar.present(game.b, 1)?.title.key;
  for (const card of ['gandalf', 'frodo', 'one_ring', 'cracks'])
    game.play(1, { do: 'lay', card, pile: 'quest' });
  for (const card of ['ents', 'huorns', 'treebeard']) game.play(1, { do: 'lay', card, pile: 'war' });
  expect(title()).toBe('title.split.scout');
  expect(ringWar.present(game.b, 1)?.idle).toEqual({});
  game.play(1, { do: 'lay', card: 'rohan_horse', pile: 'war' });
  expect(title()).toBe('title.split.scout-full');
  expect(Object.values(ringWar.present(game.b, 1)?.idle ?? {}).map(({ key }) => key)).toEqual([
    'idle.scout-full',
  ]);
  game.play(1, { do: 'take', card: 'rohan_horse' });
  expect(title()).toBe('title.split.scout');
});

test('a side without a scout is asked like any other, and its answer shows to nobody', () => {
  const game = duel().hand(0, 'sauron shelob mount_doom mouth corsairs men_harad wainriders kraken trolls');
  game.phase('scout');
  const question = ringWar.present(game.b, 0);
  expect(question?.choices).toHaveLength(1);
  expect(question?.automatic).toBe(0);
  const before = JSON.stringify(ringWar.table(game.b));
  game.play(0, { do: 'scout', card: null });
  expect(game.told).toEqual([]);
  expect(JSON.stringify(ringWar.table(game.b))).toBe(before);
  expect(ringWar.decisions(game.b).map(({ seat }) => seat)).toEqual([0, 1]);
});

test('the opening turn of the rules: totals, tokens, piles in the open, new hands', () => {
  const game = splitting()
    .lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders')
    .lay(1, 'gandalf frodo one_ring cracks', 'ents huorns treebeard rohan_horse');
  const totals = game.told.filter(({ rule }) => rule === 'totals').map(({ amount }) => amount);
  expect(totals).toEqual([20, 28, 17, 18]);
  expect(game.b.tokens).toEqual([
    [4, 4],
    [6, 6],
  ]);
  expect(game.b.turn).toBe(2);
  expect(game.b.hands.map((hand) => hand.length)).toEqual([9, 9]);
  expect(game.b.hands[0].map((card) => idOf(0, card))).toContain('kraken');
  const open = ringWar.table(game.b).pieces.filter(({ zone }) => /^[qw][01]$/.test(zone));
  expect(open).toHaveLength(16);
  game.play(0, { do: 'ready' }).play(1, { do: 'ready' });
  expect(game.b.discards.map((cards) => cards.length)).toEqual([8, 8]);
});

test('cards are told one by one: both Quest piles, the token, then War', () => {
  const game = splitting()
    .lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders')
    .lay(1, 'gandalf frodo one_ring cracks', 'ents huorns treebeard rohan_horse');
  const faces = game.told.filter(({ kind, piece }) => kind === 'cards' && piece).map(({ piece }) => piece);
  expect(faces.slice(0, 9)).toEqual([
    ...['d10', 'l10', 'd11', 'l11'],
    ...['d12', 'l12', 'd13', 'l13', 'd14'],
  ]);
  const marks = game.told.filter(({ kind, mark }) => kind === 'mark' && mark !== 'ready');
  expect(marks.map(({ mark, seat, amount }) => [mark, seat, amount])).toEqual([
    ['quest', 1, 1],
    ['war', 1, 1],
  ]);
});

test('ten Quest tokens win, and before ten War tokens', () => {
  const game = splitting();
  game.b.tokens = [
    [1, 9],
    [9, 1],
  ];
  game
    .hand(0, 'kraken crebain flies bandits olog_hai trolls smaug balrog sauron')
    .hand(1, 'gandalf frodo one_ring cracks sting fellowship anduril elrond lorien')
    .lay(0, 'kraken crebain flies bandits', 'olog_hai trolls smaug balrog')
    .lay(1, 'gandalf frodo one_ring cracks', 'sting fellowship anduril elrond');
  expect(game.b.tokens).toEqual([
    [0, 10],
    [10, 0],
  ]);
  expect(ringWar.outcome(game.b)).toMatchObject({ winners: [1], words: { key: 'over.quest' }, rule: 'R24' });
  expect(ringWar.decisions(game.b)).toEqual([]);
});

test('a side that gives up has lost', () => {
  const game = duel();
  ringWar.resign(game.b, 0, game.dice, () => {});
  expect(ringWar.outcome(game.b)?.winners).toEqual([1]);
  expect(game.why(1, { do: 'ready' })).toBe('not-now');
});

test('with piles of three a hand has seven cards', () => {
  const { b } = new Duel({ pileSize: 3 });
  expect(b.hands.map((hand) => hand.length)).toEqual([7, 7]);
});

test('handicaps begin with other tokens', () => {
  expect(new Duel({ startTokens: '6/4' }).b.tokens).toEqual([
    [6, 6],
    [4, 4],
  ]);
});

test('with the option, Locations above three are shown and replaced after Aid', () => {
  const game = duel({ locations: 'swap' }).hand(
    0,
    'mordor moria mount_doom mirkwood misty_mountains trolls olog_hai uruk_hai shelob',
  );
  game.play(0, { do: 'ready' }).play(1, { do: 'ready' });
  expect(game.b.discards[0].map((card) => idOf(0, card))).toEqual(['mirkwood', 'misty_mountains']);
  expect(game.b.hands[0]).toHaveLength(9);
});
