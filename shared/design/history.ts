import { type Command, perform } from './command.ts';
import type { Design } from './design.ts';

/** A design and the way back, without limit. Never changed in place. */
export interface History {
  readonly design: Design;
  /** What takes back each command, the last one last. */
  readonly past: Chain;
  /** What does again what was taken back. */
  readonly future: Chain;
}

/** A list that shares its tail: a thousand steps cost a thousand links and no copies. */
type Chain = { readonly command: Command; readonly rest: Chain } | null;

export const begin = (design: Design): History => ({ design, past: null, future: null });

/** The same history where the command changes nothing. */
export function act(history: History, command: Command): History {
  const done = perform(history.design, command);
  if (!done) return history;
  return { design: done.design, past: { command: done.inverse, rest: history.past }, future: null };
}

export function undo(history: History): History {
  if (!history.past) return history;
  const { command, rest } = history.past;
  const done = perform(history.design, command);
  if (!done) throw new Error('a command that cannot be taken back');
  return { design: done.design, past: rest, future: { command: done.inverse, rest: history.future } };
}

export function redo(history: History): History {
  if (!history.future) return history;
  const { command, rest } = history.future;
  const done = perform(history.design, command);
  if (!done) throw new Error('a command that cannot be done again');
  return { design: done.design, past: { command: done.inverse, rest: history.past }, future: rest };
}
