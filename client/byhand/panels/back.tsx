import { useState } from 'preact/hooks';
import type { Refusal } from '../../../shared/engine/refusal.ts';
import { useView } from '../../panels/view.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Window } from './window.tsx';

/** The way back to the kept rules: asks first, and says why where it is closed. */
export function BackToRules() {
  const desk = useHands();
  const view = useView();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [asked, ask] = useState(false);
  const others = view.seats.value.some(({ mine, kind }) => !mine && kind === 'person');
  const go = async () => {
    refuse(null);
    const seat = Math.max(0, desk.acting.peek());
    const why = await desk.session.act({ do: 'by-hand', seat, on: false });
    if (why) {
      // It stands here, where it can be read at leisure.
      desk.session.refusal.value = null;
      refuse(why);
    } else ask(true);
  };
  return (
    <Window name="back" title={handSay('back.title')}>
      <p>{handSay('back.why')}</p>
      {others && <p class="hint">{handSay('back.others')}</p>}
      {refusal && (
        <div class="refused" role="alert">
          <p>{handSay('back.refused')}</p>
          <p>
            <b>{view.say(refusal.words)}</b>
          </p>
        </div>
      )}
      {asked && others && <p role="status">{handSay('back.waits')}</p>}
      <div class="buttons">
        <button type="button" class="brass first" onClick={() => void go()}>
          {handSay('back.go')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            desk.panel.value = '';
          }}
        >
          {handSay('back.stay')}
        </button>
      </div>
    </Window>
  );
}
