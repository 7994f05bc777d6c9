import type { Fault } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import { faultOf, type Lying } from '../../../table/byhand/lying.ts';
import type { FreePiece } from '../../../table/byhand/piece.ts';
import type { Marks } from '../../../table/model.ts';
import type { UnitType } from '../model.ts';
import { profileOf } from '../rules/field.ts';
import { fall } from '../rules/harm.ts';
import { type Play, playOn, seatsOf } from '../rules/play.ts';
import { capWounds, rebuild } from '../rules/rebuild.ts';
import type { Battle, Unit } from '../rules/state.ts';
import { follow } from '../rules/timed.ts';
import { newUnit } from '../rules/unit.ts';
import { typeOfKind } from './catalogue.ts';
import { putLasting } from './lasting.ts';
import { no } from './no.ts';

/** What hands set on warriors and the rules take over. */
const READ = [
  'token',
  'chip',
  'stunned',
  'trapped',
  'inspired',
  'extra',
  'less',
  'cursed',
  'unhorsed',
  'nomount',
] as const;
/** … to be offered by name, besides damage and tokens. */
export const CONDITIONS: readonly string[] = READ.filter((mark) => mark !== 'token' && mark !== 'chip');
/** … and what shows on them besides: a shape that can be ended, and the number of their kept cards. */
export const WARRIOR_MARKS: readonly string[] = [...READ, 'form', 'held'];

interface Put {
  /** Good for nothing where there are faults. */
  readonly battle: Battle;
  readonly unread: readonly Words[];
  readonly faults: readonly Fault[];
}

/**
 * Warriors where they stand now, with what lies on them: those in the boxes of the fallen, or taken off the table, have
 * fallen; those of the fallen who stand on a hex live again; who was added and stands on a hex joins its side.
 */
export function putWarriors(p: Play, before: Battle, pieces: readonly FreePiece[], lying: Lying): Put {
  const { b } = p;
  const known = new Set(b.units.map(({ id }) => id));
  const upright = lying.take('board', ({ at, id, kind, seat, down }) => {
    if (at < 0) return false;
    // Somebody new who lies face down is nobody yet: who it is nobody sees.
    return known.has(id) || (!down && seat >= 0 && seat < seatsOf(b) && typeOfKind(b, kind) !== null);
  });
  for (let seat = 0; seat < seatsOf(b); seat++) lying.take(`dead:${seat}`, ({ id }) => known.has(id));
  const stands = new Set(upright);
  const astray = pieces.filter(
    (piece) => known.has(piece.id) && !stands.has(piece) && !piece.zone.startsWith('dead:'),
  );
  const faults = [
    ...astray.map((piece) => faultOf(no('hand-beside', 'A13', { name: nameOf(b, piece) }), [piece])),
    ...crowdIn(p, upright),
  ];
  const placed = new Map([...upright, ...astray].map((piece) => [piece.id, piece]));
  b.units.forEach((unit, i) => {
    if (!unit.dead && !placed.has(unit.id)) fall(p, i);
  });
  const newcomers = upright.filter(({ id }) => !known.has(id));
  const joined = newcomers.length > 0 ? playOn(withTypes(b, newcomers), p.dice, p.tell) : p;
  for (const piece of newcomers) joins(joined.b, piece);
  stand(joined, placed);
  const unread = [...putLasting(joined, before, lying)];
  faults.push(...wear(joined, placed, unread));
  return { battle: joined.b, unread, faults };
}

/** Who stands where; the fallen who stand on a hex live. */
function stand({ b, field }: Play, placed: ReadonlyMap<string, FreePiece>): void {
  b.at.fill(-1);
  for (const [i, unit] of b.units.entries()) {
    const piece = placed.get(unit.id);
    if (!piece) continue;
    unit.cell = piece.at;
    if (piece.at >= 0) b.at[piece.at] = i;
    if (!unit.dead) continue;
    unit.dead = false;
    unit.damage = 0;
    unit.venom = 0;
    unit.stone = 0;
    rebuild(field, unit);
  }
}

/** What lies on each of them: wounds, tokens, conditions. Hits that end with a spell take no life with them. */
function wear(p: Play, placed: ReadonlyMap<string, FreePiece>, unread: Words[]): Fault[] {
  const faults: Fault[] = [];
  for (const unit of p.b.units) {
    const piece = placed.get(unit.id);
    if (!piece) continue;
    const { name, damage, held } = unit;
    read(unit, piece.marks);
    const form = piece.marks.form ?? 0;
    if (form <= 0 && unit.form >= 0) {
      unit.form = -1;
      // Its own wounds are back with its own shape (A153), unless others were laid on it.
      if (unit.damage === damage) unit.damage = unit.ownDamage;
      capWounds(unit);
    } else if (form > 0 !== unit.form >= 0)
      unread.push(words('unread.changed', { mark: words('hand-mark.form'), name }));
    if ((piece.marks.held ?? 0) !== held.length)
      unread.push(words('unread.changed', { mark: words('hand-mark.held'), name }));
    follow(p, unit);
    const { hits } = profileOf(p.field, unit);
    if (unit.damage >= hits)
      faults.push(faultOf(no('hand-spent', 'A15', { name, damage: unit.damage, hits }), [piece]));
  }
  return faults;
}

/** Two on one hex, or somebody where the ground lets nobody in (A36, option terrain). */
function crowdIn({ b, field }: Play, stand: readonly FreePiece[]): Fault[] {
  const there = new Map<number, FreePiece>();
  return stand.flatMap((piece): Fault[] => {
    const other = there.get(piece.at);
    const name = nameOf(b, piece);
    if (other) return [faultOf(no('hand-two', 'A36', { name, other: nameOf(b, other) }), [piece, other])];
    there.set(piece.at, piece);
    if (field.terrain.closed[piece.at] !== 1) return [];
    return [faultOf(no('hand-closed', 'option:terrain', { name }), [piece])];
  });
}

function nameOf(b: Battle, { id, kind }: FreePiece): string {
  return b.units.find((unit) => unit.id === id)?.name ?? typeOfKind(b, kind)?.name ?? kind;
}

function read(unit: Unit, marks: Marks): void {
  const figure = (mark: (typeof READ)[number]): number => Math.max(0, marks[mark] ?? 0);
  unit.tokens = figure('token');
  unit.damage = figure('chip');
  unit.stunned = figure('stunned') > 0;
  unit.trapped = figure('trapped') > 0;
  unit.inspired = figure('inspired') > 0;
  unit.extra = figure('extra');
  unit.less = figure('less');
  unit.cursed = figure('cursed') > 0;
  capWounds(unit);
  if (unit.mount === 'none') return;
  const mount = figure('nomount') > 0 ? 'dead' : figure('unhorsed') > 0 ? 'off' : 'on';
  if (unit.mount === 'dead' && mount !== 'dead') unit.mountDamage = 0;
  unit.mount = mount;
}

/** The battle with the types of those who join it; types are shared by all copies, so that it gets a base of its own. */
function withTypes(b: Battle, newcomers: readonly FreePiece[]): Battle {
  const types: UnitType[] = [...b.base.types];
  for (const { kind } of newcomers) {
    const type = typeOfKind(b, kind);
    if (type && !types.includes(type)) types.push(type);
  }
  return types.length === b.base.types.length ? b : { ...b, base: { ...b.base, types } };
}

function joins(b: Battle, { id, kind, seat, at: cell }: FreePiece): void {
  const type = typeOfKind(b, kind);
  if (!type) throw new Error(`${kind} is no warrior`);
  const index = b.base.types.indexOf(type);
  const same = b.units.filter((unit) => unit.type === index && unit.owner === seat).length;
  const name = same === 0 ? type.name : `${type.name} ${same + 1}`;
  const unit = newUnit({ id, name, type, seat, cell }, index);
  b.found += unit.items.length;
  b.units.push(unit);
}
