import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { listed } from './phrase.ts';
import { useView } from './view.ts';

export function Chat({ brief }: { brief?: boolean }) {
  const view = useView();
  const { session } = view;
  const [text, setText] = useState('');
  const lines = session.chat.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const send = (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said) return;
    session.say(said);
    setText('');
  };
  return (
    <div class="chat">
      {!brief && <h2>{view.text('chat.title')}</h2>}
      <WhoIsHere />
      <div
        class="lines"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-label={view.text('chat.title')}
      >
        {lines.length === 0 && <p class="hint">{view.text('chat.empty')}</p>}
        {lines.map((line) => (
          <p key={line.n}>
            <b class={`name ${view.seats.value[line.seat]?.token ?? ''}`}>{line.name}</b> {line.text}
          </p>
        ))}
      </div>
      <form class="say" onSubmit={send}>
        <Icon path={icons.quillInk} />
        <input
          type="text"
          value={text}
          maxLength={400}
          placeholder={view.text('chat.say')}
          aria-label={view.text('chat.say')}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="unseen-until-focus">
          {view.text('chat.send')}
        </button>
      </form>
    </div>
  );
}

function WhoIsHere() {
  const view = useView();
  const here = view.seats.value
    .filter((seat) => seat.kind === 'person' && seat.here)
    .map((seat) => seat.name);
  const { watchers } = view.session.table.value;
  return (
    <p class="hint">
      {here.length > 0 &&
        view.text('chat.here', { names: listed([...new Set(here)], view.text('list.and')) })}{' '}
      {watchers > 0 && view.text(watchers === 1 ? 'chat.watchers-one' : 'chat.watchers', { n: watchers })}
    </p>
  );
}
