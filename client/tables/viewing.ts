import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { DecisionView, Look } from '../../shared/engine/game.ts';
import type { Session } from '../session/session.ts';

/** A session as one seat looks at it, where one browser may hold several. */
export interface ViewedSession extends Session {
  /** The seat whose secrets are shown; -1 for a spectator. */
  readonly viewing: ReadonlySignal<number>;
  /** Another seat must look now, and the device has not been passed on yet: nobody's secrets are shown. */
  readonly covered: ReadonlySignal<boolean>;
  /** What the viewing seat sees beyond the public table; undefined while the table is covered. */
  readonly look: ReadonlySignal<Look | undefined>;
  /** The device is in the right hands. */
  uncover(): void;
}

/**
 * Where several seats of this browser have secrets from each other, only one of them looks at a time: the one that
 * must answer. Its decisions are the only ones that the panels and the table are given.
 */
export function viewedSession(session: Session): ViewedSession {
  const shown = signal(-1);
  const wanted = computed(() => {
    const seats = session.seats.value;
    if (seats.length === 0) return -1;
    const open = session.decisions.value.filter((decision) => !decision.answered);
    const now = shown.value;
    if (seats.includes(now) && (open.length === 0 || open.some(({ seat }) => seat === now))) return now;
    return open[0]?.seat ?? seats[0];
  });
  const secret = computed(() => {
    const seats = session.seats.value;
    return seats.length > 1 && seats.filter((seat) => hasSecrets(session, seat)).length > 1;
  });
  const covered = computed(
    () => secret.value && session.table.value.phase === 'playing' && wanted.value !== shown.value,
  );
  // Without secrets there is nothing to cover.
  const stop = effect(() => {
    // Who holds several seats is known before their secrets are.
    if (session.seats.value.length > 1 && session.looks.value.length === 0) return;
    if (!covered.value && shown.value !== wanted.value) shown.value = wanted.value;
  });
  const viewing = computed(() => (covered.value ? wanted.value : shown.value));
  return {
    ...session,
    viewing,
    covered,
    look: computed(() =>
      covered.value ? undefined : session.looks.value.find(({ seat }) => seat === viewing.value),
    ),
    decisions: computed(() => {
      if (covered.value) return none;
      const all = session.decisions.value;
      return secret.value ? all.filter(({ seat }) => seat === viewing.value) : all;
    }),
    uncover() {
      shown.value = wanted.value;
    },
    leave() {
      stop();
      session.leave();
    },
  };
}

const none: readonly DecisionView[] = [];

/** A seat has secrets where it sees a face that the others do not. */
function hasSecrets(session: Session, seat: number): boolean {
  const { pieces } = session.table.value;
  const look = session.looks.value.find((one) => one.seat === seat);
  return look?.pieces.some(({ id, kind }) => kind !== '' && pieces.get(id)?.kind !== kind) ?? false;
}
