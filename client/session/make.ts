import { batch, computed, effect, signal } from '@preact/signals';
import type { DecisionView, Outcome, Sheet } from '../../shared/engine/game.ts';
import type { Refusal } from '../../shared/engine/refusal.ts';
import { type TextTable, words } from '../../shared/engine/words.ts';
import type { Chapter, ChatLine, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import { PROTOCOL } from '../../shared/protocol/version.ts';
import type { Scene } from '../../shared/table/model.ts';
import { makeClocks } from './clocks.ts';
import { makeHands } from './hands.ts';
import { keepLine } from './keep.ts';
import type { Clock, Dial } from './line.ts';
import { emptyTable, snapshot } from './mirror.ts';
import { makeOutbox } from './outbox.ts';
import type { Focus, Session } from './session.ts';

export const noFocus: Focus = { hovered: '', pinned: '', card: '', made: '', choice: -1 };

/** A gap in the chapters is reported at most this often. */
const AGAIN_AFTER = 3_000;
/** The board has this long to show an act before the choices appear without it. */
const SHOW_PATIENCE = 20_000;

interface Setting {
  readonly tableId: string;
  readonly dial: Dial;
  readonly clock: Clock;
  readonly texts: readonly TextTable[];
  /** Makes act ids unique among browsers, tabs and page loads. */
  readonly browser: string;
  /** The people went on to another table. */
  readonly moved: (table: string) => void;
}

type ChapterEar = (chapter: Chapter, before: PublicTable, after: PublicTable) => void;
type DragEar = (drag: ToClient['drag']) => void;

/** A sitting at a table over any kind of line. Knows no DOM and no network. */
export function makeSession(setting: Setting): Session {
  const { clock } = setting;
  const welcomed = signal(false);
  const scene = signal<Scene | null>(null);
  const table = signal<PublicTable>(emptyTable);
  const shown = signal(0);
  const chronicle = signal<readonly Chapter[]>([]);
  const chat = signal<readonly ChatLine[]>([]);
  const seats = signal<readonly number[]>([]);
  const host = signal(false);
  const asked = signal<{ readonly step: number; readonly decisions: readonly DecisionView[] }>({
    step: 0,
    decisions: [],
  });
  const undoable = signal(false);
  const looks = signal<ToClient['you']['looks']>([]);
  const outcome = signal<Outcome | null>(null);
  const commitment = signal('');
  const seed = signal('');
  const refusal = signal<Refusal | null>(null);
  const focus = signal<Focus>(noFocus);
  const chapterEars = new Set<ChapterEar>();
  const dragEars = new Set<DragEar>();

  /** The newest state as it came, and the last step whose chapter came. */
  let live: PublicTable | null = null;
  let told = 0;
  let askedAgain = Number.NEGATIVE_INFINITY;

  const caughtUp = computed(() => shown.value >= table.value.step);
  const decisions = computed(() =>
    caughtUp.value && asked.value.step >= table.value.step ? asked.value.decisions : noDecisions,
  );

  const sheets = makeSheets((piece) => kept.send('inspect', { piece }));
  const handovers = new Map<number, (secret: string) => void>();
  const outbox = makeOutbox(setting.browser, (intent) => kept.send('act', intent), clock);
  const clocks = makeClocks(clock);
  const hands = makeHands(setting.browser, (kind, payload) => kept.send(kind, payload));
  const kept = keepLine(setting.dial, clock, {
    state(state) {
      live = state;
      // Presence changes without an act; an act's state is shown together with its chapter.
      if (state.step <= told) table.value = snapshot(state, table.peek());
    },
    // One message is one change: nobody sees a half of it.
    message: (type, payload) => batch(() => hear[type]?.(payload as never)),
  });

  const hear: { [K in keyof ToClient]?: (message: ToClient[K]) => void } = {
    welcome(message) {
      if (message.protocol !== PROTOCOL) {
        kept.end({ code: 'old-protocol', words: words('problem.old-protocol'), lasting: true });
        return;
      }
      settle(live?.step ?? 0);
      welcomed.value = true;
      scene.value = message.scene;
      chronicle.value = message.chronicle;
      chat.value = message.chat;
      seats.value = message.seats;
      host.value = message.host;
      commitment.value = message.commitment;
      seed.value = message.seed;
      outcome.value = message.outcome;
      shown.value = told;
      sheets.forget();
      hands.anew();
      clocks.hear([]);
      outbox.resend();
    },
    scene: (message) => {
      scene.value = message.scene;
      sheets.forget();
    },
    events({ outcome: ended, seed: shownSeed, since, ...chapter }) {
      if (chapter.step <= told) return;
      if (since > told && clock.now() - askedAgain > AGAIN_AFTER) {
        askedAgain = clock.now();
        kept.send('again', {});
      }
      const before = table.peek();
      settle(chapter.step);
      chronicle.value = [...chronicle.peek(), chapter];
      if (ended !== undefined) outcome.value = ended;
      if (shownSeed !== undefined) seed.value = shownSeed;
      sheets.forget();
      for (const ear of chapterEars) ear(chapter, before, table.peek());
      if (chapterEars.size === 0) shown.value = chapter.step;
      else dontWaitForever(chapter.step);
    },
    you(message) {
      // An act without anything to tell (a standing answer) has no chapter.
      if (message.step > told) settle(message.step);
      if (chapterEars.size === 0) shown.value = told;
      seats.value = message.seats;
      host.value = message.host;
      undoable.value = message.canUndo;
      looks.value = message.looks;
      asked.value = message;
    },
    done({ id }) {
      if (!hands.answered(id, null)) outbox.done(id);
    },
    refused({ id, ...why }) {
      if (hands.answered(id, why) || outbox.refused(id, why)) refusal.value = why;
    },
    sheet: sheets.came,
    said(line) {
      if (!chat.peek().some((l) => l.n === line.n)) chat.value = [...chat.peek(), line];
    },
    drag(message) {
      for (const ear of dragEars) ear(message);
    },
    clock: ({ clocks: told }) => clocks.hear(told),
    held: hands.hear.held,
    carried: hands.hear.carried,
    pointed: hands.hear.pointed,
    handover({ seat, secret }) {
      handovers.get(seat)?.(secret);
      handovers.delete(seat);
    },
    moved: (message) => setting.moved(message.table),
  };

  function settle(step: number): void {
    told = step;
    if (live) table.value = snapshot(live, table.peek());
  }

  /** A board that hangs must not hide the choices for good. */
  function dontWaitForever(step: number): void {
    clock.after(SHOW_PATIENCE, () => {
      if (shown.peek() < step) shown.value = step;
    });
  }

  effect(() => {
    if (kept.connection.value !== 'gone') return;
    hands.anew();
    outbox.abandon({ code: 'gone', words: words('problem.gone') });
  });

  const act: Session['act'] = (what) => {
    if (kept.connection.peek() === 'gone')
      return Promise.resolve({ code: 'gone', words: words('problem.gone') });
    return outbox.act(what, told);
  };

  return {
    tableId: setting.tableId,
    connection: kept.connection,
    trouble: kept.trouble,
    welcomed,
    scene,
    table,
    shown,
    chronicle,
    chat,
    seats,
    host,
    decisions,
    asked: computed(() => asked.value.step),
    canUndo: undoable,
    looks,
    outcome,
    commitment,
    seed,
    pending: outbox.pending,
    refusal,
    focus,
    texts: setting.texts,
    act,
    choose(decision, choice) {
      const chosen = decision.choices[choice];
      focus.value = { ...focus.peek(), card: '', made: '', choice: -1 };
      return act({ do: 'move', seat: decision.seat, move: chosen.move });
    },
    inspect: (piece) => sheets.of(piece),
    say: (text) => void kept.send('say', { text }),
    drag: (piece, x, y) => void kept.send('drag', { piece, x, y }),
    handover(seat) {
      return new Promise((resolve) => {
        handovers.set(seat, resolve);
        kept.send('handover', { seat });
      });
    },
    onChapter(listen) {
      chapterEars.add(listen);
      return () => {
        chapterEars.delete(listen);
        if (chapterEars.size === 0) shown.value = told;
      };
    },
    onDrag(listen) {
      dragEars.add(listen);
      return () => dragEars.delete(listen);
    },
    clocks: clocks.clocks,
    left: clocks.left,
    back: () => void kept.send('back', {}),
    grab: hands.grab,
    carry: hands.carry,
    point: hands.point,
    onHeld: hands.onHeld,
    onCarried: hands.onCarried,
    onPointed: hands.onPointed,
    wake: kept.wake,
    leave: () => kept.end(),
  };
}

const noDecisions: readonly DecisionView[] = [];

/** Sheets by piece, asked for once and forgotten with every act. */
function makeSheets(ask: (piece: string) => boolean) {
  let known = new Map<string, Promise<Sheet | null>>();
  let waiting = new Map<string, (sheet: Sheet | null) => void>();
  return {
    of(piece: string): Promise<Sheet | null> {
      const old = known.get(piece);
      if (old) return old;
      const coming = new Promise<Sheet | null>((resolve) => waiting.set(piece, resolve));
      known.set(piece, coming);
      if (!ask(piece)) this.forget();
      return coming;
    },
    came({ piece, sheet }: ToClient['sheet']): void {
      waiting.get(piece)?.(sheet);
      waiting.delete(piece);
    },
    /** What is still waited for is answered with nothing: whoever wants it asks again. */
    forget(): void {
      const left = waiting;
      known = new Map();
      waiting = new Map();
      for (const resolve of left.values()) resolve(null);
    },
  };
}
