import { render } from 'preact';
import { isBattle } from '../../shared/design/document.ts';
import { rosterOf } from '../../shared/games/warrior-lands/designer/roster.ts';
import { fontsReady } from '../art/fonts.ts';
import { silhouettesReady } from '../art/silhouettes.ts';
import { designOf, designVersions } from '../session/designs.ts';
import { mineOf } from '../session/own-designs.ts';
import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import { blankFor, GAME } from './blank.ts';
import { type Beginning, bring, type Turn } from './bring.ts';
import { cardRoster } from './cards/rosters.ts';
import { makeDesk } from './desk.ts';
import { draftOf, lastDraft } from './drafts.ts';
import { openAddress } from './fetched.ts';
import { type Opened, openContent, openShipped } from './files.ts';
import { type Keeping, keepingOf } from './keeping.ts';
import { bad, good } from './notices.ts';
import { Designer } from './screen.tsx';

type Go = (path: string) => void;

/**
 * Shows the designer in `root`: the design of an edit link (`id`, with its secret behind the #), what an address
 * asks for (`?from=` a file anywhere, `?ready=` a ready scenario), or what this browser was drawing last. Returns
 * how to leave.
 */
export async function showDesigner(root: HTMLElement, id: string, go: Go): Promise<() => void> {
  document.title = `${text('page.title')} – Pewter`;
  const asked = new URLSearchParams(location.search);
  const secret = /^#([0-9a-f]{32})$/.exec(location.hash)?.[1] ?? '';
  let laid: Laid | null = null;
  const turn: Turn = async (next) => {
    laid?.end();
    laid = await layOut(root, next, go, turn);
  };
  await turn(await beginning(id, secret));
  const [from, ready] = [asked.get('from'), asked.get('ready')];
  if (laid && (from !== null || ready !== null)) {
    // What was asked for lies here now: another look at the page goes on with what became of it.
    history.replaceState(null, '', location.pathname);
    const opened = from !== null ? await openAddress(from) : await openShipped(ready ?? '');
    await bring(opened, { ...(laid as Laid), turn }, (title) =>
      text(from !== null ? 'from.read' : 'shipped.done', { title }),
    );
  }
  return () => {
    laid?.end();
    render(null, root);
  };
}

interface Laid {
  readonly desk: AnyDesk;
  readonly keeping: Keeping;
  end(): void;
}

/** Every desk is a page of its own, so that nothing of the one before stays in it. */
let desks = 0;

async function layOut(root: HTMLElement, begun: Beginning, go: Go, turn: Turn): Promise<Laid> {
  const under = begun.over ? await draftOf(begun.design.game) : null;
  const design = under?.design ?? begun.design;
  const key = String(desks++);
  if (isBattle(design)) {
    await Promise.all([fontsReady(), silhouettesReady()]);
    const desk = makeDesk(design, rosterOf());
    const keeping = begin(desk, begun);
    render(<Designer key={key} desk={desk} keeping={keeping} go={go} turn={turn} />, root);
    return laidOut(desk, keeping);
  }
  const [{ makeCardDesk, CardDesigner }] = await Promise.all([import('./cards/screen.tsx'), fontsReady()]);
  const roster = await cardRoster(design.game);
  if (!roster) throw new Error(`no roster of "${design.game}"`);
  const desk = makeCardDesk(design, roster);
  const keeping = begin(desk, begun);
  render(<CardDesigner key={key} desk={desk} keeping={keeping} go={go} turn={turn} />, root);
  return laidOut(desk, keeping);
}

function begin(desk: AnyDesk, { design, key, unchanged, notice, over }: Beginning): Keeping {
  if (over) desk.lay(design);
  const keeping = keepingOf(desk, key, unchanged);
  if (key && unchanged) keeping.kept(key);
  keeping.notice.value = notice;
  return keeping;
}

const laidOut = (desk: AnyDesk, keeping: Keeping): Laid => ({
  ...{ desk, keeping },
  end() {
    keeping.end();
    desk.end();
  },
});

async function beginning(id: string, secret: string): Promise<Beginning> {
  const blank: Beginning = { design: blankFor(GAME), key: null, unchanged: false, notice: null };
  if (id) return edited(id, secret, blank);
  const draft = await lastDraft();
  if (!draft) return blank;
  const { design, key, changed } = draft;
  return {
    design,
    key,
    unchanged: key !== null && !changed,
    notice: changed ? good(text('keep.draft')) : null,
  };
}

/** The design of an edit link; for whoever has no secret of it, a copy. */
async function edited(id: string, secret: string, blank: Beginning): Promise<Beginning> {
  const answer = await designOf(id);
  const opened: Opened = answer.ok ? await openContent(answer.value.file) : { notice: bad(answer.problem) };
  const draft = 'design' in opened ? await draftOf(opened.design.game) : null;
  // A draft of this very design is newer than what was saved: it comes back with what it began from.
  if (draft?.key?.id === id && draft.changed)
    return { design: draft.design, key: draft.key, unchanged: false, notice: good(text('keep.draft')) };
  if (!answer.ok || !('design' in opened))
    return { ...blank, notice: 'notice' in opened ? opened.notice : null };
  const known = secret || mineOf(id)?.secret;
  const mayEdit = known !== undefined && known !== '' && (await designVersions(id, known)).ok;
  if (!mayEdit)
    return { design: opened.design, key: null, unchanged: false, notice: good(text('keep.not-yours')) };
  return {
    ...{ design: opened.design, unchanged: true, notice: null },
    key: { id, secret: known, version: answer.value.version },
  };
}
