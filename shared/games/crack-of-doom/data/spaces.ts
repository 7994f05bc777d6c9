/** Spaces of the trail are numbered 1 to 72. */
export const SHIRE = 1;
export const LORIEN = 30;
export const DOOM = 72;
export const HAVENS: readonly number[] = [10, 30, 40, 50];
export const MORIA = { from: 15, to: 25 } as const;
export const MORDOR = { from: 60, to: 71 } as const;

const within = (space: number, land: { readonly from: number; readonly to: number }): boolean =>
  space >= land.from && space <= land.to;

export const isHaven = (space: number): boolean =>
  space === 10 || space === 30 || space === 40 || space === 50;
export const inMoria = (space: number): boolean => within(space, MORIA);
/** C18: Mount Doom is no part of Mordor, unless the table plays with `doomIsMordor`. */
export const inMordor = (space: number, withDoom: boolean): boolean =>
  within(space, MORDOR) || (withDoom && space === DOOM);
export const inEvilLands = (space: number, withDoom: boolean): boolean =>
  inMoria(space) || inMordor(space, withDoom);

/** The next Haven ahead of a space; 0 where only Mordor lies ahead. */
export const nextHaven = (space: number): number => HAVENS.find((haven) => haven > space) ?? 0;

/** Key of the words for where a space lies: 'space.moria' … */
export function regionOf(space: number): string {
  if (space === SHIRE) return 'space.shire';
  if (space === 10) return 'space.rivendell';
  if (space === LORIEN) return 'space.lorien';
  if (space === 40) return 'space.rohan';
  if (space === 50) return 'space.minas-tirith';
  if (space === DOOM) return 'space.doom';
  if (inMoria(space)) return 'space.moria';
  if (inMordor(space, false)) return 'space.mordor';
  return 'space.road';
}
