import type { DecisionView, Making } from '../../shared/engine/game.ts';
import { clickMade, harms } from '../play/meaning.ts';
import { ColourGem } from './gem.tsx';
import { percent } from './phrase.ts';
import { useView } from './view.ts';

/**
 * What the cards in hand make together, as slips: seen before anything is chosen. One is taken up like a card;
 * then the board shows whom and what it reaches.
 */
export function Makings({ decision }: { decision: DecisionView }) {
  const view = useView();
  const makes = Object.entries(decision.makes ?? {});
  if (makes.length === 0) return null;
  return (
    <ul class="makings" aria-label={view.text('prompt.makings')}>
      {makes.map(([id, making]) => (
        <li key={id}>
          <Slip decision={decision} id={id} making={making} />
        </li>
      ))}
    </ul>
  );
}

function Slip({ decision, id, making }: { decision: DecisionView; id: string; making: Making }) {
  const view = useView();
  const { session } = view;
  const up = session.focus.value.made;
  const best = bestOf(decision, id);
  const odds = decision.choices[best]?.odds;
  const look = (choice: number) => {
    session.focus.value = { ...session.focus.value, choice };
  };
  const take = () => {
    const intent = clickMade(session.decisions.value, id, up);
    if (intent.do === 'choose') void session.choose(intent.option.decision, intent.option.choice);
    else if (intent.do === 'make') {
      view.group.value = '';
      session.focus.value = { ...session.focus.value, card: '', made: intent.made };
    }
  };
  return (
    <button
      type="button"
      class={`slip${up === id ? ' up' : ''}${harms(decision.choices[best]) ? ' harms' : ''}`}
      aria-pressed={up === id}
      disabled={session.pending.value > 0}
      onPointerEnter={() => look(best)}
      onPointerLeave={() => look(-1)}
      onFocus={() => look(best)}
      onBlur={() => look(-1)}
      onClick={take}
    >
      <span class="gems" aria-hidden="true">
        {making.cards.map((card) => (
          <ColourGem card={card} />
        ))}
      </span>
      {view.say(making.words)}
      {odds !== undefined && <small class="odds">{percent(odds)}</small>}
    </button>
  );
}

/** Its choice with the best odds: what it would do to whom is shown when the slip is looked at. */
function bestOf({ choices }: DecisionView, made: string): number {
  let best = -1;
  choices.forEach((choice, i) => {
    if (choice.made === made && (best < 0 || (choice.odds ?? 0) > (choices[best].odds ?? 0))) best = i;
  });
  return best;
}
