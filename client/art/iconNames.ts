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
  'conversation',
  'quill-ink',
  'greek-temple',
  'card-draw',
  'anticlockwise-rotation',
  'cog',
  'trophy',
  'robot-golem',
  'linked-rings',
  'hand',
  'exit-door',
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

export const LOBBY_NAMES = [
  'spartan-helmet',
  'spartan',
  'minotaur',
  'quill-ink',
  'burning-eye',
  'smoking-volcano',
  'templar-shield',
  'round-shield',
  'edged-shield',
  'checked-shield',
  'chess-pawn',
  'hand',
] as const;
export type LobbyName = (typeof LOBBY_NAMES)[number];

/** Tools of the designer, beside the signs. */
export const DESIGNER_NAMES = [
  'anticlockwise-rotation',
  'clockwise-rotation',
  'hamburger-menu',
  'quill-ink',
  'hand',
  'paint-brush',
  'paint-bucket',
  'straight-pipe',
  'mirror-mirror',
  'brick-wall',
  'magnifying-glass',
  'expand',
  'cog',
  'save',
  'share',
  'trash-can',
  'cancel',
  'flag-objective',
] as const;
export type DesignerName = (typeof DESIGNER_NAMES)[number];

/** Tools of the table by hand. */
export const HAND_NAMES = [
  'hand',
  'select',
  'pencil-ruler',
  'plain-arrow',
  'position-marker',
  'rolling-dice-cup',
  'open-chest',
  'trash-can',
  'checklist',
  'magnet',
  'anticlockwise-rotation',
  'laurel-crown',
  'help',
  'expand',
  'hamburger-menu',
  'card-draw',
] as const;
export type HandSignName = (typeof HAND_NAMES)[number];

/** Places on the map of Crack of Doom. */
export const TRAIL_NAMES = [
  'compass',
  'elven-castle',
  'hobbit-dwelling',
  'horse-head',
  'oak',
  'smoking-volcano',
  'white-tower',
] as const;
export type TrailName = (typeof TRAIL_NAMES)[number];
