import { useEffect, useRef } from 'preact/hooks';
import { CloseButton } from '../../panels/parts.tsx';
import { kindParts } from '../naming.ts';
import { TALL } from '../spread.ts';
import { cardSay } from '../text.ts';
import { useDesk } from './context.ts';
import { CardPicture } from './enlarged.tsx';
import { zoneLabel } from './mirror.tsx';

/** Width of a card in the list, CSS px. */
const WIDE = 96;

/** A stack of open cards, spread out to be looked through; the uppermost first. */
export function Browse() {
  const desk = useDesk();
  const zone = desk.browsed.value;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!zone) return;
    panel.current?.querySelector('button')?.focus();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || desk.heldUp.peek()) return;
      desk.browsed.value = '';
      event.stopPropagation();
    };
    document.addEventListener('keydown', close, true);
    return () => document.removeEventListener('keydown', close, true);
  }, [zone, desk]);
  if (!zone) return null;
  const cards = [...desk.pieces.value.values()]
    .filter((piece) => piece.zone === zone && piece.kind !== '')
    .sort((a, b) => b.at - a.at);
  const label = cardSay('cards.pile', { zone: zoneLabel(desk, zone), n: cards.length });
  return (
    <section id="browse" class="paper" role="dialog" aria-label={label} ref={panel}>
      <header>
        <h2 class="browsed">{label}</h2>
        <CloseButton
          label={cardSay('cards.sheet-close')}
          onClick={() => {
            desk.browsed.value = '';
          }}
        />
      </header>
      <ul>
        {cards.map(({ id, kind }) => {
          const known = desk.scene.kinds[kind];
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={known ? kindParts(known, desk.session.texts).join(', ') : kind}
                onClick={() => {
                  desk.heldUp.value = desk.heldUp.peek() ? null : { piece: '', kind, by: 'hold' };
                }}
              >
                <CardPicture kind={kind} w={WIDE} h={WIDE * TALL} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
