import { render } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { TableCard } from '../../shared/protocol/http.ts';
import type { HandScreen } from '../byhand/screen.tsx';
import { Chat } from '../panels/chat.tsx';
import { Chronicle } from '../panels/chronicle.tsx';
import { useKeys } from '../panels/keys.ts';
import { LiveRegion, useTitle } from '../panels/live.tsx';
import { Nav } from '../panels/nav.tsx';
import { Notices } from '../panels/notices.tsx';
import { letPinsFall } from '../panels/pins.ts';
import { Prompt } from '../panels/prompt.tsx';
import { Rail } from '../panels/rail.tsx';
import { Result } from '../panels/result.tsx';
import { RulesPanel } from '../panels/rules.tsx';
import { Gathering } from '../panels/seats.tsx';
import { SettingsPanel } from '../panels/settings.tsx';
import { Sheet } from '../panels/sheet.tsx';
import { makeView, useView, type View, ViewProvider } from '../panels/view.ts';
import { tableDoor } from '../session/api.ts';
import { goOnTesting } from '../session/drawing-board.ts';
import { randomHex } from '../session/identity.ts';
import { joinTable } from '../session/join.ts';
import { once } from '../session/once.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { cardTableOf, hasCardTable } from '../tables/registry.ts';
import type { CardScreen as CardTableScreen } from '../tables/screen.tsx';
import { type ViewedSession, viewedSession } from '../tables/viewing.ts';
import { gameText, tableSentences } from '../text/games.ts';
import { type Layout, layoutTable, type Rect } from './layout.ts';
import '../styles/panels.css';

/** Shows one table in `root` and sits down at it. Returns how to leave. */
export async function showTable(
  root: HTMLElement,
  tableId: string,
  go: (path: string) => void,
): Promise<() => void> {
  const handover = /^#seat=(\w+)$/.exec(location.hash)?.[1];
  if (handover) history.replaceState(null, '', location.pathname);
  const door = await tableDoor(tableId);
  if (door.ok) foresee(door.value.table);
  const texts = await Promise.all([
    gameText(door.ok ? door.value.table.game : 'warrior-lands'),
    tableSentences(),
  ]);
  const goOn = (next: string) => {
    goOnTesting(tableId, next);
    go(`/t/${next}`);
  };
  const session = viewedSession(
    joinTable(tableId, texts, goOn, { handover, door: door.ok ? door.value : undefined }),
  );
  const card = door.ok ? door.value.table : null;
  const view = makeView(session, card, card !== null && hasCardTable(card.game));
  sitDownByLink(session);
  render(
    <ViewProvider value={view}>
      <TableScreen session={session} game={card?.game ?? ''} />
    </ViewProvider>,
    root,
  );
  return () => {
    session.leave();
    render(null, root);
  };
}

/** What will draw the table comes while it is being joined; whoever shows it sees whether it came. */
function foresee({ game, byHand }: TableCard): void {
  const parts: Promise<unknown>[] = [];
  if (hasCardTable(game)) parts.push(cardTableOf(game));
  if (byHand) parts.push(import('../byhand/screen.tsx'), import('../byhand/mount.ts'));
  else if (hasCardTable(game)) parts.push(import('../tables/screen.tsx'), import('../tables/mount.ts'));
  else parts.push(import('./mount.ts'));
  for (const part of parts) part.catch(() => {});
}

/** A friend's link leads straight into the free seat, once; whoever stands up again watches. */
function sitDownByLink(session: Session): void {
  once(
    () => session.welcomed.value,
    () => {
      const free = [...session.table.peek().seats].find(([, seat]) => seat.kind === '')?.[0];
      if (free !== undefined && !visited(session.tableId) && mayBeGuest(session))
        void session.act({ do: 'sit', seat: Number(free), word: randomHex(8) });
    },
  );
}

/** Somebody new at a table that still gathers around others. */
function mayBeGuest(session: Session): boolean {
  const { phase, seats } = session.table.peek();
  const others = [...seats.values()].some((seat) => seat.kind === 'person');
  return phase === 'gathering' && others && !session.host.peek() && session.seats.peek().length === 0;
}

/** Whether this tab was at the table before; notes that it was. */
function visited(tableId: string): boolean {
  const key = `pewter.visited.${tableId}`;
  try {
    const before = sessionStorage.getItem(key) !== null;
    sessionStorage.setItem(key, '1');
    return before;
  } catch {
    return true;
  }
}

/**
 * A game with a board lies on the mat of this folder; the others on a card table, once they have begun. All of them
 * lie free while they are played by hand.
 */
function TableScreen({ session, game }: { session: ViewedSession; game: string }) {
  const scene = session.scene.value;
  const onCards = hasCardTable(scene?.game ?? game) && !scene?.board;
  const CardScreen = useCardScreen(onCards);
  const byHand = session.table.value.byHand;
  const ByHand = useHandScreen(byHand);
  if (scene && byHand && ByHand) return <ByHand session={session} scene={scene} />;
  if (scene && onCards && CardScreen) return <CardScreen session={session} scene={scene} />;
  return <MatScreen bare={onCards} />;
}

/** The table by hand, loaded once somebody plays so. */
function useHandScreen(wanted: boolean): typeof HandScreen | null {
  const [screen, setScreen] = useState<{ readonly shown: typeof HandScreen } | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted) {
      void import('../byhand/screen.tsx').then(({ HandScreen: shown }) => {
        if (current) setScreen({ shown });
      });
    }
    return () => {
      current = false;
    };
  }, [wanted]);
  return screen?.shown ?? null;
}

/** The card table, loaded for those who come to one. */
function useCardScreen(wanted: boolean): typeof CardTableScreen | null {
  const [screen, setScreen] = useState<{ readonly shown: typeof CardTableScreen } | null>(null);
  useEffect(() => {
    let current = true;
    if (wanted) {
      void import('../tables/screen.tsx').then(({ CardScreen }) => {
        if (current) setScreen({ shown: CardScreen });
      });
    }
    return () => {
      current = false;
    };
  }, [wanted]);
  return screen?.shown ?? null;
}

/** `bare`: only a place to gather at. */
function MatScreen({ bare }: { bare: boolean }) {
  const view = useView();
  const layout = useLayout();
  useKeys();
  useEffect(() => letPinsFall(view), [view]);
  useTitle();
  const tab = view.tab.value;
  const playing = view.session.scene.value !== null;
  const nowhere = view.nowhere.value;
  const rises = (name: 'sheet' | 'chronicle' | 'chat') => tab === name;
  return (
    <main
      id="table"
      class={`${layout.form} tab-${tab}${playing ? '' : ' bare'}${settings.largeText.value ? ' large-text' : ''}`}
      style={measures(layout)}
    >
      <LiveRegion />
      {!bare && <Board session={view.session} />}
      <Rail />
      <Notices />
      <Gathering />
      {playing && <Prompt />}
      {playing && (!layout.sheetRises || rises('sheet')) && (
        <SheetPaper view={view} rises={layout.sheetRises} />
      )}
      {!layout.chronicleRises && !nowhere && (
        <aside id="book" aria-label={view.text('chronicle.book')}>
          <Chronicle />
          <div class="ornament" aria-hidden="true" />
          <Chat brief />
        </aside>
      )}
      {layout.chronicleRises && rises('chronicle') && (
        <aside id="book" aria-label={view.text('nav.chronicle')}>
          <Chronicle />
        </aside>
      )}
      {layout.chronicleRises && rises('chat') && (
        <aside id="book" aria-label={view.text('nav.chat')}>
          <Chat />
        </aside>
      )}
      <Result />
      <RulesPanel />
      <SettingsPanel />
      {(layout.nav || layout.chronicleRises) && !bare && !nowhere && <Nav />}
    </main>
  );
}

/** Nothing to read takes no room: the mat shows instead. */
function SheetPaper({ view, rises }: { view: View; rises: boolean }) {
  if (!view.looked.value && view.tab.value !== 'sheet') return null;
  return (
    <aside id="sheet" class="paper" aria-label={view.text('sheet.title')}>
      <Sheet rises={rises} />
    </aside>
  );
}

/** The drawn table. It is loaded by itself, since it is most of the client; the panels work without it. */
function Board({ session }: { session: Session }) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let unmount = () => {};
    // It comes while the table is joined; people who still gather have it before they begin.
    const part = import('./mount.ts');
    const leave = once(
      () => session.scene.value !== null,
      () => {
        void part.then(({ mountTable }) => {
          if (!gone && parent.current) unmount = mountTable(session, parent.current);
        });
      },
    );
    return () => {
      gone = true;
      leave();
      unmount();
    };
  }, [session]);
  return <div id="board" ref={parent} />;
}

function useLayout(): Layout {
  const [layout, setLayout] = useState(() => layoutTable(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const measure = () => setLayout(layoutTable(innerWidth, innerHeight));
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return layout;
}

/** The shared layout as CSS variables: `--prompt-x` … */
function measures(layout: Layout): Record<string, string> {
  const style: Record<string, string> = { '--s': String(layout.scale) };
  const rects: Record<string, Rect | null> = {
    rail: layout.rail,
    plaque: layout.plaque,
    board: layout.board,
    prompt: layout.prompt,
    sheet: layout.sheet,
    book: layout.chronicle,
    nav: layout.nav,
  };
  for (const [name, rect] of Object.entries(rects)) {
    if (!rect) continue;
    for (const side of ['x', 'y', 'w', 'h'] as const) style[`--${name}-${side}`] = `${rect[side]}px`;
  }
  return style;
}
