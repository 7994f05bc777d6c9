import { felt } from '../art/felt.ts';
import { parchment } from '../art/parchment.ts';
import { surfaceUrl } from '../art/surface.ts';
import { PLANKS, planks } from '../art/wood.ts';

/** Surfaces are baked at this size and stretched a little: their grain forgives it. */
const SURFACES: Readonly<Record<string, () => HTMLCanvasElement>> = {
  '--wall-url': () => planks(1280, 720, PLANKS.wall),
  '--table-url': () => planks(1280, 240, PLANKS.table),
  '--shade-url': () => planks(880, 280, PLANKS.shade),
  '--plank-url': () => planks(880, 24, PLANKS.shelf),
  '--felt-url': () => felt(364, 436, 1, true),
  '--strip-url': () => parchment(364, 76, { rag: 5, burn: 16, seed: 3 }),
};

/** Kept for later visits of the first page in the same tab. */
const kept = new Map<string, string>();

export async function paintSurfaces(page: HTMLElement): Promise<void> {
  for (const [name, bake] of Object.entries(SURFACES)) {
    const url = kept.get(name) ?? (await surfaceUrl(bake()));
    kept.set(name, url);
    page.style.setProperty(name, `url(${url})`);
    await new Promise((resolve) => setTimeout(resolve));
  }
  page.classList.add('painted');
}
