import type { ChoiceView, DecisionView, Making } from '../../../engine/game.ts';
import { type Words, words } from '../../../engine/words.ts';
import { ITEM_BY_ID } from '../data/items.ts';
import type { Colour, Move } from '../model.ts';
import { type CastMove, castOfferOf } from '../rules/castings.ts';
import { areAllied, fieldOf, profileOf } from '../rules/field.ts';
import { oddsOf } from '../rules/odds.ts';
import type { SpellOffer } from '../rules/spells.ts';
import type { Activation, Battle } from '../rules/state.ts';
import { oddsParts, part } from './figures.ts';
import { placeName } from './places.ts';

type View = ChoiceView<Move>;

/** A spell with its cards, its target or place, its odds, and the friends that it endangers. */
export function castView(b: Battle, open: Activation, move: CastMove): View {
  const unit = b.units[open.unit];
  const offer = castOfferOf(b, open, profileOf(fieldOf(b), unit), move);
  if (!offer) throw new Error(`${unit.id} casts what it cannot`);
  const target = move.target === undefined ? undefined : b.units[move.target];
  const { to } = move;
  return {
    move,
    label: words(labelOf(move), {
      spell: move.item === undefined ? words(`row.${offer.spell.id}`) : words(`item.${move.item}`),
      whom: target?.name ?? '',
      other: move.second === undefined ? '' : b.units[move.second].name,
      place: to === undefined ? '' : placeName(b, to),
      pick: words('pick.name', { name: move.pick ?? '' }),
      cards: cardsInWords(move.cards),
    }),
    group: 'spell',
    piece: unit.id,
    ...(target && { target: target.id }),
    ...(to !== undefined && { cell: to }),
    ...cardIds(open, move.cards),
    ...castOdds(b, open, offer, move),
    ...endangered(b, open, offer, move),
    ...reached(b, open, offer, move),
    ...(offer.blow && target && !areAllied(fieldOf(b), target.seat, unit.seat) && { harms: true }),
    made: madeBy(move),
    rule: ruleOfCast(move),
  };
}

const madeBy = (move: CastMove): string => move.item ?? move.spell;
const ruleOfCast = (move: CastMove): string =>
  move.item === undefined ? `spell:${move.spell}` : `item:${move.item}`;

/** The spells that the hand forms, whatever they may be aimed at. */
export function makesOf(moves: readonly Move[]): Pick<DecisionView, 'makes'> {
  const makes: Record<string, Making> = {};
  for (const move of moves) {
    if (move.do !== 'cast') continue;
    makes[madeBy(move)] ??= {
      words: words(move.item === undefined ? `row.${move.spell}` : `item.${move.item}`),
      cards: move.cards.map((colour) => `card:${colour}`),
      rule: ruleOfCast(move),
    };
  }
  return Object.keys(makes).length > 0 ? { makes } : {};
}

/** Hexes about the target of a splash, and all those whom a spell finds by itself (A131, A158, A163). */
function reached(b: Battle, open: Activation, { spell }: SpellOffer, move: CastMove): Pick<View, 'area'> {
  const { board } = fieldOf(b);
  const { cell } = b.units[open.unit];
  switch (spell.target) {
    case 'circle':
      return { area: [cell, ...board.within(cell, 1)] };
    case 'everyone':
      return { area: [cell, ...board.within(cell, spell.range)] };
    default:
      if (!spell.splash || move.target === undefined) return {};
      return { area: [...board.within(b.units[move.target].cell, 1)] };
  }
}

function labelOf({ target, second, to, pick }: CastMove): string {
  if (second !== undefined) return 'choice.cast.pair';
  if (to !== undefined) {
    if (target !== undefined) return 'choice.cast.on.at';
    return pick === undefined ? 'choice.cast.at' : 'choice.cast.pick.at';
  }
  if (target === undefined) return 'choice.cast';
  return pick === undefined ? 'choice.cast.on' : 'choice.cast.pick';
}

/** "blue, then purple" where the order matters, "blue and red" where it does not (A135). */
export function cardsInWords(cards: readonly Colour[]): Words {
  const [first, second] = cards.map((card) => words(`card.${card}`));
  if (!first) return words('cards.none');
  if (!second) return words('cards.one', { first });
  const special = (card: Colour): boolean => card === 'B' || card === 'P';
  const ordered = cards[0] !== cards[1] && cards.every(special);
  return words(ordered ? 'cards.order' : 'cards.two', { first, second });
}

/** Any of the cards of these colours will do. */
function cardIds(open: Activation, colours: readonly Colour[]): Pick<View, 'cards'> {
  if (colours.length === 0) return {};
  return { cards: open.hand.filter(({ colour }) => colours.includes(colour)).map(({ id }) => id) };
}

function castOdds(
  b: Battle,
  open: Activation,
  { spell, blow }: SpellOffer,
  move: CastMove,
): Pick<View, 'odds' | 'parts'> {
  if (blow && move.target !== undefined)
    return oddsParts(oddsOf(b, open.unit, move.target, blow, blow.ploy ? 'ploy' : 'main'));
  const sure = spell.figure === 0 || (spell.selfIsSure && move.target === open.unit);
  if (sure) return {};
  const chance = Math.min(6, spell.figure) / 6;
  return { odds: chance, parts: [part('works', chance)] };
}

/** Friends beside the target of a splash that harms them. */
function endangered(b: Battle, open: Activation, { blow }: SpellOffer, move: CastMove): Pick<View, 'danger'> {
  if (blow?.splash?.whom !== 'all' || move.target === undefined) return {};
  const field = fieldOf(b);
  const danger: string[] = [];
  for (const cell of field.board.within(b.units[move.target].cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || !areAllied(field, b.units[index].seat, b.units[open.unit].seat)) continue;
    if (index !== open.unit || field.options.selfSplash === 'on') danger.push(b.units[index].id);
  }
  return danger.length > 0 ? { danger } : {};
}

/** An item that is used up, handed over or taken. */
export function itemView(
  b: Battle,
  open: Activation,
  move: Extract<Move, { do: 'drink' | 'give' | 'loot' }>,
): View {
  const piece = b.units[open.unit].id;
  const item = words(`item.${move.item}`);
  switch (move.do) {
    case 'drink':
      return {
        move,
        label: words('choice.drink', { item, cards: cardsInWords(move.cards) }),
        group: 'item',
        piece,
        ...cardIds(open, move.cards),
        rule: `item:${move.item}`,
      };
    case 'give':
      return {
        move,
        label: words('choice.give', { item, whom: b.units[move.target].name }),
        group: 'item',
        piece,
        rule: 'A191',
      };
    case 'loot':
      return {
        move,
        label: words('choice.loot', { item, place: placeName(b, move.cell) }),
        group: 'item',
        piece,
        rule: 'A191',
      };
  }
}

/** The answer to what a spell asks its caster. */
export function spellAnswer(b: Battle, move: Extract<Move, { do: 'place' | 'form' | 'pick' }>): View {
  switch (move.do) {
    case 'place':
      return {
        move,
        label: words('choice.place', { place: placeName(b, move.to) }),
        group: 'answer',
        cell: move.to,
        rule: 'A142',
      };
    case 'form': {
      const hits = b.base.types.find(({ name }) => name === move.name)?.hits ?? 0;
      return { move, label: words('choice.form', { name: move.name, hits }), group: 'answer', rule: 'A153' };
    }
    case 'pick':
      return {
        move,
        label: words('choice.pick', { item: words(`item.${move.name}`) }),
        group: 'answer',
        rule: ITEM_BY_ID.has(move.name) ? `item:${move.name}` : 'A154',
      };
  }
}
