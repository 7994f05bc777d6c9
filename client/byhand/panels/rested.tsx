import { useEffect } from 'preact/hooks';
import { placeFor, sizesOf } from '../../tables/panels/enlarged.tsx';
import { formOf } from '../pieces.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';

/** A card is shown large when the mouse rests on it for so long, ms. */
const REST = 380;
/** What is nearly as large on the table is not shown again. */
const ENOUGH = 0.8;

/** The card on which the mouse rests, or that a finger has tapped in the hand, large beside where it lies. */
export function Rested() {
  const desk = useHands();
  useResting();
  const lying = desk.arrangement.value.lying.get(desk.rested.value);
  // The place on the screen changes with the camera.
  desk.moved.value;
  if (lying?.form !== 'card' || lying.piece.kind === '' || desk.menu.value) return null;
  const { piece } = lying;
  const layout = desk.layout.value;
  const drawing = desk.handleOf.value;
  const at = drawing?.locate(piece.id);
  if (!drawing || !at) return null;
  const w = lying.where === 'hand' ? lying.w : lying.w * drawing.zoom();
  const { card } = sizesOf(layout, true, false);
  if (w > card.w * ENOUGH) return null;
  const { x, y } = placeFor({ ...at, w, turn: 0 }, card, layout);
  return (
    <div id="hand-rested" style={{ left: `${x}px`, top: `${y}px` }}>
      <KindPicture kind={piece.kind} seat={Math.max(0, desk.acting.value)} w={card.w} h={card.h} />
    </div>
  );
}

/** Waits until the mouse has rested; whatever is pressed ends it. */
function useResting(): void {
  const desk = useHands();
  const hovered = desk.hovered.value;
  useEffect(() => {
    if (matchMedia('(pointer: coarse)').matches) return;
    desk.rested.value = '';
    const { kind = '' } = desk.pieces.peek().get(hovered) ?? {};
    if (kind === '' || formOf(desk.scene, kind) !== 'card') return;
    const wait = setTimeout(() => {
      desk.rested.value = hovered;
    }, REST);
    const end = () => {
      clearTimeout(wait);
      desk.rested.value = '';
    };
    document.addEventListener('pointerdown', end, true);
    return () => {
      clearTimeout(wait);
      document.removeEventListener('pointerdown', end, true);
    };
  }, [hovered, desk]);
}
