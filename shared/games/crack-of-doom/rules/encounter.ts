import { CARDS } from '../data/cards.ts';
import { DOOM, isHaven } from '../data/spaces.ts';
import { aidValue, back, strengthOf } from './legal.ts';
import {
  cardName,
  kindOf,
  leaveHand,
  missTurn,
  type Play,
  pawnOf,
  report,
  sideName,
  throwAway,
} from './play.ts';
import { activeOf, type Held, opponentsOf, pieceOf, rowOf } from './state.ts';
import { restAtHaven, rollForDoom, walk } from './turn.ts';

/** All opponents have answered: the first in turn order who offered plays; the others keep their cards unseen (C16). */
export function closeEncounter(play: Play): void {
  const { race } = play;
  const offers = opponentsOf(race)
    .filter((seat) => race.seats[seat].answer === 2)
    .map((seat) => ({ by: seat, cards: [...race.seats[seat].laid] }));
  for (const seat of race.seats) seat.laid.length = 0;
  race.queue = race.base.options.encounters === 'each' ? offers : offers.slice(0, 1);
  nextEncounter(play);
}

function nextEncounter(play: Play): void {
  const { race } = play;
  race.encounter = null;
  const offer = race.queue.shift();
  if (!offer) {
    if (activeOf(race).space === DOOM) rollForDoom(play);
    else race.phase = 'post';
    return;
  }
  race.seats[offer.by].tally.played += offer.cards.length;
  meet(play, offer.by, leaveHand(race, offer.by, offer.cards));
}

/** The Foe or Hardship lies open and the die is thrown; cards are laid after it was seen (C21). */
function meet(play: Play, by: number, cards: readonly Held[]): void {
  const { race } = play;
  const seat = activeOf(race);
  seat.tally.met++;
  seat.laid.length = 0;
  race.ring = false;
  const strength = strengthOf(cards.map(rowOf));
  const die = play.dice.d6();
  race.encounter = { by, cards, strength, die, defeat: seat.defeat };
  const isFoe = CARDS[rowOf(cards[0])].type === 'F';
  if (play.loud) {
    const what = cardName(rowOf(cards[0]));
    report(
      play,
      race.active,
      'rise',
      isFoe ? 'meets.foe' : 'meets.hardship',
      {
        by: sideName(race, by),
        what,
        strength,
      },
      {
        cards: cards.map((held) => kindOf(rowOf(held))),
        rule: 'C16',
        seat: by,
        piece: pieceOf(cards[0]),
        target: pawnOf(race.active),
      },
    );
    const atLeast = strength + seat.defeat;
    report(
      play,
      race.active,
      'roll',
      seat.defeat > 0 ? 'roll.battle.defeat' : 'roll.battle',
      {
        die,
        defeat: seat.defeat,
        result: die - seat.defeat,
        strength,
      },
      { dice: [{ value: die, atLeast, ok: die >= atLeast }], rule: 'C26' },
    );
  }
  race.phase = isFoe ? 'battle' : 'hardship';
  if (die - seat.defeat >= strength) settle(play, [], false);
}

/** What the cards add to the roll against this Foe or Hardship. */
export function aidsWorth(foe: Held, aids: readonly Held[]): number {
  let sum = 0;
  for (const held of aids) sum += aidValue(rowOf(held), rowOf(foe));
  return sum;
}

/** Ends the open encounter with these cards and perhaps the Ring (C25: its marker stays whatever comes of it). */
export function settle(play: Play, aids: readonly Held[], ring: boolean): void {
  const { race } = play;
  const { encounter } = race;
  if (!encounter) throw new Error('There is no encounter to settle.');
  const seat = activeOf(race);
  const isFoe = CARDS[rowOf(encounter.cards[0])].type === 'F';
  const result = encounter.die - encounter.defeat + aidsWorth(encounter.cards[0], aids) + (ring ? 2 : 0);
  const won = result >= encounter.strength;
  const from = race.discard.length;
  for (const held of encounter.cards) race.discard.push(rowOf(held));
  const thrown = throwAway(race, race.active, ...aids);
  seat.laid.length = 0;
  race.ring = false;
  race.encounter = null;
  race.settled = { ...encounter, of: race.active, aids: thrown, ring, result, won, from };
  if (ring) seat.corruption++;
  if (play.loud) tellSettled(play, isFoe);
  if (won) {
    seat.tally.escaped++;
    nextEncounter(play);
    return;
  }
  missTurn(race, seat);
  if (isFoe) {
    seat.defeat++;
    nextEncounter(play);
  } else turnBack(play);
}

function tellSettled(play: Play, isFoe: boolean): void {
  const { race } = play;
  const { settled } = race;
  if (!settled) return;
  const { aids, ring, result, won, strength } = settled;
  const what = cardName(rowOf(settled.cards[0]));
  if (aids.length > 0)
    report(
      play,
      race.active,
      'discard',
      aids.length === 1 ? 'lays.one' : 'lays',
      {
        cards: aids.map((held) => cardName(rowOf(held))).join(', '),
        n: aidsWorth(settled.cards[0], aids),
      },
      {
        cards: aids.map((held) => kindOf(rowOf(held))),
        pieces: aids.map(pieceOf),
        rule: isFoe ? 'C21' : 'C27',
      },
    );
  if (ring) report(play, race.active, 'mark', 'uses.ring', {}, { rule: 'C25', mark: 'corruption', on: true });
  const outcome = `${isFoe ? 'battle' : 'hardship'}.${won ? 'won' : 'lost'}`;
  report(
    play,
    race.active,
    won ? 'note' : 'harm',
    outcome,
    { what, result, strength },
    {
      rule: isFoe ? 'C29' : 'C28',
      amount: result,
    },
  );
}

/** C28: back by a die; a Haven stops the pawn there as well, and nothing meets it. */
function turnBack(play: Play): void {
  const { race } = play;
  const seat = activeOf(race);
  const die = play.dice.d6();
  race.queue = [];
  if (play.loud)
    report(play, race.active, 'roll', 'roll.back', { die }, { dice: [{ value: die }], rule: 'C28' });
  const from = seat.space;
  walk(play, race.active, back(from, die, race.base.options.retreat === 'stopAtHaven'));
  if (isHaven(seat.space) && seat.space !== from) restAtHaven(play);
  else race.phase = 'post';
}
