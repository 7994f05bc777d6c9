import { type Drawn, fileOfDrawn, isBattle } from '../../shared/design/document.ts';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { browserStore } from '../session/identity.ts';
import { isKey } from '../session/own-designs.ts';
import { GAME } from './blank.ts';
import { CARD_GAMES } from './cards/rosters.ts';
import { openContent } from './files.ts';

/** What this browser was drawing, and what on the server it began from. */
export interface Draft {
  readonly design: Drawn;
  readonly key: DesignKey | null;
  readonly changed: boolean;
}

/** Each game has a draft: opening a card scenario costs nobody the battle that was lying there. */
export const DRAWN_GAMES: readonly string[] = [GAME, ...CARD_GAMES];

const placeOf = (game: string): string => (game === GAME ? 'pewter.draft' : `pewter.draft.${game}`);

export function writeDraft(drawn: Drawn, key: DesignKey | null, changed: boolean): void {
  try {
    const draft = { file: fileOfDrawn(drawn), key, changed, at: Date.now() };
    browserStore().setItem(placeOf(isBattle(drawn) ? GAME : drawn.game), JSON.stringify(draft));
  } catch {
    // A full store costs the draft, not the drawing.
  }
}

/** What was drawn last, for whichever game; null where there is nothing that can be read. */
export async function lastDraft(): Promise<Draft | null> {
  const [newest] = DRAWN_GAMES.map(written).sort((a, b) => (b?.at ?? 0) - (a?.at ?? 0));
  return newest ? read(newest) : null;
}

export async function draftOf(game: string): Promise<Draft | null> {
  const found = written(game);
  return found ? read(found) : null;
}

/** Title of what was drawn for a game; '' where nothing was. */
export function draftTitle(game: string): string {
  const { file } = written(game) ?? {};
  const title = typeof file === 'object' && file !== null && 'title' in file ? file.title : '';
  return typeof title === 'string' ? title : '';
}

interface Written {
  readonly file: unknown;
  readonly key: unknown;
  readonly changed: unknown;
  /** Milliseconds since 1970; drafts of older programs have none. */
  readonly at: number;
}

function written(game: string): Written | null {
  try {
    const found: unknown = JSON.parse(browserStore().getItem(placeOf(game)) ?? 'null');
    if (typeof found !== 'object' || found === null) return null;
    const { file, key, changed, at } = found as Partial<Written>;
    return { file, key, changed, at: typeof at === 'number' ? at : 0 };
  } catch {
    return null;
  }
}

async function read({ file, key, changed }: Written): Promise<Draft | null> {
  const opened = await openContent(file);
  if (!('design' in opened)) return null;
  return { design: opened.design, key: isKey(key) ? key : null, changed: changed === true };
}
