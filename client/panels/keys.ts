import { useEffect } from 'preact/hooks';
import { words } from '../../shared/engine/words.ts';
import { endingChoice, payingCards } from './choices.ts';
import { takeBack } from './take-back.ts';
import { useView, type View } from './view.ts';

/** Keys of the table: Space ends, N next warrior, S the whole sheet, U takes back, 1–9 cards, R rules, Escape steps back. */
export function useKeys(): void {
  const view = useView();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTheirs(event.key, event.target)) return;
      if (pressed(view, event.key, onControl(event.target))) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [view]);
}

/** Does what a key means; says whether it meant something. `busy`: a button has the focus and wants Space itself. */
export function pressed(view: View, key: string, busy: boolean): boolean {
  if (key === 'Escape') return stepBack(view);
  if (key === ' ') return !busy && end(view);
  if (key === 'n' || key === 'N') return nextWarrior(view);
  if (key === 's' || key === 'S') return turnSheet(view);
  if (key === 'u' || key === 'U') return undo(view);
  if (key === 'r' || key === 'R') return openRules(view);
  if (/^[1-9]$/.test(key)) return chooseCard(view, Number(key) - 1);
  return false;
}

function stepBack(view: View): boolean {
  const { focus } = view.session;
  if (view.rule.value !== null) view.rule.value = null;
  else if (view.menu.value) view.menu.value = false;
  else if (view.group.value) view.group.value = '';
  else if (view.tab.value !== 'table') view.tab.value = 'table';
  else if (view.wholeSheet.value) view.wholeSheet.value = false;
  else if (focus.value.card || focus.value.made || focus.value.pinned)
    focus.value = { ...focus.value, card: '', made: '', pinned: '', choice: -1 };
  else return false;
  return true;
}

function end(view: View): boolean {
  const decision = view.decision.value;
  if (!decision || view.session.pending.value > 0) return false;
  const choice = endingChoice(decision);
  if (choice < 0) return false;
  void view.session.choose(decision, choice);
  return true;
}

/** Looks at the next warrior that may be chosen, round and round; Enter chooses it, and arrows go on from it. */
function nextWarrior(view: View): boolean {
  const decision = view.decision.value;
  if (!decision) return false;
  const { focus } = view.session;
  const units = [
    ...new Set(decision.choices.filter((c) => c.group === 'unit').flatMap((c) => c.piece ?? [])),
  ];
  if (units.length === 0) return false;
  const next = units[(units.indexOf(focus.value.pinned) + 1) % units.length];
  const choice = decision.choices.findIndex(({ group, piece }) => group === 'unit' && piece === next);
  focus.value = { ...focus.value, pinned: next, choice };
  return true;
}

/** Unfolds the sheet of the warrior that is looked at, and folds it again. */
function turnSheet(view: View): boolean {
  const { focus } = view.session;
  const piece = view.looked.value;
  if (!piece) return false;
  const whole = view.wholeSheet.value && focus.value.pinned === piece;
  focus.value = { ...focus.value, pinned: piece };
  view.wholeSheet.value = !whole;
  return true;
}

function undo({ session }: View): boolean {
  if (session.canUndo.value) {
    void takeBack(session);
    return true;
  }
  // What is answered in secret is no step of the game, and the keys would seem broken.
  if (!session.decisions.value.some(({ sealed }) => sealed)) return false;
  session.refusal.value = { code: 'nothing-to-undo', words: words('no.undo-sealed') };
  return true;
}

function openRules(view: View): boolean {
  view.rule.value = view.rule.value === null ? (view.decision.value?.rule ?? '') : null;
  return true;
}

function chooseCard(view: View, place: number): boolean {
  const decision = view.decision.value;
  const { focus } = view.session;
  const card = cardsInHand(view)[place];
  if (!decision || !card || !payingCards(decision).includes(card)) return false;
  focus.value = { ...focus.value, card: focus.value.card === card ? '' : card, made: '' };
  return true;
}

/** Cards as they lie before one, from the left. */
function cardsInHand({ session }: View): string[] {
  const kinds = session.scene.value?.kinds ?? {};
  return [...session.table.value.pieces]
    .filter(([, piece]) => kinds[piece.kind]?.shape === 'card')
    .sort(([, a], [, b]) => a.at - b.at)
    .map(([id]) => id);
}

/** Keys that a field needs for itself: all where something is written or listed, those that turn a switch there. */
function isTheirs(key: string, target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.matches('input[type="radio"], input[type="checkbox"]')) return key === ' ';
  if (target.matches('input, textarea')) return key !== 'Escape';
  return target.matches('select, [contenteditable]');
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, [role="button"]');
}
