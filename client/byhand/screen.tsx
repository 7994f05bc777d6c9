import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Scene } from '../../shared/table/model.ts';
import type { CardInk } from '../art/cards/ink.ts';
import { picturesOf } from '../art/cards/pictures.ts';
import { Book } from '../panels/book.tsx';
import { LiveRegion, useTitle } from '../panels/live.tsx';
import { Notices } from '../panels/notices.tsx';
import { RulesPanel } from '../panels/rules.tsx';
import { SettingsPanel } from '../panels/settings.tsx';
import type { Session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { Drawn, rectVariables } from '../tables/drawn.tsx';
import { cardTableOf } from '../tables/registry.ts';
import type { CardTable } from '../tables/table.ts';
import { makeHandDesk } from './desk.ts';
import { useHandKeys } from './keyboard.ts';
import type { HandLayout } from './layout.ts';
import { BackToRules } from './panels/back.tsx';
import { Catalogue } from './panels/catalogue.tsx';
import { Chooser } from './panels/chooser.tsx';
import { HandProvider, useHands } from './panels/context.ts';
import { DiceCup, RolledSlip } from './panels/dice.tsx';
import { OwnHand } from './panels/hands.tsx';
import { HeldUp } from './panels/held-up.tsx';
import { Help } from './panels/help.tsx';
import { Holders } from './panels/holders.tsx';
import { Knobs } from './panels/knobs.tsx';
import { Menu } from './panels/menu.tsx';
import { PieceList } from './panels/pieces.tsx';
import { HandRail } from './panels/rail.tsx';
import { Removed } from './panels/removed.tsx';
import { Rested } from './panels/rested.tsx';
import { Search } from './panels/search.tsx';
import { PieceSheet } from './panels/sheet.tsx';
import { Tools } from './panels/tools.tsx';
import { handSay } from './text.ts';
import './styles/byhand.css';

/** Any game's table while it is played by hand: the same pieces, free to move. */
export function HandScreen({ session, scene }: { session: Session; scene: Scene }) {
  const loaded = useTable(scene);
  const same = JSON.stringify(scene);
  // A fresh line brings an equal scene as a new object.
  const desk = useMemo(
    () => (loaded && loaded !== 'failed' ? makeHandDesk(session, scene, loaded.table, loaded.picture) : null),
    [session, same, loaded],
  );
  useEffect(() => () => desk?.stop(), [desk]);
  if (loaded === 'failed') return <p class="laying">{handSay('byhand.failed')}</p>;
  if (!desk) return <p class="laying">{handSay('byhand.laying')}</p>;
  return (
    <HandProvider value={desk}>
      <Laid />
    </HandProvider>
  );
}

/** What is loaded for a game before its table can be laid. */
interface Loaded {
  readonly table: CardTable | null;
  readonly picture: CardInk['picture'];
}

function useTable({ game, board }: Scene): Loaded | 'failed' | null {
  const [loaded, set] = useState<Loaded | 'failed' | null>(null);
  useEffect(() => {
    let current = true;
    // Without pictures cards can still be read and moved.
    const pictures = board ? Promise.resolve(() => '') : picturesOf(game).catch(() => () => '');
    const table = board ? Promise.resolve(null) : cardTableOf(game);
    Promise.all([table, pictures]).then(
      ([known, picture]) => {
        if (current) set(known || board ? { table: known, picture } : 'failed');
      },
      () => {
        if (current) set('failed');
      },
    );
    return () => {
      current = false;
    };
  }, [game, board !== undefined]);
  return loaded;
}

function Laid() {
  const desk = useHands();
  const layout = desk.layout.value;
  useHandKeys(desk);
  useTitle();
  const large = settings.largeText.value ? ' large-text' : '';
  return (
    <main
      id="table"
      class={`byhand form-${layout.form} game-${desk.scene.game}${large}`}
      style={measures(layout)}
    >
      <LiveRegion />
      <Drawn desk={desk} load={drawing} />
      {!desk.handleOf.value && (
        <p class="laying" role="status">
          {handSay('byhand.laying')}
        </p>
      )}
      <HandRail />
      <Tools />
      <OwnHand />
      <Knobs />
      <Holders />
      <RolledSlip />
      {desk.tool.value === 'ruler' && desk.measured.value && (
        <p class="unseen" role="status">
          {desk.measured.value}
        </p>
      )}
      <Panels />
      <Menu />
      <Chooser />
      <HeldUp />
      <Rested />
      <Notices />
      <Book close={handSay('close')} />
      <RulesPanel />
      <SettingsPanel />
    </main>
  );
}

function Panels() {
  const desk = useHands();
  switch (desk.panel.value) {
    case 'dice':
      return <DiceCup />;
    case 'catalogue':
      return <Catalogue />;
    case 'removed':
      return <Removed />;
    case 'pieces':
      return <PieceList />;
    case 'search':
      return <Search key={desk.searched.value.key} />;
    case 'sheet':
      return <PieceSheet />;
    case 'help':
      return <Help />;
    case 'back':
      return <BackToRules />;
    default:
      return null;
  }
}

/** The list of pieces works without it. */
const drawing = async () => (await import('./mount.ts')).mountByHand;

/** The layout as CSS variables: `--tools-x` …; panels that lie over the table find its middle as `--board-…`. */
function measures(layout: HandLayout): Record<string, string> {
  const { rail, tools, view, fan, scale } = layout;
  return {
    ...{ '--s': String(scale), '--fan-h': `${fan?.h ?? 0}px` },
    ...rectVariables({ rail, tools, board: view }),
  };
}
