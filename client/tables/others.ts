import type { Scene } from '../../shared/table/model.ts';
import type { Point } from '../table/layout.ts';
import { linear, type Motions } from '../table/motion.ts';
import type { CardDesk } from './desk.ts';
import type { Sprites } from './drawing/sprites.ts';
import type { CardLayout, ZonePlace } from './table.ts';

/**
 * Where a drag is, for tables that are laid in other ways: `x` counts the zones by name and goes on through the zone
 * from left to right, `y` is 0 at its top and 1 at its bottom.
 */
interface SharedPlace {
  readonly x: number;
  readonly y: number;
}

/** No drag reaches the next zone. */
const FAR = 0.999;
/** How long one told place is glided to, ms. */
const GLIDE = 120;
/** A piece that was let go waits so long for its act before it goes back, ms. */
const WAIT = 400;
/** A drag that says nothing for so long has ended unheard, ms. */
const SILENCE = 3500;

/** The zone under a place of the screen, or the nearest one, and where in it. null on a table without zones. */
export function toShared(layout: CardLayout, scene: Scene, at: Point): SharedPlace | null {
  const zones = namesOf(scene).flatMap((name, index) => {
    const rect = layout.zones[name];
    if (!rect) return [];
    return [{ rect, index, off: Math.hypot(beyond(at.x, rect.x, rect.w), beyond(at.y, rect.y, rect.h)) }];
  });
  if (zones.length === 0) return null;
  const above = ({ rect }: { readonly rect: ZonePlace }) => rect.order ?? 0;
  const { rect, index } = zones.reduce((one, other) =>
    other.off < one.off || (other.off === one.off && above(other) > above(one)) ? other : one,
  );
  return { x: index + share(at.x, rect.x, rect.w), y: share(at.y, rect.y, rect.h) };
}

/** The same place on this table; null where that zone does not lie on it. */
export function fromShared(layout: CardLayout, scene: Scene, { x, y }: SharedPlace): Point | null {
  const index = Math.floor(x);
  const rect = layout.zones[namesOf(scene)[index] ?? ''];
  return rect ? { x: rect.x + (x - index) * rect.w, y: rect.y + Math.max(0, Math.min(1, y)) * rect.h } : null;
}

const namesOf = ({ zones }: Scene): readonly string[] => Object.keys(zones).sort();
const beyond = (value: number, from: number, size: number): number =>
  Math.max(0, from - value, value - from - size);
const share = (value: number, from: number, size: number): number =>
  Math.max(0, Math.min(FAR, (value - from) / Math.max(1, size)));

/** What others have in their hands goes along with their pointers. `sync` brings everything to where it lies. */
export function followOthers(
  { session, scene, layout }: CardDesk,
  sprites: Sprites,
  motions: Motions,
  sync: () => void,
): () => void {
  const inHand = new Map<number, string>();
  const pauses = new Map<number, ReturnType<typeof setTimeout>>();
  const later = (seat: number, ms: number, then: () => void) => {
    clearTimeout(pauses.get(seat));
    pauses.set(seat, setTimeout(then, ms));
  };
  const letGo = (seat: number) => {
    sprites.away.delete(inHand.get(seat) ?? '');
    inHand.delete(seat);
  };
  const stop = session.onDrag(({ seat, piece, x, y }) => {
    if (inHand.get(seat) !== piece) letGo(seat);
    const sprite = sprites.get(piece);
    if (!sprite || piece === sprites.held) {
      later(seat, WAIT, sync);
      return;
    }
    inHand.set(seat, piece);
    sprites.away.add(piece);
    later(seat, SILENCE, () => {
      letGo(seat);
      sync();
    });
    const to = fromShared(layout.peek(), scene, { x, y });
    const from = { x: sprite.x, y: sprite.y, lift: sprite.lift };
    const way = ++sprite.way;
    void motions.play(
      GLIDE,
      (t) => {
        if (sprite.way !== way) return;
        sprite.lift = from.lift + (0.6 - from.lift) * t;
        if (to) {
          sprite.x = from.x + (to.x - from.x) * t;
          sprite.y = from.y + (to.y - from.y) * t;
        }
        sprite.draw();
      },
      linear,
    );
  });
  return () => {
    for (const pause of pauses.values()) clearTimeout(pause);
    stop();
  };
}
