import type { Pen } from './canvas.ts';
import { mix, rgba } from './colour.ts';
import { KY } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Random } from './noise.ts';

/** One stroke of a dry brush from (x, y) on, in the direction and colours of the ground. `R`: hex radius. */
export function brushStroke(pen: Pen, ground: Ground, x: number, y: number, R: number, random: Random): void {
  const { tints, brush } = ground;
  const light = random() > 0.5;
  const length = R * (0.1 + random() * 0.3);
  const angle = brush[0] + (random() - 0.5) * 2 * brush[1];
  const colour = mix(light ? tints[1] : tints[2], light ? '#fff4d0' : '#3a2c12', random() * 0.22);
  pen.lineCap = 'round';
  pen.strokeStyle = rgba(colour, 0.12 + random() * 0.16);
  pen.lineWidth = R * (0.03 + random() * 0.075);
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(
    x + Math.cos(angle) * length * 0.5 + (random() - 0.5) * 2,
    y + Math.sin(angle) * length * 0.5,
    x + Math.cos(angle) * length,
    y + Math.sin(angle) * length * KY,
  );
  pen.stroke();
}
