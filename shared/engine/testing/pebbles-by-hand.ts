import type { FreePiece, LaidPiece } from '../../table/byhand/piece.ts';
import type { Seat } from '../../table/model.ts';
import type { ByHand } from '../game.ts';
import { accepted, refused } from '../refusal.ts';
import { type Words, words } from '../words.ts';
import type { Pebbles } from './pebbles.ts';

const SEATS = [0, 1] as const;
const ALL = 18;

/**
 * The sample game by hand. `secret`: whether somebody has laid a card is nobody's business, so it lies at the end of
 * their hand, and is laid again by the rules where that hand was not touched.
 */
export function pebblesByHand(secret: boolean): ByHand<Pebbles> {
  const handOf = ({ hands, laid }: Pebbles, seat: 0 | 1) =>
    secret && laid[seat] > 0 ? [...hands[seat], laid[seat]] : hands[seat];
  return {
    layOut: (state) => [
      ...SEATS.map((seat) => piece(`p${seat}`, 'pawn', seat, 'track', state.pawns[seat], false)),
      ...SEATS.flatMap((seat) =>
        handOf(state, seat).map((card, at) => stone(card, seat, `hand${seat}`, at, true)),
      ),
      ...SEATS.flatMap((seat) =>
        !secret && state.laid[seat] > 0
          ? [{ ...stone(state.laid[seat], seat, `laid${seat}`, 0, true), seen: [seat] }]
          : [],
      ),
      ...state.deck.map((card, at) => stone(card, -1, 'deck', at, true)),
      ...state.spent.map((card, at) => stone(card, -1, 'spent', at, false)),
    ],
    takeUp(state, pieces) {
      const cards = (zone: string) => pieces.filter((lies) => lies.zone === zone).flatMap(cardOf);
      const pawns = SEATS.map((seat) =>
        pieces.find(({ kind, zone, seat: whose }) => kind === 'pawn' && zone === 'track' && whose === seat),
      );
      const [left, right] = pawns;
      if (!left || !right) return refused({ code: 'pawns', words: words('pebbles.no.pawns') });
      const hands: [number[], number[]] = [cards('hand0'), cards('hand1')];
      const laid: [number, number] = [...state.laid];
      for (const seat of SEATS) {
        const untouched = secret && same(hands[seat], handOf(state, seat));
        if (untouched) hands[seat] = [...state.hands[seat]];
        else laid[seat] = secret ? 0 : (cards(`laid${seat}`).at(-1) ?? 0);
      }
      const next: Pebbles = {
        ...state,
        deck: cards('deck'),
        spent: cards('spent'),
        hands,
        laid,
        pawns: [left.at, right.at],
        rest: [...state.rest],
      };
      const count =
        next.deck.length + next.spent.length + hands.flat().length + laid.filter((card) => card > 0).length;
      if (count !== ALL) return refused({ code: 'cards', words: words('pebbles.no.cards', { count }) });
      if (next.walker === -1 && hands.some((hand, seat) => hand.length === 0 && laid[seat] === 0))
        return refused({ code: 'hand', words: words('pebbles.no.hand') });
      const unread = pieces.filter((lies) => lies !== left && lies !== right && cardOf(lies).length === 0);
      return accepted({
        state: next,
        unread: unread.map(({ kind }): Words => words('pebbles.unread', { kind })),
      });
    },
    catalogue: () => ({ flag: { name: 'Flag', shape: 'marker', icon: '' } }),
  };
}

function cardOf({ kind }: FreePiece): number[] {
  const read = /^pebble([1-6])$/.exec(kind);
  return read ? [Number(read[1])] : [];
}

const same = (one: readonly number[], two: readonly number[]) =>
  one.length === two.length && one.every((card, i) => card === two[i]);

const stone = (card: number, seat: Seat, zone: string, at: number, down: boolean): LaidPiece =>
  piece('', `pebble${card}`, seat, zone, at, down);

const piece = (id: string, kind: string, seat: Seat, zone: string, at: number, down: boolean): LaidPiece => ({
  id,
  kind,
  seat,
  zone,
  at,
  down,
  marks: {},
});
