import { useState } from 'preact/hooks';
import type { Fault, Refusal } from '../../../shared/engine/refusal.ts';
import { useView } from '../../panels/view.ts';
import type { HandDesk } from '../desk.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Window } from './window.tsx';

/** The way back to the kept rules: asks first, and where it is closed says all that must be put right. */
export function BackToRules() {
  const desk = useHands();
  const view = useView();
  const [refusal, refuse] = useState<Refusal | null>(null);
  const [asked, ask] = useState(false);
  /** What is shown on the table, beside which the paper makes room. */
  const [pointed, point] = useState<Pointed | null>(null);
  const others = view.seats.value.some(({ mine, kind }) => !mine && kind === 'person');
  const go = async () => {
    refuse(null);
    ask(false);
    point(null);
    const seat = Math.max(0, desk.acting.peek());
    const why = (await desk.session.act({ do: 'by-hand', seat, on: false })) ?? toldToAll(desk);
    if (why) {
      // It stands here, where it can be read at leisure.
      desk.session.refusal.value = null;
      refuse(why);
    } else ask(true);
  };
  if (pointed)
    return (
      <Window name="back" title={handSay('back.title')} fold={pointed.fold}>
        <p class="refused">
          <b>{view.say(pointed.fault.words)}</b>
        </p>
        <div class="buttons">
          <button type="button" class="brass first" onClick={() => point(null)}>
            {handSay('back.list')}
          </button>
        </div>
      </Window>
    );
  return (
    <Window name="back" title={handSay('back.title')}>
      <p>{handSay('back.why')}</p>
      {others && <p class="hint">{handSay('back.others')}</p>}
      {refusal && <Faults refusal={refusal} point={(fault, ids) => point(pointTo(desk, fault, ids))} />}
      {asked && others && <p role="status">{handSay('back.waits')}</p>}
      <div class="buttons">
        <button type="button" class="brass first" onClick={() => void go()}>
          {handSay(refusal ? 'back.again' : 'back.go')}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => {
            desk.panel.value = '';
          }}
        >
          {handSay('back.stay')}
        </button>
      </div>
    </Window>
  );
}

/** Something that is to be put right, shown on the table; where the paper lies meanwhile. */
interface Pointed {
  readonly fault: Fault;
  readonly fold: 'up' | 'down';
}

/** Chooses these pieces and brings the first into view. */
function pointTo(desk: HandDesk, fault: Fault, ids: readonly string[]): Pointed {
  desk.selection.value = new Set(ids);
  const lies = ids.map((id) => desk.arrangement.peek().lying.get(id));
  const first = lies.find((one) => one?.where === 'world');
  const handle = desk.handleOf.peek();
  if (first) handle?.show(first);
  const at = first && handle?.locate(first.piece.id);
  return { fault, fold: at && at.y > innerHeight / 2 ? 'up' : 'down' };
}

type PointTo = (fault: Fault, ids: readonly string[]) => void;

/** Why it stays by hand though the wish was not refused: what hangs on hidden faces is told to all. */
function toldToAll({ session }: HandDesk): Refusal | null {
  const [stays] = (session.chronicle.peek().at(-1)?.events ?? []).flatMap(
    ({ words: { key, with: values } }) =>
      key === 'table.stays-by-hand' && typeof values?.why === 'object' ? [values.why] : [],
  );
  return stays && session.table.peek().byHand ? { code: stays.key, words: stays } : null;
}

function Faults({ refusal, point }: { refusal: Refusal; point: PointTo }) {
  const { faults = [{ ...refusal, pieces: [] }], more = 0 } = refusal;
  return (
    <div class="refused" role="alert">
      <p>{handSay(faults.length > 1 ? 'back.refused-many' : 'back.refused')}</p>
      <ul class="faults">
        {faults.map((fault, i) => (
          // One and the same sentence may be there for several pieces.
          <li key={`${i} ${fault.code}`}>
            <FaultLine fault={fault} point={point} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{handSay('back.more', { n: more })}</p>}
    </div>
  );
}

/** One thing to be put right. Where it is about pieces, a click chooses them and brings the first into view. */
function FaultLine({ fault, point }: { fault: Fault; point: PointTo }) {
  const desk = useHands();
  const view = useView();
  const ids = fault.pieces.filter((id) => desk.pieces.value.has(id));
  const said = view.say(fault.words);
  if (ids.length === 0) return <b>{said}</b>;
  return (
    <button type="button" title={handSay('back.point')} onClick={() => point(fault, ids)}>
      <b>{said}</b>
    </button>
  );
}
