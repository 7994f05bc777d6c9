import type { Outcome } from '../../shared/engine/game.ts';
import { tableRecord } from './api.ts';

/** What a check of all dice came to. 'away': the record could not be had; otherwise the code of a refusal. */
export type DiceCheck =
  | { readonly ok: true; readonly dice: number; readonly acts: number }
  | { readonly ok: false; readonly code: string };

/**
 * Plays a finished game again in this browser, from the seed that was sealed before the first roll. The rules
 * are loaded only for this: a table works without them.
 */
export async function checkDice(
  tableId: string,
  game: string,
  seed: string,
  commitment: string,
  outcome: Outcome | null,
): Promise<DiceCheck> {
  const record = await tableRecord(tableId);
  if (!record.ok) return { ok: false, code: 'away' };
  try {
    const [{ verify }, { gameById }] = await Promise.all([
      import('../../shared/engine/verify.ts'),
      import('../../shared/games/registry.ts'),
    ]);
    const rules = gameById(game);
    if (!rules) return { ok: false, code: 'other-game' };
    const checked = verify(rules, seed, record.value.log, commitment, outcome);
    if (!checked.ok) return { ok: false, code: checked.refusal.code };
    return { ok: true, dice: checked.value.dice, acts: checked.value.acts };
  } catch {
    return { ok: false, code: 'away' };
  }
}
