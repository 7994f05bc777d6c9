import { useEffect, useState } from 'preact/hooks';
import type { DesignCard } from '../../shared/protocol/designs.ts';
import type { Problem, ScenarioCard } from '../../shared/protocol/http.ts';
import { CARDS_AT_ONCE } from '../../shared/protocol/shelf.ts';
import { designCards, designOf } from '../session/designs.ts';
import { type Mine, readMine } from '../session/own-designs.ts';
import { found, type Sought } from './filter.ts';

/** A design of this browser as it hangs on the wall. */
export interface OwnDesign {
  readonly key: Mine;
  readonly title: string;
  readonly game: string;
  /** null: it is not ready to be played. */
  readonly card: ScenarioCard | null;
}

/** The designs that this browser saved, the last one first; as far as the server has told of them. */
export function useOwnDesigns(): readonly OwnDesign[] {
  const [own, setOwn] = useState<readonly OwnDesign[]>([]);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const mine = readMine();
      const told = new Map<string, DesignCard>();
      for (let from = 0; from < mine.length && current; from += CARDS_AT_ONCE) {
        const answer = await designCards(mine.slice(from, from + CARDS_AT_ONCE).map(({ id }) => id));
        if (!answer.ok) return;
        for (const card of answer.value) told.set(card.id, card);
        if (current) setOwn(hung(mine, told));
      }
    };
    void ask();
    return () => {
      current = false;
    };
  }, []);
  return own;
}

/** In the order in which they were saved; what the server does not know any more is left out. */
export function hung(mine: readonly Mine[], told: ReadonlyMap<string, DesignCard>): readonly OwnDesign[] {
  return mine.flatMap((key) => {
    const found = told.get(key.id);
    return found ? [{ key, title: found.title, game: found.game, card: found.card }] : [];
  });
}

/** Those that are what somebody looks for; of an unfinished one only its game is known, and it comes last. */
export function foundOwn(own: readonly OwnDesign[], sought: Sought): readonly OwnDesign[] {
  const cards = new Set(
    found(
      own.flatMap(({ card }) => card ?? []),
      sought,
    ),
  );
  const ready = own.filter(({ card }) => card && cards.has(card));
  const anySize = sought.players === 0 && sought.length === '';
  const unfinished = own.filter(
    ({ card, game }) => !card && anySize && (!sought.game || game === sought.game),
  );
  return [...ready, ...unfinished];
}

/** The file of a design, to lay a table with it. */
export async function ownFile(
  id: string,
): Promise<{ readonly file: unknown } | { readonly problem: Problem }> {
  const answer = await designOf(id);
  return answer.ok ? { file: answer.value.file } : { problem: answer.problem };
}
