import { areAllied, type Field, profileOf } from './field.ts';
import type { Blow } from './frames.ts';
import { seesLine, standBar } from './places.ts';
import type { UseOffer } from './profile.ts';
import type { Activation, Battle } from './state.ts';

/**
 * Why something may not be done: a code that text.ts puts into a sentence; '' when it may. Listing and
 * checking both ask these predicates and nothing else.
 */
export type Bar =
  | ''
  | 'no-such-target'
  | 'not-a-foe'
  | 'not-a-friend'
  | 'out-of-reach'
  | 'too-near'
  | 'immune'
  | 'warded'
  | 'no-line'
  | 'no-sight'
  | 'closed-ground'
  | 'not-flown-over'
  | 'second-first'
  | 'second-twice'
  | 'attack-spent'
  | 'not-side-by-side'
  | 'already-inspired'
  | 'already-rallied'
  | 'no-token'
  | 'not-dead'
  | 'summoned'
  | 'hex-taken'
  | 'unhurt'
  | 'nobody-there';

/** Is there an Attack or Second left for this offer in the activation? (A26, A127) */
export function budgetBar(open: Activation, budget: UseOffer['budget']): Bar {
  if (budget === 'attack') return open.attacks > 0 ? 'attack-spent' : '';
  if (budget !== 'second') return '';
  if (open.attacks === 0) return 'second-first';
  return open.seconds > 0 ? 'second-twice' : '';
}

/** May unit `by` aim this blow, which reaches `range` hexes, at unit `target`? (T0 of section 3.3) */
export function attackBar(
  b: Battle,
  field: Field,
  by: number,
  target: number,
  blow: Blow,
  range: number,
): Bar {
  const unit = b.units[by];
  const foe = b.units[target];
  if (foe === undefined || foe.dead) return 'no-such-target';
  if (areAllied(field, foe.seat, unit.seat)) return 'not-a-foe';
  if (blow.kind === 'BUR' && range === 0) {
    if (!b.open[b.open.length - 1].flown.includes(foe.cell)) return 'not-flown-over';
  } else {
    const distance = field.board.distance(unit.cell, foe.cell);
    if (distance > range) return 'out-of-reach';
    if (distance > 1 && !blow.indirect && !seesLine(b, field, unit.cell, foe.cell))
      return field.terrain.lines(unit.cell, foe.cell).length === 0 ? 'no-sight' : 'no-line';
  }
  if (blow.spell) return '';
  const profile = profileOf(field, foe);
  if (profile.ward && field.board.distance(unit.cell, foe.cell) > 1) return 'warded';
  return !blow.magical && profile.immune ? 'immune' : '';
}

/** Foes at distance 2..r (A125). */
export function lureBar(b: Battle, field: Field, by: number, target: number, range: number): Bar {
  const unit = b.units[by];
  const foe = b.units[target];
  if (foe === undefined || foe.dead) return 'no-such-target';
  if (areAllied(field, foe.seat, unit.seat)) return 'not-a-foe';
  const distance = field.board.distance(unit.cell, foe.cell);
  return distance > range ? 'out-of-reach' : distance < 2 ? 'too-near' : '';
}

/** The two targets of a Swipe beside each other (both are checked as targets too). */
export function pairBar(b: Battle, field: Field, one: number, other: number): Bar {
  if (one === other) return 'not-side-by-side';
  return field.board.distance(b.units[one].cell, b.units[other].cell) === 1 ? '' : 'not-side-by-side';
}

export function friendBar(b: Battle, field: Field, by: number, target: number, range: number): Bar {
  const unit = b.units[by];
  const friend = b.units[target];
  if (friend === undefined || friend.dead) return 'no-such-target';
  if (target === by || !areAllied(field, friend.seat, unit.seat)) return 'not-a-friend';
  return field.board.distance(unit.cell, friend.cell) > range ? 'out-of-reach' : '';
}

/** Another friend, within reach, once per round (A111, A112). */
export function inspireBar(b: Battle, field: Field, by: number, target: number, range: number): Bar {
  return friendBar(b, field, by, target, range) || (b.units[target].wasInspired ? 'already-inspired' : '');
}

export function rallyBar(b: Battle, field: Field, by: number, target: number, range: number): Bar {
  return friendBar(b, field, by, target, range) || (b.units[target].wasRallied ? 'already-rallied' : '');
}

/** The target needs a token, and uses it (A133). */
export function deployBar(b: Battle, field: Field, by: number, target: number, range: number): Bar {
  return friendBar(b, field, by, target, range) || (b.units[target].tokens > 0 ? '' : 'no-token');
}

/** One's own dead, not summoned, into a free hex within reach (A118, A119). */
export function reviveBar(
  b: Battle,
  field: Field,
  by: number,
  target: number,
  to: number,
  range: number,
): Bar {
  const unit = b.units[by];
  const friend = b.units[target];
  if (friend === undefined) return 'no-such-target';
  if (!friend.dead) return 'not-dead';
  if (!areAllied(field, friend.owner, unit.seat)) return 'not-a-friend';
  if (b.resigned.includes(friend.owner)) return 'no-such-target';
  if (friend.summoned) return 'summoned';
  if (!(to >= 0 && to < field.board.size)) return 'out-of-reach';
  if (field.board.distance(unit.cell, to) > Math.max(1, range)) return 'out-of-reach';
  return standBar(b, field, to);
}

/** Two friends next to each other, the user among them or not (A132). */
export function switchBar(b: Battle, field: Field, by: number, one: number, other: number): Bar {
  const unit = b.units[by];
  const a = b.units[one];
  const c = b.units[other];
  if (a === undefined || c === undefined || a.dead || c.dead) return 'no-such-target';
  if (!areAllied(field, a.seat, unit.seat) || !areAllied(field, c.seat, unit.seat)) return 'not-a-friend';
  if (pairBar(b, field, one, other)) return 'not-side-by-side';
  if (field.options.switchRange !== 5) return '';
  const far = Math.max(field.board.distance(unit.cell, a.cell), field.board.distance(unit.cell, c.cell));
  return far > 5 ? 'out-of-reach' : '';
}
