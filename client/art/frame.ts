import type { Pen } from './canvas.ts';
import { easel, linear } from './canvas.ts';

/** Breadth of the gilt moulding, CSS px, for a picture about 130 px wide; grows slowly with larger ones. */
function mouldingFor(width: number): number {
  return Math.round(5 + width * 0.018);
}

/** A picture in a gilt frame, `width` × `height` CSS px over all. The picture is cut to fill the frame. */
export function framed(
  picture: HTMLCanvasElement,
  width: number,
  height: number,
  dpr: number,
): HTMLCanvasElement {
  const m = mouldingFor(width);
  const [canvas, pen] = easel(width, height, dpr);
  moulding(pen, width, height, m);
  const w = width - 2 * m;
  const h = height - 2 * m;
  const scale = Math.max(w / picture.width, h / picture.height);
  const sw = w / scale;
  const sh = h / scale;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (picture.width - sw) / 2, (picture.height - sh) / 2, sw, sh, m, m, w, h);
  glaze(pen, m, m, w, h);
  return canvas;
}

/** Four mitred sides, lit from the upper left, between two dark lines. */
function moulding(pen: Pen, width: number, height: number, m: number): void {
  const sides = [
    [
      [0, 0],
      [width, 0],
      [width - m, m],
      [m, m],
      [0, 0],
      [0, m],
    ],
    [
      [0, 0],
      [m, m],
      [m, height - m],
      [0, height],
      [0, 0],
      [m, 0],
    ],
    [
      [width, 0],
      [width, height],
      [width - m, height - m],
      [width - m, m],
      [width, 0],
      [width - m, 0],
    ],
    [
      [0, height],
      [m, height - m],
      [width - m, height - m],
      [width, height],
      [0, height],
      [0, height - m],
    ],
  ] as const;
  const gilt = [
    ['#f6e2a6', '#c79a4b', '#f0d08a', '#7b5520'],
    ['#eed596', '#b98737', '#e2bd6e', '#6d4a17'],
    ['#8f6526', '#a87a33', '#c99d4e', '#5a3c12'],
    ['#7b5520', '#97702c', '#c2954a', '#4f3410'],
  ] as const;
  sides.forEach(([a, b, c, d, from, to], i) => {
    pen.beginPath();
    for (const [x, y] of [a, b, c, d]) pen.lineTo(x, y);
    pen.closePath();
    pen.fillStyle = linear(
      pen,
      [from[0], from[1]],
      [to[0], to[1]],
      gilt[i].map((colour, n) => [n / 3, colour] as const),
    );
    pen.fill();
  });
  pen.strokeStyle = 'rgba(48,26,6,.9)';
  pen.lineWidth = 1;
  pen.strokeRect(0.5, 0.5, width - 1, height - 1);
  pen.strokeRect(m - 0.5, m - 0.5, width - 2 * m + 1, height - 2 * m + 1);
}

/** The frame's shadow on the picture and a little light across it. */
function glaze(pen: Pen, x: number, y: number, w: number, h: number): void {
  const deep = Math.min(w, h) * 0.07;
  for (const [to, width, height] of [
    [[0, deep], w, deep],
    [[deep, 0], deep, h],
  ] as const) {
    pen.fillStyle = linear(
      pen,
      [x, y],
      [x + to[0], y + to[1]],
      [
        [0, 'rgba(20,10,2,.5)'],
        [1, 'rgba(20,10,2,0)'],
      ],
    );
    pen.fillRect(x, y, width, height);
  }
  pen.fillStyle = linear(
    pen,
    [x, y],
    [x + w, y + h],
    [
      [0, 'rgba(255,255,255,.16)'],
      [0.5, 'rgba(255,255,255,0)'],
      [1, 'rgba(0,0,0,.22)'],
    ],
  );
  pen.fillRect(x, y, w, h);
}
