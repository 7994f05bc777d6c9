import type { FurnitureProps } from '../table.ts';
import type { CrackLayout } from './places.ts';
import { Plates } from './plates.tsx';
import { crackSay } from './text.ts';
import { Tray } from './tray.tsx';

/** How many cards lie in the deck and among the discards. */
function Piles({ session, layout }: FurnitureProps) {
  const { deck: place } = layout.zones;
  if (!place || layout.form !== 'desktop') return null;
  const { piles, pieces } = session.table.value;
  const deck = piles.get('deck')?.count ?? 0;
  const discard = [...pieces.values()].filter((piece) => piece.zone === 'discard').length;
  const style = { left: `${place.x - 6}px`, top: `${place.y + place.h + 8 * layout.scale}px` };
  return (
    <p class="crack-piles" style={style}>
      {crackSay('piles', { deck, discard })}
    </p>
  );
}

export function Furniture(props: FurnitureProps) {
  const layout = props.layout as CrackLayout;
  return (
    <>
      <Plates {...props} layout={layout} />
      <Tray {...props} layout={layout} />
      <Piles {...props} layout={layout} />
    </>
  );
}
