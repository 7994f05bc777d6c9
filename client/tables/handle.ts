import { takeable } from '../play/laying.ts';
import type { Session } from '../session/session.ts';
import { shownStep, type TableHandle } from '../table/handle.ts';
import type { Point } from '../table/layout.ts';
import type { CardDesk } from './desk.ts';
import { zoneAt } from './desk.ts';
import type { Sprites } from './drawing/sprites.ts';

/** What tests may read from a card table beyond what they may read from every table. */
export interface CardHandle extends Omit<TableHandle, 'lit'> {
  /** Where what is taken up may go, and pieces that may be chosen. */
  lit(): {
    readonly cells: number[];
    readonly zones: string[];
    readonly targets: string[];
    readonly pieces: string[];
  };
  /** The middle of a zone's place. */
  zoneAt(zone: string): Point | null;
  /** Kind of a piece as it is drawn now, '' face down. */
  kindOf(piece: string): string;
  zoneOf(piece: string): string;
  /** The zone that is hit at a place. */
  hit(at: Point): string;
}

declare global {
  interface Window {
    pewterCards?: CardHandle;
  }
}

export function cardHandle(
  session: Session,
  desk: CardDesk,
  sprites: Sprites,
  busy: () => boolean,
  hand: () => string,
  renderer: 'canvas' | 'webgl',
  fps: () => number,
): CardHandle {
  const at = (id: string): Point | null => {
    const sprite = sprites.get(id);
    return sprite ? { x: sprite.x, y: sprite.y } : null;
  };
  const cell = (n: number): Point | null => {
    for (const { points } of Object.values(desk.layout.peek().zones)) if (points?.[n]) return points[n];
    return null;
  };
  return {
    pieceAt: at,
    cardAt: at,
    cellAt: cell,
    cellOf: (id) => desk.pieces.peek().get(id)?.at ?? -1,
    pieces: () => sprites.ids,
    lit: () => {
      const offer = desk.offer.peek();
      return {
        cells: [...offer.cells.keys()],
        zones: [...offer.zones.keys()],
        targets: [...offer.targets.keys()],
        pieces: [...offer.pieces.keys()].filter((id) => offer.held === '' || takeable(offer, id)),
      };
    },
    acting: () => [...desk.offer.peek().acting][0] ?? '',
    ghosts: () => [],
    step: () => shownStep(session),
    busy,
    zoom: () => 1,
    hand,
    renderer: () => renderer,
    fps,
    zoneAt(zone) {
      const place = desk.layout.peek().zones[zone];
      return place ? { x: place.x + place.w / 2, y: place.y + place.h / 2 } : null;
    },
    kindOf: (id) => sprites.get(id)?.piece.kind ?? '',
    zoneOf: (id) => desk.pieces.peek().get(id)?.zone ?? '',
    hit: (point) => zoneAt(desk.layout.peek(), point),
  };
}
