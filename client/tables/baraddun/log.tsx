import { useView } from '../../panels/view.ts';
import { rectStyle } from '../panels/rect-style.ts';
import type { Plan } from './plan.ts';
import { logOf } from './reading.ts';
import { tell } from './text.ts';

/** More lines than ever fit: what is too much is cut off above. */
const LINES = 14;

/** The last that happened in fights, on a slip of parchment. */
export function ShortLog({ plan }: { plan: Plan }) {
  const view = useView();
  const { session } = view;
  if (!plan.log) return null;
  const lines = logOf(session.chronicle.value, session.shown.value, LINES);
  return (
    <section class="bd-log" style={rectStyle(plan.log)} aria-hidden="true">
      <h2>{tell('log.title')}</h2>
      <div class="bd-lines">
        <ul>
          {lines.map(({ key, round, words }) => (
            <li key={key}>
              <b>{tell('log.round', { n: round })}</b>
              <span>{view.say(words)}</span>
            </li>
          ))}
          {lines.length === 0 && <li>{tell('log.none')}</li>}
        </ul>
      </div>
    </section>
  );
}
