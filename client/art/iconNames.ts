/**
 * Which drawings of game-icons the client carries; icons-plugin.ts takes exactly these into the bundle. Add a
 * name here to use it. The lobby's set is loaded before anything else, so keep it short.
 */
export const SIGN_NAMES = [
  // cards
  'walking-boot',
  'wingfoot',
  'broadsword',
  'shield',
  'spartan-helmet',
  // conditions
  'wolf-trap',
  'star-swirl',
  'laurel-crown',
  'cursed-star',
  'puppet',
  'horseshoe',
  'hourglass',
  // table and panels
  'open-book',
  'rolling-dices',
  'conversation',
  'quill-ink',
  'greek-temple',
  'card-draw',
  'card-discard',
  'anticlockwise-rotation',
  'expand',
  'cog',
  'sound-on',
  'sound-off',
  'crossed-swords',
  'magnifying-glass',
  'trophy',
  'flying-flag',
  'exit-door',
  'eye-target',
  'crown',
  'heart-plus',
  'check-mark',
  'cancel',
  'help',
  'person',
  'robot-golem',
  'linked-rings',
  'share',
  'hamburger-menu',
  'direction-signs',
  'footsteps',
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

export const LOBBY_NAMES = [
  'spartan-helmet',
  'spartan',
  'minotaur',
  'samurai-helmet',
  'daemon-skull',
  'quill-ink',
  'crossed-swords',
  'bowman',
  'hydra',
  'centaur',
  'pine-tree',
] as const;
export type LobbyName = (typeof LOBBY_NAMES)[number];
