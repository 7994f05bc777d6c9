import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import type { Framing } from './framing.ts';
import { sketchBattle } from './sketch.ts';

/** How near to the window a picture is painted. */
const NEAR = '200px';

/**
 * A battle as a picture: the real map with the real warriors, or real cards. Painted once it comes near the window; until then
 * the frame holds a sketch of it. Without a label it is decoration.
 */
export function Picture({ card, view, label }: { card: ScenarioCard; view: Framing; label: string }) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = holder.current?.getBoundingClientRect();
    if (box) holder.current?.replaceChildren(sketchBattle(card, view, box.width, box.height));
  }, [card, view]);
  useEffect(() => {
    let current = true;
    const whenIdle = globalThis.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 60));
    const paint = async () => {
      const { paintBattle } = await import('./paint.ts');
      const box = holder.current?.getBoundingClientRect();
      if (!box || !current) return;
      const canvas = await paintBattle(card, view, box.width, box.height);
      // The frame may have changed its size meanwhile.
      canvas.style.cssText = '';
      if (current) holder.current?.replaceChildren(canvas);
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        whenIdle(() => void paint());
      },
      { rootMargin: NEAR },
    );
    if (holder.current) watch.observe(holder.current);
    return () => {
      current = false;
      watch.disconnect();
    };
  }, [card, view]);
  return label ? (
    <span class="picture" ref={holder} role="img" aria-label={label} />
  ) : (
    <span class="picture" ref={holder} aria-hidden="true" />
  );
}
