import { useRef, useState } from 'preact/hooks';
import type { ScenarioCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import { chanceOf, countOf, firstShare, levelOf, oddsWords, shortOf } from './about.ts';
import { HandSign, PlaySign } from './drawings.tsx';
import { ANYTHING, found, LENGTHS, type Length, mixed, numbersIn, type Sought } from './filter.ts';
import { gameBeside, SHOWN_GAMES, shownGame } from './games.ts';
import { foundOwn, type OwnDesign } from './own.ts';
import { OwnBattle } from './own-battle.tsx';
import { Picture } from './picture.tsx';

const ORDER = SHOWN_GAMES.map(({ id }) => id);

/**
 * Ready battles, or one's own designs, as framed pictures side by side, more than fit at once, and what to look
 * for among them.
 */
export function Battles({
  shelf,
  own,
  sought,
  seek,
  laying,
  play,
  friends,
  byHand,
  playOwn,
  friendsOwn,
}: {
  shelf: readonly ScenarioCard[];
  own: readonly OwnDesign[];
  sought: Sought;
  seek: (sought: Sought) => void;
  laying: boolean;
  play: (card: ScenarioCard) => void;
  friends: (card: ScenarioCard) => void;
  byHand: (card: ScenarioCard) => void;
  playOwn: (design: OwnDesign) => void;
  friendsOwn: (design: OwnDesign) => void;
}) {
  const [yours, setYours] = useState(false);
  const row = useRef<HTMLUListElement>(null);
  const turn = (pages: number) => {
    const { current } = row;
    current?.scrollBy({ left: pages * current.clientWidth, behavior: 'smooth' });
  };
  const shown = found(sought.game ? shelf : mixed(shelf, ORDER), sought);
  const mine = foundOwn(own, sought);
  const game = shownGame(sought.game);
  return (
    <section class="ready" aria-labelledby="ready-title">
      <div class="battles-head">
        <Heading sought={sought} seek={seek} yours={yours} />
        <button type="button" class="link" onClick={() => setYours(!yours)}>
          {yours ? text('mine.ready') : text('mine.own-n', { n: own.length })}
        </button>
        <Filters shelf={[...shelf, ...own.flatMap(({ card }) => card ?? [])]} sought={sought} seek={seek} />
        <button type="button" class="wood turn" aria-label={text('battles.earlier')} onClick={() => turn(-1)}>
          ‹
        </button>
        <button type="button" class="wood turn" aria-label={text('battles.later')} onClick={() => turn(1)}>
          ›
        </button>
      </div>
      {shelf.length === 0 && <p class="loading">{text('battles.loading')}</p>}
      {yours && own.length === 0 && (
        <p class="loading">
          {text('mine.none')}{' '}
          <a class="link" href="/design">
            {text('mine.draw')}
          </a>
        </p>
      )}
      {shelf.length > 0 && (yours ? own.length > 0 && mine.length === 0 : shown.length === 0) && (
        <p class="loading">
          {text('battles.nothing')}{' '}
          <button type="button" class="link" onClick={() => seek(ANYTHING)}>
            {text('battles.all')}
          </button>
        </p>
      )}
      {/* Another choice begins at its beginning. */}
      <ul class="battles" ref={row} key={JSON.stringify([sought, yours])}>
        {game && !yours && <li class="how">{text(game.how)}</li>}
        {yours
          ? mine.map((design) => (
              <OwnBattle
                key={design.key.id}
                design={design}
                laying={laying}
                play={() => playOwn(design)}
                friends={() => friendsOwn(design)}
              />
            ))
          : shown.map((card) => (
              <Battle
                key={card.id}
                card={card}
                ofGame={game ? '' : gameBeside(card)}
                laying={laying}
                play={play}
                friends={friends}
                byHand={byHand}
              />
            ))}
      </ul>
    </section>
  );
}

function Heading({
  sought,
  seek,
  yours,
}: {
  sought: Sought;
  seek: (sought: Sought) => void;
  yours: boolean;
}) {
  const game = shownGame(sought.game);
  const all = text(yours ? 'mine.own' : 'battles.title');
  return (
    <>
      <h2 id="ready-title">{game ? text(game.title) : all}</h2>
      {game && (
        <button type="button" class="link" onClick={() => seek({ ...sought, game: '' })}>
          {text('battles.all')}
        </button>
      )}
    </>
  );
}

function Filters({
  shelf,
  sought,
  seek,
}: {
  shelf: readonly ScenarioCard[];
  sought: Sought;
  seek: (sought: Sought) => void;
}) {
  return (
    <span class="filters">
      <select
        aria-label={text('filter.players')}
        value={String(sought.players)}
        onChange={(event) => seek({ ...sought, players: Number(event.currentTarget.value) })}
      >
        <option value="0">{text('filter.any-players')}</option>
        {numbersIn(shelf).map((n) => (
          <option key={n} value={String(n)}>
            {text('filter.n-players', { n })}
          </option>
        ))}
      </select>
      <select
        aria-label={text('filter.length')}
        value={sought.length}
        onChange={(event) => seek({ ...sought, length: event.currentTarget.value as Length | '' })}
      >
        <option value="">{text('filter.any-length')}</option>
        {Object.keys(LENGTHS).map((length) => (
          <option key={length} value={length}>
            {text(`filter.${length as Length}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

function Battle({
  card,
  ofGame,
  laying,
  play,
  friends,
  byHand,
}: {
  card: ScenarioCard;
  /** Name of its game, '' where that stands elsewhere. */
  ofGame: string;
  laying: boolean;
  play: (card: ScenarioCard) => void;
  friends: (card: ScenarioCard) => void;
  byHand: (card: ScenarioCard) => void;
}) {
  const level = levelOf(card);
  const share = firstShare(card);
  const chance = chanceOf(card);
  const about = [countOf(card), level, oddsWords(card.about.odds, card)].filter(Boolean).join('. ');
  const picture = text(card.board ? 'battles.picture' : 'battles.picture-cards', { title: card.title });
  return (
    <li class="battle" title={about}>
      <div class="frame">
        <Picture card={card} view="whole" label={picture} />
        {ofGame && <span class="of-game">{ofGame}</span>}
        {card.about.odds && (
          <span class="ratio" title={oddsWords(card.about.odds, card)}>
            <span class="unseen">{oddsWords(card.about.odds, card)}</span>
            <span class="figures" aria-hidden="true">
              <span class="whose">
                {share !== null && <i class={`dot side-${card.sides[0]?.plastic ?? 'a'}`} />}
                {chance?.name || chance?.wins}
              </span>
              {chance?.name && <span class="wins">{chance.wins}</span>}
              {share !== null && <Balance share={share} sides={card.sides} />}
            </span>
          </span>
        )}
      </div>
      <h3>{card.title}</h3>
      <p>{shortOf(card)}</p>
      <div class="buttons">
        <button type="button" class="brass" disabled={laying} onClick={() => play(card)}>
          <PlaySign />
          {text('battles.play')}
          <span class="unseen">{text('shelf.play-what', { title: card.title })}</span>
        </button>
        <button type="button" class="wood" disabled={laying} onClick={() => friends(card)}>
          {text('battles.friends')}
          <span class="unseen">: {card.title}</span>
        </button>
        <button
          type="button"
          class="wood by-hand"
          disabled={laying}
          aria-label={text('battles.by-hand', { title: card.title })}
          title={text('make.by-hand')}
          onClick={() => byHand(card)}
        >
          <HandSign />
        </button>
      </div>
    </li>
  );
}

/** How often either side wins, as a bar in the colours of both. */
function Balance({ share, sides: [a, b] }: { share: number; sides: ScenarioCard['sides'] }) {
  return (
    <i class={`balance side-${b?.plastic ?? 'b'}`}>
      <i class={`side-${a?.plastic ?? 'a'}`} style={{ width: `${share}%` }} />
    </i>
  );
}
