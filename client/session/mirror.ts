import type { PublicPiece, PublicPile, PublicSeat, PublicTable } from '../../shared/protocol/state.ts';

/** The table before anything was heard of it. */
export const emptyTable: PublicTable = {
  step: 0,
  phase: 'gathering',
  seats: new Map(),
  pieces: new Map(),
  piles: new Map(),
  facts: new Map(),
  turn: '',
  asked: '',
  asker: -1,
  asks: '',
  byHand: false,
  watchers: 0,
  limit: 0,
};

/**
 * Copies the live synchronised state into plain data that stays as it is. Values that did not change since
 * `last` are taken over from there, so that views can compare by identity.
 */
export function snapshot(live: PublicTable, last: PublicTable = emptyTable): PublicTable {
  return {
    step: live.step,
    phase: live.phase,
    seats: copyMap(live.seats, last.seats, copySeat),
    pieces: copyMap(live.pieces, last.pieces, copyPiece),
    piles: copyMap(live.piles, last.piles, copyPile),
    facts: copyMap(live.facts, last.facts, (value) => value),
    turn: live.turn,
    asked: live.asked,
    asker: live.asker,
    asks: live.asks,
    byHand: live.byHand,
    watchers: live.watchers,
    limit: live.limit,
  };
}

function copyMap<V>(
  live: ReadonlyMap<string, V>,
  last: ReadonlyMap<string, V>,
  copy: (value: V, old: V | undefined) => V,
): ReadonlyMap<string, V> {
  const made = new Map<string, V>();
  let same = true;
  live.forEach((value, key) => {
    const old = last.get(key);
    const kept = copy(value, old);
    if (kept !== old) same = false;
    made.set(key, kept);
  });
  return same && made.size === last.size ? last : made;
}

function copySeat(s: PublicSeat, old?: PublicSeat): PublicSeat {
  return old &&
    old.name === s.name &&
    old.kind === s.kind &&
    old.here === s.here &&
    old.host === s.host &&
    old.away === s.away &&
    old.word === s.word
    ? old
    : { name: s.name, kind: s.kind, here: s.here, host: s.host, away: s.away, word: s.word };
}

function copyPiece(p: PublicPiece, old?: PublicPiece): PublicPiece {
  return old &&
    old.kind === p.kind &&
    old.seat === p.seat &&
    old.zone === p.zone &&
    old.at === p.at &&
    old.marks === p.marks &&
    old.x === p.x &&
    old.y === p.y &&
    old.turn === p.turn &&
    old.flags === p.flags &&
    old.label === p.label
    ? old
    : {
        kind: p.kind,
        seat: p.seat,
        zone: p.zone,
        at: p.at,
        marks: p.marks,
        x: p.x,
        y: p.y,
        turn: p.turn,
        flags: p.flags,
        label: p.label,
      };
}

function copyPile(p: PublicPile, old?: PublicPile): PublicPile {
  return old && old.count === p.count && old.top === p.top ? old : { count: p.count, top: p.top };
}
