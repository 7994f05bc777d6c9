import type { Store } from './identity.ts';

/** Which tables of this tab are play tests, and where in the designer each was begun. */

const KEY = 'pewter.play-test.';

/** `path`: where the designer showed the battle; its secret is not kept here. */
export function beginPlayTest(table: string, path: string, store = tabStore()): void {
  store.setItem(KEY + table, path);
}

/** Another game of the same people is still a test of the same battle. */
export function goOnTesting(table: string, next: string, store = tabStore()): void {
  const path = drawingBoardOf(table, store);
  if (path) beginPlayTest(next, path, store);
}

/** Path of the designer; '' where the table is no play test of this tab. */
export function drawingBoardOf(table: string, store = tabStore()): string {
  const path = store.getItem(KEY + table) ?? '';
  return /^\/design(\/[\w-]+)?$/.test(path) ? path : '';
}

/** Nothing is remembered where the browser refuses it: then nothing leads back but the browser's own arrow. */
function tabStore(): Store {
  return {
    getItem(key) {
      try {
        return sessionStorage.getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        sessionStorage.setItem(key, value);
      } catch {
        // Refused or full.
      }
    },
  };
}
