import { useMemo } from 'preact/hooks';
import type { Paper } from '../../../shared/engine/game.ts';
import { dieFace } from '../../art/die.ts';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { Painted } from '../panels/painted.tsx';
import { Gauge, Lines } from '../panels/papers.tsx';
import { rectStyle } from '../panels/rect-style.ts';
import { TALL } from '../spread.ts';
import type { FurnitureProps, Rect } from '../table.ts';
import { lastWords } from './lately.ts';
import type { CrackLayout } from './places.ts';
import { crackSay } from './text.ts';

type Props = FurnitureProps & { readonly layout: CrackLayout };

/** What is written on the tray: the open or last encounter, an offer in the making, or the road ahead. */
export function Tray({ session, layout, own }: Props) {
  const desk = useDesk();
  const { facts, asked } = session.table.value;
  const papers = desk.session.look.value?.papers ?? [];
  const paper = (id: string) => papers.find((one) => one.id === id);
  const battle = facts.has('die') ? paper('battle') : undefined;
  if (battle) return <Battle paper={battle} session={session} layout={layout} own={own} />;
  // What is asked already may still be on its way over the table.
  const offer = asked === 'encounter' ? paper('offer') : undefined;
  if (offer)
    return (
      <>
        {!offer.gauge && <Space layout={layout} />}
        <Sheet
          paper={offer}
          place={layout.reckoning}
          more={offer.gauge ? undefined : crackSay('tray.stake')}
        />
      </>
    );
  const waits = asked === 'encounter' || asked === 'pipe';
  const road = paper('doom') ?? paper('road');
  return (
    <>
      {road && <Sheet paper={road} place={whole(layout)} />}
      {layout.form === 'desktop' && <Lately layout={layout} below={waits ? 46 : 12} />}
      {waits && layout.form === 'desktop' && (
        <p class="crack-note" style={rectStyle(foot(layout))}>
          {crackSay(asked === 'pipe' ? 'tray.pipe' : 'tray.waiting')}
        </p>
      )}
    </>
  );
}

/** So much of a small tray is left to the die that moves. */
const DIE_ROOM = { desktop: 0, phone: 102, landscape: 66 } as const;

/** All of the tray, but for what `die` takes away at its right end. */
const whole = ({ tray, scale, form }: CrackLayout, die = DIE_ROOM[form]): Rect => ({
  ...{ x: tray.x + 14 * scale, y: tray.y + (form === 'desktop' ? 10 : 7) * scale },
  ...{ w: tray.w - (28 + die) * scale, h: tray.h - 14 * scale },
});

const foot = ({ tray, scale }: CrackLayout): Rect => ({
  ...{ x: tray.x + 14 * scale, y: tray.y + tray.h - 44 * scale, w: tray.w - 28 * scale, h: 36 * scale },
});

/** Where a Foe or Hardship is laid, as long as nothing lies there. */
function Space({ layout }: { layout: CrackLayout }) {
  const [foe] = layout.zones.battle.points ?? [];
  if (!foe) return null;
  const { x, y, w = 0 } = foe;
  const h = w * TALL;
  return (
    <p class="crack-space" style={rectStyle({ x: x - w / 2, y: y - h / 2, w, h })}>
      {crackSay('tray.space')}
    </p>
  );
}

/** Height of a line of it, and what stands above it, px of the picture. */
const LATELY = { line: 19, top: 124 } as const;

/** What has happened since one looked away: the last lines of the chronicle, newest last. `below`: what stands there. */
function Lately({ layout, below }: { layout: CrackLayout; below: number }) {
  const { session, say } = useView();
  const { tray, scale: s } = layout;
  const most = Math.max(1, Math.floor((tray.h / s - LATELY.top - below) / LATELY.line));
  const chapters = session.chronicle.value;
  const upTo = session.shown.value;
  const lines = useMemo(() => lastWords(chapters, upTo, most), [chapters, upTo, most]);
  if (lines.length === 0) return null;
  const h = most * LATELY.line * s;
  const place = { x: tray.x + 14 * s, y: tray.y + tray.h - below * s - h, w: tray.w - 28 * s, h };
  return (
    <section class="crack-lately" style={rectStyle(place)} aria-hidden="true">
      {lines.map(({ key, words }) => (
        <p key={key}>{say(words)}</p>
      ))}
    </section>
  );
}

/** Lines on felt, with a chance at the end; `more`: what somebody new would ask. */
function Sheet({ paper, place, more }: { paper: Paper; place: Rect; more?: string | undefined }) {
  const view = useView();
  return (
    <section class="crack-sheet" aria-label={view.say(paper.title)} style={rectStyle(place)}>
      <h3>{view.say(paper.title)}</h3>
      <Lines lines={paper.lines} />
      {paper.gauge && <Gauge words={view.say(paper.gauge.words)} chance={paper.gauge.chance} />}
      {more && <p class="small">{more}</p>}
      {paper.id === 'doom' && <p class="small">{crackSay('tray.rules')}</p>}
    </section>
  );
}

function Battle({ paper, session, layout }: Props & { paper: Paper }) {
  const view = useView();
  const { facts, asked } = session.table.value;
  const by = view.seats.value[facts.get('by') ?? -1]?.called ?? '';
  const open = asked === 'battle' || asked === 'hardship';
  const won = facts.get('won');
  return (
    <>
      <section
        class={`crack-battle${won === undefined ? '' : won ? ' won' : ' lost'}`}
        aria-label={view.say(paper.title)}
        style={rectStyle(layout.reckoning)}
      >
        <h3>{view.say(paper.title)}</h3>
        <Lines lines={paper.lines} />
        <div class="reached">
          <Ladder paper={paper} />
          {typeof paper.total === 'object' && <p class="sum">{view.say(paper.total)}</p>}
        </div>
        {open && (
          <p class="small">{crackSay(asked === 'battle' ? 'tray.by' : 'tray.by-hardship', { name: by })}</p>
        )}
      </section>
      <Die value={facts.get('die') ?? 1} place={layout.die} />
    </>
  );
}

/** The needed sum as notches: blue for the die, green for cards and the Ring, hollow for what is missing. */
function Ladder({ paper }: { paper: Paper }) {
  const { ruler } = paper;
  if (!ruler) return null;
  const notch = (n: number): string => {
    const range = ruler.ranges.find(({ from, to }) => n >= from && n <= to);
    return range ? (range.side === 0 ? 'die' : 'aid') : 'missing';
  };
  const notches = Array.from({ length: ruler.to - ruler.from + 1 }, (_, i) => notch(ruler.from + i));
  return (
    <div class="ladder" aria-hidden="true">
      {notches.map((kind, i) => (
        <i key={i} class={kind} />
      ))}
    </div>
  );
}

function Die({ value, place }: { value: number; place: Rect }) {
  const { x, y, w } = place;
  return (
    <Painted
      {...{ w, h: w, of: String(value), class: 'crack-die', label: crackSay('tray.die', { n: value }) }}
      style={{ left: `${x}px`, top: `${y}px` }}
      paint={(pen, dpr) => pen.drawImage(dieFace(value, w, dpr), 0, 0, w, w)}
    />
  );
}
