import { words } from '../../../engine/words.ts';
import type { Move } from '../model.ts';
import { type Field, fieldOf } from './field.ts';
import { isAlive, type Play, seatsOf } from './play.ts';
import { startRound } from './round.ts';
import type { Base, Battle } from './state.ts';

/**
 * Setting up by the players (A11, option deploy): warriors stand where the scenario says until their side has
 * placed them. `alternate`: one warrior in turn; `free`: one side after the other. The high die begins.
 */

export type DeployMove = Extract<Move, { do: 'deploy' }>;

/** So far from where the scenario has a side's warriors they may be placed. */
const AROUND = 2;

export function startDeploy(p: Play): void {
  const { b } = p;
  b.placing = b.units.map((_, i) => i);
  b.turn = highest(p);
}

/** The seat whose die is highest; equal ones roll again (A17). */
function highest(p: Play): number {
  let rolling = Array.from({ length: seatsOf(p.b) }, (_, seat) => seat);
  while (rolling.length > 1) {
    const dice = rolling.map(() => p.dice.d6());
    const most = Math.max(...dice);
    if (p.loud)
      rolling.forEach((seat, i) => {
        const { name: side } = p.b.base.setup.sides[seat];
        p.tell({
          ...{ kind: 'roll', words: words('roll.placing', { side, value: dice[i] }), rule: 'A11', seat },
          dice: [{ value: dice[i] }],
        });
      });
    rolling = rolling.filter((_, i) => dice[i] === most);
  }
  return rolling[0];
}

/** Warriors of the seat that are still to be placed; the first is asked about. */
export const unplaced = (b: Battle, seat: number): number[] =>
  (b.placing ?? []).filter((i) => b.units[i].seat === seat && isAlive(b.units[i]));

/** Hexes for the first of them, the others that could come before it, and to leave all as they stand. */
export function placingsOf(b: Battle, seat: number): DeployMove[] {
  const [first, ...others] = unplaced(b, seat);
  const done: DeployMove = { do: 'deploy', unit: -1 };
  if (first === undefined) return [done];
  const field = fieldOf(b);
  const cells = zoneOf(b.base, field, seat).filter((to) => isFree(b, seat, to));
  return [
    ...cells.map((to): DeployMove => ({ do: 'deploy', unit: first, to })),
    ...others.map((unit): DeployMove => ({ do: 'deploy', unit })),
    done,
  ];
}

/** Nobody stands there, or one of the side who has not been placed either: the two change places. */
function isFree(b: Battle, seat: number, to: number): boolean {
  return b.at[to] < 0 || unplaced(b, seat).includes(b.at[to]);
}

export type DeployBar =
  | ''
  | 'not-your-turn'
  | 'nothing-asked'
  | 'no-such-target'
  | 'hex-taken'
  | 'closed-ground'
  | 'off-the-zone';

export function deployBar(b: Battle, seat: number, { unit, to }: DeployMove): DeployBar {
  if (!b.placing) return 'nothing-asked';
  if (b.turn !== seat) return 'not-your-turn';
  if (unit === -1) return to === undefined ? '' : 'no-such-target';
  if (!unplaced(b, seat).includes(unit)) return 'no-such-target';
  if (to === undefined) return '';
  const field = fieldOf(b);
  if (field.terrain.closed[to] === 1) return 'closed-ground';
  if (!zoneOf(b.base, field, seat).includes(to)) return 'off-the-zone';
  return isFree(b, seat, to) ? '' : 'hex-taken';
}

export function deploy(p: Play, seat: number, { unit, to }: DeployMove): void {
  const { b } = p;
  const placing = b.placing ?? [];
  if (unit >= 0 && to === undefined) {
    b.placing = [unit, ...placing.filter((i) => i !== unit)];
    return;
  }
  if (unit >= 0 && to !== undefined) place(p, unit, to);
  const settled = unit >= 0 ? [unit] : unplaced(b, seat);
  b.placing = placing.filter((i) => !settled.includes(i));
  goOn(p, seat);
}

function place(p: Play, index: number, to: number): void {
  const { b } = p;
  const unit = b.units[index];
  const from = unit.cell;
  const other = b.at[to];
  b.at[from] = other === index ? -1 : other;
  if (other >= 0 && other !== index) b.units[other].cell = from;
  unit.cell = to;
  b.at[to] = index;
  if (!p.loud) return;
  const moved = (who: number, path: readonly number[], key: string) =>
    p.tell({
      ...{ kind: 'move', words: words(key, { who: b.units[who].name }), rule: 'A11', seat: unit.seat },
      ...{ piece: b.units[who].id, path, flies: true },
    });
  moved(index, [from, to], 'placed');
  if (other >= 0 && other !== index) moved(other, [to, from], '');
}

/** Whoever places next; when all stand, the first round begins. */
function goOn(p: Play, seat: number): void {
  const { b } = p;
  const seats = seatsOf(b);
  const from = b.base.options.deploy === 'free' ? 0 : 1;
  for (let i = from; i < from + seats; i++) {
    const next = (seat + i) % seats;
    if (unplaced(b, next).length === 0) continue;
    b.turn = next;
    return;
  }
  b.placing = null;
  b.turn = -1;
  startRound(p);
}

const ZONES = new WeakMap<Base, number[][]>();

/** Where a seat may place its warriors: near its own in the scenario, and nearer to them than to any foe's. */
function zoneOf(base: Base, field: Field, seat: number): readonly number[] {
  const known = ZONES.get(base) ?? [];
  ZONES.set(base, known);
  known[seat] ??= zone(base, field, seat);
  return known[seat];
}

function zone(base: Base, { board, terrain }: Field, seat: number): number[] {
  const cellsOf = (own: boolean): number[] =>
    base.setup.units.flatMap((unit) => (unit.cell >= 0 && (unit.seat === seat) === own ? [unit.cell] : []));
  const [own, others] = [cellsOf(true), cellsOf(false)];
  const far = (cell: number, from: readonly number[]): number =>
    Math.min(...from.map((one) => board.distance(cell, one)));
  return Array.from({ length: board.size }, (_, cell) => cell).filter((cell) => {
    if (terrain.closed[cell] === 1) return false;
    const away = far(cell, own);
    return away <= AROUND && away < far(cell, others);
  });
}
