/**
 * Which hexes a straight line from centre to centre crosses, exactly (A46). Everything is counted in whole
 * numbers: a hex is the points P with |f(P - C)| < 1 for the three functions f below, which are whole numbers
 * on centres.
 */

type Offset = readonly [dq: number, dr: number];

/** Across the three pairs of opposite edges. */
const across = (q: number, r: number): readonly [number, number, number] => [2 * q + r, q + 2 * r, q - r];

/**
 * Offsets, seen from the start, of the hexes strictly between the start and (dq,dr), in order of the line.
 * Two lists where the line runs along edges: one with the hexes on its one side, one with those on the other
 * (the line nudged a hair to either side); else one list.
 */
export function lineOffsets(dq: number, dr: number): readonly (readonly Offset[])[] {
  const target = across(dq, dr);
  const crossed: Met[] = [];
  const sideA: Met[] = [];
  const sideB: Met[] = [];
  for (let q = Math.min(0, dq) - 1; q <= Math.max(0, dq) + 1; q++) {
    for (let r = Math.min(0, dr) - 1; r <= Math.max(0, dr) + 1; r++) {
      if ((q === 0 && r === 0) || (q === dq && r === dr)) continue;
      const met = meet(across(q, r), target);
      if (!met) continue;
      const hex: Met = { offset: [q, r], at: met.at };
      if (!met.edge) crossed.push(hex);
      else if (dq * r - dr * q > 0) sideA.push(hex);
      else sideB.push(hex);
    }
  }
  const inOrder = (hexes: Met[]): readonly Offset[] =>
    hexes.sort((a, b) => a.at - b.at).map((hex) => hex.offset);
  if (sideA.length === 0) return [inOrder(crossed)];
  return [inOrder([...crossed, ...sideA]), inOrder([...crossed, ...sideB])];
}

interface Met {
  readonly offset: Offset;
  /** Where along the line (0..1) the hex is met, at its middle. */
  readonly at: number;
}

/** How the line from 0 to `target` meets the hex around `centre`: through its inside, along its edge, or not. */
function meet(
  centre: readonly number[],
  target: readonly number[],
): { readonly at: number; readonly edge: boolean } | null {
  let from = 0;
  let to = 1;
  let edge = false;
  for (let i = 0; i < 3; i++) {
    if (target[i] === 0) {
      if (Math.abs(centre[i]) > 1) return null;
      if (Math.abs(centre[i]) === 1) edge = true;
      continue;
    }
    const a = (centre[i] - 1) / target[i];
    const b = (centre[i] + 1) / target[i];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  // Touching a corner is no crossing; equal fractions of whole numbers may differ in the last bit.
  return to - from > 1e-9 ? { at: (from + to) / 2, edge } : null;
}
