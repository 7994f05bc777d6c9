import type { LaidPiece } from '../../../table/byhand/piece.ts';
import { TEAMS } from '../model.ts';
import type { War } from '../rules/state.ts';
import { defencePiece, fighterPiece, weaponPiece } from '../rules/tale.ts';
import { zone } from '../view/places.ts';
import { tableOf } from '../view/table.ts';

/** Figures on fighters, as the table shows them. */
export const MARKS = ['die', 'gimped', 'won', 'lost', 'yields'] as const;

/** The three lists of a deck. */
export type ListName = 'fighters' | 'weapons' | 'defences';
export const LISTS: readonly ListName[] = ['fighters', 'weapons', 'defences'];
export const pieceOf = { fighters: fighterPiece, weapons: weaponPiece, defences: defencePiece } as const;

/** Zones of piles by what lies in them. */
export const pilesOf = (war: War): readonly { list: ListName; zone: string; cards: readonly number[] }[] => [
  ...LISTS.map((list) => ({ list, zone: zone.stack[list], cards: war[list] })),
  { list: 'weapons', zone: zone.discard.weapons, cards: war.discardedWeapons },
  { list: 'defences', zone: zone.discard.defences, cards: war.discardedDefences },
  ...TEAMS.map((team) => ({ list: 'fighters' as const, zone: zone.won(team), cards: war.won[team] })),
  { list: 'fighters', zone: zone.aside, cards: war.aside },
];

/** Every card once, where it is; only the stacks lie face down. */
export function layOut(war: War): readonly LaidPiece[] {
  const { deck } = war.base;
  const hidden = new Set<string>(LISTS.map((list) => zone.stack[list]));
  const piles = pilesOf(war).flatMap(({ list, zone: where, cards }) =>
    cards.map((card, at): LaidPiece => {
      const down = hidden.has(where);
      const id = down ? '' : pieceOf[list](card);
      return { id, kind: deck[list][card].id, seat: -1, zone: where, at, down, marks: {} };
    }),
  );
  // On the bench the table shows no dice.
  const rolled = new Map(
    war.bench.flatMap(({ cards, dice: thrown }) => thrown.map((die, i) => [fighterPiece(cards[i]), die])),
  );
  const open = tableOf(war)
    .pieces.filter(({ kind }) => kind !== 'tempo')
    .map((piece): LaidPiece => {
      const die = rolled.get(piece.id);
      return { ...piece, down: false, ...(die !== undefined && { marks: { die } }) };
    });
  return [...piles, ...open];
}
