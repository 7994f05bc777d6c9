import type { ScenarioCard } from '../../shared/protocol/http.ts';
import type { Handicap } from '../../shared/scenario/introduction.ts';
import { text } from '../text/lobby.ts';
import { oddsWords } from './about.ts';

/** How the battle goes when the table plays it against itself, and the handicaps that change that. */
export function Handicaps({
  card,
  chosen,
  choose,
}: {
  card: ScenarioCard;
  /** Name of a handicap, '' for none. */
  chosen: string;
  choose: (name: string) => void;
}) {
  const { odds, handicaps = [] } = card.about;
  const inForce = chosen === '' ? odds : handicaps.find(({ name }) => name === chosen)?.odds;
  return (
    <>
      {handicaps.length > 0 && (
        <label class="option">
          <b>{text('make.handicap')}</b>
          <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
            <option value="">{text('make.handicap-none')}</option>
            {handicaps.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {bought(handicaps.find(({ name }) => name === chosen)).map((line) => (
        <p class="hint" key={line}>
          {line}
        </p>
      ))}
      {inForce && <p class="hint">{oddsWords(inForce, card)}</p>}
    </>
  );
}

/** "14 gold more for the monsters: 2 Harpies, Minotaur." */
function bought(handicap: Handicap | undefined): string[] {
  return (handicap?.more ?? []).map(({ side, gold, units }) => {
    const names = units.map(({ name, unit, at }) => {
      const called = name ?? unit ?? '';
      return at.length > 1 ? text('make.handicap-several', { n: at.length, name: called }) : called;
    });
    return text('make.handicap-more', { gold, side, names: names.join(', ') });
  });
}
