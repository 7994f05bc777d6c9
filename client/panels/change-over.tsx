import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { useView } from './view.ts';

/** The wish to leave the rules, or to take them up again: done at once when alone, else the others are asked. */
export function ChangeOver({ then = () => {} }: { then?: () => void }) {
  const { session, text } = useView();
  const { phase, byHand, asker } = session.table.value;
  const [seat] = session.seats.value;
  if (phase !== 'playing' || seat === undefined) return null;
  return (
    <button
      type="button"
      class="button quiet change-over"
      disabled={asker >= 0}
      title={text(byHand ? 'by-hand.back-what' : 'by-hand.leave-what')}
      onClick={() => {
        then();
        void session.act({ do: 'by-hand', seat, on: !byHand });
      }}
    >
      <Icon path={byHand ? icons.laurel : icons.hand} />
      {text(byHand ? 'by-hand.back' : 'by-hand.leave')}
    </button>
  );
}
