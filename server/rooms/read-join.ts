import { ServerError } from '@colyseus/core';
import { type JoinOptions, joinOptions, PROTOCOL } from '../../shared/protocol/messages.ts';
import { BROKEN_TEXT, isBrokenText } from '../../shared/protocol/typed.ts';

/** What a client says of itself when it joins. Throws what Colyseus carries to it: a code as the message. */
export function readJoin(options: unknown): JoinOptions {
  const read = joinOptions.safeParse(options);
  if (!read.success) throw new ServerError(4400, isBrokenText(read.error) ? BROKEN_TEXT : 'bad-join');
  if (read.data.protocol !== PROTOCOL) throw new ServerError(4426, 'old-protocol');
  return read.data;
}
