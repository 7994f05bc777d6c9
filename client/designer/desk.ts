import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Check, checksOf, playable } from '../../shared/design/check.ts';
import { battleSteps, type Command, perform } from '../../shared/design/command.ts';
import type { Design, Layer, Place } from '../../shared/design/design.ts';
import { isBattle } from '../../shared/design/document.ts';
import type { History as StepHistory } from '../../shared/design/history.ts';
import type { Roster, Warrior } from '../../shared/design/roster.ts';
import type { Mirror } from '../../shared/design/shapes.ts';
import type { AnyDesk } from './any-desk.ts';

type History = StepHistory<Design, Command>;
const { begin, act, undo, redo } = battleSteps;

/** What the hand holds. */
export type Tool =
  | { readonly kind: 'hand' }
  | { readonly kind: 'paint'; readonly layer: Layer; readonly letter: string }
  | { readonly kind: 'rubber' }
  /** The picture under the hexes itself: it is dragged and sized. */
  | { readonly kind: 'picture' }
  | { readonly kind: 'warrior'; readonly warrior: Warrior };

export type Shape = 'brush' | 'line' | 'fill';

/** A feature on every hex that the brush goes over. */
export const DENSEST = 4;

/** How the hand paints. */
export interface Hold {
  readonly tool: Tool;
  readonly shape: Shape;
  readonly size: number;
  readonly mirror: Mirror;
  /** Features on so many of four hexes. */
  readonly density: number;
  /** No features on water and lava. */
  readonly onLand: boolean;
}

/** A warrior on its way: from the tray or from its hex; where the pointer is, in CSS px of the window. */
export interface Carried {
  readonly warrior: Warrior;
  readonly side: number;
  readonly from: Place | null;
  readonly x: number;
  readonly y: number;
}

/** The desk for battles: the design with its history, and what is held, chosen and pointed at. */
export interface Desk extends AnyDesk {
  readonly roster: Roster;
  readonly history: Signal<History>;
  /** As it is shown: with the stroke that is being drawn. */
  readonly shown: ReadonlySignal<Design>;
  readonly tool: Signal<Tool>;
  readonly shape: Signal<Shape>;
  readonly size: Signal<number>;
  readonly mirror: Signal<Mirror>;
  readonly density: Signal<number>;
  readonly onLand: Signal<boolean>;
  /** The side whose warriors are placed. */
  readonly side: Signal<number>;
  /** What blocks movement and sight is hatched. */
  readonly hatched: Signal<boolean>;
  readonly hover: Signal<Place | null>;
  /** The hex that the paper beside the map tells of. */
  readonly chosen: Signal<Place | null>;
  readonly carried: Signal<Carried | null>;
  /** Why the last warrior or picture could not be put down, as a sentence; null once one was. */
  readonly refused: Signal<{ readonly why: string } | null>;
  /** Looked over a little after the last change. */
  readonly checks: Signal<readonly Check[]>;
  /** Asks the map to bring a place into sight. */
  readonly wanted: Signal<Place | null>;
  /** False where the command changes nothing. */
  do(command: Command): boolean;
  /** Shows what a command would do; null ends it. */
  preview(command: Command | null): void;
}

/** How the hand paints now, whoever watches. */
export const holdOf = ({ tool, shape, size, mirror, density, onLand }: Desk): Hold => ({
  ...{ tool: tool.peek(), shape: shape.peek() },
  ...{ size: size.peek(), mirror: mirror.peek() },
  ...{ density: density.peek(), onLand: onLand.peek() },
});

/** A look takes some milliseconds with two hundred warriors: not after every hex of a stroke. */
const LOOK_AFTER = 180;

export function makeDesk(first: Design, roster: Roster): Desk {
  const history = signal(begin(first));
  const stroke = signal<Design | null>(null);
  const shown = computed(() => stroke.value ?? history.value.design);
  const checks = signal(checksOf(first, roster));
  let later: ReturnType<typeof setTimeout> | undefined;
  const set = (next: History) => {
    stroke.value = null;
    if (next === history.peek()) return false;
    history.value = next;
    clearTimeout(later);
    later = setTimeout(() => {
      checks.value = checksOf(history.peek().design, roster);
    }, LOOK_AFTER);
    return true;
  };
  return {
    ...{ roster, history, shown, checks },
    drawn: computed(() => history.value.design),
    ready: computed(() => playable(checks.value)),
    canUndo: computed(() => history.value.past !== null),
    canRedo: computed(() => history.value.future !== null),
    seats: () => history.peek().design.sides.length,
    tool: signal<Tool>({ kind: 'paint', layer: 'ground', letter: 'g' }),
    shape: signal<Shape>('brush'),
    size: signal(1),
    mirror: signal<Mirror>('none'),
    density: signal(DENSEST),
    onLand: signal(false),
    side: signal(0),
    hatched: signal(false),
    hover: signal<Place | null>(null),
    chosen: signal<Place | null>(null),
    carried: signal<Carried | null>(null),
    refused: signal<{ readonly why: string } | null>(null),
    wanted: signal<Place | null>(null),
    do: (command) => set(act(history.peek(), command)),
    preview(command) {
      stroke.value = command && (perform(history.peek().design, command)?.design ?? null);
    },
    undo: () => void set(undo(history.peek())),
    redo: () => void set(redo(history.peek())),
    lay: (drawn) => {
      if (isBattle(drawn)) set(act(history.peek(), { do: 'put', parts: drawn }));
      return isBattle(drawn);
    },
    end: () => clearTimeout(later),
  };
}
