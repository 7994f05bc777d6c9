/** Picture of each card of the standard decks, by its id: silhouettes of game-icons. */
const FACES: Readonly<Record<string, string>> = {
  ...{ F01: 'brutal-helm', F02: 'swordwoman', F03: 'warhammer', F04: 'coal-pile', F05: 'gauls-helm' },
  ...{ F06: 'crested-helmet', F07: 'bellows', F08: 'candlebright', F09: 'dwarf-face' },
  ...{ F10: 'visored-helm', F11: 'woman-elf-face', F12: 'wooden-helmet', F13: 'centurion-helmet' },
  ...{ F14: 'bowman', F15: 'robin-hood-hat', F16: 'nun-face', F17: 'thorny-vine', F18: 'key' },
  ...{ F19: 'viking-head', F20: 'viking-helmet', F21: 'seagull', F22: 'fishing-net', F23: 'big-wave' },
  ...{ F24: 'dwarf-helmet', F25: 'octopus', F26: 'pirate-hat', F27: 'fish-escape' },
  ...{ F28: 'black-knight-helm', F29: 'death-skull', F30: 'tattered-banner', F31: 'overlord-helm' },
  ...{
    F32: 'frog-mouth-helm',
    F33: 'cowled',
    F34: 'candle-holder',
    F35: 'closed-barbute',
    F36: 'scroll-quill',
  },
  ...{ N1: 'barbarian', N2: 'barbarian', N3: 'barbarian', N4: 'barbarian' },
};

const ARMS: Readonly<Record<string, string>> = {
  ...{ dagger: 'plain-dagger', javelin: 'thrown-spear', single: 'gladius', mace: 'flanged-mace' },
  ...{ spear: 'stone-spear', axe: 'battle-axe', double: 'broadsword', florentine: 'crossed-swords' },
  ...{ flail: 'flail', red: 'sharp-halberd', archery: 'bow-arrow' },
};

const GUARDS: Readonly<Record<string, string>> = {
  ...{ none: 'open-palm', armor: 'breastplate', helmet: 'visored-helm', buckler: 'round-shield' },
  ...{ round: 'viking-shield', heater: 'checked-shield', kite: 'edged-shield', door: 'closed-doors' },
};

const STRANGERS = ['visored-helm', 'centurion-helmet', 'viking-helmet', 'closed-barbute', 'elf-helmet'];

/** The picture of a fighter; one of a few for a fighter of a deck of one's own. */
export const fighterIcon = (id: string, place: number): string =>
  FACES[id] ?? STRANGERS[place % STRANGERS.length];
export const weaponIcon = (id: string): string => ARMS[id] ?? 'broadsword';
export const defenceIcon = (id: string): string => GUARDS[id] ?? 'round-shield';

/** Every picture that a card of this game can have: the client bundles them. */
export const lookIcons: readonly string[] = [
  ...new Set([...Object.values(FACES), ...Object.values(ARMS), ...Object.values(GUARDS), ...STRANGERS]),
].sort();
