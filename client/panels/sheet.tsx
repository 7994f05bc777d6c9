import { useEffect, useState } from 'preact/hooks';
import type { Sheet as SheetData, SheetLine } from '../../shared/engine/game.ts';
import { ColourGem } from './gem.tsx';
import { CloseButton, RuleChip } from './parts.tsx';
import { ruleName } from './phrase.ts';
import { Policies } from './policies.tsx';
import { Portrait } from './portrait.tsx';
import { byColour, type ColourUses, fitting, shortly } from './sheet-lines.ts';
import { useView, type View } from './view.ts';

/** A warrior is looked at when the pointer stays on it for so long. */
const REST_MS = 70;

/**
 * A warrior's sheet: Hits, traits, and what each of the six colours would do for it now. `rises`: it is a page
 * of its own and shows everything; otherwise it lies small beside the board until it is unfolded.
 */
export function Sheet({ rises }: { rises: boolean }) {
  const view = useView();
  const sheet = useSheet(view);
  if (!sheet) return <p class="hint sheet-none">{view.text('sheet.none')}</p>;
  const piece = view.session.table.value.pieces.get(sheet.piece);
  const kind = view.session.scene.value?.kinds[piece?.kind ?? ''];
  const plastic = view.seats.value[piece?.seat ?? 0]?.plastic ?? 'a';
  const pinned = view.session.focus.value.pinned === sheet.piece;
  const whole = rises || (view.wholeSheet.value && pinned);
  return (
    <div class={whole ? 'sheet-page whole' : 'sheet-page'}>
      <header>
        <Portrait kind={kind} plastic={plastic} mirrored={(piece?.seat ?? 0) % 2 === 1} />
        <div class="names">
          <h2>{sheet.title}</h2>
          <p class="epithet">{view.say(sheet.subtitle)}</p>
        </div>
        <Hits sheet={sheet} />
        {!rises && (
          <button
            type="button"
            class="more"
            aria-expanded={whole}
            aria-label={view.text(whole ? 'sheet.less' : 'sheet.more')}
            title={view.text(whole ? 'sheet.less' : 'sheet.more')}
            onClick={() => (whole ? fold(view) : unfold(view))}
          >
            <span aria-hidden="true">{whole ? '▾' : '▴'}</span>
          </button>
        )}
        {pinned && !rises && <CloseButton label={view.text('sheet.close')} onClick={() => unpin(view)} />}
      </header>
      <div class="sheet-body">
        <Traits
          key={sheet.piece}
          lines={[...sheet.conditions, ...sheet.traits]}
          conditions={sheet.conditions.length}
          whole={whole}
        />
        <Six sheet={sheet} whole={whole} />
        {whole && <Policies sheet={sheet} />}
      </div>
    </div>
  );
}

/** A whole sheet without its name, for a window that says it. */
export function SheetInFull({ sheet }: { sheet: SheetData }) {
  const view = useView();
  return (
    <div class="sheet-page whole">
      <header>
        <p class="epithet">{view.say(sheet.subtitle)}</p>
        <Hits sheet={sheet} />
      </header>
      <Traits
        key={sheet.piece}
        lines={[...sheet.conditions, ...sheet.traits]}
        conditions={sheet.conditions.length}
        whole
      />
      <Six sheet={sheet} whole />
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
  fold(view);
  view.session.focus.value = { ...view.session.focus.value, pinned: '' };
}

/** Shows the sheet whole, and keeps it there while the pointer goes on. */
function unfold(view: View): void {
  view.session.focus.value = { ...view.session.focus.value, pinned: view.looked.value };
  view.wholeSheet.value = true;
}

function fold(view: View): void {
  view.wholeSheet.value = false;
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

/** Letters that one row of chips holds on the small sheet. */
const CHIP_ROW = 36;

/** Conditions and traits as chips; what does not fit into one row waits behind "+3". */
function Traits({
  lines,
  conditions,
  whole,
}: {
  lines: readonly SheetLine[];
  conditions: number;
  whole: boolean;
}) {
  const view = useView();
  const [open, setOpen] = useState(-1);
  const names = lines.map((line) => shortly(view.say(line.words)));
  const shown = whole ? names.length : fitting(names, CHIP_ROW);
  const chosen = lines[open];
  if (lines.length === 0) return null;
  return (
    <div class="traits">
      <ul aria-label={view.text('sheet.traits')}>
        {lines.slice(0, shown).map((line, i) => (
          <li key={`${line.words.key}${line.rule}${i}`}>
            <button
              type="button"
              class={i < conditions ? 'trait condition' : 'trait'}
              aria-expanded={i === open}
              title={view.say(line.words)}
              onClick={() => setOpen(i === open ? -1 : i)}
            >
              {names[i]}
            </button>
          </li>
        ))}
        {shown < names.length && (
          <li>
            <button
              type="button"
              class="trait rest"
              aria-label={view.text('sheet.more-traits', { n: names.length - shown })}
              title={names.slice(shown).join(', ')}
              onClick={() => unfold(view)}
            >
              +{names.length - shown}
            </button>
          </li>
        )}
      </ul>
      {chosen && (
        <p class="trait-rule">
          {view.say(chosen.words)} <RuleChip rule={chosen.rule} />
        </p>
      )}
    </div>
  );
}

function Six({ sheet, whole }: { sheet: SheetData; whole: boolean }) {
  const view = useView();
  return (
    <ul class="six" aria-label={view.text('sheet.cards')}>
      {byColour(sheet.cards).map((uses) => (
        <ColourCell key={uses.card} uses={uses} whole={whole} />
      ))}
    </ul>
  );
}

/** One colour and what it can do for this warrior: on the small sheet the one use that matters most now. */
function ColourCell({ uses: { card, first, others }, whole }: { uses: ColourUses; whole: boolean }) {
  const view = useView();
  return (
    <li>
      <ColourGem card={card} />
      <ul aria-label={view.say({ key: card.replace(':', '.') })}>
        {[first, ...(whole ? others : [])].map((line, i) => (
          <li key={view.say(line.words)}>
            <UseButton line={line} />
            {!whole && i === 0 && others.length > 0 && (
              <button
                type="button"
                class="count"
                aria-label={view.text(others.length === 1 ? 'sheet.more-uses-one' : 'sheet.more-uses', {
                  n: others.length,
                })}
                title={others.map((other) => view.say(other.words)).join('\n')}
                onClick={() => unfold(view)}
              >
                +{others.length}
              </button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** One use; a press opens the rule behind it. */
function UseButton({ line }: { line: SheetLine }) {
  const view = useView();
  const sentence = view.say(line.words);
  const colon = sentence.indexOf(':');
  return (
    <button
      type="button"
      class={line.now ? 'use now' : 'use'}
      title={`${sentence} · ${view.text('prompt.rule', { rule: ruleName(line.rule, view.book.value).title || line.rule })}`}
      onClick={() => {
        view.rule.value = line.rule;
      }}
    >
      <span class="says">
        {colon < 0 ? (
          sentence
        ) : (
          <>
            <b>{sentence.slice(0, colon)}</b>
            {sentence.slice(colon + 1)}
          </>
        )}
      </span>
      {line.now && <span class="unseen">, {view.text('sheet.now')}</span>}
    </button>
  );
}
