import type { ChoiceView } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import type { Move } from '../model.ts';
import { ruleOf } from '../rules/blow.ts';
import { moveOfferOf, strikeBlowOf, useOfferOf } from '../rules/check.ts';
import { armed, eachTarget } from '../rules/choices.ts';
import { areAllied, fieldOf, profileOf } from '../rules/field.ts';
import { oddsOf } from '../rules/odds.ts';
import type { UseOffer } from '../rules/profile.ts';
import type { Activation, Battle } from '../rules/state.ts';
import { oddsParts, part, type WithOdds } from './figures.ts';
import { castView, itemView } from './magic.ts';
import { placeName } from './places.ts';

type View = ChoiceView<Move>;

/** One choice of an open activation, with its place and its odds. */
export function actionView(b: Battle, open: Activation, move: Move): View {
  const unit = b.units[open.unit];
  const field = fieldOf(b);
  const profile = profileOf(field, unit);
  const piece = unit.id;
  switch (move.do) {
    case 'end':
      return { move, label: words('choice.end'), group: 'end', piece, rule: 'A22' };
    case 'bonus':
      return {
        move,
        label: words('choice.bonus', { place: placeName(b, move.to) }),
        group: 'move',
        piece,
        cell: move.to,
        rule: 'A133',
      };
    case 'move': {
      const flies = moveOfferOf(profile, move)?.kind === 'FLY';
      return {
        move,
        label: words(flies ? 'choice.fly' : 'choice.move', {
          place: placeName(b, move.to),
          card: card(move.card),
        }),
        group: 'move',
        piece,
        cell: move.to,
        cards: cardsOf(open, move.card),
        rule: ruleOf(move.row ?? ''),
      };
    }
    case 'strike': {
      const blow = strikeBlowOf(profile, move);
      if (!blow) throw new Error(`${unit.id} strikes with what it does not have`);
      return {
        move,
        label: words('choice.strike', {
          row: words(`row.${blow.row}`),
          whom: b.units[move.target].name,
          card: card(move.card),
        }),
        group: 'attack',
        piece,
        target: b.units[move.target].id,
        cards: cardsOf(open, move.card),
        ...oddsParts(oddsOf(b, open.unit, move.target, blow)),
        rule: ruleOf(blow.row),
      };
    }
    case 'use': {
      const use = useOfferOf(b, field, open.unit, move);
      if (!use) throw new Error(`${unit.id} uses what it does not have`);
      return useView(b, open, move, armed(use, move.item));
    }
    case 'cast':
      return castView(b, open, move);
    case 'drink':
    case 'give':
    case 'loot':
      return itemView(b, open, move);
    default:
      throw new Error(`${move.do} is no action`);
  }
}

const card = (colour: string) => words(`card.${colour}`);

/** Any of the cards of that colour will do. */
const cardsOf = (open: Activation, colour: string): readonly string[] =>
  open.hand.filter((held) => held.colour === colour).map((held) => held.id);

function useView(b: Battle, open: Activation, move: Extract<Move, { do: 'use' }>, use: UseOffer): View {
  const target = move.target === undefined ? undefined : b.units[move.target];
  const second = move.second === undefined ? undefined : b.units[move.second];
  const key =
    move.item !== undefined
      ? 'choice.use.arrow'
      : move.to !== undefined
        ? 'choice.use.to'
        : second
          ? 'choice.use.pair'
          : target
            ? 'choice.use.on'
            : 'choice.use';
  return {
    move,
    label: words(key, {
      row: words(`row.${use.row}`),
      effect: words(`do.${use.kind}`),
      whom: target?.name ?? '',
      other: second?.name ?? '',
      item: move.item === undefined ? '' : words(`item.${move.item}`),
      place: move.to === undefined ? '' : placeName(b, move.to),
      card: card(move.card),
    }),
    group: use.blow && use.kind !== 'LUR' ? 'attack' : 'support',
    piece: b.units[open.unit].id,
    ...(target && { target: target.id }),
    ...(move.to !== undefined && { cell: move.to }),
    cards: cardsOf(open, move.card),
    ...useOdds(b, open, move, use),
    ...endangered(b, open, move, use),
    ...(use.blow?.splash && target && { area: [...fieldOf(b).board.within(target.cell, 1)] }),
    rule: ruleOf(use.row),
  };
}

function useOdds(b: Battle, open: Activation, move: Extract<Move, { do: 'use' }>, use: UseOffer): WithOdds {
  const { unit: by } = open;
  if (use.kind === 'STA' && use.blow) {
    const { blow } = use;
    const targets = eachTarget(b, fieldOf(b), by, use);
    return { odds: atLeastOne(targets.map((target) => oddsOf(b, by, target, blow, 'each').chance)) };
  }
  if (use.kind === 'INA') {
    const chances = eachTarget(b, fieldOf(b), by, use).map(() => use.figure / 6);
    return { odds: atLeastOne(chances) };
  }
  if (!use.blow || move.target === undefined)
    return use.figure > 0 ? { odds: use.figure / 6, parts: [part('works', use.figure / 6)] } : {};
  const role = use.kind === 'LUR' ? 'ploy' : 'main';
  const first = oddsOf(b, by, move.target, use.blow, role);
  if (move.second === undefined) return oddsParts(first);
  return { odds: atLeastOne([first.chance, oddsOf(b, by, move.second, use.blow).chance]) };
}

const atLeastOne = (chances: readonly number[]): number =>
  1 - chances.reduce((none, chance) => none * (1 - chance), 1);

/** Own units beside the target of a splash. */
function endangered(
  b: Battle,
  open: Activation,
  move: Extract<Move, { do: 'use' }>,
  use: UseOffer,
): Pick<View, 'danger'> {
  if (!use.blow?.splash || move.target === undefined) return {};
  const { seat } = b.units[open.unit];
  const field = fieldOf(b);
  const danger: string[] = [];
  for (const cell of field.board.within(b.units[move.target].cell, 1)) {
    const index = b.at[cell];
    if (index < 0 || !areAllied(field, b.units[index].seat, seat)) continue;
    if (index !== open.unit || field.options.selfSplash === 'on') danger.push(b.units[index].id);
  }
  return danger.length > 0 ? { danger } : {};
}
