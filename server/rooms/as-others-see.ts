import type { Scene } from '../../shared/table/model.ts';
import type { TableState } from '../table/state.ts';

/**
 * What the others are told of a piece that is carried: of a card in a hand that it is one of that hand, always the
 * same, and not which; of no piece ('') that it is none. null: they see no such piece.
 */
export function asOthersSee(
  { pieces }: Pick<TableState, 'pieces'>,
  scene: Scene | null,
  piece: string,
): string | null {
  if (piece === '') return piece;
  const lies = pieces.get(piece);
  if (!lies) return null;
  const { zone, kind } = lies;
  if (kind !== '' || scene?.zones[zone]?.kind !== 'hand') return piece;
  const hand = [...pieces].filter(([, other]) => other.zone === zone && other.kind === '');
  return hand.reduce((first, other) => (other[1].at < first[1].at ? other : first))[0];
}
