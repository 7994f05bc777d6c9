import { z } from 'zod';
import type { Problem, ScenarioCard } from './http.ts';
import { tableId } from './messages.ts';
import { CARDS_AT_ONCE } from './shelf.ts';

/**
 * Scenarios that people draw, battles and card games, over HTTP. All answers are JSON; errors are Problems as in http.ts.
 *
 * GET  /api/scenarios/:id            the file of a ready battle with its map in full
 * GET  /api/maps/:id                 a map file
 * POST /api/designs                  NewDesign → 201 DesignKey
 * GET  /api/designs/:id              KeptDesign: the newest version, for everybody who has the play link
 * POST /api/designs/:id              SaveDesign → { version }; 409 DesignClash where somebody saved meanwhile
 * POST /api/designs/cards            DesignCards → DesignCard[]: as the lobby shows them; unknown ones are left out
 * POST /api/designs/:id/versions     DesignAsk → DesignVersion[], newest first
 * POST /api/designs/:id/versions/:n  DesignAsk → KeptDesign
 *
 * Who holds the secret of the edit link may save and see older versions; all others get 403 'not-yours'.
 */

/** In links to a design; public. */
export const designId = tableId;
/** In the edit link: 32 hex digits of which the server keeps only the SHA-256. */
export const designSecret = z.string().regex(/^[0-9a-f]{32}$/);

/** A scenario file is at most MAX_FILE of shared/scenario/format.ts; the server looks at its shape and leaves its meaning to the game. */
export const newDesign = z.strictObject({ file: z.unknown() });

export const saveDesign = z.strictObject({
  secret: designSecret,
  /** The version that the drawing began with. */
  base: z.int().min(1).max(1_000_000),
  file: z.unknown(),
});

export const designAsk = z.strictObject({ secret: designSecret });

/** Designs that a browser knows: no secret is asked, everybody who has the play link sees as much. */
export const designCards = z.strictObject({ ids: z.array(designId).max(CARDS_AT_ONCE) });

export interface DesignCard {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly game: string;
  /** null: it is not ready to be played yet. */
  readonly card: ScenarioCard | null;
}

export interface DesignKey {
  readonly id: string;
  readonly secret: string;
  readonly version: number;
}

export interface KeptDesign {
  readonly id: string;
  readonly version: number;
  readonly file: unknown;
}

export interface DesignVersion {
  readonly version: number;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

/** Both sides of a clash: the asker has theirs, this is what lies here. */
export interface DesignClash extends Problem {
  readonly code: 'design-changed';
  readonly version: number;
  readonly file: unknown;
}
