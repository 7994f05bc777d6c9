import { blowOf, type Meaning, type Option } from '../play/meaning.ts';
import type { Focus } from '../session/session.ts';
import type { Glow } from './views/cells.ts';
import type { SightLine } from './views/sight-lines.ts';
import type { Odds } from './views/tags.ts';

/** Where the pointer is, as far as the light is concerned. */
export interface Pointed {
  readonly cell: number;
  readonly piece: string;
  /** Piece in the hand, '' for none. */
  readonly held: string;
}

export interface Lights {
  readonly glows: readonly { readonly cell: number; readonly glow: Glow }[];
  readonly odds: readonly Odds[];
  readonly lines: readonly SightLine[];
  /** One's own who would be hurt too. */
  readonly danger: readonly string[];
}

/**
 * What lights up: hexes that can be entered, who may act, whom one can reach and with what odds, and who would
 * be hurt besides. `cellOf`: where a piece stands, -1 when it is not on the board.
 */
export function lightsFor(
  meaning: Meaning,
  focus: Focus,
  pointed: Pointed,
  cellOf: (piece: string) => number,
): Lights {
  const glows: { cell: number; glow: Glow }[] = [];
  const put = (cell: number, glow: Glow) => {
    if (cell >= 0) glows.push({ cell, glow });
  };
  for (const cell of meaning.cells.keys()) put(cell, cell === pointed.cell ? 'hovered' : 'legal');
  for (const piece of meaning.pieces.keys()) {
    const near = piece === pointed.piece || piece === focus.hovered || piece === focus.pinned;
    put(cellOf(piece), near || piece === pointed.held ? 'selected' : 'ready');
  }
  if (meaning.acting) put(cellOf(meaning.acting), 'selected');
  const odds: Odds[] = [];
  const group = focusedOption(meaning, focus.choice)?.view.group;
  /** Help whose odds are asked for: its card is taken up, or the panels look at something of its group. */
  const askedFor = ({ view }: Option): boolean =>
    view.group === group ||
    focus.made !== '' ||
    (focus.card !== '' && view.cards?.includes(focus.card) === true);
  for (const [piece, options] of meaning.targets) {
    const blow = blowOf(options);
    const near = piece === pointed.piece || piece === focus.hovered;
    put(cellOf(piece), blow ? 'foe' : near ? 'hovered' : 'friend');
    const told = blow ?? (near ? options[0] : options.find(askedFor));
    if (told?.view.odds !== undefined && cellOf(piece) >= 0) odds.push({ piece, odds: told.view.odds });
  }
  const looked = lookedAt(meaning, focus, pointed)?.view;
  const danger = looked?.danger ?? [];
  const hurt = new Set(danger.map(cellOf));
  for (const cell of looked?.area ?? []) if (!hurt.has(cell)) put(cell, 'area');
  for (const cell of hurt) put(cell, 'danger');
  const lines = meaning.blocked.flatMap(({ piece, target, by }): SightLine[] => {
    const [from, to] = [cellOf(piece), cellOf(target)];
    if (from < 0 || to < 0) return [];
    const near = [pointed.piece, focus.hovered, focus.pinned].includes(target);
    return [{ from, to, by, target, near }];
  });
  return { glows, odds, lines, danger };
}

/** The option that a list or a button shows, or else what a click on the pointed piece means first. */
const lookedAt = (meaning: Meaning, focus: Focus, pointed: Pointed): Option | undefined =>
  focusedOption(meaning, focus.choice) ?? meaning.targets.get(pointed.piece)?.[0];

/** The option of the first decision that the panels have in focus. */
export function focusedOption(meaning: Meaning, choice: number): Option | undefined {
  if (choice < 0) return undefined;
  for (const map of [meaning.targets, meaning.cells, meaning.pieces, meaning.placeless]) {
    for (const options of map.values()) {
      const found = options.find((o) => o.choice === choice);
      if (found) return found;
    }
  }
  return undefined;
}
