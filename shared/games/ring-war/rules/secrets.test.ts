import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { untold } from '../../../engine/event.ts';
import { ringWar } from '../game.ts';
import { SIDES } from '../model.ts';
import { DARK_HAND, Duel, LIGHT_HAND } from '../testing/duel.ts';

test('random games keep every card and every token, and show nothing that is hidden', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const dice = new FastDice(seed);
    const { b } = new Duel({}, seed);
    for (let act = 0; act < 1500 && b.phase !== 'over'; act++) {
      const asked = ringWar.decisions(b);
      const open = asked.filter(({ answered }) => !answered);
      const { seat, choices } = open[dice.pick(open.length)];
      ringWar.apply(b, seat, choices[dice.pick(choices.length)], dice, untold);
      expect(ringWar.invariants(b)).toEqual([]);
      if (act % 15 !== 0) continue;
      for (const side of SIDES) {
        const other = ringWar.determinize(b, side, dice);
        expect(ringWar.invariants(other)).toEqual([]);
        expect(ringWar.table(other)).toEqual(ringWar.table(b));
        expect(ringWar.look(other, side)).toEqual(ringWar.look(b, side));
        expect(ringWar.present(other, side)).toEqual(ringWar.present(b, side));
      }
      expect(ringWar.look(ringWar.determinize(b, -1, dice), -1)).toEqual(ringWar.look(b, -1));
    }
  }
});

test('a copy shares nothing that changes', () => {
  const { b } = new Duel().hand(0, DARK_HAND).phase('split');
  const copy = ringWar.copy(b);
  expect(copy).toEqual(b);
  ringWar.apply(copy, 0, { do: 'lay', card: 'sauron', pile: 'war' }, new FastDice(1), untold);
  expect(b.laid[0]).toEqual([[], []]);
});

test('who has scouted still knows the reserve in the next turn, until it is played', () => {
  const game = new Duel().hand(0, DARK_HAND).hand(1, LIGHT_HAND).phase('scout');
  game.play(0, { do: 'scout', card: null }).play(1, { do: 'scout', card: 'rangers' });
  game.lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders');
  game.lay(1, 'gandalf frodo one_ring cracks', 'ents huorns treebeard rangers');
  const seen = () =>
    ringWar
      .look(game.b, 1)
      .pieces.filter(({ zone }) => zone === 'seen')
      .map(({ kind }) => kind);
  expect(seen()).toEqual(['kraken']);
  for (let i = 0; i < 20; i++) {
    const imagined = ringWar.determinize(game.b, 1, game.dice);
    expect(ringWar.look(imagined, 1)).toEqual(ringWar.look(game.b, 1));
  }
  game.play(0, { do: 'aid', cards: ['kraken'] }).play(1, { do: 'aid', cards: [] });
  expect(seen()).toEqual([]);
});

test('names of hidden cards are those of their places, and new ones after a reveal', () => {
  const game = new Duel().hand(0, DARK_HAND).hand(1, LIGHT_HAND).phase('split');
  const hand = () => ringWar.table(game.b).pieces.filter(({ zone }) => zone.startsWith('hand'));
  const before = hand().map(({ id }) => id);
  game.lay(0, 'sauron shelob lidless_eye mount_doom', 'mouth corsairs men_harad wainriders');
  game.lay(1, 'gandalf frodo one_ring cracks', 'ents huorns treebeard rohan_horse');
  const after = hand().map(({ id }) => id);
  expect(after).toHaveLength(18);
  expect(after.filter((id) => before.includes(id))).toEqual([]);
});

test('nobody can tell from the table or from what is told where thrown cards lay in the hand', () => {
  const after = (hand: string, options = {}) => {
    const game = new Duel(options).hand(0, DARK_HAND).hand(1, LIGHT_HAND);
    // The same deck in every case; only the order of the hand differs, with last turn's reserve in front.
    game
      .hand(0, hand)
      .play(0, { do: 'aid', cards: ['kraken', 'mouth'] })
      .play(1, { do: 'aid', cards: [] });
    return [ringWar.table(game.b), game.told, ringWar.look(game.b, 1), ringWar.look(game.b, -1)];
  };
  const shown = after('kraken sauron shelob lidless_eye mount_doom mouth corsairs men_harad wainriders');
  const twins = [
    'sauron kraken mouth shelob lidless_eye mount_doom corsairs men_harad wainriders',
    'mouth sauron shelob lidless_eye mount_doom corsairs men_harad kraken wainriders',
    'sauron shelob lidless_eye mount_doom corsairs men_harad wainriders mouth kraken',
  ];
  for (const twin of twins) expect(after(twin)).toEqual(shown);
});

test.each([{}, { locations: 'swap' }])(
  'whatever is thrown away in Aid, the hand looks the same from outside: %o',
  (options) => {
    const game = new Duel(options).hand(
      0,
      'mordor moria mount_doom misty_mountains mirkwood trolls olog_hai uruk_hai shelob',
    );
    const hand = () => ringWar.table(game.b).pieces.filter(({ zone }) => zone.startsWith('hand'));
    const before = hand();
    game.play(0, { do: 'aid', cards: ['trolls'] }).play(1, { do: 'aid', cards: [] });
    expect(before).toHaveLength(18);
    expect(hand()).toEqual(before);
    const shown = game.told.filter(({ seat, rule }) => seat === 0 && rule === 'R8');
    // In the order of the list, not of the hand.
    expect(shown.map(({ cards }) => cards)).toEqual(
      'locations' in options ? [['mirkwood', 'misty_mountains']] : [],
    );
  },
);

test('a side that is ready shows two full piles face down, and which cards lie in them to itself alone', () => {
  const game = new Duel().hand(0, 'mordor moria mount_doom mirkwood sauron trolls olog_hai uruk_hai shelob');
  game.phase('split').lay(0, 'sauron shelob mount_doom', 'trolls olog_hai uruk_hai mordor');
  const { pieces } = ringWar.table(game.b);
  const count = (zone: string) => pieces.filter((piece) => piece.zone === zone && piece.kind === '').length;
  expect(['q0', 'w0', 'hand0'].map(count)).toEqual([4, 4, 1]);
  const own = ringWar.look(game.b, 0).pieces.filter(({ zone }) => zone === 'w0');
  expect(own.map(({ kind }) => kind).sort()).toEqual(['mordor', 'olog_hai', 'trolls', 'uruk_hai']);
  expect(ringWar.look(game.b, 1).pieces.some(({ kind }) => kind === 'trolls')).toBe(false);
});

test('a sheet is shown only to whoever sees the face', () => {
  const { b } = new Duel().hand(0, DARK_HAND);
  const own = ringWar.look(b, 0).pieces[0];
  expect(ringWar.inspect(b, 0, own.id)?.title).toBe('Sauron the Dark Lord');
  expect(ringWar.inspect(b, 1, own.id)).toBeNull();
  expect(ringWar.inspect(b, 1, 'sauron')).toBeNull();
  expect(ringWar.inspect(b, 1, 'seen-sauron')).toBeNull();
});
