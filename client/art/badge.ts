import type { Pen } from './canvas.ts';
import { easel, linear } from './canvas.ts';
import { darken, lighten } from './colour.ts';
import type { SignName } from './iconNames.ts';
import { fillIcon } from './icons.ts';
import { memo } from './memo.ts';
import { PALETTE } from './palette.ts';
import { softEllipse } from './shadow.ts';
import { sign } from './signs.ts';

/** Conditions that can stand on a piece. Shape tells them apart, not only hue. */
export type Condition = 'trapped' | 'stunned' | 'inspired' | 'cursed' | 'controlled' | 'unhorsed' | 'timed';

interface BadgeLook {
  readonly icon: SignName;
  readonly enamel: string;
  readonly ink: string;
  /** 0 is a circle. `point`: a corner stands on top. */
  readonly corners: number;
  readonly point: boolean;
}

const IVORY = '#fff6df';
const BADGES: Readonly<Record<Condition, BadgeLook>> = {
  trapped: { icon: 'wolf-trap', enamel: '#8a3a1e', ink: IVORY, corners: 4, point: false },
  stunned: { icon: 'star-swirl', enamel: '#3d3f7d', ink: IVORY, corners: 0, point: false },
  inspired: { icon: 'laurel-crown', enamel: '#fffaf0', ink: '#5a3300', corners: 6, point: true },
  cursed: { icon: 'cursed-star', enamel: '#4a1d52', ink: IVORY, corners: 3, point: false },
  controlled: { icon: 'puppet', enamel: '#7c2450', ink: IVORY, corners: 4, point: true },
  unhorsed: { icon: 'horseshoe', enamel: '#4d4a45', ink: IVORY, corners: 5, point: true },
  timed: { icon: 'hourglass', enamel: '#1f5a63', ink: IVORY, corners: 8, point: false },
};

export const CONDITIONS = Object.keys(BADGES) as readonly Condition[];

/** A brass-rimmed enamel badge. Radius in CSS px. */
export function drawBadge(pen: Pen, condition: Condition, x: number, y: number, r: number): void {
  const look = BADGES[condition];
  softEllipse(pen, x + r * 0.25, y + r * 0.4, r * 1.35, r * 1.3, 0.55, 0.5);
  pen.save();
  pen.translate(x, y);
  pen.lineJoin = 'round';
  const brass = linear(
    pen,
    [-r, -r],
    [r, r],
    [
      [0, '#fbe6ae'],
      [0.5, PALETTE.brass],
      [1, '#6d4a17'],
    ],
  );
  outline(pen, look, r);
  pen.strokeStyle = 'rgba(24,12,4,.85)';
  pen.lineWidth = r * 0.48;
  pen.stroke();
  pen.fillStyle = brass;
  pen.strokeStyle = brass;
  pen.fill();
  pen.lineWidth = r * 0.25;
  pen.stroke();
  outline(pen, look, r * 0.86);
  pen.fillStyle = linear(
    pen,
    [0, -r],
    [0, r],
    [
      [0, lighten(look.enamel, 0.2)],
      [1, darken(look.enamel, 0.18)],
    ],
  );
  pen.fill();
  const low = look.corners === 3 ? r * 0.14 : 0;
  fillIcon(pen, sign(look.icon), 0, low, r * (look.corners === 3 ? 1.15 : 1.42), look.ink);
  pen.restore();
}

/** A badge alone on a canvas of `px` × `px` CSS px. */
export const badge: (condition: Condition, px: number, dpr: number) => HTMLCanvasElement = memo(
  40,
  (condition, px, dpr) => `${condition} ${px} ${dpr}`,
  (condition, px, dpr) => {
    const [canvas, pen] = easel(px, px, dpr);
    drawBadge(pen, condition, px * 0.48, px * 0.47, px * 0.33);
    return canvas;
  },
);

function outline(pen: Pen, look: BadgeLook, r: number): void {
  pen.beginPath();
  if (!look.corners) {
    pen.arc(0, 0, r, 0, Math.PI * 2);
    return;
  }
  // Fewer corners reach further out for the same area.
  const reach = r * (look.corners === 3 ? 1.4 : look.corners === 4 ? 1.2 : 1.1);
  const turn = look.point || look.corners === 3 ? 0 : Math.PI / look.corners;
  const low = look.corners === 3 ? r * 0.18 : 0;
  for (let i = 0; i < look.corners; i++) {
    const a = -Math.PI / 2 + turn + (i * 2 * Math.PI) / look.corners;
    pen.lineTo(Math.cos(a) * reach, low + Math.sin(a) * reach);
  }
  pen.closePath();
}
