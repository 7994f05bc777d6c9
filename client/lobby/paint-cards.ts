import { say } from '../../shared/engine/words.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { easel } from '../art/canvas.ts';
import { drawFace } from '../art/cards/card.ts';
import type { CardInk } from '../art/cards/ink.ts';
import { picturesOf } from '../art/cards/pictures.ts';
import { tierOf } from '../art/cards/tier.ts';
import { felt } from '../art/felt.ts';
import { fontsReady } from '../art/fonts.ts';
import { gameText } from '../text/games.ts';
import { CARD_TALL, fan } from './fan.ts';
import type { Framing } from './framing.ts';

/** Some of a scenario's cards fanned out on felt, `width` × `height` CSS px. */
export async function paintCards(
  card: ScenarioCard,
  view: Framing,
  width: number,
  height: number,
): Promise<HTMLCanvasElement> {
  const { card: w, places } = fan(card.cards.length, view, width, height);
  // Small cards carry no words: then the game's sentences need not come.
  const sentences = tierOf(w) === 'tiny' ? {} : gameText(card.game);
  const [picture, text] = await Promise.all([picturesOf(card.game), sentences, fontsReady()]);
  const ink: CardInk = { picture, say: (what) => say(what, text) };
  const dpr = Math.min(2, devicePixelRatio);
  const [canvas, pen] = easel(width, height, dpr);
  pen.drawImage(felt(width, height, dpr, true), 0, 0, width, height);
  places.forEach(({ x, y, turn }, i) => {
    const [face, facePen] = easel(w, w * CARD_TALL, dpr);
    drawFace(facePen, card.kinds[card.cards[i]], w, ink);
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.shadowColor = 'rgba(8,4,2,.7)';
    pen.shadowBlur = w * 0.1 * dpr;
    pen.shadowOffsetX = w * 0.03 * dpr;
    pen.shadowOffsetY = w * 0.05 * dpr;
    pen.drawImage(face, -w / 2, (-w * CARD_TALL) / 2, w, w * CARD_TALL);
    pen.restore();
  });
  return canvas;
}
