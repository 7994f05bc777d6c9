/** Who this browser is: a secret that holds its seats, and the name that it sits down with. */

import { tidyTo } from '../../shared/protocol/tidy.ts';

const TOKEN = 'pewter.token';
const NAME = 'pewter.name';

/** Names for people who did not choose one. */
const FRIENDLY = [
  'Bramble',
  'Clover',
  'Fern',
  'Hazel',
  'Ivy',
  'Juniper',
  'Linden',
  'Marigold',
  'Nettle',
  'Rowan',
  'Sage',
  'Sorrel',
  'Tansy',
  'Willow',
  'Yarrow',
];

/** The parts of localStorage that are used; private windows may refuse it. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps things for as long as the page lives where the browser keeps nothing. */
function pageStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
  };
}

/** localStorage, or a store for this page where the browser refuses it. */
export function browserStore(): Store {
  try {
    const store = globalThis.localStorage;
    store.setItem('pewter.try', '1');
    return store;
  } catch {
    page ??= pageStore();
    return page;
  }
}
let page: Store | undefined;

/** `bytes` random bytes in hex. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** The secret of this browser, made on first use. */
export function token(store: Store = browserStore()): string {
  const kept = store.getItem(TOKEN);
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
  const made = randomHex(16);
  store.setItem(TOKEN, made);
  return made;
}

export function name(store: Store = browserStore()): string {
  const kept = tidyName(store.getItem(NAME) ?? '');
  if (kept) return kept;
  const made = FRIENDLY[crypto.getRandomValues(new Uint8Array(1))[0] % FRIENDLY.length];
  store.setItem(NAME, made);
  return made;
}

/** Keeps a chosen name; an empty one is not kept. Returns the name in force. */
export function rename(wish: string, store: Store = browserStore()): string {
  const tidy = tidyName(wish);
  if (tidy) store.setItem(NAME, tidy);
  return name(store);
}

/** At most 24 characters, as the protocol wants it. */
function tidyName(wish: string): string {
  return tidyTo(wish, 24);
}
