import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Paper, PaperLine, Ruler } from '../../../shared/engine/game.ts';
import { penOf } from '../../art/canvas.ts';
import { drawRuler, type Reach } from '../../art/cards/ruler.ts';
import { useView } from '../../panels/view.ts';
import type { Rect } from '../table.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { Parchment } from './parchment.tsx';
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
      {!onlyRuler && <Parchment w={place.w} h={place.h} seed={seedOf(paper.id)} />}
      <Lines lines={counted} />
      {paper.total !== undefined && (
        <p class="total">
          <span>{view.say(paper.title)}</span>
          <b>{typeof paper.total === 'number' ? paper.total : view.say(paper.total)}</b>
        </p>
      )}
      <Lines lines={rest} />
      {paper.gauge && <Gauge words={view.say(paper.gauge.words)} chance={paper.gauge.chance} />}
      {paper.ruler && (
        <WoodenRuler ruler={paper.ruler} w={place.w} h={onlyRuler ? place.h : Math.min(78, place.w * 0.2)} />
      )}
    </section>
  );
}

/** Each sheet is torn in its own way. */
const seedOf = (id: string) => 1 + (id.length % 7) + (id.charCodeAt(id.length - 1) % 13);

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

/** Both sides' ranges on one piece of wood: the first side's above the figures, the second's below. */
export function WoodenRuler({ ruler, w, h }: { ruler: Ruler; w: number; h: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const dpr = Math.min(3, devicePixelRatio || 1);
  useLayoutEffect(() => {
    const pen = canvas.current && penOf(canvas.current);
    if (!pen) return;
    pen.setTransform(dpr, 0, 0, dpr, 0, 0);
    pen.clearRect(0, 0, w, h);
    const [upper, lower] = [0, 1].map((side) => reachOf(ruler, side));
    drawRuler(pen, { x: 0, y: 0, w, h }, upper, lower, ruler.from, ruler.to);
  }, [ruler, w, h, dpr]);
  const said = ruler.ranges.map(({ from, to, at }) =>
    cardSay(at === undefined ? 'cards.ruler' : 'cards.ruler-at', { from, to, at: at ?? 0 }),
  );
  return (
    <canvas
      class="ruler"
      ref={canvas}
      width={Math.ceil(w * dpr)}
      height={Math.ceil(h * dpr)}
      style={{ width: `${w}px`, height: `${h}px` }}
      role="img"
      aria-label={said.join('; ')}
    />
  );
}

const SIDE_COLOURS = ['#c4452f', '#2f86a8'] as const;

function reachOf(ruler: Ruler, side: number): Reach | null {
  const range = ruler.ranges.find((one) => one.side === side);
  if (!range) return null;
  const { from, to, at } = range;
  return { from, to, colour: SIDE_COLOURS[side] ?? '#888', ...(at === undefined ? {} : { rolled: at }) };
}
