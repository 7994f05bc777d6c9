import { effect, type Signal, signal } from '@preact/signals';
import { browserStore, type Store } from './identity.ts';

/** How this browser likes its table. Board, sounds and panels read these; the settings panel writes them. */
export interface Settings {
  /** Pace of animations; off: everything is at its place at once. */
  readonly speed: Signal<'normal' | 'fast' | 'off'>;
  readonly sound: Signal<boolean>;
  readonly largeText: Signal<boolean>;
  /** Names of the hexes on the board. */
  readonly coordinates: Signal<boolean>;
}

const KEY = 'pewter.settings';

/** Reads what was kept and keeps every change. Anything unreadable falls back to the defaults. */
export function readSettings(store: Store): Settings {
  const kept = parse(store.getItem(KEY));
  const settings: Settings = {
    speed: signal(kept.speed === 'fast' || kept.speed === 'off' ? kept.speed : 'normal'),
    sound: signal(kept.sound !== false),
    largeText: signal(kept.largeText === true),
    coordinates: signal(kept.coordinates === true),
  };
  let first = true;
  effect(() => {
    const now = JSON.stringify({
      speed: settings.speed.value,
      sound: settings.sound.value,
      largeText: settings.largeText.value,
      coordinates: settings.coordinates.value,
    });
    if (!first) store.setItem(KEY, now);
    first = false;
  });
  return settings;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export const settings: Settings = readSettings(browserStore());
