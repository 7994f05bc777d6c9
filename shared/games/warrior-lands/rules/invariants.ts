import { SUMMON_HITS } from '../data/summons.ts';
import { COLOURS } from '../model.ts';
import { decisionsOf } from './choices.ts';
import { fieldOf, profileOf } from './field.ts';
import { buildKey } from './kit.ts';
import type { Battle, Unit } from './state.ts';

/** Breaks of what must always hold; empty when sound. */
export function brokenIn(b: Battle): string[] {
  const broken: string[] = [];
  const field = fieldOf(b);
  b.units.forEach((unit, i) => {
    brokenMagic(unit, broken);
    const { hits } = profileOf(field, unit);
    if (unit.tokens < 0) broken.push(`${unit.id} has ${unit.tokens} tokens`);
    if (unit.dead) {
      if (unit.cell !== -1) broken.push(`${unit.id} is dead and stands on cell ${unit.cell}`);
      if (unit.tokens > 0) broken.push(`${unit.id} is dead and has a token`);
      return;
    }
    if (!(unit.cell >= 0 && unit.cell < b.at.length)) broken.push(`${unit.id} stands off the map`);
    else if (b.at[unit.cell] !== i) broken.push(`cell ${unit.cell} does not know ${unit.id}`);
    else if (field.terrain.closed[unit.cell] === 1) broken.push(`${unit.id} stands on closed ground`);
    if (unit.damage < 0 || unit.damage >= hits)
      broken.push(`${unit.id} lives with ${unit.damage} of ${hits}`);
    if (unit.fateLeft < 0) broken.push(`${unit.id} has ${unit.fateLeft} Fate`);
    if (unit.mount === 'none' && unit.mountDamage > 0) broken.push(`${unit.id} has a wounded mount but none`);
  });
  const standing = b.at.filter((unit) => unit >= 0).length;
  const living = b.units.filter((unit) => !unit.dead).length;
  if (standing !== living) broken.push(`${standing} units stand on cells, ${living} live`);
  brokenCards(b, broken);
  brokenItems(b, broken);
  if (!b.over && decisionsOf(b).every(({ choices }) => choices.length === 0))
    broken.push('nobody can choose anything, and it is not over');
  if (b.over && (b.frames.length > 0 || b.prompt)) broken.push('it is over, and something is still asked');
  if (b.frames.length > 0 && !b.prompt) broken.push('something waits to be resolved, and nobody is asked');
  return broken;
}

/** Summons keep to their cap, what lasts ends in time, and who is controlled has a controller. */
function brokenMagic(unit: Unit, broken: string[]): void {
  const { id } = unit;
  if (unit.summonedHits > SUMMON_HITS) broken.push(`${id} has summoned ${unit.summonedHits} Hits`);
  if (unit.build !== buildKey(unit)) broken.push(`${id} is built as ${unit.build}, not as it is`);
  for (const { rule, left } of unit.lasting)
    if (left === 0) broken.push(`${rule} on ${id} has outlasted its time`);
  for (const { item, left } of unit.items)
    if (left === 0) broken.push(`${item} of ${id} has outlasted its time`);
  const masters = unit.lasting.filter(({ control }) => control >= 0);
  const seat = masters.length > 0 ? masters[masters.length - 1].control : unit.owner;
  if (unit.seat !== seat) broken.push(`${id} obeys seat ${unit.seat}, not ${seat}`);
  if (unit.dead && (unit.form >= 0 || unit.items.length > 0)) broken.push(`${id} is dead and under magic`);
  if (!unit.dead && unit.venom + unit.stone > unit.damage)
    broken.push(`${id} has more wounds of poison or stone than wounds`);
}

/** Items that do not fade are carried, lie on the ground or are used up. */
function brokenItems(b: Battle, broken: string[]): void {
  const carried = b.units.flatMap((unit) => unit.items.filter(({ left }) => left < 0)).length;
  const there = carried + b.loot.length + b.usedUp;
  if (there !== b.found) broken.push(`${there} items, not ${b.found}`);
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
