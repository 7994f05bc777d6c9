import type { Kind, ZoneSpec } from '../../../table/model.ts';
import { CONTESTS, type Contest, PILE_NAMES, SIDES, type Side } from '../model.ts';

/** Tokens are figures while the rules are kept; by hand they are pieces. */
export const tokenKind = (contest: Contest): string => `token-${PILE_NAMES[contest]}`;
export const tokenZone = (contest: Contest, side: Side): string => `${PILE_NAMES[contest]}Tokens${side}`;

export const TOKEN_KINDS: Readonly<Record<string, Kind>> = {
  [tokenKind(0)]: { name: 'Quest token', shape: 'marker', icon: 'quest' },
  [tokenKind(1)]: { name: 'War token', shape: 'marker', icon: 'war' },
};

export const TOKEN_ZONES: Readonly<Record<string, ZoneSpec>> = Object.fromEntries(
  SIDES.flatMap((seat) =>
    CONTESTS.map((contest): [string, ZoneSpec] => [
      tokenZone(contest, seat),
      { kind: 'box', label: `zone.${PILE_NAMES[contest]}-tokens`, seat },
    ]),
  ),
);
