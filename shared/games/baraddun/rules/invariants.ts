import { TEAMS } from '../model.ts';
import type { Fighter, War } from './state.ts';

/** Every card of the three decks is somewhere, once; and a fight has two fighters. */
export function brokenIn(war: War): string[] {
  const standing: Fighter[] = [...war.bench];
  for (const team of TEAMS) for (const fighter of war.wall[team]) if (fighter) standing.push(fighter);
  const { deck } = war.base;
  const breaks = [
    ...missing('fighters', deck.fighters.length, [
      ...war.fighters,
      ...war.won[0],
      ...war.won[1],
      ...war.aside,
      ...standing.flatMap(({ cards }) => cards),
    ]),
    ...missing('weapons', deck.weapons.length, [
      ...war.weapons,
      ...war.discardedWeapons,
      ...standing.flatMap(({ weapons }) => weapons),
    ]),
    ...missing('defences', deck.defences.length, [
      ...war.defences,
      ...war.discardedDefences,
      ...standing.flatMap(({ defences }) => defences),
    ]),
  ];
  if (war.wall[0].length !== war.wall[1].length) breaks.push('the wall has slots with one side only');
  if (war.bench.length > 0 && war.phase !== 'wall' && war.phase !== 'over')
    breaks.push('fighters wait and no wall is built');
  for (const fighter of standing)
    for (const card of fighter.cards.slice(0, -1))
      if (!deck.fighters[card].isNew) breaks.push('an ordinary fighter is somebody’s modifier');
  return breaks;
}

function missing(what: string, count: number, cards: readonly number[]): string[] {
  if (cards.length === count && new Set(cards).size === count) return [];
  return [`${cards.length} ${what} (${new Set(cards).size} different) instead of ${count}`];
}
