import { COLOURS } from '../model.ts';
import { pileOf } from './cards.ts';
import { bestFigure, slays } from './defence.ts';
import { areAllied, type Field, fieldOf, isMounted, victimOf } from './field.ts';
import type { AttackFrame, Blow } from './frames.ts';
import type { Battle } from './state.ts';

/** What an attack must get past, in figures of dice: section 5.2. */
interface Hurdles {
  /** To-hit figure, 6 for sure. */
  readonly need: number;
  /** c(X) of the six colours, in their order. */
  readonly saves: readonly number[];
  readonly draws: number;
  readonly layers: readonly number[];
  readonly poison: boolean;
}

/** Chance of the wished-for effect, and its parts as the breakdown shows them. */
export interface Odds {
  readonly chance: number;
  readonly hit: number;
  /** Of a hit: that a card negates it, that a layer absorbs it. */
  readonly saved: number;
  readonly absorbed: number;
  readonly poison: boolean;
  /** Part of the blows that the mount takes. */
  readonly mount: number;
}

export type Role = AttackFrame['role'];

/** Odds of one blow of unit `by` on unit `target`, without Fate; nominal or by the cards that are left. */
export function oddsOf(b: Battle, by: number, target: number, blow: Blow, role: Role = 'main'): Odds {
  const field = fieldOf(b);
  const mounted = blow.damages && isMounted(b.units[target]);
  const rider = chanceOf(b, target, hurdlesOf(b, field, by, target, blow, role, false));
  if (!mounted) return { ...rider, mount: 0 };
  const mount = chanceOf(b, target, hurdlesOf(b, field, by, target, blow, role, true));
  const half = (x: number, y: number): number => (x + y) / 2;
  return {
    chance: half(rider.chance, mount.chance),
    hit: rider.hit,
    saved: half(rider.saved, mount.saved),
    absorbed: half(rider.absorbed, mount.absorbed),
    poison: rider.poison,
    mount: 0.5,
  };
}

/** The same as an exact fraction with the nominal deck: for the test vectors. */
export function oddsFraction(b: Battle, by: number, target: number, blow: Blow): { n: number; d: number } {
  const field = fieldOf(b);
  const mounted = blow.damages && isMounted(b.units[target]);
  const rider = fractionOf(hurdlesOf(b, field, by, target, blow, 'main', false));
  if (!mounted) return rider;
  const mount = fractionOf(hurdlesOf(b, field, by, target, blow, 'main', true));
  return times(plus(rider, mount), { n: 1, d: 2 });
}

function hurdlesOf(
  b: Battle,
  field: Field,
  by: number,
  target: number,
  blow: Blow,
  role: Role,
  onMount: boolean,
): Hurdles {
  const attacker = b.units[by];
  const unit = b.units[target];
  const victim = victimOf(field, unit, onMount);
  const slain = slays(b, field, { attacker: by, target, blow, role, onMount });
  const a = {
    flex: blow.flex,
    spell: blow.spell,
    hand: blow.hand,
    adjacent: field.board.distance(attacker.cell, unit.cell) === 1,
    foe: !areAllied(field, attacker.seat, unit.seat),
    slays: slain,
    onMount,
  };
  const open = !blow.crush && (!blow.ploy || field.options.hostileDefence === 'on');
  const layers = blow.damages && !blow.crush ? victim.layers : [];
  return {
    need: slain ? 6 : Math.max(0, Math.min(6, blow.figure + blow.bonus)),
    saves: COLOURS.map((colour) => (open ? bestFigure(victim, colour, a) : 0)),
    draws: 1 + (field.options.skillOnDefence === 'on' ? victim.skill : 0),
    layers: layers
      .filter(
        (layer) =>
          !(blow.pierce && layer.pierced) &&
          (!layer.skeletal || (blow.skel && !blow.spell)) &&
          (!layer.spirit || !(blow.magical || blow.spell)),
      )
      .map((layer) => layer.figure),
    poison: blow.poison && role !== 'splash',
  };
}

function chanceOf(b: Battle, target: number, h: Hurdles): Omit<Odds, 'mount'> {
  const hit = h.need / 6;
  const saved = 1 - noCardSaves(b, b.units[target].seat, h);
  const absorbed = 1 - h.layers.reduce((through, figure) => through * (1 - figure / 6), 1);
  const through = (1 - saved) * (1 - absorbed);
  const poisoned = h.poison ? (1 - hit) / 3 : 0;
  return { chance: hit * through + poisoned, hit, saved, absorbed, poison: h.poison };
}

/** That none of the drawn cards negates. */
function noCardSaves(b: Battle, seat: number, h: Hurdles): number {
  const left = b.base.options.odds === 'exact' ? coloursLeft(b, seat, h.draws) : null;
  if (!left) return (1 - sum(h.saves) / 36) ** h.draws;
  // Draws without replacement: coefficient of x^draws in the product of (1 + fails x)^count.
  const ways = Array<number>(h.draws + 1).fill(0);
  const all = Array<number>(h.draws + 1).fill(0);
  ways[0] = 1;
  all[0] = 1;
  for (const [i, count] of left.entries())
    for (let card = 0; card < count; card++)
      for (let n = h.draws; n > 0; n--) {
        ways[n] += ways[n - 1] * (1 - h.saves[i] / 6);
        all[n] += all[n - 1];
      }
  return ways[h.draws] / all[h.draws];
}

/** Cards of each colour that may come next; null when the deck will run out in the middle of the draw. */
function coloursLeft(b: Battle, seat: number, draws: number): readonly number[] | null {
  const pile = pileOf(b, seat);
  const cards = b.decks[pile].length === 0 ? b.discards[pile] : b.decks[pile];
  if (cards.length < draws) return null;
  return COLOURS.map((colour) => cards.filter((card) => card === colour).length);
}

const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

interface Fraction {
  readonly n: number;
  readonly d: number;
}

function fractionOf(h: Hurdles): Fraction {
  const hit = { n: h.need, d: 6 };
  let through: Fraction = { n: 1, d: 1 };
  for (let i = 0; i < h.draws; i++) through = times(through, { n: 36 - sum(h.saves), d: 36 });
  for (const figure of h.layers) through = times(through, { n: 6 - figure, d: 6 });
  const landed = times(hit, through);
  return h.poison ? plus(landed, { n: 6 - h.need, d: 18 }) : landed;
}

const times = (a: Fraction, c: Fraction): Fraction => reduced(a.n * c.n, a.d * c.d);
const plus = (a: Fraction, c: Fraction): Fraction => reduced(a.n * c.d + c.n * a.d, a.d * c.d);

function reduced(n: number, d: number): Fraction {
  let [a, c] = [n, d];
  while (c > 0) [a, c] = [c, a % c];
  return a === 0 ? { n: 0, d: 1 } : { n: n / a, d: d / a };
}
