import { type Meaning, movable } from '../play/meaning.ts';
import type { Field } from './field.ts';
import type { Point } from './layout.ts';
import type { Found } from './tools/desk.ts';
import type { Viewport } from './viewport.ts';
import type { CardsView } from './views/cards.ts';
import type { MinimapView } from './views/minimap.ts';
import type { PiecesView } from './views/pieces.ts';

/** Where things lie that a pointer can meet. */
export interface Places {
  readonly field: Field;
  readonly cards: CardsView;
  readonly pieces: PiecesView;
  readonly viewport: Viewport;
  readonly minimap: MinimapView;
}

/** What lies under a screen point, topmost first. `held`: the piece in the hand, which hides nothing. */
export function findAt(at: Point, places: Places, meaning: Meaning, held: string): Found {
  const { cards, minimap, viewport, field, pieces } = places;
  const card = cards.under(at);
  if (card !== '') return { what: 'card', card };
  if (minimap.pointAt(at)) return { what: 'minimap' };
  if (!viewport.inWindow(at)) return { what: 'table' };
  const p = viewport.toBoard(at);
  const cell = field.cellAt(p);
  const inCell = cell >= 0 ? pieces.inCell(cell) : '';
  // A head that reaches into the next hex must not hide a hex that may be entered.
  const lit = cell >= 0 && meaning.cells.has(cell) && inCell === '';
  const piece = inCell || (lit ? '' : pieces.under(p, held));
  if (piece !== '') return { what: 'piece', piece, cell: pieces.cellOf(piece) };
  return cell >= 0 ? { what: 'cell', cell } : { what: 'table' };
}

/** The mouse cursor that says what a press would do. */
export function cursorFor(found: Found, meaning: Meaning): 'grab' | 'pointer' | 'default' {
  switch (found.what) {
    case 'piece':
      if (movable(meaning, found.piece)) return 'grab';
      return meaning.targets.has(found.piece) ? 'pointer' : 'default';
    case 'cell':
      return meaning.cells.has(found.cell) ? 'pointer' : 'default';
    case 'card':
      return meaning.cards.has(found.card) ? 'pointer' : 'default';
    default:
      return 'default';
  }
}
