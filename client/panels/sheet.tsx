import { useEffect, useState } from 'preact/hooks';
import type { Sheet as SheetData, SheetLine } from '../../shared/engine/game.ts';
import { type PanelsKey, panelsText } from '../text/panels.ts';
import { ColourGem } from './gem.tsx';
import { CloseButton, RuleChip } from './parts.tsx';
import { ruleLabel } from './phrase.ts';
import { Portrait } from './portrait.tsx';
import { useView, type View } from './view.ts';

/** A warrior is looked at when the pointer stays on it for so long. */
const REST_MS = 70;

/** A warrior's sheet: Hits, traits, and what each of the six colours would do for it now. */
export function Sheet() {
  const view = useView();
  const sheet = useSheet(view);
  if (!sheet) return <p class="hint sheet-none">{view.text('sheet.none')}</p>;
  const piece = view.session.table.value.pieces.get(sheet.piece);
  const kind = view.session.scene.value?.kinds[piece?.kind ?? ''];
  const plastic = view.seats.value[piece?.seat ?? 0]?.plastic ?? 'a';
  const pinned = view.session.focus.value.pinned === sheet.piece;
  return (
    <div class="sheet-page">
      <header>
        <Portrait kind={kind} plastic={plastic} mirrored={(piece?.seat ?? 0) % 2 === 1} />
        <div class="names">
          <h2>{sheet.title}</h2>
          <p class="epithet">{view.say(sheet.subtitle)}</p>
        </div>
        <Hits sheet={sheet} />
        {pinned && <CloseButton label={view.text('sheet.close')} onClick={() => unpin(view)} />}
      </header>
      <Traits lines={[...sheet.conditions, ...sheet.traits]} conditions={sheet.conditions.length} />
      <ul class="six" aria-label={view.text('sheet.cards')}>
        {byCard(sheet.cards).map(([card, lines]) => (
          <ColourCell key={card} card={card} lines={lines} />
        ))}
      </ul>
      <Policies sheet={sheet} />
    </div>
  );
}

/** The sheet of what is looked at; the last one stays until the next has come. */
function useSheet(view: View): SheetData | null {
  const piece = view.looked.value;
  const { step } = view.session.table.value;
  const [sheet, setSheet] = useState<SheetData | null>(null);
  useEffect(() => {
    if (!piece) {
      setSheet(null);
      return;
    }
    let current = true;
    // A pointer that sweeps over an army asks for the sheet it comes to rest on.
    const rest = setTimeout(() => {
      void view.session.inspect(piece).then((came) => {
        if (current && came) setSheet(came);
      });
    }, REST_MS);
    return () => {
      current = false;
      clearTimeout(rest);
    };
  }, [piece, step, view]);
  return sheet;
}

function unpin(view: View): void {
  view.session.focus.value = { ...view.session.focus.value, pinned: '' };
}

function Hits({ sheet }: { sheet: SheetData }) {
  const view = useView();
  const left = Math.max(0, sheet.hits - sheet.damage);
  return (
    <div class="hits">
      {view.text('sheet.hits', { left, hits: sheet.hits })}
      <span class="chips" aria-hidden="true">
        {Array.from({ length: Math.min(sheet.hits, 12) }, (_, i) => (
          <i key={`${i < left}${i}`} class={i < left ? 'chip' : 'chip gone'} />
        ))}
      </span>
    </div>
  );
}

function Traits({ lines, conditions }: { lines: readonly SheetLine[]; conditions: number }) {
  const view = useView();
  const [open, setOpen] = useState(-1);
  const chosen = lines[open];
  if (lines.length === 0) return null;
  return (
    <div class="traits">
      <ul aria-label={view.text('sheet.traits')}>
        {lines.map((line, i) => (
          <li key={`${line.words.key}${line.rule}`}>
            <button
              type="button"
              class={i < conditions ? 'trait condition' : 'trait'}
              aria-expanded={i === open}
              onClick={() => setOpen(i === open ? -1 : i)}
            >
              {shortly(view.say(line.words))}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <p class="trait-rule">
          {view.say(chosen.words)} <RuleChip rule={chosen.rule} />
        </p>
      )}
    </div>
  );
}

/** One colour with everything that it can do for this warrior; what is possible now stands out. */
function ColourCell({ card, lines }: { card: string; lines: readonly SheetLine[] }) {
  const view = useView();
  return (
    <li>
      <ColourGem card={card} />
      <ul aria-label={view.say({ key: card.replace(':', '.') })}>
        {lines.map((line) => (
          <li key={view.say(line.words)}>
            <button
              type="button"
              class={line.now ? 'now' : undefined}
              title={view.text('prompt.rule', { rule: ruleLabel(line.rule) })}
              onClick={() => {
                view.rule.value = line.rule;
              }}
            >
              {view.say(line.words)}
              {line.now && <span class="unseen">, {view.text('sheet.now')}</span>}
            </button>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Lines by card, in the order in which the cards are first named. */
function byCard(lines: readonly SheetLine[]): [string, SheetLine[]][] {
  const cells = new Map<string, SheetLine[]>();
  for (const line of lines) {
    const cell = cells.get(line.card);
    if (cell) cell.push(line);
    else cells.set(line.card, [line]);
  }
  return [...cells];
}

/** 'Skill 1: draws 1 more' → 'Skill 1': the chip's name, the sentence comes on a click. */
function shortly(sentence: string): string {
  return sentence.split(/[.:]/)[0];
}

/** Standing answers, so that a dilemma that always ends the same way need not be asked. */
function Policies({ sheet }: { sheet: SheetData }) {
  const view = useView();
  const piece = view.session.table.value.pieces.get(sheet.piece);
  const own = piece !== undefined && view.session.seats.value.includes(piece.seat);
  if (!own || sheet.policies.length === 0) return null;
  return (
    <div class="policies">
      {sheet.policies.map((policy) => (
        <label key={policy.name}>
          {policyName(view, policy.name)}
          <select
            value={policy.value}
            onChange={(event) =>
              void view.session.act({
                do: 'prefer',
                seat: piece.seat,
                piece: sheet.piece,
                name: policy.name,
                value: event.currentTarget.value,
              })
            }
          >
            {policy.values.map((value) => (
              <option key={value} value={value}>
                {policyName(view, `value.${value}`)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

function policyName(view: View, name: string): string {
  const key = `policy.${name}`;
  return key in panelsText ? view.text(key as PanelsKey) : name;
}
