import { newCardDesign } from '../../shared/design/card-design.ts';
import { newDesign } from '../../shared/design/design.ts';
import type { Drawn } from '../../shared/design/document.ts';
import { designerText as text } from '../text/designer.ts';

/** The game of battles on maps. */
export const GAME = 'warrior-lands';
export const SIDE_NAMES = [text('start.side-1'), text('start.side-2')];

/** What somebody begins with who draws for a game: an empty field, or the game as it is usually played. */
export const blankFor = (game: string): Drawn =>
  game === GAME
    ? newDesign(GAME, text('start.title'), SIDE_NAMES)
    : newCardDesign(game, text('start.scenario'));
