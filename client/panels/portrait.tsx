import type { Kind } from '../../shared/table/model.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';

/** The warrior's moulded head in a brass ring. */
export function Portrait({ kind, plastic }: { kind?: Kind; plastic: string }) {
  return (
    <span class={`portrait side-${plastic}`} aria-hidden="true" title={kind?.name}>
      <Icon path={icons.helmet} />
    </span>
  );
}
