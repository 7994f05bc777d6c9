import type { Pen } from '../canvas.ts';
import { linear, penScale, radial, roundedRect } from '../canvas.ts';
import { mix } from '../colour.ts';
import { fillIcon } from '../icons.ts';
import { cardSign } from './cardSigns.ts';
import { drawQuestToken, drawWarToken } from './tokens.ts';

/** Small things that lie beside the cards, each round (x, y) with radius `r` in CSS px. */
export type Marker = 'war' | 'quest' | 'defeat' | 'corruption';

const PAINTERS: Readonly<Record<Marker, (pen: Pen, x: number, y: number, r: number, dull: boolean) => void>> =
  {
    war(pen, x, y, r, dull) {
      drawWarToken(pen, x, y, r * 0.9, '', dull);
      fillIcon(pen, cardSign('crossed-swords'), x, y - r * 0.04, r * 1.15, dull ? '#c9ab9c' : '#ffe9d8');
    },
    quest(pen, x, y, r, dull) {
      drawQuestToken(pen, x, y - r * 0.07, r * 0.9, '', dull);
      fillIcon(pen, cardSign('big-diamond-ring'), x, y - r * 0.02, r * 1.15, dull ? '#3d3116' : '#4a3208');
    },
    defeat(pen, x, y, r) {
      const s = r * 0.88;
      roundedRect(pen, x - s, y - s, s * 2, s * 2, r * 0.22);
      pen.fillStyle = linear(
        pen,
        [x - s, y - s],
        [x + s, y + s],
        [
          [0, '#c4473a'],
          [0.5, '#a52e23'],
          [1, '#7c1c14'],
        ],
      );
      pen.fill();
      pen.strokeStyle = '#f0b9a4';
      pen.lineWidth = Math.max(1, r * 0.1);
      pen.stroke();
      fillIcon(pen, cardSign('cracked-shield'), x, y, r * 1.32, '#fff1e4');
    },
    corruption(pen, x, y, r) {
      pen.beginPath();
      pen.arc(x, y, r * 0.92, 0, Math.PI * 2);
      pen.fillStyle = '#1d130a';
      pen.fill();
      pen.strokeStyle = '#e2b24c';
      pen.lineWidth = Math.max(1, r * 0.13);
      pen.stroke();
      fillIcon(pen, cardSign('big-diamond-ring'), x, y, r * 1.2, '#f2c763');
    },
  };

/** `dull`: a token that is the enemy's. */
export function drawMarker(pen: Pen, marker: Marker, x: number, y: number, r: number, dull = false): void {
  pen.save();
  pen.shadowColor = 'rgba(10,5,2,.7)';
  pen.shadowBlur = r * 0.3 * penScale(pen);
  pen.shadowOffsetY = r * 0.14 * penScale(pen);
  pen.beginPath();
  pen.arc(x, y, r * 0.8, 0, Math.PI * 2);
  pen.fillStyle = '#1a0d06';
  pen.fill();
  pen.restore();
  PAINTERS[marker](pen, x, y, r, dull);
}

/** A pawn of turned wood, `h` high, its foot's middle at (x, y), lit from the left, with its shadow. */
export function drawPawn(pen: Pen, x: number, y: number, h: number, colour: string): void {
  const k = h / 38;
  pen.save();
  pen.translate(x, y - h * 0.05);
  pen.scale(k, k);
  pen.fillStyle = 'rgba(12,6,2,.42)';
  pen.beginPath();
  pen.ellipse(3.5, 0.5, 14, 4.6, 0, 0, Math.PI * 2);
  pen.fill();
  pen.beginPath();
  pen.moveTo(-12, -1);
  pen.quadraticCurveTo(-12, -7, -7, -9);
  pen.quadraticCurveTo(-4.6, -15, -3.8, -22.6);
  pen.lineTo(-6, -23.4);
  pen.quadraticCurveTo(-6.4, -25.4, -4.6, -25.6);
  pen.arc(0, -30, 7.4, Math.PI * 0.72, Math.PI * 2.28);
  pen.quadraticCurveTo(6.4, -25.4, 6, -23.4);
  pen.lineTo(3.8, -22.6);
  pen.quadraticCurveTo(4.6, -15, 7, -9);
  pen.quadraticCurveTo(12, -7, 12, -1);
  pen.quadraticCurveTo(0, 4.6, -12, -1);
  pen.closePath();
  pen.fillStyle = linear(
    pen,
    [-10, 0],
    [11, 0],
    [
      [0, mix(colour, '#ffffff', 0.45)],
      [0.4, colour],
      [1, mix(colour, '#000000', 0.5)],
    ],
  );
  pen.fill();
  pen.strokeStyle = '#140a05';
  pen.lineWidth = 1.3;
  pen.lineJoin = 'round';
  pen.stroke();
  pen.beginPath();
  pen.arc(0, -30, 6.6, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [-2.6, -33, 0],
    [0, -30, 7.4],
    [
      [0, 'rgba(255,255,255,.75)'],
      [0.35, 'rgba(255,255,255,.12)'],
      [1, 'rgba(0,0,0,.28)'],
    ],
  );
  pen.fill();
  // The edge of the foot catches the light.
  pen.beginPath();
  pen.moveTo(-10, -3.4);
  pen.quadraticCurveTo(-2, 0.8, 7, -2);
  pen.strokeStyle = 'rgba(255,255,255,.35)';
  pen.lineWidth = 1.1;
  pen.stroke();
  pen.restore();
}
