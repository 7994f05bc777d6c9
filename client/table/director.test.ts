import { signal } from '@preact/signals';
import { beforeEach, expect, test } from 'vitest';
import { words } from '../../shared/engine/words.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import { emptyTable } from '../session/mirror.ts';
import type { Session } from '../session/session.ts';
import { type Cast, Director, type Speed } from './director.ts';
import { Motions } from './motion.ts';

type ChapterEar = Parameters<Session['onChapter']>[0];

let seen: string[];
let motions: Motions;
let speed: Speed;
let hidden: boolean;
let changed: () => void;
let ear: ChapterEar;
let table: ReturnType<typeof signal<PublicTable>>;
let shown: ReturnType<typeof signal<number>>;
let director: Director;
let clock: number;
let waiting: { ms: number; call: () => void }[];

const at = (step: number): PublicTable => ({ ...emptyTable, step });

beforeEach(() => {
  seen = [];
  motions = new Motions();
  speed = 'normal';
  clock = 1000;
  waiting = [];
  hidden = false;
  table = signal(at(0));
  shown = signal(0);
  const session = {
    seats: signal([0]),
    table,
    shown,
    onChapter: (listen: ChapterEar) => {
      ear = listen;
      return () => {};
    },
  } as unknown as Session;
  const cast: Cast = {
    async play([event]) {
      await motions.play(100, () => {});
      if (event.rule === 'broken') throw new Error('no such picture');
      seen.push(event.words.key);
    },
    announce: async (event) => {
      if (event.words.key) seen.push(`${event.words.key}: why`);
      return event.words.key !== '';
    },
    settle: (t) => seen.push(`settled ${t.step}`),
  };
  director = new Director(session, cast, motions, {
    speed: () => speed,
    hidden: () => hidden,
    onHidden: (change) => {
      changed = change;
      return () => {};
    },
    now: () => clock,
    after(ms, call) {
      const wait = { ms, call };
      waiting.push(wait);
      return () => {
        waiting = waiting.filter((w) => w !== wait);
      };
    },
  });
  seen = [];
});

/** An act of two events, as the session tells it. */
const tell = (step: number, rule?: string): void =>
  tellEvents(
    step,
    { kind: 'note', words: words(`${step}a`), rule },
    { kind: 'note', words: words(`${step}b`) },
  );

function tellEvents(step: number, ...events: Chapter['events']): void {
  const before = table.peek()!;
  const after = at(step);
  table.value = after;
  ear({ step, events }, before, after);
}

const cardsUp = () => tellEvents(1, { kind: 'cards', words: words('up'), cards: ['card:R'] });
const cardsAway = (...before: Chapter['events']) =>
  tellEvents(2, ...before, { kind: 'discard', words: words('away'), cards: ['card:R'] });

const turnOfTheLoop = () => new Promise((resolve) => setTimeout(resolve, 0));

async function frames(until: number): Promise<void> {
  for (let now = 0; now <= until; now += 50) {
    motions.tick(now);
    await turnOfTheLoop();
  }
}

test('acts are shown one after the other, each settled before the next', async () => {
  tell(1);
  tell(2);
  await frames(1000);
  expect(seen).toEqual(['1a', '1b', 'settled 1', '2a', '2b', 'settled 2']);
  expect(shown.peek()).toBe(2);
  expect(director.busy).toBe(false);
});

test('the prompt waits while an act is being shown', async () => {
  tell(1);
  await turnOfTheLoop();
  expect(shown.peek()).toBe(0);
  expect(director.busy).toBe(true);
});

test('skipping shows the same and loses nothing', async () => {
  tell(1);
  await turnOfTheLoop();
  director.skip();
  await turnOfTheLoop();
  expect(seen.slice(0, 3)).toEqual(['1a', '1b', 'settled 1']);
  expect(shown.peek()).toBe(1);
});

test('after a skipped act the next one is played at its pace', async () => {
  tell(1);
  tell(2);
  await turnOfTheLoop();
  director.skip();
  await turnOfTheLoop();
  expect(shown.peek()).toBe(1);
  expect(motions.rushing).toBe(false);
});

test('a hidden tab shows everything at once, without a single frame', async () => {
  hidden = true;
  changed();
  tell(1);
  tell(2);
  await turnOfTheLoop();
  expect(shown.peek()).toBe(2);
});

test('hiding the tab in mid-act ends the act', async () => {
  tell(1);
  await turnOfTheLoop();
  hidden = true;
  changed();
  await turnOfTheLoop();
  expect(shown.peek()).toBe(1);
});

test('a long backlog is not played but done', async () => {
  for (let step = 1; step <= 9; step++) tell(step);
  await turnOfTheLoop();
  expect(shown.peek()).toBeGreaterThanOrEqual(5);
});

test('with animations off nothing is waited for', async () => {
  speed = 'off';
  tell(1);
  await turnOfTheLoop();
  expect(shown.peek()).toBe(1);
});

test('a picture that fails does not hold the game up', async () => {
  const quiet = console.error;
  console.error = () => {};
  tell(1, 'broken');
  await frames(600);
  console.error = quiet;
  expect(seen).toEqual(['1b', 'settled 1']);
});

test('a state that comes without an act is taken over as it is', async () => {
  table.value = at(7);
  await turnOfTheLoop();
  expect(seen).toEqual(['settled 7']);
  expect(shown.peek()).toBe(7);
});

for (const [pace, seat, ms] of [
  ['normal', 1, 700],
  ['fast', 1, 400],
  ['off', 1, 150],
  ['normal', 0, 1800],
  ['fast', 0, 1100],
  ['off', 0, 600],
] as const) {
  const whose = seat === 0 ? 'one’s own' : 'others’';
  test(`at the pace '${pace}' ${whose} cards that do nothing lie in view, with the reason, before they go`, async () => {
    speed = pace;
    cardsUp();
    tellEvents(2, { kind: 'discard', words: words('away'), seat, cards: ['card:R'] });
    await frames(600);
    expect(seen).toEqual(['up', 'settled 1', 'away: why']);
    expect(waiting.map((w) => w.ms)).toEqual([ms]);
    waiting[0].call();
    await frames(600);
    expect(seen).toEqual(['up', 'settled 1', 'away: why', 'away', 'settled 2']);
  });
}

test('cards that have been looked at long enough are laid away at once', async () => {
  cardsUp();
  await frames(300);
  clock += 5000;
  cardsAway();
  await frames(600);
  expect(seen.at(-1)).toBe('settled 2');
});

test('a card that does something is not held back', async () => {
  cardsUp();
  cardsAway({ kind: 'move', words: words('goes') });
  await frames(900);
  expect(seen).toEqual(['up', 'settled 1', 'goes', 'away: why', 'away', 'settled 2']);
});

test('skipping ends the look at useless cards', async () => {
  cardsUp();
  cardsAway();
  await frames(600);
  director.skip();
  await turnOfTheLoop();
  expect(waiting).toEqual([]);
  expect(seen.at(-1)).toBe('settled 2');
});
