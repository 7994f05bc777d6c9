import { useEffect, useRef } from 'preact/hooks';
import type { Rect } from './table.ts';

/** Draws into an element; returns how to end it. */
type Mount<Desk> = (desk: Desk, parent: HTMLElement) => () => void;

/** The drawn table. It is loaded by itself, since it is most of the client: `load` stays the same function. */
export function Drawn<Desk>({ desk, load }: { desk: Desk; load: () => Promise<Mount<Desk>> }) {
  const parent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let gone = false;
    let unmount = () => {};
    void load().then((mount) => {
      if (!gone && parent.current) unmount = mount(desk, parent.current);
    });
    return () => {
      gone = true;
      unmount();
    };
  }, [desk, load]);
  return <div id="board" ref={parent} />;
}

/** Places of the window as CSS variables: `--rail-x`, `--rail-y`, `--rail-w`, `--rail-h`, px. */
export function rectVariables(rects: Readonly<Record<string, Rect>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rects).flatMap(([name, rect]) =>
      (['x', 'y', 'w', 'h'] as const).map((side) => [`--${name}-${side}`, `${rect[side]}px`]),
    ),
  );
}
