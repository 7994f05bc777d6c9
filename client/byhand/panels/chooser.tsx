import { useLayoutEffect, useRef } from 'preact/hooks';
import { walkButtons } from '../../panels/focus.ts';
import { nameOfPieces } from '../naming.ts';
import { handSay } from '../text.ts';
import { layBeside } from './beside.ts';
import { useHands } from './context.ts';

/** Several things stand under the pointer: which one is meant. */
export function Chooser() {
  const desk = useHands();
  const box = useRef<HTMLDivElement>(null);
  const asked = desk.chooser.value;
  useLayoutEffect(() => {
    const paper = box.current;
    if (!paper || !asked) return;
    layBeside(paper, asked.at);
    paper.querySelector('button')?.focus();
  }, [asked]);
  const pieces = asked?.ids.flatMap((id) => desk.pieces.value.get(id) ?? []) ?? [];
  if (!asked || pieces.length === 0) return null;
  return (
    <div
      id="hand-chooser"
      class="paper"
      ref={box}
      role="menu"
      aria-label={handSay('choose.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          desk.chooser.value = null;
          event.stopPropagation();
        } else walkButtons(event);
      }}
    >
      <p class="hint">{handSay('choose.label')}</p>
      {pieces.map((piece) => (
        <button
          key={piece.id}
          type="button"
          role="menuitem"
          onClick={() => {
            desk.selection.value = new Set([piece.id]);
            desk.chooser.value = null;
          }}
        >
          <span>{nameOfPieces(desk, [piece])}</span>
        </button>
      ))}
    </div>
  );
}
