import { STEPS } from '../../shared/hex/board.ts';
import type { BoardView } from '../../shared/table/model.ts';
import type { Pen } from './canvas.ts';
import { polygon } from './canvas.ts';
import type { BoardGeometry, Point } from './geometry.ts';
import { boulders, columns, trees } from './groundDecor.ts';
import type { Random } from './noise.ts';
import { randomFrom } from './noise.ts';
import { softEllipse } from './shadow.ts';

/**
 * What stands on hexes (FEATURES of shared/scenario names the letters). Roads, streams and walls run to the
 * middles of neighbours of their kind; the rest stands for itself.
 */
const STANDING: Readonly<
  Record<string, (pen: Pen, x: number, y: number, R: number, random: Random) => void>
> = {
  // A wood of a feature stands thicker than the ground's own trees.
  w: (pen, x, y, R, random) => trees(pen, x, y + R * 0.16, R * 1.28, random),
  h: (pen, x, y, R, random) => hill(pen, x, y + R * 0.08, R * 1.25, random),
  u: columns,
  o: boulders,
  b: (pen, x, y, R) => house(pen, x, y, R * 1.2),
};

/** Strokes of a band from below to above: width in R, colour. */
const BANDS: Readonly<Record<string, readonly (readonly [width: number, colour: string, lift?: number])[]>> =
  {
    s: [
      [0.4, 'rgba(64,96,104,.55)'],
      [0.3, '#78acb2'],
      [0.08, 'rgba(226,245,242,.55)'],
    ],
    r: [
      [0.34, 'rgba(82,58,32,.75)'],
      [0.25, '#d3b681'],
      [0.06, 'rgba(246,230,190,.5)'],
    ],
    a: [
      [0.36, 'rgba(40,30,20,.4)', -0.08],
      [0.3, '#6d6358'],
      [0.26, '#a2978a', 0.12],
      [0.08, 'rgba(240,232,216,.8)', 0.17],
    ],
  };
/** Streams lie under roads, and walls above both. */
export const BAND_ORDER = ['s', 'r', 'a'];

export const isBand = (letter: string): boolean => letter in BANDS;

/** Paints all features of a board whose (0, 0) the pen stands at. */
export function paintFeatures(pen: Pen, view: BoardView, geometry: BoardGeometry): void {
  const { features } = view;
  if (!features) return;
  const at = new Map<string, number>();
  for (let cell = 0; cell < geometry.cells; cell++)
    at.set(`${view.cells[cell * 2]},${view.cells[cell * 2 + 1]}`, cell);
  const beside = (cell: number): Point[] => {
    const q = view.cells[cell * 2];
    const r = view.cells[cell * 2 + 1];
    return STEPS.flatMap(([dq, dr]) => {
      const near = at.get(`${q + dq},${r + dr}`);
      return near !== undefined && features[near] === features[cell] ? [geometry.centre(near)] : [];
    });
  };
  for (const letter of BAND_ORDER) {
    const parts: BandPart[] = [];
    for (let cell = 0; cell < geometry.cells; cell++)
      if (features[cell] === letter)
        parts.push({ from: geometry.centre(cell), to: beside(cell), ground: view.ground[cell] });
    paintBands(pen, letter, parts, geometry.R);
    if (letter === ROAD) paintBridges(pen, parts.filter(overWater), geometry.R);
  }
  const order = Array.from({ length: geometry.cells }, (_, cell) => cell)
    .filter((cell) => features[cell] in STANDING)
    .sort((a, b) => geometry.centre(a).y - geometry.centre(b).y);
  for (const cell of order) {
    const { x, y } = geometry.centre(cell);
    const seed = view.cells[cell * 2] * 6151 + view.cells[cell * 2 + 1] * 98317;
    paintStanding(pen, features[cell], x, y, geometry.R, seed);
  }
}

/** One thing that stands for itself; nothing for other letters. The same seed draws the same. */
export function paintStanding(pen: Pen, letter: string, x: number, y: number, R: number, seed: number): void {
  pen.save();
  STANDING[letter]?.(pen, x, y, R, randomFrom(seed));
  pen.restore();
}

/** A hex's part of a road, stream or wall: its middle and the middles of the neighbours that it runs to. */
export interface BandPart {
  readonly from: Point;
  readonly to: readonly Point[];
  /** Letter of the ground that it lies on. */
  readonly ground: string;
}

/** Paints one kind of band through all its hexes, layer by layer, so that no joints show. A part alone lies level. */
export function paintBands(pen: Pen, letter: string, parts: readonly BandPart[], R: number): void {
  pen.save();
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [width, colour, lift = 0] of BANDS[letter] ?? []) {
    pen.strokeStyle = colour;
    pen.lineWidth = R * width;
    pen.beginPath();
    for (const part of parts) traceBand(pen, part, R, lift * R);
    pen.stroke();
  }
  pen.restore();
}

const ROAD = 'r';
export const overWater = ({ ground }: BandPart): boolean => ground === 'w';

/** Strokes of a bridge from below to above: width in R, colour, planks along it. */
const BRIDGE = [
  [0.6, 'rgba(28,18,8,.38)', []],
  [0.5, '#4b2f17', []],
  [0.44, '#8a5d31', [0.1, 0.035]],
] as const;

/** Roads over water: planks from bank to bank. */
export function paintBridges(pen: Pen, parts: readonly BandPart[], R: number): void {
  pen.save();
  pen.lineCap = 'butt';
  for (const [width, colour, planks] of BRIDGE) {
    pen.strokeStyle = colour;
    pen.lineWidth = R * width;
    pen.setLineDash(planks.map((length) => length * R));
    pen.beginPath();
    for (const part of parts) traceBand(pen, part, R, 0);
    pen.stroke();
  }
  pen.restore();
}

function traceBand(pen: Pen, { from, to }: BandPart, R: number, lift: number): void {
  const ends =
    to.length > 0
      ? to.map((end) => ({ x: (from.x + end.x) / 2, y: (from.y + end.y) / 2 }))
      : [
          { x: from.x - R * 0.42, y: from.y },
          { x: from.x + R * 0.42, y: from.y },
        ];
  if (ends.length === 2) {
    // Two ends are one bend and not a corner.
    pen.moveTo(ends[0].x, ends[0].y - lift);
    pen.quadraticCurveTo(from.x, from.y - lift, ends[1].x, ends[1].y - lift);
    return;
  }
  for (const end of ends) {
    pen.moveTo(from.x, from.y - lift);
    pen.lineTo(end.x, end.y - lift);
  }
}

function hill(pen: Pen, x: number, y: number, R: number, random: Random): void {
  for (const [dx, dy, size] of [
    [-0.24, -0.02, 0.42],
    [0.2, 0.14, 0.52],
  ] as const) {
    const cx = x + dx * R;
    const cy = y + dy * R;
    const w = R * size;
    softEllipse(pen, cx + w * 0.3, cy + w * 0.08, w * 1.25, w * 0.34, 0.5, 0.35);
    pen.beginPath();
    pen.moveTo(cx - w, cy);
    pen.quadraticCurveTo(cx - w * 0.7, cy - w * 0.9, cx - w * 0.05, cy - w * 0.95);
    pen.quadraticCurveTo(cx + w * 0.75, cy - w * 0.8, cx + w, cy);
    pen.quadraticCurveTo(cx, cy + w * 0.22, cx - w, cy);
    const shade = pen.createLinearGradient(cx - w, cy - w, cx + w, cy);
    shade.addColorStop(0, '#cdbb84');
    shade.addColorStop(0.45, '#a99460');
    shade.addColorStop(1, '#6f5c33');
    pen.fillStyle = shade;
    pen.fill();
    pen.strokeStyle = 'rgba(74,56,24,.6)';
    pen.lineWidth = R * 0.03;
    pen.stroke();
    pen.strokeStyle = 'rgba(74,56,24,.4)';
    for (let n = 0; n < 4; n++) {
      const tx = cx + (random() - 0.5) * w * 1.1;
      const ty = cy - random() * w * 0.55;
      pen.beginPath();
      pen.moveTo(tx, ty);
      pen.lineTo(tx + w * 0.06, ty - w * 0.14);
      pen.stroke();
    }
  }
}

/** A cottage: front, gable, two roofs' worth of tiles. */
function house(pen: Pen, x: number, y: number, R: number): void {
  const w = R * 0.42;
  const base = y + R * 0.3;
  const eaves = base - R * 0.36;
  const ridge = eaves - R * 0.4;
  softEllipse(pen, x + w * 0.6, base, w * 1.7, R * 0.2, 0.55, 0.4);
  pen.fillStyle = '#e4d3ab';
  pen.fillRect(x - w, eaves, w * 2, base - eaves);
  pen.fillStyle = 'rgba(90,60,30,.25)';
  pen.fillRect(x + w * 0.2, eaves, w * 0.8, base - eaves);
  pen.fillStyle = '#5a3a22';
  pen.fillRect(x - w * 0.18, base - R * 0.25, w * 0.36, R * 0.25);
  pen.fillRect(x + w * 0.45, eaves + R * 0.08, w * 0.26, R * 0.12);
  const roof = (points: readonly (readonly [number, number])[], colour: string) => {
    polygon(pen, points);
    pen.fillStyle = colour;
    pen.fill();
    pen.strokeStyle = 'rgba(60,26,14,.7)';
    pen.lineWidth = R * 0.025;
    pen.stroke();
  };
  roof(
    [
      [x - w * 1.15, eaves + R * 0.03],
      [x - w * 0.8, ridge],
      [x + w * 0.8, ridge],
      [x + w * 1.15, eaves + R * 0.03],
    ],
    '#9a4b33',
  );
  pen.strokeStyle = 'rgba(255,214,170,.35)';
  for (const share of [0.3, 0.6]) {
    const ty = ridge + (eaves - ridge) * share;
    pen.beginPath();
    pen.moveTo(x - w * (0.8 + 0.35 * share), ty);
    pen.lineTo(x + w * (0.8 + 0.35 * share), ty);
    pen.stroke();
  }
}
