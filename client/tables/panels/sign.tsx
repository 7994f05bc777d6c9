import { useLayoutEffect, useRef } from 'preact/hooks';
import { penOf } from '../../art/canvas.ts';
import { CARD_SIGN_NAMES, type CardSignName } from '../../art/cards/cardSignNames.ts';
import { cardSign } from '../../art/cards/cardSigns.ts';
import { drawSigil, SIGILS } from '../../art/cards/sigils.ts';
import { drawToken, isMarker } from '../drawing/standing.ts';

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
  const canvas = useRef<HTMLCanvasElement>(null);
  const dpr = Math.min(3, devicePixelRatio || 1);
  useLayoutEffect(() => {
    const pen = canvas.current && penOf(canvas.current);
    if (!pen) return;
    pen.setTransform(dpr, 0, 0, dpr, 0, 0);
    pen.clearRect(0, 0, side, side);
    const [deck, letter] = name.split(':');
    if (letter) drawSigil(pen, side / 2, side / 2, side * 0.38, deck, letter);
    else drawToken(pen, name, '', '', side);
  }, [name, side, dpr]);
  return (
    <canvas
      class="sign"
      ref={canvas}
      width={Math.ceil(side * dpr)}
      height={Math.ceil(side * dpr)}
      style={{ width: `${side}px`, height: `${side}px` }}
    />
  );
}
