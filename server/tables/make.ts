import { commitmentOf } from '../../shared/engine/dice-seeded.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import { loadOnce } from '../../shared/engine/load-once.ts';
import { type Entry, LOG_VERSION, type OpenEntry } from '../../shared/engine/log.ts';
import { Match } from '../../shared/engine/match.ts';
import { optionProblems } from '../../shared/engine/options.ts';
import { accepted, type Refusal, type Result, refused } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import { firstProblems, type Problem } from '../../shared/scenario/problem.ts';
import { type Games, preview } from '../scenarios/shelf.ts';
import type { KeptCard, NewTableRow, Person } from '../storage/store.ts';
import { cardOf } from './card.ts';
import { newSeed, newTableId } from './secrets.ts';

export interface TableWish {
  readonly file: unknown;
  readonly options: OpenEntry['options'];
  /** The game begins by hand. */
  readonly byHand: boolean;
  readonly autoStart: boolean;
  readonly people: readonly Person[];
  /** What happens at once: who is host, who sits where, bots. The start comes by itself with `autoStart`. */
  readonly acts: readonly Entry[];
}

export interface FileRefusal extends Refusal {
  readonly problems?: readonly Problem[];
}

/** Works a new table out, ready to be stored; nothing exists yet. */
export function makeTable(
  games: Games,
  wish: TableWish,
): { ok: true; value: NewTableRow } | { ok: false; refusal: FileRefusal } {
  const known = games.get(gameIn(wish.file));
  const unknown = known ? optionProblems(known, wish.options) : [];
  if (unknown.length > 0) {
    const told = unknown.length === 1 ? unknown[0].words : words('problem.bad-options');
    const refusal = { code: 'bad-option', words: told, ...(unknown.length > 1 && { problems: unknown }) };
    return { ok: false, refusal };
  }
  const shown = preview(wish.file, games, wish.options);
  if (!shown.ok) {
    const refusal = { code: 'bad-file', words: words('problem.bad-file'), problems: shown.problems };
    return { ok: false, refusal };
  }
  const { game, scene } = shown.value;
  const clashes = clashesIn(game, wish);
  if (clashes.length > 0)
    return { ok: false, refusal: { code: 'clash', words: words('problem.clash'), problems: clashes } };
  const id = newTableId();
  const seed = newSeed();
  const seats = Math.min(game.seats.max, Math.max(game.seats.min, scene.sides.length));
  const opened = Match.open(game, seed, {
    e: 'open',
    v: LOG_VERSION,
    game: game.id,
    rules: game.version,
    file: wish.file,
    options: wish.options,
    ...(wish.byHand ? { byHand: true } : {}),
    seats,
    commitment: commitmentOf(seed),
  });
  if (!opened.ok) return opened;
  const match = opened.value;
  const begun = playAll(match, wish.acts, wish.autoStart);
  if (!begun.ok) return begun;
  const base: KeptCard = {
    id,
    game: game.id,
    title: scene.title,
    phase: 'gathering',
    round: 0,
    byHand: wish.byHand ? true : undefined,
    host: '',
    seats: match.position.seats.map((_, seat) => ({
      side: scene.sides[seat]?.name ?? '',
      name: '',
      kind: '',
      asked: false,
      person: '',
    })),
  };
  return {
    ok: true,
    value: {
      id,
      game: game.id,
      seed,
      autoStart: wish.autoStart,
      card: cardOf(match.position, match.table(), base),
      people: wish.people,
      entries: match.entries,
    },
  };
}

/** What in the file does not go with the options. */
function clashesIn(game: AnyGame, { file, options }: TableWish): readonly Problem[] {
  const loaded = loadOnce(game, file);
  return loaded.ok && game.clashes ? firstProblems(game.clashes(loaded.setup, options)) : [];
}

/** '' where the file names none. */
function gameIn(file: unknown): string {
  const game = typeof file === 'object' && file !== null && 'game' in file ? file.game : '';
  return typeof game === 'string' ? game : '';
}

function playAll(match: Match, acts: readonly Entry[], autoStart: boolean): Result<Match> {
  for (const act of acts) {
    const done = match.act(act);
    if (!done.ok) return refused(done.refusal);
  }
  if (autoStart && match.position.seats.every((seat) => seat.kind !== '')) {
    const done = match.act({ e: 'start', by: '' });
    if (!done.ok) return refused(done.refusal);
  }
  return accepted(match);
}
