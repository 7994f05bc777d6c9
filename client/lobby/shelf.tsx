import type { FunctionComponent } from 'preact';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import { BaraddunBox, CrackOfDoomBox, RingWarBox } from './boxes/card-games.tsx';
import { WarriorLandsBox } from './boxes/warrior-lands.tsx';
import { PlaySign } from './drawings.tsx';
import { SHOWN_GAMES, type ShownGame } from './games.ts';

const BOXES: Readonly<Record<string, FunctionComponent<{ game: ShownGame }>>> = {
  'warrior-lands': WarriorLandsBox,
  'ring-war': RingWarBox,
  'crack-of-doom': CrackOfDoomBox,
  baraddun: BaraddunBox,
};

/**
 * The shelf with the games' boxes. A click on a box shows what is ready of that game, another one of all games
 * again; the plate below it begins the first against the table.
 */
export function Shelf({
  shelf,
  game,
  choose,
  laying,
  play,
}: {
  shelf: readonly ScenarioCard[];
  /** Id of the game that is shown, '' for all. */
  game: string;
  choose: (game: string) => void;
  laying: boolean;
  play: (card: ScenarioCard) => void;
}) {
  return (
    <section class="shelf" aria-label={text('shelf.title')}>
      <div class="back" aria-hidden="true" />
      <div class="plank" aria-hidden="true" />
      <ul class="boxes">
        {SHOWN_GAMES.map((shown) => {
          const first = shelf.find((card) => card.game === shown.id);
          const Front = BOXES[shown.id];
          const title = text(shown.title);
          return (
            <li key={shown.id}>
              <button
                type="button"
                class="box"
                aria-pressed={game === shown.id}
                aria-label={text('shelf.box', {
                  title,
                  what: text(shown.what),
                  players: text(shown.players),
                })}
                disabled={!first}
                onClick={() => choose(game === shown.id ? '' : shown.id)}
              >
                <Front game={shown} />
              </button>
              <button
                type="button"
                class="plate-button"
                disabled={!first || laying}
                onClick={() => {
                  if (first) play(first);
                }}
              >
                <PlaySign />
                {text('shelf.play')}
                <span class="unseen">{text('shelf.play-what', { title })}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
