import type { Drawn } from '../../shared/design/document.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { designerText as text } from '../text/designer.ts';
import type { AnyDesk } from './any-desk.ts';
import type { Opened } from './files.ts';
import type { Keeping } from './keeping.ts';
import { good, type Notice } from './notices.ts';

/** What is laid out on a desk. */
export interface Beginning {
  readonly design: Drawn;
  readonly key: DesignKey | null;
  readonly unchanged: boolean;
  readonly notice: Notice | null;
  /** Laid over what was drawn last for its game, so that undo brings that back. */
  readonly over?: true;
}

/** Lays out at the desk where it belongs, and leaves the one before with its draft. */
export type Turn = (beginning: Beginning) => Promise<void>;

/**
 * Lays something that was opened over what lies on the desk, as a design of one's own that is not kept yet; undo
 * takes it away again. What is of another game is laid out on a desk of its own, and the menu leads back. `said`: what to say of it.
 */
export async function bring(
  opened: Opened,
  { desk, keeping, turn }: { readonly desk: AnyDesk; readonly keeping: Keeping; readonly turn: Turn },
  said: (title: string) => string,
): Promise<void> {
  if (!('design' in opened)) {
    keeping.notice.value = opened.notice;
    return;
  }
  const { design } = opened;
  const { title } = design;
  if (!desk.lay(design))
    return turn({
      ...{ design, key: null, unchanged: false, over: true },
      notice: good(text('bring.turned', { title })),
    });
  // Another design than the one that was kept under the link.
  keeping.part();
  keeping.notice.value = good(said(title));
}
