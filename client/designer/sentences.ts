import { designText } from '../../shared/design/text.ts';
import type { TextTable } from '../../shared/engine/words.ts';
import { textOf } from '../../shared/games/texts.ts';
import { rosterText } from '../../shared/games/warrior-lands/designer/text.ts';
import { scenarioText } from '../../shared/scenario/text.ts';
import { protocolText } from '../text/protocol.ts';
import { CARD_GAMES } from './cards/rosters.ts';

/** Whatever a check, a file or the server may say. */
export const sentences: readonly TextTable[] = [
  designText,
  rosterText,
  scenarioText,
  textOf('warrior-lands'),
  // What a file of theirs may be told; no key of a fault means one thing here and another there.
  ...CARD_GAMES.map(textOf),
  protocolText,
];
