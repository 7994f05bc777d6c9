import { expect, test } from 'vitest';
import { say } from '../../../shared/engine/words.ts';
import { baraddun } from '../../../shared/games/baraddun/game.ts';
import type { Options } from '../../../shared/games/baraddun/rules/options.ts';
import { started, Table } from '../../../shared/games/baraddun/testing/muster.ts';
import { text } from '../../../shared/games/baraddun/text.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { type PastFight, pastOf } from './past.ts';
import { pastPapers, pastPieces } from './past-papers.ts';

const chaptersOf = ({ told }: Table): Chapter[] => told.map((event, step) => ({ step, events: [event] }));
const past = (table: Table) => pastOf(chaptersOf(table), table.told.length);

/** What is compared: figures, ranges and rolls, not the remarks beside them. */
const figures = (papers: ReturnType<typeof pastPapers>) =>
  papers.map(({ id, title, total, ruler }) => ({ id, title, total, ruler }));

/** The game's own reckonings of a fight, and its cards as they lie. */
function before({ war }: Table, slot: number, looker: number) {
  const papers = baraddun.look(war, looker).papers.filter(({ id }) => id.split(':')[1] === String(slot));
  const lies = new RegExp(`^(fighter|weapon|defence):${slot}:`);
  const pieces = baraddun.table(war).pieces.filter(({ zone }) => lies.test(zone));
  // Who has won, and New Fighters' dice, are not stamped on cards.
  const places = pieces.map(({ marks: { won, die, ...marks }, ...piece }) => ({ ...piece, marks }));
  return { papers: figures(papers), places };
}

function after(fight: PastFight, table: Table, looker: number) {
  const { kinds } = baraddun.scene(table.war);
  return { papers: figures(pastPapers(fight, kinds, looker)), places: pastPieces(fight) };
}

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
const sorted = ({ papers, places }: ReturnType<typeof before | typeof after>) => ({
  papers: [...papers].sort(byId),
  places: [...places].sort(byId),
});

test.each<[Partial<Options>, number, number]>([
  [{ players: 2 }, 3, 0],
  [{ players: 4 }, 5, 1],
  [{ players: 8 }, 8, 1],
])(
  'fights whose cards are gone are read from what was told as they were, with %j',
  (options, seed, looker) => {
    const table = new Table(started({ ...options, extras: 'auto' }, seed), seed);
    let compared = 0;
    while (table.war.phase !== 'over') {
      const { phase, slot } = table.war;
      const last = phase === 'collect' ? before(table, slot, looker) : null;
      table.next();
      if (!last) continue;
      const fight = past(table).fights.find((one) => one.slot === slot);
      expect(fight).toBeDefined();
      if (fight) expect(sorted(after(fight, table, looker))).toEqual(sorted(last));
      compared++;
    }
    expect(compared).toBe(18);
  },
);

test('a fight is not past before its cards are taken, nor once the next fighters have come', () => {
  const table = new Table(started({ extras: 'auto' }), 7).until('collect');
  expect(past(table)).toMatchObject({ round: 1, fights: [] });
  table.next();
  expect(past(table)).toMatchObject({ round: 1, fights: [{ slot: 0 }] });
  table.next();
  expect(past(table)).toMatchObject({ round: 2, fights: [] });
});

test('taking the cards is undone with all else', () => {
  const table = new Table(started({ extras: 'auto' }), 7).until('collect').next();
  const chapters = chaptersOf(table);
  const gone = chapters.length - 1;
  expect(pastOf([...chapters, { step: gone + 1, events: [], undoes: gone }], gone + 1).fights).toEqual([]);
});

test('before the first round there is nothing to tell', () => {
  expect(pastOf([], 0)).toEqual({ round: 0, fights: [], end: null });
});

test('of a game that was played to its end at once only its last end is known', () => {
  const table = new Table(started({ extras: 'auto' }), 7);
  table.act(1, { do: 'leave' });
  table.act(0, { do: 'rush', to: 'game', n: 0 });
  const { fights, end } = past(table);
  expect(fights).toEqual([]);
  expect(end && say(end, text)).toMatch(/ beats | yields to /);
});
