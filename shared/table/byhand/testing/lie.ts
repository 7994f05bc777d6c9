import type { FreePiece, LaidPiece } from '../piece.ts';

/** Pieces as they lie when a game has just laid them out, for tests that change them by hand. */
export const lie = (laid: readonly LaidPiece[]): FreePiece[] =>
  laid.map(
    ({ id, seen = [], ...piece }, i): FreePiece => ({
      ...{ x: 0, y: 0, z: i, turn: 0, label: '', locked: false },
      ...piece,
      ...{ id: id || `new${i}`, seen },
    }),
  );

/** The same table on which pieces of this kind lie somewhere else, or otherwise; `n`: so many of them. */
export function moved(
  pieces: readonly FreePiece[],
  kind: string,
  to: Partial<FreePiece>,
  n = 1,
): readonly FreePiece[] {
  let left = n;
  const now = pieces.map((piece) => (piece.kind === kind && left-- > 0 ? { ...piece, ...to } : piece));
  if (left > 0) throw new Error(`There are not ${n} of ${kind}.`);
  return now;
}
