import type { Dice } from '../../shared/engine/dice.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { Scene } from '../../shared/table/model.ts';

/** How often what a seat may not know is drawn anew, to see what it does know. */
const GUESSES = 5;

/** How the game stands, at a table of so many seats. */
type Standing = Pick<Position, 'state' | 'seats'>;

/**
 * Cards that these events name although a seat does not see them, before or after, and may not know where they
 * are. A seat knows where a card is if it is in the same place in every state that fits what the seat may know.
 * A card that somebody held and has laid is turned up by that, also where it is shuffled in at once; and so is one
 * that was thrown away, even if it was drawn again at once.
 */
export function namedTooEarly(
  game: AnyGame,
  before: Standing,
  after: Standing,
  events: readonly GameEvent[],
  dice: Dice,
): string[] {
  const scene = game.scene(after.state);
  const seats = after.seats.length;
  const thrown = new Set(events.flatMap(({ kind, cards = [] }) => (kind === 'discard' ? cards : [])));
  const laid = (kind: string) => {
    const held = placesOf(game, before.state, seats, kind, true);
    return held !== '' && (thrown.has(kind) || held !== placesOf(game, after.state, seats, kind, true));
  };
  const named = cardsNamedIn(events, scene).filter((kind) => !laid(kind));
  if (named.length === 0) return [];
  const breaks: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const unseen = named.filter((kind) => ![before, after].some((one) => sees(game, one, seat, kind)));
    for (const kind of unseen) {
      if (![after, before].some((one) => knows(game, one, seat, kind, dice)))
        breaks.push(`an event names "${kind}", and seat ${seat} may not know where it is`);
    }
  }
  return breaks;
}

/** Kinds with a card's shape whose key or name stands in the events. */
function cardsNamedIn(events: readonly GameEvent[], scene: Scene): string[] {
  const told = JSON.stringify(events);
  const strings = new Set(told.match(/"[^"]*"/g) ?? []);
  return Object.entries(scene.kinds).flatMap(([kind, { name, shape, face }]) =>
    (shape === 'card' || face) && (strings.has(`"${kind}"`) || (name !== '' && strings.has(`"${name}"`)))
      ? kind
      : [],
  );
}

function sees(game: AnyGame, { state }: Standing, seat: number, kind: string): boolean {
  const { pieces, piles } = game.table(state);
  return (
    [...pieces, ...game.look(state, seat).pieces].some((piece) => piece.kind === kind) ||
    Object.values(piles).some((pile) => pile.top === kind)
  );
}

function knows(game: AnyGame, { state, seats }: Standing, seat: number, kind: string, dice: Dice): boolean {
  const truth = placesOf(game, state, seats.length, kind);
  for (let i = 0; i < GUESSES; i++) {
    const guess = game.determinize(game.copy(state), seat, dice);
    if (placesOf(game, guess, seats.length, kind) !== truth) return false;
  }
  return true;
}

/** Zones in which a card lies whose face somebody sees; with the ids that it goes by. */
function placesOf(game: AnyGame, state: unknown, seats: number, kind: string, ids = false): string {
  const seen = new Map<string, string>();
  const see = (pieces: readonly { id: string; kind: string; zone: string }[]) => {
    for (const piece of pieces) if (piece.kind === kind) seen.set(piece.id, piece.zone);
  };
  see(game.table(state).pieces);
  for (let seat = 0; seat < seats; seat++) see(game.look(state, seat).pieces);
  return [...seen]
    .map(([id, zone]) => (ids ? `${zone} ${id}` : zone))
    .sort()
    .join();
}

/**
 * What ids tell, over many games: a hidden piece whose id always turns out to be the same card is no secret.
 * And whether what is hidden is drawn anew at all when a bot's view is made.
 */
export class HiddenPieces {
  /** By id: the games in which it was seen face down, and the faces that it had. */
  private readonly faces = new Map<string, { games: number; kinds: Set<string> }>();
  private readonly kinds = new Set<string>();
  private readonly redrawn = new Map<string, { seen: number; changed: number }>();

  /** Once a game: the pieces that lie face down for everybody but their owner. */
  note(game: AnyGame, { state, seats }: Position): void {
    for (const [id, kind] of hiddenIn(game, state, seats.length)) {
      const known = this.faces.get(id) ?? { games: 0, kinds: new Set() };
      known.games++;
      known.kinds.add(kind);
      this.kinds.add(kind);
      this.faces.set(id, known);
    }
  }

  /** Whether the other seats' hidden faces change when they are drawn anew for one seat. */
  redraw(game: AnyGame, { state, seats }: Position, dice: Dice): void {
    for (let seat = 0; seat < seats.length; seat++) {
      const guess = game.determinize(game.copy(state), seat, dice);
      for (let other = 0; other < seats.length; other++) {
        if (other === seat) continue;
        const own = new Set(game.look(state, seat).pieces.map((piece) => piece.id));
        const truth = hiddenIn(game, state, seats.length, other).filter(([id]) => !own.has(id));
        if (truth.length === 0) continue;
        const count = this.redrawn.get(`${seat} ${other}`) ?? { seen: 0, changed: 0 };
        count.seen++;
        if (
          String(hiddenIn(game, guess, seats.length, other).filter(([id]) => !own.has(id))) !== String(truth)
        )
          count.changed++;
        this.redrawn.set(`${seat} ${other}`, count);
      }
    }
  }

  breaks(): string[] {
    const telling = [...this.faces].filter(([, { games, kinds }]) => games >= 6 && kinds.size === 1);
    const ids =
      this.kinds.size > 1
        ? telling.map(([id, { kinds }]) => `the hidden piece "${id}" is always "${[...kinds][0]}"`)
        : [];
    const fixed = [...this.redrawn].flatMap(([pair, { seen, changed }]) => {
      const [seat, other] = pair.split(' ');
      return seen >= 12 && changed === 0
        ? `what seat ${other} hides is never drawn anew for seat ${seat}`
        : [];
    });
    return [...ids, ...fixed];
  }
}

/** Pieces that are face down in public and whose face their owner (all owners, or this one) sees: id and face. */
function hiddenIn(game: AnyGame, state: unknown, seats: number, owner = -1): [string, string][] {
  const down = new Set(game.table(state).pieces.flatMap((piece) => (piece.kind === '' ? piece.id : [])));
  const found: [string, string][] = [];
  for (let seat = 0; seat < seats; seat++) {
    if (owner !== -1 && owner !== seat) continue;
    for (const piece of game.look(state, seat).pieces)
      if (piece.kind !== '' && piece.seat === seat && down.has(piece.id)) found.push([piece.id, piece.kind]);
  }
  return found;
}
