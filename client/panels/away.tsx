import { useEffect } from 'preact/hooks';
import { useView } from './view.ts';

/** Whoever was away is here again with the first thing that they do. */
export function Away() {
  const view = useView();
  const { session } = view;
  const away = view.seats.value.some((seat) => seat.mine && seat.away);
  const playing = session.table.value.phase === 'playing';
  const all = view.seats.value.every((seat) => seat.kind !== 'person' || seat.away);
  useEffect(() => {
    if (!away) return;
    const back = () => session.back();
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) document.addEventListener(kind, back, true);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, back, true);
    };
  }, [away, session]);
  if (!away || !playing) return null;
  return (
    <div class="banner away" role="alert">
      <span>{view.text(all ? 'clock.all-away' : 'clock.away')}</span>
      <button type="button" class="button" onClick={() => session.back()}>
        {view.text('clock.back')}
      </button>
    </div>
  );
}
