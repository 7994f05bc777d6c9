/** What is seen of a discard: how many cards lie there, and the last of them, newest last. */
export interface Discard {
  readonly count: number;
  readonly kinds: readonly string[];
}

/** How many cards of the discard lie visibly askew. */
const ASKEW = 3;

export const NO_DISCARD: Discard = { count: 0, kinds: [] };

/** A card has come to it. */
export const laidOn = ({ count, kinds }: Discard, kind: string): Discard => ({
  count: count + 1,
  kinds: [...kinds, kind].slice(-ASKEW),
});

/** As the table says. Cards that were taken back go from the top; of what lies deeper than was seen nothing is shown. */
export function laidAs(
  { count, kinds }: Discard,
  now: { readonly count: number; readonly top: string },
): Discard {
  if (now.count === 0) return NO_DISCARD;
  const left = now.count < count ? kinds.slice(0, Math.max(0, kinds.length - (count - now.count))) : kinds;
  if (left.at(-1) === now.top) return { count: now.count, kinds: left.slice(-now.count) };
  const under = now.count < count ? [] : left;
  return { count: now.count, kinds: [...under, now.top].slice(-Math.min(ASKEW, now.count)) };
}
