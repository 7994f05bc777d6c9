/**
 * The known names nearest to a misspelt one, best first: at most `count`, none that differs in most letters.
 * `fold` makes names comparable (case, plurals …).
 */
export function nearest(
  text: string,
  among: readonly string[],
  fold: (name: string) => string = (name) => name.toLowerCase(),
  count = 2,
): readonly string[] {
  const wanted = fold(text.slice(0, 60));
  return among
    .map((name) => ({ name, away: editDistance(wanted, fold(name)) }))
    .filter(({ name, away }) => away <= Math.max(2, Math.ceil(Math.min(wanted.length, name.length) / 2)))
    .sort((a, b) => a.away - b.away || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name);
}

/** Letters to insert, drop, change, or swap with the next one, to get from `a` to `b`. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = above;
    above = row;
  }
  return above[b.length];
}
