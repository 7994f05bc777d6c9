import { useEffect, useRef, useState } from 'preact/hooks';
import type { Problem, ScenarioCard } from '../../shared/protocol/http.ts';
import type { Limit } from '../text/limits.ts';
import { text } from '../text/lobby.ts';
import { levelOf } from './about.ts';
import { Faults } from './faults.tsx';
import { gameBeside, SHOWN_GAMES } from './games.ts';
import { Handicaps } from './handicaps.tsx';
import { LimitPicker } from './limit-picker.tsx';
import { type Side, seating, sidesOfFile, type Wish } from './make.ts';
import { type Choices, OptionList } from './option-list.tsx';
import { FoePicker, SidePicker, WayPicker } from './side-picker.tsx';

/** What a table is made of: a ready battle, a design of one's own (its card and its file), or the content of a file. */
export type Made =
  | { readonly card: ScenarioCard; readonly file?: unknown; readonly byHand?: true }
  | { readonly file: unknown; readonly name: string };

/** The option by which people choose how many play. */
export const PLAYERS = 'players';

/** Makes a table for friends: one's side, who plays the other, and the options folded away. */
export function MakeDialog({
  made,
  shelf,
  close,
  lay,
  laying,
  trouble,
}: {
  made: Made;
  shelf: readonly ScenarioCard[];
  close: () => void;
  lay: (wish: Wish) => Promise<void>;
  laying: boolean;
  trouble: Problem | null;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [card, setCard] = useState('card' in made ? made.card : null);
  const [side, setSide] = useState<Side>('card' in made ? ('byHand' in made ? 'both' : 0) : 'none');
  const [bot, setBot] = useState(false);
  const [byHand, setByHand] = useState('byHand' in made && made.byHand === true);
  const [limit, setLimit] = useState<Limit>(0);
  const [options, setOptions] = useState<Choices>({});
  const [handicap, setHandicap] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const size = Number(options[PLAYERS] ?? card?.sides.length ?? 2);
  const sides = card?.sizes.find((one) => one.length === size) ?? card?.sides ?? sidesOfFile(made.file);
  const choosePlayers = (players: number) => {
    const { [PLAYERS]: _, ...rest } = options;
    setOptions(players === card?.sides.length ? rest : { ...rest, [PLAYERS]: players });
    if (typeof side === 'number' && side >= players) setSide(0);
  };
  const change = (next: ScenarioCard) => {
    setCard(next);
    setHandicap('');
    // Options belong to a game, and what one game calls so another does not know.
    if (next.game !== card?.game || next.sizes.length > 0) setOptions({});
    if (typeof side === 'number' && side >= next.sides.length) setSide(0);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void lay({
      ...(made.file === undefined ? { scenario: card?.id } : { file: made.file }),
      // By hand the table plays no seat: it would have nothing to choose.
      ...seating(side, bot && !byHand, sides.length || 2),
      ...(byHand && { byHand }),
      ...(limit > 0 && { limit }),
      ...(handicap && { handicap }),
      options,
    });
  };
  const title = card?.title ?? ('name' in made ? made.name : '');
  return (
    <dialog ref={dialog} class="make wide paper" aria-label={text('make.title', { title })} onClose={close}>
      <form onSubmit={submit}>
        <h2>{text('make.title', { title })}</h2>
        {/* Two columns where there is room: all of it in sight. */}
        <div class="halves">
          <div>
            {card && made.file === undefined && shelf.length > 1 && (
              <label class="option">
                <b>{text('make.battle')}</b>
                <select
                  value={card.id}
                  onChange={(event) => {
                    const next = shelf.find((one) => one.id === event.currentTarget.value);
                    if (next) change(next);
                  }}
                >
                  {SHOWN_GAMES.map(({ id, title: game }) => (
                    <optgroup key={id} label={text(game)}>
                      {shelf
                        .filter((one) => one.game === id)
                        .map((one) => (
                          <option key={one.id} value={one.id}>
                            {one.title}
                          </option>
                        ))}
                    </optgroup>
                  ))}
                </select>
              </label>
            )}
            {card && <p class="story">{card.story}</p>}
            {card && <p class="hint">{[gameBeside(card), levelOf(card)].filter(Boolean).join('. ')}</p>}
            {card && <Handicaps card={card} chosen={handicap} choose={setHandicap} />}
            {card && card.sizes.length > 1 && (
              <label class="option">
                <b>{text('make.players')}</b>
                <select
                  value={String(size)}
                  onChange={(event) => choosePlayers(Number(event.currentTarget.value))}
                >
                  {card.sizes.map(({ length }) => (
                    <option key={length} value={String(length)}>
                      {text('filter.n-players', { n: length })}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <div class="who">
            <SidePicker sides={sides} side={side} board={card?.board !== null} pick={setSide} />
            <WayPicker byHand={byHand} pick={setByHand} />
            {typeof side === 'number' && !byHand && (
              <FoePicker others={sides.length - 1} bot={bot} pick={setBot} />
            )}
          </div>
          {!byHand && <LimitPicker limit={limit} pick={setLimit} />}
        </div>
        {card && <OptionList card={card} options={options} change={setOptions} />}
        {trouble && <Faults problem={trouble} game={gameOf(made)} />}
        <div class="buttons">
          <button type="submit" class="brass" disabled={laying}>
            {text(laying ? 'play.making' : 'make.go')}
          </button>
          <button type="button" class="wood" onClick={() => dialog.current?.close()}>
            {text('make.cancel')}
          </button>
          {card && made.file === undefined && (
            <a class="link" href={`/design?ready=${encodeURIComponent(card.id)}`}>
              {text('make.copy')}
            </a>
          )}
        </div>
      </form>
    </dialog>
  );
}

/** Whose words say what is wrong; '' where a file names no game. */
function gameOf(made: Made): string {
  if ('card' in made) return made.card.game;
  const { file } = made;
  return typeof file === 'object' && file !== null && 'game' in file && typeof file.game === 'string'
    ? file.game
    : '';
}
