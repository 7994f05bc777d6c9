import { Icon } from '../../panels/icon.tsx';
import * as icons from '../../panels/icons.ts';
import { BookButton, MenuButton } from '../../panels/parts.tsx';
import { type SeatView, useView } from '../../panels/view.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { OthersHands } from './hands.tsx';

/** The wooden edge: the table, who sits there and whose hands act, and the knobs. */
export function HandRail() {
  const view = useView();
  const desk = useHands();
  const mine = view.seats.value.filter((seat) => seat.mine);
  return (
    <header id="hand-rail">
      <a class="title" href="/" title={`${view.title.value} · ${view.text('rail.lobby')}`}>
        <span class="words">{view.title.value}</span>
        <span class="unseen">{view.text('rail.lobby')}</span>
      </a>
      <span class="mode">{handSay('byhand.title')}</span>
      <OthersHands />
      <Actors mine={mine} />
      <BookButton />
      <button
        type="button"
        class="knob"
        aria-label={view.text('chronicle.book')}
        title={view.text('chronicle.book')}
        aria-expanded={view.tab.value !== 'table'}
        onClick={() => {
          view.tab.value = view.tab.value === 'table' ? 'chronicle' : 'table';
        }}
      >
        <Icon path={icons.talk} />
      </button>
      <MenuButton kind="knob" />
      <span class="unseen" aria-live="polite">
        {desk.selection.value.size > 0 ? handSay('live.selected', { n: desk.selection.value.size }) : ''}
      </span>
    </header>
  );
}

/** Which of one's own seats acts. */
function Actors({ mine }: { mine: readonly SeatView[] }) {
  const desk = useHands();
  if (mine.length === 0) return <span class="actors alone">{handSay('byhand.watching')}</span>;
  if (mine.length === 1) {
    const playing = handSay('byhand.acting-one', { name: mine[0].side || mine[0].called });
    return (
      <span class="actors alone" title={playing}>
        <i style={{ background: desk.colourOf(mine[0].seat) }} aria-hidden="true" />
        <span class="words">{playing}</span>
      </span>
    );
  }
  return (
    <fieldset class="actors">
      <legend class="unseen">{handSay('byhand.acting')}</legend>
      <div class="strip">
        {mine.map((seat) => (
          <label
            key={seat.seat}
            class={desk.acting.value === seat.seat ? 'chosen' : ''}
            title={seat.side || seat.called}
          >
            <input
              type="radio"
              name="acting"
              aria-label={seat.side || seat.called}
              checked={desk.acting.value === seat.seat}
              onChange={() => desk.choose(seat.seat)}
            />
            <i style={{ background: desk.colourOf(seat.seat) }} aria-hidden="true" />
            <span class="words">{seat.side || seat.called}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
