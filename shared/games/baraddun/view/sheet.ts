import type { Sheet, SheetLine } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { TEAMS } from '../model.ts';
import { bonusOf, champion, type Fighter, mightOf, type War } from '../rules/state.ts';
import { defencePiece, fighterPiece, sideName, signed, weaponPiece } from '../rules/tale.ts';
import { tempoPiece } from './places.ts';
import { policiesOf } from './policies.ts';

/** The sheet of a card that lies open, or of a seat's own marker. */
export function sheetOf(war: War, seat: number, piece: string): Sheet | null {
  const owner = war.tempo.findIndex((_, at) => tempoPiece(at) === piece);
  if (owner !== -1) return tempoSheet(war, owner, seat);
  for (const fighter of standing(war)) {
    const sheet = cardSheet(war, fighter, piece);
    if (sheet) return sheet;
  }
  return null;
}

function* standing(war: War): Generator<Fighter> {
  for (const team of TEAMS) for (const fighter of war.wall[team]) if (fighter) yield fighter;
  yield* war.bench;
}

const blank = { hits: 0, damage: 0, traits: [], cards: [], conditions: [], policies: [] } as const;
const line = (text: Words, rule: string): SheetLine => ({ card: '', words: text, rule });

function tempoSheet(war: War, owner: number, seat: number): Sheet {
  return {
    ...blank,
    ...{ piece: tempoPiece(owner), title: sideName(war, owner), subtitle: words('sheet.tempo') },
    policies: owner === seat ? policiesOf(war, owner) : [],
  };
}

function cardSheet(war: War, fighter: Fighter, piece: string): Sheet | null {
  const { deck } = war.base;
  const side = sideName(war, fighter.seat);
  for (const card of fighter.cards)
    if (fighterPiece(card) === piece) {
      const { name, affiliation, isNew } = deck.fighters[card];
      const conditions: SheetLine[] = [];
      if (card === champion(fighter)) {
        const { S, D } = mightOf(war, fighter);
        conditions.push(line(words('sheet.might', { strength: S, defence: D }), 'strength'));
        if (fighter.cards.length > 1)
          conditions.push(line(words('sheet.shadow', { bonus: signed(bonusOf(fighter)) }), 'B14'));
        if (fighter.gimped) conditions.push(line(words('sheet.gimped'), 'B6'));
      }
      const traits = [
        isNew
          ? line(words('card.new-fighter'), 'B12')
          : line(words('sheet.strength', { n: deck.fighters[card].strength }), 'fighters'),
      ];
      return {
        ...blank,
        piece,
        title: name,
        subtitle: words('sheet.of', { side, what: affiliation }),
        traits,
        conditions,
      };
    }
  for (const card of fighter.weapons)
    if (weaponPiece(card) === piece) {
      const { name, strength, defence, restricts, more } = deck.weapons[card];
      const traits = [line(words('sheet.strength', { n: strength }), 'weapons')];
      if (defence > 0) traits.push(line(words('sheet.defence', { n: defence }), 'B22'));
      if (restricts) traits.push(line(words('card.restricts'), 'restriction'));
      if (more) traits.push(line(words('card.more-weapon'), 'B20'));
      return { ...blank, piece, title: name, subtitle: words('sheet.weapon', { side }), traits };
    }
  for (const card of fighter.defences)
    if (defencePiece(card) === piece) {
      const { name, defence, handy, more } = deck.defences[card];
      const traits = [line(words('sheet.defence', { n: defence }), 'defences')];
      if (handy) traits.push(line(words('card.handy', { defence }), 'restriction'));
      if (more) traits.push(line(words('card.more-defence'), 'B25'));
      return { ...blank, piece, title: name, subtitle: words('sheet.defender', { side }), traits };
    }
  return null;
}
