import { words } from '../../../engine/words.ts';
import type { WalkFrame } from './frames.ts';
import type { Play } from './play.ts';
import { cursedGround } from './spells.ts';
import { pushAttack } from './stack.ts';

/** How a cursed hex strikes: Attack (1-3), as a spell without a caster (A159). */
const GROUND = cursedGround(3);

/** A unit has come to the hex on which it stands now: cursed ground strikes (A41, A159). */
export function enters(p: Play, ...units: readonly number[]): void {
  const { b } = p;
  if (b.cursed.length === 0) return;
  // The stack resolves from its top: the first named goes on last.
  for (const index of units.toReversed()) {
    const unit = b.units[index];
    if (!unit.dead && b.cursed.includes(unit.cell)) pushAttack(p, 'ground', -1, index, GROUND);
  }
}

/**
 * Moves a unit along `way`, its end last. On the ground every cursed hex on it strikes as it is entered, and
 * who survives goes on; a flier meets only the hex where it lands. `how` is the sentence.
 */
export function travel(
  p: Play,
  index: number,
  way: readonly number[],
  flies: boolean,
  how: string,
  rule: string,
): void {
  const { b } = p;
  const unit = b.units[index];
  const from = unit.cell;
  const halt = flies || b.cursed.length === 0 ? -1 : way.findIndex((cell) => b.cursed.includes(cell));
  const gone = halt < 0 || halt === way.length - 1 ? way : way.slice(0, halt + 1);
  const to = gone[gone.length - 1];
  b.at[from] = -1;
  b.at[to] = index;
  unit.cell = to;
  if (p.loud)
    p.tell({
      kind: 'move',
      words: words(how, { who: unit.name, whom: unit.name, n: gone.length }),
      rule,
      seat: unit.seat,
      piece: unit.id,
      path: [from, ...gone],
      ...(flies && { flies }),
      amount: gone.length,
    });
  if (gone.length < way.length)
    b.frames.push({ f: 'walk', unit: index, way: way.slice(gone.length), how, rule });
  enters(p, index);
}

/** Goes on after a cursed hex, if it may. */
export function stepWalk(p: Play, frame: WalkFrame): void {
  p.b.frames.pop();
  if (!p.b.units[frame.unit].dead) travel(p, frame.unit, frame.way, false, frame.how, frame.rule);
}
