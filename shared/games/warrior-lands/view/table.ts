import type { Marks, Piece, Pile, Table } from '../../../table/model.ts';
import { HERO } from '../rules/harm.ts';
import { seatsOf } from '../rules/play.ts';
import { waitingOf } from '../rules/round.ts';
import type { Battle, Unit } from '../rules/state.ts';
import { CURSED, GROUND, ITEMS, kindOf, lootId } from './scene.ts';

/** Everything that lies on the table; all of it is public (A8). */
export function tableOf(b: Battle): Table {
  const pieces: Piece[] = [];
  for (let i = 0; i < b.units.length; i++) pieces.push(unitPiece(b, i));
  for (const open of b.open) {
    const { seat } = b.units[open.unit];
    for (const card of open.hand)
      pieces.push({
        id: card.id,
        kind: `card:${card.colour}`,
        seat,
        zone: 'cards',
        at: pieces.length - b.units.length,
        marks: NONE,
      });
  }
  pieces.push(...groundPieces(b));
  return { pieces, piles: pilesOf(b), facts: factsOf(b) };
}

/** Cursed hexes, and where the fallen left items. */
export function groundPieces(b: Battle): Piece[] {
  const pieces: Piece[] = [];
  for (const cell of b.cursed)
    pieces.push({ id: `cursed-${cell}`, kind: CURSED, seat: -1, zone: GROUND, at: cell, marks: NONE });
  for (const cell of new Set(b.loot.map((one) => one.cell))) {
    const count = b.loot.filter((one) => one.cell === cell).length;
    pieces.push({ id: lootId(cell), kind: ITEMS, seat: -1, zone: GROUND, at: cell, marks: { count } });
  }
  return pieces;
}

const NONE: Marks = {};

/** Rounds left of what does not end. */
export const FOR_THE_BATTLE = 99;

export function unitPiece(b: Battle, index: number): Piece {
  const unit = b.units[index];
  return {
    id: unit.id,
    kind: kindOf(b.base.types[unit.form < 0 ? unit.type : unit.form]),
    seat: unit.seat,
    zone: unit.dead ? `dead:${unit.owner}` : 'board',
    at: unit.dead ? index : unit.cell,
    marks: marksOf(unit),
  };
}

/** What lies on a warrior, the tokens of the table and the signs of conditions. */
export function marksOf(unit: Unit): Marks {
  if (unit.dead) return NONE;
  const marks: Record<string, number> = {};
  if (unit.tokens > 0) marks.token = unit.tokens;
  if (unit.damage > 0) marks.chip = unit.damage;
  if (unit.stunned) marks.stunned = 1;
  if (unit.trapped) marks.trapped = 1;
  if (unit.inspired) marks.inspired = 1;
  if (unit.extra > 0) marks.extra = unit.extra;
  if (unit.less > 0) marks.less = unit.less;
  if (unit.cursed) marks.cursed = 1;
  if (unit.mount === 'off') marks.unhorsed = 1;
  if (unit.mount === 'dead') marks.nomount = 1;
  const rounds = (left: number): number => (left < 0 ? FOR_THE_BATTLE : left);
  for (const { rule, control, left } of unit.lasting) {
    if (control >= 0) marks.controlled = rounds(left);
    else if (rule !== HERO) marks.timed = Math.max(marks.timed ?? 0, rounds(left));
  }
  if (unit.form >= 0) marks.form = 1;
  if (unit.held.length > 0) marks.held = unit.held.length;
  return marks;
}

function pilesOf(b: Battle): Readonly<Record<string, Pile>> {
  const piles: Record<string, Pile> = {};
  for (let i = 0; i < b.decks.length; i++) {
    const name = i === 0 ? '' : `:${i}`;
    const away = b.discards[i];
    piles[`draw${name}`] = { count: b.decks[i].length, top: '' };
    piles[`discard${name}`] = {
      count: away.length,
      top: away.length > 0 ? `card:${away[away.length - 1]}` : '',
    };
  }
  return piles;
}

function factsOf(b: Battle): Readonly<Record<string, number>> {
  const facts: Record<string, number> = { round: b.round };
  for (let seat = 0; seat < seatsOf(b); seat++) facts[`tokens${seat}`] = waitingOf(b, seat);
  facts.active = b.open.length > 0 ? b.open[b.open.length - 1].unit : -1;
  return facts;
}
