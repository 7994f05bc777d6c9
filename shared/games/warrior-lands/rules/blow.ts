import type { Effect, EffectKind, Row } from '../model.ts';
import type { Blow } from './frames.ts';

/** Kinds that place damage when they succeed (column D of section 1.3, but for a push that is stuck). */
const DAMAGES: ReadonlySet<EffectKind> = new Set([
  'ATK',
  'IND',
  'PRC',
  'FLX',
  'CRU',
  'SWP',
  'SEC',
  'BUR',
  'RCV',
]);

/** Kinds that may pass over units, and those that need no line of sight (A46). */
const NO_LINE: ReadonlySet<EffectKind> = new Set(['IND', 'STA', 'LUR']);

/** What a melee weapon adds to a blow: base attacks and `inherit` rows strike with one (A44). */
export interface Weapon {
  /** Row id, 'unarmed' for none. */
  readonly row: string;
  readonly hand: boolean;
  readonly skel: boolean;
}

export const UNARMED: Weapon = { row: 'unarmed', hand: false, skel: false };

export const weaponOf = (row: Row): Weapon => ({
  row: row.id,
  hand: row.tags.includes('hand'),
  skel: row.tags.includes('skel'),
});

/** Where a row or spell is told in the rulebook; bare hands are a ruling (A45), the base move is A35. */
export const ruleOf = (row: string): string =>
  row.includes(':')
    ? `spell:${row}`
    : row === 'unarmed'
      ? 'A45'
      : row === ''
        ? 'A35'
        : row === 'card'
          ? 'A64'
          : `row:${row}`;

/** A row that a base attack may be struck with: rigid, flexible or natural (A44). */
export const isMelee = (row: Row): boolean =>
  row.tags.includes('hand') || row.tags.includes('flex') || row.tags.includes('natural');

/** What the striker itself brings to each of its blows. */
export interface Striker {
  readonly magical: boolean;
  readonly poison: boolean;
  readonly drain: boolean;
}

/** The blow of a row effect, a base attack (`kind: 'ATK'`) or a counterblow (`kind: 'RCV'`). */
export function blowOf(effect: Effect, row: string, weapon: Weapon, striker: Striker): Blow {
  const damages = DAMAGES.has(effect.kind);
  const blow: Blow = {
    kind: effect.kind,
    row,
    figure: effect.figure,
    bonus: 0,
    damages,
    crush: effect.kind === 'CRU',
    pierce: effect.kind === 'PRC',
    flex: effect.kind === 'FLX',
    indirect: effect.indirect === true || NO_LINE.has(effect.kind),
    hand: weapon.hand,
    skel: weapon.skel,
    magical: striker.magical,
    spell: false,
    ploy: effect.kind === 'LUR',
    poison: striker.poison && damages && effect.kind !== 'RCV',
    drain: striker.drain,
    slays: [],
    splash: null,
  };
  if (!effect.splash) return blow;
  // No poison for those beside the target (A131).
  return { ...blow, splash: { whom: 'all', blow: { ...blow, figure: effect.splash, poison: false } } };
}
