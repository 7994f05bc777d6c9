import type { Guest } from '../guest.ts';
import { wait } from './server.ts';

/** What a page shows now. */
export interface Showing {
  /** Step that is shown, with its questions. */
  readonly step: number;
  /** Something moves, or is still to be shown. */
  readonly busy: boolean;
}

/** A page, and a second line of the same person beside it to read what may be done. */
export interface Pair {
  readonly at: { showing(): Promise<Showing> };
  readonly guest: Guest;
}

const PATIENCE = 45_000;

/**
 * Page and line have heard the same, the page has shown it and lies still, and the table is not about to answer
 * by itself: what is read from either now belongs to one moment. Each of them may be ahead of the other until
 * then, and a page that has not heard of an act yet lies as still as one that has shown it.
 */
export async function level({ at, guest }: Pair): Promise<void> {
  const late = Date.now() + PATIENCE;
  for (;;) {
    const before = guest.step;
    const { step, busy } = await at.showing();
    if (!busy && guest.settled && step === guest.step && step === before) return;
    if (Date.now() > late) {
      const page = `the page shows step ${step}${busy ? ' and moves still' : ''}`;
      throw new Error(`Page and table never agree: ${page}, the line has heard of step ${guest.step}.`);
    }
    await wait(30);
  }
}

/** Does something with the page, and waits until the table has taken it up and page and line know what followed. */
export async function deed(pair: Pair, what: string, act: () => Promise<void>): Promise<void> {
  await level(pair);
  const { step } = pair.guest;
  await act();
  await pair.guest.until(() => pair.guest.step > step, what);
  await level(pair);
}
