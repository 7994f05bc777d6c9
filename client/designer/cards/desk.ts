import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type CardCheck, cardChecksOf } from '../../../shared/design/card-check.ts';
import { type CardCommand, cardSteps } from '../../../shared/design/card-command.ts';
import type { CardDesign } from '../../../shared/design/card-design.ts';
import type { CardRoster } from '../../../shared/design/card-roster.ts';
import { playable } from '../../../shared/design/check.ts';
import { isBattle } from '../../../shared/design/document.ts';
import { say, type TextTable, type Words } from '../../../shared/engine/words.ts';
import { textOf } from '../../../shared/games/texts.ts';
import type { AnyDesk } from '../any-desk.ts';
import { sentences } from '../sentences.ts';

const { begin, act, undo, redo } = cardSteps;

/** The card that is looked at: a row of a stack. */
interface ChosenCard {
  readonly stack: string;
  readonly row: number;
}

/** The desk for scenarios of one card game: the design with its history, and what is looked at. */
export interface CardDesk extends AnyDesk {
  readonly roster: CardRoster;
  readonly design: ReadonlySignal<CardDesign>;
  readonly checks: ReadonlySignal<readonly CardCheck[]>;
  readonly chosen: Signal<ChosenCard | null>;
  /** Why the last change was not made, as a sentence; null once one was. */
  readonly refused: Signal<string | null>;
  /** False where the command changes nothing. */
  do(command: CardCommand): boolean;
  /** Words of the game, of its designer part and of the checks. */
  say(what: Words): string;
}

export function makeCardDesk(first: CardDesign, roster: CardRoster): CardDesk {
  const history = signal(begin(first));
  const design = computed(() => history.value.design);
  const checks = computed(() => cardChecksOf(design.value, roster));
  const tables: readonly TextTable[] = [roster.text, textOf(roster.game), ...sentences];
  const refused = signal<string | null>(null);
  const set = (next: ReturnType<typeof begin>) => {
    if (next === history.peek()) return false;
    history.value = next;
    refused.value = null;
    return true;
  };
  return {
    ...{ roster, design, checks, refused, drawn: design },
    ready: computed(() => playable(checks.value)),
    canUndo: computed(() => history.value.past !== null),
    canRedo: computed(() => history.value.future !== null),
    chosen: signal<ChosenCard | null>(null),
    seats: () => roster.seats(design.peek().options),
    do: (command) => set(act(history.peek(), command)),
    undo: () => void set(undo(history.peek())),
    redo: () => void set(redo(history.peek())),
    lay(drawn) {
      if (isBattle(drawn) || drawn.game !== roster.game) return false;
      set(act(history.peek(), { do: 'put', parts: drawn }));
      return true;
    },
    say: (what) => say(what, ...tables),
    end() {},
  };
}
