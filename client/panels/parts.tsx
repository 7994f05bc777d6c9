import type { DieThrow, GameEvent } from '../../shared/engine/event.ts';
import type { Words } from '../../shared/engine/words.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { phrase, ruleName } from './phrase.ts';
import { useView } from './view.ts';

/** A sentence of the game whose names wear the colour of their side. */
export function Phrase({ what, event }: { what: Words; event?: GameEvent }) {
  const view = useView();
  const sides = view.seats.value;
  const known = view.pieceSeats.value;
  const roles = {
    // A wound has no doer: its words speak of {whom}, the piece that it happens to.
    who: known.get(event?.piece ?? '') ?? event?.seat,
    whom: known.get(event?.target ?? event?.piece ?? ''),
  };
  return (
    <>
      {phrase(what, view.session.texts, view.namedSeats.value, roles).map((part) =>
        part.seat === undefined ? (
          part.text
        ) : (
          <b class={`name ${sides[part.seat]?.token ?? 'side-a'}`}>{part.text}</b>
        ),
      )}
    </>
  );
}

/** Opens and closes the settings: a knob of the rail, or a gear beside the phone's tabs. */
export function MenuButton({ kind }: { kind: 'knob' | 'gear' }) {
  const view = useView();
  return (
    <button
      type="button"
      class={kind}
      aria-label={view.text('rail.menu')}
      aria-expanded={view.menu.value}
      onClick={() => {
        view.menu.value = !view.menu.value;
      }}
    >
      <Icon path={icons.cog} />
    </button>
  );
}

/** Opens the rulebook where it stands: at what the prompt asks for, or at its beginning. */
export function BookButton() {
  const view = useView();
  return (
    <button
      type="button"
      class="knob"
      aria-label={view.text('rail.rules')}
      title={view.text('rail.rules')}
      aria-expanded={view.rule.value !== null}
      onClick={() => {
        view.rule.value = view.rule.value === null ? '' : null;
      }}
    >
      <Icon path={icons.book} />
    </button>
  );
}

/** Opens the rulebook at the ruling that it names: "Cards first · A22". */
export function RuleChip({ rule }: { rule?: string }) {
  const view = useView();
  if (!rule) return null;
  const { title, number } = ruleName(rule, view.book.value);
  const label = [title, number].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      class="rule"
      aria-label={view.text('prompt.rule', { rule: label })}
      title={label}
      onClick={() => {
        view.rule.value = rule;
      }}
    >
      <Icon path={icons.book} />
      {title && <span class="rule-title">{title}</span>}
      {number && <span>{number}</span>}
    </button>
  );
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[10, 10]],
  2: [
    [6, 6],
    [14, 14],
  ],
  3: [
    [5.5, 5.5],
    [10, 10],
    [14.5, 14.5],
  ],
  4: [
    [6, 6],
    [14, 6],
    [6, 14],
    [14, 14],
  ],
  5: [
    [5.5, 5.5],
    [14.5, 5.5],
    [10, 10],
    [5.5, 14.5],
    [14.5, 14.5],
  ],
  6: [
    [6, 5],
    [6, 10],
    [6, 15],
    [14, 5],
    [14, 10],
    [14, 15],
  ],
};

/** The upper face of a die, of six sides with its pips; green-rimmed where it succeeded. */
export function DieFace({ die }: { die: DieThrow }) {
  const view = useView();
  const { sides = 6 } = die;
  return (
    <span
      class={`die${die.ok ? ' good' : ''}${sides === 6 ? '' : ' of-many'}`}
      role="img"
      aria-label={view.text('chronicle.die', { n: die.value })}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {sides === 6 ? (
          (PIPS[die.value] ?? []).map(([x, y]) => <circle cx={x} cy={y} r="1.9" />)
        ) : (
          <text x="10" y="14.2">
            {die.value}
          </text>
        )}
      </svg>
    </span>
  );
}

/** Closes a sheet, a drawer, a toast. */
export function CloseButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" class="close" aria-label={label} onClick={onClick}>
      <span aria-hidden="true">×</span>
    </button>
  );
}
