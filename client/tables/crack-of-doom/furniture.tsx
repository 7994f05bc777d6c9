import type { FurnitureProps } from '../table.ts';
import type { CrackLayout } from './lay.ts';
import { Plates } from './plates.tsx';
import { crackSay } from './text.ts';
import { Tray } from './tray.tsx';

/** How many cards lie in the deck and among the discards. */
function Piles({ session, layout }: FurnitureProps) {
  const { deck } = layout.zones;
  if (!deck || layout.form === 'phone') return null;
  const { piles } = session.table.value;
  const count = (pile: string) => piles.get(pile)?.count ?? 0;
  const style = { left: `${deck.x - 6}px`, top: `${deck.y + deck.h + 8 * layout.scale}px` };
  return (
    <p class="crack-piles" style={style}>
      {crackSay('piles', { deck: count('deck'), discard: count('discard') })}
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
