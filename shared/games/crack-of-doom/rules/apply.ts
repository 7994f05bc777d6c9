import { words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS, rowOfId } from '../data/cards.ts';
import type { Move } from '../model.ts';
import { closeEncounter, settle } from './encounter.ts';
import { modifierBar } from './legal.ts';
import { cardName, missTurn, type Play, pawnOf, report, sideName, throwAway } from './play.ts';
import { type Fellowship, type Held, opponentsOf, type Race, rowOf } from './state.ts';
import { afterDraw, answerDoom, closePipe, endTurn, fillHand, rest, roll, rollForDoom } from './turn.ts';

/** Makes a move that `refusalOf` let pass. */
export function applyMove(play: Play, who: Seat, move: Move): void {
  const { race } = play;
  const seat = race.seats[who];
  switch (move.do) {
    case 'throw':
      throwCard(play, who, move.card);
      break;
    case 'fill':
      fillHand(play);
      break;
    case 'pipe':
      seat.answer = move.use ? 2 : 1;
      closeWhenAnswered(play);
      break;
    case 'roll':
      roll(play);
      break;
    case 'rest':
      rest(play);
      break;
    case 'try':
      rollForDoom(play);
      break;
    case 'special':
      playSpecial(play, who, move.card, move.target);
      break;
    case 'again': {
      throwAway(race, who, heldOf(seat, move.card));
      seat.tally.played++;
      if (play.loud)
        report(
          play,
          who,
          'discard',
          'again',
          { card: cardName(rowOfId(move.card)) },
          { cards: [move.card], rule: 'C34' },
        );
      roll(play);
      break;
    }
    case 'end':
      endTurn(play);
      break;
    case 'lay':
      lay(race, seat, move.card);
      break;
    case 'take':
      take(race, seat, move.card);
      break;
    case 'ring':
      race.ring = move.on;
      break;
    case 'offer':
      if (move.card !== undefined)
        seat.laid = [move.card, ...(move.mods ?? [])].map((card) => heldOf(seat, card));
      seat.answer = 2;
      closeWhenAnswered(play);
      break;
    case 'pass':
      seat.laid.length = 0;
      seat.answer = 1;
      closeWhenAnswered(play);
      break;
    case 'settle':
      settle(
        play,
        move.aids ? pick(seat, move.aids) : [...seat.laid],
        move.ring ?? (move.aids ? false : race.ring),
      );
      break;
    case 'smeagol':
      answerDoom(play, move.use);
      break;
  }
}

/** A card of that name in the hand, one that does not lie ready where there are several. */
function heldOf(seat: Fellowship, card: string): Held {
  const row = rowOfId(card);
  const like = seat.hand.filter((held) => rowOf(held) === row);
  const held = like.find((one) => !seat.laid.includes(one)) ?? like[0];
  if (held === undefined) throw new Error(`The card "${card}" is not in the hand.`);
  return held;
}

function pick(seat: Fellowship, cards: readonly string[]): Held[] {
  const picked: Held[] = [];
  for (const card of cards) {
    const row = rowOfId(card);
    const held = seat.hand.find((one) => rowOf(one) === row && !picked.includes(one));
    if (held === undefined) throw new Error(`The card "${card}" is not in the hand so often.`);
    picked.push(held);
  }
  return picked;
}

function throwCard(play: Play, who: Seat, card: string): void {
  const { race } = play;
  const seat = race.seats[who];
  // The copy that was marked goes first.
  const row = rowOfId(card);
  const marked = seat.marked.find((held) => rowOf(held) === row);
  throwAway(race, who, marked ?? heldOf(seat, card));
  if (play.loud)
    report(
      play,
      who,
      'discard',
      'throws',
      { card: cardName(row) },
      { cards: [card], rule: race.phase === 'limit' ? 'C4' : 'C11' },
    );
  if (race.phase === 'limit') afterDraw(play);
  else if (seat.hand.length === 0) fillHand(play);
}

function lay(race: Race, seat: Fellowship, card: string): void {
  const held = heldOf(seat, card);
  if (race.phase !== 'encounter') {
    seat.laid.push(held);
    return;
  }
  seat.answer = 0;
  if (CARDS[rowOf(held)].type === 'M') seat.laid.push(held);
  else {
    const mods = seat.laid.slice(1).filter((mod) => modifierBar(rowOf(mod), rowOf(held)) === '');
    seat.laid = [held, ...mods];
  }
}

function take(race: Race, seat: Fellowship, card: string): void {
  const at = seat.laid.findLastIndex((held) => CARDS[rowOf(held)].id === card);
  if (race.phase !== 'encounter') {
    seat.laid.splice(at, 1);
    return;
  }
  seat.answer = 0;
  // Without the Foe its Modifiers have nothing to lie on.
  if (at === 0) seat.laid.length = 0;
  else seat.laid.splice(at, 1);
}

export function closeWhenAnswered(play: Play): void {
  const { race } = play;
  if (opponentsOf(race).some((seat) => race.seats[seat].answer === 0)) return;
  if (race.phase === 'pipe') closePipe(play);
  else closeEncounter(play);
}

function playSpecial(play: Play, who: Seat, card: string, target: Seat): void {
  const { race } = play;
  const row = rowOfId(card);
  const other = race.seats[target];
  throwAway(race, who, heldOf(race.seats[who], card));
  race.seats[who].tally.played++;
  const effect = CARDS[row].special?.effect;
  if (effect === 'miss') missTurn(race, other);
  else if (effect === 'corruption') other.corruption++;
  else if (effect === 'see') {
    const me = race.seats[who];
    me.sights = me.sights.filter((sight) => sight.of !== target);
    me.sights.push({ of: target, turn: race.turn, rows: other.hand.map(rowOf).sort((a, b) => a - b) });
  }
  if (!play.loud) return;
  report(
    play,
    who,
    'cards',
    `special.${effect}`,
    { card: cardName(row), whom: sideName(race, target) },
    {
      cards: [card],
      target: pawnOf(target),
      rule: effect === 'see' ? 'C36' : 'C32',
      ...(effect !== 'see' && { mark: effect, on: true }),
    },
  );
}

/** A Fellowship gives up: its cards go to the discard pile, its pawn leaves the trail, the others play on. */
export function resign(play: Play, who: Seat): void {
  const { race } = play;
  const seat = race.seats[who];
  if (seat.out || race.ending) return;
  throwAway(race, who, ...seat.hand);
  seat.out = true;
  seat.answer = 0;
  race.queue = race.queue.filter((offer) => offer.by !== who);
  for (const other of race.seats) other.sights = other.sights.filter((sight) => sight.of !== who);
  const left = race.order.filter((one) => !race.seats[one].out);
  if (left.length <= 1) {
    race.ending = { winners: left, reason: 'alone' };
    race.phase = 'over';
    if (race.encounter) discardEncounter(race);
    if (play.loud)
      play.tell({
        kind: 'over',
        words: words('over.alone', { side: sideName(race, left[0] ?? who) }),
        seat: left[0] ?? who,
      });
    return;
  }
  if (who === race.active) {
    if (race.encounter) discardEncounter(race);
    race.doom = null;
    endTurn(play);
  } else if (race.phase === 'pipe' || race.phase === 'encounter') closeWhenAnswered(play);
}

function discardEncounter(race: Race): void {
  for (const held of race.encounter?.cards ?? []) race.discard.push(rowOf(held));
  race.encounter = null;
  race.queue = [];
}
