import { say, type TextTable, words } from '../../shared/engine/words.ts';
import type { Option } from '../play/meaning.ts';
import type { Point, Rect } from './layout.ts';
import './chooser.css';
import { tableText } from './text.ts';

/** Px between the list and the edge of the window. */
const EDGE = 8;

interface Does {
  take(option: Option): void;
  /** The option under the pointer or the focus is shown on the board; undefined: none any more. */
  look(option: Option | undefined): void;
  /** Names of the friends that it endangers, '' for none. */
  endangers(option: Option): string;
}

/**
 * A short list beside the pointer: several really different things could be meant. Real buttons, so that
 * keyboard and screen reader have them too.
 */
export function openChooser(
  parent: HTMLElement,
  at: Point,
  within: Rect,
  options: readonly Option[],
  texts: readonly TextTable[],
  does: Does,
): () => void {
  const list = document.createElement('div');
  list.className = 'chooser';
  list.setAttribute('role', 'menu');
  const close = () => {
    if (!list.isConnected) return;
    list.remove();
    does.look(undefined);
    document.removeEventListener('pointerdown', outside, true);
    document.removeEventListener('keydown', keys, true);
  };
  let pressed = false;
  list.addEventListener('pointerdown', () => {
    pressed = true;
  });
  for (const option of options) {
    const item = button(say(option.view.label, ...texts));
    const names = does.endangers(option);
    if (names) {
      const warning = document.createElement('em');
      warning.textContent = say(words('table.danger', { names }), tableText);
      item.querySelector('span')?.append(warning);
    }
    const odds = option.view.odds;
    if (odds !== undefined) {
      const share = document.createElement('b');
      share.textContent = say(words('table.odds', { percent: Math.round(odds * 100) }), tableText);
      item.append(share);
    }
    item.addEventListener('click', (click) => {
      if (!isMeant(click, pressed)) return;
      close();
      does.take(option);
    });
    for (const comes of ['pointerenter', 'focus']) item.addEventListener(comes, () => does.look(option));
    list.append(item);
  }
  const cancel = button(say(words('table.cancel'), tableText));
  cancel.classList.add('quiet');
  cancel.addEventListener('click', (click) => {
    if (isMeant(click, pressed)) close();
  });
  list.append(cancel);
  const outside = (e: Event) => {
    if (e.target instanceof Node && list.contains(e.target)) return;
    close();
  };
  const keys = (e: KeyboardEvent) => {
    const items = [...list.querySelectorAll('button')];
    const step = e.key === 'ArrowDown' ? 1 : e.key === 'ArrowUp' ? -1 : 0;
    if (e.key === 'Escape') close();
    else if (step !== 0) {
      const focused = items.indexOf(document.activeElement as HTMLButtonElement);
      items[(focused + step + items.length) % items.length].focus();
    } else return;
    e.preventDefault();
    e.stopPropagation();
  };
  document.addEventListener('pointerdown', outside, true);
  document.addEventListener('keydown', keys, true);
  parent.append(list);
  const { width, height } = list.getBoundingClientRect();
  const x = Math.max(within.x + EDGE, Math.min(within.x + within.w - width - EDGE, at.x + 14));
  const y = Math.max(within.y + EDGE, Math.min(within.y + within.h - height - EDGE, at.y - height / 2));
  list.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  list.querySelector('button')?.focus({ preventScroll: true });
  return close;
}

/**
 * The list opens under the finger, and the click that ends the tap which opened it lands in it: only a press
 * that began inside counts, or a key (whose click has no detail).
 */
export function isMeant(click: Pick<MouseEvent, 'detail'>, pressed: boolean): boolean {
  return pressed || click.detail === 0;
}

function button(text: string): HTMLButtonElement {
  const item = document.createElement('button');
  item.type = 'button';
  item.setAttribute('role', 'menuitem');
  const label = document.createElement('span');
  label.textContent = text;
  item.append(label);
  return item;
}
