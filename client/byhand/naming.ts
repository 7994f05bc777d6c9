import { say } from '../../shared/engine/words.ts';
import { FELT } from '../../shared/table/byhand/piece.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { HandDesk } from './desk.ts';
import type { Laid } from './pieces.ts';
import { handSay } from './text.ts';

/** What a piece is called, as far as this seat knows it. */
export function nameOfPiece(desk: HandDesk, piece: Laid): string {
  const name = desk.scene.kinds[piece.kind]?.name;
  const called = piece.label ? `“${piece.label}”` : '';
  const what = name ?? handSay('menu.hidden');
  const side =
    piece.kind !== '' && piece.seat >= 0 && desk.scene.kinds[piece.kind]?.shape !== 'card'
      ? desk.scene.sides[piece.seat]?.name
      : '';
  return [called, side ? handSay('pieces.of', { name: what, side }) : what].filter(Boolean).join(' ');
}

export const nameOfPieces = (desk: HandDesk, pieces: readonly Laid[]): string =>
  pieces.length === 1 ? nameOfPiece(desk, pieces[0]) : handSay('menu.many', { n: pieces.length });

/** What a zone is called, with whose it is. */
export function nameOfZone(desk: HandDesk, zone: string): string {
  if (zone === FELT) return handSay('page.felt');
  const spec = desk.scene.zones[zone];
  if (!spec) return zone;
  const name = say({ key: spec.label }, ...desk.session.texts);
  const label = name === 'hand.hand' ? handSay('short.hand') : name;
  const side = ownerOf(desk.scene, zone);
  return side ? `${label} · ${side}` : label;
}

/** The side whose zone this is, or its team where each team has one such zone; '' where it is nobody's. */
export function ownerOf({ zones, sides }: Scene, zone: string): string {
  const { seat, label } = zones[zone] ?? {};
  const side = seat === undefined ? undefined : sides[seat];
  if (!side?.team) return side?.name ?? '';
  const mates = sides.flatMap((other, i) => (i !== seat && other.team === side.team ? [i] : []));
  const theirs = Object.values(zones).some(
    (other) => other.label === label && mates.includes(other.seat ?? -1),
  );
  return theirs ? side.name : side.team;
}
