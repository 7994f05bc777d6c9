import type { Paper, PaperLine, Ruler } from '../../../shared/engine/game.ts';
import { useView } from '../../panels/view.ts';
import type { Rect } from '../table.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { Sign } from './sign.tsx';

/** The reckonings that lie on the table, each on its sheet of parchment. */
export function Papers() {
  const { session, layout } = useDesk();
  const places = layout.value.papers;
  return (
    <div id="papers">
      {(session.look.value?.papers ?? []).map(
        (paper) => places[paper.id] && <PaperSheet key={paper.id} paper={paper} place={places[paper.id]} />,
      )}
    </div>
  );
}

/** One reckoning: lines that add up, the total last and largest, then what would count; a chance; a ruler. */
export function PaperSheet({ paper, place }: { paper: Paper; place: Rect }) {
  const view = useView();
  const counted = paper.lines.filter(({ tone }) => tone === 'plain' || tone === 'bonus');
  const rest = paper.lines.filter(({ tone }) => tone !== 'plain' && tone !== 'bonus');
  const onlyRuler = paper.ruler && paper.lines.length === 0 && paper.total === undefined;
  return (
    <section
      class={onlyRuler ? 'ruler-sheet' : 'reckoning'}
      aria-label={view.say(paper.title)}
      style={{ left: `${place.x}px`, top: `${place.y}px`, width: `${place.w}px`, height: `${place.h}px` }}
    >
      <Lines lines={counted} />
      {paper.total !== undefined && (
        <p class="total">
          <span>{view.say(paper.title)}</span>
          <b>{typeof paper.total === 'number' ? paper.total : view.say(paper.total)}</b>
        </p>
      )}
      <Lines lines={rest} />
      {paper.gauge && <Gauge words={view.say(paper.gauge.words)} chance={paper.gauge.chance} />}
      {paper.ruler && <WoodenRuler ruler={paper.ruler} w={place.w} />}
    </section>
  );
}

function Lines({ lines }: { lines: readonly PaperLine[] }) {
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
  const n = Math.round(chance * 100);
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

/** Two ranges on one piece of wood: the first side's above the figures, the second's below. */
export function WoodenRuler({ ruler, w }: { ruler: Ruler; w: number }) {
  const numbers = Array.from({ length: ruler.to - ruler.from + 1 }, (_, i) => ruler.from + i);
  const step = 100 / (numbers.length + 0.4);
  const at = (n: number) => (n - ruler.from + 0.7) * step;
  const covered = (n: number) => ruler.ranges.some(({ from, to }) => n >= from && n <= to);
  return (
    <div class={w < 300 ? 'ruler small' : 'ruler'}>
      {numbers.map((n) => (
        <span key={n} class={covered(n) ? 'covered' : ''} style={{ left: `${at(n)}%` }} aria-hidden="true">
          {n}
        </span>
      ))}
      {ruler.ranges.map((range, i) => (
        <div
          key={`${range.side} ${i}`}
          class={`range side-${range.side} ${i % 2 ? 'below' : 'above'}`}
          style={{ left: `${at(range.from - 0.5)}%`, width: `${(range.to - range.from + 1) * step}%` }}
        >
          <span class="unseen">
            {cardSay(range.at === undefined ? 'cards.ruler' : 'cards.ruler-at', {
              from: range.from,
              to: range.to,
              at: range.at ?? 0,
            })}
          </span>
          {range.at !== undefined && (
            <b
              aria-hidden="true"
              style={{ left: `${((range.at - range.from + 0.5) / (range.to - range.from + 1)) * 100}%` }}
            >
              {range.at}
            </b>
          )}
        </div>
      ))}
    </div>
  );
}
