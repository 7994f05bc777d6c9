import type { GameEvent } from '../../shared/engine/event.ts';
import { isFace, knowsAlike } from './leaks-known.ts';
import { nameOf, type Pair } from './leaks-pair.ts';
import { type Message, messageIn, type World } from './world.ts';

/**
 * After the same has happened in both worlds: every byte that came to the seat and to a spectator is the same. They
 * part without a fault when a card that was turned up, or that the seat itself sees, is another one.
 */
export function compare(pair: Pair, what: string): void {
  for (const seat of [pair.seat, -1]) {
    const [one, two] = [pair.first.heard(seat), pair.second.heard(seat)];
    pair.count.compared++;
    if (one.length === two.length && one.every((frame, i) => frame.equals(two[i]))) continue;
    const [told, other] = [one.flatMap(read), two.flatMap(read)];
    // After more answers in the second world its dice differ; the steps must not.
    if (!pair.inStep) {
      if (stepsIn(told) !== stepsIn(other)) pair.toldApart(seat, what, stepsIn(told), stepsIn(other));
      pair.together = false;
    } else if (
      turnedUp(pair, told) !== turnedUp(pair, other) ||
      facesOn(pair, pair.first) !== facesOn(pair, pair.second)
    )
      pair.together = false;
    else pair.toldApart(seat, what, JSON.stringify(told), JSON.stringify(other));
  }
  pair.lying = new Set(pair.first.table.table()?.pieces.map((piece) => piece.id));
  if (pair.together) knowsAlike(pair, what);
}

/** Neither the seat nor a spectator has heard anything of a secret answer of somebody else. */
export function heardNothing(pair: Pair, by: number): void {
  pair.count.secrets++;
  pair.both((world) => {
    for (const seat of [pair.seat, -1])
      if (world.heard(seat).length > 0)
        pair.breaks.push(`${nameOf(seat)} hears of a secret answer of seat ${by}`);
  });
}

const read = (frame: Buffer): Message[] => {
  const message = messageIn(frame);
  return message ? [message] : [{ kind: 'patch', body: frame.toString('latin1') }];
};

function stepsIn(messages: readonly Message[]): string {
  return JSON.stringify(
    messages.flatMap(({ kind, body }) => {
      const { step, since } = body as { step?: number; since?: number };
      return step === undefined ? [] : [kind, step, since];
    }),
  );
}

/** Cards that were turned up, as events tell them, and the ids of those that did not lie on the table before. */
function turnedUp({ lying }: Pair, messages: readonly Message[]): string {
  return JSON.stringify(
    messages.flatMap(({ kind, body }) => {
      if (kind !== 'events') return [];
      const turned = (body as { events: GameEvent[] }).events.filter((event) => event.cards);
      return turned.map(({ cards, piece, pieces = [] }) => [
        cards,
        [piece, ...pieces].filter((id) => id !== undefined && !lying.has(id)),
      ]);
    }),
  );
}

/** Faces that are up for all or for this seat. */
function facesOn({ seat }: Pair, { table }: World): string {
  const shown = table.match.table();
  if (!shown) return '';
  const { pieces, piles } = shown;
  const seen = [...pieces, ...(table.match.look(seat)?.pieces ?? [])].filter(isFace);
  return JSON.stringify([
    seen.map(({ id, kind }) => [id, kind]),
    Object.values(piles).map((pile) => pile.top),
  ]);
}
