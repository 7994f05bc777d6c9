import { useEffect, useState } from 'preact/hooks';
import type { HeardClock } from '../session/clocks.ts';
import { useView, type View } from './view.ts';

/** Seconds that are counted aloud, for the eye. */
const LAST = 10;

/**
 * How long the question may still stand, as a bar along the edge of what it stands on, with the last seconds in
 * figures. Takes no room. Whoever is asked hears of it once, ten seconds before the end.
 */
export function AnswerClock({ what }: { what: HeardClock['what'] }) {
  const view = useView();
  const clock = shownClock(view, what);
  return clock && <Bar key={`${clock.heard} ${clock.left}`} clock={clock} />;
}

function Bar({ clock }: { clock: HeardClock }) {
  const view = useView();
  const seconds = useSeconds(view, clock);
  const { of, stopped } = clock;
  // What passed before this was drawn is passed in the drawing too.
  const [passed] = useState(() => of - view.session.left(clock));
  const mine = clock.seats.some((seat) => view.session.seats.value.includes(seat));
  const last = seconds <= LAST;
  return (
    <span class={`answer-clock${last ? ' last' : ''}${stopped ? ' stopped' : ''}`}>
      <i aria-hidden="true" style={{ animationDuration: `${of}ms`, animationDelay: `${-passed}ms` }} />
      {last && !stopped && <b aria-hidden="true">{seconds}</b>}
      <span class="unseen" role="status">
        {last && mine && !stopped ? view.text('clock.last', { n: LAST }) : ''}
      </span>
    </span>
  );
}

/** Of one's own questions the one that is shown, else any that is waited for. */
function shownClock({ session, decision }: View, what: HeardClock['what']): HeardClock | null {
  const clocks = session.clocks.value.filter((clock) => clock.what === what);
  const seat = decision.value?.seat;
  const own = clocks.find(({ seats }) => seat !== undefined && seats.includes(seat));
  return own ?? clocks[0] ?? null;
}

/** Whole seconds that are left; changes only while they are shown. */
function useSeconds({ session }: View, clock: HeardClock): number {
  const now = () => Math.ceil(session.left(clock) / 1000);
  const [seconds, setSeconds] = useState(now);
  useEffect(() => {
    if (clock.stopped) return;
    const left = session.left(clock);
    const next = seconds > LAST ? left - LAST * 1000 : left - (seconds - 1) * 1000;
    if (left <= 0) return;
    const timer = setTimeout(() => setSeconds(now()), Math.max(20, next));
    return () => clearTimeout(timer);
  }, [clock, seconds]);
  return seconds;
}
