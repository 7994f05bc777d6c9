import type { ScenarioCard } from '../../shared/protocol/http.ts';
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
      {inForce && <p class="hint">{oddsWords(inForce, card.sides)}</p>}
    </>
  );
}
