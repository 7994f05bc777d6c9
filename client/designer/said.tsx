import { useEffect } from 'preact/hooks';
import { designerText as text } from '../text/designer.ts';
import type { Keeping } from './keeping.ts';
import { BothLinks } from './links.tsx';

const READ_MS = 7000;

/** What happened, for a while; faults stay until somebody has read them. */
export function Said({ keeping }: { keeping: Keeping }) {
  const said = keeping.notice.value;
  useEffect(() => {
    if (said?.tone !== 'good' || said.links) return;
    const timer = setTimeout(() => {
      keeping.notice.value = null;
    }, READ_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (!said) return null;
  return (
    <div
      class={`said ${said.tone}${said.links ? ' with-links' : ''}`}
      role={said.tone === 'bad' ? 'alert' : 'status'}
    >
      {said.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {said.links && <BothLinks of={said.links} />}
      <button
        type="button"
        class="close"
        aria-label={text('close')}
        onClick={() => {
          keeping.notice.value = null;
        }}
      >
        ×
      </button>
    </div>
  );
}
