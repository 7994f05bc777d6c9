/** What keys do at the table by hand, by name; `text.ts` says them, and the help lists them in this order. */
export type KeyAct =
  | 'turn'
  | 'turn-back'
  | 'flip'
  | 'lock'
  | 'remove'
  | 'draw'
  | 'shuffle'
  | 'copy'
  | 'raise'
  | 'lower'
  | 'label'
  | 'chip-more'
  | 'chip-less'
  | 'pebble'
  | 'menu'
  | 'all'
  | 'undo'
  | 'snap'
  | 'whole'
  | 'nudge'
  | 'help'
  | 'tool-hand'
  | 'tool-select'
  | 'tool-ruler'
  | 'tool-arrow'
  | 'tool-ping'
  | 'dice'
  | 'catalogue'
  | 'removed'
  | 'pieces';

/** Shown beside the name of what a key does. */
export const KEYS: Readonly<Record<KeyAct, string>> = {
  turn: 'R',
  'turn-back': 'Shift R',
  flip: 'F',
  lock: 'L',
  remove: 'Delete',
  draw: 'D',
  shuffle: 'S',
  copy: 'C',
  raise: 'Page Up',
  lower: 'Page Down',
  label: 'N',
  'chip-more': '+',
  'chip-less': '−',
  pebble: 'P',
  menu: 'M',
  all: 'Ctrl A',
  undo: 'U',
  snap: 'G',
  whole: '0',
  nudge: '← → ↑ ↓',
  help: '?',
  'tool-hand': '1',
  'tool-select': '2',
  'tool-ruler': '3',
  'tool-arrow': '4',
  'tool-ping': '5',
  dice: '6',
  catalogue: '7',
  removed: '8',
  pieces: '9',
};

/** All that keys do, in the order of the help. */
export const KEY_ACTS = Object.keys(KEYS) as readonly KeyAct[];

const BY_KEY: Readonly<Record<string, KeyAct>> = {
  f: 'flip',
  l: 'lock',
  delete: 'remove',
  backspace: 'remove',
  d: 'draw',
  s: 'shuffle',
  c: 'copy',
  pageup: 'raise',
  pagedown: 'lower',
  n: 'label',
  '+': 'chip-more',
  '=': 'chip-more',
  '-': 'chip-less',
  p: 'pebble',
  m: 'menu',
  contextmenu: 'menu',
  u: 'undo',
  g: 'snap',
  '0': 'whole',
  arrowleft: 'nudge',
  arrowright: 'nudge',
  arrowup: 'nudge',
  arrowdown: 'nudge',
  '?': 'help',
  '1': 'tool-hand',
  '2': 'tool-select',
  '3': 'tool-ruler',
  '4': 'tool-arrow',
  '5': 'tool-ping',
  '6': 'dice',
  '7': 'catalogue',
  '8': 'removed',
  '9': 'pieces',
};

/** What a pressed key means, null for nothing. */
export function keyAct(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}): KeyAct | null {
  const key = event.key.toLowerCase();
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'a') return 'all';
    return key === 'z' ? 'undo' : null;
  }
  if (key === 'r') return event.shiftKey ? 'turn-back' : 'turn';
  return BY_KEY[key] ?? null;
}
