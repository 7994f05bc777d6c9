import type { Kind, Scene } from '../../shared/table/model.ts';

/** So many cards stand for a scenario in its picture. */
const MOST = 6;
/** Among so many of the strongest of a sort a scenario picks its own, so that two of one game look different. */
const CHOICE = 3;

/**
 * Kinds of a few cards that show what a scenario is about: of every sort (deck and type) one of the strongest, in
 * the order in which the sorts come. `id` of the scenario varies which. Empty where nothing is played with cards
 * that have a face.
 */
export function showcase(scene: Scene, id: string): string[] {
  const sorts = new Map<string, string[]>();
  for (const [name, { shape, face }] of Object.entries(scene.kinds)) {
    if (shape !== 'card' || !face) continue;
    const sort = `${face.deck} ${face.type ?? ''}`;
    const known = sorts.get(sort);
    if (known) known.push(name);
    else sorts.set(sort, [name]);
  }
  const ranked = [...sorts.values()].map((names) =>
    names.sort((a, b) => strength(scene.kinds[b]) - strength(scene.kinds[a])),
  );
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const chosen: string[] = [];
  for (let round = 0; chosen.length < MOST && round < MOST; round++) {
    for (const names of ranked) {
      const strongest = names.slice(0, Math.max(CHOICE, round + 1));
      const next = strongest[(turn + round) % strongest.length];
      if (chosen.length < MOST && next !== undefined && !chosen.includes(next)) chosen.push(next);
    }
  }
  return chosen;
}

/** Signs and dice apart: a shield of −4 is stronger than one of −2. */
function strength({ face }: Kind): number {
  return (face?.figures ?? []).reduce((sum, { figure }) => sum + Number(/\d+/.exec(figure)?.[0] ?? 0), 0);
}
