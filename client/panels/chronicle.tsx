import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Chapter } from '../../shared/protocol/messages.ts';
import { DieFace, Phrase, RuleChip } from './parts.tsx';
import { grouped, rolled, roman } from './phrase.ts';
import { useView } from './view.ts';

/** So many acts are written out; earlier ones on request. */
const PAGE = 60;

/** Everything that happened, act by act, with every die explained; the newest at the bottom, larger. */
export function Chronicle() {
  const view = useView();
  const { session } = view;
  const [pages, setPages] = useState(1);
  const chapters = grouped(session.chronicle.value.filter((c) => c.step <= session.shown.value));
  const shown = chapters.slice(-PAGE * pages);
  const list = useRef<HTMLDivElement>(null);
  const last = shown.at(-1)?.step;
  const lines = shown.at(-1)?.events.length;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last, lines]);
  const round = session.table.value.facts.get('round');
  return (
    <div class="chronicle">
      <h2>
        {view.text('chronicle.title')}
        {round ? <em>{view.text('chronicle.round', { n: roman(round) })}</em> : null}
      </h2>
      <div class="ornament" aria-hidden="true" />
      <div
        class="entries"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label={view.text('chronicle.title')}
      >
        {chapters.length > shown.length && (
          <button type="button" class="link" onClick={() => setPages(pages + 1)}>
            {view.text('chronicle.earlier')}
          </button>
        )}
        {shown.length === 0 && <p class="hint">{view.text('chronicle.empty')}</p>}
        {shown.map((chapter) => (
          <Entry key={chapter.step} chapter={chapter} last={chapter.step === last} />
        ))}
      </div>
    </div>
  );
}

function Entry({ chapter, last }: { chapter: Chapter; last: boolean }) {
  return (
    <article class={`entry${last ? ' last' : ''}`}>
      {chapter.events.map((event, i) => (
        <Line key={i} event={event} />
      ))}
    </article>
  );
}

function Line({ event }: { event: GameEvent }) {
  if (event.kind === 'round')
    return (
      <p class="round-line">
        <Phrase what={event.words} event={event} />
      </p>
    );
  return (
    <div class={`line kind-${event.kind}`}>
      {event.words.key !== '' && (
        <p>
          <Phrase what={event.words} event={event} />
        </p>
      )}
      {event.dice && event.dice.length > 0 ? <Dice event={event} /> : <RuleChip rule={event.rule} />}
    </div>
  );
}

function Dice({ event }: { event: GameEvent }) {
  const view = useView();
  const { need, hits, counts } = rolled(event);
  return (
    <div class="rolled">
      {event.dice?.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}
      {need !== undefined && <span>{view.text('chronicle.needs', { n: need })}</span>}
      {counts && <Verdict hits={hits} dice={event.dice?.length ?? 0} />}
      <RuleChip rule={event.rule} />
    </div>
  );
}

function Verdict({ hits, dice }: { hits: number; dice: number }) {
  const view = useView();
  const good = hits > 0;
  const text =
    dice > 1 && hits > 1
      ? view.text('chronicle.hit-many', { n: hits })
      : view.text(good ? 'chronicle.made' : 'chronicle.unmade');
  return <strong class={good ? 'good' : 'bad'}>{text}</strong>;
}
