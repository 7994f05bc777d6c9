import type { DesignKey } from '../../shared/protocol/designs.ts';
import { browserStore, type Store } from './identity.ts';

/** One design of this browser: how to come back to it. */
export interface Mine extends DesignKey {
  readonly title: string;
}

const MINE = 'pewter.designs';
const MINE_MOST = 60;

/** The designs that this browser has saved or may change, the last one first. What cannot be read is left out. */
export function readMine(store: Store = browserStore()): readonly Mine[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(MINE) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((one): one is Mine => isKey(one) && typeof (one as Mine).title === 'string')
      : [];
  } catch {
    return [];
  }
}

/** Puts a design first; returns all. */
export function rememberMine(one: Mine, store: Store = browserStore()): readonly Mine[] {
  const all = [one, ...readMine(store).filter(({ id }) => id !== one.id)].slice(0, MINE_MOST);
  store.setItem(MINE, JSON.stringify(all));
  return all;
}

/** The key of a design of this browser. */
export const mineOf = (id: string): DesignKey | null => readMine().find((one) => one.id === id) ?? null;

export function isKey(value: unknown): value is DesignKey {
  if (typeof value !== 'object' || value === null) return false;
  const { id, secret, version } = value as Partial<Record<keyof DesignKey, unknown>>;
  return typeof id === 'string' && typeof secret === 'string' && typeof version === 'number';
}
