import type { ChoiceView } from '../../shared/engine/game.ts';
import { wait } from '../browser/server.ts';
import type { Guest } from '../guest.ts';

/** Less than the server's rate of 20 messages a second. */
const PACE = 55;

/**
 * Plays the guest's seat simply and plausibly, so that a picture shows a battle and not a crowd: strike where
 * the odds are best, otherwise walk towards the nearest foe. Stops when `enough` says so or the game ends.
 */
export async function playUntil(guest: Guest, enough: () => boolean): Promise<void> {
  while (!guest.now.over && !enough()) {
    const decision = guest.decisions()[0];
    await wait(PACE);
    if (!decision) continue;
    const choice = best(guest, decision.choices);
    await guest.act({ do: 'move', seat: decision.seat, move: choice.move });
  }
}

function best(guest: Guest, choices: readonly ChoiceView[]): ChoiceView {
  const value = (choice: ChoiceView): number => {
    if (choice.group === 'attack') return 200 + (choice.odds ?? 0);
    if (choice.group === 'support') return 150;
    if (choice.group === 'move' && choice.cell !== undefined) return 100 - toFoe(guest, choice.cell);
    if (choice.group === 'unit')
      return 50 - toFoe(guest, guest.table.pieces.get(choice.piece ?? '')?.at ?? 0);
    return choice.group === 'answer' ? 10 : 0;
  };
  return choices.reduce((one, other) => (value(other) > value(one) ? other : one));
}

/** Hexes from a cell to the nearest foe. */
function toFoe(guest: Guest, cell: number): number {
  const cells = guest.now.scene?.board?.cells ?? [];
  const own = guest.now.you?.seats[0] ?? 0;
  let nearest = 99;
  guest.table.pieces.forEach((piece) => {
    if (piece.zone !== 'board' || piece.seat === own || piece.seat < 0) return;
    const q = cells[2 * cell] - cells[2 * piece.at];
    const r = cells[2 * cell + 1] - cells[2 * piece.at + 1];
    nearest = Math.min(nearest, Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)));
  });
  return nearest;
}
