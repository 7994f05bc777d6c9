import { pressKey } from '../play/keys.ts';
import type { Session } from '../session/session.ts';
import type { Tabletop } from './tabletop.ts';

/** Keys that belong to the board; the others (Space, N, U, figures) belong to the panels' keys.ts. */
const MINE = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter']);

/** Escape skips what is being shown. Arrows walk the choices and Enter takes the one in focus, as long as no button or field has the keys. */
export function listenToKeys(session: Session, top: Tabletop): () => void {
  const press = (e: KeyboardEvent) => {
    if (e.key === 'Escape') top.skip();
    if (!MINE.has(e.key) || e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented) return;
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && activeElement.tagName !== 'CANVAS') return;
    const focus = session.focus.peek();
    const intent = pressKey(e.key, top.means, {
      decisions: session.decisions.peek(),
      cards: top.cards.ids,
      card: focus.card,
      choice: focus.choice,
      looked: focus.pinned,
    });
    if (intent.do === 'nothing') return;
    e.preventDefault();
    top.act(intent, top.pointedAt());
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
