import { computed, signal } from '@preact/signals';
import { FastDice } from '../../../shared/engine/dice-fast.ts';
import type { GameEvent } from '../../../shared/engine/event.ts';
import type { DecisionView, Outcome } from '../../../shared/engine/game.ts';
import type { Refusal } from '../../../shared/engine/refusal.ts';
import { warriorLands } from '../../../shared/games/warrior-lands/game.ts';
import type { BattleSetup, Move } from '../../../shared/games/warrior-lands/model.ts';
import type { Battle } from '../../../shared/games/warrior-lands/rules/state.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import type { PublicTable } from '../../../shared/protocol/state.ts';
import { encodeMarks } from '../../../shared/table/marks.ts';
import type { Focus, Session } from '../../session/session.ts';

type ChapterEar = Parameters<Session['onChapter']>[0];
type DragEar = Parameters<Session['onDrag']>[0];

export interface LocalSession extends Session {
  /** Plays `acts` acts for everyone without showing them. */
  fastForward(acts: number): void;
  /** Pretends that another seat drags. */
  hearDrag: DragEar;
}

/**
 * A sitting without a server, for looking at the table alone: the real game runs in the page, `mine` are one's
 * own seats, all others are played by the game's own advice. Only for the harness.
 */
export function localSession(setup: BattleSetup, mine: readonly number[], seed: number): LocalSession {
  const dice = new FastDice(seed);
  const events: GameEvent[] = [];
  const battle: Battle = warriorLands.setup(setup, {}, dice, (e) => events.push(e));
  let step = 0;
  let thinking = 0;
  const table = signal(publicTable(battle, step));
  const shown = signal(0);
  const decisions = signal<readonly DecisionView[]>([]);
  const chronicle = signal<readonly Chapter[]>([]);
  const outcome = signal<Outcome | null>(null);
  const focus = signal<Focus>({ hovered: '', pinned: '', card: '', made: '', choice: -1 });
  const refusal = signal<Refusal | null>(null);
  const ears = new Set<ChapterEar>();
  const dragEars = new Set<DragEar>();

  shown.subscribe(() => queueMicrotask(ask));

  /** What my seats must choose, once everything is shown; the others move by themselves. */
  function ask(): void {
    if (shown.peek() < step) return;
    const open = warriorLands.decisions(battle);
    const foreign = open.find((d) => !mine.includes(d.seat));
    decisions.value = open.flatMap((d) =>
      mine.includes(d.seat) ? (warriorLands.present(battle, d.seat) ?? []) : [],
    );
    clearTimeout(thinking);
    if (foreign) thinking = window.setTimeout(() => play(foreign.seat, advised(foreign.seat)), 400);
  }

  const advised = (seat: number): Move =>
    warriorLands.advise(warriorLands.determinize(battle, seat, dice), seat, dice);

  function play(seat: number, move: Move): Refusal | null {
    const no = warriorLands.check(battle, seat, move);
    if (no) {
      refusal.value = no;
      return no;
    }
    const before = table.peek();
    events.length = 0;
    warriorLands.apply(battle, seat, move, dice, (e) => events.push(e));
    step++;
    decisions.value = [];
    table.value = publicTable(battle, step);
    const chapter = { step, events: [...events] };
    chronicle.value = [...chronicle.peek(), chapter];
    outcome.value = warriorLands.outcome(battle);
    if (ears.size === 0) shown.value = step;
    for (const ear of ears) ear(chapter, before, table.peek());
    return null;
  }

  return {
    tableId: 'harness',
    connection: signal('here' as const),
    scene: signal(warriorLands.scene(battle)),
    table,
    shown,
    chronicle,
    chat: signal([]),
    seats: signal(mine),
    host: signal(true),
    decisions,
    asked: computed(() => table.value.step),
    canUndo: signal(false),
    looks: signal([]),
    outcome,
    commitment: signal(''),
    seed: signal(''),
    pending: signal(0),
    refusal,
    focus,
    texts: [warriorLands.text],
    act: async (act) => (act.do === 'move' ? play(act.seat, act.move as Move) : null),
    choose: async (decision, choice) => play(decision.seat, decision.choices[choice].move as Move),
    inspect: async (piece) => warriorLands.inspect(battle, mine[0] ?? -1, piece),
    say() {},
    drag() {},
    onChapter(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    onDrag(ear) {
      dragEars.add(ear);
      return () => dragEars.delete(ear);
    },
    grab: async () => null,
    carry() {},
    point() {},
    onHeld: () => () => {},
    onCarried: () => () => {},
    onPointed: () => () => {},
    leave() {},
    trouble: signal(null),
    welcomed: signal(true),
    handover: async () => '',
    ...{ clocks: signal([]), left: () => 0, back() {} },
    wake() {},
    fastForward(acts) {
      for (let i = 0; i < acts && !outcome.peek(); i++) {
        const [open] = warriorLands.decisions(battle);
        if (open) play(open.seat, advised(open.seat));
      }
      ask();
    },
    hearDrag: (drag) => {
      for (const ear of dragEars) ear(drag);
    },
  };
}

function publicTable(battle: Battle, step: number): PublicTable {
  const table = warriorLands.table(battle);
  const open = warriorLands.decisions(battle);
  return {
    step,
    phase: open.length > 0 ? 'playing' : 'over',
    seats: new Map(),
    pieces: new Map(table.pieces.map(({ id, marks, ...p }) => [id, { ...p, marks: encodeMarks(marks) }])),
    piles: new Map(Object.entries(table.piles)),
    facts: new Map(Object.entries(table.facts)),
    turn: open.map((d) => d.seat).join(),
    asked: open[0]?.kind ?? '',
    asker: -1,
    asks: '',
    byHand: false,
    watchers: 0,
    limit: 0,
  };
}
