import type { GameEvent } from '../../../shared/engine/event.ts';
import type { Words } from '../../../shared/engine/words.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { undoneSteps } from '../../panels/phrase.ts';

/** A card that lay in a fight. */
export interface PastCard {
  readonly piece: string;
  readonly kind: string;
}

/** What one fighter had in a fight that is over. */
export interface PastSide {
  readonly seat: number;
  /** New Fighters, then who fought. */
  readonly cards: readonly PastCard[];
  /** What the New Fighters' dice added, one by one. */
  readonly bonuses: readonly number[];
  readonly weapons: readonly PastCard[];
  readonly defences: readonly PastCard[];
  readonly gimped: boolean;
}

/** A fight whose cards have been taken, as the events told it. */
export interface PastFight {
  /** 0-based from left to right. */
  readonly slot: number;
  /** First team, second team. */
  readonly sides: readonly [PastSide, PastSide];
  /** Both results of the last roll; null where nobody rolled. */
  readonly results: readonly [number, number] | null;
  /** -1 after a standoff. */
  readonly winner: 0 | 1 | -1;
  /** How it ended, in the event's own words. */
  readonly end: Words;
}

/** What the events have told of the last round that was drawn for. */
export interface Past {
  /** 0 before the first round. */
  readonly round: number;
  /** Only fights whose cards are gone from the table; none after a round that was played all at once. */
  readonly fights: readonly PastFight[];
  /** How the last fight of all ended, be it known card by card or not; null while none has. */
  readonly end: Words | null;
}

interface Side {
  seat: number;
  cards: PastCard[];
  bonuses: number[];
  weapons: PastCard[];
  defences: PastCard[];
  gimped: boolean;
}

interface Fought {
  pieces: readonly [string, string];
  results: readonly [number, number] | null;
  winner: 0 | 1 | -1;
  end: Words | null;
  taken: boolean;
}

interface Round {
  n: number;
  /** By the piece that fights, in the order in which they were drawn. */
  sides: Map<string, Side>;
  fights: Map<string, Fought>;
}

/** Up to the step that has been shown; nothing that was taken back. */
export function pastOf(chapters: readonly Chapter[], upTo: number): Past {
  const undone = undoneSteps(chapters.filter(({ step }) => step <= upTo));
  let round: Round = { n: 0, sides: new Map(), fights: new Map() };
  let end: Words | null = null;
  for (const { step, events } of chapters) {
    if (step > upTo) break;
    if (undone.has(step)) continue;
    for (const event of events) {
      if (event.kind === 'round')
        round = { n: Number(event.words.with?.round ?? 0), sides: new Map(), fights: new Map() };
      else read(round, event);
      if (event.kind === 'fall' || isStandoff(event)) end = event.words;
      // Of a game that is played to its end at once only this is told.
      if (event.words.key === 'tale.rush') round = { n: round.n, sides: new Map(), fights: new Map() };
    }
  }
  return { round: round.n, fights: fightsOf(round), end };
}

const isStandoff = ({ kind, rule, target }: GameEvent): boolean =>
  kind === 'note' && rule === 'B9' && target !== undefined;

function read(round: Round, event: GameEvent): void {
  const { piece = '', target = '', pieces = [], seat = -1 } = event;
  const cards = (event.cards ?? []).map((kind, i): PastCard => ({ piece: pieces[i], kind }));
  const side = round.sides.get(piece);
  switch (event.words.key) {
    case 'tale.fighter':
    case 'tale.shadow':
      round.sides.set(piece, { seat, cards, bonuses: [], weapons: [], defences: [], gimped: false });
      return;
    case 'tale.new-die':
      for (const other of round.sides.values())
        if (other.cards.some((card) => card.piece === piece)) other.bonuses.push(event.amount ?? 0);
      return;
    case 'tale.weapon':
      side?.weapons.push(...cards);
      return;
    case 'tale.defence':
      side?.defences.push(...cards);
      return;
    case 'tale.gimp':
      if (side) side.gimped = true;
      return;
    case 'tale.roll':
    case 'tale.tie': {
      const { a = 0, b = 0 } = event.words.with ?? {};
      fightOf(round, piece, target).results = [Number(a), Number(b)];
      return;
    }
    default:
  }
  if (event.kind === 'fall' || isStandoff(event)) {
    const fight = fightOf(round, piece, target);
    const winner = round.sides.get(target)?.seat ?? -1;
    fight.winner = event.kind === 'fall' && winner >= 0 ? (winner % 2 === 0 ? 0 : 1) : -1;
    fight.end = event.words;
  } else if (event.kind === 'discard')
    for (const fight of round.fights.values())
      if (pieces.includes(fight.pieces[0])) fight.taken ||= fight.end !== null;
}

/** Who fights whom is told with either of them first. */
function fightOf(round: Round, one: string, other: string): Fought {
  const key = [one, other].sort().join();
  const known = round.fights.get(key);
  if (known) return known;
  const first = (round.sides.get(one)?.seat ?? 0) % 2 === 0;
  const fight: Fought = {
    ...{ pieces: first ? [one, other] : [other, one], results: null, winner: -1, end: null, taken: false },
  };
  round.fights.set(key, fight);
  return fight;
}

/** The leading team, which draws first, lays its fighters in the order in which it draws them (B33). */
function fightsOf({ sides, fights }: Round): readonly PastFight[] {
  const drawn = [...sides];
  const lead = (drawn[0]?.[1].seat ?? 0) % 2;
  const leaders = drawn.flatMap(([piece, { seat }]) => (seat % 2 === lead ? [piece] : []));
  const past: PastFight[] = [];
  for (const { pieces, results, winner, end, taken } of fights.values()) {
    const [first, second] = [sides.get(pieces[0]), sides.get(pieces[1])];
    if (!taken || !end || !first || !second) continue;
    past.push({ slot: leaders.indexOf(pieces[lead]), sides: [first, second], results, winner, end });
  }
  return past;
}
