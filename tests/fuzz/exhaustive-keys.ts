import { ROW_BY_ID } from '../../shared/games/warrior-lands/data/rows.ts';
import type { Colour, EffectKind, Move } from '../../shared/games/warrior-lands/model.ts';
import { fieldOf, profileOf } from '../../shared/games/warrior-lands/rules/field.ts';
import { openOf } from '../../shared/games/warrior-lands/rules/play.ts';
import type { Battle } from '../../shared/games/warrior-lands/rules/state.ts';

/** The effect kind that a row has on a card, as a move names it. */
export function kindOn(row: string, card: Colour, kind: EffectKind | undefined): string {
  const of = ROW_BY_ID.get(row);
  const defence = (one: EffectKind): boolean => one === 'DEF' || one === 'PAR' || one === 'RCV';
  for (const colour of card === 'B' ? (['B', 'P'] as const) : (['P'] as const)) {
    const found = (colour === 'B' ? of?.blue : of?.purple)?.find(
      (one) => !defence(one.kind) && (kind === undefined || one.kind === kind),
    );
    if (found) return `${row}:${colour}:${found.kind}`;
  }
  return '';
}

/** Key of the subject that a move is a use of; '' for those that are none. What has come up little goes first. */
export function keyOfMove(b: Battle, move: Move): string {
  switch (move.do) {
    case 'move':
      return move.row ? `row:${kindOn(move.row, move.card, undefined)}` : `card:move:${move.card}`;
    case 'use':
      if (move.row === 'burst' && burstOf(b) === 0) return 'passive:burst:range 0';
      return move.item ? `item:${move.item}` : `row:${kindOn(move.row, move.card, move.kind)}`;
    case 'strike':
      return `card:strike:${move.card}`;
    case 'cast':
      return move.item ? `item:${move.item}` : keyOfCast(b, move);
    case 'drink':
      return `item:${move.item}`;
    case 'give':
      return 'items:handed over';
    case 'loot':
      return 'items:taken from the ground';
    case 'act':
      return move.give ? 'items:handed over before the draw' : move.remount ? 'mount:mounted again' : '';
    case 'fate':
      return move.reroll ? 'hero:Fate spent' : 'hero:Fate kept';
    default:
      return '';
  }
}

/** A spell may also be the one thing that a rarer subject waits for. */
function keyOfCast(b: Battle, move: Extract<Move, { do: 'cast' }>): string {
  if (move.pick === 'Polymorph') return 'magic:own shape again';
  if (move.spell === 'priest:turnundead') return 'passive:undead';
  const open = openOf(b);
  const listed = open && profileOf(fieldOf(b), b.units[open.unit]).lists.includes('priest');
  if (!listed && move.cards.length === 2 && (move.spell === 'priest:cure' || move.spell === 'priest:bless'))
    return `passive:cureandbless:${move.spell.slice('priest:'.length)}`;
  return `spell:${move.spell}`;
}

/** Range of the acting warrior's Burst. */
function burstOf(b: Battle): number {
  const open = openOf(b);
  return open ? profileOf(fieldOf(b), b.units[open.unit]).type.burst : 0;
}
