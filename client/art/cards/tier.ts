/**
 * A card is drawn in one of three ways, never one scaled into another: a picture with its figures, a card that can
 * be read on the table, a card written out in full.
 */
export type Tier = 'tiny' | 'table' | 'large';

/** The anatomy for a card `width` CSS px wide. */
export function tierOf(width: number): Tier {
  if (width < 64) return 'tiny';
  return width < 200 ? 'table' : 'large';
}

/** Height of a card in widths. */
export const CARD_RATIO = 1.4;
