import { LIMITS } from '../../shared/engine/lateness.ts';
import { type Limit, limitOf, limitSay, limitWords } from '../text/limits.ts';

/** How long a question gives whoever is asked: a matter of the table, whatever the game. */
export function LimitPicker({ limit, pick }: { limit: number; pick: (limit: Limit) => void }) {
  return (
    <label class="option limit">
      <b>{limitSay('limit.title')}</b>
      <select value={String(limit)} onChange={(event) => pick(limitOf(event.currentTarget.value))}>
        {LIMITS.map((one) => (
          <option key={one} value={String(one)}>
            {limitWords(one)}
          </option>
        ))}
      </select>
      <small>{limitSay('limit.why')}</small>
    </label>
  );
}
