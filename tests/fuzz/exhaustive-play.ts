import { isDeepStrictEqual } from 'node:util';
import { checksum } from '../../shared/engine/checksum.ts';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import { type GameEvent, untold } from '../../shared/engine/event.ts';
import type { Decision } from '../../shared/engine/game.ts';
import { warriorLands as game } from '../../shared/games/warrior-lands/game.ts';
import type { Move } from '../../shared/games/warrior-lands/model.ts';
import type { Battle } from '../../shared/games/warrior-lands/rules/state.ts';
import { presented, seen, told } from './exhaustive-checks.ts';
import { type Drawn, loadedOf } from './exhaustive-draw.ts';
import { keyOfMove } from './exhaustive-keys.ts';
import type { Uses } from './exhaustive-uses.ts';
import { Watch } from './exhaustive-watch.ts';

/** Acts by lot before the bot plays on for all sides; acts after which a battle counts as never ending. */
const RANDOM = 110;
const ACTS = 4000;
/** Checks that cost more than the act itself are made at one act of so many: what is asked, a copy, every sheet. */
const EVERY = { asked: 40, copied: 90, sheets: 120 };

/** All that is needed to play a battle again: the file, the options, the seed of its dice, every move. */
export interface Repro {
  readonly file: unknown;
  readonly options: Drawn['options'];
  readonly dice: number;
  readonly moves: readonly (readonly [seat: number, move: Move])[];
}

export interface PlayedBattle {
  readonly acts: number;
  readonly byLot: number;
  readonly ended: string;
  /** The first breaks found, in words; empty: a sound battle. */
  readonly breaks: readonly string[];
  readonly repro: Repro;
}

/** Plays a drawn battle to its end and checks it all the way. Stops at the first break. */
export function playDrawn(drawn: Drawn, seed: number, uses: Uses): PlayedBattle {
  const dice = new FastDice(seed);
  const number = Math.abs(seed);
  const lot = new FastDice(seed ^ 0x5eed);
  const moves: [number, Move][] = [];
  const breaks: string[] = [];
  let events: GameEvent[] = [];
  let acts = 0;
  let b: Battle | null = null;
  try {
    b = game.setup(loadedOf(drawn.file), drawn.options, dice, (event) => events.push(event));
    const watch = new Watch(b, uses);
    watch.begun(events);
    breaks.push(...told(events), ...game.invariants(b));
    while (breaks.length === 0 && !b.over && acts < ACTS) oneAct(b, watch);
    if (breaks.length === 0 && !b.over) breaks.push(`no end after ${acts} acts`);
    if (b.over && breaks.length === 0) breaks.push(...presented(b), ...(seed % 8 === 0 ? replayed(b) : []));
    if (b.over && breaks.length === 0)
      for (const [name, value] of Object.entries(drawn.options)) uses.credit(`option:${name} ${value}`);
  } catch (error) {
    breaks.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  return {
    ...{ acts, byLot: Math.min(acts, RANDOM), ended: b?.over?.reason ?? 'not at all' },
    ...{ breaks: breaks.slice(0, 6), repro: reproOf() },
  };

  function reproOf(): Repro {
    return { file: drawn.file, options: drawn.options, dice: seed, moves };
  }

  function oneAct(battle: Battle, watch: Watch): void {
    const decisions = game.decisions(battle);
    const decision = decisions[lot.pick(decisions.length)];
    if (!decision || decision.choices.length === 0) {
      breaks.push('nobody has to decide, and the battle is not over');
      return;
    }
    for (const { seat, choices } of decisions)
      breaks.push(...legal(battle, seat, choices[lot.pick(choices.length)]));
    const due = (every: number): boolean => (acts + number) % every === 0;
    if (due(EVERY.asked)) breaks.push(...presented(battle));
    if (due(EVERY.copied)) breaks.push(...isolated(battle, decision));
    if (due(EVERY.sheets)) breaks.push(...seen(battle, lot));
    if (breaks.length > 0) return;
    watch.forbids(decision.seat);
    const move = moveFor(battle, decision);
    moves.push([decision.seat, move]);
    watch.before(move);
    events = [];
    game.apply(battle, decision.seat, move, dice, (event) => events.push(event));
    acts++;
    watch.after(events);
    breaks.push(...told(events), ...game.invariants(battle).map((broken) => `invariant: ${broken}`));
  }

  /** The choice that came up least; now and then any, or the bot's. */
  function moveFor(battle: Battle, decision: Decision<Move>): Move {
    const { choices, seat } = decision;
    if (acts >= RANDOM || lot.pick(8) === 0) return game.advise(battle, seat, lot);
    let best = choices[lot.pick(choices.length)];
    if (lot.pick(5) === 0) return best;
    let least = rarity(battle, best);
    const from = lot.pick(choices.length);
    for (let i = 0; i < choices.length; i++) {
      const move = choices[(from + i) % choices.length];
      const rare = rarity(battle, move);
      if (rare < least) [best, least] = [move, rare];
    }
    return best;
  }

  function rarity(battle: Battle, move: Move): number {
    const key = keyOfMove(battle, move);
    if (key !== '') return uses.of(key);
    return move.do === 'end' || move.do === 'pass' ? Number.POSITIVE_INFINITY : 1000;
  }

  function isolated(battle: Battle, decision: Decision<Move>): string[] {
    const before = JSON.stringify(battle);
    const copy = game.copy(battle);
    if (!isDeepStrictEqual(copy, battle)) return ['a copy differs from its original'];
    const move = decision.choices[lot.pick(decision.choices.length)];
    game.apply(copy, decision.seat, move, lot, untold);
    if (JSON.stringify(battle) !== before)
      return [`a move on a copy changed its original: ${JSON.stringify(move)}`];
    return game.invariants(copy).map((broken) => `invariant after ${JSON.stringify(move)}: ${broken}`);
  }

  function replayed(battle: Battle): string[] {
    const again = replay(JSON.parse(JSON.stringify(reproOf())) as Repro);
    return checksum(again) === checksum(battle) ? [] : ['the replay of the moves ends otherwise'];
  }
}

/** A listed choice passes the one predicate, and can be read from outside as it is. */
function legal(b: Battle, seat: number, move: Move): string[] {
  const refusal = game.check(b, seat, move);
  if (refusal) return [`a listed choice is refused as ${refusal.code}: ${JSON.stringify(move)}`];
  const read = game.move.safeParse(JSON.parse(JSON.stringify(move)));
  return read.success && isDeepStrictEqual(read.data, move)
    ? []
    : [`a listed choice can't be read from outside: ${JSON.stringify(move)}`];
}

/** Plays the moves again; `each` looks at every state on the way. */
export function replay(
  { file, options, dice, moves }: Repro,
  each?: (b: Battle, next: Move) => void,
): Battle {
  const again = new FastDice(dice);
  const b = game.setup(loadedOf(file), options, again, untold);
  for (const [seat, move] of moves) {
    each?.(b, move);
    game.apply(b, seat, move, again, untold);
  }
  return b;
}
