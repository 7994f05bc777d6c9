import { nameOfPiece } from '../naming.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';
import { Window } from './window.tsx';

/** What was taken off the table: each can be brought back to where it lay. */
export function Removed() {
  const desk = useHands();
  const gone = desk.gone.value;
  const watching = desk.acting.value < 0;
  return (
    <Window name="removed" title={handSay('removed.title')}>
      {gone.length === 0 && <p class="hint">{handSay('removed.none')}</p>}
      <ul class="kinds">
        {gone.map((piece) => {
          const name = nameOfPiece(desk, piece);
          return (
            <li key={piece.id}>
              <button
                type="button"
                disabled={watching}
                aria-label={handSay('removed.bring', { name })}
                title={handSay('removed.bring', { name })}
                onClick={() => void desk.act({ act: 'bring', ids: [piece.id] })}
              >
                <KindPicture kind={piece.kind} seat={piece.seat} w={64} h={82} />
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {gone.length > 1 && (
        <button
          type="button"
          class="brass wide"
          disabled={watching}
          onClick={() => void desk.act({ act: 'bring', ids: gone.slice(0, 300).map(({ id }) => id) })}
        >
          {handSay('removed.all')}
        </button>
      )}
    </Window>
  );
}
