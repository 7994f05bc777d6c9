import { useEffect, useRef } from 'preact/hooks';
import { designerText as text } from '../text/designer.ts';
import type { Keeping } from './keeping.ts';

/** Two have saved the same design: nobody's is lost, and somebody must choose. */
export function Clash({ keeping }: { keeping: Keeping }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const clash = keeping.clash.value;
  useEffect(() => {
    if (clash) dialog.current?.showModal();
  }, [clash]);
  if (!clash) return null;
  return (
    <dialog
      ref={dialog}
      class="designer-menu paper"
      aria-label={text('clash.title')}
      onClose={() => {
        keeping.clash.value = null;
      }}
    >
      <h2>{text('clash.title')}</h2>
      <p>{text('clash.text', { theirs: clash.version, yours: keeping.key.value?.version ?? 0 })}</p>
      <div class="menu-list">
        <button type="button" onClick={() => void keeping.saveOver()}>
          {text('clash.mine')}
        </button>
        <button type="button" onClick={() => void keeping.takeTheirs()}>
          {text('clash.theirs')}
        </button>
        <button type="button" onClick={keeping.part}>
          {text('clash.copy')}
        </button>
      </div>
    </dialog>
  );
}
