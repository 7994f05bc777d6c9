/** Drawings that every deck may need: kinds, backs, affiliations. A deck's own pictures are pictures.ts's. */
export const CARD_SIGN_NAMES = [
  // kinds of Ring War
  'crossed-swords',
  'horse-head',
  'queen-crown',
  'footprint',
  'white-tower',
  'semi-closed-eye',
  'fanged-skull',
  'hunting-horn',
  'robe',
  'spiked-dragon-head',
  'wizard-staff',
  // badges of Crack of Doom's Specials
  'hourglass',
  'big-diamond-ring',
  // affiliations and the die of War for Barad'Dun
  'anvil',
  'crown-of-thorns',
  'drakkar',
  'perspective-dice-six-faces-random',
  // backs
  'oak',
  'burning-eye',
  'visored-helm',
  'templar-shield',
  // markers
  'cracked-shield',
  // there is more to read
  'scroll-unfurled',
] as const;
export type CardSignName = (typeof CARD_SIGN_NAMES)[number];
