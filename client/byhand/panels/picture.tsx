import { cardBack } from '../../art/card.ts';
import { drawBack } from '../../art/cards/backs.ts';
import { drawPawn } from '../../art/cards/markers.ts';
import { drawPiece } from '../../art/piece.ts';
import { R } from '../../table/field.ts';
import { colourOf as actionColour, faceOf } from '../../table/views/card-pictures.ts';
import { lookOf } from '../../table/views/pieces.ts';
import { drawCard } from '../../tables/drawing/faces.ts';
import { drawToken } from '../../tables/drawing/standing.ts';
import { Painted } from '../../tables/panels/painted.tsx';
import { drawStuff, isStuff } from '../drawing/stuff.ts';
import { useHands } from './context.ts';

/** Width that a figure and its shadow need, board units. */
const ROOM = { foot: 70, mounted: 80, big: 92 } as const;

/** What a kind of piece looks like, in a box of this size; '' is the back of a card. */
export function KindPicture({
  kind,
  seat,
  w,
  h,
  deck = '',
}: {
  kind: string;
  seat: number;
  w: number;
  h: number;
  deck?: string;
}) {
  const desk = useHands();
  const { scene, ink } = desk;
  const known = scene.kinds[kind];
  return (
    <Painted
      {...{ w, h, of: `${kind} ${seat} ${w} ${deck}` }}
      paint={(pen, dpr) => {
        const shape = known?.shape ?? 'card';
        if (shape === 'figure') {
          // Big ones need more room, and their shadows some beside them.
          const k = Math.min(w / ROOM[known?.size ?? 'foot'], h / 100);
          const look = lookOf(scene, kind, Math.max(0, seat), Math.max(0, seat));
          drawPiece(pen, look, w / 2 - 3 * k, h - 30 * k, R * k, dpr);
        } else if (shape === 'card') {
          const wide = Math.min(w, h / 1.4);
          pen.translate((w - wide) / 2, (h - wide * 1.4) / 2);
          if (kind === '' && scene.board) pen.drawImage(cardBack(wide, dpr), 0, 0, wide, wide * 1.4);
          else if (kind === '') drawBack(pen, deck, wide);
          else if (actionColour(kind)) pen.drawImage(faceOf(kind, wide, dpr), 0, 0, wide, wide * 1.4);
          else drawCard(pen, scene, kind, wide, ink);
        } else if (shape === 'pawn') {
          drawPawn(pen, w / 2, h * 0.82, h * 0.7, seat < 0 ? '#c79a4b' : desk.colourOf(seat));
        } else {
          const side = Math.min(w, h);
          const colour = seat < 0 ? '' : desk.colourOf(seat);
          pen.translate((w - side) / 2, (h - side) / 2);
          if (isStuff(kind)) drawStuff(pen, { kind, seat, marks: {} }, known?.name ?? kind, side);
          else drawToken(pen, known?.icon ?? '', known?.name ?? kind, colour, side);
        }
      }}
    />
  );
}
