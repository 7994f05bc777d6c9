import { render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../../shared/engine/words.ts';
import type { Problem, ScenarioCard, TableCard } from '../../shared/protocol/http.ts';
import { lobbySignsReady } from '../art/lobbySigns.ts';
import { myTables, openTables, scenarios } from '../session/api.ts';
import { token } from '../session/identity.ts';
import { text } from '../text/lobby.ts';
import { protocolText } from '../text/protocol.ts';
import { Battles } from './battles.tsx';
import type { Made } from './dialog.tsx';
import { ANYTHING } from './filter.ts';
import { againstTable, layTable, seating, type Wish } from './make.ts';
import { NamePlate } from './name-plate.tsx';
import { NoticeBoard } from './notice-board.tsx';
import { type OwnDesign, ownFile, useOwnDesigns } from './own.ts';
import { Shelf } from './shelf.tsx';
import { useSurfaces } from './surfaces.ts';
import { TableEdge } from './table-edge.tsx';
import './styles/lobby.css';

/** The lists are asked for again this often while somebody looks. */
const REFRESH = 10_000;

/** Shows the first page in `root`. Returns how to leave. */
export function showLobby(root: HTMLElement, go: (path: string) => void): () => void {
  document.title = `Pewter – ${text('page.tagline')}`;
  render(<Lobby go={go} />, root);
  return () => render(null, root);
}

function Lobby({ go }: { go: (path: string) => void }) {
  const { shelf, own, open, problem, refresh } = useLists();
  const [sought, setSought] = useState(ANYTHING);
  const [dialog, setDialog] = useState<Made | null>(null);
  const [laying, setLaying] = useState(false);
  const [trouble, setTrouble] = useState<Problem | null>(null);
  const designs = useOwnDesigns();
  const page = useSurfaces();
  useSigns();
  const MakeDialog = useDialog(dialog !== null);
  const lay = async (wish: Wish) => {
    setLaying(true);
    setTrouble(null);
    const made = await layTable(wish);
    setLaying(false);
    if ('id' in made) go(`/t/${made.id}`);
    else setTrouble(made.problem);
  };
  const begin = (made: Made) => {
    setTrouble(null);
    setDialog(made);
  };
  /** Lays or begins with the file of a design, or says why it cannot be had. */
  const withFile = async ({ key, card }: OwnDesign, use: (card: ScenarioCard, file: unknown) => void) => {
    setTrouble(null);
    const answer = await ownFile(key.id);
    if ('problem' in answer) setTrouble(answer.problem);
    else if (card) use(card, answer.file);
  };
  const play = (card: ScenarioCard) => void lay(againstTable(card.id, card.sides.length));
  const wrong = problem ?? (dialog ? null : trouble);
  return (
    <div id="lobby" ref={page}>
      <header class="head">
        <h1>Pewter</h1>
        <p class="tagline">{text('page.tagline')}</p>
        <NamePlate />
      </header>
      <main>
        {wrong && (
          <p class="trouble" role="alert">
            {say(wrong.words, protocolText)}{' '}
            {problem && (
              <button type="button" class="link" onClick={refresh}>
                {text('trouble.again')}
              </button>
            )}
          </p>
        )}
        <Shelf
          shelf={shelf}
          game={sought.game}
          choose={(game) => setSought({ ...ANYTHING, game })}
          laying={laying}
          play={play}
        />
        <Battles
          shelf={shelf}
          sought={sought}
          seek={setSought}
          laying={laying}
          play={play}
          own={designs}
          friends={(card) => begin({ card })}
          byHand={(card) => begin({ card, byHand: true })}
          playOwn={(design) =>
            void withFile(design, ({ sides }, file) => {
              void lay({ file, ...seating(0, true, sides.length) });
            })
          }
          friendsOwn={(design) => void withFile(design, (card, file) => begin({ card, file }))}
        />
        <NoticeBoard own={own} open={open} go={go} />
        <TableEdge
          first={shelf.find(({ game }) => !sought.game || game === sought.game)}
          laying={laying}
          play={play}
          begin={begin}
        />
      </main>
      {dialog && MakeDialog && (
        <MakeDialog
          made={dialog}
          shelf={shelf}
          close={() => setDialog(null)}
          lay={lay}
          laying={laying}
          trouble={trouble}
        />
      )}
    </div>
  );
}

/** Shows the page once more when its drawings have come. */
function useSigns() {
  const [, setHere] = useState(false);
  useEffect(() => {
    lobbySignsReady().then(
      () => setHere(true),
      () => {},
    );
  }, []);
}

/** The dialog comes when somebody first wants it. */
function useDialog(wanted: boolean) {
  const [dialog, setDialog] = useState<typeof import('./dialog.tsx').MakeDialog | null>(null);
  useEffect(() => {
    if (wanted) void import('./dialog.tsx').then(({ MakeDialog }) => setDialog(() => MakeDialog));
  }, [wanted]);
  return dialog;
}

/** What the server has on its shelf and at its tables, asked for again and again while somebody looks. */
function useLists() {
  const [shelf, setShelf] = useState<readonly ScenarioCard[]>([]);
  const [own, setOwn] = useState<readonly TableCard[]>([]);
  const [open, setOpen] = useState<readonly TableCard[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let current = true;
    const ask = async () => {
      const [cards, mine, waiting] = await Promise.all([scenarios(), myTables(token()), openTables()]);
      if (!current) return;
      // The shelf does not change: the same list keeps its pictures.
      if (cards.ok) setShelf((old) => (old.length === cards.value.length ? old : cards.value));
      if (mine.ok) setOwn(mine.value);
      if (waiting.ok) setOpen(waiting.value);
      setProblem(cards.ok ? null : cards.problem);
    };
    void ask();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask();
    }, REFRESH);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [round]);
  return { shelf, own, open, problem, refresh: () => setRound(round + 1) };
}
