import type { Dice } from '../../../engine/dice.ts';
import type { Seat } from '../../../table/model.ts';
import { CARDS } from '../data/cards.ts';
import { copyRace, type Held, numbered, type Race, rowOf } from './state.ts';

/**
 * A race that fits all that this seat may know: its own hand, what the Palantir showed it and has not left that hand
 * since, all that lies open. The other hands and the deck are drawn anew; what others have answered or noted is
 * forgotten. -1: a spectator.
 */
export function determinizeFor(race: Race, viewer: Seat, dice: Dice): Race {
  const fit = copyRace(race);
  const unseen = [...fit.deck];
  const known = fit.seats.map((_, seat) =>
    viewer < 0 ? [] : (race.seats[viewer].sights.find((sight) => sight.of === seat)?.rows ?? []),
  );
  fit.seats.forEach((seat, i) => {
    if (i === viewer) return;
    const sure = [...known[i]];
    for (const held of seat.hand) {
      const at = sure.indexOf(rowOf(held));
      if (at >= 0) sure.splice(at, 1);
      else unseen.push(rowOf(held));
    }
  });
  dice.shuffle(unseen);
  fit.seats.forEach((seat, i) => {
    if (i === viewer) return;
    const rows = dice.shuffle([...known[i], ...unseen.splice(0, seat.hand.length - known[i].length)]);
    seat.hand = seat.hand.map((held, k): Held => numbered(Math.floor(held / 128), rows[k]));
    forget(fit, i);
  });
  fit.deck = unseen;
  return fit;
}

/** What this seat has laid ready, answered, noted and seen is its own affair. */
function forget(race: Race, who: Seat): void {
  const seat = race.seats[who];
  seat.marked = [];
  seat.laid = [];
  seat.answer = 0;
  seat.filter = 'ask';
  seat.pipe = 'ask';
  seat.pipePast = '0';
  seat.sights = [];
  race.queue = race.queue.filter((offer) => offer.by !== who);
  if (who === race.active) race.ring = false;
}

/** Breaks of what must always hold; empty when sound. */
export function brokenIn(race: Race): string[] {
  const broken: string[] = [];
  const lying = [
    ...race.deck,
    ...race.discard,
    ...race.seats.flatMap((seat) => seat.hand.map(rowOf)),
    ...(race.encounter?.cards.map(rowOf) ?? []),
  ];
  for (const { row, id, copies } of CARDS) {
    const n = lying.filter((one) => one === row).length;
    if (n !== copies) broken.push(`${n} cards of ${id} instead of ${copies}`);
  }
  const numbers = race.seats.flatMap((seat) => seat.hand);
  if (new Set(numbers).size !== numbers.length) broken.push('two cards have one number');
  race.seats.forEach((seat, i) => {
    if (seat.space < 1 || seat.space > 72) broken.push(`seat ${i} stands on space ${seat.space}`);
    if (Math.min(seat.defeat, seat.corruption, seat.miss) < 0)
      broken.push(`seat ${i} has fewer markers than none`);
    for (const held of [...seat.marked, ...seat.laid])
      if (!seat.hand.includes(held)) broken.push(`seat ${i} has laid or marked a card that it does not hold`);
    for (const sight of seat.sights) {
      const hand = race.seats[sight.of].hand.map(rowOf);
      for (const row of sight.rows) {
        const at = hand.indexOf(row);
        if (at < 0) broken.push(`seat ${i} thinks that seat ${sight.of} holds ${CARDS[row].id}`);
        else hand.splice(at, 1);
      }
    }
  });
  if (race.phase === 'over' && !race.ending) broken.push('it is over without an ending');
  if ((race.phase === 'battle' || race.phase === 'hardship') && !race.encounter)
    broken.push('there is a battle without a Foe');
  return broken;
}
