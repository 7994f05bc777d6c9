import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardChecksOf } from '../design/card-check.ts';
import { type CardCommand, cardSteps, performCards } from '../design/card-command.ts';
import { type CardDesign, cardFileOf, newCardDesign, readCardDesign } from '../design/card-design.ts';
import type { CardRoster } from '../design/card-roster.ts';
import { playable } from '../design/check.ts';
import { designText } from '../design/text.ts';
import { say } from '../engine/words.ts';
import { cardRosterOf, cardRosters } from './card-rosters.ts';
import { cardSchemaFiles } from './card-schemas.ts';
import { gameById } from './registry.ts';
import { textOf } from './texts.ts';

const { begin, act, undo, redo } = cardSteps;
const baraddun = cardRosterOf('baraddun') as CardRoster;
const after = (design: CardDesign, ...commands: CardCommand[]): CardDesign =>
  commands.reduce((now, command) => performCards(now, command)?.design ?? now, design);
const reread = (design: CardDesign, roster: CardRoster): CardDesign => {
  const read = readCardDesign(JSON.parse(JSON.stringify(cardFileOf(design))), roster);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.design;
};
const told = (design: CardDesign): string[] =>
  cardChecksOf(design, baraddun).map(
    ({ tone, words }) => `${tone}: ${say(words, designText, textOf('baraddun'))}`,
  );
/** A war with the printed cards laid out as cards of its own. */
const war = after(newCardDesign('baraddun', 'War'), { do: 'deck', deck: baraddun.printed });

const shipped = cardRosters.flatMap((roster) => {
  const folder = new URL(`../../scenarios/${roster.game}/`, import.meta.url);
  return readdirSync(folder).map((name) => ({
    ...{ roster, name },
    file: JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
  }));
});

test.each(shipped)('$name opens in the designer and can be played as it comes out', ({ roster, file }) => {
  const read = readCardDesign(file, roster);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  expect(cardFileOf(read.design)).toMatchObject(file);
  expect(reread(read.design, roster)).toEqual(read.design);
  expect(playable(cardChecksOf(read.design, roster))).toBe(true);
  expect(gameById(roster.game)?.load(cardFileOf(read.design))).toMatchObject({ ok: true });
});

test.each(cardRosters)(
  '$game: a new scenario can be played, and every word that is asked for has its sentence',
  (roster) => {
    const blank = newCardDesign(roster.game, 'New');
    expect(playable(cardChecksOf(blank, roster))).toBe(true);
    const sentences = [roster.text, textOf(roster.game)];
    const asked = [
      ...roster.names(blank).map(({ words }) => words),
      ...roster.names({ own: {}, options: { players: 6 } }).map(({ words }) => words),
      ...roster.options.map(({ words }) => words),
      ...roster.stacks.flatMap(({ words, columns }) => [
        words,
        ...columns.flatMap((column) =>
          column.kind === 'choice'
            ? [column.words, ...column.values.flatMap((one) => one.words ?? [])]
            : [column.words],
        ),
      ]),
      ...roster.sums(roster.printed).map(({ words }) => words),
    ];
    expect(asked.filter((words) => say(words, ...sentences) === words.key)).toEqual([]);
  },
);

const number = fc.integer({ min: 0, max: 12 });
const name = fc.constantFrom('Dagger', 'Club', 'Net', 'Whip');
const row = fc.integer({ min: 0, max: 9 });
const card = fc.record({
  ...{ name, count: fc.integer({ min: 1, max: 9 }), strength: number },
  ...{ defence: fc.integer({ min: 0, max: 6 }), restricts: fc.boolean(), more: fc.boolean() },
});
const stack = fc.constant('weapons');
const command: fc.Arbitrary<CardCommand> = fc.oneof(
  fc.record({ do: fc.constant('title' as const), title: fc.string({ maxLength: 90 }) }),
  fc.record({ do: fc.constant('story' as const), story: fc.string({ maxLength: 30 }) }),
  fc.record(
    {
      do: fc.constant('about' as const),
      level: fc.string({ maxLength: 70 }),
      minutes: fc.integer({ min: 1, max: 90 }),
    },
    { requiredKeys: ['do'] },
  ),
  fc.constantFrom<CardCommand>(
    { do: 'options', options: { players: 4 } },
    { do: 'options', options: { players: 4, dup: 'discard' } },
    { do: 'options', options: {} },
    { do: 'deck', deck: null },
    { do: 'deck', deck: baraddun.printed },
  ),
  fc
    .record({ at: fc.integer({ min: 0, max: 5 }), called: fc.constantFrom('', 'Reds', 'Blues') })
    .map(({ at, called }): CardCommand => {
      const fields = baraddun.names({ own: {}, options: { players: 4 } });
      return { do: 'own', own: fields[at].named(called) };
    }),
  fc.record({ do: fc.constant('add-card' as const), stack, card }),
  fc.record({ do: fc.constant('change-card' as const), stack, row, card }),
  fc.record({ do: fc.constant('drop-card' as const), stack, row }),
);

test('whatever was done is undone to the first design, and done again to the last', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let history = begin(war);
      for (const one of commands) history = act(history, one);
      const last = history.design;
      while (history.past) history = undo(history);
      expect(history.design).toEqual(war);
      while (history.future) history = redo(history);
      expect(history.design).toEqual(last);
    }),
  );
});

test('a scenario saved and opened ten times is the same scenario', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (commands) => {
      const design = after(war, ...commands);
      let again = design;
      for (let i = 0; i < 10; i++) again = reread(again, baraddun);
      expect(again).toEqual(reread(design, baraddun));
      expect(cardFileOf(again)).toEqual(cardFileOf(design));
    }),
    { numRuns: 40 },
  );
});

test('a deck that does not add up is told with both numbers, and cannot be played until it does', () => {
  const short = after(war, { do: 'drop-card', stack: 'fighters', row: 0 });
  expect(told(short)).toContain('fault: These are 39 fighters; a deck has 40.');
  expect(playable(cardChecksOf(short, baraddun))).toBe(false);
  const [fighters] = baraddun.sums(short.deck ?? {});
  expect(fighters).toMatchObject({ stack: 'fighters', is: 39, printed: 40, must: true });
  const whole = after(short, { do: 'add-card', stack: 'fighters', card: baraddun.stacks[0].fresh });
  expect(told(whole)).toEqual(['good: 2 players sit down', 'good: the cards add up']);
});

test('two classes of one name are refused, however it is spelt', () => {
  const weapons = war.deck?.weapons ?? [];
  expect(
    performCards(war, { do: 'add-card', stack: 'weapons', card: { ...weapons[0], name: ' dagger' } }),
  ).toBeNull();
  expect(
    performCards(war, {
      do: 'change-card',
      stack: 'weapons',
      row: 1,
      card: { ...weapons[1], name: 'Dagger' },
    }),
  ).toBeNull();
  // Several fighters may be called the same: they are no classes.
  const again = { ...(war.deck?.fighters[0] ?? {}) };
  expect(performCards(war, { do: 'add-card', stack: 'fighters', card: again })).not.toBeNull();
});

test('a file with a doubled name opens, and the row is told', () => {
  const doubled = {
    ...war,
    deck: { ...war.deck, weapons: [...(war.deck?.weapons ?? []), { ...war.deck?.weapons[0] }] },
  };
  const read = readCardDesign(cardFileOf(doubled as CardDesign), baraddun);
  if (!read.ok) throw new Error('refused');
  expect(cardChecksOf(read.design, baraddun)).toContainEqual(
    expect.objectContaining({ tone: 'fault', stack: 'weapons', row: 11 }),
  );
});

test('teams and seats are named, and an empty name brings the usual one back', () => {
  const fields = (design: CardDesign) => baraddun.names(design);
  let design = after(newCardDesign('baraddun', 'War'), { do: 'options', options: { players: 4 } });
  expect(fields(design).map(({ usual }) => usual)).toEqual([
    'The Rust',
    'The Rust 1',
    'The Rust 2',
    'The Tide',
    'The Tide 1',
    'The Tide 2',
  ]);
  design = after(design, { do: 'own', own: fields(design)[0].named('Foxes') });
  design = after(design, { do: 'own', own: fields(design)[2].named('Reynard') });
  const loaded = gameById('baraddun')?.load(cardFileOf(design));
  expect(loaded).toMatchObject({
    setup: { teams: [{ name: 'Foxes', seats: ['Foxes 1', 'Reynard'] }, { name: 'The Tide' }] },
  });
  design = after(design, { do: 'own', own: fields(design)[0].named('') });
  expect(fields(design)[0]).toMatchObject({ value: '', usual: 'The Rust' });
});

test('a card of a deck looks as it does at the table', () => {
  expect(baraddun.look('weapons', baraddun.printed.weapons[0], 0)).toMatchObject({
    name: 'Dagger',
    icon: 'plain-dagger',
  });
  expect(baraddun.look('fighters', baraddun.printed.fighters[0], 0)).toMatchObject({ icon: 'brutal-helm' });
  expect(baraddun.look('fighters', { name: 'x' }, 0)).toBeNull();
});

test('a file of another game or of a newer format is refused by name', () => {
  const file = cardFileOf(war);
  expect(readCardDesign({ ...file, format: 9 }, baraddun)).toMatchObject({
    problems: [{ words: { key: 'scenario.future-format' } }],
  });
  expect(readCardDesign({ ...cardFileOf(newCardDesign('ring-war', 'x')) }, baraddun)).toMatchObject({
    problems: [{ words: { key: 'scenario.other-game' } }],
  });
});

test('the published schemas of card scenarios and armies are those that files are checked with', () => {
  const folder = new URL('../../public/schema/', import.meta.url);
  for (const [name, text] of Object.entries(cardSchemaFiles()))
    expect([name, readFileSync(new URL(name, folder), 'utf8')]).toEqual([name, text]);
});
