import type { Act, Hands } from './hands.ts';
import { seenBySeats } from './laying.ts';
import { changed } from './move.ts';
import type { FreeTable } from './piece.ts';
import { isHidden, pileAt, sees } from './place.ts';
import { countWords, listed, namesOf, tell, where } from './telling.ts';

/** Faces that some see: look, show. */

/** What the seat sees already is no look: then nothing changes and nobody hears of it. */
export function look(table: FreeTable, act: Act<'look'>, hands: Hands): FreeTable {
  const { scene, seat } = hands;
  // Named pieces are looked at wherever they lie: a pile beside them would only tell the others something else.
  const from = act.ids ? undefined : act.from;
  const pile = from ? pileAt(table, scene, from) : [];
  const ids = act.ids ?? pile.slice(-(act.count ?? pile.length)).map((piece) => piece.id);
  const wanted = new Set(ids);
  const news = table.pieces.filter((piece) => wanted.has(piece.id) && !sees(scene, piece, seat));
  if (news.length === 0) return table;
  if (from) {
    const values = { from: where(hands, from.zone) };
    if (act.count === undefined || act.count >= pile.length) tell(hands, 'hand.searches', values);
    else if (act.count === 1) tell(hands, 'hand.looks-top-one', values);
    else tell(hands, 'hand.looks-top', { count: act.count, ...values });
  } else tell(hands, 'hand.looks', { what: countWords(ids.length) });
  return changed(table, ids, (piece) => (isHidden(scene, piece) ? seenBySeats(piece, [seat]) : piece));
}

/** Lets the seats see what lies hidden, all of them where none is named; it stays as it lies. */
export function show(table: FreeTable, { ids, seats }: Act<'show'>, hands: Hands): FreeTable {
  const { scene } = hands;
  const to = seats ?? scene.sides.map((_, seat) => seat);
  const what = countWords(ids.length);
  if (seats) tell(hands, 'hand.shows', { what, names: listed(namesOf(hands, seats)) });
  else tell(hands, 'hand.shows-all', { what });
  return changed(table, ids, (piece) => (isHidden(scene, piece) ? seenBySeats(piece, to) : piece));
}
