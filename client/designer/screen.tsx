import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { columnsOf, type Design, newDesign, rowsOf, warriorsOf } from '../../shared/design/design.ts';
import { rosterOf } from '../../shared/games/warrior-lands/designer/roster.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { fontsReady } from '../art/fonts.ts';
import { silhouettesReady } from '../art/silhouettes.ts';
import { designOf, designVersions } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { ArmyDialog } from './army.tsx';
import { type Board, mountBoard } from './board.ts';
import { Clash } from './clash.tsx';
import { type Desk, makeDesk } from './desk.ts';
import { openContent } from './files.ts';
import type {} from './handle.ts';
import { Knob } from './icon.tsx';
import {
  bad,
  GAME,
  good,
  type Keeping,
  keepingOf,
  mineOf,
  type Notice,
  readDraft,
  SIDE_NAMES,
} from './keeping.ts';
import { handleKeys } from './keys.ts';
import { HatchLegend } from './kinds.tsx';
import { Menu, stateOf } from './menu.tsx';
import { Palette } from './palette.tsx';
import { CheckPaper, HexPaper } from './papers.tsx';
import { PlayTest } from './play-test.tsx';
import { handlePointers } from './pointers.ts';
import { Properties } from './properties-paper.tsx';
import { Said } from './said.tsx';
import { useDesignerSurfaces } from './surfaces.ts';
import { Tools } from './tools.tsx';
import { Tray } from './tray.tsx';
import '../styles/designer.css';

type Go = (path: string) => void;

/**
 * Shows the designer in `root`: the design of an edit link (`id`, with its secret behind the #), or what this
 * browser was drawing last. Returns how to leave.
 */
export async function showDesigner(root: HTMLElement, id: string, go: Go): Promise<() => void> {
  document.title = `${text('page.title')} – Pewter`;
  const roster = rosterOf();
  const begun = await beginning(id, /^#([0-9a-f]{32})$/.exec(location.hash)?.[1] ?? '');
  await Promise.all([fontsReady(), silhouettesReady()]);
  const desk = makeDesk(begun.design, roster);
  const keeping = keepingOf(desk, begun.key, begun.unchanged);
  if (begun.key && begun.unchanged) keeping.kept(begun.key);
  keeping.notice.value = begun.notice;
  render(<Designer desk={desk} keeping={keeping} go={go} />, root);
  return () => {
    keeping.end();
    desk.end();
    render(null, root);
  };
}

interface Beginning {
  readonly design: Design;
  readonly key: DesignKey | null;
  readonly unchanged: boolean;
  readonly notice: Notice | null;
}

async function beginning(id: string, secret: string): Promise<Beginning> {
  const draft = readDraft();
  // A draft of this very design is newer than what was saved: it comes back with what it began from.
  if (draft && (!id || (draft.key?.id === id && draft.changed)))
    return {
      ...{ design: draft.design, key: draft.key, unchanged: draft.key !== null && !draft.changed },
      notice: draft.changed ? good(text('keep.draft')) : null,
    };
  const blank = { design: newDesign(GAME, text('start.title'), SIDE_NAMES), key: null, unchanged: false };
  if (!id) return { ...blank, notice: null };
  const answer = await designOf(id);
  if (!answer.ok) return { ...blank, notice: bad(answer.problem) };
  const opened = await openContent(answer.value.file);
  if (!('design' in opened)) return { ...blank, ...opened };
  const known = secret || mineOf(id)?.secret;
  const mayEdit = known !== undefined && known !== '' && (await designVersions(id, known)).ok;
  if (!mayEdit)
    return { design: opened.design, key: null, unchanged: false, notice: good(text('keep.not-yours')) };
  return {
    ...{ design: opened.design, unchanged: true, notice: null },
    key: { id, secret: known, version: answer.value.version },
  };
}

/** Parts of the page that a small screen shows one at a time. */
const TABS = ['ground', 'features', 'warriors', 'hex', 'check'] as const;
type Tab = (typeof TABS)[number];

function Designer({ desk, keeping, go }: { desk: Desk; keeping: Keeping; go: Go }) {
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

function Head({
  desk,
  keeping,
  openMenu,
  openProperties,
}: {
  desk: Desk;
  keeping: Keeping;
  openMenu: () => void;
  openProperties: () => void;
}) {
  const { title, sides, ...design } = desk.shown.value;
  const { past, future } = desk.history.value;
  const armies = sides
    .map((side) =>
      text('page.army', { side: side.name, n: warriorsOf(side), gold: desk.roster.muster(side).cost }),
    )
    .join(', ');
  return (
    <header class="rail">
      <h1>{text('page.head')}</h1>
      <input
        class="title"
        value={title}
        maxLength={80}
        aria-label={text('title.label')}
        onChange={(event) => {
          if (!desk.do({ do: 'title', title: event.currentTarget.value })) event.currentTarget.value = title;
        }}
      />
      <p class="summary">
        {text('page.summary', { columns: columnsOf(design), rows: rowsOf(design), armies })}
        <span class="state">{stateOf(keeping)}</span>
      </p>
      <Knob sign="anticlockwise-rotation" label={text('undo')} act={desk.undo} off={!past} />
      <Knob sign="clockwise-rotation" label={text('redo')} act={desk.redo} off={!future} />
      <Knob sign="cog" label={text('menu.properties')} act={openProperties} />
      <Knob sign="save" label={text('keep.save')} act={() => void keeping.save()} off={keeping.busy.value} />
      <Knob sign="hamburger-menu" label={text('menu')} act={openMenu} />
    </header>
  );
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
    window.pewterDesigner = {
      pointOf: (place) => {
        const box = made.element.getBoundingClientRect();
        const { x, y } = made.pointOf(place);
        return { x: x + box.left, y: y + box.top };
      },
      design: () => desk.history.peek().design,
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
      <Tools desk={desk} board={board} />
    </main>
  );
}
