import { useEffect, useRef } from 'preact/hooks';
import { useView } from '../../panels/view.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';

/** Covers the table while the device goes from one player to the next. */
export function Curtain() {
  const view = useView();
  const { session } = useDesk();
  const button = useRef<HTMLButtonElement>(null);
  const covered = session.covered.value;
  useEffect(() => {
    if (covered) button.current?.focus();
  }, [covered]);
  if (!covered) return null;
  const seat = view.seats.value[session.viewing.value];
  const name = seat?.side || seat?.called || '';
  return (
    <div id="curtain" role="dialog" aria-modal="true" aria-label={cardSay('cards.pass-label')}>
      <div class="paper">
        <h2>{cardSay('cards.pass', { name })}</h2>
        <p>{cardSay('cards.pass-why')}</p>
        <button type="button" class="main" ref={button} onClick={() => session.uncover()}>
          {cardSay('cards.pass-tap', { name })}
        </button>
      </div>
    </div>
  );
}
