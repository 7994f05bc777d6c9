import { useEffect } from 'preact/hooks';
import { AnswerClock } from './answer-clock.tsx';
import { Away } from './away.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { CloseButton, RuleChip } from './parts.tsx';
import { useView } from './view.ts';

const TOAST_MS = 7_000;

/** What stands above the table when something is not as usual: the line, a refusal, somebody's wish. */
export function Notices() {
  return (
    <div id="notices">
      <Banner />
      <Away />
      <Wish />
      <Toast />
    </div>
  );
}

function Banner() {
  const view = useView();
  const { connection, trouble, pending } = view.session;
  if (connection.value === 'here') return null;
  const known = connection.value === 'away' && trouble.value?.code === 'server-away';
  const why = trouble.value && !known ? view.say(trouble.value.words) : '';
  return (
    <div class={`banner ${connection.value}`} role="alert">
      <Icon path={icons.alarm} />
      <span>
        {connection.value === 'joining' && !why && view.text('banner.joining')}
        {connection.value === 'away' && !why && view.text('banner.away')}
        {why} {connection.value === 'away' && why && view.text('banner.again')}{' '}
        {connection.value === 'away' && pending.value > 0 && view.text('banner.pending')}
      </span>
      {connection.value === 'gone' && (
        <>
          {trouble.value?.code === 'old-protocol' && (
            <button type="button" class="button" onClick={() => location.reload()}>
              {view.text('banner.reload')}
            </button>
          )}
          <a class="button" href="/">
            {view.text('banner.lobby')}
          </a>
        </>
      )}
    </div>
  );
}

const WISHES = {
  sit: { icon: icons.hand, asks: 'sit.asks', yours: 'sit.asks' },
  undo: { icon: icons.takeBack, asks: 'undo.asks', yours: 'undo.yours' },
  'by-hand': { icon: icons.hand, asks: 'by-hand.asks', yours: 'by-hand.yours' },
  'by-rules': { icon: icons.laurel, asks: 'by-rules.asks', yours: 'by-rules.yours' },
} as const;

/** Somebody's wish to which the others must agree. */
function Wish() {
  const view = useView();
  const { session } = view;
  const { asker, asks } = session.table.value;
  if (asker < 0) return null;
  const wish = WISHES[asks || 'undo'];
  const seat = view.seats.value[asker];
  const answering = session.seats.value.find((mine) => mine !== asker);
  if (seat?.mine && answering === undefined) {
    return (
      <div class="banner" role="status">
        {view.text(wish.yours)}
        <AnswerClock what="wish" />
      </div>
    );
  }
  return (
    <div class="banner" role="alert">
      <Icon path={wish.icon} />
      <span>{view.text(wish.asks, { name: seat?.called ?? '' })}</span>
      <AnswerClock what="wish" />
      {answering !== undefined && (
        <span class="answers">
          <button
            type="button"
            class="button"
            onClick={() => void session.act({ do: 'agree', seat: answering, yes: true })}
          >
            {view.text('undo.agree')}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={() => void session.act({ do: 'agree', seat: answering, yes: false })}
          >
            {view.text('undo.refuse')}
          </button>
        </span>
      )}
    </div>
  );
}

function Toast() {
  const view = useView();
  const { refusal } = view.session;
  const shown = refusal.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      refusal.value = null;
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, refusal]);
  if (!shown) return null;
  return (
    <div class="toast paper" role="alert">
      <span>{view.say(shown.words)}</span>
      <RuleChip rule={shown.rule} />
      <CloseButton
        label={view.text('toast.close')}
        onClick={() => {
          refusal.value = null;
        }}
      />
    </div>
  );
}
