import { linear, type Pen, radial, roundedRect } from '../../art/canvas.ts';
import { drawMarker, type Marker } from '../../art/cards/markers.ts';
import { mix } from '../../art/colour.ts';
import { FONT_SANS } from '../../art/fontNames.ts';

const MARKERS: ReadonlySet<string> = new Set<Marker>(['war', 'quest', 'defeat', 'corruption']);
export const isMarker = (name: string): name is Marker => MARKERS.has(name);

/**
 * A marker by the name of its icon, or a disc in this colour ('' for wood) with the first letters of its name;
 * `h` high and wide.
 */
export function drawToken(pen: Pen, icon: string, name: string, colour: string, h: number): void {
  if (isMarker(icon)) {
    drawMarker(pen, icon, h / 2, h / 2, h * 0.46);
    return;
  }
  const wood = colour || '#c79a4b';
  const r = h * 0.44;
  pen.beginPath();
  pen.arc(h / 2, h / 2, r, 0, Math.PI * 2);
  pen.fillStyle = radial(
    pen,
    [h * 0.38, h * 0.34, 0],
    [h / 2, h / 2, r],
    [
      [0, mix(wood, '#ffffff', 0.5)],
      [0.6, wood],
      [1, mix(wood, '#000000', 0.4)],
    ],
  );
  pen.fill();
  pen.strokeStyle = mix(wood, '#000000', 0.6);
  pen.lineWidth = Math.max(1, h * 0.04);
  pen.stroke();
  pen.fillStyle = '#fff8e6';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${h * 0.34}px ${FONT_SANS}`;
  pen.fillText(name.slice(0, 2), h / 2, h * 0.52);
}

/** A ring of light around the foot of what stands at the middle of a box `w` wide. */
export function drawFootRing(pen: Pen, w: number, colour: string, dpr: number): void {
  pen.shadowColor = colour;
  pen.shadowBlur = 8 * dpr;
  pen.strokeStyle = colour;
  pen.lineWidth = 3;
  for (let i = 0; i < 2; i++) {
    pen.beginPath();
    pen.ellipse(w / 2, w / 2, w * 0.3, w * 0.17, 0, 0, Math.PI * 2);
    pen.stroke();
  }
}

/** A dark slip with a few words, `w` wide. */
export function drawReason(pen: Pen, lines: readonly string[], w: number, size: number): void {
  const h = lines.length * size * 1.12 + size * 0.6;
  roundedRect(pen, 1, 1, w - 2, h, size * 0.5);
  pen.fillStyle = linear(
    pen,
    [0, 0],
    [0, h],
    [
      [0, '#2a1b10f2'],
      [1, '#170d07f2'],
    ],
  );
  pen.fill();
  pen.strokeStyle = '#00000088';
  pen.lineWidth = 1;
  pen.stroke();
  pen.fillStyle = '#ffe9c4';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${size}px ${FONT_SANS}`;
  for (const [i, line] of lines.entries())
    pen.fillText(line, w / 2, size * 0.9 + i * size * 1.12 + 1, w - size * 0.6);
}
