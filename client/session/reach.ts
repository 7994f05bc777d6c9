import { type ReadonlySignal, signal } from '@preact/signals';
import { isOwnName } from '../../shared/protocol/own-machine.ts';
import { near } from './api.ts';

/** Where the links lead that people send to each other. */
export interface Reach {
  /** 'http://192.168.1.7:2567': put before a path. */
  readonly origin: string;
  /** Nobody but this machine can open them. */
  readonly alone: boolean;
}

/** What links begin with on a page of this origin, as far as the server told where others find it. */
export function reachOf(origin: string, near: readonly string[]): Reach {
  if (!isOwnName(new URL(origin).hostname)) return { origin, alone: false };
  return { origin: near[0] ?? origin, alone: near.length === 0 };
}

let known: ReadonlySignal<Reach> | undefined;

/** Asks the server once, and only where the page's own address leads nobody else here. */
export function reach(): ReadonlySignal<Reach> {
  if (known) return known;
  const { origin, hostname } = location;
  const told = signal<Reach>({ origin, alone: false });
  known = told;
  if (isOwnName(hostname)) {
    void near().then((answer) => {
      if (answer.ok) told.value = reachOf(origin, answer.value.origins);
      // Asked again when somebody next looks.
      else known = undefined;
    });
  }
  return told;
}
