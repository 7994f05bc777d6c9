import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

const STAR = star(256, 275, 262);
const TWO_STARS = star(150, 330, 178) + star(362, 178, 178);
const SYMBOLS: Readonly<Record<string, string>> = {
  R: icons.boot,
  O: icons.wingfoot,
  Y: icons.sword,
  G: icons.shield,
  B: STAR,
  P: TWO_STARS,
};

/** The square of a card's colour with its symbol: 'card:R' … 'card:P'. */
export function ColourGem({ card }: { card: string }) {
  const colour = card.replace('card:', '');
  return (
    <span class={`gem gem-${colour}`}>
      <Icon path={SYMBOLS[colour] ?? icons.cards} />
    </span>
  );
}

/** A five-pointed star about (x, y) as a path. */
function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, i) => {
    const r = i % 2 ? radius * 0.42 : radius;
    const angle = -Math.PI / 2 + (i * Math.PI) / 5;
    return `${(x + Math.cos(angle) * r).toFixed(1)} ${(y + Math.sin(angle) * r).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
