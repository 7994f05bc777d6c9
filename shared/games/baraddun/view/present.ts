import type { ChoiceView, DecisionView } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import { foeOf, type Move } from '../model.ts';
import { isAlone, kindOf, revealers } from '../rules/choices.ts';
import { champion, drawerAt, type Fighter, pairAt, tempoOf, type War } from '../rules/state.ts';
import { fighterPiece, nameOf } from '../rules/tale.ts';
import { prospectsOf } from '../rules/wall.ts';
import { zone } from './places.ts';

/** What this seat must decide now; null: nothing. */
export function presentTo(war: War, seat: number): DecisionView<Move> | null {
  if (war.phase === 'over') return null;
  if (war.offered >= 0) return war.offered === seat ? offerView(war, seat) : null;
  if (war.phase === 'wall') return war.bench[0].seat === seat ? wallView(war, seat) : null;
  return revealers(war).includes(seat) ? revealView(war, seat) : null;
}

function revealView(war: War, seat: number): DecisionView<Move> {
  const { phase } = war;
  const n = war.reveals;
  const which = words(`slot.${war.slot}`);
  const choices: ChoiceView<Move>[] = [
    {
      move: { do: 'next', n },
      label: words(`next.${phase}`, { which }),
      group: phase === 'roll' ? 'roll' : 'next',
      rule: NEXT_RULE[phase] ?? 'tempo',
    },
  ];
  if (isAlone(war, seat)) {
    if (war.fights.length > 0)
      choices.push({
        move: { do: 'rush', to: 'round', n },
        label: words('rush.round'),
        group: 'end',
        rule: 'tempo',
      });
    choices.push({
      move: { do: 'rush', to: 'game', n },
      label: words('rush.game'),
      confirm: words('rush.game.sure'),
      group: 'end',
      rule: 'B40',
    });
  }
  return {
    seat,
    kind: kindOf(war),
    ...titleOf(war, seat),
    choices,
    ...(goesByItself(war, seat) && { automatic: 0 }),
  };
}

const NEXT_RULE: Readonly<Record<string, string>> = {
  ...{ fighters: 'fighters', weapons: 'weapons', defences: 'defences', roll: 'roll', collect: 'B15' },
};

/**
 * Rolls wait for a tap unless nobody wants to tap, and all else for those who want to tap for every step; but
 * where nobody rolled, the cards are taken without a tap (B8, B9).
 */
function goesByItself(war: War, seat: number): boolean {
  if (tempoOf(war, seat) === 'auto') return true;
  if (war.phase === 'roll') return false;
  if (war.phase === 'collect' && war.fights[war.slot].verdict !== 'fight') return true;
  return revealers(war).every((other) => tempoOf(war, other) !== 'tap');
}

function titleOf(war: War, seat: number): Pick<DecisionView, 'title' | 'rule'> {
  const { phase } = war;
  const which = words(`slot.${war.slot}`);
  if (phase === 'collect') {
    const { winner, verdict } = war.fights[war.slot];
    if (winner === -1) return { title: words('ask.standoff', { which }), rule: 'B9' };
    const pair = pairAt(war, war.slot);
    const names = { winner: nameOf(war, pair[winner]), loser: nameOf(war, pair[1 - winner]) };
    return verdict === 'fight'
      ? { title: words('ask.won', names), rule: 'B15' }
      : { title: words('ask.yields', names), rule: 'B8' };
  }
  if (phase !== 'roll') return { title: words(`ask.${phase}`), rule: NEXT_RULE[phase] };
  const pair = pairAt(war, war.slot);
  const [own, foe] = seat % 2 === 0 ? pair : [pair[1], pair[0]];
  const names = { name: nameOf(war, own), foe: nameOf(war, foe), which };
  if (own.gimped && foe.gimped) return { title: words('ask.roll-both', names), rule: 'B7' };
  if (own.gimped) return { title: words('ask.roll-gimped', names), rule: 'B6' };
  if (foe.gimped) return { title: words('ask.roll-foe-gimped', names), rule: 'B6' };
  return { title: words('ask.roll', names), rule: 'roll' };
}

/** One's own fighter against each foe who stands unanswered, with the chance as far as it is known. */
function wallView(war: War, seat: number): DecisionView<Move> {
  const [fighter] = war.bench;
  const [prospects] = prospectsOf(war);
  const own = nameOf(war, fighter);
  return {
    seat,
    kind: 'wall',
    title: words('ask.wall', { name: own }),
    rule: 'B33',
    piece: fighterPiece(champion(fighter)),
    choices: prospects.map(({ slot, chance, stake }) => {
      const foe = war.wall[war.lead][slot] as Fighter;
      return {
        move: { do: 'place', slot },
        label: words(stake > 2 ? 'place.stake' : 'place', {
          ...{ name: own, foe: nameOf(war, foe), which: words(`slot.${slot}`), n: stake },
        }),
        group: 'place',
        piece: fighterPiece(champion(fighter)),
        zone: zone.fighter(slot, foeOf(war.lead)),
        odds: chance,
        rule: 'B33',
      };
    }),
  };
}

function offerView(war: War, seat: number): DecisionView<Move> {
  const kind = kindOf(war);
  const fighter = drawerAt(war, war.cursor);
  const rule = kind === 'weapon' ? 'B20' : 'B25';
  const piece = fighterPiece(champion(fighter));
  return {
    ...{ seat, kind, rule, piece },
    title: words(`ask.more-${kind}`, { name: nameOf(war, fighter) }),
    choices: [true, false].map((draw) => ({
      move: { do: 'extra', draw },
      label: words(draw ? `more.${kind}` : 'more.no'),
      group: 'answer',
      rule,
    })),
    ...(war.extras[seat] === 'always' && { automatic: 0 }),
  };
}
