import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Paper, PaperLine } from '../../../shared/engine/game.ts';
import { inHundred } from '../../panels/phrase.ts';
import { useView } from '../../panels/view.ts';
import type { Rect } from '../table.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { Parchment } from './parchment.tsx';
import { rectStyle } from './rect-style.ts';
import { Sign } from './sign.tsx';

/** The reckonings that lie on the table, each on its sheet of parchment. */
export function Papers() {
  const { papers, layout } = useDesk();
  const places = layout.value.papers;
  return (
    <div id="papers">
      {papers.value.map(
        (paper) => places[paper.id] && <PaperSheet key={paper.id} paper={paper} place={places[paper.id]} />,
      )}
    </div>
  );
}

/** One reckoning: lines that add up, the total last and largest, then what would count; a chance. */
export function PaperSheet({ paper, place }: { paper: Paper; place: Rect }) {
  const view = useView();
  const desk = useDesk();
  const counted = paper.lines.filter(({ tone }) => tone === 'plain' || tone === 'bonus');
  const rest = paper.lines.filter(({ tone }) => tone !== 'plain' && tone !== 'bonus');
  const held = desk.adding.value;
  const adding = held?.paper === paper.id ? held : null;
  const written = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (written.current) fitInto(written.current);
  });
  return (
    <section class="reckoning" aria-label={view.say(paper.title)} style={rectStyle(place)}>
      <Parchment w={place.w} h={place.h} seed={seedOf(paper.id)} />
      <div class="written" ref={written}>
        <Lines lines={counted} />
        {paper.total !== undefined && (
          <p class="total">
            <span>{view.say(paper.title)}</span>
            <b>{typeof paper.total === 'number' ? paper.total : view.say(paper.total)}</b>
            {adding && <b class="then">{adding.total}</b>}
          </p>
        )}
        {adding && <Lines lines={adding.lines} />}
        <Lines lines={rest} />
        {paper.gauge && <Gauge words={view.say(paper.gauge.words)} chance={paper.gauge.chance} />}
      </div>
    </section>
  );
}

/** Long reckonings are written smaller, as far as they can be read; beyond that the sheet is scrolled. */
const SIZES = [1, 0.93, 0.86, 0.79, 0.72] as const;

function fitInto(written: HTMLElement): void {
  for (const size of SIZES) {
    written.style.setProperty('--fit', String(size));
    if (written.scrollHeight <= written.clientHeight + 1) return;
  }
}

/** Each sheet is torn in its own way. */
const seedOf = (id: string) => 1 + (id.length % 7) + (id.charCodeAt(id.length - 1) % 13);

/** The lines of a reckoning; pieces that one is about glow while it is pointed at. */
export function Lines({ lines }: { lines: readonly PaperLine[] }) {
  const view = useView();
  const desk = useDesk();
  if (lines.length === 0) return null;
  return (
    <ul>
      {lines.map((line, i) => (
        <li
          key={`${i} ${line.words.key}`}
          class={line.tone}
          onPointerEnter={() => {
            desk.cited.value = line.pieces ?? [];
          }}
          onPointerLeave={() => {
            desk.cited.value = [];
          }}
        >
          {line.sign && <Sign name={line.sign} />}
          <span>{view.say(line.words)}</span>
          {line.amount !== undefined && <b>{line.amount}</b>}
        </li>
      ))}
    </ul>
  );
}

/** A chance as a bar of light wood. */
export function Gauge({ words, chance }: { words: string; chance: number }) {
  const n = inHundred(chance);
  return (
    <div class="gauge">
      <p>
        <span>{words}</span>
        <b>{cardSay('cards.chance', { n })}</b>
      </p>
      <div class="bar" aria-hidden="true">
        <i style={{ width: `${n}%` }} />
      </div>
    </div>
  );
}
