import { useRef } from 'preact/hooks';
import type { PanelsKey } from '../text/panels.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { MenuButton } from './parts.tsx';
import { type Tab, useView } from './view.ts';

const TABS: readonly { readonly tab: Tab; readonly icon: string }[] = [
  { tab: 'table', icon: icons.temple },
  { tab: 'sheet', icon: icons.helmet },
  { tab: 'chronicle', icon: icons.quillInk },
  { tab: 'chat', icon: icons.talk },
];

/** Tabs of a phone: the table, and papers that rise over it. */
export function Nav() {
  const view = useView();
  const unread = useUnread();
  return (
    <nav id="nav" aria-label={view.text('nav.label')}>
      {TABS.map(({ tab, icon }) => (
        <button
          key={tab}
          type="button"
          aria-current={view.tab.value === tab ? 'page' : undefined}
          onClick={() => {
            view.tab.value = tab === view.tab.value ? 'table' : tab;
          }}
        >
          <Icon path={icon} />
          <span>{view.text(`nav.${tab}` as PanelsKey)}</span>
          {tab === 'table' && view.tab.value !== 'table' && view.decision.value && (
            <u>
              <span aria-hidden="true">!</span>
              <span class="unseen">{view.text('plaque.you-act')}</span>
            </u>
          )}
          {unread(tab) > 0 && (
            <u>
              <span aria-hidden="true">{unread(tab) > 99 ? '99' : unread(tab)}</span>
              <span class="unseen">{view.text('nav.new', { n: unread(tab) })}</span>
            </u>
          )}
        </button>
      ))}
      <MenuButton kind="gear" />
    </nav>
  );
}

/** How many lines came to a tab since it was last open. */
function useUnread(): (tab: Tab) => number {
  const { session, tab } = useView();
  const read = useRef<Record<string, number>>({});
  const counts: Record<string, number> = {
    chronicle: session.chronicle.value.length,
    chat: session.chat.value.length,
  };
  for (const name of Object.keys(counts)) {
    if (read.current[name] === undefined || tab.value === name) read.current[name] = counts[name];
  }
  return (of) => (counts[of] ?? 0) - (read.current[of] ?? 0);
}
