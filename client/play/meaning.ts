import type { BlockedLine, ChoiceView, DecisionView } from '../../shared/engine/game.ts';

/** One choice of one decision, as the board refers to it. */
export interface Option {
  readonly decision: DecisionView;
  /** Index into `decision.choices`. */
  readonly choice: number;
  readonly view: ChoiceView;
}

/**
 * What the board offers now: read from the decisions alone, so that it works for every game and a move that
 * isn't offered can't be made.
 */
export interface Meaning {
  /** Pieces that can be chosen (a warrior to activate, a martyr …). */
  readonly pieces: ReadonlyMap<string, readonly Option[]>;
  /** Cells that light up; the first option is what a click means. */
  readonly cells: ReadonlyMap<number, readonly Option[]>;
  /** Pieces that something can be done to; best odds first. */
  readonly targets: ReadonlyMap<string, readonly Option[]>;
  /** Target with the best odds of all, '' where no odds are known. */
  readonly best: string;
  /** Card pieces that some choice spends. */
  readonly cards: ReadonlySet<string>;
  /** Choices that have no place on the board, by card: "inspire", "raise shield". */
  readonly placeless: ReadonlyMap<string, readonly Option[]>;
  /** Whom nothing reaches only since the view is blocked. */
  readonly blocked: readonly BlockedLine[];
  /** The piece whose turn or dilemma it is, '' for none. */
  readonly acting: string;
}

/** What a click, tap, drop or key comes to. */
export type Intent =
  | { readonly do: 'choose'; readonly option: Option }
  /** Several really different things: show a short list. */
  | { readonly do: 'ask'; readonly options: readonly Option[] }
  /** Take up a card, or put it back ('' = none). */
  | { readonly do: 'card'; readonly card: string }
  /** Take up what several cards make together, or let it go ('' = none). */
  | { readonly do: 'make'; readonly made: string }
  /** Show this piece's sheet; '' closes it. */
  | { readonly do: 'look'; readonly piece: string }
  | { readonly do: 'undo' }
  /** Put the focus on this choice of the first decision. */
  | { readonly do: 'walk'; readonly choice: number }
  | { readonly do: 'nothing' };

/**
 * `card`, `made`: the card piece, or what several cards make together, chosen first ('' for none); only choices
 * that spend or are it count then.
 */
export function read(decisions: readonly DecisionView[], card: string, made = ''): Meaning {
  const pieces = new Map<string, Option[]>();
  const cells = new Map<number, Option[]>();
  const targets = new Map<string, Option[]>();
  const placeless = new Map<string, Option[]>();
  const cards = new Set<string>();
  for (const decision of decisions) {
    for (const [choice, view] of decision.choices.entries()) {
      for (const c of view.cards ?? []) cards.add(c);
      if (card !== '' && !view.cards?.includes(card)) continue;
      if (made !== '' && view.made !== made) continue;
      const option = { decision, choice, view };
      const placed = view.cell !== undefined && view.cell >= 0;
      // A hex in reach of a spell is no hex to walk to: it is offered when the spell is meant.
      if (placed && view.made && view.target === undefined && made === '' && card === '') continue;
      // The fallen lie on no hex: who is called back is chosen by where he comes.
      if (placed) push(cells, view.cell!, option);
      if (view.target !== undefined) push(targets, view.target, option);
      else if (placed) continue;
      else if (choosesPiece(decision, view)) push(pieces, view.piece!, option);
      else for (const c of view.cards ?? []) push(placeless, c, option);
    }
  }
  for (const options of targets.values()) options.sort((a, b) => (b.view.odds ?? 0) - (a.view.odds ?? 0));
  return {
    pieces,
    cells,
    targets,
    best: bestTarget(targets),
    cards,
    placeless,
    blocked: decisions.flatMap((decision) => decision.blocked ?? []),
    acting: decisions.find((d) => d.piece)?.piece ?? '',
  };
}

function push<K>(map: Map<K, Option[]>, key: K, option: Option): void {
  const list = map.get(key);
  if (list) list.push(option);
  else map.set(key, [option]);
}

/** In a turn every choice names the acting warrior; only other pieces, and units to begin with, are chosen by it. */
function choosesPiece(decision: DecisionView, view: ChoiceView): boolean {
  return view.piece !== undefined && (view.group === 'unit' || view.piece !== decision.piece);
}

/**
 * What makes a piece a foe in reach, whose odds hang from it: the best attack, or else the best spell that
 * harms it; undefined where there is neither.
 */
export const blowOf = (options: readonly Option[]): Option | undefined =>
  options.find(({ view }) => view.group === 'attack') ?? options.find(({ view }) => harms(view));

/** Blows, and spells that hurt or hinder. */
export const harms = (view: ChoiceView | undefined): boolean =>
  view?.group === 'attack' || view?.harms === true;

function bestTarget(targets: ReadonlyMap<string, readonly Option[]>): string {
  let best = '';
  let odds = 0;
  for (const [piece, options] of targets) {
    const chance = blowOf(options)?.view.odds ?? 0;
    if (chance > odds) {
      best = piece;
      odds = chance;
    }
  }
  return best;
}

/** A click on a hex: the first listed choice, which is the cheapest way there; asks who, if several could come. */
export function clickCell(meaning: Meaning, cell: number): Intent {
  const options = meaning.cells.get(cell);
  if (!options) return { do: 'nothing' };
  const who = new Set(options.map((o) => o.view.target));
  const makes = options.length > 1 && options[0].view.made !== undefined;
  return who.size > 1 || makes ? { do: 'ask', options } : { do: 'choose', option: options[0] };
}

/**
 * A click on a piece: do the best thing to it, choose it, or just look at it. Where a foe could be struck or
 * dazed, or a friend helped in two ways, it asks. `list`: always show the alternatives (long press, right
 * button).
 */
export function clickPiece(meaning: Meaning, piece: string, list = false): Intent {
  const options = meaning.targets.get(piece) ?? meaning.pieces.get(piece);
  if (!options) return { do: 'look', piece };
  if (list) return options.length > 1 ? { do: 'ask', options } : { do: 'look', piece };
  return options.length > 1 && differ(options)
    ? { do: 'ask', options }
    : { do: 'choose', option: options[0] };
}

/**
 * Options that odds can rank are alike: blows that do the same, with whatever weapon or card. What does
 * something else, or has no odds, is a real choice.
 */
export function differ(options: readonly Option[]): boolean {
  const [first] = options;
  return options.some(
    ({ view }) =>
      view.group !== first.view.group ||
      view.made !== first.view.made ||
      view.odds === undefined ||
      effectOf(view) !== effectOf(first.view),
  );
}

/** What a choice does, as its label names it; a weapon's own attack does what a plain strike does. */
function effectOf(view: ChoiceView): string {
  const effect = view.label.with?.effect;
  const key = typeof effect === 'object' ? effect.key : view.group === 'attack' ? '' : view.label.key;
  return /\.ATK$/.test(key) ? '' : key;
}

/** A click on a card takes it up; on the card already up it does the only thing it can, or puts it back. */
export function clickCard(meaning: Meaning, card: string, up: string): Intent {
  if (!meaning.cards.has(card)) return { do: 'nothing' };
  if (card !== up) return { do: 'card', card };
  const options = meaning.placeless.get(card) ?? [];
  const elsewhere = meaning.cells.size + meaning.targets.size;
  if (elsewhere === 0 && options.length === 1) return { do: 'choose', option: options[0] };
  if (elsewhere === 0 && options.length > 1) return { do: 'ask', options };
  return { do: 'card', card: '' };
}

/** A click on what cards make together takes it up; once more does it where there is only one way, or puts it back. */
export function clickMade(decisions: readonly DecisionView[], made: string, up: string): Intent {
  if (made !== up) return { do: 'make', made };
  const options = decisions.flatMap((decision) =>
    decision.choices.flatMap((view, choice) => (view.made === made ? [{ decision, choice, view }] : [])),
  );
  const [only] = options;
  const placed = only?.view.target !== undefined || only?.view.cell !== undefined;
  return options.length === 1 && !placed ? { do: 'choose', option: only } : { do: 'make', made: '' };
}

/** Whether the player may pick this piece up: it acts now, or it may be activated. */
export const movable = (meaning: Meaning, piece: string): boolean =>
  (meaning.acting === piece && meaning.cells.size + meaning.targets.size > 0) || meaning.pieces.has(piece);

/** A piece let go over a cell with, perhaps, another piece in it. */
export function drop(meaning: Meaning, piece: string, cell: number, under: string): Intent {
  const byIt = (options: readonly Option[] | undefined) =>
    options?.filter((o) => (o.view.piece ?? piece) === piece);
  const onto = under === '' || under === piece ? [] : (byIt(meaning.targets.get(under)) ?? []);
  if (onto.length > 0)
    return onto.length > 1 && differ(onto) ? { do: 'ask', options: onto } : { do: 'choose', option: onto[0] };
  const into = byIt(meaning.cells.get(cell)) ?? [];
  return into.length > 0 ? { do: 'choose', option: into[0] } : { do: 'nothing' };
}
