import { render } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { checksOf, playable } from '../../shared/design/check.ts';
import { type Design, fileOf, warriorsOf } from '../../shared/design/design.ts';
import { rosterOf } from '../../shared/games/warrior-lands/designer/roster.ts';
import { layTable, seating } from '../lobby/make.ts';
import { designOf } from '../session/designs.ts';
import { designerText as text } from '../text/designer.ts';
import { openContent } from './files.ts';
import { bad, type Notice } from './keeping.ts';
import { useDesignerSurfaces } from './surfaces.ts';
import '../styles/designer.css';

type Go = (path: string) => void;

/** The play link of a design: what it is, and how to play it. Returns how to leave. */
export async function showVisit(root: HTMLElement, id: string, go: Go): Promise<() => void> {
  const answer = await designOf(id);
  const opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
  const title = 'design' in opened ? opened.design.title : text('page.title');
  document.title = `${title} – Pewter`;
  render(
    'design' in opened ? <Visit id={id} design={opened.design} go={go} /> : <Gone notice={opened.notice} />,
    root,
  );
  return () => render(null, root);
}

function Visit({ id, design, go }: { id: string; design: Design; go: Go }) {
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const page = useDesignerSurfaces();
  const ready = playable(checksOf(design, rosterOf()));
  const lay = async (alone: boolean) => {
    setBusy(true);
    const seats = alone ? seating(0, true, design.sides.length) : seating('none', false, design.sides.length);
    const made = await layTable({ file: fileOf(design), ...seats });
    setBusy(false);
    if ('id' in made) go(`/t/${made.id}`);
    else setNotice(bad(made.problem));
  };
  return (
    <div id="visit" ref={page}>
      <main class="paper">
        <h1>{design.title}</h1>
        <p class="note">{text('visit.by')}</p>
        <Preview design={design} />
        {design.story && <p class="story">{design.story}</p>}
        <p>{design.sides.map((side) => `${side.name} (${warriorsOf(side)})`).join(' · ')}</p>
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
