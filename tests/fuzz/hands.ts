import { isDeepStrictEqual } from 'node:util';
import type { Dice } from '../../shared/engine/dice.ts';
import { FastDice } from '../../shared/engine/dice-fast.ts';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Entry } from '../../shared/engine/log.ts';
import type { Match, Prepared } from '../../shared/engine/match.ts';
import { tableText } from '../../shared/protocol/text.ts';
import { layDown } from '../../shared/table/byhand/lay.ts';
import type { FreeTable } from '../../shared/table/byhand/piece.ts';
import { isOrdered } from '../../shared/table/byhand/place.ts';
import { sceneByHand } from '../../shared/table/byhand/scene.ts';
import { randomAct } from '../../shared/table/byhand/testing/random-act.ts';
import { twinFor } from '../../shared/table/byhand/testing/twin.ts';
import { publicTable, seenBy } from '../../shared/table/byhand/view.ts';
import type { Piece, Scene } from '../../shared/table/model.ts';

/** Acts of hands in one go. */
const MOST_ACTS = 12;

/** What the checks of a while by hand found, and how long it was. */
interface ByHandPlayed {
  readonly acts: number;
  /** The rules took up what hands had changed. */
  readonly takenUp: boolean;
  readonly breaks: readonly string[];
}

/**
 * Goes over to hands in mid-game, lets them do anything, takes some of it back, and returns to the rules: with what was
 * changed where they can take it up, else with all of it taken back. `act` lets an entry happen, as in kept play;
 * `happen` one that is worked out already.
 */
export function playByHand(
  match: Match,
  dice: Dice,
  act: (entry: Entry) => boolean,
  happen: (prepared: Prepared) => boolean,
): ByHandPlayed {
  const breaks = laysOutNoSecret(match, dice);
  const { seats } = match.position;
  const before = match.checksum();
  let acts = 0;
  const done = (entry: Entry) => act(entry) || breaks.push(`${entry.e} failed by hand`) === 0;
  const agreed = (entry: Entry) => {
    if (!done(entry)) return false;
    for (let other = 0; match.position.ask && other < seats.length; other++)
      if (match.position.ask.waiting.includes(`p${other}`))
        if (!done({ e: 'agree', by: `p${other}`, seat: other, yes: true })) return false;
    return true;
  };
  const over = (on: boolean) => ({ e: 'by-hand', by: 'p0', seat: 0, on }) as const;
  const result = (takenUp = false) => ({ acts, takenUp, breaks });
  if (breaks.length > 0 || !agreed(over(true))) return result();

  const scene = match.scene();
  const wanted = dice.pick(3) === 0 ? 0 : 1 + dice.pick(MOST_ACTS);
  for (let tries = 0; scene && acts < wanted && tries < 4 * MOST_ACTS && breaks.length === 0; tries++) {
    const seat = dice.pick(seats.length);
    const { free } = match.position;
    if (!free) break;
    if (dice.pick(6) === 0 && match.canUndo(seat)) {
      if (!agreed({ e: 'undo', by: `p${seat}`, seat })) break;
      continue;
    }
    const entry = { e: 'free', by: `p${seat}`, seat, act: randomAct(free, scene, seat, dice) } as const;
    // What is refused changes nothing; an exception has been reported.
    const prepared = match.prepare(entry);
    if (!prepared.ok) continue;
    if (!happen(prepared.value)) {
      breaks.push('an act by hand failed');
      break;
    }
    acts++;
    breaks.push(...unsound(match.position.free, scene), ...showsHidden(match, scene, dice));
  }
  if (breaks.length > 0) return result();

  if (scene) breaks.push(...answersInPrivate(match, scene, dice));
  const back = match.prepare(over(false));
  if (back.ok) {
    const unread = back.value.events.length;
    const secret = wrongInSecret(match);
    if (!agreed(over(false))) return result();
    if (!match.position.free) {
      if (wanted === 0 && (match.checksum() !== before || unread !== 1))
        breaks.push('what nobody touched by hand is not as it was');
      return result(acts > 0);
    }
    if (!secret) breaks.push('the rules were to be kept, and are not');
    if (wanted === 0) breaks.push("what nobody touched can't be taken up");
  } else {
    for (const { words } of back.refusal.faults ?? [back.refusal])
      if (!speaks(match, words.key))
        breaks.push(`no sentence for why the rules can't be kept: "${words.key}"`);
    if (wanted === 0) breaks.push(`what nobody touched can't be taken up: ${back.refusal.code}`);
  }
  for (let seat = 0; match.position.moves.length > 0 && breaks.length === 0; seat = (seat + 1) % seats.length)
    if (match.canUndo(seat)) agreed({ e: 'undo', by: `p${seat}`, seat });
  if (breaks.length === 0 && agreed(over(false)) && match.checksum() !== before)
    breaks.push('what was all taken back by hand is not as it was');
  return result();
}

/** A game that looks the same to a seat is laid out so that it still does. */
function laysOutNoSecret({ game, position }: Match, dice: Dice): string[] {
  const { byHand } = game;
  const breaks: string[] = [];
  const seed = dice.pick(1_000_000);
  const laid = (state: unknown) => {
    const scene = sceneByHand(game.scene(state), byHand.catalogue(state));
    return { scene, table: layDown(byHand.layOut(state), scene, new FastDice(seed)) };
  };
  const truth = laid(position.state);
  for (let seat = 0; seat < position.seats.length; seat++) {
    const guess = laid(game.determinize(game.copy(position.state), seat, dice));
    const views = ({ scene, table }: typeof truth) => [
      scene,
      nameless(publicTable(table, scene).pieces, scene, seat),
      nameless(seenBy(table, scene, seat), scene, seat),
    ];
    const [one, two] = [views(truth), views(guess)];
    ['the scene', 'the table', 'the look'].forEach((what, i) => {
      if (!isDeepStrictEqual(one[i], two[i]))
        breaks.push(
          `laid out by hand, ${what} of seat ${seat} shows what is hidden: ${difference(one[i], two[i])}`,
        );
    });
  }
  return breaks;
}

/**
 * Names in hands are drawn card by card in their owner's order, which the others don't know: which name a card that
 * they know there has got is chance, and says nothing.
 */
function nameless(pieces: readonly Piece[], scene: Scene, seat: number): unknown {
  return pieces
    .map((piece) => {
      const spec = scene.zones[piece.zone];
      if (spec?.kind !== 'hand') return piece;
      return { ...piece, id: '', ...(spec.seat === seat ? {} : { at: 0 }) };
    })
    .map((piece) => JSON.stringify(piece))
    .sort();
}

/** Where two values begin to differ, as JSON. */
function difference(one: unknown, two: unknown): string {
  const [a, b] = [JSON.stringify(one), JSON.stringify(two)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 80), at + 60);
  return `…${part(a)}… and …${part(b)}…`;
}

function showsHidden(match: Match, scene: Scene, dice: Dice): string[] {
  const { free, seats } = match.position;
  if (!free) return [];
  const seat = dice.pick(seats.length + 1) - 1;
  const twin = twinFor(free, scene, seat, dice);
  if (!isDeepStrictEqual(publicTable(twin, scene), match.table()))
    return ['the public table by hand shows what is hidden'];
  return isDeepStrictEqual(seenBy(twin, scene, seat), match.look(seat)?.pieces)
    ? []
    : [`what seat ${seat} sees besides by hand shows what is hidden`];
}

const takenUp = ({ game, position: { state } }: Match, { pieces }: FreeTable) =>
  game.byHand.takeUp(state, pieces, new FastDice(1));

/** Only hidden faces keep the rules from what lies there: that is told to all once they have agreed. */
function wrongInSecret(match: Match): boolean {
  const { free } = match.position;
  const taken = free && takenUp(match, free);
  return taken?.ok === true && taken.secret !== undefined;
}

/** What somebody is told at once and alone who wishes for the rules is the same whatever lies hidden. */
function answersInPrivate(match: Match, scene: Scene, dice: Dice): string[] {
  const { free } = match.position;
  if (!free) return [];
  const answer = (table: FreeTable) => {
    const taken = takenUp(match, table);
    return taken.ok ? null : taken.faults;
  };
  const [truth, guess] = [answer(free), answer(twinFor(free, scene, -1, dice))];
  return isDeepStrictEqual(truth, guess)
    ? []
    : [`why the rules can't be kept shows what is hidden: ${difference(truth, guess)}`];
}

/** Every id once, places in piles and hands without gaps, heights that grow. */
function unsound(table: FreeTable | null, scene: Scene): string[] {
  if (!table) return [];
  const breaks: string[] = [];
  const all = [...table.pieces, ...table.gone];
  if (new Set(all.map((piece) => piece.id)).size < all.length) breaks.push('two pieces have one id by hand');
  const counts = new Map<string, number>();
  let height = -1;
  for (const { id, zone, at, z } of table.pieces) {
    if (isOrdered(scene, zone)) {
      const place = counts.get(zone) ?? 0;
      counts.set(zone, place + 1);
      if (at !== place) breaks.push(`${id} lies at ${at} of ${zone} instead of ${place}`);
    } else if (z <= height) breaks.push(`${id} is no higher than what lies below it`);
    else height = z;
  }
  return breaks;
}

/** Everything that is told has a sentence, also what stands within another one. */
export function unspoken(match: Match, events: readonly GameEvent[]): string[] {
  const breaks: string[] = [];
  JSON.stringify(events, (name, value) => {
    if (name === 'key' && typeof value === 'string' && value !== '' && !speaks(match, value))
      breaks.push(`no sentence for "${value}"`);
    return value;
  });
  return breaks;
}

const speaks = ({ game }: Match, key: string): boolean =>
  game.text[key] !== undefined || tableText[key] !== undefined;
