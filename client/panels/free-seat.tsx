import { useView } from './view.ts';
import { freeAsked } from './waiting.ts';

/** While a free seat holds the game up: the host lets the table play it, the others read who can. */
export function FreeSeat() {
  const view = useView();
  const { session, text } = view;
  const free = freeAsked(view);
  if (!free) return null;
  if (session.host.value)
    return (
      <button
        type="button"
        class="button fill-seat"
        disabled={session.pending.value > 0}
        onClick={() => void session.act({ do: 'bot', seat: free.seat, on: true })}
      >
        {text('seats.bot-on')}
      </button>
    );
  const host = view.seats.value.find((seat) => seat.host);
  return host ? <span class="fill-seat">{text('prompt.free-host', { name: host.called })}</span> : null;
}
