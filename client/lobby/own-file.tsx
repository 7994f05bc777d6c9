import { useRef, useState } from 'preact/hooks';
import { MAX_FILE } from '../../shared/scenario/format.ts';
import { text } from '../text/lobby.ts';
import type { Made } from './dialog.tsx';
import { Scroll } from './drawings.tsx';

/** A battle of one's own: drawn in the designer, or from a scenario file, which the table judges when it is laid. */
export function OwnFile({ begin }: { begin: (made: Made) => void }) {
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_FILE) {
      setProblem(text('file.too-large'));
      return;
    }
    try {
      const content: unknown = JSON.parse(await file.text());
      setProblem('');
      begin({ file: content, name: titleOf(content) ?? file.name });
    } catch {
      setProblem(text('file.not-json'));
    }
  };
  return (
    <div class="own-file">
      <a class="invite" href="/design">
        <Scroll />
        <span>{text('design.link')}</span>
      </a>
      <button type="button" class="link from-file" onClick={() => picker.current?.click()}>
        {text('file.title')}
      </button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      {problem && (
        <p class="trouble" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

function titleOf(content: unknown): string | undefined {
  if (typeof content !== 'object' || content === null || !('title' in content)) return undefined;
  return typeof content.title === 'string' ? content.title : undefined;
}
