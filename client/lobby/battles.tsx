import { useRef } from 'preact/hooks';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import { countOf, levelOf, oddsWords, ratioOf } from './about.ts';
import { GameBox } from './game-box.tsx';
import { Picture } from './picture.tsx';

/** The shelf: the game's box, and beside it the ready battles as framed pictures, more than fit at once. */
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
  const row = useRef<HTMLDivElement>(null);
  const turn = (pages: number) => {
    const { current } = row;
    current?.scrollBy({ left: pages * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section class="shelf" aria-label={text('battles.title')}>
      <div class="back" aria-hidden="true" />
      <div class="plank" aria-hidden="true" />
      <GameBox />
      <div class="battles-head">
        <h2>{text('battles.title')}</h2>
        <button type="button" class="wood" aria-label={text('battles.earlier')} onClick={() => turn(-1)}>
          ‹
        </button>
        <button type="button" class="wood" aria-label={text('battles.later')} onClick={() => turn(1)}>
          ›
        </button>
      </div>
      <p class="how">{text('box.how')}</p>
      {shelf.length === 0 && <p class="loading">{text('battles.loading')}</p>}
      <div class="battles" ref={row}>
        {shelf.map((card) => (
          <article class="battle" key={card.id}>
            <div class="frame">
              <Picture card={card} view="whole" label={text('battles.picture', { title: card.title })} />
            </div>
            <div class="plate">
              <h3>{card.title}</h3>
              <p>{countOf(card)}</p>
              {levelOf(card) && <p class="level">{levelOf(card)}</p>}
              {card.about.odds && (
                <p class="ratio" title={oddsWords(card.about.odds, card.sides)}>
                  {text('battles.ratio', { shares: ratioOf(card) })}
                </p>
              )}
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
