import type { DecisionView } from '../../shared/engine/game.ts';
import type { Intent, Meaning } from './meaning.ts';
import { clickCard } from './meaning.ts';

/** What the keyboard needs to know beside the meaning. */
export interface Hands {
  readonly decisions: readonly DecisionView[];
  /** Cards in front of the player, from left to right. */
  readonly cards: readonly string[];
  /** Card taken up, '' for none. */
  readonly card: string;
  /** Focused choice of the first decision, -1 for none. */
  readonly choice: number;
  /** Piece looked at, from which N goes on. */
  readonly looked: string;
}

/**
 * Space ends, N shows the next unit that can act, U takes back, 1–9 take up a card, arrows walk the choices,
 * Enter takes the focused one, Escape puts the card back. `key` is KeyboardEvent.key.
 */
export function pressKey(key: string, meaning: Meaning, hands: Hands): Intent {
  const decision = hands.decisions[0];
  if (key === 'u' || key === 'U') return { do: 'undo' };
  if (key === 'Escape') return hands.card ? { do: 'card', card: '' } : { do: 'look', piece: '' };
  if (/^[1-9]$/.test(key)) {
    const card = hands.cards[Number(key) - 1];
    return card ? clickCard(meaning, card, hands.card) : { do: 'nothing' };
  }
  if (!decision) return { do: 'nothing' };
  if (key === ' ') return end(hands.decisions);
  if (key === 'n' || key === 'N') return next(meaning, hands.looked);
  if (key === 'Enter') return take(decision, hands.choice);
  const step =
    key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
  return step === 0 ? { do: 'nothing' } : { do: 'walk', choice: walk(decision, hands, step) };
}

function end(decisions: readonly DecisionView[]): Intent {
  for (const decision of decisions) {
    const choice = decision.choices.findIndex((c) => c.group === 'end');
    if (choice >= 0) return { do: 'choose', option: { decision, choice, view: decision.choices[choice] } };
  }
  return { do: 'nothing' };
}

function next(meaning: Meaning, looked: string): Intent {
  const pieces = [...meaning.pieces.keys()];
  if (pieces.length === 0) return meaning.acting ? { do: 'look', piece: meaning.acting } : { do: 'nothing' };
  return { do: 'look', piece: pieces[(pieces.indexOf(looked) + 1) % pieces.length] };
}

function take(decision: DecisionView, choice: number): Intent {
  const view = decision.choices[choice];
  return view ? { do: 'choose', option: { decision, choice, view } } : { do: 'nothing' };
}

/** Next choice in the given direction, among those of the card that is up. */
function walk(decision: DecisionView, hands: Hands, step: number): number {
  const open = decision.choices.flatMap((c, i) =>
    hands.card === '' || c.cards?.includes(hands.card) ? [i] : [],
  );
  if (open.length === 0) return -1;
  const at = open.indexOf(hands.choice);
  if (at < 0) return step > 0 ? open[0] : open[open.length - 1];
  return open[(at + step + open.length) % open.length];
}
