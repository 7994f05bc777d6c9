import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { CARD_TALL, fan } from './fan.ts';
import { type BoardCard, type Framing, frame, hasBoard, standing } from './framing.ts';

/** Colours of the grounds as a map-maker lays them in first; parchment where a letter is unknown. */
const WASH: Readonly<Record<string, string>> = {
  g: '#a9b176',
  f: '#8a9a60',
  d: '#d3b98a',
  w: '#86a9ad',
  r: '#a99e8c',
  m: '#c4b491',
  s: '#e6e4da',
};
const INK: Readonly<Record<string, string>> = {
  a: '#a9741f',
  b: '#2f7a5f',
  c: '#9c3a30',
  d: '#4b5a9a',
  e: '#efe9da',
  f: '#3f3b45',
};

/**
 * The battle as a first sketch: washed hexes and a dot for every warrior, or blank cards on felt, drawn at once,
 * where the painted picture will stand. `width` and `height` in CSS px.
 */
export function sketchBattle(
  card: ScenarioCard,
  framing: Framing,
  width: number,
  height: number,
): HTMLCanvasElement {
  const dpr = Math.min(2, devicePixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * dpr);
  canvas.height = Math.round(height * dpr);
  const pen = canvas.getContext('2d');
  if (!pen || width === 0) return canvas;
  pen.scale(dpr, dpr);
  if (hasBoard(card)) sketchBoard(pen, card, framing, width, height);
  else sketchCards(pen, card, framing, width, height);
  return canvas;
}

type Pen = CanvasRenderingContext2D;

function sketchCards(pen: Pen, card: ScenarioCard, framing: Framing, width: number, height: number): void {
  pen.fillStyle = '#1f4a3d';
  pen.fillRect(0, 0, width, height);
  const { card: w, places } = fan(card.cards.length, framing, width, height);
  for (const { x, y, turn } of places) {
    pen.save();
    pen.translate(x, y);
    pen.rotate(turn);
    pen.fillStyle = '#ead8b0';
    pen.strokeStyle = '#140c06';
    pen.beginPath();
    pen.roundRect(-w / 2, (-w * CARD_TALL) / 2, w, w * CARD_TALL, w * 0.065);
    pen.fill();
    pen.stroke();
    pen.restore();
  }
}

function sketchBoard(pen: Pen, card: BoardCard, framing: Framing, width: number, height: number): void {
  const { R, geometry, left, top } = frame(card, framing, width, height);
  pen.translate(left, top);
  pen.strokeStyle = '#6b532e55';
  for (let cell = 0; cell < card.board.ground.length; cell++) {
    pen.beginPath();
    for (const { x, y } of geometry.corners(cell)) pen.lineTo(x, y);
    pen.closePath();
    pen.fillStyle = WASH[card.board.ground[cell]] ?? '#e0cd9f';
    pen.fill();
    pen.stroke();
  }
  for (const piece of standing(card, framing, geometry)) {
    const { x, y } = geometry.centre(piece.cell);
    pen.beginPath();
    pen.ellipse(x, y, R * 0.5, R * 0.4, 0, 0, Math.PI * 2);
    pen.fillStyle = INK[card.sides[piece.seat]?.plastic ?? 'a'] ?? INK.a;
    pen.fill();
  }
}
