import { useEffect, useState } from 'preact/hooks';
import type { Sheet } from '../../../shared/engine/game.ts';
import { SheetInFull } from '../../panels/sheet.tsx';
import { useView } from '../../panels/view.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Window } from './window.tsx';

/** What the rules know of a piece as it lies on the table now. */
export function PieceSheet() {
  const { session } = useView();
  const desk = useHands();
  const piece = desk.inspected.value;
  const { step } = session.table.value;
  const [sheet, setSheet] = useState<Sheet | 'none' | null>(null);
  useEffect(() => {
    let current = true;
    void session.inspect(piece).then((came) => {
      if (current) setSheet(came ?? 'none');
    });
    return () => {
      current = false;
    };
  }, [piece, step, session]);
  const title = sheet && sheet !== 'none' ? sheet.title : handSay('sheet.title');
  return (
    <Window name="sheet" title={title}>
      {sheet && sheet !== 'none' ? (
        <SheetInFull sheet={sheet} />
      ) : (
        <p class="hint">{handSay(sheet === null ? 'sheet.waiting' : 'sheet.none')}</p>
      )}
    </Window>
  );
}
