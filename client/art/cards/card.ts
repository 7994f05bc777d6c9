import type { Kind } from '../../../shared/table/model.ts';
import type { Pen } from '../canvas.ts';
import { roundedRect } from '../canvas.ts';
import { drawBaraddun } from './baraddun.ts';
import { drawCrackOfDoom } from './crackOfDoom.ts';
import type { Card, CardInk } from './ink.ts';
import { drawRingWar } from './ringWar.ts';
import { CARD_RATIO } from './tier.ts';

const FRAMES: Readonly<Record<string, (pen: Pen, card: Card, width: number, ink: CardInk) => void>> = {
  'ring-war': drawRingWar,
  'crack-of-doom': drawCrackOfDoom,
  baraddun: drawBaraddun,
};

/** Whether cards of this frame have a drawing of their own. */
export const hasAnatomy = (frame: string): boolean => Object.hasOwn(FRAMES, frame);

/**
 * A card's face, `width` CSS px wide and CARD_RATIO times as high, at the pen's origin, without shadow. The width
 * chooses the anatomy (tierOf); for a sharper picture scale the pen, not the width. Await `fontsReady()` before.
 * A kind without a face, or with a frame unknown here, is drawn as a plain Crack of Doom card with its name.
 */
export function drawFace(pen: Pen, kind: Kind, width: number, ink: CardInk): void {
  const face = kind.face ?? { frame: '', deck: '', figures: [] };
  pen.save();
  roundedRect(pen, 0, 0, width, width * CARD_RATIO, width * 0.065);
  pen.clip();
  (FRAMES[face.frame] ?? drawCrackOfDoom)(pen, { name: kind.name, icon: kind.icon, face }, width, ink);
  pen.restore();
}
