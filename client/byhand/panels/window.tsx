import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CloseButton } from '../../panels/parts.tsx';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';

/** A paper over the table. Escape closes it; the focus goes into it, and back to where it was. */
export function Window({
  name,
  title,
  fold = '',
  children,
}: {
  name: string;
  title: string;
  /** Folded to a strip at the upper or lower edge, so that the table shows. */
  fold?: '' | 'up' | 'down';
  children: ComponentChildren;
}) {
  const desk = useHands();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // On a phone a field in focus would bring its keyboard up.
    const field = matchMedia('(pointer: coarse)').matches ? '.first:not(input)' : '.first';
    box.current?.querySelector<HTMLElement>(field)?.focus();
    if (!box.current?.contains(document.activeElement)) box.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [name]);
  const close = () => {
    desk.panel.value = '';
  };
  return (
    <section
      id={`hand-${name}`}
      class={`hand-window paper ${fold === '' ? '' : `folded ${fold}`}`}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header>
        <h2>{title}</h2>
        <CloseButton label={handSay('close')} onClick={close} />
      </header>
      {children}
    </section>
  );
}
