import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../shared/table/model.ts';
import type { CardInk } from '../art/cards/ink.ts';
import { picturesOf } from '../art/cards/pictures.ts';
import { Book } from '../panels/book.tsx';
import { useKeys } from '../panels/keys.ts';
import { LiveRegion, useTitle } from '../panels/live.tsx';
import { Notices } from '../panels/notices.tsx';
import { Result } from '../panels/result.tsx';
import { RulesPanel } from '../panels/rules.tsx';
import { SettingsPanel } from '../panels/settings.tsx';
import { settings } from '../session/settings.ts';
import { type CardDesk, makeDesk } from './desk.ts';
import { Drawn, rectVariables } from './drawn.tsx';
import { Browse } from './panels/browse.tsx';
import { DeskProvider, useDesk } from './panels/context.ts';
import { Curtain } from './panels/curtain.tsx';
import { Enlarged } from './panels/enlarged.tsx';
import { useHandKeys } from './panels/hand-keys.ts';
import { Mirror } from './panels/mirror.tsx';
import { Odds } from './panels/odds.tsx';
import { Papers } from './panels/papers.tsx';
import { CardButtons, CardPrompt } from './panels/prompt.tsx';
import { CardRail } from './panels/rail.tsx';
import { paperPlace } from './paper-place.ts';
import { cardTableOf } from './registry.ts';
import type { CardLayout, CardTable } from './table.ts';
import { cardSay } from './text.ts';
import type { ViewedSession } from './viewing.ts';
import './styles/cards.css';

/** A card game's table: the drawing, its mirror, its furniture and the panels around it. */
export function CardScreen({ session, scene }: { session: ViewedSession; scene: Scene }) {
  const loaded = useCardTable(scene.game);
  const desk = useDeskFor(session, scene, loaded === 'failed' ? null : loaded);
  if (loaded === 'failed') return <p class="laying">{cardSay('cards.failed')}</p>;
  if (!desk) return <p class="laying">{cardSay('cards.laying')}</p>;
  return (
    <DeskProvider value={desk}>
      <Laid />
    </DeskProvider>
  );
}

/** What is loaded for a game before its table can be laid. */
interface Loaded {
  readonly table: CardTable;
  readonly picture: CardInk['picture'];
}

/** null while it comes, 'failed' where it cannot. */
function useCardTable(game: string): Loaded | 'failed' | null {
  const [loaded, setLoaded] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    // Without pictures cards can still be read and played.
    const coming = Promise.all([cardTableOf(game), picturesOf(game).catch(() => () => '')]);
    coming.then(
      ([table, picture]) => {
        if (current) setLoaded(table ? { table, picture } : 'failed');
      },
      () => {
        if (current) setLoaded('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [game]);
  return loaded;
}

/** A desk for this scene. A fresh line brings an equal scene as a new object. */
function useDeskFor(session: ViewedSession, scene: Scene, loaded: Loaded | null): CardDesk | null {
  const same = JSON.stringify(scene);
  const desk = useMemo(
    () => loaded && makeDesk(session, scene, loaded.table, loaded.picture),
    [session, same, loaded],
  );
  useEffect(() => () => desk?.stop(), [desk]);
  return desk;
}

function Laid() {
  const desk = useDesk();
  const layout = desk.layout.value;
  const { Furniture } = desk.table;
  useKeys();
  useHandKeys();
  useTitle();
  const large = settings.largeText.value ? ' large-text' : '';
  return (
    <main
      id="table"
      class={`cards form-${layout.form} game-${desk.scene.game}${large}`}
      style={measures(layout)}
    >
      <LiveRegion />
      <Drawn desk={desk} load={drawing} />
      <div id="furniture">
        <Furniture session={desk.furnished} layout={layout} own={desk.own.value} />
      </div>
      <Papers />
      <Odds />
      <Mirror />
      <CardPrompt />
      <CardButtons />
      <CardRail />
      <Browse />
      <Enlarged />
      <Notices />
      <Book close={cardSay('cards.sheet-close')} />
      <Result />
      <RulesPanel />
      <SettingsPanel />
      <Curtain />
    </main>
  );
}

/** The mirror works without it. */
const drawing = async () => (await import('./mount.ts')).mountCards;

/** The layout as CSS variables: `--prompt-x` …; panels that lie over the table find its middle as `--board-…`. */
function measures(layout: CardLayout): Record<string, string> {
  const { rail, prompt, buttons, width, height } = layout;
  const board = { x: 0, y: rail.h, w: width, h: height - rail.h };
  return {
    '--s': String(layout.scale),
    ...rectVariables({ rail, prompt, buttons, board, paper: paperPlace(layout) }),
  };
}
