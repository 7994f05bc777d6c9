import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import { GameBox } from './game-box.tsx';
import { Picture } from './picture.tsx';

/** The shelf: the game's box, and beside it the ready battles as framed pictures. */
export function Battles({
  shelf,
  laying,
  play,
  friends,
}: {
  shelf: readonly ScenarioCard[];
  laying: boolean;
  play: (card: ScenarioCard) => void;
  friends: (card: ScenarioCard) => void;
}) {
  return (
    <section class="shelf" aria-label={text('battles.title')}>
      <div class="back" aria-hidden="true" />
      <div class="plank" aria-hidden="true" />
      <GameBox />
      <h2 class="battles-title">{text('battles.title')}</h2>
      <p class="how">{text('box.how')}</p>
      {shelf.length === 0 && <p class="loading">{text('battles.loading')}</p>}
      <div class="battles">
        {shelf.map((card) => (
          <article class="battle" key={card.id}>
            <div class="frame">
              <Picture card={card} view="whole" label={text('battles.picture', { title: card.title })} />
            </div>
            <div class="plate">
              <h3>{card.title}</h3>
              <p>{countOf(card)}</p>
            </div>
            <div class="buttons">
              <button type="button" class="brass" disabled={laying} onClick={() => play(card)}>
                {text('battles.play')}
                <span class="unseen">: {card.title}</span>
              </button>
              <button type="button" class="wood" disabled={laying} onClick={() => friends(card)}>
                {text('battles.friends')}
                <span class="unseen">: {card.title}</span>
              </button>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}

function countOf({ sides: [a, b] }: ScenarioCard): string {
  return b ? text('battles.count', { a: a.name, n: a.warriors, b: b.name, m: b.warriors }) : a.name;
}
