import { useEffect, useState } from 'preact/hooks';
import { isDoubled, MAX_ROWS } from '../../../shared/design/card-command.ts';
import type { Card } from '../../../shared/design/card-design.ts';
import type { Column, Stack, Sum } from '../../../shared/design/card-roster.ts';
import type { ScenarioCard } from '../../../shared/protocol/http.ts';
import { Picture } from '../../lobby/picture.tsx';
import { scenarios } from '../../session/api.ts';
import { cardDesignerText as text } from '../../text/card-designer.ts';
import { CardFace } from './card-face.tsx';
import type { CardDesk } from './desk.ts';

/** The cards of the scenario on the felt: the printed ones as a picture, or those of its own, row by row. */
export function DeckTable({ desk }: { desk: CardDesk }) {
  const { deck } = desk.design.value;
  if (deck) return <OwnDeck desk={desk} />;
  return (
    <div class="printed-cards">
      <PrintedPicture game={desk.roster.game} />
      <p>{text(desk.roster.stacks.length > 0 ? 'cards.printed' : 'cards.always')}</p>
      {desk.roster.stacks.length > 0 && (
        <>
          <button
            type="button"
            class="brass-button"
            onClick={() => void desk.do({ do: 'deck', deck: desk.roster.printed })}
          >
            {text('cards.own')}
          </button>
          <p class="note">{text('cards.own-note')}</p>
        </>
      )}
    </div>
  );
}

/** Some cards of the game, as the first page shows them. */
function PrintedPicture({ game }: { game: string }) {
  const [card, setCard] = useState<ScenarioCard | null>(null);
  useEffect(() => {
    void scenarios().then((answer) => {
      if (answer.ok) setCard(answer.value.find((one) => one.game === game) ?? null);
    });
  }, [game]);
  return <div class="fan">{card && <Picture card={card} view="clash" label="" />}</div>;
}

function OwnDeck({ desk }: { desk: CardDesk }) {
  const [at, setAt] = useState(0);
  const { stacks } = desk.roster;
  const deck = desk.design.value.deck ?? {};
  const wanted = desk.chosen.value?.stack;
  useEffect(() => {
    const found = stacks.findIndex(({ name }) => name === wanted);
    if (found >= 0) setAt(found);
  }, [wanted]);
  const stack = stacks[at];
  const sums = desk.roster.sums(deck);
  return (
    <div class="own-deck">
      <div class="deck-head">
        <fieldset class="tabs" aria-label={text('cards.title')}>
          {stacks.map((one, i) => (
            <button
              key={one.name}
              type="button"
              class={i === at ? 'on' : ''}
              aria-pressed={i === at}
              onClick={() => {
                setAt(i);
                desk.chosen.value = null;
              }}
            >
              {tabName(desk, one, sums)}
            </button>
          ))}
        </fieldset>
        <button type="button" class="link" onClick={() => void desk.do({ do: 'deck', deck: null })}>
          {text('cards.back')}
        </button>
      </div>
      <Sums desk={desk} sums={sums.filter((sum) => sum.stack === stack.name)} />
      <div class="deck-body">
        <Rows desk={desk} stack={stack} rows={deck[stack.name] ?? []} />
        <Look desk={desk} stack={stack} rows={deck[stack.name] ?? []} />
      </div>
    </div>
  );
}

/** "Fighters 39 / 40". */
function tabName(desk: CardDesk, { name, words }: Stack, sums: readonly Sum[]): string {
  const sum = sums.find(({ stack, must }) => stack === name && must);
  return sum ? `${desk.say(words)} ${sum.is} / ${sum.printed}` : desk.say(words);
}

/** What the stack comes to, beside the printed one; what must be the same and is not stands out. */
function Sums({ desk, sums }: { desk: CardDesk; sums: readonly Sum[] }) {
  return (
    <ul class="sums" aria-live="polite">
      {sums.map(({ words, is, printed, must }) => {
        const key = must ? 'cards.sum-of' : is === printed ? 'cards.sum' : 'cards.sum-printed';
        const tone = must ? (is === printed ? 'good' : 'off') : '';
        return (
          <li key={words.key} class={tone}>
            {text(key, { what: desk.say(words), is, printed })}
          </li>
        );
      })}
    </ul>
  );
}

function Rows({ desk, stack, rows }: { desk: CardDesk; stack: Stack; rows: readonly Card[] }) {
  const { name, columns, fresh } = stack;
  const faulty = new Set(
    desk.checks.value.flatMap((check) => (check.stack === name && check.row !== undefined ? check.row : [])),
  );
  const chosen = desk.chosen.value?.stack === name ? desk.chosen.value.row : -1;
  const add = () => {
    if (desk.do({ do: 'add-card', stack: name, card: freshIn(rows, fresh) }))
      desk.chosen.value = { stack: name, row: rows.length };
    else desk.refused.value = text('cards.full', { n: MAX_ROWS });
  };
  return (
    <div class="rows">
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.name}>{desk.say(column.words)}</th>
            ))}
            <th />
          </tr>
        </thead>
        <tbody>
          {rows.map((card, row) => (
            <tr
              key={row}
              class={`${faulty.has(row) ? 'faulty' : ''} ${row === chosen ? 'chosen' : ''}`}
              onFocusCapture={() => {
                desk.chosen.value = { stack: name, row };
              }}
              onPointerEnter={() => {
                desk.chosen.value = { stack: name, row };
              }}
            >
              {columns.map((column) => (
                <td key={column.name} class={column.kind}>
                  <Field
                    desk={desk}
                    column={column}
                    card={card}
                    change={(value) => change(desk, stack, rows, row, { ...card, [column.name]: value })}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  class="drop"
                  aria-label={text('cards.drop', { name: String(card.name) })}
                  onClick={() => void desk.do({ do: 'drop-card', stack: name, row })}
                >
                  ×
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" class="small" onClick={add}>
        {text('cards.add')}
      </button>
    </div>
  );
}

/** False where the card cannot be so, which is then said. */
function change(desk: CardDesk, { name }: Stack, rows: readonly Card[], row: number, card: Card): boolean {
  if (desk.do({ do: 'change-card', stack: name, row, card })) return true;
  if (isDoubled(rows, card, row)) desk.refused.value = text('cards.doubled', { name: String(card.name) });
  return false;
}

/** A new row; where rows are classes, with a name that none of them has. */
function freshIn(rows: readonly Card[], fresh: Card): Card {
  let card = fresh;
  for (let n = 2; isDoubled(rows, card, -1); n++) card = { ...fresh, name: `${fresh.name} ${n}` };
  return card;
}

function Field({
  desk,
  column,
  card,
  change,
}: {
  desk: CardDesk;
  column: Column;
  card: Card;
  change: (value: string | number | boolean) => boolean;
}) {
  const value = card[column.name];
  const label = `${desk.say(column.words)}: ${card.name}`;
  switch (column.kind) {
    case 'text':
      return (
        <input
          aria-label={label}
          value={String(value ?? '')}
          maxLength={column.max}
          onChange={(event) => {
            const field = event.currentTarget;
            const written = field.value.trim();
            if (!written || !change(written)) field.value = String(value ?? '');
          }}
        />
      );
    case 'number':
      return (
        <input
          aria-label={label}
          type="number"
          min={column.min}
          max={column.max}
          value={Number(value ?? column.min)}
          onChange={(event) => {
            const field = event.currentTarget;
            const n = Math.round(Number(field.value));
            const fit = Number.isNaN(n) ? Number(value) : Math.max(column.min, Math.min(column.max, n));
            if (!change(fit)) field.value = String(value ?? column.min);
          }}
        />
      );
    case 'mark':
      return (
        <input
          aria-label={label}
          type="checkbox"
          checked={value === true}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          aria-label={label}
          value={String(value)}
          onChange={(event) => {
            const found = column.values.find((one) => String(one.value) === event.currentTarget.value);
            if (found) change(found.value);
          }}
        >
          {column.values.map((one) => (
            <option key={String(one.value)} value={String(one.value)}>
              {one.words ? desk.say(one.words) : one.value}
            </option>
          ))}
        </select>
      );
  }
}

/** Width of the card that is looked at, CSS px. */
const LOOK_WIDTH = 158;

function Look({ desk, stack, rows }: { desk: CardDesk; stack: Stack; rows: readonly Card[] }) {
  const chosen = desk.chosen.value;
  const row = chosen?.stack === stack.name && chosen.row < rows.length ? chosen.row : 0;
  const card = rows[row];
  const kind = card && desk.roster.look(stack.name, card, row);
  if (!kind) return null;
  return (
    <div class="look">
      <CardFace desk={desk} kind={kind} width={LOOK_WIDTH} label={text('cards.look', { name: kind.name })} />
    </div>
  );
}
