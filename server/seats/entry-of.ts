import type { z } from 'zod';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Entry } from '../../shared/engine/log.ts';
import { accepted, type Result, refused } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import type { Act } from '../../shared/protocol/messages.ts';

/** The log's line for an act that this person may do. `person` is the id that they have or will get here. */
export function entryOf(game: AnyGame, person: string, name: string, act: Act): Result<Entry> {
  const by = person;
  switch (act.do) {
    case 'move': {
      const read = (game.move as z.ZodType<unknown>).safeParse(act.move);
      if (!read.success) return refused({ code: 'malformed', words: words('no.malformed') });
      return accepted({ e: 'move', by, seat: act.seat, move: read.data });
    }
    case 'undo':
      return accepted({ e: 'undo', by, seat: act.seat });
    case 'agree':
      return accepted({ e: 'agree', by, seat: act.seat, yes: act.yes });
    case 'prefer':
      return accepted({
        e: 'prefer',
        by,
        seat: act.seat,
        piece: act.piece,
        name: act.name,
        value: act.value,
      });
    case 'resign':
      return accepted({ e: 'resign', by, seat: act.seat });
    case 'free':
      return accepted({ e: 'free', by, seat: act.seat, act: act.act });
    case 'by-hand':
      return accepted({ e: 'by-hand', by, seat: act.seat, on: act.on });
    case 'sit':
      return accepted({ e: 'sit', by, seat: act.seat, name, word: act.word });
    case 'stand':
    case 'remove':
      return accepted({ e: 'stand', by, seat: act.seat });
    case 'rename':
      return accepted({ e: 'rename', by, name: act.name });
    case 'bot':
      return accepted({ e: 'bot', by, seat: act.seat, on: act.on, name: act.on ? BOT_NAME : '' });
    case 'limit':
      return accepted({ e: 'limit', by, seconds: act.seconds });
    case 'start':
      return accepted({ e: 'start', by });
    case 'rematch':
      throw new Error('A rematch needs a table first: see TableRoom.');
  }
}

/** Shown where no client has words of its own for a bot. */
export const BOT_NAME = 'The table';
