import paths from 'virtual:icons/designer';
import type { DesignerName } from '../art/iconNames.ts';

/** Decoration: what it stands for is always written or labelled beside it. */
export function Sign({ name }: { name: DesignerName }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

/** A round brass knob with a sign. */
export function Knob({
  sign,
  label,
  act,
  off = false,
  pressed,
}: {
  sign: DesignerName;
  label: string;
  act: () => void;
  off?: boolean;
  pressed?: boolean;
}) {
  return (
    <button
      type="button"
      class={pressed ? 'knob pressed' : 'knob'}
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      disabled={off}
      onClick={act}
    >
      <Sign name={sign} />
    </button>
  );
}
