import { freeBeside } from '../../shared/design/beside.ts';
import { type Place, standingAt } from '../../shared/design/design.ts';
import type { Level, Roster, Warrior } from '../../shared/design/roster.ts';
import { say } from '../../shared/engine/words.ts';
import { designerText as text } from '../text/designer.ts';
import type { Desk } from './desk.ts';
import { sentences } from './sentences.ts';

/** Levels of a hero: one more is rolled on dice that are shown, or chosen. */
export function LevelList({
  roster: { levels },
  draft,
  put,
}: {
  roster: Roster;
  draft: Warrior;
  put: (warrior: Warrior) => void;
}) {
  const { levels: own = [] } = draft;
  const full = own.length >= MOST_LEVELS;
  const choices = full ? [] : levels.choices(draft);
  const roll = () => {
    const [seed] = crypto.getRandomValues(new Uint32Array(1));
    put(levels.add(draft, levels.roll(draft, seed)));
  };
  return (
    <fieldset class="chips levels">
      <legend>{text('level.title')}</legend>
      {own.map((level, i) => {
        const name = say(levels.words(level), ...sentences);
        return (
          <span key={i} class="chip own">
            {level.rolled && (
              <span class="dice" title={text('level.seed', { seed: level.rolled.seed })}>
                <span class="unseen">{text('level.dice', { dice: level.rolled.dice.join(', ') })}</span>
                {level.rolled.dice.map((die, n) => (
                  <i key={n} aria-hidden="true">
                    {die}
                  </i>
                ))}
              </span>
            )}
            {name}
            <button
              type="button"
              aria-label={text('warrior.drop', { name })}
              onClick={() => put(levels.drop(draft, i))}
            >
              ×
            </button>
          </span>
        );
      })}
      <button type="button" class="small" disabled={full} onClick={roll}>
        {text('level.roll')}
      </button>
      <select
        value=""
        disabled={full}
        aria-label={text('level.choose')}
        onChange={(event) => {
          const chosen = choices[Number(event.currentTarget.value)];
          if (event.currentTarget.value && chosen) put(levels.add(draft, chosen));
        }}
      >
        <option value="">{text('level.choose')}</option>
        {choices.map((level, i) => (
          <option key={JSON.stringify(level)} value={i}>
            {say(levels.words(level), ...sentences)}
          </option>
        ))}
      </select>
      {own.length > 0 && <p class="note">{text('level.note')}</p>}
    </fieldset>
  );
}

/** As many as a file may say of one warrior. */
const MOST_LEVELS = 20;

/** Places those who came along with new levels beside their heroes, one for each; those who find no room stay away. */
export function placeCompanions(desk: Desk, at: Place, before: Warrior, after: Warrior): void {
  const design = desk.history.peek().design;
  const who = standingAt(design, at);
  const line = who && design.sides[who.side].units[who.line];
  if (!line) return;
  const old = new Set<Level>(before.levels);
  const fresh = (after.levels ?? []).filter((level) => !old.has(level));
  const along = fresh.flatMap((level) => desk.roster.levels.companions(level));
  for (const hero of line.at)
    for (const warrior of along) {
      const place = freeBeside(desk.history.peek().design, hero);
      if (place) desk.do({ do: 'place', side: who.side, warrior, at: place });
    }
}
