import { lookIcons, lookOf } from '../../shared/games/warrior-lands/data/looks.ts';
import { COLOURS } from '../../shared/games/warrior-lands/model.ts';
import type { Condition } from './badge.ts';
import { CONDITIONS, drawBadge } from './badge.ts';
import type { Pen } from './canvas.ts';
import { easel } from './canvas.ts';
import { CARD_RATIO, cardBack, colourCard, gem } from './card.ts';
import { chips, drawChips } from './chip.ts';
import { dieFace, drawDie, restingOn, rollingTo } from './die.ts';
import { felt } from './felt.ts';
import { FONT_DISPLAY } from './fontNames.ts';
import { oddsTag } from './oddsTag.ts';
import { parchment } from './parchment.ts';
import { drawPebble, pebble } from './pebble.ts';
import type { PieceLook } from './piece.ts';
import { drawPiece, LIFT, SCALE_RADIUS } from './piece.ts';
import { tokenPlaces } from './places.ts';
import { PLASTIC_KEYS } from './plastics.ts';
import { portrait } from './portrait.ts';
import { silhouette } from './silhouettes.ts';
import { PLANKS, planks, woodStrip } from './wood.ts';

const WIDTH = 1280;
const HEIGHT = 720;

export function lookAs(name: string, plastic: string, mirrored = false): PieceLook {
  const look = lookOf(name, [], 1, false);
  return { ...look, icon: silhouette(look.icon), plastic, mirrored };
}

interface Pose {
  readonly name: string;
  readonly plastic: string;
  readonly mirrored?: boolean;
  readonly damage?: number;
  readonly ready?: boolean;
  readonly badges?: readonly Condition[];
  readonly odds?: string;
  readonly lift?: boolean;
  readonly behind?: boolean;
}

/** Warriors at three times their size on the board. */
export function studioClose(dpr: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(dpr);
  const poses: readonly Pose[] = [
    { name: 'Perseus', plastic: 'a', ready: true },
    { name: 'Hoplite', plastic: 'a', damage: 2 },
    { name: 'Samurai', plastic: 'a' },
    { name: 'Cyclops', plastic: 'a', badges: ['inspired'] },
    { name: 'Icarus', plastic: 'b', badges: ['stunned'], odds: '46 %' },
    { name: 'Hoplite', plastic: 'b', mirrored: true },
    { name: 'Centaur', plastic: 'b', badges: ['trapped', 'cursed', 'timed'], ready: true },
    { name: 'Hydra', plastic: 'b', damage: 3, ready: true },
    { name: 'Medusa', plastic: 'c', ready: true },
    { name: 'Hoplite', plastic: 'c', lift: true },
    { name: 'Samurai', plastic: 'd', damage: 12 },
    { name: 'Cyclops', plastic: 'd', mirrored: true, badges: ['controlled', 'unhorsed'] },
  ];
  poses.forEach((pose, i) => {
    const x = 130 + (i % 6) * 206;
    const y = i < 6 ? 230 : 540;
    posed(pen, pose, x, y, SCALE_RADIUS * 2.6, dpr);
    caption(pen, pose.name, x, y + 92);
  });
  return canvas;
}

export function posed(pen: Pen, pose: Pose, x: number, y: number, R: number, dpr: number): void {
  const k = R / SCALE_RADIUS;
  const look = lookAs(pose.name, pose.plastic, pose.mirrored);
  const art = drawPiece(pen, look, x, y, R, dpr, pose.lift ? LIFT * k : 0);
  tokens(pen, pose, art, x, y, R, dpr);
}

export function tokens(
  pen: Pen,
  pose: Pose,
  art: Parameters<typeof tokenPlaces>[0],
  x: number,
  y: number,
  R: number,
  dpr: number,
): void {
  const k = R / SCALE_RADIUS;
  const places = tokenPlaces(art, R, pose.badges?.length ?? 0, pose.damage ?? 0, pose.behind);
  pose.badges?.forEach((condition, n) => {
    const at = places.badges[n];
    drawBadge(pen, condition, x + at.x, y + at.y, at.r);
  });
  if (pose.ready) drawPebble(pen, x + places.pebble.x, y + places.pebble.y, places.pebble.r);
  if (pose.damage) drawChips(pen, x + places.chips.x, y + places.chips.y, places.chips.r, pose.damage);
  if (pose.odds) {
    const tag = oddsTag(pose.odds, 'best', dpr, Math.max(1, k * 0.7));
    pen.drawImage(
      tag.canvas,
      x + places.odds.x - tag.width / 2,
      y + places.odds.y - tag.height / 2,
      tag.width,
      tag.height,
    );
  }
}

export function studioCards(dpr: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(dpr);
  const row = (width: number, y: number) => {
    const all = [...COLOURS.map((c) => colourCard(c, width, dpr)), cardBack(width, dpr)];
    all.forEach((card, i) => {
      pen.save();
      pen.shadowColor = 'rgba(12,6,2,.62)';
      pen.shadowBlur = 9 * dpr;
      pen.shadowOffsetX = 3 * dpr;
      pen.shadowOffsetY = 5 * dpr;
      pen.drawImage(card, 30 + i * width * 1.14, y, width, width * CARD_RATIO);
      pen.restore();
    });
  };
  row(150, 20);
  row(102, 260);
  row(78, 430);
  row(46, 570);
  COLOURS.forEach((c, i) => {
    pen.drawImage(gem(c, 26, dpr), 900 + i * 34, 280, 26, 26);
    pen.drawImage(gem(c, 40, dpr), 900 + i * 48, 320, 40, 40);
  });
  CONDITIONS.forEach((c, i) => {
    drawBadge(pen, c, 920 + (i % 4) * 80, 430 + Math.floor(i / 4) * 80, 24);
    drawBadge(pen, c, 900 + i * 40, 580, 9);
  });
  pen.drawImage(pebble(40, dpr), 660, 450, 40, 40);
  pen.drawImage(pebble(40, dpr, true), 710, 450, 40, 40);
  [1, 2, 4, 9, 12].forEach((n, i) => {
    pen.drawImage(chips(n, 60, dpr), 640 + i * 48, 500, 60, 60);
  });
  [false, true].forEach((best, i) => {
    const tag = oddsTag(best ? '46 %' : '100 %', best ? 'best' : 'plain', dpr);
    pen.drawImage(tag.canvas, 640 + i * 90, 630, tag.width, tag.height);
  });
  PLASTIC_KEYS.forEach((plastic, i) => {
    pen.drawImage(portrait(lookAs('Perseus', plastic), 62, dpr), 860 + i * 80, 630, 62, 62);
  });
  return canvas;
}

export function studioDice(dpr: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(dpr);
  for (let value = 1; value <= 6; value++) {
    for (let i = 0; i < 4; i++)
      drawDie(pen, 70 + value * 90, 80 + i * 70, 40, restingOn(value, 0.2 + i * 0.42 + value));
    pen.drawImage(dieFace(value, 20, dpr, value < 4), 60 + value * 40, 400, 20, 20);
    pen.drawImage(dieFace(value, 32, dpr, value < 4), 60 + value * 40, 440, 32, 32);
  }
  drawDie(pen, 850, 120, 130, restingOn(2, 0.42));
  drawDie(pen, 1080, 120, 130, restingOn(5, 1.06));
  for (let i = 0; i < 12; i++) {
    const left = ((11 - i) / 11) ** 2 * 9;
    const hop = Math.abs(Math.sin(left)) * 14 * (left / 9);
    drawDie(pen, 80 + i * 100, 560 + i * 4, 60, rollingTo(restingOn(3, 0.5), 0.1, left), hop);
  }
  return canvas;
}

/** Every silhouette that the data names, in bronze and teal. */
export function studioFigures(dpr: number): HTMLCanvasElement {
  const columns = 16;
  const rows = Math.ceil(lookIcons.length / columns);
  const [canvas, pen] = easel(WIDTH, rows * 110 + 20, dpr);
  pen.drawImage(felt(WIDTH, rows * 110 + 20, dpr), 0, 0, WIDTH, rows * 110 + 20);
  lookIcons.forEach((icon, i) => {
    const x = 45 + (i % columns) * 79;
    const y = 75 + Math.floor(i / columns) * 110;
    const plastic = PLASTIC_KEYS[i % 2];
    drawPiece(
      pen,
      { icon: silhouette(icon), size: 'foot', plastic, mirrored: false },
      x,
      y,
      SCALE_RADIUS,
      dpr,
    );
    caption(pen, icon, x, y + 34, 9);
  });
  return canvas;
}

const ARMIES = [
  ['Hercules', 'Perseus', 'Icarus', 'Theseus', 'Bellerophon', 'Hoplite', 'Archer', 'Slinger', 'Medea'],
  ['Chimera', 'Medusa', 'Hydra', 'Cyclops', 'Centaur', 'Myrmidon', 'Shogun', 'Wu Jen Sorcerer', 'Shukenja'],
  ['Samurai', 'Warrior Monk', 'Ninja', 'Bushi', 'Gunner', 'Signaler', 'Dark Lord', 'Ogre Magi', 'Oni'],
  ['Typhoon Dragon', 'Gaki', 'Kappa', 'Ghoul', 'Hopping Vampire', 'Goblin-Rat', 'Tengu'],
] as const;

/** The warriors of both scenarios, twice their size on the board. */
export function studioArmies(dpr: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(dpr);
  ARMIES.forEach((row, r) => {
    row.forEach((name, i) => {
      const x = 80 + i * 140;
      const y = 130 + r * 178;
      drawPiece(pen, lookAs(name, PLASTIC_KEYS[(r + i) % 2], r === 3), x, y, SCALE_RADIUS * 1.7, dpr);
      caption(pen, name, x, y + 58, 12);
    });
  });
  return canvas;
}

export function studioLobby(dpr: number): HTMLCanvasElement {
  const [canvas, pen] = sheet(dpr);
  const put = (image: HTMLCanvasElement, x: number, y: number, w: number, h: number) =>
    pen.drawImage(image, x, y, w, h);
  put(planks(600, 200, PLANKS.wall), 20, 20, 600, 200);
  put(planks(600, 200, PLANKS.table), 20, 240, 600, 200);
  put(planks(600, 30, PLANKS.shelf), 20, 460, 600, 30);
  put(woodStrip(600, 44, dpr), 20, 510, 600, 44);
  put(parchment(300, 70, { rag: 3, burn: 26, seed: 2 }), 660, 40, 300, 70);
  put(felt(300, 200, dpr, true), 660, 140, 300, 200);
  return canvas;
}

function sheet(dpr: number): [HTMLCanvasElement, Pen] {
  const [canvas, pen] = easel(WIDTH, HEIGHT, dpr);
  pen.drawImage(felt(WIDTH, HEIGHT, dpr), 0, 0, WIDTH, HEIGHT);
  return [canvas, pen];
}

function caption(pen: Pen, text: string, x: number, y: number, size = 15): void {
  pen.font = `700 ${size}px ${FONT_DISPLAY}`;
  pen.textAlign = 'center';
  pen.fillStyle = '#f3e6c8';
  pen.fillText(text, x, y);
}
