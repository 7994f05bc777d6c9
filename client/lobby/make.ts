import type { NewTable, Problem, SideCard } from '../../shared/protocol/http.ts';
import { PLASTIC_KEYS } from '../art/plastics.ts';
import { makeTable } from '../session/api.ts';
import { name, randomHex, token } from '../session/identity.ts';

/** What a person chose; who they are is added here. */
export type Wish = Pick<
  NewTable,
  'scenario' | 'file' | 'handicap' | 'options' | 'seats' | 'bots' | 'start' | 'byHand' | 'limit'
>;

/** Seat of the maker; 'both' is one device for all, 'none' chooses at the table. */
export type Side = number | 'both' | 'none';

/** Lays a table. Resolves with its id, or with what is wrong with the wish. */
export async function layTable(wish: Wish): Promise<{ id: string } | { problem: Problem }> {
  const answer = await makeTable({ ...wish, token: token(), name: name(), word: randomHex(8) });
  return answer.ok ? { id: answer.value.id } : { problem: answer.problem };
}

/** Which seats the maker takes and which the table plays. A table that is full begins by itself. */
export function seating(side: Side, bot: boolean, sides: number): Pick<Wish, 'seats' | 'bots' | 'start'> {
  const all = Array.from({ length: sides }, (_, seat) => seat);
  if (side === 'none') return { seats: [], bots: [], start: false };
  if (side === 'both') return { seats: all, bots: [], start: true };
  return { seats: [side], bots: bot ? all.filter((seat) => seat !== side) : [], start: true };
}

/** One person in the first seat against the table in all others. */
export function againstTable(scenario: string, sides: number): Wish {
  return { scenario, ...seating(0, true, sides) };
}

/** The sides of a battle in a file, as far as they can be read before the table judges it; none of a card game. */
export function sidesOfFile(file: unknown): SideCard[] {
  const listed: unknown = (file as { sides?: unknown } | null | undefined)?.sides;
  if (!Array.isArray(listed) || listed.length > PLASTIC_KEYS.length) return [];
  const sides = listed.map((side: unknown, i): SideCard | null => {
    const { name, plastic, team } = (side ?? {}) as { name?: unknown; plastic?: unknown; team?: unknown };
    if (typeof name !== 'string') return null;
    return {
      ...{ name, plastic: typeof plastic === 'string' ? plastic : PLASTIC_KEYS[i], warriors: 0 },
      ...(typeof team === 'string' && { team }),
    };
  });
  return sides.every((side) => side !== null) ? sides : [];
}
