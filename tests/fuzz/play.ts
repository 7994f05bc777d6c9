import { FastDice } from '../../shared/engine/dice-fast.ts';
import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { AnyGame, Decision } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { LOG_VERSION } from '../../shared/engine/log.ts';
import { Match, type Prepared } from '../../shared/engine/match.ts';
import {
  choicesOf,
  citations,
  isolation,
  presentation,
  privacy,
  secrecy,
  soundness,
  tellings,
} from './checks.ts';
import { playByHand, unspoken } from './hands.ts';

interface Limits {
  /** Acts by random choice before the game's own bot plays on for both sides. */
  readonly random: number;
  /** Acts after which the game counts as never ending. */
  readonly acts: number;
  /** The checks that cost more than the act itself are made at one act of so many. */
  readonly every: number;
  /** One act of so many is a while by hand. */
  readonly hands: number;
}

/** Random play meets everything early; what is left then is chasing the last warrior about. */
export const usual: Limits = { random: 3000, acts: 12_000, every: 12, hands: 150 };

export interface Played {
  readonly acts: number;
  /** By random choice; the rest were the bot's, and wishes to take back. */
  readonly random: number;
  readonly undos: number;
  /** Acts of hands, and how often the rules took up what they had changed. */
  readonly hands: number;
  readonly takenUp: number;
  readonly ended: 'victory' | 'draw' | 'not at all';
  readonly winner: number;
  /** Kinds of decisions met, with how often. */
  readonly met: ReadonlyMap<string, number>;
  /** The first breaks found, in words; empty: a sound game. */
  readonly breaks: readonly string[];
  readonly log: readonly Entry[];
}

/** What is played: a game, a scenario file with its map in it, and how many sit down to it. */
export interface Laid {
  readonly game: AnyGame;
  readonly file: unknown;
  readonly seats: number;
}

/** Plays one seeded game to its end and checks it all the way. Stops at the first break. */
export function playOne(
  { game, file, seats }: Laid,
  options: Readonly<Record<string, string | number | boolean>>,
  seed: number,
  limits: Limits = usual,
  knowsRule: (ref: string) => boolean = () => true,
): Played {
  const dice = new FastDice(seed);
  const secret = Array.from({ length: 64 }, () => dice.pick(16).toString(16)).join('');
  const met = new Map<string, number>();
  const count = { acts: 0, random: 0, undos: 0, hands: 0, takenUp: 0 };
  const breaks: string[] = [];

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
  if (!opened.ok) return ended(null, [`the table can't be opened: ${opened.refusal.code}`]);
  const match = opened.value;
  match.report = (error) =>
    breaks.push(error instanceof Error ? (error.stack ?? error.message) : String(error));

  const act = (entry: Entry): boolean => {
    const prepared = match.prepare(entry);
    if (prepared.ok) return happen(prepared.value);
    breaks.push(`${JSON.stringify(entry)} is refused as ${prepared.refusal.code}`);
    return false;
  };
  const happen = (prepared: Prepared): boolean => {
    const before = match.position;
    match.commit(prepared);
    breaks.push(...privacy(match, before, prepared));
    afterwards(prepared.events);
    return breaks.length === 0;
  };
  const afterwards = (events: readonly GameEvent[]) => {
    breaks.push(...tellings(match, events, secret), ...citations(events, knowsRule));
    breaks.push(...unspoken(match, events));
    if (match.position.phase !== 'gathering') breaks.push(...soundness(match));
  };

  for (let seat = 0; seat < seats; seat++) {
    act({ e: 'sit', by: `p${seat}`, seat, name: `Seat ${seat}`, word: `word ${seed}` });
  }
  act({ e: 'start', by: 'p0' });

  while (breaks.length === 0 && match.position.phase === 'playing' && count.acts < limits.acts) {
    try {
      oneAct();
    } catch (error) {
      breaks.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
  if (breaks.length === 0 && match.position.phase === 'playing')
    breaks.push(`no end after ${count.acts} acts`);
  if (breaks.length === 0) breaks.push(...replayed(match, secret));
  return ended(match, breaks);

  function oneAct() {
    const decisions = match.decisions();
    // Somebody who has answered may change their mind for ever: mostly those are asked who have not.
    const open = decisions.filter((decision) => !decision.answered);
    const asked = open.length > 0 && dice.pick(8) > 0 ? open : decisions;
    const decision = asked[dice.pick(asked.length)];
    met.set(decision.kind, (met.get(decision.kind) ?? 0) + 1);
    if (count.acts % limits.every === 0) {
      breaks.push(...choicesOf(match, decisions, dice, 24), ...presentation(match, decisions));
      breaks.push(...secrecy(match, dice), ...isolation(match, decision, dice));
      const { pieces } = game.table(match.position.state);
      const sheet = game.inspect(match.position.state, decision.seat, pieces[dice.pick(pieces.length)].id);
      breaks.push(...citations([match.present(decision.seat), sheet], knowsRule));
    } else breaks.push(...choicesOf(match, decisions, dice, 2));
    if (breaks.length > 0) return;
    count.acts++;
    if (count.acts <= limits.random && dice.pick(limits.hands) === 0) {
      const played = playByHand(match, dice, act, happen);
      count.hands += played.acts;
      if (played.takenUp) count.takenUp++;
      breaks.push(...played.breaks);
      return;
    }
    if (count.acts <= limits.random && dice.pick(200) === 0 && takeBack(decision.seat)) return;
    act({ e: 'move', by: `p${decision.seat}`, seat: decision.seat, move: moveFor(decision) });
  }

  function moveFor(decision: Decision<unknown>): unknown {
    // A move of the bot now and then brings a game on in which much can be laid down and taken up again.
    if (count.acts <= limits.random && dice.pick(8) > 0) {
      count.random++;
      return decision.choices[dice.pick(decision.choices.length)];
    }
    const known = game.determinize(game.copy(match.position.state), decision.seat, dice);
    return game.advise(known, decision.seat, dice);
  }

  /** Takes the seat's last move back, with the others' consent where it is needed. */
  function takeBack(seat: number): boolean {
    if (!match.canUndo(seat)) return false;
    count.undos++;
    act({ e: 'undo', by: `p${seat}`, seat });
    for (let other = 0; match.position.ask && other < seats; other++) {
      if (match.position.ask.waiting.includes(`p${other}`)) {
        act({ e: 'agree', by: `p${other}`, seat: other, yes: dice.pick(4) > 0 });
      }
    }
    return true;
  }

  function ended(played: Match | null, found: readonly string[]): Played {
    const winners = played?.position.outcome?.winners;
    const end = winners === undefined ? 'not at all' : winners.length === 0 ? 'draw' : 'victory';
    return {
      ...count,
      ended: end,
      winner: winners?.[0] ?? -1,
      met,
      breaks: found.slice(0, 8),
      log: played?.entries ?? [],
    };
  }
}

/** The log, sent through JSON as a store would, replays to the same state. */
function replayed(match: Match, seed: string): string[] {
  const log = JSON.parse(JSON.stringify(match.entries)) as Entry[];
  const again = Match.replay(match.game, seed, log).checksum();
  return again === match.checksum()
    ? []
    : [`the replay of the log ends at ${again}, the game at ${match.checksum()}`];
}
