import { shownStep } from '../table/handle.ts';
import type { Point } from '../table/layout.ts';
import type { Motions } from '../table/motion.ts';
import type { Carrying } from './carrying.ts';
import type { HandDesk } from './desk.ts';
import type { Pointing, Shown } from './drawing/pointing.ts';
import type { HandSprites } from './drawing/sprites.ts';
import type { Laid } from './pieces.ts';
import type { HandView } from './view.ts';

/** What tests may read from the table by hand. Places are CSS px of the window. */
interface HandHandle {
  /** Middle of a piece, as it is drawn now; null: it is not drawn. */
  pieceAt(id: string): Point | null;
  /** Middle of a hex. */
  cellAt(cell: number): Point | null;
  /** Middle of the place of a zone; of a hand of one's own or another's too. */
  zoneAt(zone: string): Point | null;
  /** Any place of the world, in tenths as acts speak of it. */
  at(x: number, y: number): Point;
  /** Every piece as this seat sees it; `open` where its face shows. */
  piece(id: string): Laid | null;
  pieces(): string[];
  drawn(): string[];
  /** Ids in the place of this one, from the lowest. */
  stack(id: string): string[];
  /** The width of a card on the screen. */
  widthOf(id: string): number;
  selection(): string[];
  carried(): readonly string[];
  /** The seat that holds it, -1 for none but perhaps oneself. */
  holder(id: string): number;
  /** Pings, arrows and rulers of everybody, as they are shown now. */
  signs(): readonly Pick<Shown, 'kind' | 'text'>[];
  acting(): number;
  zoom(): number;
  /** The last step that is shown. */
  step(): number;
  /** Something still moves, is carried or waits for the table. */
  busy(): boolean;
  hand(): string;
  renderer(): 'canvas' | 'webgl';
  fps(): number;
  /** Milliseconds that the last frame computed. */
  scripted(): number;
}

declare global {
  interface Window {
    pewterByHand?: HandHandle;
  }
}

export function handHandle(
  desk: HandDesk,
  parts: {
    readonly sprites: HandSprites;
    readonly view: HandView;
    readonly motions: Motions;
    readonly carrying: Carrying;
    readonly pointing: Pointing;
    readonly renderer: 'canvas' | 'webgl';
    readonly canvas: HTMLElement;
    readonly fps: () => number;
    readonly hand: () => string;
    readonly scripted: () => number;
  },
): HandHandle {
  const { sprites, view, motions, carrying, pointing } = parts;
  const middle = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
    x: x + w / 2,
    y: y + h / 2,
  });
  return {
    pieceAt(id) {
      const sprite = sprites.get(id);
      if (!sprite) return null;
      return sprite.where === 'world' ? view.toScreen(sprite) : { x: sprite.x, y: sprite.y };
    },
    cellAt(cell) {
      const { field } = desk.world.peek();
      return field && cell >= 0 && cell < field.cells ? view.toScreen(field.centre(cell)) : null;
    },
    zoneAt(zone) {
      const place = desk.world.peek().zones[zone];
      if (place) return view.toScreen(middle(place));
      const { fan } = desk.layout.peek();
      if (fan && zone === desk.ownHand.peek()) return middle(fan);
      const plate = document.querySelector(`[data-hand="${CSS.escape(zone)}"]`)?.getBoundingClientRect();
      return plate ? middle({ x: plate.x, y: plate.y, w: plate.width, h: plate.height }) : null;
    },
    at: (x, y) => view.toScreen(desk.world.peek().fromTold({ x, y })),
    piece: (id) => desk.pieces.peek().get(id) ?? null,
    pieces: () => [...desk.pieces.peek().keys()],
    drawn: () => sprites.ids(),
    stack: (id) => desk.stackOf(id).map((piece) => piece.id),
    widthOf(id) {
      const sprite = sprites.get(id);
      if (!sprite) return 0;
      return sprite.lying.w * sprite.grown * (sprite.where === 'world' ? view.camera.zoom : 1);
    },
    selection: () => [...desk.selection.peek()],
    carried: () => carrying.ids,
    holder: (id) => desk.holders.peek().get(id) ?? -1,
    signs: () => pointing.signs,
    acting: () => desk.acting.peek(),
    zoom: () => view.camera.zoom,
    busy: () => motions.busy || sprites.held.size > 0 || desk.session.pending.peek() > 0,
    step: () => shownStep(desk.session),
    hand: parts.hand,
    renderer: () => parts.renderer,
    fps: parts.fps,
    scripted: parts.scripted,
  };
}
