import type { ChoiceView } from '../../../engine/game.ts';
import { words } from '../../../engine/words.ts';
import type { Odds } from '../rules/odds.ts';

/** A figure as the rulebook prints it: 3 is "1-3", 1 is "1". */
export const upTo = (figure: number): string => (figure > 1 ? `1-${figure}` : '1');

export type WithOdds = Pick<ChoiceView, 'odds' | 'parts'>;

export const part = (name: string, chance: number) => ({ words: words(`odds.${name}`), chance });

/** "46 %": hit 50 %, a card saves 8 %, armour 33 %, mount 50 % (section 5.4). */
export function oddsParts(odds: Odds): WithOdds {
  return {
    odds: odds.chance,
    parts: [
      part('hit', odds.hit),
      ...(odds.saved > 0 ? [part('cards', odds.saved)] : []),
      ...(odds.absorbed > 0 ? [part('armour', odds.absorbed)] : []),
      ...(odds.mount > 0 ? [part('mount', odds.mount)] : []),
      ...(odds.poison ? [part('poison', 1 / 3)] : []),
    ],
  };
}
