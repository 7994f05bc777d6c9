import { useEffect } from 'preact/hooks';
import type { DecisionView } from '../../shared/engine/game.ts';

/** Up and down walk a list of choices, as Tab does. */
export function walkButtons(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || !(event.currentTarget instanceof HTMLElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

/** Whoever answers by keyboard stays in the prompt when the next question comes. */
export function useKeptFocus(
  bar: { current: HTMLElement | null },
  hadFocus: { current: boolean },
  decision: DecisionView | null,
): void {
  useEffect(() => {
    const leave = (event: FocusEvent) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) hadFocus.current = false;
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [bar, hadFocus]);
  useEffect(() => {
    if (!decision || !hadFocus.current || bar.current?.contains(document.activeElement)) return;
    bar.current?.querySelector<HTMLElement>('.choices button')?.focus();
  }, [decision, bar, hadFocus]);
}
