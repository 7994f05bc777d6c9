import type { DecisionView } from '../../shared/engine/game.ts';
import type { Words } from '../../shared/engine/words.ts';
import type { Intent, Option } from './meaning.ts';

/** What a card table offers now, read from the decisions alone. */
export interface Offer {
  /** The piece that is taken up, '' for none. */
  readonly held: string;
  /** By the piece that acts or is chosen: all that can be done with it. */
  readonly pieces: ReadonlyMap<string, readonly Option[]>;
  /** Where the piece that is taken up may go; without one, what can be done to a place by itself. */
  readonly zones: ReadonlyMap<string, readonly Option[]>;
  readonly targets: ReadonlyMap<string, readonly Option[]>;
  readonly cells: ReadonlyMap<number, readonly Option[]>;
  /** Choices that have no place on the table: buttons. */
  readonly bare: readonly Option[];
  /** Pieces that are of no use now, and why. */
  readonly idle: ReadonlyMap<string, Words>;
  /** Pieces that are asked about: whose turn or dilemma it is. */
  readonly acting: ReadonlySet<string>;
  /** Into these zones a card goes by two taps, also where it is the only place left for it. */
  readonly twoTaps: readonly string[];
}

/** Where a pointer is: the topmost piece, the zone, and the point of that zone. */
export interface Spot {
  readonly piece: string;
  readonly zone: string;
  readonly cell: number;
}
export const nowhere: Spot = { piece: '', zone: '', cell: -1 };

export function readOffer(
  decisions: readonly DecisionView[],
  held: string,
  twoTaps: readonly string[] = [],
): Offer {
  const pieces = new Map<string, Option[]>();
  const zones = new Map<string, Option[]>();
  const targets = new Map<string, Option[]>();
  const cells = new Map<number, Option[]>();
  const bare: Option[] = [];
  const idle = new Map<string, Words>();
  const acting = new Set<string>();
  for (const decision of decisions) {
    if (decision.piece) acting.add(decision.piece);
    for (const [piece, why] of Object.entries(decision.idle ?? {})) idle.set(piece, why);
    for (const [choice, view] of decision.choices.entries()) {
      const option = { decision, choice, view };
      const doers = new Set([...(view.piece === undefined ? [] : [view.piece]), ...(view.cards ?? [])]);
      for (const piece of doers) push(pieces, piece, option);
      if (!placed(option) && doers.size === 0) bare.push(option);
      const free = doers.size === 0 || (view.piece !== undefined && view.piece === decision.piece);
      if (held === '' ? !free : !doers.has(held)) continue;
      if (view.target !== undefined) push(targets, view.target, option);
      else if (hasCell(option)) push(cells, view.cell!, option);
      else if (view.zone !== undefined) push(zones, view.zone, option);
    }
  }
  // What was taken up may have become useless meanwhile.
  return held !== '' && !pieces.has(held)
    ? readOffer(decisions, '', twoTaps)
    : { held, pieces, zones, targets, cells, bare, idle, acting, twoTaps };
}

function push<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

const hasCell = ({ view }: Option): boolean => view.cell !== undefined && view.cell >= 0;
const placed = (option: Option): boolean =>
  option.view.zone !== undefined || option.view.target !== undefined || hasCell(option);

/**
 * A tap, or Enter on what has the focus. With a piece taken up it goes where it is tapped; otherwise a piece with
 * one choice does it (unless that leads to a zone of two taps), one with several is taken up (or, where none of
 * them has a place, asks).
 */
export function tap(offer: Offer, on: Spot): Intent {
  const { held } = offer;
  if (held !== '' && on.piece === held) {
    const here = (offer.pieces.get(held) ?? []).filter((option) => !placed(option));
    return here.length > 0 ? pick(here) : { do: 'card', card: '' };
  }
  const there = goal(offer, on);
  if (there) return pick(there);
  const own = offer.pieces.get(on.piece);
  if (own) {
    if (own.length === 1 && !offer.twoTaps.includes(own[0].view.zone ?? ''))
      return { do: 'choose', option: own[0] };
    return own.some(placed) ? { do: 'card', card: on.piece } : pick(own);
  }
  if (on.piece !== '') return { do: 'look', piece: on.piece };
  return held === '' ? { do: 'nothing' } : { do: 'card', card: '' };
}

/** A piece let go somewhere; `offer` must have been read with it as the held one. */
export function letGo(offer: Offer, on: Spot): Intent {
  const there = on.piece === offer.held ? goal(offer, { ...on, piece: '' }) : goal(offer, on);
  return there ? pick(there) : { do: 'nothing' };
}

function goal(offer: Offer, on: Spot): readonly Option[] | undefined {
  return (
    offer.targets.get(on.piece) ??
    offer.cells.get(on.cell)?.filter(({ view }) => view.zone === undefined || view.zone === on.zone) ??
    offer.zones.get(on.zone)
  );
}

/** Options that read the same are the same to a player. */
function pick(options: readonly Option[]): Intent {
  const [first] = options;
  if (!first) return { do: 'nothing' };
  const words = JSON.stringify(first.view.label);
  return options.every(({ view }) => JSON.stringify(view.label) === words)
    ? { do: 'choose', option: first }
    : { do: 'ask', options };
}

/** Whether a piece can be taken up. */
export const takeable = (offer: Offer, piece: string): boolean =>
  offer.pieces.get(piece)?.some(placed) === true;
