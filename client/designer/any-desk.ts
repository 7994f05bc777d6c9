import type { ReadonlySignal } from '@preact/signals';
import type { Drawn } from '../../shared/design/document.ts';

/** What the desks for battles and for card scenarios have in common: all that keeping, menu and play test need. */
export interface AnyDesk {
  /** As it is now; another object after each change. */
  readonly drawn: ReadonlySignal<Drawn>;
  /** Nothing keeps it from being played, as far as it was looked over. */
  readonly ready: ReadonlySignal<boolean>;
  readonly canUndo: ReadonlySignal<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** How many sit down to play it. */
  seats(): number;
  undo(): void;
  redo(): void;
  /** Lays another design down, as one step that can be taken back; false where it belongs on another desk. */
  lay(drawn: Drawn): boolean;
  end(): void;
}
