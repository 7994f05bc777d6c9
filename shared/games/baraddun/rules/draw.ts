import type { Dice } from '../../../engine/dice.ts';
import type { Deck, DefenceCard, WeaponCard } from '../model.ts';
import type { Options } from './options.ts';
import type { Fighter } from './state.ts';

/**
 * Takes a fighter off the stack: a New Fighter takes his shadow along (B12), and another New Fighter another
 * one still (B13). Each rolls his die once the shadow lies (B14). Without one nobody rolls and the cards are
 * returned as `lost` (B16).
 */
export function takeFighter(
  deck: Deck,
  stack: number[],
  seat: number,
  dice: Dice,
): { readonly fighter: Fighter } | { readonly lost: readonly number[] } {
  const cards: number[] = [];
  for (;;) {
    const card = stack.pop();
    if (card === undefined) return { lost: cards };
    cards.push(card);
    if (deck.fighters[card].isNew) continue;
    const rolled: number[] = [];
    for (let i = 1; i < cards.length; i++) rolled.push(dice.d6());
    return {
      fighter: { seat, cards, dice: rolled, weapons: [], defences: [], done: false, gimped: false },
    };
  }
}

/** Whether he may draw another weapon: the last one was thrown and earns one (B20). */
export function earnsWeapon(deck: Deck, { weapons, done }: Fighter): boolean {
  return !done && weapons.length > 0 && deck.weapons[weapons[weapons.length - 1]].more;
}

/**
 * Whether he may draw another defence: a second after one that earns it (B25), a third after two different
 * ones that do; never a fourth (B26, B27).
 */
export function earnsDefence(deck: Deck, { defences, done }: Fighter): boolean {
  if (done) return false;
  const [first, second] = defences.map((card) => deck.defences[card]);
  if (defences.length === 1) return first.more;
  return defences.length === 2 && first.more && second.more && first.id !== second.id;
}

/** Whether a drawn defence can be placed: not too big for his weapon, nor one that the table allows only once. */
export function isPlayable(
  card: DefenceCard,
  placed: readonly DefenceCard[],
  weapons: readonly WeaponCard[],
  dup: Options['dup'],
): boolean {
  if (!card.handy && weapons.some(({ restricts }) => restricts)) return false;
  return dup === 'stack' || !card.more || !placed.some(({ id }) => id === card.id);
}

/** Draws a defence and places it, or returns it as one to discard: then the drawing ends (B28). */
export function takeDefence(
  deck: Deck,
  stack: number[],
  fighter: Fighter,
  dup: Options['dup'],
): { readonly card: number; readonly placed: boolean } | null {
  const card = stack.pop();
  if (card === undefined) return null;
  const placed = isPlayable(
    deck.defences[card],
    fighter.defences.map((one) => deck.defences[one]),
    fighter.weapons.map((one) => deck.weapons[one]),
    dup,
  );
  if (placed) fighter.defences.push(card);
  else fighter.done = true;
  return { card, placed };
}
