import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { type SeatView, useView, type View } from './view.ts';

/** Why nobody answers at this seat at present, in two or three words; '' where somebody does, or the table plays it. */
export function absence(text: View['text'], { kind, here, away }: SeatView): string {
  if (kind === 'bot') return '';
  if (kind === '') return text('rail.free');
  if (away) return text('rail.gone');
  return here ? '' : text('rail.away');
}

/** A door beside the name of a seat where nobody answers at present; nothing where somebody does. */
export function AwayMark({ seat }: { seat: SeatView | undefined }) {
  const view = useView();
  const why = seat && absence(view.text, seat);
  if (!why) return null;
  return (
    <span class="away-mark" title={why}>
      <Icon path={icons.door} />
      <span class="unseen">{why}</span>
    </span>
  );
}
