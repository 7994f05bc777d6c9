import { say, words } from '../../shared/engine/words.ts';
import type { Point } from '../table/layout.ts';
import type { HandDesk } from './desk.ts';
import type { Pointing } from './drawing/pointing.ts';
import type { HandSprites } from './drawing/sprites.ts';
import { distanceOf } from './measure.ts';
import { distanceText, handText } from './text.ts';

/** What others hold, carry and point at. */
export class Presence {
  private readonly desk: HandDesk;
  private readonly sprites: HandSprites;
  private readonly pointing: Pointing;
  private readonly moved: () => void;
  private readonly holds = new Map<number, readonly string[]>();
  /** How far each seat carries what it holds, tenths. */
  private readonly carried = new Map<number, Point>();

  /** `moved`: others have moved something. */
  constructor(desk: HandDesk, sprites: HandSprites, pointing: Pointing, moved: () => void) {
    this.moved = moved;
    this.desk = desk;
    this.sprites = sprites;
    this.pointing = pointing;
  }

  listen(): () => void {
    const { session, world } = this.desk;
    const mine = (seat: number) => session.seats.peek().includes(seat);
    const stops = [
      session.onHeld(({ seat, ids }) => {
        if (mine(seat)) return;
        const before = this.holds.get(seat) ?? [];
        this.moved();
        this.holds.set(seat, ids);
        this.carried.delete(seat);
        this.sprites.carried(
          before.filter((id) => !ids.includes(id)),
          null,
        );
      }),
      session.onCarried(({ seat, dx, dy }) => {
        if (mine(seat)) return;
        this.moved();
        this.carried.set(seat, { x: dx, y: dy });
        this.sprites.carried(this.holds.get(seat) ?? [], this.where({ x: dx, y: dy }));
        this.desk.moved.value++;
      }),
      session.onPointed(({ seat, kind, x0, y0, x1, y1 }) => {
        const { fromTold } = world.peek();
        const [from, to] = [fromTold({ x: x0, y: y0 }), fromTold({ x: x1, y: y1 })];
        const name = nameOf(this.desk, seat);
        const far = kind === 'ruler' ? distanceText(distanceOf(world.peek(), from, to)) : '';
        const text = far ? say(words('byhand.pointed', { name, far }), handText) : name;
        this.pointing.show(
          `seat ${seat}`,
          { kind, from, to, text, colour: this.desk.colourOf(seat) },
          performance.now(),
        );
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** After everything was laid anew: what others carry is where they carry it. */
  renew(): void {
    for (const [seat, by] of this.carried) this.sprites.carried(this.holds.get(seat) ?? [], this.where(by));
  }

  /** Where a piece is in this world while another hand carries it so far from where it is told to lie, tenths. */
  private where(by: Point): (id: string) => Point {
    const { desk } = this;
    return (id) => {
      const { x, y } = desk.toldPlaceOf(id);
      return desk.world.peek().fromTold({ x: x + by.x, y: y + by.y });
    };
  }
}

/** Who sits there, for people. */
export function nameOf({ session, scene }: HandDesk, seat: number): string {
  const sits = session.table.peek().seats.get(String(seat));
  const side = scene.sides[seat]?.name ?? '';
  return sits?.kind === 'person' && sits.name ? sits.name : side;
}
