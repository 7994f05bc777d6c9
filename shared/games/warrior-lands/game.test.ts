import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FastDice } from '../../engine/dice-fast.ts';
import { type GameEvent, untold } from '../../engine/event.ts';
import { say, type Words } from '../../engine/words.ts';
import { ROWS } from './data/rows.ts';
import { warriorLands as game } from './game.ts';
import { type BattleSetup, COLOURS, type Move } from './model.ts';
import { ruleEntry } from './rulebook/book.ts';
import { OPTION_NAMES, optionSpecs } from './rules/options.ts';
import type { Battle } from './rules/state.ts';
import { greeks, greeksFile, japan } from './testing/setups.ts';
import { text } from './text.ts';

const setups: readonly BattleSetup[] = [greeks, japan];

/** Plays random listed moves, `each` sees every decision before it is made. Ends after `limit` moves. */
function wander(
  b: Battle,
  dice: FastDice,
  limit: number,
  each: (seat: number, choices: readonly Move[]) => void,
  tell: (event: GameEvent) => void = untold,
): void {
  for (let n = 0; n < limit; n++) {
    const [decision] = game.decisions(b);
    if (!decision) return;
    each(decision.seat, decision.choices);
    const move = decision.choices[dice.pick(decision.choices.length)];
    game.apply(b, decision.seat, move, dice, tell);
  }
}

/** Any mixture of the options. */
const anyOptions = fc
  .tuple(...optionSpecs.map(({ values }) => fc.constantFrom(...values)))
  .map((values) => Object.fromEntries(OPTION_NAMES.map((name, i) => [name, values[i]])));

test('every listed choice is legal and every battle stays sound, whatever the options', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(...setups), anyOptions, (seed, setup, options) => {
      const dice = new FastDice(seed);
      const b = game.setup(setup, options, dice, untold);
      wander(b, dice, 250, (seat, choices) => {
        for (const choice of choices) expect(game.check(b, seat, choice)).toBeNull();
        expect(game.invariants(b)).toEqual([]);
      });
    }),
    { numRuns: 12 },
  );
});

test('any move that is well formed is either refused with a sentence or leaves a sound battle', () => {
  const unit = fc.integer({ min: -1, max: 40 });
  const cell = fc.integer({ min: -1, max: 170 });
  const card = fc.constantFrom(...COLOURS);
  const row = fc.constantFrom('', ...ROWS.map(({ id }) => id));
  const path = fc.array(cell, { minLength: 1, maxLength: 4 });
  const anyMove: fc.Arbitrary<Move> = fc.oneof(
    fc.record({ do: fc.constant('act' as const), unit }),
    fc.record({ do: fc.constant('act' as const), unit, remount: fc.constant(true as const) }),
    fc.record({ do: fc.constant('move' as const), card, row, to: cell }),
    path.chain((way) =>
      fc.record({
        do: fc.constant('move' as const),
        card,
        to: fc.constant(way[way.length - 1]),
        path: fc.constant(way),
      }),
    ),
    fc.record({ do: fc.constant('strike' as const), card, target: unit }),
    fc.record({ do: fc.constant('strike' as const), card, target: unit, weapon: row }),
    fc.record({ do: fc.constant('use' as const), card, row, target: unit, second: unit, to: cell }),
    fc.record({ do: fc.constant('bonus' as const), to: cell }),
    fc.record({ do: fc.constant('martyr' as const), unit }),
    fc.record({ do: fc.constant('push' as const), to: cell }),
    fc.record({ do: fc.constant('draw' as const), accept: fc.boolean() }),
    fc.constant({ do: 'end' as const }),
    fc.constant({ do: 'pass' as const }),
  );
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom(...setups),
      fc.array(anyMove, { minLength: 300, maxLength: 400 }),
      (seed, setup, moves) => {
        const dice = new FastDice(seed);
        const b = game.setup(setup, {}, dice, untold);
        wander(b, dice, seed % 200, () => {});
        for (const move of moves) {
          const seat = game.decisions(b)[0]?.seat ?? 0;
          const refusal = game.check(b, seat, move);
          if (refusal) {
            expectSentence(refusal.words);
            if (refusal.rule) expectRule(refusal.rule);
            continue;
          }
          accepted += 1;
          game.apply(b, seat, move, dice, untold);
          expect(game.invariants(b)).toEqual([]);
        }
      },
    ),
    { numRuns: 25 },
  );
  expect(accepted).toBeGreaterThan(20);
});

test('a move that is listed for one seat is refused to the other', () => {
  const dice = new FastDice(3);
  const b = game.setup(greeks, {}, dice, untold);
  wander(b, dice, 200, (seat, choices) => {
    expect(game.check(b, 1 - seat, choices[0])).not.toBeNull();
  });
});

test('what a copy goes through leaves the battle as it was', () => {
  const dice = new FastDice(5);
  const b = game.setup(japan, { holdDefence: 'on' }, dice, untold);
  wander(b, dice, 300, () => {
    const before = JSON.stringify(b);
    const copy = game.copy(b);
    expect(JSON.stringify(copy)).toBe(before);
    wander(copy, new FastDice(9), 4, () => {});
    expect(JSON.stringify(b)).toBe(before);
  });
});

test('a battle that was stored and read again in the middle of anything goes on alike', () => {
  const dice = new FastDice(8);
  const b = game.setup(greeks, {}, dice, untold);
  let asked = 0;
  for (let n = 0; n < 600; n++) {
    const [decision] = game.decisions(b);
    if (!decision) break;
    if (b.prompt || n % 100 === 0) {
      asked += 1;
      const read = JSON.parse(JSON.stringify(b)) as Battle;
      expect(game.decisions(read)).toEqual(game.decisions(b));
      const same = game.copy(b);
      wander(read, new FastDice(n), 5, () => {});
      wander(same, new FastDice(n), 5, () => {});
      expect(JSON.stringify(read)).toBe(JSON.stringify(same));
    }
    game.apply(b, decision.seat, decision.choices[dice.pick(decision.choices.length)], dice, untold);
  }
  expect(asked).toBeGreaterThan(10);
});

test('random battles of both scenarios come to an end with a result', () => {
  for (const setup of setups) {
    const dice = new FastDice(11);
    const b = game.setup(setup, {}, dice, untold);
    wander(b, dice, 20_000, () => {});
    const outcome = game.outcome(b);
    expect(outcome?.summary.every(({ bySeat }) => bySeat.length === 2)).toBe(true);
    expect(game.decisions(b)).toEqual([]);
  }
});

test('every choice has a sentence, its odds are a chance, and both lists hold the same moves', () => {
  const dice = new FastDice(21);
  const b = game.setup(japan, { pass: 'yes' }, dice, untold);
  wander(b, dice, 500, (seat, choices) => {
    const view = game.present(b, seat);
    expect(view?.choices).toHaveLength(choices.length);
    expect(game.present(b, 1 - seat)).toBeNull();
    for (const choice of view?.choices ?? []) {
      expect(choices).toContainEqual(choice.move);
      expectSentence(choice.label);
      expect(choice.odds ?? 0).toBeGreaterThanOrEqual(0);
      expect(choice.odds ?? 1).toBeLessThanOrEqual(1);
      for (const part of choice.parts ?? []) expectSentence(part.words);
      if (choice.rule) expectRule(choice.rule);
    }
    if (view) {
      expectSentence(view.title);
      expectRule(view.rule);
    }
  });
});

test('every event tells a sentence that exists and a rule that the book holds', () => {
  for (const [i, setup] of setups.entries()) {
    const dice = new FastDice(31 + i);
    const b = game.setup(setup, {}, dice, untold);
    wander(
      b,
      dice,
      3000,
      () => {},
      (event) => {
        if (event.words.key !== '') expectSentence(event.words);
        if (event.rule) expectRule(event.rule);
        for (const piece of [event.piece, event.target])
          if (piece !== undefined) expect(b.units.some(({ id }) => id === piece)).toBe(true);
      },
    );
  }
});

test('every line of every sheet is a sentence with a rule', () => {
  for (const setup of setups) {
    const b = game.setup(setup, {}, new FastDice(1), untold);
    for (const { id, seat } of b.units) {
      const sheet = game.inspect(b, seat, id);
      if (!sheet) throw new Error(`${id} has no sheet`);
      expectSentence(sheet.subtitle);
      for (const line of [...sheet.traits, ...sheet.cards, ...sheet.conditions]) {
        expectSentence(line.words);
        expectRule(line.rule);
      }
      expect(new Set(sheet.cards.map(({ card }) => card)).size).toBe(6);
    }
  }
});

test('a bot sees nothing of the deck: the order is drawn anew, the cards are the same', () => {
  const b = game.setup(greeks, {}, new FastDice(2), untold);
  const other = game.determinize(b, 0, new FastDice(77));
  expect(other.decks).not.toEqual(b.decks);
  expect(other.decks[0].toSorted()).toEqual(b.decks[0].toSorted());
});

test('who gives up loses, in the middle of anything', () => {
  const dice = new FastDice(4);
  const b = game.setup(greeks, {}, dice, untold);
  wander(b, dice, 50, () => {});
  game.resign(b, 0, dice, untold);
  expect(game.outcome(b)?.winners).toEqual([1]);
  expect(game.decisions(b)).toEqual([]);
  expect(game.invariants(b)).toEqual([]);
});

test('a scenario with an option that does not exist is a problem, not a crash', () => {
  const loaded = game.load({ ...greeksFile, options: { weather: 'rain' } });
  expect(loaded.ok ? [] : loaded.problems.map(({ path }) => path)).toEqual(['options.weather']);
  expect(() => game.setup(greeks, { weather: 'rain' }, new FastDice(1), untold)).toThrow('weather');
});

function expectSentence(what: Words): void {
  expect(text[what.key], what.key).toBeDefined();
  expect(say(what, text), what.key).not.toMatch(/[{}]/);
  for (const value of Object.values(what.with ?? {})) if (typeof value === 'object') expectSentence(value);
}

function expectRule(rule: string): void {
  expect(ruleEntry(rule), rule).not.toBeNull();
}
