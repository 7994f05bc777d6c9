import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { cardChecksOf } from '../../shared/design/card-check.ts';
import type { CardDesign } from '../../shared/design/card-design.ts';
import type { CardRoster } from '../../shared/design/card-roster.ts';
import { checksOf, playable } from '../../shared/design/check.ts';
import { type Design, warriorsOf } from '../../shared/design/design.ts';
import { type Drawn, fileOfDrawn, isBattle } from '../../shared/design/document.ts';
import { say } from '../../shared/engine/words.ts';
import { textOf } from '../../shared/games/texts.ts';
import { rosterOf } from '../../shared/games/warrior-lands/designer/roster.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { shownGame } from '../lobby/games.ts';
import { layTable, seating } from '../lobby/make.ts';
import { Picture } from '../lobby/picture.tsx';
import { designCards, designOf } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { text as lobbyText } from '../text/lobby.ts';
import { optionValue } from '../text/values.ts';
import { cardRoster } from './cards/rosters.ts';
import { openContent } from './files.ts';
import { bad, type Notice } from './notices.ts';
import { useDesignerSurfaces } from './surfaces.ts';
import './styles/designer.css';

type Go = (path: string) => void;

/** The play link of a design: what it is, and how to play it. Returns how to leave. */
export async function showVisit(root: HTMLElement, id: string, go: Go): Promise<() => void> {
  const answer = await designOf(id);
  const opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
  const title = 'design' in opened ? opened.design.title : text('page.title');
  document.title = `${title} – Pewter`;
  render('design' in opened ? await visitOf(id, opened.design, go) : <Gone notice={opened.notice} />, root);
  return () => render(null, root);
}

async function visitOf(id: string, design: Drawn, go: Go) {
  if (isBattle(design)) return <BattleVisit id={id} design={design} go={go} />;
  const [roster, cards] = await Promise.all([cardRoster(design.game), designCards([id])]);
  if (!roster) throw new Error(`no roster of "${design.game}"`);
  const card = cards.ok ? (cards.value[0]?.card ?? null) : null;
  return <CardVisit id={id} design={design} roster={roster} card={card} go={go} />;
}

function BattleVisit({ id, design, go }: { id: string; design: Design; go: Go }) {
  return (
    <Visit
      id={id}
      design={design}
      seats={design.sides.length}
      ready={playable(checksOf(design, rosterOf()))}
      picture={<Preview design={design} />}
      go={go}
    >
      <p>{design.sides.map((side) => `${side.name} (${warriorsOf(side)})`).join(' · ')}</p>
    </Visit>
  );
}

function CardVisit({
  id,
  design,
  roster,
  card,
  go,
}: {
  id: string;
  design: CardDesign;
  roster: CardRoster;
  /** null: it is not ready to be played. */
  card: ScenarioCard | null;
  go: Go;
}) {
  const table = textOf(roster.game);
  const game = shownGame(roster.game);
  const set = roster.options.filter(({ name }) => design.options[name] !== undefined);
  const n = roster.seats(design.options);
  return (
    <Visit
      id={id}
      design={design}
      seats={n}
      ready={playable(cardChecksOf(design, roster))}
      picture={
        card && (
          <div class="preview of-cards">
            <Picture card={card} view="clash" label="" />
          </div>
        )
      }
      go={go}
    >
      <p>
        <b>{game && lobbyText(game.title)}</b> · {text('visit.players', { n })}
        {design.deck && ` · ${text('visit.own-cards')}`}
      </p>
      {set.length > 0 && (
        <ul class="rules">
          {set.map(({ name, words }) => (
            <li key={name}>
              {say(words, table)}: {optionValue(name, design.options[name], (what) => say(what, table))}
            </li>
          ))}
        </ul>
      )}
    </Visit>
  );
}

/** What every design shows: title, picture, story, what it is (`children`), and the ways on. */
function Visit({
  id,
  design,
  seats,
  ready,
  picture,
  children,
  go,
}: {
  id: string;
  design: Drawn;
  seats: number;
  ready: boolean;
  picture: ComponentChildren;
  children: ComponentChildren;
  go: Go;
}) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const page = useDesignerSurfaces();
  const lay = async (alone: boolean) => {
    setBusy(true);
    const sitting = alone ? seating(0, true, seats) : seating('none', false, seats);
    const made = await layTable({ file: fileOfDrawn(design), ...sitting });
    setBusy(false);
    if ('id' in made) go(`/t/${made.id}`);
    else setNotice(bad(made.problem));
  };
  return (
    <div id="visit" ref={page}>
      <main class="paper">
        <h1>{design.title}</h1>
        <p class="note">{text('visit.by')}</p>
        {picture}
        {design.story && <p class="story">{design.story}</p>}
        {children}
        {notice && (
          <div class="faults" role="alert">
            {notice.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {!ready && <p class="faults">{text('visit.not-ready')}</p>}
        <div class="buttons">
          <button type="button" class="brass-button" disabled={busy || !ready} onClick={() => void lay(true)}>
            {text(busy ? 'play.making' : 'visit.play')}
          </button>
          <button type="button" class="small" disabled={busy || !ready} onClick={() => void lay(false)}>
            {text('visit.friends')}
          </button>
          <button type="button" class="small" onClick={() => go(`/design/${id}`)}>
            {text('visit.copy')}
          </button>
        </div>
      </main>
    </div>
  );
}

function Preview({ design }: { design: Design }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void import('./picture.ts').then(async ({ paintMap }) => {
      const canvas = await paintMap(design, rosterOf(), 1400, 2);
      if (canvas) holder.current?.replaceChildren(canvas);
    });
  }, [design]);
  return (
    <div class="preview" ref={holder}>
      <p class="note">{text('visit.loading')}</p>
    </div>
  );
}

function Gone({ notice }: { notice: Notice }) {
  return (
    <div id="visit">
      <main class="paper">
        {notice.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <a href="/">{text('menu.lobby')}</a>
      </main>
    </div>
  );
}
