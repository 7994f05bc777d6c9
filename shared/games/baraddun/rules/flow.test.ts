import { expect, test } from 'vitest';
import { ScriptedDice } from '../../../engine/dice-scripted.ts';
import { say } from '../../../engine/words.ts';
import { baraddun } from '../game.ts';
import { stacked, started, Table } from '../testing/muster.ts';
import { text } from '../text.ts';
import { mightOf } from './state.ts';

const NO_DICE = new ScriptedDice([]);

const said = (table: Table): string[] => table.told.map(({ words }) => say(words, text));

test('a fight is told from the draw to the last card: fighters, arms, rolls, a gimp, the cards', () => {
  const table = new Table(
    stacked({ fighters: 'F20 N1 F14', weapons: 'red single', defences: 'heater round' }, { extras: 'auto' }),
    [4, 3, 4, 2, 2],
  );
  table.next().next().next();
  expect(table.war.phase).toBe('roll');
  table.next();
  expect(table.war.wall[1][0]?.gimped).toBe(true);
  table.next().next();
  expect(said(table)).toEqual([
    'Round 1. The Rust draws first.',
    'The Rust: Brynja Oarbiter, strength 9',
    'The Tide: a New Fighter, with Tam Quickthorn as his shadow',
    'The New Fighter rolls 4: +1 for Tam Quickthorn',
    'Brynja Oarbiter: Red, 5',
    'Tam Quickthorn: Single-edged Sword, 3',
    'Brynja Oarbiter can’t use the Heater Shield: discarded',
    'Tam Quickthorn: Round Shield, 2 off the foe’s rolls',
    'Brynja Oarbiter 9, Tam Quickthorn 8',
    'Brynja Oarbiter gimps Tam Quickthorn',
    'Brynja Oarbiter 8, Tam Quickthorn 6',
    'Brynja Oarbiter beats Tam Quickthorn',
    'The Rust takes 3 fighters',
  ]);
});

test('the round leads to the other team, and a game of two has eighteen fights', () => {
  const table = new Table(started({ extras: 'auto' }), 7);
  const leads: number[] = [];
  while (!baraddun.outcome(table.war)) {
    if (table.war.phase === 'fighters') leads.push(table.war.lead);
    table.next();
  }
  expect(leads).toHaveLength(18);
  expect(leads.slice(0, 4)).toEqual([0, 1, 0, 1]);
  expect(table.war.fightsWon[0] + table.war.fightsWon[1]).toBeLessThanOrEqual(18);
  expect(baraddun.invariants(table.war)).toEqual([]);
});

test('a javelin asks its owner for another weapon, and no is an answer', () => {
  const table = new Table(stacked({ fighters: 'F05 F14', weapons: 'javelin axe mace' }));
  table.next().next();
  expect(baraddun.decisions(table.war)).toMatchObject([{ seat: 0, kind: 'weapon' }]);
  expect(table.why(1, { do: 'extra', draw: true })).toBe('no-offer');
  expect(table.why(0, { do: 'next', n: 2 })).toBe('no-reveal');
  table.act(0, { do: 'extra', draw: false });
  expect(table.war.wall[0][0]?.weapons).toHaveLength(1);
  expect(table.war.wall[1][0]?.weapons).toHaveLength(1);
  expect(said(table)).toContain('Dunstan Flintjaw draws no more');
});

test('with extras=auto nobody is asked and both cards are drawn', () => {
  const table = new Table(
    stacked(
      { fighters: 'F05 F14', weapons: 'javelin axe mace', defences: 'armor kite none' },
      { extras: 'auto' },
    ),
  );
  table.next().next().next();
  const [fighter] = table.war.wall[0];
  expect(fighter && mightOf(table.war, fighter)).toEqual({ S: 12, D: 5 });
});

test('whoever can’t win yields when the cards lie, and no die is thrown', () => {
  const table = new Table(stacked({ fighters: 'F01 F09', weapons: 'dagger dagger', defences: 'none none' }));
  table.next().next().next();
  expect(table.war.phase).toBe('collect');
  expect(table.told.at(-1)).toMatchObject({ kind: 'fall', rule: 'B8', piece: 'f8', target: 'f0' });
  table.next();
  expect(table.war.won.map((cards) => cards.length)).toEqual([2, 0]);
});

test.each([
  ['aside', [0, 0], 2],
  ['ownBack', [1, 1], 0],
] as const)(
  'after a standoff with %s the stacks grow by %j and %i cards are nobody’s',
  (standoff, won, aside) => {
    const table = new Table(stacked({ fighters: 'F09 F36' }, { standoff }));
    table.next();
    // Bare hands behind the biggest shields there could be: nobody ever rolls more than 1.
    const { war } = table;
    war.weapons.length = 0;
    const doors = war.base.deck.defences.flatMap(({ id }, i) => (id === 'door' ? [i] : []));
    war.defences = [doors[1], doors[0]];
    table.next().next();
    expect(war.fights[0].verdict).toBe('standoff');
    table.next();
    expect(war.won.map((cards) => cards.length)).toEqual(won);
    expect(war.aside).toHaveLength(aside);
  },
);

test('either of the two players rolls for both, and two taps at once make one roll', () => {
  const table = new Table(
    stacked({ fighters: 'F05 F14', weapons: 'mace mace', defences: 'none none' }),
    [3, 3],
  );
  table.next().next().next();
  expect(table.seats()).toEqual([0, 1]);
  const tap = { do: 'next', n: table.war.reveals } as const;
  table.act(1, tap);
  expect(table.war.fights[0].rolls).toBe(1);
  expect(table.why(0, tap)).toBe('revealed');
});

test('a bot leaves the tapping to people, and the last one can’t leave', () => {
  const table = new Table(started());
  expect(baraddun.advise(table.war, 1, NO_DICE)).toEqual({ do: 'leave' });
  table.act(1, { do: 'leave' });
  expect(table.seats()).toEqual([0]);
  expect(table.why(0, { do: 'leave' })).toBe('alone');
});

test('alone with the table one may play the round or the whole game at once; among others not', () => {
  const table = new Table(started({ extras: 'ask', players: 4 }), 7);
  const round = { do: 'rush', to: 'round', n: 0 } as const;
  expect(table.why(0, round)).toBe('not-alone');
  for (const seat of [1, 2, 3]) table.act(seat, { do: 'leave' });
  table.act(0, round);
  expect(table.war).toMatchObject({ round: 2, phase: 'fighters' });
  expect(table.told.filter(({ kind }) => kind === 'cards').length).toBeGreaterThan(8);
  const before = table.told.length;
  table.act(0, { do: 'rush', to: 'game', n: table.war.reveals });
  expect(baraddun.outcome(table.war)).not.toBeNull();
  const kinds = new Set(table.told.slice(before).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['cards', 'fall', 'over']);
});

test('who does not want to tap still builds a wall and answers offers: playing on stops there', () => {
  const table = new Table(started({ extras: 'ask', players: 4 }), 7);
  const { war } = table;
  for (const seat of [1, 2, 3]) {
    baraddun.prefer(war, seat, `tempo${seat}`, 'tempo', 'auto');
    baraddun.prefer(war, seat, `tempo${seat}`, 'extras', 'ask');
  }
  const stops = new Set<string>();
  while (!baraddun.outcome(war)) {
    const [{ seat, kind, choices }] = baraddun.decisions(war);
    if (seat === 0 && kind !== 'wall' && kind !== 'weapon' && kind !== 'defence')
      table.act(0, { do: 'rush', to: 'game', n: war.reveals });
    else {
      stops.add(`${seat === 0 ? 'own' : 'other'} ${kind}`);
      table.act(seat, choices[0]);
    }
  }
  expect([...stops].sort()).toEqual(['other defence', 'other wall', 'other weapon']);
});

test('playing on draws the extra cards of those who do not ask to be asked', () => {
  const table = new Table(
    stacked({ fighters: 'F14 F05', weapons: 'mace javelin axe', defences: 'none none' }),
    7,
  );
  baraddun.prefer(table.war, 1, 'tempo1', 'tempo', 'auto');
  table.act(0, { do: 'rush', to: 'round', n: 0 });
  expect(table.war).toMatchObject({ round: 2, offered: -1 });
});

test('whoever takes over a seat that had left is asked again on choosing a tempo', () => {
  const table = new Table(started());
  table.act(1, { do: 'leave' });
  const policy = () => baraddun.inspect(table.war, 1, 'tempo1')?.policies[0].value;
  expect(policy()).toBe('auto');
  baraddun.prefer(table.war, 1, 'tempo1', 'tempo', 'roll');
  expect(policy()).toBe('roll');
  expect(table.seats()).toEqual([0, 1]);
});

test('whoever takes over a seat that a bot had left is asked before anything more is revealed', () => {
  const table = new Table(started());
  table.act(1, { do: 'leave' });
  expect(table.why(0, { do: 'rush', to: 'game', n: 0 })).toBe('');
  baraddun.welcome?.(table.war, 1);
  expect(table.seats()).toEqual([0, 1]);
  expect(table.why(0, { do: 'rush', to: 'game', n: 0 })).toBe('not-alone');
});

test('playing all to the end asks once more, a single step does not', () => {
  const table = new Table(started());
  table.act(1, { do: 'leave' });
  const choices = baraddun.present(table.war, 0)?.choices ?? [];
  expect(choices.filter(({ confirm }) => confirm).map(({ move }) => move)).toEqual([
    { do: 'rush', to: 'game', n: 0 },
  ]);
});

test('once nobody wants to tap, the reveals go on by themselves for a person rather than a seat that left', () => {
  const table = new Table(started());
  table.act(0, { do: 'leave' });
  baraddun.prefer(table.war, 1, 'tempo1', 'tempo', 'auto');
  expect(baraddun.present(table.war, 1)?.automatic).toBe(0);
});

test('who gives up a duel has lost it; in a team the table plays on for him', () => {
  const duel = started();
  baraddun.resign(duel, 0, NO_DICE, () => {});
  expect(baraddun.outcome(duel)).toMatchObject({ winners: [1], words: { key: 'over.resigned' } });

  const table = new Table(started({ players: 4 }));
  table.next();
  expect(table.seats()).toEqual([1]);
  baraddun.resign(table.war, 1, NO_DICE, () => {});
  expect(baraddun.outcome(table.war)).toBeNull();
  expect(table.war.phase).toBe('weapons');
  baraddun.resign(table.war, 3, NO_DICE, () => {});
  expect(baraddun.outcome(table.war)?.winners).toEqual([0, 2]);
});

test('eight players fight four at a time, and the last round has two fights', () => {
  const table = new Table(started({ players: 8, extras: 'auto' }), 7);
  for (const seat of [1, 2, 3, 4, 5, 6, 7]) table.act(seat, { do: 'leave' });
  for (let round = 1; round < 5; round++) table.act(0, { do: 'rush', to: 'round', n: table.war.reveals });
  table.next();
  expect(table.war).toMatchObject({ round: 5 });
  expect(table.war.fights).toHaveLength(2);
  expect(baraddun.invariants(table.war)).toEqual([]);
});
