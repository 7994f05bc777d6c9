import { useEffect } from 'preact/hooks';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { CloseButton, RuleChip } from './parts.tsx';
import { useView } from './view.ts';

const TOAST_MS = 7_000;

/** What stands above the table when something is not as usual: the line, a refusal, a wish to take back. */
export function Notices() {
  return (
    <div id="notices">
      <Banner />
      <UndoWish />
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

function UndoWish() {
  const view = useView();
  const { session } = view;
  const asking = session.table.value.undoAsked;
  if (asking < 0) return null;
  const seat = view.seats.value[asking];
  const answering = session.seats.value.find((mine) => mine !== asking);
  if (seat?.mine && answering === undefined) {
    return (
      <div class="banner" role="status">
        {view.text('undo.yours')}
      </div>
    );
  }
  return (
    <div class="banner" role="alert">
      <Icon path={icons.takeBack} />
      <span>{view.text('undo.asks', { name: seat?.called ?? '' })}</span>
      {answering !== undefined && (
        <>
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
        </>
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
