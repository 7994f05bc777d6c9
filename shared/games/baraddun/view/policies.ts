import type { Sheet } from '../../../engine/game.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import { words } from '../../../engine/words.ts';
import { type Extras, type Tempo, tempoOf, type War } from '../rules/state.ts';
import { tempoPiece } from './places.ts';

const TEMPO: readonly Tempo[] = ['tap', 'roll', 'auto'];
const EXTRAS: readonly Extras[] = ['always', 'ask'];

/** A seat's standing answers: when it wants to tap, and whether it wants to be asked about extra draws. */
export const policiesOf = (war: War, seat: number): Sheet['policies'] => [
  { name: 'tempo', value: tempoOf(war, seat), values: TEMPO },
  { name: 'extras', value: war.extras[seat], values: EXTRAS },
];

export function setPolicy(
  war: War,
  seat: number,
  piece: string,
  name: string,
  value: string,
): Refusal | null {
  const owner = war.tempo.findIndex((_, at) => tempoPiece(at) === piece);
  if (owner === -1) return { code: 'no-such-piece', words: words('no.no-such-piece') };
  if (owner !== seat || war.gone[seat]) return { code: 'not-yours', words: words('no.not-yours') };
  const tempo = TEMPO.find((known) => known === value);
  const extras = EXTRAS.find((known) => known === value);
  if (name === 'tempo' && tempo) {
    war.tempo[seat] = tempo;
    war.left[seat] = false;
  } else if (name === 'extras' && extras) war.extras[seat] = extras;
  else return { code: 'no-such-policy', words: words('no.no-such-policy') };
  return null;
}
