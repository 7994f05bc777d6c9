import { expect, test } from 'vitest';
import { checksum } from '../../../engine/checksum.ts';
import type { Dice } from '../../../engine/dice.ts';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { say } from '../../../engine/words.ts';
import { layDown } from '../../../table/byhand/lay.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import { sceneByHand } from '../../../table/byhand/scene.ts';
import { askedInPrivate } from '../../../table/byhand/testing/in-private.ts';
import { lie, moved } from '../../../table/byhand/testing/lie.ts';
import { saidOf } from '../../../table/byhand/testing/said.ts';
import { handText } from '../../../table/byhand/text.ts';
import { idOf } from '../data/decks.ts';
import { ringWar } from '../game.ts';
import type { RingWar } from '../rules/state.ts';
import { DARK_HAND, Duel, LIGHT_HAND } from '../testing/duel.ts';
import { text } from '../text.ts';
import { layOut } from './lay-out.ts';
import { takeUp } from './take-up.ts';

function taken(b: RingWar, pieces: readonly FreePiece[]): RingWar {
  const up = takeUp(b, pieces);
  if (!up.ok) throw new Error(up.faults.map(({ words }) => say(words, text)).join(' '));
  expect(ringWar.invariants(up.state)).toEqual([]);
  return up.state;
}
const why = (b: RingWar, pieces: readonly FreePiece[]): string => {
  const up = takeUp(b, pieces);
  return saidOf(up, text).join(' ');
};
const duel = () => new Duel().hand(0, DARK_HAND).hand(1, LIGHT_HAND);
const handOf = (b: RingWar, side: 0 | 1) => b.hands[side].map((card) => idOf(side, card));

/** Laid down on a real table, with names drawn by its dice. */
const onTable = (b: RingWar, dice: Dice) =>
  layDown(layOut(b), sceneByHand(ringWar.scene(b), {}), dice).pieces;

test('laid out and taken up again untouched, a game is the same at every point of it', () => {
  const dice = new FastDice(11);
  for (let game = 0; game < 6; game++) {
    const b = ringWar.setup({ title: '', story: '', options: {} }, {}, dice, untold);
    for (let act = 0; act < 260 && b.phase !== 'over'; act++) {
      const open = ringWar.decisions(b).filter(({ answered }) => !answered);
      const { seat, choices } = open[dice.pick(open.length)];
      ringWar.apply(b, seat, choices[dice.pick(choices.length)], dice, untold);
      if (ringWar.outcome(b) || act % 4 > 0) continue;
      const up = takeUp(b, onTable(b, dice));
      expect(up).toMatchObject({ ok: true, unread: [] });
      if (up.ok) expect(checksum(up.state)).toBe(checksum(b));
    }
  }
});

test('every card and every token lies on the table once, and what is hidden is told to nobody', () => {
  const { b } = duel().phase('split').play(0, { do: 'lay', card: 'sauron', pile: 'war' });
  const laid = layOut(b);
  expect(laid).toHaveLength(52 + 54 + 20);
  for (const { id, kind, down } of laid) if (down) expect([id, kind === '']).toEqual(['', false]);
  const secret = laid.find(({ kind }) => kind === 'sauron');
  // Whether and how much is laid in secret is nobody else's business.
  expect(secret).toMatchObject({ zone: 'hand0', at: 8, down: true });
});

test('a card that hands have moved is where they laid it', () => {
  const { b } = duel();
  const now = moved(moved(lie(layOut(b)), 'sauron', { zone: 'discard0' }), 'trolls', {
    zone: 'hand0',
    at: 0,
  });
  const after = taken(b, now);
  expect(handOf(after, 0)).not.toContain('sauron');
  expect(handOf(after, 0)).toContain('trolls');
  expect(after.discards[0].map((card) => idOf(0, card))).toEqual(['sauron']);
  expect(after.decks[0]).toHaveLength(b.decks[0].length - 1);
  // The other side has seen nothing.
  expect(after.known).toEqual([[], []]);
});

test('a deck that was stacked by hand stays stacked', () => {
  const { b } = duel();
  const top = b.decks[1].length - 1;
  const now = lie(layOut(b)).map((piece) =>
    piece.zone === 'deck1' && piece.at === 0 ? { ...piece, at: top + 1 } : piece,
  );
  const after = taken(b, now);
  expect(after.decks[1].at(-1)).toBe(b.decks[1][0]);
});

test('cards that were looked at in the other’s hand are known from then on', () => {
  const { b } = duel();
  const after = taken(b, moved(lie(layOut(b)), 'kraken', { seen: [1] }));
  expect(after.known[1].map((card) => idOf(0, card))).toEqual(['kraken']);
  expect(after.known[0]).toEqual([]);
});

test('what was laid in secret is laid again as long as its side moves no card; else it is asked again', () => {
  const game = duel().phase('split');
  game.lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders');
  const laid = lie(layOut(game.b));
  expect(taken(game.b, laid).ready).toEqual([true, false]);
  expect(taken(game.b, laid).laid).toEqual(game.b.laid);
  const after = taken(game.b, moved(laid, 'shelob', { zone: 'w0' }));
  expect(after.ready).toEqual([false, false]);
  expect(after.laid[0].map((pile) => pile.length)).toEqual([0, 1]);
});

test('tokens that went over by hand count, as long as all are there', () => {
  const { b } = duel();
  const laid = lie(layOut(b));
  const over = moved(laid, 'token-war', { zone: 'warTokens1', seat: -1 }, 2);
  expect(taken(b, over).tokens).toEqual([
    [5, 3],
    [5, 7],
  ]);
  expect(why(b, moved(laid, 'token-war', { zone: 'felt' }))).toBe(
    '9 War tokens lie with the two sides instead of 10.',
  );
  expect(why(b, moved(laid, 'token-war', { zone: 'warTokens1' }, 5))).toBe(
    'Forces of Light has won already by War tokens.',
  );
});

test('a token in a hand is no card: people read that it belongs with the others', () => {
  const { b } = duel();
  const laid = lie(layOut(b));
  const said = [
    'Dark Powers: more lies in hand, deck and piles than its 52 cards (1 too much), and so many tokens are missing. Lay them back with the others.',
    '9 War tokens lie with the two sides instead of 10.',
  ];
  expect(why(b, moved(laid, 'token-war', { zone: 'hand0', down: true }))).toBe(said.join(' '));
  // With no token missing it is something else, and still not the 53rd of 52 cards.
  const pebble: FreePiece = { ...laid[0], id: 'pebble', kind: 'pebble:red', zone: 'hand0', down: true };
  expect(why(b, [...laid, pebble])).toBe(
    'Dark Powers: more lies in deck, discards, hand and piles than its 52 cards (1 too much). Take it off, or lay what is no card elsewhere.',
  );
});

test('what means nothing to the rules is listed', () => {
  const { b } = duel();
  const laid = lie(layOut(b));
  const chip: FreePiece = { ...laid[0], id: 'chip', kind: 'chip:5', zone: 'felt', down: false };
  const up = takeUp(b, [...moved(laid, 'sauron', { label: 'mine' }), chip, { ...chip, id: 'chip2' }]);
  expect(up.ok && up.unread.map((words) => say(words, text, handText))).toEqual([
    '2 × Chip of 5: nothing to the rules where it lies.',
    // It is in a hand: its name is nobody else's business.
    '“mine” on hidden piece says nothing to the rules.',
  ]);
});

test.each([
  [
    'Dark Powers: 51 of the 52 cards lie in deck, discards, hand and piles. Put back what is missing, take off what is too much.',
    (laid: readonly FreePiece[]) => laid.filter(({ kind }) => kind !== 'sauron'),
  ],
  [
    'Sauron is there twice. Each card is there once.',
    (laid: readonly FreePiece[]) => {
      const open = moved(laid, 'sauron', { zone: 'discard0', down: false });
      return [...open, { ...laid[0], id: 'copy', kind: 'sauron', zone: 'discard0', down: false }];
    },
  ],
  [
    'Sauron lies where no card of its side belongs. Put it into a deck, a hand or the discards.',
    (laid: readonly FreePiece[]) => moved(laid, 'sauron', { zone: 'felt', down: false }),
  ],
  // Nobody else may learn what is in a hand: this is said where all hear it.
  [
    '(The hidden cards are not those that belong there: one is missing, and another is there too often. Look them through together.)',
    (laid: readonly FreePiece[]) =>
      moved(moved(laid, 'sauron', { zone: 'hand1' }), LIGHT_HAND.split(' ')[0], { zone: 'hand0' }),
  ],
  [
    'Dark Powers holds 10 cards; 9 are the most.',
    (laid: readonly FreePiece[]) => moved(laid, 'trolls', { zone: 'hand0' }),
  ],
  [
    'Forces of Light: a scout lies shown that can’t be. Take it back into the hand.',
    (laid: readonly FreePiece[]) => moved(laid, 'rangers', { zone: 'scout1', down: false }),
  ],
  [
    'Kraken lies where a scout is shown, and is none. Dark Powers: a scout lies shown that can’t be. Take it back into the hand.',
    (laid: readonly FreePiece[]) => moved(laid, 'kraken', { zone: 'scout0', down: false }),
  ],
])('refused: %s', (sentence, change) => {
  const { b } = duel();
  expect(why(b, change(lie(layOut(b))))).toBe(sentence);
});

test('a pile takes no fifth card and no second Location', () => {
  const game = new Duel()
    .hand(0, 'mordor moria sauron trolls olog_hai uruk_hai shelob mouth corsairs')
    .phase('split');
  const laid = lie(layOut(game.b));
  const both = (down: boolean) =>
    moved(moved(laid, 'mordor', { zone: 'w0', down }), 'moria', { zone: 'w0', down });
  expect(why(game.b, both(false))).toBe('A pile holds one Location: War has one.');
  // Hidden they are nobody else's business: they are still in the hand.
  const after = taken(game.b, both(true));
  expect([after.laid[0], after.hands[0].length, after.ready[0]]).toEqual([[[], []], 9, false]);
  let five = laid as readonly FreePiece[];
  for (const kind of ['sauron', 'trolls', 'olog_hai', 'uruk_hai', 'shelob'])
    five = moved(five, kind, { zone: 'w0' });
  expect(why(game.b, five)).toBe('War holds 4 cards at most.');
});

test('piles that lie open since the last turn take no fifth card either: two cards would go by one name', () => {
  const { b } = duel().phase('aid');
  let five = lie(layOut(b)) as readonly FreePiece[];
  for (const kind of ['trolls', 'olog_hai', 'uruk_hai', 'grond', 'gothmog'])
    five = moved(five, kind, { zone: 'q0', down: false });
  expect(why(b, five)).toBe('Quest holds 4 cards at most.');
  const four = taken(b, moved(five, 'grond', { zone: 'discard0' }));
  const names = [...ringWar.table(four).pieces.map(({ id }) => id)];
  expect(new Set(names).size).toBe(names.length);
});

test('a hidden card among the scouts keeps the rules away, whatever it is, and none is named', () => {
  const { b } = duel().phase('split');
  const laid = lie(layOut(b));
  for (const side of [0, 1] as const) {
    const said = b.decks[side].slice(0, 12).map((card) => {
      const room = moved(laid, idOf(side, b.hands[side][0]), { zone: `deck${side}`, at: 99 });
      return why(b, moved(room, idOf(side, card), { zone: `scout${side}`, at: 0, down: true }));
    });
    expect(new Set(said)).toEqual(
      new Set([
        'Something lies face down where the rules read only what lies open. Turn it up, or lay it elsewhere.',
      ]),
    );
  }
});

test('new cards in a hand lie where their names put them, however their owner has sorted them', () => {
  const { b } = duel();
  const [one, other] = b.decks[0].slice(0, 2).map((card) => idOf(0, card));
  const hand = (first: string, second: string) => {
    const now = moved(moved(lie(layOut(b)), first, { zone: 'hand0', at: 90 }), second, {
      zone: 'hand0',
      at: 91,
    });
    const less = b.hands[0].slice(0, 2).map((card) => idOf(0, card));
    return handOf(
      taken(b, moved(moved(now, less[0], { zone: 'deck0', at: 99 }), less[1], { zone: 'deck0', at: 99 })),
      0,
    );
  };
  expect(hand(other, one)).toEqual(hand(one, other));
});

test('all that is wrong is told at once, with the cards that it is about', () => {
  const { b } = duel();
  let now: readonly FreePiece[] = moved(lie(layOut(b)), 'sauron', { zone: 'felt', down: false, id: 'x7' });
  now = moved(now, 'kraken', { zone: 'scout0', down: false, id: 'x8' });
  now = moved(now, 'token-war', { zone: 'felt', id: 'x9' });
  const up = takeUp(b, now);
  expect(up.ok ? [] : up.faults.map(({ code, rule, pieces }) => [code, rule, pieces.slice(0, 1)])).toEqual([
    ['hand-astray', 'R1', ['x7']],
    ['hand-no-scout', 'R7', ['x8']],
    ['hand-scouts', 'R7', ['x8']],
    ['hand-tokens', 'setup', [expect.stringContaining('token-war')]],
  ]);
});

test('whoever swaps a hidden card for a guess hears the same whether it was right or wrong', () => {
  const { b } = duel();
  const laid = lie(layOut(b));
  const top = laid.filter(({ zone }) => zone === 'deck1').at(-1);
  const answers = b.decks[1].map((card) => {
    const guess = laid.map((piece) => (piece === top ? { ...piece, id: 'new', kind: idOf(1, card) } : piece));
    const up = takeUp(b, guess);
    return [up.ok, up.ok && up.secret ? 'secret' : ''];
  });
  expect(new Set(answers.map(([ok]) => ok))).toEqual(new Set([true]));
  expect(answers.filter(([, secret]) => secret === '')).toHaveLength(1);
});

test('what is told in private of why the rules can not be kept hangs on nothing hidden', () => {
  const told = new Set<string>();
  for (const { b } of [duel(), duel().phase('split')])
    for (let seed = 1; seed < 7; seed++) {
      const asked = askedInPrivate(ringWar, b, seed);
      expect(asked.betrayed).toEqual([]);
      for (const code of asked.told) told.add(code);
    }
  for (const code of ['hand-count', 'hand-too-many', 'hand-tokens', 'hand-astray'])
    expect(told).toContain(code);
});

test('a sorted hand has alliances together and their values growing, and cards of none at its end', () => {
  const { kinds } = ringWar.scene(duel().b);
  const order = (card: string) => kinds[card].order ?? Number.NaN;
  const hand = ['black_numenoreans', 'trolls', 'sauron', 'easterlings', 'corsairs'];
  expect(hand.sort((a, b) => order(a) - order(b))).toEqual([
    ...['easterlings', 'corsairs', 'sauron', 'trolls', 'black_numenoreans'],
  ]);
});
