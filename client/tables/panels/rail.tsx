import { useRef } from 'preact/hooks';
import { Icon } from '../../panels/icon.tsx';
import * as icons from '../../panels/icons.ts';
import { MenuButton } from '../../panels/parts.tsx';
import { useView } from '../../panels/view.ts';
import { plaqueWords } from '../../panels/waiting.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';

/** The wooden edge at the top: the game and its turn, what its own rail shows, and the knobs. */
export function CardRail() {
  const view = useView();
  const desk = useDesk();
  const { Rail } = desk.table;
  const words = plaqueWords(view);
  // A game may count its turns in words of its own.
  const turn = view.say({ key: 'rail.turn', with: { n: desk.shown.value.facts.get('round') ?? 0 } });
  return (
    <header id="card-rail">
      <a class="title" href="/" title={view.text('rail.lobby')}>
        {view.title.value}
        <span class="unseen">{view.text('rail.lobby')}</span>
      </a>
      <span class="turn">{turn === 'rail.turn' ? words.left : turn}</span>
      <div class="middle">
        {Rail ? (
          <Rail session={desk.furnished} layout={desk.layout.value} own={desk.own.value} />
        ) : (
          <span class="phase-now">{words.right}</span>
        )}
      </div>
      <button
        type="button"
        class="knob"
        aria-label={cardSay('cards.rules')}
        aria-expanded={view.rule.value !== null}
        onClick={() => {
          view.rule.value = view.rule.value === null ? '' : null;
        }}
      >
        <Icon path={icons.book} />
      </button>
      <BookKnob />
      <MenuButton kind="knob" />
    </header>
  );
}

/** Opens the drawer with chronicle and chat; says how many lines came to the chat since. */
function BookKnob() {
  const { session, tab } = useView();
  const read = useRef(-1);
  const lines = session.chat.value.length;
  const open = tab.value !== 'table';
  if (open || read.current < 0) read.current = lines;
  const unread = lines - read.current;
  return (
    <button
      type="button"
      class="knob"
      aria-label={cardSay('cards.books')}
      aria-expanded={open}
      onClick={() => {
        tab.value = open ? 'table' : 'chronicle';
      }}
    >
      <Icon path={icons.talk} />
      {unread > 0 && (
        <u>
          <span aria-hidden="true">{Math.min(99, unread)}</span>
          <span class="unseen">{cardSay('cards.books-new', { n: unread })}</span>
        </u>
      )}
    </button>
  );
}
