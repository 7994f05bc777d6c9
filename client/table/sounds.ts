/** What can be heard at the table. Made by zzfx from a few numbers; no files. */
const SOUNDS = {
  dice: [0.5, 0.2, 180, 0, 0.01, 0.06, 4, 2.3, 0, 0, 0, 0, 0, 8, 0, 0.1, 0.03, 0.6, 0.02],
  card: [0.35, 0.05, 900, 0.01, 0.01, 0.05, 4, 3, -30, 0, 0, 0, 0, 12, 0, 0, 0, 0.5, 0.02],
  set: [0.6, 0.05, 140, 0, 0.01, 0.05, 1, 2.4, -6, 0, 0, 0, 0, 2, 0, 0, 0, 0.7, 0.02],
  lift: [0.25, 0.05, 260, 0, 0.01, 0.03, 1, 2, 8, 0, 0, 0, 0, 1, 0, 0, 0, 0.5, 0.01],
  hit: [0.8, 0.05, 90, 0, 0.02, 0.12, 4, 1.8, -4, 0, 0, 0, 0, 4, 0, 0.2, 0, 0.7, 0.05],
  miss: [0.3, 0.05, 320, 0.02, 0.02, 0.08, 4, 3, -8, 0, 0, 0, 0, 6, 0, 0, 0, 0.4, 0.04],
  fall: [0.8, 0.05, 70, 0, 0.04, 0.28, 3, 1.6, -2, 0, 0, 0, 0, 2, 0, 0.3, 0.1, 0.6, 0.1],
  turn: [0.5, 0, 523, 0.02, 0.12, 0.28, 0, 1.2, 0, 0, 262, 0.09, 0, 0, 0, 0, 0.05, 0.7, 0.1],
  round: [0.5, 0, 392, 0.02, 0.2, 0.35, 1, 1.4, 0, 0, 196, 0.12, 0, 0, 0, 0, 0.1, 0.6, 0.1],
} as const;
export type SoundName = keyof typeof SOUNDS;

/** Not more than one of a kind in so many milliseconds: several chips at once are one sound. */
const APART = 60;

/** Plays by name while `on` says so. Silent until the page was touched, as browsers demand. */
export function makeSounds(on: () => boolean): (name: SoundName) => void {
  const last = new Map<SoundName, number>();
  let play: ((...numbers: number[]) => unknown) | null = null;
  return (name) => {
    if (!on() || document.visibilityState === 'hidden' || navigator.userActivation?.hasBeenActive === false)
      return;
    const now = performance.now();
    if (now - (last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
    last.set(name, now);
    if (play) play(...SOUNDS[name]);
    else
      import('zzfx').then(({ zzfx }) => {
        play = zzfx;
        zzfx(...SOUNDS[name]);
      });
  };
}
