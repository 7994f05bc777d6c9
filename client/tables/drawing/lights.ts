import { say } from '../../../shared/engine/words.ts';
import type { Offer } from '../../play/laying.ts';
import type { Stage } from '../../table/stage.ts';
import type { CardDesk } from '../desk.ts';
import type { Shown } from '../shown.ts';
import type { Dress } from './sprite.ts';

/** Colours of light: may be played, chosen, may be aimed at, spoken of. */
export const LIGHT = { play: '#ffd76e', chosen: '#63d36a', target: '#ff9c5a', cited: '#9fe0ff' } as const;

/** What every piece wears now, by the choices alone. */
export function dressesOf(desk: CardDesk): ReadonlyMap<string, Dress> {
  const offer = desk.offer.value;
  const { texts } = desk.session;
  const dresses = new Map<string, Dress>();
  for (const piece of desk.pieces.value.values()) {
    const why = offer.idle.get(piece.id);
    const glow = lightOf(piece, offer, desk.cited.value);
    // A shadow stays grey also while nothing is asked.
    const grey = piece.marks.shadow === 1 || (why !== undefined && !glow);
    if (!why && !glow && !grey) continue;
    dresses.set(piece.id, {
      grey,
      glow,
      reason: why ? say(why, ...texts) : '',
      raised: glow === LIGHT.chosen && !offer.acting.has(piece.id),
    });
  }
  return dresses;
}

function lightOf({ id, marks }: Shown, offer: Offer, cited: readonly string[]): string {
  if (id === offer.held || (marks.chosen ?? 0) > 0) return LIGHT.chosen;
  if (cited.includes(id)) return LIGHT.cited;
  if (offer.targets.has(id)) return LIGHT.target;
  if (offer.held === '' && offer.pieces.has(id)) return LIGHT.play;
  return offer.acting.has(id) ? LIGHT.chosen : '';
}

/** Zones and points where what is taken up may go. */
export class Lights {
  private readonly desk: CardDesk;
  private readonly graphics: ReturnType<Stage['graphics']>;
  private readonly stage: Stage;

  constructor(desk: CardDesk, stage: Stage) {
    this.desk = desk;
    this.stage = stage;
    this.graphics = stage.graphics('cells').setDepth(-20);
  }

  /** `pointed`: the zone under what is carried, lit brighter. */
  draw(pointed: string): void {
    const { graphics, desk } = this;
    const offer = desk.offer.peek();
    const { zones } = desk.layout.peek();
    graphics.clear();
    for (const zone of offer.zones.keys()) {
      const place = zones[zone];
      if (!place) continue;
      const { x, y, w, h } = place;
      graphics
        .fillStyle(0xffdf90, zone === pointed ? 0.2 : 0.08)
        .fillRoundedRect(x - 4, y - 4, w + 8, h + 8, 10);
      for (const [width, alpha] of [
        [9, 0.16],
        [5, 0.3],
        [2, 1],
      ])
        graphics.lineStyle(width, 0xffdf90, alpha).strokeRoundedRect(x - 4, y - 4, w + 8, h + 8, 10);
    }
    for (const [cell, options] of offer.cells) {
      for (const [zone, place] of Object.entries(zones)) {
        const point = place.points?.[cell];
        const meant = options.some(({ view }) => view.zone === undefined || view.zone === zone);
        if (!point || !meant) continue;
        const r = Math.max(15, place.card * 0.42);
        graphics.fillStyle(0xffdf90, 0.35).fillCircle(point.x, point.y, r);
        for (const [width, alpha] of [
          [8, 0.2],
          [3, 1],
        ])
          graphics.lineStyle(width, 0xffc94a, alpha).strokeCircle(point.x, point.y, r);
      }
    }
    this.stage.touch();
  }
}
