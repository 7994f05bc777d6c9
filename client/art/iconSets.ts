import { lookIcons as baraddunIcons } from '../../shared/games/baraddun/data/looks.ts';
import { cardIcons as crackOfDoomIcons } from '../../shared/games/crack-of-doom/data/names.ts';
import { cardIcons as ringWarIcons } from '../../shared/games/ring-war/data/looks.ts';
import { furtherIcons } from '../../shared/games/warrior-lands/data/figures.ts';
import { lookIcons } from '../../shared/games/warrior-lands/data/looks.ts';
import { CARD_SIGN_NAMES } from './cards/cardSignNames.ts';
import { DESIGNER_NAMES, HAND_NAMES, LOBBY_NAMES, SIGN_NAMES, TRAIL_NAMES } from './iconNames.ts';
import type { IconSets } from './icons-plugin.ts';

/** What each `virtual:icons/…` module and `virtual:pictures/…` file carries. */
export const ICON_SETS: IconSets = {
  signs: SIGN_NAMES,
  lobby: LOBBY_NAMES,
  designer: DESIGNER_NAMES,
  hand: HAND_NAMES,
  // 'spartan' stands in for a look that no data names.
  silhouettes: [...lookIcons, 'spartan'],
  'further-silhouettes': furtherIcons,
  cards: CARD_SIGN_NAMES,
  'ring-war': ringWarIcons,
  'crack-of-doom': crackOfDoomIcons,
  baraddun: baraddunIcons,
  trail: TRAIL_NAMES,
};
