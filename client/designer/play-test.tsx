import { useState } from 'preact/hooks';
import { playable } from '../../shared/design/check.ts';
import { fileOf } from '../../shared/design/design.ts';
import { layTable, seating } from '../lobby/make.ts';
import { beginPlayTest } from '../session/drawing-board.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { bad, type Keeping } from './keeping.ts';

/** Plays what lies on the desk against the table, at once. */
export function PlayTest({
  desk,
  keeping,
  go,
}: {
  desk: Desk;
  keeping: Keeping;
  go: (path: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const ready = playable(desk.checks.value);
  const play = async () => {
    setBusy(true);
    const { design } = desk.history.peek();
    const made = await layTable({ file: fileOf(design), ...seating(0, true, design.sides.length) });
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
