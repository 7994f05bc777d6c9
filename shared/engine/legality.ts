import { refusalOfHand } from '../table/byhand/check.ts';
import { handScene } from './by-hand.ts';
import type { AnyGame } from './game.ts';
import type { Entry } from './log.ts';
import type { Position } from './position.ts';
import type { Refusal } from './refusal.ts';
import { takebackOf } from './undo.ts';
import { words } from './words.ts';

/** Why an act can't happen at this position; null: it can. Who may do it at all is the server's business. */
export function refusalOf(game: AnyGame, position: Position, entry: Entry): Refusal | null {
  const { phase, seats, ask, state } = position;
  if ('seat' in entry && !seats[entry.seat]) return no('seat');
  switch (entry.e) {
    case 'open':
      return no('already-started');
    case 'sit':
      if (entry.asks && ask) return no('wish-pending');
      return seats[entry.seat].kind === '' ? null : no('seat-taken');
    case 'stand':
      return seats[entry.seat].kind === 'person' ? null : no('seat-free');
    case 'hand':
      return seats[entry.seat].kind === 'person' ? null : no('seat-free');
    case 'bot':
      if (entry.on) return seats[entry.seat].kind === '' ? null : no('seat-taken');
      return seats[entry.seat].kind === 'bot' ? null : no('not-a-bot');
    case 'rename':
    case 'host':
      return null;
    case 'limit':
      return phase === 'gathering' ? null : no('already-started');
    case 'start':
      if (phase !== 'gathering') return no('already-started');
      return seats.every((holder) => holder.kind !== '') ? null : no('seats-free');
    case 'move':
      if (phase !== 'playing') return notPlaying(phase);
      if (position.free) return no('by-hand');
      if (!position.asked[entry.seat]) return no('not-your-turn');
      return game.check(state, entry.seat, entry.move);
    case 'prefer':
      if (phase !== 'playing') return notPlaying(phase);
      if (position.free) return no('by-hand');
      return game.prefer(game.copy(state), entry.seat, entry.piece, entry.name, entry.value);
    case 'resign':
      return phase === 'playing' ? null : notPlaying(phase);
    case 'free':
      if (phase !== 'playing') return notPlaying(phase);
      if (!position.free) return no('by-rules');
      return refusalOfHand(position.free, handScene(game, state), entry.seat, entry.act);
    case 'by-hand':
      if (phase !== 'playing') return notPlaying(phase);
      if (ask) return no('wish-pending');
      if (entry.on && position.free) return no('by-hand');
      return entry.on || position.free ? null : no('by-rules');
    case 'undo':
      if (phase !== 'playing') return notPlaying(phase);
      if (ask) return no('wish-pending');
      return takebackOf(position, entry.seat) ? null : no('nothing-to-undo');
    case 'agree':
      if (!ask) return no('nothing-wished');
      return ask.waiting.includes(seats[entry.seat].person) ? null : no('not-asked');
    case 'rematch':
      if (phase !== 'over') return no('not-over');
      return position.next ? no('moved-on') : null;
  }
}

/** A refusal whose sentence is `no.CODE`. */
export const no = (code: string): Refusal => ({ code, words: words(`no.${code}`) });
const notPlaying = (phase: Position['phase']) => no(phase === 'over' ? 'over' : 'not-started');
