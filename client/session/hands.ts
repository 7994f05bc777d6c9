import type { Refusal } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import type { FromClient, ToClient } from '../../shared/protocol/messages.ts';
import type { Session } from './session.ts';

type Send = <K extends 'grab' | 'carry' | 'point'>(kind: K, payload: FromClient[K]) => boolean;
type Ears<K extends 'held' | 'carried' | 'pointed'> = Set<(message: ToClient[K]) => void>;

export interface Hands
  extends Pick<Session, 'grab' | 'carry' | 'point' | 'onHeld' | 'onCarried' | 'onPointed'> {
  readonly hear: { readonly [K in 'held' | 'carried' | 'pointed']: (message: ToClient[K]) => void };
  /** The table has answered the grab of this id; says whether there was one. */
  answered(id: string, refusal: Refusal | null): boolean;
  /** A new line: nobody holds anything until we are told, and what we held is let go. */
  anew(): void;
}

/** Hands over the table, one's own and others': nothing of it is logged, and nothing outlives the line. */
export function makeHands(browser: string, send: Send): Hands {
  const grabs = new Map<string, (refusal: Refusal | null) => void>();
  const holds = new Map<number, readonly string[]>();
  const held: Ears<'held'> = new Set();
  const carried: Ears<'carried'> = new Set();
  const pointed: Ears<'pointed'> = new Set();
  const away: Refusal = { code: 'away', words: words('problem.server-away') };
  let count = 0;

  function tellHeld(message: ToClient['held']): void {
    if (message.ids.length > 0) holds.set(message.seat, message.ids);
    else holds.delete(message.seat);
    for (const ear of held) ear(message);
  }

  function answered(id: string, refusal: Refusal | null): boolean {
    const settle = grabs.get(id);
    grabs.delete(id);
    settle?.(refusal);
    return settle !== undefined;
  }

  return {
    grab(seat, ids, on) {
      const id = `${browser}-grab${++count}`;
      return new Promise((resolve) => {
        grabs.set(id, resolve);
        if (!send('grab', { id, seat, ids: [...ids], on })) answered(id, away);
      });
    },
    carry: (seat, dx, dy) => void send('carry', { seat, dx: Math.round(dx), dy: Math.round(dy) }),
    point(seat, kind, x0, y0, x1, y1) {
      const at = (n: number) => Math.round(n);
      send('point', { seat, kind, x0: at(x0), y0: at(y0), x1: at(x1), y1: at(y1) });
    },
    onHeld(listen) {
      held.add(listen);
      for (const [seat, ids] of holds) listen({ seat, ids });
      return () => held.delete(listen);
    },
    onCarried(listen) {
      carried.add(listen);
      return () => carried.delete(listen);
    },
    onPointed(listen) {
      pointed.add(listen);
      return () => pointed.delete(listen);
    },
    hear: {
      held: tellHeld,
      carried(message) {
        for (const ear of carried) ear(message);
      },
      pointed(message) {
        for (const ear of pointed) ear(message);
      },
    },
    answered,
    anew() {
      for (const id of [...grabs.keys()]) answered(id, away);
      for (const seat of [...holds.keys()]) tellHeld({ seat, ids: [] });
    },
  };
}
