/** What a command made of a design, and the command that gives back exactly the design before. */
export interface Done<D, C> {
  readonly design: D;
  readonly inverse: C;
}

/** A design and the way back, without limit. Never changed in place. */
export interface History<D, C> {
  readonly design: D;
  /** What takes back each command, the last one last. */
  readonly past: Chain<C>;
  /** What does again what was taken back. */
  readonly future: Chain<C>;
}

/** A list that shares its tail: a thousand steps cost a thousand links and no copies. */
type Chain<C> = { readonly command: C; readonly rest: Chain<C> } | null;

/** Doing, undoing and doing again, for designs of one kind. */
export interface Steps<D, C> {
  begin(design: D): History<D, C>;
  /** The same history where the command changes nothing. */
  act(history: History<D, C>, command: C): History<D, C>;
  undo(history: History<D, C>): History<D, C>;
  redo(history: History<D, C>): History<D, C>;
}

/** `perform` does a command; null where it would change nothing or cannot be done. */
export function stepsOf<D, C>(perform: (design: D, command: C) => Done<D, C> | null): Steps<D, C> {
  return {
    begin: (design) => ({ design, past: null, future: null }),
    act(history, command) {
      const done = perform(history.design, command);
      if (!done) return history;
      return { design: done.design, past: { command: done.inverse, rest: history.past }, future: null };
    },
    undo(history) {
      if (!history.past) return history;
      const { command, rest } = history.past;
      const done = perform(history.design, command);
      if (!done) throw new Error('a command that cannot be taken back');
      return { design: done.design, past: rest, future: { command: done.inverse, rest: history.future } };
    },
    redo(history) {
      if (!history.future) return history;
      const { command, rest } = history.future;
      const done = perform(history.design, command);
      if (!done) throw new Error('a command that cannot be done again');
      return { design: done.design, past: { command: done.inverse, rest: history.past }, future: rest };
    },
  };
}

/**
 * The inverse of laying `wanted` into `design`: the fields that differ, as they were. null where none does. Parts
 * of a design are small or shared: what is written the same is the same.
 */
export function before<D extends object>(design: D, wanted: Partial<D>): Partial<D> | null {
  const keys = (Object.keys(wanted) as (keyof D)[]).filter((key) => !sameParts(wanted[key], design[key]));
  if (keys.length === 0) return null;
  return Object.fromEntries(keys.map((key) => [key, design[key]])) as Partial<D>;
}

export const sameParts = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
