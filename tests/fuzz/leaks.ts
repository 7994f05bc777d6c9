import { isDeepStrictEqual } from 'node:util';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import { type Entry, LOG_VERSION } from '../../shared/engine/log.ts';
import { Match, type Prepared } from '../../shared/engine/match.ts';
import type { HiddenPieces } from './entitled.ts';
import { next } from './leaks-acts.ts';
import { compare } from './leaks-heard.ts';
import { nameOf, Pair } from './leaks-pair.ts';
import type { Past } from './past.ts';
import type { Laid } from './play.ts';
import { personOf, World } from './world.ts';

/** Acts for which two worlds are held side by side. */
const SPAN = 24;

export interface Watched {
  readonly acts: number;
  /** Acts after which what one seat heard was compared between two worlds, byte by byte. */
  readonly compared: number;
  /** Of these: secret answers of others, of which it must hear nothing. */
  readonly secrets: number;
  /** Acts of hands, done in both worlds. */
  readonly hands: number;
  readonly breaks: readonly string[];
}

/**
 * Plays a game in pairs of worlds that one seat can't tell apart (leaks-pair.ts): in the second one all that the
 * seat may not know has been drawn anew. As long as the same things happen in both (leaks-acts.ts; in leaks-move.ts
 * others may answer differently in secret and change their minds more often), every byte that reaches this seat and a
 * spectator must be the same in both (leaks-heard.ts), and so must all that the seat may know (leaks-known.ts). The
 * worlds are real table rooms (world.ts). They part without a fault when a card that is turned up, or that the seat
 * itself sees, is another one.
 */
export function watchGame(
  laid: Laid,
  seed: number,
  most: number,
  hidden: HiddenPieces,
  options = {},
): Watched {
  const dice = new FastDice(seed);
  const secret = Array.from({ length: 64 }, () => dice.pick(16).toString(16)).join('');
  const opened = opening(laid, secret, options);
  if (typeof opened === 'string') return { acts: 0, compared: 0, secrets: 0, hands: 0, breaks: [opened] };
  const count = { acts: 0, compared: 0, secrets: 0, hands: 0 };
  const breaks: string[] = [];
  let past = opened;
  hidden.note(laid.game, past.match.position);
  // A pair that parts at once makes no act.
  for (let pairs = 0; pairs < most && count.acts < most && breaks.length === 0; pairs++) {
    if (past.match.position.phase !== 'playing') break;
    hidden.redraw(laid.game, past.match.position, dice);
    const pair = new Pair(laid, secret, past, dice.pick(laid.seats), dice, breaks);
    compare(pair, 'coming to the table');
    for (let i = 0; i < SPAN && pair.together; i++) {
      const acts = pair.first.table.match.step;
      next(pair);
      count.acts += pair.first.table.match.step - acts;
    }
    count.compared += pair.count.compared;
    count.secrets += pair.count.secrets;
    count.hands += pair.count.hands;
    past = pair.end();
  }
  if (breaks.length === 0) breaks.push(...readAlike(past, secret));
  return { ...count, breaks: breaks.slice(0, 6) };
}

/** A room that reads the log from its beginning tells each seat the same as one that took the game over as it stood. */
function readAlike(past: Past, seed: string): string[] {
  const { match } = past;
  const ears = [-1, ...match.position.seats.keys()];
  const [one, two] = [false, true].map((read) => new World({ ...past, seed, ears, read }));
  const breaks = ears.flatMap((seat) =>
    Buffer.concat(one.heard(seat)).equals(Buffer.concat(two.heard(seat)))
      ? []
      : [`${nameOf(seat)} is told something else when the log is read from its beginning`],
  );
  if (!isDeepStrictEqual(two.table.position, match.position))
    breaks.push('the log leads to another position');
  one.end();
  two.end();
  return breaks;
}

function opening({ game, file, seats }: Laid, secret: string, options: object): Past | string {
  const opened = Match.open(game, secret, {
    e: 'open',
    v: LOG_VERSION,
    game: game.id,
    rules: game.version,
    file,
    options: { ...options },
    seats,
    commitment: commitmentOf(secret),
  });
  if (!opened.ok) return `the table can't be opened: ${opened.refusal.code}`;
  const match = opened.value;
  const told: Prepared[] = [];
  const act = (entry: Entry) => {
    const done = match.act(entry);
    if (done.ok) told.push(done.value);
  };
  for (let seat = 0; seat < seats; seat++)
    act({ e: 'sit', by: personOf(seat), seat, name: `Seat ${seat}`, word: '' });
  act({ e: 'host', by: personOf(0) });
  act({ e: 'limit', by: personOf(0), seconds: 30 });
  act({ e: 'start', by: personOf(0) });
  return { match, told };
}
