import type { Pen } from '../canvas.ts';
import { polygon } from '../canvas.ts';
import { sans } from './lettering.ts';

/** Alliances: a letter on a shape in a colour, so that none of the three has to carry it alone. */

type Outline = (pen: Pen, r: number) => void;

export interface Sigil {
  /** Key of its name in cardText. */
  readonly name: string;
  readonly colour: string;
  readonly ink: string;
  readonly outline: Outline;
  /** How far down the letter stands, in radii. */
  readonly drop?: number;
}

const points =
  (...list: readonly (readonly [number, number])[]): Outline =>
  (pen, r) =>
    polygon(
      pen,
      list.map(([x, y]) => [x * r, y * r]),
    );

/** A polygon with `corners` outward corners; with `inner` below 1 a star. */
export function roundPolygon(pen: Pen, corners: number, r: number, turn = -Math.PI / 2, inner = 1): void {
  const count = inner === 1 ? corners : corners * 2;
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    const a = turn + (i * Math.PI * 2) / count;
    const q = inner !== 1 && i % 2 ? r * inner : r;
    pen.lineTo(Math.cos(a) * q, Math.sin(a) * q);
  }
  pen.closePath();
}

const leaf: Outline = (pen, r) => {
  pen.beginPath();
  pen.moveTo(0, -r * 1.18);
  pen.bezierCurveTo(r * 1.15, -r * 0.55, r * 1.05, r * 0.75, 0, r * 1.1);
  pen.bezierCurveTo(-r * 1.05, r * 0.75, -r * 1.15, -r * 0.55, 0, -r * 1.18);
  pen.closePath();
};

const anvil = points(
  [-1.2, -0.85],
  [1.2, -0.85],
  [1.2, -0.42],
  [0.78, -0.12],
  [0.74, 0.42],
  [1.12, 0.66],
  [1.12, 1],
  [-1.12, 1],
  [-1.12, 0.66],
  [-0.74, 0.42],
  [-0.78, -0.12],
  [-1.2, -0.42],
);

const shield: Outline = (pen, r) => {
  pen.beginPath();
  pen.moveTo(0, -r * 0.98);
  pen.quadraticCurveTo(r * 0.5, -r * 0.78, r * 0.92, -r * 0.86);
  pen.lineTo(r * 0.9, r * 0.05);
  pen.quadraticCurveTo(r * 0.8, r * 0.75, 0, r * 1.22);
  pen.quadraticCurveTo(-r * 0.8, r * 0.75, -r * 0.9, r * 0.05);
  pen.lineTo(-r * 0.92, -r * 0.86);
  pen.quadraticCurveTo(-r * 0.5, -r * 0.78, 0, -r * 0.98);
  pen.closePath();
};

const wings: Outline = (pen, r) => {
  pen.beginPath();
  pen.moveTo(-r * 1.2, -r * 0.85);
  pen.quadraticCurveTo(-r * 0.2, -r * 0.75, 0, -r * 0.45);
  pen.quadraticCurveTo(r * 0.2, -r * 0.75, r * 1.2, -r * 0.85);
  pen.lineTo(r * 0.75, r * 0.45);
  pen.lineTo(0, r * 1.1);
  pen.lineTo(-r * 0.75, r * 0.45);
  pen.closePath();
};

const trefoil: Outline = (pen, r) => {
  pen.beginPath();
  for (const [x, y] of [
    [0, -0.5],
    [0.5, 0.22],
    [-0.5, 0.22],
  ]) {
    pen.moveTo(x * r + r * 0.56, y * r);
    pen.arc(x * r, y * r, r * 0.56, 0, Math.PI * 2);
  }
  pen.rect(-r * 0.28, 0, r * 0.56, r * 1.05);
};

const door: Outline = (pen, r) => {
  pen.beginPath();
  pen.arc(0, 0, r * 0.95, 0, Math.PI * 2);
};

const slit: Outline = (pen, r) => {
  pen.beginPath();
  pen.moveTo(0, -r * 1.2);
  pen.quadraticCurveTo(r * 1.25, 0, 0, r * 1.2);
  pen.quadraticCurveTo(-r * 1.25, 0, 0, -r * 1.2);
  pen.closePath();
};

const gravestone: Outline = (pen, r) => {
  pen.beginPath();
  pen.moveTo(-r * 0.82, r);
  pen.lineTo(-r * 0.82, -r * 0.1);
  pen.arc(0, -r * 0.15, r * 0.82, Math.PI, 0);
  pen.lineTo(r * 0.82, r);
  pen.closePath();
};

const flag = points([-1, -0.85], [1.15, -0.85], [0.72, 0], [1.15, 0.85], [-1, 0.85]);
const triangle = points([0, -1.2], [1.15, 0.85], [-1.15, 0.85]);
const crown = points(
  [-1, -1.05],
  [-0.45, -0.5],
  [0, -1.15],
  [0.45, -0.5],
  [1, -1.05],
  [0.9, 0.95],
  [-0.9, 0.95],
);
const block = points([-1.05, -0.78], [1.05, -0.78], [1.05, 0.78], [-1.05, 0.78]);
const fang = points([-1.15, -0.85], [1.15, -0.85], [0, 1.2]);

/** By deck and letter: the decks use some letters for different alliances. */
export const SIGILS: Readonly<Record<string, Readonly<Record<string, Sigil>>>> = {
  light: {
    E: { name: 'elf', colour: '#2f7a46', ink: '#fff', outline: leaf },
    D: { name: 'dwarf', colour: '#7b4a22', ink: '#ffe9c2', outline: anvil, drop: 0.05 },
    G: { name: 'gondor', colour: '#f4f1e6', ink: '#22303c', outline: shield, drop: -0.04 },
    N: { name: 'northmen', colour: '#4b6f9b', ink: '#fff', outline: triangle, drop: 0.2 },
    R: { name: 'rohan', colour: '#587a14', ink: '#fff', outline: flag },
    H: { name: 'hobbit', colour: '#c4761b', ink: '#221405', outline: door },
    B: { name: 'eagles', colour: '#7d5da4', ink: '#fff', outline: wings, drop: -0.12 },
    T: { name: 'ents', colour: '#3d5a2a', ink: '#f1ffd9', outline: trefoil, drop: -0.05 },
    F: {
      name: 'fellowship',
      colour: '#e6bb4a',
      ink: '#2b1c08',
      outline: (pen, r) => roundPolygon(pen, 9, r * 1.14, -Math.PI / 2, 0.74),
    },
  },
  dark: {
    M: { name: 'mordor', colour: '#c0281c', ink: '#ffe6c8', outline: slit },
    A: { name: 'angmar', colour: '#4d68ab', ink: '#fff', outline: crown, drop: 0.12 },
    I: {
      name: 'isengard',
      colour: '#eae6da',
      ink: '#23201c',
      outline: (pen, r) => roundPolygon(pen, 6, r * 1.05),
    },
    U: { name: 'undead', colour: '#6fa89a', ink: '#0d201b', outline: gravestone, drop: 0.08 },
    S: {
      name: 'spiders',
      colour: '#7a4aa0',
      ink: '#fff',
      outline: (pen, r) => roundPolygon(pen, 8, r * 1.02, Math.PI / 8),
    },
    D: {
      name: 'dragons',
      colour: '#dc6a1e',
      ink: '#1d0d02',
      outline: (pen, r) => roundPolygon(pen, 4, r * 1.2),
    },
    G: {
      name: 'goblins',
      colour: '#98a02c',
      ink: '#171a02',
      outline: (pen, r) => roundPolygon(pen, 6, r * 1.22, -Math.PI / 2, 0.66),
    },
    T: { name: 'trolls', colour: '#7d6853', ink: '#fff', outline: block },
    W: { name: 'wolves', colour: '#7d8994', ink: '#0f1418', outline: fang, drop: -0.22 },
  },
};

/** An alliance's sign of radius `r` round (x, y); nothing for a letter that the deck does not have. */
export function drawSigil(pen: Pen, x: number, y: number, r: number, deck: string, letter: string): void {
  const sigil = SIGILS[deck]?.[letter];
  if (!sigil) return;
  pen.save();
  pen.translate(x, y);
  sigil.outline(pen, r);
  pen.fillStyle = sigil.colour;
  pen.strokeStyle = '#1a110a';
  pen.lineWidth = Math.max(1, r * 0.13) * 2;
  pen.lineJoin = 'round';
  pen.stroke();
  pen.fill();
  pen.fillStyle = sigil.ink;
  pen.font = sans(r * 1.42, 800);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillText(letter, 0, r * (0.46 + (sigil.drop ?? 0)));
  pen.restore();
}
