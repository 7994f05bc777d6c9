import { useEffect, useRef, useState } from 'preact/hooks';
import type { Rulebook, RuleEntry } from '../../shared/engine/rulebook.ts';
import { CloseButton } from './parts.tsx';
import { ruleLabel } from './phrase.ts';
import { useView, type View } from './view.ts';

/** The rules in our own words, opened at the ruling that somebody cited. */
export function RulesPanel() {
  const view = useView();
  return view.rule.value === null ? null : <OpenBook rule={view.rule.value} />;
}

function OpenBook({ rule }: { rule: string }) {
  const view = useView();
  const book = view.book.value;
  const [wanted, setWanted] = useState('');
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    setWanted('');
    panel.current?.focus();
    panel.current?.scrollTo({ top: 0 });
  }, [rule]);
  return (
    <section
      id="rules"
      class="paper card-sheet"
      aria-label={view.text('rules.title')}
      tabIndex={-1}
      ref={panel}
    >
      <header>
        <h2>{view.text('rules.title')}</h2>
        <CloseButton
          label={view.text('rules.close')}
          onClick={() => {
            view.rule.value = null;
          }}
        />
      </header>
      <input
        type="search"
        value={wanted}
        placeholder={view.text('rules.search')}
        aria-label={view.text('rules.search')}
        onInput={(event) => setWanted(event.currentTarget.value)}
      />
      {!book && <p class="hint">{view.text('rules.loading')}</p>}
      {book && wanted && <Found book={book} wanted={wanted} />}
      {book && !wanted && rule && <Cited book={book} rule={rule} />}
      {book && !wanted && <Contents book={book} open={book.sectionOf(rule)?.id ?? ''} />}
    </section>
  );
}

function Cited({ book, rule }: { book: Rulebook; rule: string }) {
  const view = useView();
  const entry = book.ruleEntry(rule);
  if (!entry) return <p class="hint">{view.text('rules.missing', { rule: ruleLabel(rule) })}</p>;
  return (
    <div class="cited">
      <Entry entry={entry} book={book} />
    </div>
  );
}

function Found({ book, wanted }: { book: Rulebook; wanted: string }) {
  const view = useView();
  const found = book.searchRules(wanted);
  if (found.length === 0) return <p class="hint">{view.text('rules.none')}</p>;
  return (
    <>
      {found.slice(0, 40).map((entry) => (
        <Entry key={entry.id} entry={entry} book={book} />
      ))}
    </>
  );
}

function Contents({ book, open }: { book: Rulebook; open: string }) {
  return (
    <>
      {book.rulebook.map((section) => (
        <details key={section.id} open={section.id === open}>
          <summary>{section.title}</summary>
          <p>{section.text}</p>
          {section.entries.map((entry) => (
            <Entry key={entry.id} entry={entry} book={book} />
          ))}
        </details>
      ))}
    </>
  );
}

function Entry({ entry, book }: { entry: RuleEntry; book: Rulebook }) {
  const view = useView();
  return (
    <article class="rule-entry">
      <h3>
        {entry.title} {/^[A-Z]\d/.test(entry.id) && <small>{entry.id}</small>}
      </h3>
      <p>{entry.text}</p>
      {entry.see.length > 0 && (
        <p class="see">
          {entry.see.map((id) => (
            <button key={id} type="button" class="link" onClick={() => open(view, id)}>
              {book.ruleEntry(id)?.title ?? ruleLabel(id)}
            </button>
          ))}
        </p>
      )}
    </article>
  );
}

function open(view: View, id: string): void {
  view.rule.value = id;
}
