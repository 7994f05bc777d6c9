import type { Sheet, SheetLine } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { type Words, words } from '../../../engine/words.ts';
import type { Seat } from '../../../table/model.ts';
import { nextHaven, regionOf } from '../data/spaces.ts';
import { FILTERS, type Filter, PIPE_ORDERS, PIPE_PAST, type PipeOrder, type PipePast } from '../model.ts';
import { cardName, pawnOf, remove, sideName } from '../rules/play.ts';
import { PIPE_WEED, pieceOf, type Race, rowOf } from '../rules/state.ts';

const line = (key: string, rule: string, values?: Words['with']): SheetLine => ({
  card: '',
  words: words(key, values),
  rule,
});

/** A Fellowship's sheet, or a card's for whoever may see it. null: no such piece, or its face is hidden. */
export function sheetOf(race: Race, viewer: Seat, piece: string): Sheet | null {
  const who = race.seats.findIndex((seat, i) => !seat.out && pawnOf(i) === piece);
  if (who >= 0) return pawnSheet(race, viewer, who);
  const own = viewer >= 0 ? race.seats[viewer].hand : [];
  const lying = race.encounter?.cards ?? [...(race.settled?.cards ?? []), ...(race.settled?.aids ?? [])];
  const held = [...own, ...lying].find((one) => pieceOf(one) === piece);
  if (held === undefined) return null;
  return {
    ...blank,
    piece,
    title: cardName(rowOf(held)),
    subtitle: words('sheet.card'),
    policies: policiesOf(race, viewer, piece),
  };
}

const blank = { hits: 0, damage: 0, traits: [], cards: [], conditions: [] };

function pawnSheet(race: Race, viewer: Seat, who: Seat): Sheet {
  const seat = race.seats[who];
  const haven = nextHaven(seat.space);
  const conditions: SheetLine[] = [];
  if (seat.defeat > 0) conditions.push(line('sheet.defeat', 'C7', { n: seat.defeat }));
  if (seat.corruption > 0) conditions.push(line('sheet.corruption', 'C37', { n: seat.corruption }));
  if (seat.miss > 0) conditions.push(line('sheet.miss', 'C30', { n: seat.miss }));
  return {
    ...blank,
    piece: pawnOf(who),
    title: sideName(race, who),
    subtitle: words('sheet.place', { space: seat.space, place: words(regionOf(seat.space)) }),
    traits: [
      line('sheet.hand', 'C42', { n: seat.hand.length }),
      ...(haven > 0
        ? [line('sheet.haven', 'C9', { n: haven - seat.space, place: words(regionOf(haven)) })]
        : []),
    ],
    conditions,
    policies: policiesOf(race, viewer, pawnOf(who)),
  };
}

/** Standing answers on one's own pawn and cards. */
function policiesOf(race: Race, viewer: Seat, piece: string): Sheet['policies'] {
  const seat = race.seats[viewer];
  if (!seat) return [];
  if (piece === pawnOf(viewer)) return [{ name: 'encounter', value: seat.filter, values: FILTERS }];
  const held = seat.hand.find((one) => pieceOf(one) === piece);
  if (held === undefined) return [];
  const mark = {
    name: 'mark',
    value: seat.marked.includes(held) ? 'throw' : 'keep',
    values: ['keep', 'throw'],
  };
  if (rowOf(held) !== PIPE_WEED) return [mark];
  return [
    { name: 'pipe', value: seat.pipe, values: pipeOrders(race, viewer) },
    { name: 'pipePast', value: seat.pipePast, values: PIPE_PAST },
    mark,
  ];
}

const pipeOrders = (race: Race, viewer: Seat): readonly PipeOrder[] =>
  PIPE_ORDERS.filter((order) => {
    if (!order.startsWith('seat')) return true;
    const seat = Number(order.slice(4));
    return seat !== viewer && race.seats[seat] !== undefined && !race.seats[seat].out;
  });

/** Sets a standing answer on a piece of one's own. Nobody else learns of it. */
export function setPolicy(race: Race, who: Seat, piece: string, name: string, value: string): Refusal | null {
  const seat = race.seats[who];
  if (!seat || seat.out) return { code: 'not-yours', words: words('why.not-yours') };
  const held = seat.hand.find((one) => pieceOf(one) === piece);
  if (piece !== pawnOf(who) && held === undefined)
    return { code: 'not-yours', words: words('why.not-yours') };
  const policy = policiesOf(race, who, piece).find((one) => one.name === name);
  if (!policy?.values.includes(value)) return { code: 'no-such-policy', words: words('why.no-such-policy') };
  if (name === 'encounter') seat.filter = value as Filter;
  else if (name === 'pipe') seat.pipe = value as PipeOrder;
  else if (name === 'pipePast') seat.pipePast = value as PipePast;
  else if (held !== undefined) {
    remove(seat.marked, held);
    if (value === 'throw') seat.marked.push(held);
  }
  return null;
}
