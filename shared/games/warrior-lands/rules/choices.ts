import type { Decision } from '../../../engine/game.ts';
import { ITEMS } from '../data/items.ts';
import { COLOURS, type Colour, type Move } from '../model.ts';
import { listCasts } from './castings.ts';
import { placingsOf } from './deploy.ts';
import { areAllied, type Field, fieldOf, profileOf } from './field.ts';
import { arrowsFor, listGifts, listItems, withArrow } from './items.ts';
import { isFree } from './places.ts';
import { openOf, seatsOf } from './play.ts';
import type { Profile, UseOffer } from './profile.ts';
import { reachFrom } from './reach.ts';
import type { Activation, Battle } from './state.ts';
import {
  attackBar,
  budgetBar,
  deployBar,
  inspireBar,
  lureBar,
  pairBar,
  rallyBar,
  reviveBar,
  switchBar,
} from './targets.ts';
import { seatsStanding } from './victory.ts';

const END: Move = { do: 'end' };
const PASS: Move = { do: 'pass' };
const OFFER: Move = { do: 'draw', accept: true };
const DECLINE: Move = { do: 'draw', accept: false };

/** Who must choose now and among what. */
export function decisionsOf(b: Battle): readonly Decision<Move>[] {
  if (b.over) return [];
  const field = fieldOf(b);
  if (b.prompt) return [{ seat: b.prompt.seat, kind: b.prompt.kind, choices: answersOf(b) }];
  if (b.offer >= 0)
    return seatsStanding(b)
      .filter((seat) => seat !== b.offer && !b.agreed.includes(seat))
      .map((seat) => ({ seat, kind: 'draw', choices: [OFFER, DECLINE] }));
  if (b.placing) return [{ seat: b.turn, kind: 'deploy', choices: placingsOf(b, b.turn) }];
  const open = openOf(b);
  if (open) return [{ seat: b.units[open.unit].seat, kind: 'action', choices: actionsOf(b, field, open) }];
  if (b.turn >= 0) return [{ seat: b.turn, kind: 'unit', choices: unitsOf(b, field, b.turn) }];
  return otherSeats(b, -1)
    .map((seat) => ({ seat, kind: 'unit', choices: unitsOf(b, field, seat) }))
    .filter(({ choices }) => choices.length > 0);
}

const otherSeats = (b: Battle, seat: number): number[] =>
  Array.from({ length: seatsOf(b) }, (_, other) => other).filter((other) => other !== seat);

/** May the seat on turn offer a draw? After so many rounds without a damage token, once per round (A34). */
export const mayOfferDraw = (b: Battle): boolean =>
  b.round - b.lastHarm >= b.base.options.stalemateRounds && b.offered < b.round;

function unitsOf(b: Battle, field: Field, seat: number): Move[] {
  const choices: Move[] = [];
  for (let i = 0; i < b.units.length; i++) {
    const unit = b.units[i];
    if (unit.seat !== seat || unit.tokens === 0) continue;
    choices.push({ do: 'act', unit: i });
    if (unit.items.length > 0)
      listGifts(b, field, i, (item, to) => choices.push({ do: 'act', unit: i, give: [{ item, to }] }));
    if (unit.mount === 'off' && unit.form < 0 && !unit.trapped)
      choices.push({ do: 'act', unit: i, remount: true });
  }
  if (choices.length === 0) return choices;
  if (b.base.options.pass === 'yes') choices.push(PASS);
  if (mayOfferDraw(b)) choices.push(OFFER);
  return choices;
}

function answersOf(b: Battle): Move[] {
  const { prompt } = b;
  if (!prompt) return [];
  switch (prompt.kind) {
    case 'martyr':
      return [...prompt.options, -1].map((unit) => ({ do: 'martyr', unit }));
    case 'fate':
      return [
        { do: 'fate', reroll: true },
        { do: 'fate', reroll: false },
      ];
    case 'guard':
      return [
        { do: 'guard', draw: true },
        { do: 'guard', draw: false },
      ];
    case 'defend':
      return prompt.defences.map(({ row, kind }) => ({ do: 'defend', row, kind }));
    case 'push':
      return prompt.options.map((to) => ({ do: 'push', to }));
    case 'lure':
      return prompt.options.map((to) => ({ do: 'lure', to }));
    case 'place':
      return prompt.options.map((to) => ({ do: 'place', to }));
    case 'form':
      return prompt.options.map((type) => ({ do: 'form', name: b.base.types[type].name }));
    case 'pick':
      return prompt.options.map((item) => ({ do: 'pick', name: ITEMS[item].id }));
  }
}

/** S6: attacks and support with each card held, then moves, spells, items and the end. Cheapest card first for a hex. */
function actionsOf(b: Battle, field: Field, open: Activation): Move[] {
  const unit = b.units[open.unit];
  const profile = profileOf(field, unit);
  const choices: Move[] = [];
  if (open.closing) {
    listItems(b, field, open, choices);
    choices.push(END);
    return choices;
  }
  for (const colour of COLOURS) {
    if (!holds(open, colour)) continue;
    if (open.attacks === 0) listStrikes(b, field, open, profile, colour, choices);
    for (const use of profile.uses[colour])
      if (budgetBar(open, use.budget) === '') listUse(b, field, open, use, colour, choices);
  }
  if (open.bonus > 0) listBonus(b, field, open, choices);
  if (!open.moved)
    for (const colour of COLOURS)
      if (holds(open, colour)) listMoves(b, field, unit.cell, profile, colour, choices);
  if (profile.spells.length > 0 || unit.items.length > 0) listCasts(b, field, open, profile, choices);
  if (unit.items.length > 0 || b.loot.length > 0) listItems(b, field, open, choices);
  choices.push(END);
  return choices;
}

export function holds(open: Activation, colour: Colour): boolean {
  for (const card of open.hand) if (card.colour === colour) return true;
  return false;
}

function listMoves(
  b: Battle,
  field: Field,
  from: number,
  profile: Profile,
  card: Colour,
  choices: Move[],
): void {
  for (const { row, kind, steps } of profile.moves[card]) {
    const reach = reachFrom(b, field, from, steps, kind === 'FLY');
    for (let i = 1; i < reach.count; i++) {
      const to = reach.cells[i];
      if (!isFree(b, field, to)) continue;
      choices.push(row === '' ? { do: 'move', card, to } : { do: 'move', card, row, to });
    }
  }
}

function listBonus(b: Battle, field: Field, open: Activation, choices: Move[]): void {
  const reach = reachFrom(b, field, b.units[open.unit].cell, open.bonus, false);
  for (let i = 1; i < reach.count; i++) choices.push({ do: 'bonus', to: reach.cells[i] });
}

function listStrikes(
  b: Battle,
  field: Field,
  open: Activation,
  profile: Profile,
  card: Colour,
  choices: Move[],
): void {
  const strike = profile.strikes[card];
  if (!strike) return;
  for (const cell of field.board.within(b.units[open.unit].cell, 1)) {
    const target = b.at[cell];
    if (target < 0) continue;
    if (attackBar(b, field, open.unit, target, strike.blows[0], 1) === '')
      choices.push({ do: 'strike', card, target });
    for (const blow of strike.others)
      if (
        weaponMatters(field, b, open.unit, target) &&
        attackBar(b, field, open.unit, target, blow, 1) === ''
      )
        choices.push({ do: 'strike', card, target, weapon: blow.row });
  }
}

/** Does it change anything for this target what it is struck with? (A44: Parry, Skeletal Form, magic weapons.) */
function weaponMatters(field: Field, b: Battle, by: number, target: number): boolean {
  if (b.units[by].items.length > 0) return true;
  const { defences, layers } = profileOf(field, b.units[target]);
  return (
    layers.some((layer) => layer.skeletal) ||
    defences.P.some(({ kind }) => kind === 'PAR') ||
    defences.B.some(({ kind }) => kind === 'PAR')
  );
}

function listUse(
  b: Battle,
  field: Field,
  open: Activation,
  use: UseOffer,
  card: Colour,
  choices: Move[],
): void {
  const { unit: by } = open;
  const base: UseBase = use.plural
    ? { do: 'use', card, row: use.row, kind: use.kind }
    : { do: 'use', card, row: use.row };
  switch (use.kind) {
    case 'REG':
      if (b.units[by].damage > 0) choices.push(base);
      return;
    case 'SWI':
      listSwitches(b, field, by, base, choices);
      return;
    case 'REV':
      listRevivals(b, field, by, use, base, choices);
      return;
    case 'INA':
    case 'STA':
      if (eachTarget(b, field, by, use).length > 0) choices.push(base);
      return;
    case 'BUR':
      if (use.range === 0) {
        for (const cell of open.flown) addTarget(b, field, by, use, b.at[cell], base, choices);
        return;
      }
  }
  for (const cell of field.board.within(b.units[by].cell, use.range))
    addTarget(b, field, by, use, b.at[cell], base, choices);
}

type UseBase = Extract<Move, { do: 'use' }>;

function addTarget(
  b: Battle,
  field: Field,
  by: number,
  use: UseOffer,
  target: number,
  base: UseBase,
  choices: Move[],
): void {
  if (target < 0) return;
  if (use.beyond > 0 && field.board.distance(b.units[by].cell, b.units[target].cell) <= use.beyond) return;
  const bar = useBar(b, field, by, use, target);
  if (bar !== '') {
    // An enchanted arrow harms a spirit where the bow alone does not.
    if (bar === 'immune')
      for (const item of arrowsFor(b.units[by], use))
        if (useBar(b, field, by, armed(use, item), target) === '') choices.push({ ...base, target, item });
    return;
  }
  if (use.kind !== 'SWP') {
    choices.push({ ...base, target });
    for (const item of arrowsFor(b.units[by], use)) choices.push({ ...base, target, item });
    return;
  }
  for (const cell of field.board.within(b.units[target].cell, 1)) {
    const second = b.at[cell];
    if (second >= 0 && useBar(b, field, by, use, second) === '' && pairBar(b, field, target, second) === '')
      choices.push({ ...base, target, second });
  }
  if (field.options.swipeSingle === 'on') choices.push({ ...base, target });
}

/** The same shot with a declared arrow. */
export const armed = (use: UseOffer, item: string | undefined): UseOffer =>
  item === undefined || !use.blow ? use : { ...use, blow: withArrow(use.blow, item) };

/** May this effect be aimed at that one unit? */
export function useBar(
  b: Battle,
  field: Field,
  by: number,
  use: UseOffer,
  target: number,
): ReturnType<typeof attackBar> {
  switch (use.kind) {
    case 'INS':
      return inspireBar(b, field, by, target, use.range);
    case 'RAL':
      return rallyBar(b, field, by, target, use.range);
    case 'DEP':
      return deployBar(b, field, by, target, use.range);
    case 'LUR':
      return lureBar(b, field, by, target, use.range);
    default:
      return use.blow ? attackBar(b, field, by, target, use.blow, use.range) : 'no-such-target';
  }
}

/** Whom Inspire All or Stun All rolls for, in fixed unit order (A110). */
export function eachTarget(b: Battle, field: Field, by: number, use: UseOffer): number[] {
  const targets: number[] = [];
  for (const cell of field.board.within(b.units[by].cell, use.range)) {
    const target = b.at[cell];
    if (target < 0) continue;
    const bar = use.blow
      ? attackBar(b, field, by, target, use.blow, use.range)
      : inspireBar(b, field, by, target, use.range);
    if (bar === '') targets.push(target);
  }
  return targets.sort((x, y) => x - y);
}

function listSwitches(b: Battle, field: Field, by: number, base: UseBase, choices: Move[]): void {
  const { seat } = b.units[by];
  for (let one = 0; one < b.units.length; one++) {
    const unit = b.units[one];
    if (unit.dead || !areAllied(field, unit.seat, seat)) continue;
    for (const cell of field.board.within(unit.cell, 1)) {
      const other = b.at[cell];
      if (other > one && switchBar(b, field, by, one, other) === '')
        choices.push({ ...base, target: one, second: other });
    }
  }
}

function listRevivals(
  b: Battle,
  field: Field,
  by: number,
  use: UseOffer,
  base: UseBase,
  choices: Move[],
): void {
  const { seat, cell } = b.units[by];
  for (let target = 0; target < b.units.length; target++) {
    const unit = b.units[target];
    if (!unit.dead || !areAllied(field, unit.owner, seat)) continue;
    for (const to of field.board.within(cell, Math.max(1, use.range)))
      if (reviveBar(b, field, by, target, to, use.range) === '') choices.push({ ...base, target, to });
  }
}
