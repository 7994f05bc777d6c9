import { useRef, useState } from 'preact/hooks';
import type { DesignKey } from '../../shared/protocol/designs.ts';
import { copyFrom } from '../session/copy.ts';
import { reach } from '../session/reach.ts';
import { designerText as text } from '../text/designer.ts';
import { editPath, type Keeping, playPath } from './keeping.ts';

/** Saving, and where the design is found. */
export function Links({ keeping }: { keeping: Keeping }) {
  const key = keeping.key.value;
  return (
    <div class="links">
      <button
        type="button"
        class="brass-button"
        disabled={keeping.busy.value}
        onClick={() => void keeping.save()}
      >
        {text(keeping.busy.value ? 'keep.saving' : 'keep.save')}
      </button>
      <p class="note">{stateOf(keeping)}</p>
      {key && <BothLinks of={key} />}
    </div>
  );
}

/** "changed since version 3". */
export function stateOf({ key, changed }: Keeping): string {
  if (!key.value) return text('keep.unsaved');
  return text(changed.value ? 'keep.changed' : 'keep.version', { n: key.value.version });
}

/** The link for everybody and the one for oneself, each ready to be copied. */
export function BothLinks({ of }: { of: DesignKey }) {
  return (
    <>
      <Link label={text('keep.play-link')} path={playPath(of.id)} />
      <Link label={text('keep.edit-link')} path={editPath(of)} />
      {reach().value.alone && <p class="note">{text('keep.alone')}</p>}
    </>
  );
}

function Link({ label, path }: { label: string; path: string }) {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <label class="link-line">
      <span>{label}</span>
      <span>
        <input
          ref={field}
          readOnly
          value={reach().value.origin + path}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          class="small"
          aria-label={`${label}: ${text(copied ? 'keep.copied' : 'keep.copy')}`}
          onClick={() => void copyFrom(field.current).then(setCopied)}
        >
          {text(copied ? 'keep.copied' : 'keep.copy')}
        </button>
      </span>
    </label>
  );
}
