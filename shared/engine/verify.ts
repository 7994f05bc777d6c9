import { checksum } from './checksum.ts';
import { commitmentOf } from './dice-seeded.ts';
import type { AnyGame, Outcome } from './game.ts';
import { type Entry, entry } from './log.ts';
import { Match } from './match.ts';
import { accepted, type Result, refused } from './refusal.ts';
import { words } from './words.ts';

/** What a check of a finished game confirmed. */
export interface Confirmed {
  readonly acts: number;
  /** Dice that came out as they were shown. */
  readonly dice: number;
  /** Words of the seats in the stream, as they stood at the end. */
  readonly spoken: readonly string[];
}

/**
 * Plays the log of a finished game again and confirms that its dice and shuffles follow from the seed that
 * was committed to, and that it ends as it was said to. Pure: runs in a visitor's browser as well.
 *
 * `seed` and `log` as GET /api/tables/:id/record gives them; `commitment` and `outcome` as the table showed
 * them. Refused with 'bad-log', 'other-game', 'other-rules', 'other-commitment' (the seed is not the one that
 * was sealed), 'no-replay' (an act doesn't fit) or 'other-outcome'.
 */
export function verify(
  game: AnyGame,
  seed: string,
  log: readonly unknown[],
  commitment: string,
  outcome: Outcome | null,
): Result<Confirmed> {
  const entries: Entry[] = [];
  for (const line of log) {
    const read = entry.safeParse(line);
    if (!read.success) return no('bad-log');
    entries.push(read.data);
  }
  const [open] = entries;
  if (open?.e !== 'open') return no('bad-log');
  if (open.game !== game.id) return no('other-game');
  if (open.rules !== game.version) return no('other-rules');
  const sealed = /^([0-9a-f]{2})+$/.test(seed) ? commitmentOf(seed) : '';
  if (sealed !== commitment || open.commitment !== commitment) return no('other-commitment');

  let dice = 0;
  let match: Match;
  try {
    match = Match.replay(game, seed, entries, ({ events }) => {
      for (const event of events) dice += event.dice?.length ?? 0;
    });
  } catch {
    return no('no-replay');
  }
  const { position } = match;
  if (position.phase !== 'over' || checksum(position.outcome) !== checksum(outcome)) {
    return no('other-outcome');
  }
  return accepted({
    acts: entries.length,
    dice,
    spoken: position.seats.map((seat) => seat.word),
  });
}

const no = (code: string) => refused({ code, words: words(`no.${code}`) });
