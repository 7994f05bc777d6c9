import type { FurnitureProps } from '../table.ts';
import type { CrackLayout } from './lay.ts';
import { Plates } from './plates.tsx';
import { Tray } from './tray.tsx';

export function Furniture(props: FurnitureProps) {
  const layout = props.layout as CrackLayout;
  return (
    <>
      <Plates {...props} layout={layout} />
      <Tray {...props} layout={layout} />
    </>
  );
}
