import type { Decision } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import type { Move } from '../model.ts';
import { pairAt, tempoOf, type War } from './state.ts';
import { openSlots } from './wall.ts';

/** Seats that want to be asked before anything is revealed. */
const tappers = (war: War): number[] =>
  war.gone.flatMap((gone, seat) => (!gone && tempoOf(war, seat) !== 'auto' ? [seat] : []));

/**
 * Who may turn up what comes next: any one of them does it for all. A roll is for its two fighters' players, if
 * either wants to; if nobody wants to, one seat stands for the table, sooner one that has not left.
 */
export function revealers(war: War): readonly number[] {
  const asked = tappers(war);
  if (asked.length === 0) {
    const present = war.gone.findIndex((gone, seat) => !gone && !war.left[seat]);
    return [present !== -1 ? present : war.gone.indexOf(false)];
  }
  if (war.phase !== 'roll') return asked;
  const [first, second] = pairAt(war, war.slot);
  const owners = asked.filter((seat) => seat === first.seat || seat === second.seat);
  return owners.length > 0 ? owners : asked;
}

/** Nobody else wants to be asked about reveals: one may play on by oneself, up to what another must decide. */
export const isAlone = (war: War, seat: number): boolean => tappers(war).every((other) => other === seat);

/** What this is called for bots, tests and settings. */
export function kindOf(war: War): string {
  if (war.offered >= 0) return war.phase === 'weapons' ? 'weapon' : 'defence';
  return war.phase === 'fighters' || war.phase === 'weapons' || war.phase === 'defences' ? 'draw' : war.phase;
}

const OFFER: readonly Move[] = [
  { do: 'extra', draw: true },
  { do: 'extra', draw: false },
];

export function decisionsOf(war: War): readonly Decision<Move>[] {
  if (war.phase === 'over') return [];
  const kind = kindOf(war);
  if (war.offered >= 0) return [{ seat: war.offered, kind, choices: OFFER }];
  if (war.phase === 'wall')
    return [
      {
        seat: war.bench[0].seat,
        kind,
        choices: openSlots(war).map((slot): Move => ({ do: 'place', slot })),
      },
    ];
  const choices: readonly Move[] = [{ do: 'next', n: war.reveals }];
  return revealers(war).map((seat) => ({ seat, kind, choices }));
}

const no = (code: string, rule?: string): Refusal => ({
  code,
  words: words(`no.${code}`),
  ...(rule !== undefined && { rule }),
});

export function refusalOf(war: War, seat: number, move: Move): Refusal | null {
  if (war.phase === 'over') return no('over');
  const open = war.offered >= 0 ? 'offer' : war.phase === 'wall' ? 'wall' : 'reveal';
  switch (move.do) {
    case 'place':
      if (open !== 'wall') return no('no-wall', 'B33');
      if (war.bench[0].seat !== seat) return no('not-your-turn', 'B33');
      return openSlots(war).includes(move.slot) ? null : no('no-such-slot', 'B33');
    case 'extra':
      return war.offered === seat ? null : no('no-offer');
    case 'leave':
      if (open !== 'reveal') return no('no-reveal');
      if (!revealers(war).includes(seat)) return no('not-your-turn');
      return isAlone(war, seat) ? no('alone') : null;
    case 'next':
    case 'rush':
      if (open !== 'reveal') return no('no-reveal');
      if (!revealers(war).includes(seat)) return no('not-your-turn');
      if (move.n !== war.reveals) return no('revealed');
      return move.do === 'next' || isAlone(war, seat) ? null : no('not-alone');
  }
}
