import { useState } from 'preact/hooks';
import type { FreeAct } from '../../../shared/table/byhand/acts.ts';
import { Painted } from '../../tables/panels/painted.tsx';
import { drawLyingDie } from '../drawing/stuff.ts';
import { nameOf } from '../presence.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Stepper } from './stepper.tsx';
import { Window } from './window.tsx';

const SIDES = [4, 6, 8, 10, 12, 20, 100] as const;
/** Of one kind. */
const MOST = 40;
/** The cup keeps what was in it. */
let cup: Readonly<Record<number, number>> = { 6: 2 };
let added = 0;

/** Any dice, with a figure added to their sum. */
export function DiceCup() {
  const desk = useHands();
  const [dice, put] = useState(cup);
  const [plus, add] = useState(added);
  cup = dice;
  added = plus;
  const chosen = SIDES.filter((sides) => (dice[sides] ?? 0) > 0);
  const what = [
    chosen.map((sides) => `${dice[sides]}d${sides}`).join(' + '),
    plus === 0 ? '' : plus > 0 ? `+ ${plus}` : `− ${-plus}`,
  ]
    .filter(Boolean)
    .join(' ');
  const change = (sides: number, by: number) =>
    put({ ...dice, [sides]: Math.max(0, Math.min(MOST, (dice[sides] ?? 0) + by)) });
  const roll = () => {
    const act: FreeAct = {
      act: 'roll',
      dice: chosen.map((sides) => ({ sides, count: dice[sides] ?? 0 })),
      plus,
    };
    void desk.act(act);
  };
  return (
    <Window name="dice" title={handSay('dice.title')}>
      <ul class="dice">
        {SIDES.map((sides) => (
          <li key={sides} class={(dice[sides] ?? 0) > 0 ? 'in' : ''}>
            <button
              type="button"
              aria-label={handSay('dice.less', { sides })}
              onClick={() => change(sides, -1)}
            >
              −
            </button>
            <button
              type="button"
              class={sides === 6 ? 'die first' : 'die'}
              aria-label={handSay('dice.more', { sides })}
              title={handSay('dice.more', { sides })}
              onClick={() => change(sides, 1)}
            >
              <DiePicture sides={sides} value={0} side={46} />
              {(dice[sides] ?? 0) > 0 && <b>{dice[sides]}</b>}
            </button>
          </li>
        ))}
      </ul>
      <div class="plus">
        <span>{handSay('dice.plus')}</span>
        <Stepper n={plus} least={-999} most={999} set={add} label={handSay('dice.plus')} />
      </div>
      <button type="button" class="brass wide" disabled={chosen.length === 0} onClick={roll}>
        {chosen.length === 0 ? handSay('dice.empty') : handSay('dice.roll', { what })}
      </button>
    </Window>
  );
}

function DiePicture({ sides, value, side }: { sides: number; value: number; side: number }) {
  return (
    <Painted
      {...{ w: side, h: side, of: `${sides} ${value}` }}
      paint={(pen) => drawLyingDie(pen, sides, value, side)}
    />
  );
}

/** The last throw: its dice, and the sum large. */
export function RolledSlip() {
  const desk = useHands();
  const rolled = desk.rolled.value;
  if (!rolled) return null;
  const name = nameOf(desk, rolled.seat);
  const { step, dice, total, what } = rolled;
  return (
    <div id="hand-rolled" class="paper" key={step}>
      <p class="unseen" role="status">
        {handSay('dice.rolled', { name, what, total })}
      </p>
      <span aria-hidden="true">
        <small>
          {name}
          {what && ` · ${what}`}
        </small>
        <span class="figures">
          {dice.slice(0, 24).map(({ value, sides }, i) => (
            <span key={`${step} ${i}`} class="tumbles" style={{ '--i': String(i % 8) }}>
              <DiePicture sides={sides} value={value} side={34} />
            </span>
          ))}
          {dice.length > 24 && <i>…</i>}
        </span>
      </span>
      <b aria-hidden="true">{total}</b>
    </div>
  );
}
