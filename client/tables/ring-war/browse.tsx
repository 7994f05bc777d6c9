import { useEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../../shared/table/model.ts';
import { CloseButton } from '../../panels/parts.tsx';
import { useView } from '../../panels/view.ts';
import { useDesk } from '../panels/context.ts';
import { Sign } from '../panels/sign.tsx';
import { ringWarSay } from './text.ts';
import './browse.css';

/**
 * All cards of both decks: what lies open, and what is still in a hand or a deck. Everybody may know that, since
 * each deck has one of each card (R39).
 */
export function Browse({ own, close }: { readonly own: number; readonly close: () => void }) {
  const view = useView();
  const desk = useDesk();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('button')?.focus();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      event.stopPropagation();
    };
    document.addEventListener('keydown', key, true);
    return () => document.removeEventListener('keydown', key, true);
  }, []);
  const open = new Set<string>();
  for (const { kind, zone } of desk.shown.value.pieces.values())
    if (kind !== '' && /^(discard|w|q)[01]$/.test(zone)) open.add(kind);
  return (
    <div
      class="rw-browsing"
      role="dialog"
      aria-modal="true"
      aria-label={ringWarSay('browse.title')}
      ref={box}
    >
      <div class="paper">
        <CloseButton label={ringWarSay('browse.close')} onClick={close} />
        <h2>{ringWarSay('browse.title')}</h2>
        {[1 - own, own].map((seat) => {
          const deck = seat === 0 ? 'dark' : 'light';
          const cards = Object.entries(desk.scene.kinds).filter(([, kind]) => kind.face?.deck === deck);
          const away = cards.filter(([id]) => open.has(id));
          const hidden = cards.filter(([id]) => !open.has(id));
          return (
            <section key={seat}>
              <h3>{view.seats.value[seat]?.side}</h3>
              <Cards title={ringWarSay('browse.hidden', { n: hidden.length })} cards={hidden} />
              <Cards title={ringWarSay('browse.discards', { n: away.length })} cards={away} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

function Cards({
  title,
  cards,
}: {
  readonly title: string;
  readonly cards: readonly (readonly [string, Kind])[];
}) {
  return (
    <>
      <h4>{title}</h4>
      {cards.length === 0 && <p>{ringWarSay('browse.none')}</p>}
      <ul>
        {cards.map(([id, { name, face }]) => (
          <li key={id}>
            {(face?.sigils ?? []).map((letter) => (
              <Sign key={letter} name={`${face?.deck}:${letter}`} side={20} />
            ))}
            <span>{name}</span>
            {(face?.figures ?? []).map(({ sign, figure }) => (
              <b key={sign} class={sign}>
                {figure}
              </b>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
