import { cutTo } from '../protocol/tidy.ts';
import { MAX_WARRIORS, PLASTICS } from '../scenario/scenario.ts';
import {
  type Design,
  hasHex,
  type Line,
  type Place,
  type Rest,
  type Side,
  samePlace,
  standingAt,
  warriorsOf,
} from './design.ts';
import { sameParts } from './history.ts';

/** What commands make of sides and their warriors: parts of a design, or null where nothing can be done. */

/** A plastic for each. */
export const MAX_SIDES = PLASTICS.length;

/** A side with its warriors at other places, or without those that have none; emptied lines go. */
export function keepingPlaces(side: Side, where: (at: Place) => Place | null): Side {
  const units = side.units
    .map((unit) => ({ ...unit, at: unit.at.flatMap((at) => [where(at)].filter((to) => to !== null)) }))
    .filter((unit) => unit.at.length > 0);
  return { ...side, units };
}

export function placed(
  design: Design,
  side: number,
  warrior: Omit<Line, 'at'>,
  at: Place,
): Partial<Design> | null {
  const all = design.sides.reduce((sum, one) => sum + warriorsOf(one), 0);
  if (!design.sides[side] || !hasHex(design, at) || standingAt(design, at) || all >= MAX_WARRIORS)
    return null;
  return withSide(design, side, ({ units, ...rest }) => {
    const line = units.findIndex(({ at: _, ...known }) => sameParts(known, warrior));
    const grown = units.map((unit, i) => (i === line ? { ...unit, at: [...unit.at, at] } : unit));
    return { ...rest, units: line >= 0 ? grown : [...units, { ...warrior, at: [at] }] };
  });
}

export function moved(design: Design, from: Place, to: Place): Partial<Design> | null {
  const who = standingAt(design, from);
  if (!who || !hasHex(design, to) || standingAt(design, to)) return null;
  return withSide(design, who.side, (side) => keepingPlaces(side, (at) => (samePlace(at, from) ? to : at)));
}

export function removed(design: Design, at: Place): Partial<Design> | null {
  const who = standingAt(design, at);
  return (
    who &&
    withSide(design, who.side, (side) => keepingPlaces(side, (one) => (samePlace(one, at) ? null : one)))
  );
}

export function changed(design: Design, at: Place, warrior: Omit<Line, 'at'>): Partial<Design> | null {
  const who = standingAt(design, at);
  if (!who) return null;
  return withSide(design, who.side, (side) => ({
    ...side,
    units: side.units.map((unit, i) => (i === who.line ? { ...warrior, at: unit.at } : unit)),
  }));
}

export function withSide(design: Design, index: number, change: (side: Side) => Side): Partial<Design> {
  return { sides: design.sides.map((side, i) => (i === index ? change(side) : side)) };
}

/** Fields that were unset are gone, so that a file never says "nothing". */
export function tidy(side: Side): Side {
  const known = Object.entries(side).filter(([, value]) => value !== undefined && value !== '');
  return { ...(Object.fromEntries(known) as unknown as Side), name: cutTo(side.name, 40) || '?' };
}

export function withOptions({ options: _, ...rest }: Rest, options: NonNullable<Rest['options']>): Rest {
  return Object.keys(options).length > 0 ? { ...rest, options } : rest;
}

export function sideAdded(design: Design, name: string): Partial<Design> | null {
  if (design.sides.length >= MAX_SIDES) return null;
  const plastic = PLASTICS.find((one) => design.sides.every((side) => side.plastic !== one)) ?? 'a';
  return { sides: [...design.sides, { name, plastic, units: [] }] };
}

export function sideDropped(design: Design, side: number): Partial<Design> | null {
  if (!design.sides[side] || design.sides.length <= 2) return null;
  const zones = design.zones.map((row) =>
    row.replace(/\d/g, (letter) => {
      const zone = Number(letter) - 1;
      if (zone === side) return ' ';
      return zone > side ? String(zone) : letter;
    }),
  );
  return { sides: design.sides.filter((_, i) => i !== side), zones };
}
