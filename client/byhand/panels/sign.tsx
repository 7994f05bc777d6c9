import paths from 'virtual:icons/hand';
import type { HandSignName } from '../../art/iconNames.ts';

/** Decoration: what it stands for is always written or labelled beside it. */
export function Sign({ name }: { name: HandSignName }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
