import type { DecisionView } from '../../shared/engine/game.ts';
import { words } from '../../shared/engine/words.ts';
import type { FromClient, Intent, ToClient } from '../../shared/protocol/messages.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import { PROTOCOL } from '../../shared/protocol/version.ts';
import type { Clock, Dial, Ears, Trouble } from './line.ts';
import { emptyTable } from './mirror.ts';

/** A room without a server, for tests: speaks the protocol in its order and forgets nothing. */
export function fakeRoom() {
  const sent: { type: keyof FromClient; payload: unknown }[] = [];
  let ears: Ears | null = null;
  let trouble: Trouble | null = null;
  let dials = 0;
  let state: PublicTable = emptyTable;

  const tell = <K extends keyof ToClient>(type: K, payload: ToClient[K]) => ears?.message(type, payload);
  const welcome = (over: Partial<ToClient['welcome']> = {}) =>
    tell('welcome', {
      protocol: PROTOCOL,
      table: 'abcdefghij',
      scene: null,
      commitment: 'c0ffee',
      seed: '',
      chronicle: [],
      chat: [],
      seats: [0],
      host: true,
      outcome: null,
      ...over,
    });

  const dial: Dial = async (listening) => {
    dials++;
    if (trouble) return { ok: false, trouble };
    ears = listening;
    return {
      ok: true,
      line: {
        send(type, payload) {
          if (ears === listening) sent.push({ type, payload });
        },
        close() {
          if (ears === listening) ears = null;
        },
      },
    };
  };

  return {
    dial,
    sent,
    tell,
    welcome,
    dials: () => dials,
    acts: () => sent.filter((s) => s.type === 'act').map((s) => s.payload as Intent),
    /** From now on, dialling ends in this trouble (null: in a line). */
    refuse(why: Trouble | null) {
      trouble = why;
    },
    setState(over: Partial<PublicTable>) {
      state = { ...state, ...over };
      ears?.state(state);
    },
    /** What a server sends first on every new line. */
    greet(over: Partial<ToClient['welcome']> = {}) {
      ears?.state(state);
      welcome(over);
    },
    /** One accepted act: patch, events, private message. */
    step(over: Partial<PublicTable> = {}, decisions: readonly DecisionView[] = []) {
      const step = state.step + 1;
      this.setState({ ...over, step });
      tell('events', { step, since: step - 1, events: [{ kind: 'note', words: words(`step ${step}`) }] });
      tell('you', { step, seats: [0], host: true, decisions, canUndo: false, looks: [] });
    },
    cut() {
      const last = ears;
      ears = null;
      last?.lost();
    },
    /** The line stays open but carries nothing. */
    freeze() {
      ears = null;
    },
  };
}

/** A clock that moves only when told to. */
export function fakeClock(): Clock & { pass(ms: number): Promise<void> } {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((t) => t !== timer);
      };
    },
    async pass(ms) {
      const until = now + ms;
      for (;;) {
        await settle();
        const next = timers.filter((t) => t.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((t) => t !== next);
        now = next.at;
        next.call();
      }
      now = until;
      await settle();
    },
  };
}

/** Lets promises that are already decided run on. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 10; i++) await Promise.resolve();
}
