import type { Design } from '../../shared/design/design.ts';
import type { Roster, Warrior } from '../../shared/design/roster.ts';
import type { Kind } from '../../shared/table/model.ts';
import type { Pen } from '../art/canvas.ts';
import { type PieceArt, type PieceLook, pieceArt } from '../art/piece.ts';
import { furtherSilhouettesReady, hasSilhouette, silhouette } from '../art/silhouettes.ts';
import { type Field, R } from './field.ts';

/** Pieces are baked at these hex radii and drawn larger or smaller between them. */
const BAKED_AT = [16, 32, 64] as const;
/** A piece takes up to 70 ms to bake: so many a frame, the others stand there as soon as they are made. */
const BAKES_A_FRAME = 2;

/** Stands for a warrior whose line cannot be read; the checks say why. */
const NOBODY: Kind = { name: '?', shape: 'figure', icon: 'person' };

export function lookOf(kind: Kind, plastic: string, side: number): PieceLook {
  return {
    icon: silhouette(kind.icon),
    size: kind.size ?? 'foot',
    height: kind.height,
    plastic,
    mirrored: side % 2 === 1,
  };
}

/** Draws warriors, and bakes those that are new, a few at a time. */
export class Figures {
  private readonly roster: Roster;
  private readonly again: () => void;
  private readonly looks = new Map<string, Kind>();
  private readonly made = new Set<string>();
  private left = 0;

  /** `again`: called where a figure was left out that the next frame can draw. */
  constructor(roster: Roster, again: () => void) {
    this.roster = roster;
    this.again = again;
  }

  begin(): void {
    this.left = BAKES_A_FRAME;
  }

  /** All warriors of the design but the one at `hidden`, those behind first. `scale`: canvas px to a map unit. */
  draw(pen: Pen, design: Design, field: Field, hidden: string, scale: number, dpr: number): void {
    const all = design.sides.flatMap(({ units, plastic }, side) =>
      units.flatMap(({ at, ...warrior }) =>
        at
          .filter((place) => place.join() !== hidden)
          .map((place) => ({ warrior, plastic, side, ...field.centre(place) })),
      ),
    );
    all.sort((a, b) => a.y - b.y);
    const ready = all.flatMap((one) => {
      const art = this.art(one.warrior, one.plastic, one.side, scale / dpr, dpr);
      return art ? [{ ...one, ...art }] : [];
    });
    // Shadows lie under all faces.
    for (const { x, y, art, k } of ready) put(pen, art.shadow, x, y, k);
    for (const { x, y, art, k } of ready) put(pen, art.face, x, y, k);
  }

  /** One warrior held over the map at (x, y). */
  drawHeld(
    pen: Pen,
    warrior: Warrior,
    plastic: string,
    side: number,
    x: number,
    y: number,
    zoom: number,
    dpr: number,
  ) {
    this.left = 1;
    const found = this.art(warrior, plastic, side, zoom, dpr);
    if (!found) return;
    put(pen, found.art.lifted, x, y, found.k);
    put(pen, found.art.face, x, y - 14, found.k);
  }

  private art(
    warrior: Warrior,
    plastic: string,
    side: number,
    zoom: number,
    dpr: number,
  ): { readonly art: PieceArt; readonly k: number } | null {
    const kind = this.kind(warrior);
    if (!hasSilhouette(kind.icon)) {
      // The further silhouettes come when the first warrior has one; without them nobody is drawn wrongly.
      furtherSilhouettesReady().then(this.again, () => {});
      return null;
    }
    const radius = BAKED_AT.find((one) => one >= R * zoom * 0.85) ?? BAKED_AT[BAKED_AT.length - 1];
    const look = lookOf(kind, plastic, side);
    const key = `${kind.icon} ${look.size} ${look.height} ${plastic} ${look.mirrored} ${radius}`;
    if (!this.made.has(key)) {
      if (this.left <= 0) {
        this.again();
        return null;
      }
      this.left--;
      this.made.add(key);
    }
    return { art: pieceArt(look, radius, dpr), k: R / radius };
  }

  private kind(warrior: Warrior): Kind {
    const key = JSON.stringify(warrior);
    let kind = this.looks.get(key);
    if (kind === undefined) {
      kind = this.roster.look(warrior)?.kind ?? NOBODY;
      this.looks.set(key, kind);
    }
    return kind;
  }
}

function put(pen: Pen, layer: PieceArt['face'], x: number, y: number, k: number): void {
  pen.drawImage(
    layer.canvas,
    x - layer.anchorX * k,
    y - layer.anchorY * k,
    layer.width * k,
    layer.height * k,
  );
}
