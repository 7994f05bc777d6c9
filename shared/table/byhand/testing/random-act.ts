import type { Dice } from '../../../engine/dice.ts';
import type { Scene, Seat } from '../../model.ts';
import type { FreeAct, PilePlace } from '../acts.ts';
import { FELT, type FreePiece, type FreeTable } from '../piece.ts';

const NAMES = ['chip', 'token', 'pebble'];

/**
 * Something that this seat's hands might try, possible or not. Chosen without a look at any face, so that tables which
 * differ only in those are played alike.
 */
export function randomAct(table: FreeTable, scene: Scene, seat: Seat, dice: Dice): FreeAct {
  const { pieces, gone } = table;
  const one = <T>(all: readonly T[]): T => all[dice.pick(all.length)];
  const some = (of: readonly FreePiece[], most = 6): FreePiece[] =>
    dice.shuffle([...of]).slice(0, 1 + dice.pick(Math.min(most, Math.max(1, of.length))));
  const zones = Object.keys(scene.zones);
  const ids = (of: readonly FreePiece[]) => some(of).map((piece) => piece.id);
  const place = (): PilePlace => {
    const zone = one([...zones, FELT]);
    const kind = scene.zones[zone]?.kind;
    const cells = (scene.board?.cells.length ?? 0) / 2;
    const x = dice.pick(12_800);
    const y = dice.pick(7_200);
    if (kind === undefined) return { zone, x, y };
    if (kind === 'board') return dice.pick(4) > 0 ? { zone, at: dice.pick(cells) } : { zone, at: -1, x, y };
    return dice.pick(2) > 0 ? { zone } : { zone, at: dice.pick(5) };
  };
  const pile = (): PilePlace => {
    const { zone, at, x, y } = one(pieces);
    return { zone, at, x, y };
  };
  const count = () => 1 + dice.pick(4);
  const seats = () =>
    dice.shuffle(scene.sides.map((_, other) => other)).slice(0, 1 + dice.pick(scene.sides.length));
  // A table of which everything was removed can only be added to.
  switch (pieces.length > 0 ? dice.pick(20) : 15) {
    case 0:
    case 1:
    case 2: {
      const to = place();
      const apart = dice.pick(4) === 0;
      const laid = some(pieces).map(({ id }) => ({ id, ...(apart ? place() : to) }));
      return { act: 'move', pieces: laid, ...(dice.pick(3) > 0 ? {} : { down: dice.pick(2) > 0 }) };
    }
    case 3: {
      const own = pieces.filter(({ zone }) => scene.zones[zone]?.seat === seat);
      const card = one(own.length > 0 ? own : pieces);
      return { act: 'move', pieces: [{ id: card.id, ...place() }], down: dice.pick(2) > 0 };
    }
    case 4:
      return { act: 'turn', ids: ids(pieces), by: dice.pick(23) - 11 };
    case 5:
      return { act: 'flip', ids: ids(pieces) };
    case 6:
      return { act: 'raise', ids: ids(pieces), to: one(['top', 'bottom']) };
    case 7:
      return { act: 'deal', from: pile(), count: count(), seats: seats() };
    case 8:
      return dice.pick(2) > 0
        ? { act: 'look', ids: ids(pieces) }
        : { act: 'look', from: pile(), count: count() };
    case 9:
      return { act: 'show', ids: ids(pieces), ...(dice.pick(2) > 0 ? { seats: seats() } : {}) };
    case 10:
      return { act: 'shuffle', pile: pile() };
    case 11: {
      const hand = zones.find((zone) => scene.zones[zone].kind === 'hand' && scene.zones[zone].seat === seat);
      return { act: 'sort', pile: hand && dice.pick(3) > 0 ? { zone: hand } : pile() };
    }
    case 12:
      return { act: 'roll', dice: [{ sides: one([2, 6, 20, 100]), count: count() }], plus: dice.pick(5) - 2 };
    case 13:
      return { act: 'mark', ids: ids(pieces), name: one(NAMES), value: dice.pick(5) - 1 };
    case 14:
      return dice.pick(2) > 0
        ? { act: 'label', ids: ids(pieces), text: one(['', 'mine', 'old']) }
        : { act: 'lock', ids: ids(pieces), on: dice.pick(3) === 0 };
    case 15: {
      const kind = one(Object.keys(scene.kinds));
      return {
        act: 'add',
        kind,
        count: count(),
        seat: dice.pick(scene.sides.length + 1) - 1,
        down: dice.pick(2) > 0,
        to: place(),
      };
    }
    case 16:
      return { act: 'copy', ids: ids(pieces) };
    case 17:
      return { act: 'remove', ids: ids(pieces) };
    case 18:
      return { act: 'bring', ids: gone.length > 0 ? ids(gone) : ['none'] };
    default: {
      const own = pieces.filter(
        ({ zone }) => scene.zones[zone]?.kind === 'hand' && scene.zones[zone].seat === seat,
      );
      const cards = some(own.length > 0 ? own : pieces, 3);
      return { act: 'move', pieces: cards.map(({ id, zone }) => ({ id, zone, at: dice.pick(4) })) };
    }
  }
}
