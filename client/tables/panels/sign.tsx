import { CARD_SIGN_NAMES, type CardSignName } from '../../art/cards/cardSignNames.ts';
import { cardSign } from '../../art/cards/cardSigns.ts';
import { drawSigil, SIGILS } from '../../art/cards/sigils.ts';
import { drawToken, isMarker } from '../drawing/standing.ts';
import { Painted } from './painted.tsx';

const CARD_SIGNS: ReadonlySet<string> = new Set(CARD_SIGN_NAMES);
const isCardSign = (name: string): name is CardSignName => CARD_SIGNS.has(name);

/** Side of a sign, CSS px. */
const SIDE = 22;

/**
 * A small drawing in front of a line, by name: 'light:R' is an alliance of a deck, 'war' or 'defeat' a marker,
 * anything else a sign that cards carry. Nothing for a name that is not known.
 */
export function Sign({ name, side = SIDE }: { name: string; side?: number }) {
  const [deck, letter] = name.split(':');
  if (isCardSign(name)) {
    return (
      <svg class="sign" viewBox="0 0 512 512" width={side} height={side} aria-hidden="true">
        <path d={cardSign(name)} />
      </svg>
    );
  }
  if (SIGILS[deck]?.[letter] || isMarker(name)) return <Drawn name={name} side={side} />;
  return null;
}

function Drawn({ name, side }: { name: string; side: number }) {
  const [deck, letter] = name.split(':');
  return (
    <Painted
      {...{ w: side, h: side, of: name, class: 'sign' }}
      paint={(pen) => {
        if (letter) drawSigil(pen, side / 2, side / 2, side * 0.38, deck, letter);
        else drawToken(pen, name, '', '', side);
      }}
    />
  );
}
