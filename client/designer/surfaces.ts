import { useEffect, useRef } from 'preact/hooks';
import { felt } from '../art/felt.ts';
import { parchment } from '../art/parchment.ts';
import { surfaceUrl } from '../art/surface.ts';
import { PLANKS, planks } from '../art/wood.ts';

const SURFACES: Readonly<Record<string, () => HTMLCanvasElement>> = {
  '--felt-url': () => felt(820, 480, 1, true),
  '--table-url': () => planks(1280, 720, PLANKS.table),
  '--rail-url': () => planks(1280, 44, PLANKS.rail),
  '--shade-url': () => planks(400, 500, PLANKS.shade),
  '--sheet-url': () => parchment(250, 288, { rag: 4, burn: 16, seed: 6 }),
};
const kept = new Map<string, string>();

/** Wood, felt and parchment behind the page, one by one once it stands. */
export function useDesignerSurfaces() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let current = true;
    const paint = async () => {
      for (const [name, bake] of Object.entries(SURFACES)) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (!current) return;
        const url = kept.get(name) ?? (await surfaceUrl(bake()));
        kept.set(name, url);
        page.current?.style.setProperty(name, `url(${url})`);
      }
    };
    void paint();
    return () => {
      current = false;
    };
  }, []);
  return page;
}
