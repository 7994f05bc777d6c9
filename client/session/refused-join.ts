/** What Colyseus itself answers where a room takes nobody more: `room "x" is locked`. It has no code of its own. */
const LOCKED = /is locked$/;
/** Our own refusals travel as the message of an error: 'no-such-table', 'old-protocol' … */
const OWN_CODE = /^[a-z]+(-[a-z]+)*$/;

/**
 * Why a join was refused. A room that is gone since its door was asked for ("not found", "disposed") is a
 * server that is away for a moment: the next attempt asks for the door again, and so finds the new room.
 */
export function refusedJoin(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  if (LOCKED.test(message)) return 'full';
  return OWN_CODE.test(message) ? message : 'server-away';
}
