import type { AnyGame } from './game.ts';

type Loaded = ReturnType<AnyGame['load']>;

/**
 * What games made of files, by the file. A setup is only ever read, so tables that hold one and the same file
 * share it, and with it whatever the game has worked out about it.
 */
const known = new WeakMap<object, { readonly game: AnyGame; readonly loaded: Loaded }>();

/** `game.load(file)`, worked out once for each file object. The file must not be changed afterwards. */
export function loadOnce(game: AnyGame, file: unknown): Loaded {
  if (typeof file !== 'object' || file === null) return game.load(file);
  const before = known.get(file);
  if (before?.game === game) return before.loaded;
  const loaded = game.load(file);
  if (loaded.ok) known.set(file, { game, loaded });
  return loaded;
}
