import { useState } from 'preact/hooks';
import { checkDice, type DiceCheck } from '../session/check-dice.ts';
import { useView, type View } from './view.ts';

/** So many hex digits of seal and seed are written out; all of them on a rest of the pointer. */
const SHOWN = 16;

/** The seal of the dice; when the game is over the opened seed with it, and a button that checks every die. */
export function Seal() {
  const view = useView();
  const { session, text } = view;
  const [check, setCheck] = useState<DiceCheck | 'never' | 'running'>('never');
  const commitment = session.commitment.value;
  const seed = session.seed.value;
  if (!commitment) return null;
  const run = () => {
    setCheck('running');
    const game = session.scene.peek()?.game ?? '';
    void checkDice(session.tableId, game, seed, commitment, session.outcome.peek()).then(setCheck);
  };
  return (
    <div class="seal">
      <p title={commitment}>{text('seal.sealed', { commitment: brief(commitment) })}</p>
      {!seed && <p class="hint">{text('seal.why')}</p>}
      {seed && <p title={seed}>{text('seal.opened', { seed: brief(seed) })}</p>}
      {seed && check === 'never' && (
        <button type="button" class="button quiet" onClick={run}>
          {text('seal.check')}
        </button>
      )}
      {seed && check !== 'never' && <p role="status">{came(view, check)}</p>}
    </div>
  );
}

const brief = (hex: string) => (hex.length > SHOWN ? `${hex.slice(0, SHOWN)} …` : hex);

function came({ text }: View, check: DiceCheck | 'running') {
  if (check === 'running') return text('seal.checking');
  if (check.ok)
    return <strong class="good">✓ {text('seal.good', { dice: check.dice, acts: check.acts })}</strong>;
  return (
    <strong class="bad">
      {check.code === 'away' ? text('seal.away') : text('seal.bad', { code: check.code })}
    </strong>
  );
}
