import { wearSides } from './styles/sides.ts';
import { protocolText } from './text/protocol.ts';
import './styles/base.css';

/**
 * `/` is the lobby, `/t/ID` a table, `/design` and `/design/ID` the designer, `/d/ID` a battle that somebody drew.
 * Everything but the lobby is loaded only when somebody goes there.
 */
const root = document.getElementById('app')!;
let leave = () => {};
/** Counts visits, so that a slow page does not appear over a later one. */
let visit = 0;

/** A part of the client did not come: the server is away, or it was renewed and its old parts are gone. */
function fail(): void {
  root.textContent = '';
  const words = document.createElement('p');
  words.className = 'no-page';
  words.append(`${protocolText['problem.server-away-page']} `);
  const again = document.createElement('a');
  again.href = location.href;
  again.textContent = protocolText['problem.reload'];
  words.append(again);
  root.append(words);
}

/** Loads what belongs to a path. */
async function pageOf(path: string): Promise<() => Promise<() => void>> {
  const [, page, id = ''] = /^\/(t|d|design)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  const named = decodeURIComponent(id);
  if (page === 't' && id) {
    const { showTable } = await import('./table/screen.tsx');
    return () => showTable(root, named, go);
  }
  if (page === 'd' && id) {
    const { showVisit } = await import('./designer/visit.tsx');
    return () => showVisit(root, named, go);
  }
  if (page === 'design') {
    const { showDesigner } = await import('./designer/workshop.tsx');
    return () => showDesigner(root, named, go);
  }
  const { showLobby } = await import('./lobby/lobby.tsx');
  return async () => showLobby(root, go);
}

async function show(): Promise<void> {
  const mine = ++visit;
  leave();
  leave = () => {};
  const open = await pageOf(location.pathname);
  if (mine !== visit) return;
  const close = await open();
  if (mine === visit) leave = close;
  else close();
}

function go(path: string): void {
  history.pushState(null, '', path);
  show().catch(fail);
}

wearSides();
addEventListener('popstate', () => show().catch(fail));
show().catch(fail);
