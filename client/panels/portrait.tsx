import { useEffect, useRef } from 'preact/hooks';
import type { Kind } from '../../shared/table/model.ts';
import { portrait } from '../art/portrait.ts';
import { silhouette, silhouettesReady } from '../art/silhouettes.ts';

/** CSS px of the medallion as it is baked; it is shown a little smaller or larger with the type. */
const SIZE = 72;

/** The warrior, moulded, in a brass ring. */
export function Portrait({ kind, plastic, mirrored }: { kind?: Kind; plastic: string; mirrored: boolean }) {
  const holder = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let current = true;
    silhouettesReady(kind ? [kind.icon] : []).then(
      () => {
        if (current) paint(holder.current, kind, plastic, mirrored);
      },
      // The table's curtain says that the pictures did not come.
      () => {},
    );
    return () => {
      current = false;
    };
  }, [kind, plastic, mirrored]);
  return (
    <span class="portrait" aria-hidden="true">
      <canvas ref={holder} />
    </span>
  );
}

function paint(
  canvas: HTMLCanvasElement | null,
  kind: Kind | undefined,
  plastic: string,
  mirrored: boolean,
): void {
  const pen = canvas?.getContext('2d');
  if (!canvas || !pen || !kind) return;
  const look = {
    icon: silhouette(kind.icon),
    size: kind.size ?? 'foot',
    height: kind.height,
    plastic,
    mirrored,
  } as const;
  const baked = portrait(look, SIZE, Math.min(2, devicePixelRatio));
  // The baked picture is shared: a copy of it stands in the page.
  canvas.width = baked.width;
  canvas.height = baked.height;
  pen.drawImage(baked, 0, 0);
}
