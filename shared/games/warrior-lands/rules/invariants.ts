import { COLOURS } from '../model.ts';
import { decisionsOf } from './choices.ts';
import type { Battle } from './state.ts';

/** Breaks of what must always hold; empty when sound. */
export function brokenIn(b: Battle): string[] {
  const broken: string[] = [];
  b.units.forEach((unit, i) => {
    const { hits } = b.base.types[unit.type];
    if (unit.tokens < 0) broken.push(`${unit.id} has ${unit.tokens} tokens`);
    if (unit.dead) {
      if (unit.cell !== -1) broken.push(`${unit.id} is dead and stands on cell ${unit.cell}`);
      if (unit.tokens > 0) broken.push(`${unit.id} is dead and has a token`);
      return;
    }
    if (!(unit.cell >= 0 && unit.cell < b.at.length)) broken.push(`${unit.id} stands off the map`);
    else if (b.at[unit.cell] !== i) broken.push(`cell ${unit.cell} does not know ${unit.id}`);
    if (unit.damage < 0 || unit.damage >= hits)
      broken.push(`${unit.id} lives with ${unit.damage} of ${hits}`);
    if (unit.fateLeft < 0) broken.push(`${unit.id} has ${unit.fateLeft} Fate`);
    if (unit.mount === 'none' && unit.mountDamage > 0) broken.push(`${unit.id} has a wounded mount but none`);
  });
  const standing = b.at.filter((unit) => unit >= 0).length;
  const living = b.units.filter((unit) => !unit.dead).length;
  if (standing !== living) broken.push(`${standing} units stand on cells, ${living} live`);
  brokenCards(b, broken);
  if (!b.over && decisionsOf(b).every(({ choices }) => choices.length === 0))
    broken.push('nobody can choose anything, and it is not over');
  if (b.over && (b.frames.length > 0 || b.prompt)) broken.push('it is over, and something is still asked');
  if (b.frames.length > 0 && !b.prompt) broken.push('something waits to be resolved, and nobody is asked');
  return broken;
}

/** Deck, discards, hands and held cards are all the cards there are. */
function brokenCards(b: Battle, broken: string[]): void {
  const lying = [
    ...b.decks.flat(),
    ...b.discards.flat(),
    ...b.open.flatMap((open) => open.hand.map((card) => card.colour)),
    ...b.units.flatMap((unit) => unit.held),
  ];
  const each = b.base.options['deck.perColour'] * b.decks.length;
  if (b.base.told) return;
  for (const colour of COLOURS) {
    const n = lying.filter((card) => card === colour).length;
    if (n !== each) broken.push(`${n} cards of ${colour}, not ${each}`);
  }
}
