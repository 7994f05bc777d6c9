import { listed, roman } from './phrase.ts';
import type { SeatView, View } from './view.ts';

/** What is waited for, when nothing is asked of this browser. */
export function waitingWords(view: View): string {
  const { session, text } = view;
  if (!session.welcomed.value) return comingWords(view);
  if (session.pending.value > 0) return text('prompt.sending');
  const { outcome } = session;
  if (session.table.value.byHand) return text('prompt.by-hand');
  if (session.table.value.phase === 'over')
    return outcome.value ? view.say(outcome.value.words) : text('prompt.over');
  const turns = session.table.value.turn.split(',');
  const asked = view.seats.value.filter(({ seat }) => turns.includes(String(seat)));
  // Whoever thinks will answer; a free seat waits until somebody does something about it.
  const foreign = freeAsked(view) ?? asked.find((seat) => !seat.mine);
  if (!foreign) return asked.length > 0 ? text('prompt.wait-show') : watching(view);
  if (foreign.kind === '') return text('prompt.wait-free', { name: foreign.called });
  if (foreign.kind === 'bot') return text('prompt.wait-bot', { name: foreign.called });
  if (foreign.away) return text('prompt.wait-gone', { name: foreign.called });
  return text(foreign.here ? 'prompt.wait' : 'prompt.wait-away', { name: foreign.called });
}

/** The first free seat that the game waits for. */
export function freeAsked({ session, seats }: View): SeatView | undefined {
  const { phase, turn, byHand } = session.table.value;
  if (phase !== 'playing' || byHand) return undefined;
  const turns = turn.split(',');
  return seats.value.find(({ kind, seat }) => kind === '' && turns.includes(String(seat)));
}

function watching(view: View): string {
  return view.session.seats.value.length === 0 ? view.text('prompt.watch') : view.text('prompt.wait-show');
}

/** What the plaque says of the turn, as far as it has been seen. */
export function plaqueWords(view: View): { readonly left: string; readonly right: string } {
  const { session, text } = view;
  const table = view.seen.value;
  if (!session.welcomed.value) return { left: '', right: comingWords(view) };
  if (table.phase === 'gathering') return { left: text('plaque.gathering'), right: text('plaque.wait') };
  const left = text('plaque.round', { n: roundOf(view) });
  if (table.phase === 'over') return { left, right: text('plaque.over') };
  if (table.byHand) return { left, right: text('plaque.by-hand') };
  const asked = view.seats.value.filter((seat) => seat.asked);
  return { left, right: turnWords(view, asked) };
}

/** Before the table has let anybody in. */
function comingWords({ nowhere, text }: View): string {
  return text(nowhere.value ? 'plaque.nowhere' : 'plaque.coming');
}

function turnWords({ text, session, seen }: View, asked: readonly SeatView[]): string {
  if (asked.length > 1) return text('plaque.many', { names: listed(asked.map(called), text('list.and')) });
  const [one] = asked;
  if (!one) return '…';
  if (one.mine && session.seats.value.length === 1) return text('plaque.you-act');
  const acts = seen.value.asked === 'unit' || seen.value.asked === 'action';
  return text(acts ? 'plaque.act' : 'plaque.choose', { name: one.called });
}

const called = (seat: SeatView) => seat.called;

function roundOf(view: View): string {
  const round = view.seen.value.facts.get('round') ?? 0;
  return roman(round);
}
