import { useEffect, useState } from 'preact/hooks';
import type { Outcome } from '../../shared/engine/game.ts';
import { drawingBoardOf } from '../session/drawing-board.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { RuleChip } from './parts.tsx';
import { listed } from './phrase.ts';
import { Seal } from './seal.tsx';
import { useView, type View } from './view.ts';

/** The end of the battle: who won, how it went, and how it goes on. */
export function Result() {
  const view = useView();
  const { session } = view;
  const [away, setAway] = useState(false);
  const drawingBoard = drawingBoardOf(session.tableId);
  const outcome = session.outcome.value;
  const told = outcome !== null && session.shown.value >= session.table.value.step;
  // Settings and the sheet make way for it: somebody who gives up does so in the settings.
  useEffect(() => {
    if (!told) return;
    view.menu.value = false;
    session.focus.value = { ...session.focus.value, pinned: '', hovered: '' };
  }, [told]);
  if (!outcome || !told) return null;
  if (away) {
    return (
      <button type="button" class="button hot result-back" onClick={() => setAway(false)}>
        <Icon path={icons.trophy} />
        {view.text('result.title')}
      </button>
    );
  }
  return (
    <section id="result" class="paper card-sheet" role="dialog" aria-label={view.text('result.title')}>
      <Icon path={icons.laurel} />
      <h2>{headline(view, outcome)}</h2>
      <p>
        {view.say(outcome.words)} <RuleChip rule={outcome.rule} />
      </p>
      <Summary outcome={outcome} />
      <Seal />
      <div class="choices">
        {session.host.value ? (
          (session.scene.value?.exchange ? [true, false] : [false, true]).map((swap, i) => (
            <button
              key={String(swap)}
              type="button"
              class={i === 0 ? 'button hot' : 'button'}
              onClick={() => void session.act({ do: 'rematch', swap })}
            >
              {view.text(swap ? 'result.swap' : 'result.rematch')}
            </button>
          ))
        ) : (
          <p class="hint">{view.text('result.wait-host', { name: hostName(view) })}</p>
        )}
        <button type="button" class="button quiet" onClick={() => setAway(true)}>
          {view.text('result.look')}
        </button>
        {drawingBoard && (
          <a class="button quiet" href={drawingBoard}>
            {view.text('play-test.back')}
          </a>
        )}
        <a class="button quiet" href="/">
          {view.text('result.lobby')}
        </a>
      </div>
    </section>
  );
}

function Summary({ outcome }: { outcome: Outcome }) {
  const view = useView();
  const seats = view.seats.value;
  if (outcome.summary.length === 0) return null;
  return (
    <table>
      <caption>{view.text('result.summary')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat.seat} scope="col" class={`name ${seat.token}`}>
              {seat.side || seat.called}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {outcome.summary.map((line) => (
          <tr key={line.words.key}>
            <th scope="row">{view.say(line.words)}</th>
            {line.bySeat.map((value, seat) => (
              <td key={seat}>{figure(value, signed(line.bySeat))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A row that can fall below nothing, or has parts of a whole, is a balance: every figure wears its sign. */
const signed = (values: readonly number[]) => values.some((value) => value < 0 || !Number.isInteger(value));

function figure(value: number, sign: boolean): string {
  const rounded = Math.round(value * 10) / 10;
  if (!sign) return String(rounded);
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`;
}

function headline(view: View, outcome: Outcome): string {
  const winners = view.seats.value.filter((seat) => outcome.winners.includes(seat.seat));
  if (winners.length === 0) return view.text('result.draw');
  const name = listed(
    winners.map((seat) => seat.called),
    view.text('list.and'),
  );
  const mine = view.session.seats.value;
  if (mine.length === 0 || mine.length > 1) return view.text('result.won', { name });
  return winners.some((seat) => seat.mine)
    ? view.text('result.you-won')
    : view.text('result.you-lost', { name });
}

function hostName(view: View): string {
  return view.seats.value.find((seat) => seat.host)?.name ?? '…';
}
