import { useEffect } from 'preact/hooks';
import { designerText as text } from '../text/designer.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';

/** Fingers have no keys. */
export const pictureHint = () =>
  matchMedia('(pointer: coarse)').matches ? 'picture.hint-fingers' : 'picture.hint';

/** While the picture under the hexes is in the hand: how it is moved, and the way out. */
export function PictureBar({ desk, board }: { desk: Desk; board: Board | null }) {
  const held = desk.tool.value.kind === 'picture';
  const there = desk.shown.value.background !== null;
  useEffect(() => {
    if (!held) return;
    // Without a picture there is nothing to move.
    if (there) board?.element.focus({ preventScroll: true });
    else desk.tool.value = { kind: 'hand' };
  }, [held, there]);
  if (!held || !there) return null;
  return (
    <div class="picture-bar">
      <span>{text(pictureHint())}</span>
      <button
        type="button"
        class="small"
        onClick={() => {
          desk.tool.value = { kind: 'hand' };
        }}
      >
        {text('picture.done')}
      </button>
    </div>
  );
}
