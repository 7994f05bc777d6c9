import { expect, test } from 'vitest';
import { FastDice } from '../../../engine/dice-fast.ts';
import { commitmentOf } from '../../../engine/dice-seeded.ts';
import { LOG_VERSION } from '../../../engine/log.ts';
import { Match } from '../../../engine/match.ts';
import { CARDS } from '../data/cards.ts';
import { crackOfDoom } from '../game.ts';
import type { Move } from '../model.ts';
import { Road } from '../testing/road.ts';
import { encounterBar } from './legal.ts';
import { activeOf, numbered, type Race, rowOf } from './state.ts';

const SEED = '5a'.repeat(32);

function fresh(players: number): Match {
  const opened = Match.open(crackOfDoom, SEED, {
    e: 'open',
    v: LOG_VERSION,
    game: 'crack-of-doom',
    rules: crackOfDoom.version,
    file: { format: 1, game: 'crack-of-doom', title: 'Race' },
    options: { players, startHand: 5 },
    seats: players,
    commitment: commitmentOf(SEED),
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const match = opened.value;
  for (let seat = 0; seat < players; seat++)
    match.act({ e: 'sit', by: `p${seat}`, seat, name: `Seat ${seat}`, word: '' });
  match.act({ e: 'start', by: 'p0' });
  return match;
}

const raceIn = (match: Match) => match.position.state as Race;

/** What reaches everybody but one: the questions, the table, what each sees, and the events of an act. */
function others(match: Match, but: number) {
  const { state, asked, answered, sealedSince } = match.position;
  const seats = match.position.seats.map((_, seat) => seat).filter((seat) => seat !== but);
  return {
    asked,
    sealedSince,
    answered: seats.map((seat) => answered[seat]),
    table: crackOfDoom.table(state as Race),
    looks: [-1, ...seats].map((seat) => match.look(seat)),
    questions: seats.map((seat) => match.present(seat)),
    undo: seats.map((seat) => match.canUndo(seat)),
    sheets: seats.map((seat) => crackOfDoom.inspect(state as Race, seat, `p${but}`)),
  };
}

/** Plays with passes and rolls until a window of this kind opens. */
function playTo(match: Match, kind: 'pipe' | 'encounter'): void {
  for (let i = 0; i < 200; i++) {
    if (raceIn(match).phase === kind) return;
    const decision = match.decisions().find((one) => !one.answered);
    if (!decision) throw new Error('The race is over.');
    const { seat, choices } = decision;
    const move = choices.find((one) => (one as Move).do === 'roll') ?? choices.at(-1);
    match.act({ e: 'move', by: `p${seat}`, seat, move });
  }
  throw new Error('It never came to that.');
}

/** Takes from a seat all that could be played in this window, and gives it harmless cards out of the deck. */
function disarm(race: Race, seat: number): number {
  const { space } = activeOf(race);
  let changed = 0;
  race.seats[seat].hand = race.seats[seat].hand.map((held) => {
    if (encounterBar(rowOf(held), space, false) !== '' && CARDS[rowOf(held)].id !== 'pipe_weed') return held;
    const at = race.deck.findIndex((row) => CARDS[row].type === 'A');
    const [aid] = race.deck.splice(at, 1, rowOf(held));
    changed++;
    return numbered(Math.floor(held / 128), aid);
  });
  return changed;
}

for (const kind of ['encounter', 'pipe'] as const) {
  test(`nobody can tell who passes from who has nothing to play (${kind})`, () => {
    const [armed, bare] = [fresh(4), fresh(4)];
    for (const match of [armed, bare]) playTo(match, kind);
    const active = raceIn(armed).active;
    const doubted = (active + 1) % 4;
    if (kind === 'pipe') {
      const race = raceIn(armed);
      for (const match of [armed, bare]) give(raceIn(match), doubted, 'pipe_weed');
      expect(crackOfDoom.decisions(race).find(({ seat }) => seat === doubted)?.choices).toHaveLength(2);
    } else for (const match of [armed, bare]) give(raceIn(match), doubted, 'band_of_orcs');
    expect(disarm(raceIn(bare), doubted)).toBeGreaterThan(0);
    expect(others(bare, doubted)).toEqual(others(armed, doubted));

    const no: Move = kind === 'pipe' ? { do: 'pipe', use: false } : { do: 'pass' };
    const seats = [doubted, (active + 2) % 4, (active + 3) % 4];
    for (const seat of seats) {
      const told = [armed, bare].map((match) => {
        const done = match.act({ e: 'move', by: `p${seat}`, seat, move: no });
        if (!done.ok) throw new Error(done.refusal.code);
        return { events: done.value.events, sealed: done.value.sealed, step: done.value.step };
      });
      expect(told[1]).toEqual(told[0]);
      expect(others(bare, doubted)).toEqual(others(armed, doubted));
    }
    expect(raceIn(armed).phase).not.toBe(kind);
  });
}

/** Puts a card into a hand, in the place of its first one, from wherever it lies. */
function give(race: Race, seat: number, id: string): void {
  const row = CARDS.findIndex((card) => card.id === id);
  const mine = race.seats[seat].hand;
  const [first] = mine;
  if (rowOf(first) === row) return;
  for (const other of race.seats) {
    const at = other.hand.findIndex((held) => rowOf(held) === row);
    if (at < 0) continue;
    other.hand[at] = numbered(Math.floor(other.hand[at] / 128), rowOf(first));
    mine[0] = numbered(Math.floor(first / 128), row);
    return;
  }
  race.deck.splice(race.deck.indexOf(row), 1, rowOf(first));
  mine[0] = numbered(Math.floor(first / 128), row);
}

test('while others think nothing of an answer is seen, and an offer that loses stays unseen', () => {
  const road = new Road(4).hand(1, 'trolls').hand(2, 'wargs').hand(3, 'wastes').at(0, 5).phase('encounter');
  const { race } = road;
  const seen = () => [-1, 0, 2, 3].map((seat) => [crackOfDoom.table(race), crackOfDoom.look(race, seat)]);
  const before = seen();
  road.play(1, { do: 'lay', card: 'trolls' }, { do: 'offer' });
  expect(seen()).toEqual(before);
  expect(road.told).toEqual([]);
  road.play(3, { do: 'offer', card: 'wastes' }).dice(1).play(2, { do: 'offer', card: 'wargs' });
  expect(race.phase).toBe('battle');
  expect(road.held(2)).toEqual(['wargs']);
  expect(JSON.stringify(road.told)).not.toMatch(/wargs|wastes|Wargs|Wastes/);
});

test('a seat that has answered stays asked and may change its mind', () => {
  const road = new Road(3).hand(1, 'trolls wastes').hand(2, '').at(0, 5).phase('encounter');
  road.play(1, { do: 'offer', card: 'trolls' });
  const mine = () => crackOfDoom.decisions(road.race).find(({ seat }) => seat === 1);
  expect(mine()?.answered).toBe(true);
  expect(mine()?.choices).toEqual([{ do: 'offer', card: 'wastes' }, { do: 'pass' }]);
  road.play(1, { do: 'offer', card: 'wastes' }).play(1, { do: 'pass' });
  expect(mine()?.choices).toContainEqual({ do: 'offer', card: 'trolls' });
  road.play(2, { do: 'pass' });
  expect(road.race.phase).toBe('post');
});

test('Aids that lie ready and the Ring are seen by nobody else before the battle is settled', () => {
  const road = new Road(2).hand(0, 'frodo sting').hand(1, 'trolls').at(0, 5).phase('encounter').dice(2);
  road.play(1, { do: 'offer', card: 'trolls' });
  const seen = () => [
    crackOfDoom.table(road.race),
    crackOfDoom.look(road.race, 1),
    crackOfDoom.look(road.race, -1),
  ];
  const before = seen();
  road.play(0, { do: 'lay', card: 'frodo' }, { do: 'ring', on: true });
  expect(seen()).toEqual(before);
  expect(crackOfDoom.look(road.race, 0).papers[0].total).toEqual({
    key: 'paper.escapes',
    with: { sum: 6, need: 5 },
  });
});

test('the Palantir shows a hand once, and what is known of it shrinks as its cards are seen to go', () => {
  const road = new Road(3).hand(0, 'palantir').hand(1, 'frodo wastes merry').hand(2, '').at(0, 5).at(1, 6);
  road.phase('main').play(0, { do: 'special', card: 'palantir', target: 1 });
  const seen = (seat: number) =>
    crackOfDoom.look(road.race, seat).pieces.filter(({ id }) => id.startsWith('seen'));
  expect(
    seen(0)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['frodo', 'merry', 'wastes']);
  expect(seen(2)).toEqual([]);
  for (let seed = 1; seed < 20; seed++) {
    const guess = crackOfDoom.determinize(road.race, 0, new FastDice(seed));
    expect(guess.seats[1].hand.map((held) => CARDS[rowOf(held)].id).sort()).toEqual([
      'frodo',
      'merry',
      'wastes',
    ]);
  }
  road.phase('encounter').play(2, { do: 'pass' }).dice(6).play(1, { do: 'offer', card: 'wastes' });
  expect(
    seen(0)
      .map(({ kind }) => kind)
      .sort(),
  ).toEqual(['frodo', 'merry']);
});

test('marks and standing orders are seen by nobody else', () => {
  const road = new Road(3).hand(1, 'pipe_weed trolls').at(0, 12).phase('pipe');
  const seen = () =>
    [0, 2, -1].map((seat) => [crackOfDoom.look(road.race, seat), crackOfDoom.inspect(road.race, seat, 'p1')]);
  const before = seen();
  expect(crackOfDoom.prefer(road.race, 1, 'p1', 'encounter', 'never')).toBeNull();
  expect(crackOfDoom.prefer(road.race, 1, road.piece(1, 'trolls'), 'mark', 'throw')).toBeNull();
  expect(crackOfDoom.prefer(road.race, 1, road.piece(1, 'pipe_weed'), 'pipe', 'seat0')).toBeNull();
  expect(crackOfDoom.prefer(road.race, 1, road.piece(1, 'pipe_weed'), 'pipePast', '10')).toBeNull();
  expect(seen()).toEqual(before);
  expect(crackOfDoom.prefer(road.race, 0, 'p1', 'encounter', 'ask')?.code).toBe('not-yours');
  const view = crackOfDoom.present(road.race, 1);
  expect(view?.choices[view.automatic ?? -1].move).toEqual({ do: 'pipe', use: true });
});

test('what nobody else saw is taken back without a word to anybody', () => {
  const match = fresh(3);
  const laying = () => {
    for (const { seat, choices } of match.decisions())
      for (const move of choices) {
        const entry = { e: 'move', by: `p${seat}`, seat, move } as const;
        const prepared = match.prepare(entry);
        if (prepared.ok && prepared.value.sealed && prepared.value.position.sealedSince === 0) return entry;
      }
    return null;
  };
  const dice = new FastDice(3);
  for (let i = 0; i < 400 && laying() === null; i++) {
    const asked = match.decisions().filter(({ answered }) => !answered);
    const { seat, choices } = asked[dice.pick(asked.length)];
    match.act({ e: 'move', by: `p${seat}`, seat, move: choices[dice.pick(choices.length)] });
  }
  const lay = laying();
  if (!lay) throw new Error('Nobody may lay a card unseen.');
  const { seat } = lay;
  const [before, seen, since] = [match.checksum(), others(match, seat), match.position.askedSince];
  match.act(lay);
  expect(match.checksum()).not.toBe(before);
  const back = match.act({ e: 'undo', by: `p${seat}`, seat });
  expect(back.ok && [back.value.sealed, back.value.events]).toEqual([true, []]);
  expect(match.checksum()).toBe(before);
  expect(others(match, seat)).toEqual(seen);
  const besides = (steps: readonly number[]) => steps.filter((_, at) => at !== seat);
  expect(besides(match.position.askedSince)).toEqual(besides(since));
  const again = Match.replay(crackOfDoom, SEED, match.entries);
  expect(again.checksum()).toBe(match.checksum());
  expect(again.position.moves).toEqual(match.position.moves);
});

test('whoever has answered reads which answer stands, and it is another one once the mind has changed', () => {
  const road = new Road(3).hand(1, 'pipe_weed').hand(2, '').phase('pipe');
  const given = () => crackOfDoom.present(road.race, 1)?.choices.filter(({ chosen }) => chosen) ?? [];
  expect(given()).toEqual([]);
  road.play(1, { do: 'pipe', use: false });
  expect(given().map(({ label }) => label.key)).toEqual(['do.pipe.no']);
  road.play(1, { do: 'pipe', use: true });
  expect(given().map(({ label }) => label.key)).toEqual(['do.pipe']);
});
