import { useEffect, useRef, useState } from 'preact/hooks';
import { textFrom } from '../designer/fetched.ts';
import { text } from '../text/lobby.ts';
import type { Made } from './dialog.tsx';
import { judged } from './judged.ts';

/** Asks for the address of a scenario file anywhere on the web, fetches it, and begins a table with it. */
export function AddressDialog({ begin, close }: { begin: (made: Made) => void; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  /** The address of a map that nobody stands on yet. */
  const [map, setMap] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const open = async (event: Event) => {
    event.preventDefault();
    const address = field.current?.value ?? '';
    setBusy(true);
    setTrouble([]);
    setMap('');
    const found = await textFrom(address);
    const made = 'text' in found ? await judged(found.text) : { why: found.notice.lines, drawable: false };
    setBusy(false);
    // Closed meanwhile: nobody waits for it any more.
    if (!dialog.current?.open) return;
    if ('file' in made) {
      dialog.current.close();
      begin(made);
      return;
    }
    setTrouble(made.why);
    if (made.drawable) setMap(address.trim());
    field.current?.focus();
  };
  return (
    <dialog ref={dialog} class="make paper" aria-label={text('address.title')} onClose={close}>
      <form onSubmit={(event) => void open(event)}>
        <h2>{text('address.title')}</h2>
        <label class="address">
          <span class="hint">{text('address.note')}</span>
          <input
            ref={field}
            type="text"
            inputMode="url"
            required
            placeholder="https://"
            aria-label={text('address.label')}
          />
        </label>
        {trouble.length > 0 && (
          <div class="trouble" role="alert">
            {trouble.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        <div class="buttons">
          <button type="submit" class="brass" disabled={busy}>
            {text(busy ? 'address.busy' : 'address.open')}
          </button>
          {map && (
            <a class="link" href={`/design?from=${encodeURIComponent(map)}`}>
              {text('address.draw')}
            </a>
          )}
          <button type="button" class="wood" onClick={() => dialog.current?.close()}>
            {text('make.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
