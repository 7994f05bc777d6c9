import { useEffect, useRef, useState } from 'preact/hooks';
import { columnsOf, rowsOf, warriorsOf } from '../../shared/design/design.ts';
import type { Point } from '../art/geometry.ts';
import { designerText as text } from '../text/designer.ts';
import { ArmyDialog } from './army.tsx';
import { type Board, mountBoard } from './board.ts';
import type { Turn } from './bring.ts';
import { Clash } from './clash.tsx';
import type { Desk } from './desk.ts';
import type {} from './handle.ts';
import { Head } from './head.tsx';
import type { Keeping } from './keeping.ts';
import { handleKeys } from './keys.ts';
import { HatchLegend } from './kinds.tsx';
import { Menu } from './menu.tsx';
import type { Notice } from './notices.ts';
import { Palette } from './palette.tsx';
import { CheckPaper, HexPaper } from './papers.tsx';
import { PictureBar } from './picture-bar.tsx';
import { PlayTest } from './play-test.tsx';
import { handlePointers } from './pointers.ts';
import { Properties } from './properties-paper.tsx';
import { Said } from './said.tsx';
import { useDesignerSurfaces } from './surfaces.ts';
import { Tools } from './tools.tsx';
import { Tray } from './tray.tsx';
import './styles/designer.css';

type Go = (path: string) => void;

/** Parts of the page that a small screen shows one at a time. */
const TABS = ['ground', 'features', 'warriors', 'hex', 'check'] as const;
type Tab = (typeof TABS)[number];

/** The desk for battles. */
export function Designer({ desk, keeping, go, turn }: { desk: Desk; keeping: Keeping; go: Go; turn: Turn }) {
  const [menu, setMenu] = useState(false);
  const [properties, setProperties] = useState(false);
  const [tab, setTab] = useState<Tab>('ground');
  const [army, setArmy] = useState(false);
  const page = useDesignerSurfaces();
  const board = useRef<Board | null>(null);
  return (
    <div id="designer" ref={page} data-tab={tab}>
      <Head
        desk={desk}
        keeping={keeping}
        name={text('page.head')}
        summary={summaryOf(desk)}
        rename={(title) => desk.do({ do: 'title', title })}
        openMenu={() => setMenu(true)}
        openProperties={() => {
          setProperties(!properties);
          setTab('hex');
        }}
      />
      <Palette desk={desk} />
      <MapTable desk={desk} keeping={keeping} hold={board} />
      <aside class="side">
        {properties ? (
          <Properties desk={desk} close={() => setProperties(false)} />
        ) : (
          <>
            <HexPaper desk={desk} />
            <CheckPaper desk={desk} />
          </>
        )}
        <PlayTest desk={desk} keeping={keeping} go={go} />
      </aside>
      <Tray desk={desk} board={() => board.current} army={() => setArmy(true)} />
      <nav class="tabs-foot" aria-label={text('tools.label')}>
        {TABS.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === tab}
            class={one === tab ? 'on' : ''}
            onClick={() => {
              setTab(one);
              setProperties(false);
            }}
          >
            {text(`tab.${one}`)}
          </button>
        ))}
      </nav>
      {menu && (
        <Menu
          desk={desk}
          keeping={keeping}
          go={go}
          turn={turn}
          picture={() => mapPicture(desk)}
          close={() => setMenu(false)}
          properties={() => {
            setMenu(false);
            setProperties(true);
            setTab('hex');
          }}
        />
      )}
      {army && <ArmyDialog desk={desk} keeping={keeping} close={() => setArmy(false)} />}
      <Clash keeping={keeping} />
      <Said keeping={keeping} />
    </div>
  );
}

/** Says why a warrior could not be put down, until one was. Returns how to end it. */
function sayRefusals({ refused }: Desk, { notice }: Keeping): () => void {
  let said: Notice | null = null;
  return refused.subscribe((refusal) => {
    if (!refusal && notice.peek() !== said) return;
    said = refusal && { tone: 'bad', lines: [refusal.why] };
    notice.value = said;
  });
}

function summaryOf(desk: Desk): string {
  const { sides, ...design } = desk.shown.value;
  const armies = sides
    .map((side) =>
      text('page.army', {
        side: side.name,
        n: warriorsOf(side),
        gold: desk.roster.muster(side, design.rest.options).cost,
      }),
    )
    .join(', ');
  return text('page.summary', { columns: columnsOf(design), rows: rowsOf(design), armies });
}

async function mapPicture(desk: Desk): Promise<Blob | null> {
  const { paintMap, pngOf } = await import('./picture.ts');
  const canvas = await paintMap(desk.history.peek().design, desk.roster);
  return canvas && pngOf(canvas);
}

function MapTable({
  desk,
  keeping,
  hold,
}: {
  desk: Desk;
  keeping: Keeping;
  hold: { current: Board | null };
}) {
  const element = useRef<HTMLDivElement>(null);
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const made = mountBoard(element.current, desk);
    hold.current = made;
    setBoard(made);
    const letGo = [handlePointers(made, desk), handleKeys(made, desk, () => void keeping.save())];
    const stop = desk.wanted.subscribe((place) => place && made.show(place));
    letGo.push(sayRefusals(desk, keeping));
    const inWindow = ({ x, y }: Point) => {
      const box = made.element.getBoundingClientRect();
      return { x: x + box.left, y: y + box.top };
    };
    window.pewterDesigner = {
      pointOf: (place) => inWindow(made.pointOf(place)),
      design: () => desk.history.peek().design,
      pictureHandles: () => made.handles().map(inWindow),
    };
    return () => {
      for (const end of letGo) end();
      stop();
      made.close();
      hold.current = null;
    };
  }, []);
  return (
    <main class="map">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is worked by arrow keys, see its label */}
      <div ref={element} class="canvas" role="application" tabIndex={0} aria-label={text('board.label')} />
      <HatchLegend desk={desk} />
      <PictureBar desk={desk} board={board} />
      <Tools desk={desk} board={board} />
    </main>
  );
}
