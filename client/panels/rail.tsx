import { absence } from './absence.tsx';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { BookButton, MenuButton } from './parts.tsx';
import { type SeatView, useView } from './view.ts';
import { plaqueWords } from './waiting.ts';

/** The wooden edge: who plays, who is here, how many may still act; in its middle whose turn it is. */
export function Rail() {
  const view = useView();
  const seats = view.seats.value;
  const half = Math.ceil(seats.length / 2);
  return (
    <header id="rail" class={crowding(seats.length)}>
      <a class="brand" href="/" aria-label={view.text('rail.lobby')}>
        Pewter
      </a>
      <span class="game">{view.title.value}</span>
      <ul class="side" aria-label={view.text('rail.label')}>
        {seats.slice(0, half).map((seat) => (
          <Seat key={seat.seat} seat={seat} />
        ))}
      </ul>
      <Plaque />
      <ul class="side far" aria-label={view.text('rail.label')}>
        {seats.slice(half).map((seat) => (
          <Seat key={seat.seat} seat={seat} />
        ))}
      </ul>
      {!view.nowhere.value && (
        <>
          <BookButton />
          <MenuButton kind="knob" />
        </>
      )}
    </header>
  );
}

/** Two have room on any screen, four on a large one; more share what there is. */
function crowding(seats: number): string {
  if (seats <= 2) return '';
  return seats <= 4 ? 'some' : 'many';
}

function Seat({ seat }: { seat: SeatView }) {
  const view = useView();
  const here = seat.kind === 'bot' || seat.here;
  return (
    <li class={`seat side-${seat.plastic}${seat.asked ? ' asked' : ''}`}>
      <span class={`token ${seat.token}${here ? '' : ' off'}`} aria-hidden="true">
        {seat.kind === 'bot' ? <Icon path={icons.robot} /> : seat.called.charAt(0).toUpperCase()}
        <i />
      </span>
      <span class="who" title={seat.kind === 'bot' ? seat.side : seat.called}>
        {seat.kind === 'bot' ? seat.side : seat.called}
        <small>{seatNote(view.text, seat)}</small>
      </span>
      {seat.tokens >= 0 && (
        <span class="pebbles">
          <i class="pebble" aria-hidden="true" />
          <span aria-hidden="true">{seat.tokens}</span>
          <span class="unseen">{view.text('rail.tokens', { n: seat.tokens })}</span>
        </span>
      )}
    </li>
  );
}

function seatNote(text: ReturnType<typeof useView>['text'], seat: SeatView): string {
  if (seat.kind === 'bot') return text('rail.bot');
  const why = absence(text, seat);
  if (seat.kind === '' || seat.away) return why;
  const state = seat.mine ? text('rail.you') : why || text('rail.here');
  return seat.side && seat.side !== seat.called ? `${seat.side} · ${state}` : state;
}

function Plaque() {
  const { left, right } = plaqueWords(useView());
  return (
    <div id="plaque">
      {left && (
        <>
          <span class="round">{left}</span>
          <span class="groove" aria-hidden="true" />
        </>
      )}
      <span class="turn">{right}</span>
    </div>
  );
}
