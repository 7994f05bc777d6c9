import type { Position } from '../../shared/engine/position.ts';
import type { TableCard } from '../../shared/protocol/http.ts';
import type { Table } from '../../shared/table/model.ts';
import type { KeptCard } from '../storage/store.ts';

/** The card of a table as it stands, to be kept. Title and sides stay those of `last`. */
export function cardOf(position: Position, table: Table | null, last: KeptCard): KeptCard {
  return {
    ...last,
    phase: position.phase,
    round: table?.facts.round ?? 0,
    byHand: position.phase === 'gathering' ? last.byHand : position.free ? true : undefined,
    limit: position.limit > 0 ? position.limit : undefined,
    host: position.host,
    seats: last.seats.map(({ side }, at) => {
      const { name, kind, person } = position.seats[at];
      return { side, name, kind, asked: position.asked[at] !== '', person };
    }),
  };
}

/** What a browser sees whose person is `asking` ('' for nobody's). */
export function shownCard(
  { host: _, ...card }: KeptCard,
  isHere: (person: string) => boolean,
  asking: string,
): TableCard {
  return {
    ...card,
    seats: card.seats.map(({ person, ...seat }) => ({ ...seat, here: person !== '' && isHere(person) })),
    yours: asking === '' ? [] : card.seats.flatMap((seat, at) => (seat.person === asking ? [at] : [])),
  };
}

/** Whether a table is somebody's: they sit there or look after it. */
export const isTheirs = (card: KeptCard, person: string) =>
  card.host === person || card.seats.some((seat) => seat.person === person);
