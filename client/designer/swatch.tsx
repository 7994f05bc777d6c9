import { useLayoutEffect, useRef } from 'preact/hooks';
import { easel, polygon } from '../art/canvas.ts';
import { isBand, paintBands } from '../art/features.ts';
import { cornersOf } from '../art/geometry.ts';
import { R } from './field.ts';
import { decorTile, featureTile, groundTile, type Tile } from './tiles.ts';

const WIDTH = 52;
const HEIGHT = 42;

/** A ground as one hex, a feature as it stands: decoration above the name. */
export function Swatch({ layer, letter }: { layer: 'ground' | 'features'; letter: string }) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const dpr = Math.min(2, devicePixelRatio);
    const [canvas, pen] = easel(WIDTH, HEIGHT, dpr);
    const k = layer === 'ground' ? 0.62 : 0.74;
    pen.translate(WIDTH / 2, HEIGHT / 2 + (layer === 'ground' ? 0 : 5));
    pen.scale(k, k);
    const put = ({ canvas: image, half }: Tile) => pen.drawImage(image, -half, -half, half * 2, half * 2);
    if (letter === ' ') drawNothing(pen, layer);
    else if (layer === 'ground') {
      put(groundTile(letter, 3, true, 1.4));
      put(decorTile(letter, 1, 1.4));
    } else if (isBand(letter)) {
      const to = [
        { x: -R * 1.7, y: R * 0.5 },
        { x: R * 1.6, y: -R * 0.7 },
      ];
      paintBands(pen, letter, [{ from: { x: 0, y: 0 }, to, ground: ' ' }], R);
    } else put(featureTile(letter, 2, 1.4));
    holder.current?.replaceChildren(canvas);
  }, [layer, letter]);
  return <span class="swatch" ref={holder} aria-hidden="true" />;
}

/** An empty place, and a rubber. */
function drawNothing(pen: CanvasRenderingContext2D, layer: 'ground' | 'features'): void {
  if (layer === 'ground') {
    polygon(
      pen,
      cornersOf(R * 0.95, true).map(({ x, y }) => [x, y]),
    );
    pen.setLineDash([5, 5]);
    pen.strokeStyle = '#e6cf97';
    pen.lineWidth = 2;
    pen.stroke();
    return;
  }
  pen.rotate(-0.4);
  pen.fillStyle = '#e6a8a0';
  pen.fillRect(-24, -16, 28, 24);
  pen.fillStyle = '#4f7fae';
  pen.fillRect(4, -16, 20, 24);
  pen.strokeStyle = '#2a180c';
  pen.lineWidth = 2;
  pen.strokeRect(-24, -16, 48, 24);
}
