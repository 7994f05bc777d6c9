import { signal } from '@preact/signals';
import { FastDice } from '../../../shared/engine/dice-fast.ts';
import type { GameEvent } from '../../../shared/engine/event.ts';
import { untold } from '../../../shared/engine/event.ts';
import type { AnyGame } from '../../../shared/engine/game.ts';
import { type Refusal, refusalFor } from '../../../shared/engine/refusal.ts';
import type { Chapter } from '../../../shared/protocol/messages.ts';
import { LIES_DOWN, LIES_LOCKED, type PublicTable } from '../../../shared/protocol/state.ts';
import type { FreeAct } from '../../../shared/table/byhand/acts.ts';
import { refusalOfHand } from '../../../shared/table/byhand/check.ts';
import { byHand } from '../../../shared/table/byhand/hand.ts';
import { layDown } from '../../../shared/table/byhand/lay.ts';
import type { FreeTable, LaidPiece } from '../../../shared/table/byhand/piece.ts';
import { sceneByHand } from '../../../shared/table/byhand/scene.ts';
import { publicTable, seenBy } from '../../../shared/table/byhand/view.ts';
import { encodeMarks } from '../../../shared/table/marks.ts';
import type { BoardView, Scene } from '../../../shared/table/model.ts';
import { noFocus } from '../../session/make.ts';
import type { Session } from '../../session/session.ts';
import { tableSentences } from '../../text/games.ts';

type Ear<K extends 'onHeld' | 'onCarried' | 'onPointed'> = Parameters<Session[K]>[0];

export interface LocalHands extends Session {
  /** Another hand does something. */
  does(seat: number, act: FreeAct): Refusal | null;
  hearHeld: Ear<'onHeld'>;
  hearCarried: Ear<'onCarried'>;
  hearPointed: Ear<'onPointed'>;
}

/** A table by hand without a server: the real pieces of a game in the page. Only for the harness and the bench. */
export async function localHands(
  game: AnyGame,
  setup: unknown,
  mine: readonly number[],
  more: { readonly moves: number; readonly field?: { readonly board: BoardView; readonly pieces: number } },
): Promise<LocalHands> {
  const dice = new FastDice(7);
  const state = game.setup(setup, {}, dice, untold);
  for (let i = 0; i < more.moves; i++) {
    const [asked] = game.decisions(state).filter(({ answered }) => !answered);
    if (!asked) break;
    const seen = game.determinize(state, asked.seat, dice);
    game.apply(state, asked.seat, game.advise(seen, asked.seat, dice), dice, untold);
  }
  const plain = game.scene(state);
  const base: Scene = more.field ? { ...plain, board: more.field.board } : plain;
  const scene = sceneByHand(base, game.byHand.catalogue(state), game.byHand.marks);
  const laid = game.byHand.layOut(state);
  let table: FreeTable = layDown(more.field ? crowd(scene, laid, more.field.pieces) : laid, scene, dice);
  const before: FreeTable[] = [];
  let step = 1;
  const names = scene.sides.map(({ name }) => name);
  const shown = signal(step);
  const state$ = signal(publicOf(table, scene, step, names));
  const looks = signal(looksOf(table, scene, mine));
  const chronicle = signal<readonly Chapter[]>([]);
  const refusal = signal<Refusal | null>(null);
  const canUndo = signal(false);
  const ears = {
    held: new Set<Ear<'onHeld'>>(),
    carried: new Set<Ear<'onCarried'>>(),
    pointed: new Set<Ear<'onPointed'>>(),
  };

  function publish(events: readonly GameEvent[]): void {
    step++;
    state$.value = publicOf(table, scene, step, names, state$.peek());
    looks.value = looksOf(table, scene, mine);
    chronicle.value = [...chronicle.peek(), { step, events }];
    shown.value = step;
    canUndo.value = before.length > 0;
  }

  function does(seat: number, act: FreeAct): Refusal | null {
    const no = refusalOfHand(table, scene, seat, act);
    if (no) return no;
    const events: GameEvent[] = [];
    before.push(table);
    table = byHand(table, act, { scene, seat, names, dice, tell: (event) => events.push(event) });
    publish(events);
    return null;
  }

  return {
    ...{
      tableId: 'harness',
      connection: signal('here' as const),
      scene: signal(scene),
      table: state$,
      shown,
    },
    ...{ chronicle, chat: signal([]), seats: signal(mine), host: signal(true), decisions: signal([]) },
    ...{ asked: signal(0), canUndo, looks, outcome: signal(null), commitment: signal(''), seed: signal('') },
    ...{ pending: signal(0), refusal, focus: signal(noFocus), trouble: signal(null), welcomed: signal(true) },
    texts: [game.text, await tableSentences()],
    async act(act) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      if (act.do === 'undo') {
        table = before.pop() ?? table;
        publish([]);
        return null;
      }
      if (act.do === 'by-hand') {
        const taken = game.byHand.takeUp(state, table.pieces, dice);
        return taken.ok ? null : refusalFor(taken.faults);
      }
      if (act.do !== 'free') return { code: 'harness', words: { key: 'no.by-hand' } };
      const no = does(act.seat, act.act);
      refusal.value = no;
      return no;
    },
    choose: async () => null,
    inspect: async () => null,
    say() {},
    drag() {},
    onChapter: () => () => {},
    onDrag: () => () => {},
    grab: async () => null,
    carry() {},
    point() {},
    onHeld(ear) {
      ears.held.add(ear);
      return () => ears.held.delete(ear);
    },
    onCarried(ear) {
      ears.carried.add(ear);
      return () => ears.carried.delete(ear);
    },
    onPointed(ear) {
      ears.pointed.add(ear);
      return () => ears.pointed.delete(ear);
    },
    handover: async () => '',
    ...{ clocks: signal([]), left: () => 0, back() {} },
    wake() {},
    leave() {},
    does,
    hearHeld: (held) => {
      for (const ear of ears.held) ear(held);
    },
    hearCarried: (carried) => {
      for (const ear of ears.carried) ear(carried);
    },
    hearPointed: (pointed) => {
      for (const ear of ears.pointed) ear(pointed);
    },
  };
}

/** So many warriors on a large map. */
function crowd(scene: Scene, laid: readonly LaidPiece[], count: number): LaidPiece[] {
  const figures = Object.keys(scene.kinds).filter((kind) => scene.kinds[kind].shape === 'figure');
  const cells = (scene.board?.cells.length ?? 0) / 2;
  const others = laid.filter(({ zone }) => scene.zones[zone]?.kind !== 'board');
  return [
    ...others,
    ...Array.from({ length: count }, (_, i): LaidPiece => {
      const kind = figures[i % figures.length];
      const at = Math.floor((i * cells) / count);
      return {
        id: `w${i}`,
        kind,
        seat: i % 2,
        zone: 'board',
        at,
        down: false,
        marks: i % 5 ? {} : { chip: 1 + (i % 3) },
      };
    }),
  ];
}

function publicOf(
  table: FreeTable,
  scene: Scene,
  step: number,
  names: readonly string[],
  last?: PublicTable,
): PublicTable {
  const shown = publicTable(table, scene);
  const pieces = new Map(
    shown.pieces.map(({ id, marks, lie, ...piece }) => {
      const made = {
        ...piece,
        marks: encodeMarks(marks),
        ...{ x: lie?.x, y: lie?.y, turn: lie?.turn, label: lie?.label },
        flags: (lie?.down ? LIES_DOWN : 0) + (lie?.locked ? LIES_LOCKED : 0),
      };
      const old = last?.pieces.get(id);
      return [id, old && JSON.stringify(old) === JSON.stringify(made) ? old : made];
    }),
  );
  return {
    ...{ step, phase: 'playing', pieces, piles: new Map(Object.entries(shown.piles)), facts: new Map() },
    seats: new Map(
      names.map((name, seat) => [
        String(seat),
        {
          name: ['Ada', 'Bo', 'Cem', 'Dag', 'Eve', 'Flo'][seat] ?? name,
          kind: 'person',
          here: true,
          host: seat === 0,
          away: false,
          word: '',
        },
      ]),
    ),
    ...{ turn: '', asked: '', asker: -1, asks: '', byHand: true, watchers: 0, limit: 0 },
  };
}

const looksOf = (table: FreeTable, scene: Scene, mine: readonly number[]) =>
  mine.map((seat) => ({ seat, pieces: seenBy(table, scene, seat), papers: [] }));
