import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_FILE } from '../../shared/scenario/format.ts';
import { FilePicker } from '../panels/file-picker.tsx';
import { text } from '../text/lobby.ts';
import type { Made } from './dialog.tsx';
import { Scroll } from './drawings.tsx';

/** A battle of one's own: drawn in the designer, or from a scenario file of this device or anywhere on the web. */
export function OwnFile({ begin }: { begin: (made: Made) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<readonly string[]>([]);
  const [asks, setAsks] = useState(false);
  const AddressDialog = useAddressDialog(asks);
  const read = async (file: File) => {
    if (file.size > MAX_FILE) {
      setProblem([text('file.too-large')]);
      return;
    }
    const { judged } = await import('./judged.ts');
    const made = await judged(await file.text());
    setProblem('why' in made ? made.why : []);
    if ('file' in made) begin(made);
  };
  return (
    <div class="own-file">
      <a class="invite" href="/design">
        <Scroll />
        <span>{text('design.link')}</span>
      </a>
      <p class="ways">
        {text('file.or')}{' '}
        <button
          type="button"
          class="link"
          aria-label={text('file.label')}
          onClick={() => picker.current?.click()}
        >
          {text('file.title')}
        </button>{' '}
        {text('file.or-else')}{' '}
        <button type="button" class="link" aria-label={text('address.title')} onClick={() => setAsks(true)}>
          {text('address.short')}
        </button>
      </p>
      <FilePicker picker={picker} take={(file) => void read(file)} />
      {problem.length > 0 && (
        <div class="trouble" role="alert">
          {problem.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <button type="button" class="close" aria-label={text('file.close')} onClick={() => setProblem([])}>
            ×
          </button>
        </div>
      )}
      {asks && AddressDialog && <AddressDialog begin={begin} close={() => setAsks(false)} />}
    </div>
  );
}

/** The dialog comes when somebody first wants it. */
function useAddressDialog(wanted: boolean) {
  const [dialog, setDialog] = useState<typeof import('./address-dialog.tsx').AddressDialog | null>(null);
  useEffect(() => {
    if (wanted) void import('./address-dialog.tsx').then((it) => setDialog(() => it.AddressDialog));
  }, [wanted]);
  return dialog;
}
