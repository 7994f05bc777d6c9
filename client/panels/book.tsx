import { Chat } from './chat.tsx';
import { Chronicle } from './chronicle.tsx';
import { CloseButton } from './parts.tsx';
import { useView } from './view.ts';

/** Chronicle and chat over a table that has no room for them beside it, while they are open. */
export function Book({ close }: { close: string }) {
  const view = useView();
  if (view.tab.value === 'table') return null;
  return (
    <aside id="book" aria-label={view.text('chronicle.book')}>
      <CloseButton
        label={close}
        onClick={() => {
          view.tab.value = 'table';
        }}
      />
      <Chronicle />
      <div class="ornament" aria-hidden="true" />
      <Chat brief />
    </aside>
  );
}
