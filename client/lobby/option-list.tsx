import { useState } from 'preact/hooks';
import type { OptionSpec } from '../../shared/engine/game.ts';
import type { Rulebook } from '../../shared/engine/rulebook.ts';
import { say, type TextTable } from '../../shared/engine/words.ts';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { gameBook, gameText } from '../text/games.ts';
import { text } from '../text/lobby.ts';
import { optionValue } from '../text/values.ts';

export type Choices = Record<string, string | number | boolean>;

/** The options, folded away; the game's words come only when somebody unfolds them. */
export function OptionList({
  card,
  options,
  change,
}: {
  card: ScenarioCard;
  options: Choices;
  change: (options: Choices) => void;
}) {
  const [words, setWords] = useState<{ readonly table: TextTable; readonly book: Rulebook | null } | null>(
    null,
  );
  // How many play is chosen above, where the seats are.
  const listed = card.options.filter(({ name }) => name !== 'players' || card.sizes.length < 2);
  if (listed.length === 0) return null;
  const unfold = async () => {
    if (words) return;
    const [table, book] = await Promise.all([gameText(card.game), gameBook(card.game)]);
    setWords({ table, book });
  };
  return (
    <details onToggle={() => void unfold()}>
      <summary>{text('make.options')}</summary>
      <p class="hint">{text('make.options-note')}</p>
      {words &&
        listed.map((option) => (
          <label class="option" key={option.name}>
            <b>{say(option.words, words.table)}</b>
            <select
              value={String(options[option.name] ?? card.set[option.name] ?? option.values[0])}
              onChange={(event) => change(chosen(options, option, event.currentTarget.value))}
            >
              {option.values.map((value, i) => (
                <option key={String(value)} value={String(value)}>
                  {valueIn(words.table, option.name, value, i === 0)}
                </option>
              ))}
            </select>
            <small>{words.book?.ruleEntry(`option:${option.name}`)?.text}</small>
          </label>
        ))}
    </details>
  );
}

function chosen(options: Choices, option: OptionSpec, value: string): Choices {
  const found = option.values.find((one) => String(one) === value);
  return found === undefined ? options : { ...options, [option.name]: found };
}

function valueIn(
  table: TextTable,
  name: string,
  value: string | number | boolean,
  standard: boolean,
): string {
  const own = optionValue(name, value, (what) => say(what, table));
  return standard ? text('make.default', { value: own }) : own;
}
