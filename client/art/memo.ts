/**
 * Remembers what a drawing function made, so that a silhouette is baked once per size and side. The oldest
 * leave when there are more than `limit`.
 */
export function memo<A extends readonly unknown[], T>(
  limit: number,
  keyOf: (...args: A) => string,
  make: (...args: A) => T,
): (...args: A) => T {
  const kept = new Map<string, T>();
  return (...args) => {
    const key = keyOf(...args);
    const found = kept.get(key);
    if (found !== undefined) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const made = make(...args);
    kept.set(key, made);
    if (kept.size > limit) kept.delete(kept.keys().next().value as string);
    return made;
  };
}
