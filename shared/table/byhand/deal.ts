import { words } from '../../engine/words.ts';
import { encodeMarks } from '../marks.ts';
import type { Act, Hands } from './hands.ts';
import { laidAt, newId, onTop, stacked } from './laying.ts';
import type { FreePiece, FreeTable } from './piece.ts';
import { handOf, handZone, isHidden, pileAt } from './place.ts';
import { nameOf, tell, tellDeal, where } from './telling.ts';

/** What is done with a whole pile: deal, shuffle, sort. */

/**
 * One card at a time to each of the seats in turn, from the top, `count` rounds; where the pile runs out, the last
 * seats get fewer.
 */
export function deal(table: FreeTable, act: Act<'deal'>, hands: Hands): FreeTable {
  const { scene } = hands;
  const pile = pileAt(table, scene, act.from);
  const dealt: FreePiece[] = [];
  for (let round = 0; round < act.count; round++) {
    for (const seat of act.seats) {
      const top = pile.pop();
      const zone = handZone(scene, seat);
      if (top && zone) dealt.push(laidAt(scene, top, { zone }));
    }
  }
  const gone = new Set(dealt.map((piece) => piece.id));
  tellDeal(hands, act, dealt);
  return {
    ...table,
    pieces: onTop(
      table.pieces.filter((piece) => !gone.has(piece.id)),
      dealt,
      scene,
    ),
  };
}

/** A new order from the dice, with new ids and forgotten faces: nobody can follow a card through it. */
export function shuffle(table: FreeTable, act: Act<'shuffle'>, hands: Hands): FreeTable {
  const { scene, dice } = hands;
  const pile = pileAt(table, scene, act.pile);
  const isHand = scene.zones[act.pile.zone]?.kind === 'hand';
  // From an order that everybody sees, so that the new one tells nothing of how a hand was sorted.
  const mixed = dice.shuffle(isHand ? [...pile].sort((a, b) => order(a.id, b.id)) : [...pile]);
  const named = renamed(table, scene, mixed, dice).map((piece) => ({ ...piece, seen: [] }));
  tell(hands, 'hand.shuffles', { where: where(hands, act.pile.zone) });
  return { ...table, pieces: stacked(inPlaces(table, pile, named), scene) };
}

/**
 * By kind. What lies face down changes places only with what looks the same from behind, and what lies open with what
 * lies open: where each comes to lie tells nothing of a face. Cards of a pile get new names, so that nobody can follow
 * them; in one's own hand nobody sees their order anyway.
 */
export function sort(table: FreeTable, act: Act<'sort'>, hands: Hands): FreeTable {
  const { scene, seat, dice } = hands;
  const pile = pileAt(table, scene, act.pile);
  const own = handOf(scene, act.pile.zone) === seat;
  const looks = (piece: FreePiece) => (own ? '' : isHidden(scene, piece) ? backOf(piece) : 'open');
  const alike = new Map<string, FreePiece[]>();
  for (const piece of [...pile].sort((a, b) => ofKinds(scene, a.kind, b.kind)))
    alike.set(looks(piece), [...(alike.get(looks(piece)) ?? []), piece]);
  const sorted = pile.map((piece) => alike.get(looks(piece))?.shift() ?? piece);
  if (own) return { ...table, pieces: stacked(inPlaces(table, pile, sorted), scene) };
  const named = renamed(table, scene, sorted, dice).map((piece) =>
    isHidden(scene, piece) ? { ...piece, seen: [seat] } : piece,
  );
  tell(hands, 'hand.sorts', { where: where(hands, act.pile.zone) });
  return { ...table, pieces: stacked(inPlaces(table, pile, named), scene) };
}

/** Kinds as their game orders them, by their names where it does not. */
function ofKinds({ kinds }: Hands['scene'], a: string, b: string): number {
  const [one, other] = [kinds[a], kinds[b]];
  return (
    order(one?.order ?? Number.POSITIVE_INFINITY, other?.order ?? Number.POSITIVE_INFINITY) ||
    order(one?.name ?? '', other?.name ?? '') ||
    order(a, b)
  );
}

/** All that everybody sees of a piece that lies face down. */
const backOf = ({ seat, turn, marks, label }: FreePiece): string =>
  JSON.stringify([seat, turn, encodeMarks(marks), label]);

const order = <T extends string | number>(a: T, b: T): number => (a < b ? -1 : a > b ? 1 : 0);

/** Hidden pieces under new names. */
function renamed(
  table: FreeTable,
  scene: Hands['scene'],
  pieces: readonly FreePiece[],
  dice: Hands['dice'],
): FreePiece[] {
  const taken = new Set([...table.pieces, ...table.gone].map((piece) => piece.id));
  return pieces.map((piece) => (isHidden(scene, piece) ? { ...piece, id: newId(dice, taken) } : piece));
}

/** The table with each piece of a pile replaced by another that lies as it lay. */
function inPlaces(table: FreeTable, pile: readonly FreePiece[], others: readonly FreePiece[]): FreePiece[] {
  const place = new Map(pile.map((piece, i) => [piece.id, i]));
  return table.pieces.map((piece) => {
    const i = place.get(piece.id);
    if (i === undefined) return piece;
    const { zone, at, x, y, z } = piece;
    return { ...others[i], zone, at, x, y, z };
  });
}

/** Sums the dice as they fall, one after the other. */
export function roll(table: FreeTable, act: Act<'roll'>, hands: Hands): FreeTable {
  const dice = act.dice.flatMap(({ sides, count }) =>
    Array.from({ length: count }, () => ({
      value: hands.dice.pick(sides) + 1,
      ...(sides === 6 ? {} : { sides }),
    })),
  );
  const total = dice.reduce((sum, die) => sum + die.value, act.plus);
  const thrown = act.dice.map(({ sides, count }) => `${count}d${sides}`).join(' + ');
  const plus = act.plus === 0 ? '' : act.plus > 0 ? ` + ${act.plus}` : ` − ${-act.plus}`;
  const single = dice.length === 1 && act.plus === 0;
  hands.tell({
    kind: 'roll',
    words: words(single ? 'hand.rolls-one' : 'hand.rolls', {
      name: nameOf(hands, hands.seat),
      dice: `${thrown}${plus}`,
      values: dice.map((die) => die.value).join(', '),
      total,
    }),
    seat: hands.seat,
    dice,
  });
  return table;
}
