import { expect, test } from 'vitest';
import type { Act } from '../../shared/protocol/messages.ts';
import { authorise, type Standing } from './authorise.ts';

const ANN = 'p1';
const BEN = 'p2';
const person = (id: string) => ({ kind: 'person' as const, person: id });
const BOT = { kind: 'bot' as const, person: '' };
const FREE = { kind: '' as const, person: '' };
const at = (phase: Standing['phase'], ...seats: Standing['seats'][number][]): Standing => ({
  phase,
  host: ANN,
  seats,
  held: seats.map((seat) => (seat.person ? [seat.person] : [])),
});

const acts: Record<string, Act> = {
  move: { do: 'move', seat: 0, move: {} },
  undo: { do: 'undo', seat: 0 },
  agree: { do: 'agree', seat: 0, yes: true },
  prefer: { do: 'prefer', seat: 0, piece: 'p', name: 'n', value: 'v' },
  resign: { do: 'resign', seat: 0 },
  stand: { do: 'stand', seat: 0 },
};

for (const [name, act] of Object.entries(acts)) {
  test(`${name} belongs to the one who has the seat`, () => {
    const standing = at('playing', person(BEN), person(ANN));
    expect(authorise(standing, BEN, act)).toBeNull();
    expect(authorise(standing, ANN, act)?.code).toBe('not-your-seat');
    expect(authorise(standing, '', act)?.code).toBe('not-your-seat');
    expect(authorise(at('playing', FREE, BOT), '', act)?.code).toBe('not-your-seat');
    expect(authorise(standing, BEN, { ...act, seat: 7 } as Act)?.code).toBe('seat');
  });
}

const table: [string, Standing, string, Act, string | null][] = [
  ['anybody sits down on a free seat', at('gathering', FREE, FREE), '', sit(1), null],
  ['also in mid-game', at('playing', person(ANN), FREE), BEN, sit(1), null],
  ['not where they sit elsewhere already', at('playing', person(ANN), FREE), ANN, sit(1), 'other-seat'],
  ['nor where they have got up elsewhere', got([ANN], [BEN]), ANN, sit(1), 'other-seat'],
  ['but again on what was their own', got([ANN, BEN], [BEN]), BEN, sit(0), null],
  ['and somebody new on what was another’s', got([ANN], [BEN]), 'p3', sit(1), null],
  ['before the start on as many as they like', at('gathering', person(ANN), FREE), ANN, sit(1), null],
  ['not on a taken seat', at('gathering', person(ANN), FREE), BEN, sit(0), 'seat-taken'],
  ['not on a bot', at('gathering', person(ANN), BOT), BEN, sit(1), 'seat-taken'],
  ['not when the game is over', at('over', FREE, FREE), BEN, sit(1), 'over'],
  ['the host seats a bot', at('gathering', person(ANN), FREE), ANN, bot(1, true), null],
  ['a guest does not', at('gathering', person(BEN), FREE), BEN, bot(1, true), 'not-host'],
  ['a bot takes no seat from a person', at('gathering', person(BEN)), ANN, bot(0, true), 'seat-taken'],
  ['the host takes a bot out', at('playing', BOT), ANN, bot(0, false), null],
  ['but no person that way', at('playing', person(BEN)), ANN, bot(0, false), 'not-a-bot'],
  ['the host sends a guest away', at('gathering', person(BEN)), ANN, { do: 'remove', seat: 0 }, null],
  ['but not herself', at('gathering', person(ANN)), ANN, { do: 'remove', seat: 0 }, 'only-guest'],
  ['a guest sends nobody away', at('gathering', person(ANN)), BEN, { do: 'remove', seat: 0 }, 'not-host'],
  ['the host begins', at('gathering', BOT, BOT), ANN, { do: 'start' }, null],
  ['a guest does not begin', at('gathering', person(BEN)), BEN, { do: 'start' }, 'not-host'],
  ['whoever sat goes on to the next game', at('over', person(BEN)), BEN, rematch(), null],
  ['so does a host who only watched', at('over', person(BEN)), ANN, rematch(), null],
  ['a spectator does not', at('over', person(BEN)), '', rematch(), 'not-your-seat'],
  ['anybody renames themselves', at('over', FREE), '', { do: 'rename', name: 'Cleo' }, null],
  [
    'nobody is host where there is none',
    { ...at('gathering', FREE), host: '' },
    '',
    bot(0, true),
    'not-host',
  ],
];

test.each(table)('%s', (_, standing, who, act, code) => {
  expect(authorise(standing, who, act)?.code ?? null).toBe(code);
});

/** In mid-game with all seats free: these have had them. */
function got(...held: string[][]): Standing {
  return { ...at('playing', ...held.map(() => FREE)), held };
}
function sit(seat: number): Act {
  return { do: 'sit', seat, word: '' };
}
function bot(seat: number, on: boolean): Act {
  return { do: 'bot', seat, on };
}
function rematch(): Act {
  return { do: 'rematch', swap: true };
}
