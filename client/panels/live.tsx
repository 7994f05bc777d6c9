import { useEffect } from 'preact/hooks';
import type { GameEvent } from '../../shared/engine/event.ts';
import { panelsText } from '../text/panels.ts';
import { verdict } from './entry.ts';
import { rolled } from './phrase.ts';
import { useView, type View } from './view.ts';
import { waitingWords } from './waiting.ts';

/** Reads the prompt and what just happened to a screen reader. */
export function LiveRegion() {
  const view = useView();
  const { session } = view;
  const chapter = session.chronicle.value.findLast((c) => c.step <= session.shown.value);
  const happened = (chapter?.events ?? [])
    .filter((event) => event.words.key !== '')
    .map((event) => `${view.say(event.words)}${rolledWords(view, event)}`)
    .join(' ');
  const decision = view.decision.value;
  return (
    <div class="unseen">
      <p role="status" aria-live="polite">
        {happened}
      </p>
      <p role="status" aria-live="polite">
        {decision ? view.say(decision.title) : waitingWords(view)}
      </p>
    </div>
  );
}

/** What the dice needed and what came: on the page the dice show it. */
function rolledWords(view: View, event: GameEvent): string {
  const { need } = rolled(event);
  const dice = event.dice?.map((die) => die.value).join(', ');
  if (need === undefined || !dice) return '';
  return ` ${view.text('chronicle.rolled', { n: need, dice, came: verdict(event).slice(2) })}`;
}

/** The page's title calls somebody back who looks at another tab. */
export function useTitle(): void {
  const view = useView();
  const asked = view.decision.value !== null;
  const title = view.title.value;
  useEffect(() => {
    const write = () => {
      document.title =
        asked && document.visibilityState !== 'visible'
          ? panelsText['title.your-turn']
          : title && view.text('title.table', { title });
      if (!document.title) document.title = 'Pewter';
    };
    write();
    document.addEventListener('visibilitychange', write);
    return () => document.removeEventListener('visibilitychange', write);
  }, [asked, title, view]);
}
