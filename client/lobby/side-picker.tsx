import type { SideCard } from '../../shared/protocol/http.ts';
import { text } from '../text/lobby.ts';
import type { Side } from './make.ts';

/** One's own seat, all of them, or none for now. */
export function SidePicker({
  sides,
  side,
  board,
  pick,
}: {
  sides: readonly SideCard[];
  side: Side;
  /** Sides of a board game have plastics, others the colours of their seats. */
  board: boolean;
  pick: (side: Side) => void;
}) {
  return (
    <fieldset>
      <legend>{text('make.side')}</legend>
      <div class={sides.length > 3 ? 'many' : undefined}>
        {sides.map(({ name, plastic, team }, seat) => (
          <Radio
            key={name}
            name="side"
            label={team && team !== name && !board ? text('make.of-team', { name, team }) : name}
            token={`${board ? '' : `seat-${seat} `}side-${plastic}`}
            on={side === seat}
            choose={() => pick(seat)}
          />
        ))}
      </div>
      <Radio
        name="side"
        label={text(sides.length > 2 ? 'make.hot-seats' : 'make.hot-seat')}
        on={side === 'both'}
        choose={() => pick('both')}
      />
      <Radio name="side" label={text('make.watch')} on={side === 'none'} choose={() => pick('none')} />
    </fieldset>
  );
}

/** Who plays the seats that one does not take. */
export function FoePicker({
  others,
  bot,
  pick,
}: {
  /** How many they are. */
  others: number;
  bot: boolean;
  pick: (bot: boolean) => void;
}) {
  const many = others > 1;
  return (
    <fieldset>
      <legend>{text(many ? 'make.foes' : 'make.foe')}</legend>
      <Radio
        name="foe"
        label={text(many ? 'make.foes-friends' : 'make.foe-friend')}
        on={!bot}
        choose={() => pick(false)}
      />
      <Radio
        name="foe"
        label={text(many ? 'make.foes-bots' : 'make.foe-bot')}
        on={bot}
        choose={() => pick(true)}
      />
    </fieldset>
  );
}

/** Whether the table keeps the rules. */
export function WayPicker({ byHand, pick }: { byHand: boolean; pick: (byHand: boolean) => void }) {
  return (
    <fieldset>
      <legend>{text('make.way')}</legend>
      <Radio name="way" label={text('make.by-rules')} on={!byHand} choose={() => pick(false)} />
      <Radio name="way" label={text('make.by-hand')} on={byHand} choose={() => pick(true)} />
    </fieldset>
  );
}

function Radio({
  name,
  label,
  token,
  on,
  choose,
}: {
  name: string;
  label: string;
  token?: string;
  on: boolean;
  choose: () => void;
}) {
  return (
    <label class="radio">
      <input type="radio" name={name} checked={on} onChange={choose} />
      {token && <i class={`plastic ${token}`} aria-hidden="true" />}
      {label}
    </label>
  );
}
