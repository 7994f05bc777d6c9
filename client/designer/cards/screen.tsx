import { useEffect, useState } from 'preact/hooks';
import { shownGame } from '../../lobby/games.ts';
import { cardDesignerText as text } from '../../text/card-designer.ts';
import { text as lobbyText } from '../../text/lobby.ts';
import type { Turn } from '../bring.ts';
import { Clash } from '../clash.tsx';
import { Head } from '../head.tsx';
import type { Keeping } from '../keeping.ts';
import { Menu } from '../menu.tsx';
import { PlayTest } from '../play-test.tsx';
import { Said } from '../said.tsx';
import { useDesignerSurfaces } from '../surfaces.ts';
import { DeckTable } from './deck.tsx';
import type { CardDesk } from './desk.ts';
import { RulesPaper } from './rules.tsx';
import { StoryPaper } from './story.tsx';
import '../styles/designer.css';
import '../styles/card-designer.css';

export { makeCardDesk } from './desk.ts';

/** Parts of the page that a small screen shows one at a time. */
const TABS = ['story', 'rules', 'cards', 'play'] as const;
type Tab = (typeof TABS)[number];

/** The desk for scenarios of a card game. */
export function CardDesigner({
  desk,
  keeping,
  go,
  turn,
}: {
  desk: CardDesk;
  keeping: Keeping;
  go: (path: string) => void;
  turn: Turn;
}) {
  const [menu, setMenu] = useState(false);
  const [tab, setTab] = useState<Tab>('story');
  const page = useDesignerSurfaces();
  useKeys(desk, keeping);
  useRefusals(desk, keeping);
  const { game, deck, options } = desk.design.value;
  const shown = shownGame(game);
  const n = desk.roster.seats(options);
  const cards = text(deck ? 'page.own-cards' : 'page.printed');
  return (
    <div id="designer" class="for-cards" ref={page} data-tab={tab}>
      <Head
        desk={desk}
        keeping={keeping}
        name={shown ? lobbyText(shown.title) : game}
        summary={text('page.summary', { n, cards })}
        rename={(title) => desk.do({ do: 'title', title })}
        openMenu={() => setMenu(true)}
      />
      <StoryPaper desk={desk} />
      <main class="map cards-felt" aria-label={text('cards.title')}>
        <DeckTable desk={desk} />
      </main>
      <aside class="side">
        <RulesPaper desk={desk} />
        <Checks desk={desk} />
        <PlayTest desk={desk} keeping={keeping} go={go} />
      </aside>
      <nav class="tabs-foot" aria-label={text('tabs.label')}>
        {TABS.map((one) => (
          <button
            type="button"
            key={one}
            aria-pressed={one === tab}
            class={one === tab ? 'on' : ''}
            onClick={() => setTab(one)}
          >
            {text(`tab.${one}`)}
          </button>
        ))}
      </nav>
      {menu && <Menu desk={desk} keeping={keeping} turn={turn} go={go} close={() => setMenu(false)} />}
      <Clash keeping={keeping} />
      <Said keeping={keeping} />
    </div>
  );
}

/** What keeps the scenario from being played; a line about a row leads there. */
function Checks({ desk }: { desk: CardDesk }) {
  return (
    <section class="paper sheet checks" aria-live="polite">
      <h2>{text('check.title')}</h2>
      <ul>
        {desk.checks.value.map(({ tone, words, stack, row }, i) => (
          <li key={`${words.key}${i}`} class={tone}>
            {stack === undefined ? (
              desk.say(words)
            ) : (
              <button
                type="button"
                title={text('check.go')}
                onClick={() => {
                  desk.chosen.value = { stack, row: row ?? 0 };
                }}
              >
                {desk.say(words)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Control with Z, Y and S, as on the desk for battles. Fields keep their own undo while somebody writes in them. */
function useKeys(desk: CardDesk, keeping: Keeping): void {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey)) return;
      const writes = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const letter = event.key.toLowerCase();
      if (letter === 's') void keeping.save();
      else if (writes) return;
      else if (letter === 'z' && !event.shiftKey) desk.undo();
      else if (letter === 'y' || letter === 'z') desk.redo();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [desk, keeping]);
}

/** Says why a change was not made, until one was. */
function useRefusals(desk: CardDesk, keeping: Keeping): void {
  const why = desk.refused.value;
  useEffect(() => {
    if (why === null) return;
    const said = { tone: 'bad', lines: [why] } as const;
    keeping.notice.value = said;
    return () => {
      if (keeping.notice.peek() === said) keeping.notice.value = null;
    };
  }, [why]);
}
