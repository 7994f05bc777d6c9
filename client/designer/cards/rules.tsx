import { useEffect, useState } from 'preact/hooks';
import type { OptionSpec } from '../../../shared/engine/game.ts';
import type { Rulebook } from '../../../shared/engine/rulebook.ts';
import { cardDesignerText as text } from '../../text/card-designer.ts';
import { gameBook } from '../../text/games.ts';
import { optionValue } from '../../text/values.ts';
import type { CardDesk } from './desk.ts';

/** The table options that the scenario sets, each with its sentence of the rulebook. */
export function RulesPaper({ desk }: { desk: CardDesk }) {
  const { roster } = desk;
  const [book, setBook] = useState<Rulebook | null>(null);
  useEffect(() => {
    void gameBook(roster.game).then(setBook);
  }, [roster]);
  return (
    <section class="paper sheet rules-paper">
      <h2>{text('rules.title')}</h2>
      {roster.options.map((option) => (
        <Option
          key={option.name}
          desk={desk}
          option={option}
          sentence={book?.ruleEntry(`option:${option.name}`)?.text}
        />
      ))}
    </section>
  );
}

function Option({
  desk,
  option: { name, values, words },
  sentence,
}: {
  desk: CardDesk;
  option: OptionSpec;
  sentence: string | undefined;
}) {
  const { options } = desk.design.value;
  const [usual] = values;
  const choose = (written: string) => {
    const { [name]: _, ...others } = options;
    const found = values.find((value) => String(value) === written);
    desk.do({
      do: 'options',
      options: found === undefined || found === usual ? others : { ...others, [name]: found },
    });
  };
  return (
    <label class="rule">
      <span class="kv">
        <b>{desk.say(words)}</b>
        <select
          aria-label={desk.say(words)}
          value={String(options[name] ?? usual)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {values.map((value) => {
            const own = optionValue(name, value, desk.say);
            return (
              <option key={String(value)} value={String(value)}>
                {value === usual ? text('rules.usual', { value: own }) : own}
              </option>
            );
          })}
        </select>
      </span>
      {sentence && <small>{sentence}</small>}
    </label>
  );
}
