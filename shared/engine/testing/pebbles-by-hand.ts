import type { FreePiece, LaidPiece } from '../../table/byhand/piece.ts';
import type { Seat } from '../../table/model.ts';
import type { ByHand } from '../game.ts';
import type { Fault } from '../refusal.ts';
import { type Words, words } from '../words.ts';
import type { Pebbles } from './pebbles.ts';

const SEATS = [0, 1] as const;
const ALL = 18;
const PLACES: readonly string[] = ['deck', 'spent', 'hand0', 'hand1', 'laid0', 'laid1'];

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
      const lieIn = (zone: string) => pieces.filter((lies) => lies.zone === zone);
      const cards = (zone: string) => lieIn(zone).flatMap(cardOf);
      const faults: Fault[] = [];
      const wrong = (code: string, about: readonly FreePiece[], count?: number) =>
        faults.push(fault(code, about, count));
      const pawns = SEATS.map((seat) =>
        // By its name everybody knows it also where it lies face down.
        lieIn('track').find(
          ({ id, kind, seat: whose, down }) =>
            id === `p${seat}` || (kind === 'pawn' && whose === seat && !down),
        ),
      );
      if (pawns.some((pawn) => !pawn))
        wrong(
          'pawns',
          pieces.filter((lies) => lies.kind === 'pawn' && !hidden(lies)),
        );
      // What lies face down is taken for a stone: what else it may be nobody sees.
      const stones = (zone: string) =>
        lieIn(zone).filter((lies) => hidden(lies) || cardOf(lies).length > 0).length;
      const count = PLACES.reduce(
        (sum, zone) => sum + (zone.startsWith('laid') ? Math.min(1, stones(zone)) : stones(zone)),
        0,
      );
      const astray = (lies: FreePiece) =>
        !PLACES.includes(lies.zone) && cardOf(lies).length > 0 && !hidden(lies);
      if (count !== ALL) wrong('cards', pieces.filter(astray), count);
      for (const seat of SEATS)
        if (state.walker === -1 && stones(`hand${seat}`) + stones(`laid${seat}`) === 0) wrong('hand', []);
      if (state.walker === -1 && SEATS.every((seat) => stones(`laid${seat}`) > 0)) wrong('both', []);
      if (faults.length > 0) return { ok: false, faults };

      const hands: [number[], number[]] = [cards('hand0'), cards('hand1')];
      const laid: [number, number] = [...state.laid];
      for (const seat of SEATS) {
        const untouched = secret && same(hands[seat], handOf(state, seat));
        if (untouched) hands[seat] = [...state.hands[seat]];
        else laid[seat] = secret ? 0 : (cards(`laid${seat}`).at(-1) ?? 0);
      }
      const [left = 0, right = 0] = pawns.map((pawn) => pawn?.at);
      const next: Pebbles = {
        ...state,
        deck: cards('deck'),
        spent: cards('spent'),
        hands,
        laid,
        pawns: [left, right],
        rest: [...state.rest],
      };
      const all =
        next.deck.length + next.spent.length + hands.flat().length + laid.filter((card) => card > 0).length;
      const unread = pieces.filter((lies) => !pawns.includes(lies) && cardOf(lies).length === 0);
      return {
        ok: true,
        state: next,
        unread: unread.map(({ kind }): Words => words('pebbles.unread', { kind })),
        ...(all === ALL ? {} : { secret: fault('hidden', []) }),
      };
    },
    catalogue: () => ({ flag: { name: 'Flag', shape: 'marker', icon: '' } }),
  };
}

function cardOf({ kind }: FreePiece): number[] {
  const read = /^pebble([1-6])$/.exec(kind);
  return read ? [Number(read[1])] : [];
}

const hidden = ({ down, zone }: FreePiece) => down || zone.startsWith('hand');

const fault = (code: string, about: readonly FreePiece[], count?: number): Fault => ({
  code,
  words: words(`pebbles.no.${code}`, count === undefined ? undefined : { count }),
  pieces: about.map(({ id }) => id),
});

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
