import { type RuleEntry, type RuleSection, rule } from '../../../engine/rulebook.ts';
import { say, type TextTable, words } from '../../../engine/words.ts';
import { CARDS, type CardRow, type CardType } from '../data/cards.ts';
import { nameOf } from '../data/names.ts';
import { text } from '../text.ts';

const TYPES: { readonly [T in CardType]: string } = {
  F: 'Foe',
  H: 'Hardship',
  A: 'Aid',
  M: 'Modifier',
  X: 'Special',
};

const tables: readonly TextTable[] = [text];

/** The list of cards, told from the data: '3 copies. Foe, strength 3.' */
function entryOf(card: CardRow): RuleEntry {
  const { id, copies, type, strength, where, nazgul, orc, special } = card;
  const strong =
    type === 'F' || type === 'H' ? `, strength ${strength}` : type === 'X' ? '' : `, +${strength}`;
  const place = where ? ` ${say(words(`foot.${where}`), ...tables)}.` : '';
  const kind = nazgul ? ' A Nazgul.' : orc ? ' An Orc card.' : '';
  const does =
    special || type === 'M' || card.hardship || card.betterVersusNazgul ? ` ${text[`card.${id}`]}` : '';
  const rest = special ? '' : place;
  return rule(
    `card:${id}`,
    nameOf(id),
    `${copies === 1 ? 'One copy' : `${copies} copies`}: ${TYPES[type]}${strong}.${rest}${kind}${does}`,
  );
}

export const cards: RuleSection = {
  id: 'cards',
  title: 'The cards',
  text: 'One deck for all: 84 cards, of 67 kinds. 20 Foes, 12 Hardships, 36 Aids, 2 Modifiers, 14 Specials.',
  entries: CARDS.map(entryOf),
};
