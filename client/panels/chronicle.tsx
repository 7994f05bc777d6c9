import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../shared/engine/event.ts';
import { blockOf, type Told, verdict } from './entry.ts';
import { ColourGem } from './gem.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { DieFace, Phrase, RuleChip } from './parts.tsx';
import { type Told as Chaptered, grouped, rolled, roman } from './phrase.ts';
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

function Entry({ chapter, last }: { chapter: Chaptered; last: boolean }) {
  const view = useView();
  const { lines, rules } = blockOf(chapter.events);
  return (
    <article class={`entry${last ? ' last' : ''}${chapter.undone ? ' undone' : ''}`}>
      {chapter.undone && <em class="taken-back">{view.text('chronicle.undone')}</em>}
      {lines.map((told, i) => (
        <Line key={i} told={told} rules={i === lines.length - 1 ? rules : []} />
      ))}
    </article>
  );
}

/** A sentence with the cards and the dice that belong to it; the block's rules stand at its last line. */
function Line({ told: { event, sentence }, rules }: { told: Told; rules: readonly string[] }) {
  if (event.kind === 'round')
    return (
      <p class="round-line">
        <Phrase what={event.words} event={event} />
      </p>
    );
  return (
    <div class={`line kind-${event.kind}`}>
      {sentence && (
        <p>
          <Phrase what={event.words} event={event} />
        </p>
      )}
      {event.cards && event.cards.length > 0 && <Cards cards={event.cards} />}
      {event.dice && event.dice.length > 0 && <Dice event={event} />}
      {rules.length > 0 && (
        <span class="rules">
          <Icon path={icons.book} />
          {rules.map((rule) => (
            <RuleChip key={rule} rule={rule} />
          ))}
        </span>
      )}
    </div>
  );
}

/** Cards that were turned up, as the gems of their colours. */
function Cards({ cards }: { cards: readonly string[] }) {
  const view = useView();
  const names = cards.map((card) => view.say({ key: card.replace(':', '.') }));
  return (
    <span class="gems" role="img" aria-label={names.join(', ')} title={names.join(', ')}>
      {cards.map((card, i) => (
        <ColourGem key={i} card={card} />
      ))}
    </span>
  );
}

function Dice({ event }: { event: GameEvent }) {
  const view = useView();
  const { need, hits, counts } = rolled(event);
  return (
    <span class="rolled">
      {event.dice?.map((die, i) => (
        <DieFace key={i} die={die} />
      ))}
      {need !== undefined && <span>{view.text('chronicle.needs', { n: need })}</span>}
      {counts && (
        <strong class={hits > 0 ? 'good' : 'bad'}>
          {hits > 1 ? view.text('chronicle.hit-many', { n: hits }) : verdict(event)}
        </strong>
      )}
    </span>
  );
}
