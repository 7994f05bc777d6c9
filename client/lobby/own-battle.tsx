import { lobbySign } from '../art/lobbySigns.ts';
import { Icon } from '../panels/icon.tsx';
import { text } from '../text/lobby.ts';
import { shortOf } from './about.ts';
import { PlaySign } from './drawings.tsx';
import { shownGame } from './games.ts';
import type { OwnDesign } from './own.ts';
import { Picture } from './picture.tsx';

/** A design of this browser in its frame: to play, to play with friends, to draw on. */
export function OwnBattle({
  design: { key, title, game, card },
  laying,
  play,
  friends,
}: {
  design: OwnDesign;
  laying: boolean;
  play: () => void;
  friends: () => void;
}) {
  const sign = shownGame(game)?.sign;
  return (
    <li class="battle own">
      <div class="frame">
        {card ? (
          <Picture
            card={card}
            view="whole"
            label={text(card.board ? 'battles.picture' : 'battles.picture-cards', { title })}
          />
        ) : (
          <span class="picture unfinished">{sign && <Icon path={lobbySign(sign)} />}</span>
        )}
      </div>
      <h3>{title}</h3>
      <p>{card ? shortOf(card) : text('mine.unfinished')}</p>
      <div class="buttons">
        {card && (
          <>
            <button type="button" class="brass" disabled={laying} onClick={play}>
              <PlaySign />
              {text('battles.play')}
              <span class="unseen">{text('shelf.play-what', { title })}</span>
            </button>
            <button type="button" class="wood" disabled={laying} onClick={friends}>
              {text('battles.friends')}
              <span class="unseen">: {title}</span>
            </button>
          </>
        )}
        <a
          class="wood edit"
          href={`/design/${key.id}#${key.secret}`}
          title={text('mine.edit')}
          aria-label={text('mine.edit-what', { title })}
        >
          <Icon path={lobbySign('quill-ink')} />
          {!card && text('mine.edit')}
        </a>
      </div>
    </li>
  );
}
