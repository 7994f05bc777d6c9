import { useState } from 'preact/hooks';
import { fileOfDrawn } from '../../shared/design/document.ts';
import { layTable, seating } from '../lobby/make.ts';
import { beginPlayTest } from '../session/drawing-board.ts';
import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import type { Keeping } from './keeping.ts';
import { bad } from './notices.ts';

/** Plays what lies on the desk against the table, at once. */
export function PlayTest({
  desk,
  keeping,
  go,
}: {
  desk: AnyDesk;
  keeping: Keeping;
  go: (path: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const ready = desk.ready.value;
  const play = async () => {
    setBusy(true);
    const file = fileOfDrawn(desk.drawn.peek());
    const made = await layTable({ file, ...seating(0, true, desk.seats()) });
    setBusy(false);
    if ('id' in made) {
      beginPlayTest(made.id, location.pathname);
      go(`/t/${made.id}`);
    } else keeping.notice.value = bad(made.problem);
  };
  return (
    <button
      type="button"
      class="play-test brass-button"
      disabled={busy || !ready}
      title={ready ? undefined : text('play.not-yet')}
      onClick={() => void play()}
    >
      <span aria-hidden="true">▶</span> {text(busy ? 'play.making' : 'play.test')}
    </button>
  );
}
