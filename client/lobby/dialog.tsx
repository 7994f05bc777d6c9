import { useEffect, useRef, useState } from 'preact/hooks';
import { say, type TextTable } from '../../shared/engine/words.ts';
import type { Problem, ScenarioCard } from '../../shared/protocol/http.ts';
import { gameText, tableSentences } from '../text/games.ts';
import { text } from '../text/lobby.ts';
import { protocolText } from '../text/protocol.ts';
import { levelOf } from './about.ts';
import { Handicaps } from './handicaps.tsx';
import { type Side, seating, type Wish } from './make.ts';
import { type Choices, OptionList } from './option-list.tsx';

/** What a table is made of: a ready battle, or the content of a file. */
export type Made = { readonly card: ScenarioCard } | { readonly file: unknown; readonly name: string };

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
  const [side, setSide] = useState<Side>('card' in made ? 0 : 'none');
  const [bot, setBot] = useState(false);
  const [options, setOptions] = useState<Choices>({});
  const [handicap, setHandicap] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const sides = card?.sides ?? [];
  const change = (next: ScenarioCard) => {
    setCard(next);
    setHandicap('');
    if (typeof side === 'number' && side >= next.sides.length) setSide(0);
  };
  const submit = (event: Event) => {
    event.preventDefault();
    void lay({
      ...(card ? { scenario: card.id } : { file: 'file' in made ? made.file : undefined }),
      ...seating(side, bot, sides.length || 2),
      ...(handicap && { handicap }),
      options,
    });
  };
  const title = card?.title ?? ('name' in made ? made.name : '');
  return (
    <dialog ref={dialog} class="make paper" aria-label={text('make.title', { title })} onClose={close}>
      <form onSubmit={submit}>
        <h2>{text('make.title', { title })}</h2>
        {card && shelf.length > 1 && (
          <label class="option">
            <b>{text('make.battle')}</b>
            <select
              value={card.id}
              onChange={(event) => {
                const next = shelf.find((one) => one.id === event.currentTarget.value);
                if (next) change(next);
              }}
            >
              {shelf.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
        )}
        {card && <p class="story">{card.story}</p>}
        {card && levelOf(card) && <p class="hint">{levelOf(card)}.</p>}
        {card && <Handicaps card={card} chosen={handicap} choose={setHandicap} />}
        <SidePicker sides={sides} side={side} pick={setSide} />
        {typeof side === 'number' && (
          <fieldset>
            <legend>{text('make.foe')}</legend>
            <Radio name="foe" label={text('make.foe-friend')} on={!bot} choose={() => setBot(false)} />
            <Radio name="foe" label={text('make.foe-bot')} on={bot} choose={() => setBot(true)} />
          </fieldset>
        )}
        {card && <OptionList card={card} options={options} change={setOptions} />}
        {trouble && <Faults problem={trouble} />}
        <div class="buttons">
          <button type="submit" class="brass" disabled={laying}>
            {text(laying ? 'play.making' : 'make.go')}
          </button>
          <button type="button" class="wood" onClick={() => dialog.current?.close()}>
            {text('make.cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

function SidePicker({
  sides,
  side,
  pick,
}: {
  sides: ScenarioCard['sides'];
  side: Side;
  pick: (side: Side) => void;
}) {
  return (
    <fieldset>
      <legend>{text('make.side')}</legend>
      {sides.map(({ name, plastic }, seat) => (
        <Radio
          key={name}
          name="side"
          label={name}
          plastic={plastic}
          on={side === seat}
          choose={() => pick(seat)}
        />
      ))}
      <Radio name="side" label={text('make.hot-seat')} on={side === 'both'} choose={() => pick('both')} />
      <Radio name="side" label={text('make.watch')} on={side === 'none'} choose={() => pick('none')} />
    </fieldset>
  );
}

function Radio({
  name,
  label,
  plastic,
  on,
  choose,
}: {
  name: string;
  label: string;
  plastic?: string;
  on: boolean;
  choose: () => void;
}) {
  return (
    <label class="radio">
      <input type="radio" name={name} checked={on} onChange={choose} />
      {plastic && <i class={`plastic side-${plastic}`} aria-hidden="true" />}
      {label}
    </label>
  );
}

/** What is wrong with a wish; for a file, each fault with its place. */
function Faults({ problem }: { problem: Problem }) {
  const [words, setWords] = useState<readonly TextTable[]>([]);
  useEffect(() => {
    void Promise.all([gameText('warrior-lands'), tableSentences()]).then(setWords);
  }, []);
  const faults = problem.problems ?? [];
  return (
    <div class="trouble" role="alert">
      <p>{faults.length > 0 ? text('file.bad') : say(problem.words, protocolText, ...words)}</p>
      <ul>
        {faults.slice(0, 12).map(({ path, words: fault }) => {
          const what = say(fault, ...words, protocolText);
          return <li key={`${path} ${what}`}>{path ? text('file.where', { path, what }) : what}</li>;
        })}
      </ul>
    </div>
  );
}
