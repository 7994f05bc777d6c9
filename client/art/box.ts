import type { Pen } from './canvas.ts';
import { easel, linear, polygon, roundedRect } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import { FONT_DISPLAY, FONT_SANS } from './fontNames.ts';
import { randomFrom } from './noise.ts';
import type { PieceLook } from './piece.ts';
import { drawPiece } from './piece.ts';

/** A game's box on the shelf. */
export interface BoxCover {
  /** One line of the title each. */
  readonly title: readonly string[];
  readonly lines: readonly string[];
  readonly colour: string;
  readonly dark: string;
  readonly ink: string;
  /** Two warriors face each other on the cover. */
  readonly figures: readonly [PieceLook, PieceLook];
}

/** A box seen from the front and a little from the right, `width` × `height` CSS px with its side. */
export function boxFront(cover: BoxCover, width: number, height: number, dpr: number): HTMLCanvasElement {
  const [canvas, pen] = easel(width, height, dpr);
  const side = Math.round(width * 0.09);
  const w = width - side;
  pen.fillStyle = linear(
    pen,
    [w, 0],
    [width, 0],
    [
      [0, darken(cover.dark, 0.2)],
      [1, darken(cover.dark, 0.6)],
    ],
  );
  polygon(pen, [
    [w, 4],
    [width, 14],
    [width, height],
    [w, height],
  ]);
  pen.fill();
  roundedRect(pen, 0, 0, w, height, 4);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [w * 0.6, height],
    [
      [0, lighten(cover.colour, 0.12)],
      [0.5, cover.colour],
      [1, cover.dark],
    ],
  );
  pen.fill();
  pen.save();
  pen.clip();
  hexes(pen, w, height, cover.ink);
  const R = (w / 200) * 58;
  const stand = (look: PieceLook, mirrored: boolean, x: number, y: number, tall: number) =>
    drawPiece(pen, { ...look, mirrored, size: 'foot', height: tall }, w * x, height * y, R, dpr);
  stand(cover.figures[1], true, 0.72, 0.645, 58);
  stand(cover.figures[0], false, 0.29, 0.7, 56);
  pen.fillStyle = linear(
    pen,
    [0, height * 0.74],
    [0, height],
    [
      [0, 'rgba(0,0,0,0)'],
      [0.4, 'rgba(0,0,0,.5)'],
      [1, 'rgba(0,0,0,.6)'],
    ],
  );
  pen.fillRect(0, height * 0.74, w, height * 0.26);
  pen.restore();
  lettering(pen, cover, w, height);
  pen.strokeStyle = cover.ink;
  pen.globalAlpha = 0.75;
  pen.lineWidth = 1.3;
  pen.strokeRect(6.5, 6.5, w - 13, height - 13);
  pen.globalAlpha = 1;
  pen.fillStyle = 'rgba(255,255,255,.2)';
  pen.fillRect(0, 1, w, 2);
  return canvas;
}

function hexes(pen: Pen, w: number, h: number, ink: string): void {
  const random = randomFrom(1274);
  const u = w * 0.09;
  pen.strokeStyle = ink;
  pen.lineWidth = 1.2;
  for (let row = 1; row < 9; row++) {
    for (let column = -1; column < 9; column++) {
      const x = column * u * 1.732 + (row & 1 ? u * 0.866 : 0);
      const y = h * 0.27 + row * u * 1.5;
      polygon(
        pen,
        Array.from({ length: 6 }, (_, i) => {
          const a = (i * Math.PI) / 3 + Math.PI / 6;
          return [x + Math.cos(a) * u, y + Math.sin(a) * u] as const;
        }),
      );
      if (random() < 0.3) {
        pen.globalAlpha = 0.5;
        pen.fillStyle = ['#6f8f4a', '#a98a58', '#4b7690'][Math.floor(random() * 3)];
        pen.fill();
      }
      pen.globalAlpha = 0.28;
      pen.stroke();
    }
  }
  pen.globalAlpha = 1;
}

function lettering(pen: Pen, cover: BoxCover, w: number, h: number): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.save();
  pen.shadowColor = 'rgba(0,0,0,.65)';
  pen.shadowBlur = 4;
  pen.fillStyle = cover.ink;
  let size = w * 0.135;
  const fits = () => {
    pen.font = `900 ${size}px ${FONT_DISPLAY}`;
    return cover.title.every((line) => pen.measureText(line).width <= w - 26);
  };
  while (size > 8 && !fits()) size -= 0.5;
  cover.title.forEach((line, i) => {
    pen.fillText(line, w / 2, h * 0.1 + (i + 0.25) * size * 1.06);
  });
  pen.restore();
  cover.lines.forEach((line, i) => {
    pen.font = `700 ${Math.max(13, w * 0.073)}px ${FONT_SANS}`;
    pen.fillStyle = i ? cover.ink : '#f6e8c8';
    pen.fillText(line, w / 2, h * (0.865 + i * 0.07), w - 24);
  });
}
