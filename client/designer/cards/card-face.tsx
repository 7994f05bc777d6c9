import { useEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../../shared/table/model.ts';
import { easel } from '../../art/canvas.ts';
import { drawFace } from '../../art/cards/card.ts';
import { picturesOf } from '../../art/cards/pictures.ts';
import { CARD_RATIO } from '../../art/cards/tier.ts';
import type { CardDesk } from './desk.ts';

/** A card as it lies on the table, `width` CSS px wide. */
export function CardFace({
  desk,
  kind,
  width,
  label,
}: {
  desk: CardDesk;
  kind: Kind;
  width: number;
  label: string;
}) {
  const holder = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let current = true;
    const paint = async () => {
      const picture = await picturesOf(desk.roster.game);
      if (!current) return;
      const [canvas, pen] = easel(width, width * CARD_RATIO, Math.min(2, devicePixelRatio));
      drawFace(pen, kind, width, { picture, say: desk.say });
      holder.current?.replaceChildren(canvas);
    };
    // Without its pictures the row beside it still says everything.
    paint().catch(() => {});
    return () => {
      current = false;
    };
  }, [JSON.stringify(kind), width]);
  return <span class="card-face" ref={holder} role="img" aria-label={label} />;
}
