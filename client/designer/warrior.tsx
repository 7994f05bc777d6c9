import { useEffect, useRef, useState } from 'preact/hooks';
import type { Place } from '../../shared/design/design.ts';
import { standingAt } from '../../shared/design/design.ts';
import type { Roster, Warrior } from '../../shared/design/roster.ts';
import type { Rulebook, RuleEntry } from '../../shared/engine/rulebook.ts';
import { designerText as text } from '../text/designer.ts';
import { gameBook } from '../text/games.ts';
import type { Desk } from './desk.ts';
import { FigurePicker } from './figure-picker.tsx';
import { LevelList, placeCompanions } from './levels.tsx';
import { faultLine } from './notices.ts';
import { Figure } from './tray-figure.tsx';

/** Makes up the warrior at a place: its name, figures, traits and items. Holds for its whole line. */
export function WarriorDialog({ desk, at, close }: { desk: Desk; at: Place; close: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const who = standingAt(desk.history.value.design, at);
  const side = who && desk.history.value.design.sides[who.side];
  const { at: places = [], ...line } = (who && side?.units[who.line]) ?? { at: [] };
  const [draft, setDraft] = useState<Warrior>(line);
  if (!who || !side) return null;
  const { roster } = desk;
  const shown = roster.look(draft);
  const faults = roster.faults(draft);
  const change = (part: Partial<Warrior>) => setDraft(tidy({ ...draft, ...part }));
  return (
    <dialog
      ref={dialog}
      class="designer-menu warrior-dialog paper"
      aria-label={text('hex.change')}
      onClose={close}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length > 0) return;
          desk.do({ do: 'change', at, warrior: draft });
          placeCompanions(desk, at, line, draft);
          dialog.current?.close();
        }}
      >
        <header>
          {shown && <Figure kind={shown.kind} plastic={side.plastic} side={who.side} />}
          <h2>{text('warrior.title', { name: draft.name ?? draft.unit ?? '?', side: side.name })}</h2>
          <b>{shown && text('warrior.cost', { gold: shown.cost })}</b>
        </header>
        {places.length > 1 && <p class="note">{text('warrior.for-all', { n: places.length })}</p>}
        <label class="kv">
          <span>{text('warrior.name')}</span>
          <input
            value={draft.name ?? draft.unit ?? ''}
            maxLength={40}
            onInput={(event) => change({ name: event.currentTarget.value.trimStart() || undefined })}
          />
        </label>
        <div class="numbers">
          {(['hits', 'skill', 'fate', 'hero'] as const).map((what) => (
            <label key={what} title={what === 'hero' ? text('warrior.hero-note') : undefined}>
              <span>{text(`warrior.${what}`)}</span>
              <input
                type="number"
                min={what === 'hits' || what === 'hero' ? 1 : 0}
                max={what === 'hits' || what === 'hero' ? 20 : 10}
                value={draft[what] ?? ''}
                placeholder={what === 'hero' ? '' : String(shown?.figures[what] ?? '')}
                onInput={(event) => change({ [what]: numberIn(event.currentTarget) })}
              />
            </label>
          ))}
        </div>
        <label class="kv">
          <span>{text('warrior.army')}</span>
          <select
            value={draft.army ?? ''}
            onChange={(event) => change({ army: event.currentTarget.value || undefined })}
          >
            <option value="">{text('warrior.army-none')}</option>
            {roster.armies.map((army) => (
              <option key={army}>{army}</option>
            ))}
          </select>
        </label>
        <label class="kv">
          <span>{text('warrior.figure')}</span>
          <input
            list="designer-figures"
            value={draft.figure ?? ''}
            placeholder={text('warrior.figure-search')}
            onChange={(event) => change({ figure: event.currentTarget.value.trim() || undefined })}
          />
          <Names id="designer-figures" names={roster.figures} />
        </label>
        <FigurePicker roster={roster} chosen={draft.icon ?? ''} choose={(icon) => change({ icon })} />
        <LevelList roster={roster} draft={draft} put={setDraft} />
        <Chips what="trait" roster={roster} draft={draft} change={change} />
        <Chips what="item" roster={roster} draft={draft} change={change} />
        {faults.length > 0 && (
          <div class="faults" role="alert">
            {faults.map((fault) => (
              <p key={faultLine(fault)}>{faultLine({ ...fault, path: '' })}</p>
            ))}
          </div>
        )}
        <div class="foot">
          <button type="submit" class="brass-button" disabled={faults.length > 0}>
            {text('warrior.done')}
          </button>
          <button type="button" class="small" onClick={() => dialog.current?.close()}>
            {text('warrior.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** Traits or items: those of the sample warrior stay, those of one's own come and go. */
function Chips({
  what,
  roster,
  draft,
  change,
}: {
  what: 'trait' | 'item';
  roster: Roster;
  draft: Warrior;
  change: (part: Partial<Warrior>) => void;
}) {
  const [rule, setRule] = useState<RuleEntry | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const own = (what === 'trait' ? draft.traits : draft.items) ?? [];
  const given = what === 'trait' ? roster.givenTraits(draft) : [];
  const known = what === 'trait' ? roster.traits : roster.items;
  const set = (names: string[]) => change(what === 'trait' ? { traits: names } : { items: names });
  const add = () => {
    const name = field.current?.value.trim();
    if (!name || !field.current) return;
    field.current.value = '';
    if (!own.includes(name)) set([...own, name]);
  };
  const explain = async (name: string) => {
    const book: Rulebook | null = await gameBook(roster.game);
    setRule(book?.searchRules(name)[0] ?? null);
  };
  return (
    <fieldset class="chips">
      <legend>{text(what === 'trait' ? 'warrior.traits' : 'warrior.items')}</legend>
      {given.map((name) => (
        <button
          key={name}
          type="button"
          class="chip"
          title={text('warrior.rule', { name })}
          onClick={() => void explain(name)}
        >
          {name}
        </button>
      ))}
      {own.map((name) => (
        <span key={name} class="chip own">
          <button type="button" title={text('warrior.rule', { name })} onClick={() => void explain(name)}>
            {name}
          </button>
          <button
            type="button"
            aria-label={text('warrior.drop', { name })}
            onClick={() => set(own.filter((one) => one !== name))}
          >
            ×
          </button>
        </span>
      ))}
      <input
        ref={field}
        list={`designer-${what}s`}
        placeholder={text(what === 'trait' ? 'warrior.trait-add' : 'warrior.item-add')}
        aria-label={text(what === 'trait' ? 'warrior.trait-add' : 'warrior.item-add')}
        onChange={add}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter adds what was written and does not end the dialog.
          event.preventDefault();
          add();
        }}
      />
      <Names id={`designer-${what}s`} names={known} />
      {rule && (
        <p class="note" role="status">
          <b>{rule.title}</b> {rule.text}
        </p>
      )}
    </fieldset>
  );
}

function Names({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

function numberIn({ value, min, max }: HTMLInputElement): number | undefined {
  const n = Number.parseInt(value, 10);
  return Number.isNaN(n) ? undefined : Math.max(Number(min), Math.min(Number(max), n));
}

/** Without fields that say nothing. */
function tidy(warrior: Warrior): Warrior {
  const said = Object.entries(warrior).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said) as Warrior;
}
