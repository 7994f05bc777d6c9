import { useEffect, useState } from 'preact/hooks';
import type { Roster } from '../../shared/design/roster.ts';
import { furtherSilhouettesReady, silhouette } from '../art/silhouettes.ts';
import { designerText as text } from '../text/designer.ts';

/** More are found than anybody looks through. */
const SHOWN = 60;

/** Chooses the silhouette of a warrior among all that there are, by their words. */
export function FigurePicker({
  roster,
  chosen,
  choose,
}: {
  roster: Roster;
  /** Icon name of its own; '' where it looks as its line does. */
  chosen: string;
  choose: (icon: string | undefined) => void;
}) {
  const [open, setOpen] = useState(false);
  return (
    <details class="figure-picker" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{chosen ? text('warrior.icon-own', { icon: wordsOf(chosen) }) : text('warrior.icon')}</summary>
      {open && <Silhouettes roster={roster} chosen={chosen} choose={choose} />}
    </details>
  );
}

function Silhouettes({ roster, chosen, choose }: Parameters<typeof FigurePicker>[0]) {
  const [wish, setWish] = useState('');
  const [ready, setReady] = useState(false);
  useEffect(() => {
    furtherSilhouettesReady().then(
      () => setReady(true),
      () => {},
    );
  }, []);
  const found = search(roster, wish);
  return (
    <>
      <input
        type="search"
        value={wish}
        placeholder={text('warrior.icon-search')}
        aria-label={text('warrior.icon-search')}
        onInput={(event) => setWish(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter looks for it and does not end the dialog.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {chosen && (
        <button type="button" class="small" onClick={() => choose(undefined)}>
          {text('warrior.icon-none')}
        </button>
      )}
      <div class="silhouettes" aria-busy={!ready}>
        {ready &&
          found.slice(0, SHOWN).map((icon) => (
            <button
              key={icon}
              type="button"
              title={wordsOf(icon)}
              aria-label={wordsOf(icon)}
              aria-pressed={icon === chosen}
              class={icon === chosen ? 'on' : ''}
              onClick={() => choose(icon)}
            >
              <svg viewBox="0 0 512 512" aria-hidden="true">
                <path d={silhouette(icon)} />
              </svg>
            </button>
          ))}
      </div>
      <p class="note" role="status">
        {found.length === 0
          ? text('warrior.icon-nothing')
          : text('warrior.icon-found', { n: found.length, shown: Math.min(SHOWN, found.length) })}
      </p>
    </>
  );
}

const wordsOf = (icon: string): string => icon.replaceAll('-', ' ');

/** Those that have all words of the wish, those that begin with it first. */
function search({ icons }: Roster, wish: string): readonly string[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  const found = icons.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const first = (words: string) => (wanted.length > 0 && words.startsWith(wanted[0]) ? 0 : 1);
  return [...found].sort((a, b) => first(a.words) - first(b.words)).map(({ icon }) => icon);
}
