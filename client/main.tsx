import { protocolText } from './text/protocol.ts';
import './styles/base.css';

/** `/` is the lobby, `/t/ID` a table. The table, with Phaser, is loaded only when somebody goes there. */
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

async function show(): Promise<void> {
  const mine = ++visit;
  leave();
  leave = () => {};
  const table = /^\/t\/([^/]+)\/?$/.exec(location.pathname)?.[1];
  const { show: open } = table
    ? await import('./table/screen.tsx').then(({ showTable }) => ({
        show: () => showTable(root, decodeURIComponent(table), go),
      }))
    : await import('./lobby/lobby.tsx').then(({ showLobby }) => ({ show: async () => showLobby(root, go) }));
  if (mine !== visit) return;
  const close = await open();
  if (mine === visit) leave = close;
  else close();
}

function go(path: string): void {
  history.pushState(null, '', path);
  show().catch(fail);
}

addEventListener('popstate', () => show().catch(fail));
show().catch(fail);
