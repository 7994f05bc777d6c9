import type { Session } from '../session/session.ts';

/**
 * Takes back the last move of this browser. Whoever holds several seats need not know which of them moved
 * last: those that are not asked now are tried first, since the turn has gone on from them.
 */
export async function takeBack(session: Session): Promise<void> {
  const asked = session.table.peek().turn.split(',');
  const waits = (seat: number) => (asked.includes(String(seat)) ? 1 : 0);
  for (const seat of [...session.seats.peek()].sort((a, b) => waits(a) - waits(b))) {
    const refusal = await session.act({ do: 'undo', seat });
    if (refusal?.code !== 'nothing-to-undo') return;
    session.refusal.value = null;
  }
}
