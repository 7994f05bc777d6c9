import { expect, test } from 'vitest';
import { say } from '../../../engine/words.ts';
import { baraddun } from '../game.ts';
import { stacked, started, Table } from '../testing/muster.ts';
import { text } from '../text.ts';

const armed = (dice: readonly number[] = []) => {
  const top = { fighters: 'F20 N1 F14', weapons: 'red single', defences: 'heater round' };
  return new Table(stacked(top, { extras: 'auto' }), [4, ...dice]).next().next().next();
};
const paper = (table: Table, id: string, seat = 0) => {
  const found = baraddun.look(table.war, seat).papers.find((one) => one.id === id);
  if (!found) throw new Error(`no paper ${id}`);
  return found;
};
const read = (lines: ReturnType<typeof paper>['lines']) =>
  lines.map(({ words, amount, sign }) => `${say(words, text)}|${amount ?? ''}|${sign}`);

test('a fighter’s reckoning goes card by card to what he rolls', () => {
  expect(read(paper(armed(), 'side:0:1').lines)).toEqual([
    'Tam Quickthorn|7|strength',
    'New Fighter|+1|strength',
    'Single-edged Sword|+3|strength',
    'Round Shield|-2|defence',
    'strength 11, less 6, less the foe’s 1|d6+4|die',
    '5 to 10||range',
  ]);
});

test('both ranges lie on one ruler, with the last roll on it and the chance of one’s own side', () => {
  const table = armed([3, 4]);
  expect(paper(table, 'fight:0').ruler).toEqual({
    from: 1,
    to: 14,
    ranges: [
      { side: 1, from: 5, to: 10 },
      { side: 0, from: 7, to: 12 },
    ],
  });
  const before = paper(table, 'fight:0').gauge?.chance ?? 0;
  expect(before).toBeCloseTo(7115 / 8192, 9);
  expect(paper(table, 'fight:0', 1).gauge?.chance).toBeCloseTo(1 - before, 9);
  table.next();
  const after = paper(table, 'fight:0');
  expect(after.ruler?.ranges.map(({ at }) => at)).toEqual([8, 9]);
  expect(after.gauge?.chance).toBeGreaterThan(before);
  expect(after.lines.map(({ words }) => say(words, text))).toEqual([
    'roll 2',
    'Tam Quickthorn is gimped: any lead of the other decides.',
    '3 fighters are at stake.',
  ]);
});

test('cards lie by slot, side and sort, and gimp and win are marked on the fighter', () => {
  const table = armed([3, 4, 6, 1]).next();
  const lying = Object.fromEntries(baraddun.table(table.war).pieces.map((piece) => [piece.id, piece]));
  expect(lying.f13).toMatchObject({ kind: 'F14', zone: 'fighter:0:1', at: 1, marks: { gimped: 1 } });
  expect(lying.f36).toMatchObject({ kind: 'N1', zone: 'fighter:0:1', at: 0, marks: { die: 4 } });
  table.next();
  const fighter = baraddun.table(table.war).pieces.find(({ id }) => id === 'f19');
  expect(fighter?.marks).toEqual({ won: 1 });
  table.next();
  expect(baraddun.table(table.war).piles['won:0']).toEqual({ count: 3, top: 'F14' });
});

test('the wall is chosen by dragging one’s own fighter to a free slot, each with its chance', () => {
  const table = new Table(started({ players: 4 }), 5).next();
  const view = baraddun.present(table.war, 1);
  expect(view?.choices).toHaveLength(2);
  const own = view?.piece ?? '';
  for (const [i, choice] of (view?.choices ?? []).entries()) {
    expect(choice).toMatchObject({ piece: own, zone: `fighter:${i}:1`, group: 'place' });
    expect(choice.odds).toBeGreaterThan(0);
    expect(choice.odds).toBeLessThan(1);
  }
  expect(baraddun.present(table.war, 3)).toBeNull();
});

test('every step waits for a tap, unless all want it otherwise', () => {
  const { war } = armed();
  const automatic = (seat: number) => baraddun.present(war, seat)?.automatic;
  expect(automatic(0)).toBeUndefined();
  expect(baraddun.prefer(war, 0, 'tempo0', 'tempo', 'auto')).toBeNull();
  expect(baraddun.present(war, 0)).toBeNull();
  expect(baraddun.prefer(war, 1, 'tempo1', 'tempo', 'auto')).toBeNull();
  expect(automatic(0)).toBe(0);

  const fresh = started();
  expect(baraddun.present(fresh, 0)?.automatic).toBeUndefined();
  baraddun.prefer(fresh, 0, 'tempo0', 'tempo', 'roll');
  expect(baraddun.present(fresh, 0)?.automatic).toBeUndefined();
  baraddun.prefer(fresh, 1, 'tempo1', 'tempo', 'roll');
  expect(baraddun.present(fresh, 0)?.automatic).toBe(0);
  expect(baraddun.prefer(fresh, 0, 'tempo1', 'tempo', 'auto')?.code).toBe('not-yours');
  expect(baraddun.prefer(fresh, 0, 'tempo0', 'tempo', 'never')?.code).toBe('no-such-policy');
});

test('after a yield the cards are taken without a tap, after a fight with one', () => {
  const yielded = new Table(
    stacked({ fighters: 'F01 F09', weapons: 'dagger dagger', defences: 'none none' }),
  );
  yielded.next().next().next();
  expect(yielded.war.phase).toBe('collect');
  expect(baraddun.present(yielded.war, 0)?.automatic).toBe(0);
  const fought = armed([3, 4, 4, 1]).next().next();
  expect(fought.war.phase).toBe('collect');
  expect(baraddun.present(fought.war, 0)?.automatic).toBeUndefined();
});

test('a card that lies face down shows the back of its sort wherever such cards lie', () => {
  const { zones } = baraddun.scene(armed().war);
  const backs = (name: string) =>
    Object.keys(zones).flatMap((id) => (id.startsWith(name) ? [zones[id].back] : []));
  expect(new Set(backs('fighter:'))).toEqual(new Set(['fighter']));
  expect(new Set(backs('weapon:'))).toEqual(new Set(['weapon']));
  expect(new Set(backs('defence:'))).toEqual(new Set(['defence']));
  expect(new Set(backs('bench:'))).toEqual(new Set(['fighter']));
});

test('an extra card is drawn for whoever does not ask to be asked', () => {
  const table = new Table(stacked({ fighters: 'F05 F14', weapons: 'javelin axe mace' })).next().next();
  expect(baraddun.present(table.war, 0)).toMatchObject({ kind: 'weapon', automatic: 0 });
  baraddun.prefer(table.war, 0, 'tempo0', 'extras', 'ask');
  expect(baraddun.present(table.war, 0)?.automatic).toBeUndefined();
});

test('the sheet of a card says what it does and, for a fighter, what he has in all', () => {
  const table = armed([3, 4]).next();
  const lines = (piece: string) => {
    const sheet = baraddun.inspect(table.war, 0, piece);
    return [...(sheet?.traits ?? []), ...(sheet?.conditions ?? [])].map(({ words }) => say(words, text));
  };
  expect(lines('f13')).toEqual([
    'Strength 7',
    'In all: strength 11, defence 2',
    'Shadow of a New Fighter: +1',
    'Gimped: any lead of the foe wins',
  ]);
  const [red] = table.war.wall[0][0]?.weapons ?? [];
  expect(lines(`w${red}`)).toContain('Beside it only buckler, armor and helmet can be used.');
  expect(baraddun.inspect(table.war, 0, 'f0')).toBeNull();
});
