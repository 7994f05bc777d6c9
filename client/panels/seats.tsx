import { useEffect, useRef, useState } from 'preact/hooks';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { LimitPicker } from '../lobby/limit-picker.tsx';
import { Picture } from '../lobby/picture.tsx';
import { scenarios } from '../session/api.ts';
import { copyFrom } from '../session/copy.ts';
import { reach } from '../session/reach.ts';
import { limitSay, limitWords } from '../text/limits.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { type SeatView, useView, type View } from './view.ts';

/** Before the game: the link to share, who sits where, and the host's controls. */
export function Gathering() {
  const view = useView();
  if (!view.session.welcomed.value || view.session.table.value.phase !== 'gathering') return null;
  return (
    <section id="gathering" class="paper card-sheet" aria-label={view.text('seats.title')}>
      <Preview />
      <h2>{view.text('seats.title')}</h2>
      <ShareLink />
      <SeatList />
      {view.beginsByHand ? <p>{view.text('seats.by-hand')}</p> : <TimeToAnswer />}
      <StartButton />
      <p class="hint">{view.text('seats.hot-seat')}</p>
    </section>
  );
}

/** The battle that will be fought, where it is one from the shelf. */
function Preview() {
  const title = useView().title.value;
  const [card, setCard] = useState<ScenarioCard | null>(null);
  useEffect(() => {
    let current = true;
    void scenarios().then((shelf) => {
      if (current && shelf.ok) setCard(shelf.value.find((one) => one.title === title) ?? null);
    });
    return () => {
      current = false;
    };
  }, [title]);
  return (
    card && (
      <>
        <Picture card={card} view="whole" label="" />
        <p class="story">{card.story}</p>
      </>
    )
  );
}

export function SeatList() {
  const view = useView();
  return (
    <ul class="seat-list">
      {view.seats.value.map((seat) => (
        <SeatRow key={seat.seat} seat={seat} />
      ))}
    </ul>
  );
}

function SeatRow({ seat }: { seat: SeatView }) {
  const view = useView();
  const { act, host } = view.session;
  const gathering = view.session.table.value.phase === 'gathering';
  return (
    <li>
      <span class={`token ${seat.token}`} aria-hidden="true">
        {seat.kind === 'bot' ? <Icon path={icons.robot} /> : seat.called.charAt(0).toUpperCase()}
      </span>
      <span class="who">
        {seat.side}
        <small>{seatState(view, seat)}</small>
      </span>
      <span class="seat-buttons">
        {seat.kind === '' && (
          <button
            type="button"
            class="button"
            onClick={() => void act({ do: 'sit', seat: seat.seat, word: newWord() })}
          >
            {view.text('seats.sit')}
          </button>
        )}
        {host.value && seat.kind === '' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void act({ do: 'bot', seat: seat.seat, on: true })}
          >
            {view.text('seats.bot-on')}
          </button>
        )}
        {host.value && seat.kind === 'bot' && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void act({ do: 'bot', seat: seat.seat, on: false })}
          >
            {view.text('seats.bot-off')}
          </button>
        )}
        {seat.mine && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void act({ do: 'stand', seat: seat.seat })}
          >
            {view.text('seats.stand')}
          </button>
        )}
        {host.value && seat.kind === 'person' && !seat.mine && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void act({ do: 'remove', seat: seat.seat })}
          >
            {view.text('seats.remove')}
          </button>
        )}
        {seat.mine && !gathering && <Resign seat={seat.seat} />}
      </span>
    </li>
  );
}

function seatState(view: View, seat: SeatView): string {
  if (seat.kind === '') return view.text('seats.free');
  if (seat.kind === 'bot') return view.text('rail.bot');
  const state = seat.mine ? view.text('rail.you') : view.text(seat.here ? 'rail.here' : 'rail.away');
  return [seat.name, state, ...(seat.host ? [view.text('seats.host')] : [])].join(' · ');
}

function Resign({ seat }: { seat: number }) {
  const view = useView();
  const [sure, setSure] = useState(false);
  return (
    <button
      type="button"
      class={`button ${sure ? 'hot' : 'quiet'}`}
      onBlur={() => setSure(false)}
      onClick={() => (sure ? void view.session.act({ do: 'resign', seat }) : setSure(true))}
    >
      {view.text(sure ? 'seats.resign-sure' : 'seats.resign')}
    </button>
  );
}

/** How long a question may take: the host says. */
function TimeToAnswer() {
  const { session } = useView();
  const { limit } = session.table.value;
  if (session.host.value)
    return <LimitPicker limit={limit} pick={(seconds) => void session.act({ do: 'limit', seconds })} />;
  return limit > 0 ? <p>{limitSay('limit.shown', { time: limitWords(limit) })}</p> : null;
}

function StartButton() {
  const view = useView();
  const seats = view.seats.value;
  const host = seats.find((seat) => seat.host);
  if (!view.session.host.value) {
    return host ? <p>{view.text('seats.wait-host', { name: host.name })}</p> : null;
  }
  const full = seats.length > 0 && seats.every((seat) => seat.kind !== '');
  return (
    <button
      type="button"
      class="button hot big"
      disabled={!full || view.session.pending.value > 0}
      onClick={() => void view.session.act({ do: 'start' })}
    >
      {view.text(full ? 'seats.start' : 'seats.start-missing')}
    </button>
  );
}

export function ShareLink() {
  const view = useView();
  const { origin, alone } = reach().value;
  const free = view.seats.value.some((seat) => seat.kind === '');
  const why = alone ? 'seats.share-alone' : free ? 'seats.share' : 'seats.share-watch';
  return <CopyLine why={view.text(why)} link={`${origin}/t/${view.session.tableId}`} />;
}

/** A one-time link that moves a seat to another device. */
export function Handover({ seat }: { seat: number }) {
  const view = useView();
  const [secret, setSecret] = useState('');
  const { origin, alone } = reach().value;
  if (secret) {
    const link = `${origin}/t/${view.session.tableId}#seat=${secret}`;
    return <CopyLine why={view.text(alone ? 'seats.handover-alone' : 'seats.handover-made')} link={link} />;
  }
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => void view.session.handover(seat).then(setSecret)}
    >
      {view.text('seats.handover')}
    </button>
  );
}

function CopyLine({ why, link }: { why: string; link: string }) {
  const view = useView();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  return (
    <div class="copy-line">
      <p>{why}</p>
      <input
        ref={field}
        readOnly
        value={link}
        aria-label={why}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="button"
        onClick={() => void copyFrom(field.current).then((done) => setCopied(done))}
      >
        {view.text(copied ? 'seats.copied' : 'seats.copy')}
      </button>
    </div>
  );
}

/** This seat's share in the dice: nobody can know it before. */
function newWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (b) => b.toString(16).padStart(2, '0')).join(
    '',
  );
}
