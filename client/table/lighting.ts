import type { Meaning } from '../play/meaning.ts';
import type { Session } from '../session/session.ts';
import { focusedOption, type Lights, lightsFor } from './lights.ts';
import type { Stage } from './stage.ts';
import type { CardsView } from './views/cards.ts';
import type { CellsView } from './views/cells.ts';
import type { PiecesView } from './views/pieces.ts';
import type { SightLinesView } from './views/sight-lines.ts';
import type { TagsView } from './views/tags.ts';

/** What the lamp shines on, and what it has to know. */
export interface Lit {
  readonly session: Session;
  readonly stage: Stage;
  readonly pieces: PiecesView;
  readonly cells: CellsView;
  readonly tags: TagsView;
  readonly sight: SightLinesView;
  readonly cards: CardsView;
  meaning(): Meaning;
  /** Piece in the hand, '' for none. */
  held(): string;
}

/** Keeps hexes, odds and cards lit as what may be done and where the pointer is ask for. */
export class Lighting {
  private readonly lit: Lit;
  private pointed: { readonly cell: number; readonly piece: string } = { cell: -1, piece: '' };
  private card = '';
  private shown: Lights = { glows: [], odds: [], lines: [], danger: [] };

  constructor(lit: Lit) {
    this.lit = lit;
  }

  /** The pointer, or what it carries, is over this hex and piece; -1 and '' for none. */
  point(cell: number, piece: string): void {
    if (cell === this.pointed.cell && piece === this.pointed.piece) return;
    this.pointed = { cell, piece };
    this.renew();
  }

  /** The pointer is over this card, '' for none. */
  pointAtCard(card: string): void {
    if (card === this.card) return;
    this.card = card;
    this.renewCards();
  }

  /** What is lit now. */
  get lights(): Lights {
    return this.shown;
  }

  /** Lights everything as it should be now. */
  renew(): void {
    const { session, stage, pieces, cells, tags, sight } = this.lit;
    const meaning = this.lit.meaning();
    const focus = session.focus.peek();
    const pointed = { ...this.pointed, held: this.lit.held() };
    const lights = lightsFor(meaning, focus, pointed, (piece) => pieces.cellOf(piece));
    const { glows, odds, lines, danger } = lights;
    this.shown = lights;
    const from = meaning.acting ? pieces.cellOf(meaning.acting) : -1;
    const walkedTo = focusedOption(meaning, focus.choice)?.view;
    // A spell's slip stands for all of its places, and not for the first.
    const walked = walkedTo && !walkedTo.made ? (walkedTo.cell ?? -1) : -1;
    const extra = walked >= 0 && walked !== this.pointed.cell;
    stage.touch();
    cells.show(
      extra ? [...glows.filter((g) => g.cell !== walked), { cell: walked, glow: 'hovered' }] : glows,
      from,
    );
    sight.show(lines);
    const blocked = lines.filter(({ near }) => near).map(({ target }) => target);
    tags.show(odds, meaning.best, danger, blocked);
    this.renewCards();
  }

  private renewCards(): void {
    const { session, cards } = this.lit;
    const meaning = this.lit.meaning();
    const { card, made, choice } = session.focus.peek();
    const making = (id: string | undefined) =>
      id ? cards.idsOf(session.decisions.peek()[0]?.makes?.[id]?.cards ?? []) : [];
    const up = card ? [card] : making(made);
    const looked = this.card ? [this.card] : making(focusedOption(meaning, choice)?.view.made);
    const asked = meaning.cards.size > 0;
    cards.show(new Set(up), new Set(looked), asked ? meaning.cards : null);
  }
}
