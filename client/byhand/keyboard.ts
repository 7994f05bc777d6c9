import { useEffect } from 'preact/hooks';
import { useView, type View } from '../panels/view.ts';
import { runKey } from './deeds.ts';
import type { HandDesk } from './desk.ts';
import { keyAct } from './keys.ts';

/** Keys of the table by hand; Space pans while it is down, Escape steps back. */
export function useHandKeys(desk: HandDesk): void {
  const view = useView();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (writes(event.target)) return;
      if (event.key === ' ' && !onControl(event.target)) {
        desk.spaced.value = true;
        event.preventDefault();
        return;
      }
      if (event.key === 'Escape') {
        if (stepBack(desk, view)) event.preventDefault();
        return;
      }
      const act = keyAct(event);
      if (!act) return;
      // A list walks by its arrows itself.
      const walked = act === 'nudge' && event.target instanceof HTMLElement && event.target.closest('.paper');
      if (!walked && runKey(desk, act, event.key)) event.preventDefault();
    };
    const release = (event: KeyboardEvent) => {
      if (event.key === ' ') desk.spaced.value = false;
    };
    const lose = () => {
      desk.spaced.value = false;
    };
    document.addEventListener('keydown', press);
    document.addEventListener('keyup', release);
    window.addEventListener('blur', lose);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('keyup', release);
      window.removeEventListener('blur', lose);
    };
  }, [desk, view]);
}

function stepBack(desk: HandDesk, view: View): boolean {
  if (view.rule.value !== null) view.rule.value = null;
  else if (view.menu.value) view.menu.value = false;
  else if (desk.rested.value) desk.rested.value = '';
  else if (desk.chooser.value) desk.chooser.value = null;
  else if (desk.menu.value) desk.menu.value = null;
  else if (desk.panel.value) desk.panel.value = '';
  else if (view.tab.value !== 'table') view.tab.value = 'table';
  else if (desk.selection.value.size > 0) desk.selection.value = new Set();
  else if (desk.tool.value !== 'hand') desk.tool.value = 'hand';
  else return false;
  return true;
}

function writes(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=radio], [type=checkbox]), textarea, select')
  );
}

function onControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('button, a, summary, input, label, [role="button"]');
}
