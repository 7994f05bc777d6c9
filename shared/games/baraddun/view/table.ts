import type { Marks, Piece, Pile, Table } from '../../../table/model.ts';
import { TEAMS, type Team, teamOf } from '../model.ts';
import { ordinaryLeft } from '../rules/flow.ts';
import { type Fighter, type Phase, tempoOf, type War } from '../rules/state.ts';
import { defencePiece, fighterPiece, weaponPiece } from '../rules/tale.ts';
import { tempoPiece, zone } from './places.ts';

/** Phases in the order of a round, as the fact `phase` numbers them. */
export const PHASES: readonly Phase[] = [
  'fighters',
  'wall',
  'weapons',
  'defences',
  'roll',
  'collect',
  'over',
];

/** All that lies open: everything but the order of the stacks (B32). */
export function tableOf(war: War): Table {
  const { deck } = war.base;
  const pieces: Piece[] = [];
  for (const team of TEAMS)
    war.wall[team].forEach((fighter, slot) => {
      if (fighter) lay(pieces, war, fighter, slot, team);
    });
  let place = 0;
  for (const fighter of war.bench)
    for (const card of fighter.cards)
      pieces.push(
        piece(fighterPiece(card), deck.fighters[card].id, fighter.seat, benchOf(fighter), place++, {}),
      );
  for (let seat = 0; seat < war.base.seats; seat++)
    pieces.push(piece(tempoPiece(seat), 'tempo', seat, zone.tempo(seat), 0, tempoMarks(war, seat)));
  return { pieces, piles: pilesOf(war), facts: factsOf(war) };
}

const benchOf = ({ seat }: Fighter): string => zone.bench(teamOf(seat));

const piece = (id: string, kind: string, seat: number, where: string, at: number, marks: Marks): Piece => ({
  ...{ id, kind, seat, zone: where, at, marks },
});

function lay(pieces: Piece[], war: War, fighter: Fighter, slot: number, team: Team): void {
  const { deck } = war.base;
  const { seat } = fighter;
  const fight = war.fights[slot];
  fighter.cards.forEach((card, at) => {
    const fights = at === fighter.cards.length - 1;
    const marks: Marks = fights
      ? {
          gimped: fighter.gimped ? 1 : 0,
          won: fight.winner === team ? 1 : 0,
          lost: fight.winner === 1 - team && fight.verdict === 'fight' ? 1 : 0,
          yields: fight.verdict === `yield${team}` && fight.over ? 1 : 0,
        }
      : { die: fighter.dice[at] };
    pieces.push(
      piece(fighterPiece(card), deck.fighters[card].id, seat, zone.fighter(slot, team), at, present(marks)),
    );
  });
  fighter.weapons.forEach((card, at) => {
    pieces.push(piece(weaponPiece(card), deck.weapons[card].id, seat, zone.weapon(slot, team), at, {}));
  });
  fighter.defences.forEach((card, at) => {
    pieces.push(piece(defencePiece(card), deck.defences[card].id, seat, zone.defence(slot, team), at, {}));
  });
}

/** Absent and 0 are the same: what is absent need not travel. */
const present = (marks: Marks): Marks => Object.fromEntries(Object.entries(marks).filter(([, n]) => n !== 0));

const tempoMarks = (war: War, seat: number): Marks =>
  present({
    tap: tempoOf(war, seat) === 'tap' ? 1 : 0,
    auto: tempoOf(war, seat) === 'auto' ? 1 : 0,
    ask: war.extras[seat] === 'ask' ? 1 : 0,
    gone: war.gone[seat] ? 1 : 0,
  });

function pilesOf(war: War): Readonly<Record<string, Pile>> {
  const { fighters, weapons, defences } = war.base.deck;
  const open = (cards: readonly number[], list: readonly { readonly id: string }[]): Pile => ({
    count: cards.length,
    top: cards.length > 0 ? list[cards[cards.length - 1]].id : '',
  });
  return {
    [zone.stack.fighters]: { count: war.fighters.length, top: '' },
    [zone.stack.weapons]: { count: war.weapons.length, top: '' },
    [zone.stack.defences]: { count: war.defences.length, top: '' },
    [zone.discard.weapons]: open(war.discardedWeapons, weapons),
    [zone.discard.defences]: open(war.discardedDefences, defences),
    [zone.won(0)]: open(war.won[0], fighters),
    [zone.won(1)]: open(war.won[1], fighters),
    [zone.aside]: open(war.aside, fighters),
  };
}

/** `rounds`: this one and all that can still be fought; `dieA`, `dieB`: the last roll of the present fight. */
function factsOf(war: War): Readonly<Record<string, number>> {
  const { perTeam } = war.base;
  const fight = war.fights[war.slot];
  const toCome = Math.ceil(Math.floor(ordinaryLeft(war) / 2) / perTeam);
  // Before the fighters of a round are drawn that round is among those to come.
  const begun = war.phase === 'fighters' ? war.round - 1 : war.round;
  return {
    ...{ round: war.round, rounds: begun + toCome, lead: war.lead, phase: PHASES.indexOf(war.phase) },
    ...{ slot: war.slot, slots: war.fights.length, perTeam },
    ...{ rolls: fight?.rolls ?? 0, dieA: fight?.dice[0] ?? 0, dieB: fight?.dice[1] ?? 0 },
  };
}
