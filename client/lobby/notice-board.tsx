import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { TableCard } from '../../shared/protocol/http.ts';
import { lobbySign } from '../art/lobbySigns.ts';
import { Icon } from '../panels/icon.tsx';
import { text } from '../text/lobby.ts';
import { type Note, notesOf, openNote } from './cards.ts';
import { shownGame } from './games.ts';

/** So many notes hang and so many place cards stand at first. */
const FEW_NOTES = matchMedia('(max-width: 640px)').matches ? 1 : 3;
const FEW_CARDS = 4;

type Go = (path: string) => void;

/** The felt board: one's own tables pinned above, open tables as place cards below. */
export function NoticeBoard({
  own,
  open,
  go,
}: {
  own: readonly TableCard[];
  open: readonly TableCard[];
  go: Go;
}) {
  const [all, setAll] = useState(false);
  const notes = notesOf(own);
  const ownIds = new Set(own.map((table) => table.id));
  const others = open.filter((table) => !ownIds.has(table.id));
  return (
    <section class={`notice-board${all ? ' all' : ''}`}>
      <header>
        <h2>{text('continue.title')}</h2>
        {notes.length > FEW_NOTES && (
          <button type="button" class="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('continue.fewer') : text('continue.more', { n: notes.length - FEW_NOTES })}
          </button>
        )}
      </header>
      {notes.length === 0 && (
        <p class="note none">
          <i class="pin" aria-hidden="true" />
          {text('continue.none')}
        </p>
      )}
      <ul class="notes">
        {(all ? notes : notes.slice(0, FEW_NOTES)).map((note) => (
          <li key={note.id}>
            <PinnedNote note={note} go={go} />
          </li>
        ))}
      </ul>
      <h2 class={others.length === 0 ? 'nobody' : undefined}>{text('open.title')}</h2>
      {others.length === 0 && <p class="tent none">{text('open.none')}</p>}
      <ul class="tents">
        {(all ? others : others.slice(0, FEW_CARDS)).map((table) => (
          <li key={table.id}>
            <TableLink id={table.id} go={go} look="tent">
              <b>{table.title}</b>
              <small>{openNote(table)}</small>
            </TableLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PinnedNote({ note, go }: { note: Note; go: Go }) {
  return (
    <TableLink id={note.id} go={go} look="note">
      <i class="pin" aria-hidden="true" />
      <Icon path={lobbySign(shownGame(note.game)?.sign ?? 'quill-ink')} />
      <span>
        <b>{note.title}</b>
        <small>{note.state}</small>
      </span>
      {note.yourTurn && <em class="seal">{text('continue.your-turn')}</em>}
    </TableLink>
  );
}

/** A true link, so that it can be copied and opened in a new tab; a plain click stays in the page. */
function TableLink({
  id,
  go,
  look,
  children,
}: {
  id: string;
  go: Go;
  look: 'note' | 'tent';
  children: ComponentChildren;
}) {
  return (
    <a
      class={look}
      href={`/t/${id}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        go(`/t/${id}`);
      }}
    >
      {children}
    </a>
  );
}
