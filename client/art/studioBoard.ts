import { axialOf } from '../../shared/hex/offset.ts';
import type { Condition } from './badge.ts';
import { bakeSteps } from './bake.ts';
import { paintBoard } from './board.ts';
import { easel } from './canvas.ts';
import { felt } from './felt.ts';
import { drawBlockedSight, drawStop, highlight } from './highlight.ts';
import { drawPiece, LIFT, pieceArt, SCALE_RADIUS } from './piece.ts';
import { boardOf, STUDIO_ROWS } from './studioMap.ts';
import { lookAs, tokens } from './studioSheets.ts';

interface Standing {
  readonly name: string;
  readonly plastic: string;
  readonly column: number;
  readonly row: number;
  readonly mirrored?: boolean;
  readonly damage?: number;
  readonly ready?: boolean;
  readonly badges?: readonly Condition[];
  readonly odds?: string;
  readonly lift?: boolean;
  readonly behind?: boolean;
}

const STANDING: readonly Standing[] = [
  { name: 'Archer', plastic: 'a', column: 3, row: 5, ready: true },
  { name: 'Hoplite', plastic: 'a', column: 5, row: 3 },
  { name: 'Hoplite', plastic: 'a', column: 4, row: 7, ready: true },
  { name: 'Hoplite', plastic: 'a', column: 6, row: 8, ready: true, damage: 1 },
  { name: 'Perseus', plastic: 'a', column: 6, row: 5, lift: true, ready: true, damage: 1 },
  { name: 'Myrmidon', plastic: 'a', column: 6, row: 7, badges: ['inspired'] },
  { name: 'Samurai', plastic: 'a', column: 3, row: 2, ready: true },
  { name: 'Cyclops', plastic: 'a', column: 2, row: 6 },
  { name: 'Slinger', plastic: 'a', column: 1, row: 4 },
  { name: 'Bellerophon', plastic: 'a', column: 5, row: 1, badges: ['inspired'], ready: true },
  { name: 'Icarus', plastic: 'b', column: 8, row: 5, odds: '46 %', damage: 1, ready: true },
  {
    name: 'Hoplite',
    plastic: 'b',
    column: 8,
    row: 7,
    mirrored: true,
    odds: '31 %',
    ready: true,
    behind: true,
  },
  { name: 'Medusa', plastic: 'b', column: 8, row: 1 },
  { name: 'Centaur', plastic: 'b', column: 11, row: 1, mirrored: true, badges: ['trapped'], damage: 2 },
  { name: 'Hydra', plastic: 'b', column: 11, row: 4, mirrored: true, damage: 3, ready: true },
  { name: 'Oni', plastic: 'b', column: 10, row: 7, badges: ['stunned'] },
  { name: 'Medea', plastic: 'b', column: 14, row: 5, mirrored: true, ready: true },
  { name: 'Ghoul', plastic: 'b', column: 12, row: 8, ready: true },
  { name: 'Chimera', plastic: 'b', column: 14, row: 2, mirrored: true, ready: true },
  { name: 'Hoplite', plastic: 'b', column: 10, row: 2, mirrored: true },
];

/** A battle line, shoulder to shoulder: `?dense` shows whether neighbours of one colour can be told apart. */
const DENSE: readonly Standing[] = [
  ...['Centaur', 'Chimera', 'Hydra', 'Cyclops', 'Medea', 'Oni', 'Ogre Magi'].map((name, i) => ({
    name,
    plastic: 'b',
    column: 3 + i,
    row: 3,
    mirrored: true,
    ready: true,
  })),
  ...['Myrmidon', 'Hydra', 'Medusa', 'Myrmidon', 'Chimera', 'Typhoon Dragon', 'Samurai'].map((name, i) => ({
    name,
    plastic: 'b',
    column: 3 + i,
    row: 4,
    mirrored: true,
    damage: i,
  })),
  ...['Hercules', 'Perseus', 'Hoplite', 'Hoplite', 'Archer', 'Bellerophon', 'Icarus'].map((name, i) => ({
    name,
    plastic: 'a',
    column: 3 + i,
    row: 6,
    ready: true,
  })),
  ...['Hoplite', 'Hoplite', 'Archer', 'Slinger', 'Samurai', 'Cyclops', 'Oni'].map((name, i) => ({
    name,
    plastic: 'a',
    column: 3 + i,
    row: 7,
    ready: true,
  })),
];

const LEGAL = [
  [6, 4],
  [7, 4],
  [4, 5],
  [5, 5],
  [7, 5],
  [5, 6],
  [6, 6],
  [7, 6],
] as const;

/** A board in mid-battle, as in the target picture. `?r=` sets the hex radius, `?turn=` the board's turn. */
export async function studioBoard(dpr: number): Promise<HTMLCanvasElement> {
  const query = new URLSearchParams(location.search);
  const R = Number(query.get('r') ?? SCALE_RADIUS);
  const k = R / SCALE_RADIUS;
  const turn = query.get('turn') === '180' ? 180 : query.get('turn') === '90' ? 90 : 0;
  const view = boardOf(query.get('map')?.split('/') ?? STUDIO_ROWS, query.has('flat'));
  const since = performance.now();
  const picture = await bakeSteps(paintBoard(view, R, dpr, turn));
  console.info(`board ${Math.round(performance.now() - since)} ms`);
  const { geometry, margin } = picture;
  const width = picture.width + 40;
  const height = picture.height + 40;
  const [canvas, pen] = easel(width, height, dpr);
  pen.drawImage(felt(width, height, dpr), 0, 0, width, height);
  pen.drawImage(picture.canvas, 20, 20, picture.width, picture.height);
  pen.translate(20 + margin, 20 + margin);
  const cellOf = (column: number, row: number): number => {
    const { q, r } = axialOf('pointy', column, row);
    return view.cells.findIndex((v, i) => i % 2 === 0 && v === q && view.cells[i + 1] === r) / 2;
  };
  const glow = (column: number, row: number, kind: Parameters<typeof highlight>[0]) => {
    const cell = cellOf(column, row);
    if (cell < 0) return;
    const { x, y } = geometry.centre(cell);
    const layer = highlight(kind, R, dpr, (turn !== 90) !== query.has('flat'));
    pen.drawImage(layer.canvas, x - layer.anchorX, y - layer.anchorY, layer.width, layer.height);
  };
  for (const [column, row] of LEGAL) glow(column, row, column === 7 && row === 5 ? 'hovered' : 'legal');
  const placed = (query.has('dense') ? DENSE : STANDING)
    .map((s) => ({ ...s, cell: cellOf(s.column, s.row) }))
    .filter((s) => s.cell >= 0)
    .map((s) => ({ ...s, ...geometry.centre(s.cell) }))
    .sort((a, b) => a.y - b.y);
  for (const s of placed) {
    if (s.odds) glow(s.column, s.row, 'foe');
    if (s.lift) glow(s.column, s.row, 'selected');
  }
  const selected = placed.find((s) => s.lift);
  const medusa = placed.find((s) => s.name === 'Medusa');
  const stop = selected &&
    medusa && {
      x: selected.x + (medusa.x - selected.x) * 0.46,
      y: selected.y + (medusa.y - selected.y) * 0.46,
    };
  if (selected && medusa && stop)
    drawBlockedSight(
      pen,
      [selected.x + 18, selected.y - 12],
      [stop.x, stop.y],
      [medusa.x - 16, medusa.y + 6],
    );
  let baked = 0;
  for (const s of placed) {
    const look = lookAs(s.name, s.plastic, s.mirrored);
    const from = performance.now();
    pieceArt(look, R, dpr);
    baked += performance.now() - from;
    drawPiece(pen, look, s.x, s.y + 2 * k, R, dpr, s.lift ? LIFT * k : 0);
  }
  console.info(`pieces ${Math.round(baked)} ms`);
  for (const s of placed)
    tokens(pen, s, pieceArt(lookAs(s.name, s.plastic, s.mirrored), R, dpr), s.x, s.y + 2 * k, R, dpr);
  if (stop) drawStop(pen, stop.x, stop.y, 9 * k);
  return canvas;
}
