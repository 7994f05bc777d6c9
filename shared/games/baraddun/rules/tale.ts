import type { GameEvent } from '../../../engine/event.ts';
import { words } from '../../../engine/words.ts';
import type { Team } from '../model.ts';
import { resultOf, type Step } from './fight.ts';
import { champion, type Fighter, mightOf, type Play, pairAt, stakeAt, type War } from './state.ts';

/** Ids of cards as pieces on the table: the letter of their back and their place in the deck list. */
export const fighterPiece = (card: number): string => `f${card}`;
export const weaponPiece = (card: number): string => `w${card}`;
export const defencePiece = (card: number): string => `d${card}`;

export const nameOf = ({ base }: War, fighter: Fighter): string => base.deck.fighters[champion(fighter)].name;

/** "+2", "-1", "+0". */
export const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

export function tellRound({ war, tell }: Play): void {
  const team = war.base.setup.teams[war.lead].name;
  tell({ kind: 'round', words: words('tale.round', { round: war.round, team }), rule: 'B31' });
}

/** A fighter steps up; a New Fighter with his shadow, and what his die gave. */
export function tellFighter({ war, tell }: Play, fighter: Fighter): void {
  const { deck, setup } = war.base;
  const side = sideName(war, fighter.seat);
  const last = deck.fighters[champion(fighter)];
  const drawn: GameEvent = {
    kind: 'cards',
    words: words(fighter.cards.length > 1 ? 'tale.shadow' : 'tale.fighter', {
      ...{ side, name: last.name, strength: last.strength, team: setup.teams[teamIndex(fighter)].name },
    }),
    rule: fighter.cards.length > 1 ? 'B12' : 'fighters',
    seat: fighter.seat,
    piece: fighterPiece(champion(fighter)),
    cards: fighter.cards.map((card) => deck.fighters[card].id),
    pieces: fighter.cards.map(fighterPiece),
  };
  tell(drawn);
  fighter.dice.forEach((value, i) => {
    tell({
      kind: 'roll',
      words: words('tale.new-die', { side, die: value, bonus: signed(value - 3), name: last.name }),
      rule: 'B14',
      seat: fighter.seat,
      piece: fighterPiece(fighter.cards[i]),
      dice: [{ value, side: teamIndex(fighter) }],
      amount: value - 3,
    });
  });
}

export function tellAside({ war, tell }: Play, cards: readonly number[], rule: string): void {
  if (cards.length === 0) return;
  tell({
    kind: 'discard',
    words: words('tale.aside', { n: cards.length }),
    rule,
    cards: cards.map((card) => war.base.deck.fighters[card].id),
    pieces: cards.map(fighterPiece),
  });
}

export function tellPlaced({ war, tell }: Play, fighter: Fighter, foe: Fighter): void {
  tell({
    kind: 'note',
    words: words('tale.placed', { name: nameOf(war, fighter), foe: nameOf(war, foe) }),
    rule: 'B33',
    seat: fighter.seat,
    piece: fighterPiece(champion(fighter)),
    target: fighterPiece(champion(foe)),
    pieces: fighter.cards.map(fighterPiece),
  });
}

export function tellWeapon({ war, tell }: Play, fighter: Fighter, card: number): void {
  const weapon = war.base.deck.weapons[card];
  tell({
    kind: 'cards',
    words: words('tale.weapon', {
      name: nameOf(war, fighter),
      card: weapon.name,
      strength: weapon.strength,
    }),
    rule: weapon.more ? 'B20' : weapon.restricts ? 'restriction' : 'weapons',
    seat: fighter.seat,
    piece: fighterPiece(champion(fighter)),
    cards: [weapon.id],
    pieces: [weaponPiece(card)],
  });
}

export function tellDefence({ war, tell }: Play, fighter: Fighter, card: number, placed: boolean): void {
  const defence = war.base.deck.defences[card];
  const values = { name: nameOf(war, fighter), card: defence.name, defence: defence.defence };
  tell({
    kind: placed ? 'cards' : 'discard',
    words: words(placed ? 'tale.defence' : 'tale.too-big', values),
    rule: placed ? (defence.more ? 'B25' : 'defences') : 'B28',
    seat: fighter.seat,
    piece: fighterPiece(champion(fighter)),
    cards: [defence.id],
    pieces: [defencePiece(card)],
  });
}

export function tellDeclined({ war, tell }: Play, fighter: Fighter): void {
  tell({
    kind: 'note',
    words: words('tale.declined', { name: nameOf(war, fighter) }),
    rule: war.phase === 'weapons' ? 'B20' : 'B25',
    seat: fighter.seat,
  });
}

/** Both dice of a roll, first team first, and what came of them (B39). */
export function tellRoll({ war, tell }: Play, step: Step): void {
  const [first, second] = pairAt(war, war.slot);
  const { dice } = war.fights[war.slot];
  const [a, b] = [mightOf(war, first), mightOf(war, second)];
  const results = [resultOf(dice[0], a.S, b.D), resultOf(dice[1], b.S, a.D)];
  tell({
    kind: 'roll',
    words: words(step === 'tie' ? 'tale.tie' : 'tale.roll', {
      ...{ first: nameOf(war, first), second: nameOf(war, second) },
      ...{ a: results[0], b: results[1], die0: dice[0], die1: dice[1] },
    }),
    rule: step === 'tie' ? 'B5' : 'roll',
    seat: first.seat,
    piece: fighterPiece(champion(first)),
    target: fighterPiece(champion(second)),
    dice: dice.map((value, side) => ({ value, side })),
  });
  if (step !== 'gimp0' && step !== 'gimp1') return;
  const [hurt, other] = step === 'gimp0' ? [first, second] : [second, first];
  tell({
    kind: 'mark',
    words: words('tale.gimp', { name: nameOf(war, hurt), foe: nameOf(war, other) }),
    rule: other.gimped ? 'B7' : 'B6',
    seat: hurt.seat,
    piece: fighterPiece(champion(hurt)),
    mark: 'gimped',
    on: true,
  });
}

/** How a fight ended: `rule` says why. */
export function tellEnd({ war, tell }: Play, winner: Team | -1, key: string, rule: string): void {
  const pair = pairAt(war, war.slot);
  if (winner === -1) {
    const [first, second] = pair;
    tell({
      kind: 'note',
      words: words('tale.standoff', { first: nameOf(war, first), second: nameOf(war, second) }),
      rule,
      piece: fighterPiece(champion(first)),
      target: fighterPiece(champion(second)),
    });
    return;
  }
  const [won, lost] = [pair[winner], pair[1 - winner]];
  tell({
    kind: 'fall',
    words: words(key, { winner: nameOf(war, won), loser: nameOf(war, lost), round: war.round }),
    rule,
    seat: lost.seat,
    piece: fighterPiece(champion(lost)),
    target: fighterPiece(champion(won)),
  });
}

export function tellTaken({ war, tell }: Play, winner: Team | -1): void {
  const pair = pairAt(war, war.slot);
  const cards = [...pair[0].cards, ...pair[1].cards];
  const arms = pair.flatMap(({ weapons, defences }) => [
    ...weapons.map(weaponPiece),
    ...defences.map(defencePiece),
  ]);
  const aside = winner === -1;
  const own = aside && war.base.options.standoff === 'ownBack';
  tell({
    kind: 'discard',
    words: aside
      ? words(own ? 'tale.own-back' : 'tale.aside', { n: stakeAt(war, war.slot) })
      : words('tale.taken', { team: war.base.setup.teams[winner].name, n: stakeAt(war, war.slot) }),
    rule: aside ? 'B9' : 'B15',
    cards: cards.map((card) => war.base.deck.fighters[card].id),
    pieces: [...cards.map(fighterPiece), ...arms],
  });
}

const teamIndex = ({ seat }: Fighter): Team => (seat % 2 === 0 ? 0 : 1);

/** A seat's name: its team's where it is alone in it. */
export function sideName({ base }: War, seat: number): string {
  const team = base.setup.teams[seat % 2];
  if (base.perTeam === 1) return team.name;
  return team.seats[seat >> 1] ?? `${team.name} ${(seat >> 1) + 1}`;
}
