import { nameOf } from '../presence.ts';
import { useHands } from './context.ts';

/** Who has a piece in hand, written above it. */
export function Holders() {
  const desk = useHands();
  desk.moved.value;
  const drawing = desk.handleOf.value;
  const first = new Map<number, string>();
  for (const [id, seat] of desk.holders.value) if (!first.has(seat)) first.set(seat, id);
  return (
    <>
      {[...first].map(([seat, id]) => {
        const at = drawing?.locate(id);
        if (!at) return null;
        const up = 62 * Math.max(0.6, drawing?.zoom() ?? 1);
        const style = { translate: `${at.x}px ${at.y - up}px`, '--seat': desk.colourOf(seat) };
        return (
          <span key={seat} class="hand-holder" style={style}>
            {nameOf(desk, seat)}
          </span>
        );
      })}
    </>
  );
}
