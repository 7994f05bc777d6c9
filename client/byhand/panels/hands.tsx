import { useView } from '../../panels/view.ts';
import { nameOf } from '../presence.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';

/** Backs that lie in a plate, at most. */
const BACKS = 5;

/** The others' hands at the edge: backs and a number. Cards can be handed over there. */
export function OthersHands() {
  const desk = useHands();
  const zones = Object.entries(desk.scene.zones).filter(
    ([zone, { kind }]) => kind === 'hand' && zone !== desk.ownHand.value,
  );
  if (zones.length === 0) return null;
  const { stacks } = desk.arrangement.value;
  return (
    <ul id="others-hands">
      {zones.map(([zone, spec]) => {
        const n = stacks.get(zone)?.length ?? 0;
        const seat = spec.seat ?? 0;
        const holds = [...desk.holders.value.values()].includes(seat);
        const name = nameOf(desk, seat);
        return (
          <li
            key={zone}
            data-hand={zone}
            class={`plate${n === 0 ? ' none' : ''}${holds ? ' holds' : ''}`}
            title={handSay('byhand.hand-of', { name, n })}
          >
            <i class="seat" style={{ background: desk.colourOf(seat) }} aria-hidden="true" />
            <span class="name">{name}</span>
            <span class="backs" aria-hidden="true">
              {Array.from({ length: Math.min(BACKS, n) }, (_, i) => (
                <KindPicture key={i} kind="" seat={-1} w={19} h={27} deck={spec.back ?? ''} />
              ))}
            </span>
            <b aria-hidden="true">{n}</b>
            <span class="unseen">{handSay('byhand.hand-of', { name, n })}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** What is written where one's own hand lies: that it is empty, or that it is not shown yet. */
export function OwnHand() {
  const desk = useHands();
  const view = useView();
  const { fan } = desk.layout.value;
  if (!fan) return null;
  const count = desk.arrangement.value.stacks.get(desk.ownHand.value)?.length ?? 0;
  const style = { left: `${fan.x}px`, top: `${fan.y}px`, width: `${fan.w}px`, height: `${fan.h}px` };
  const seat = view.seats.value[desk.acting.value];
  const name = seat?.side || seat?.called || '';
  if (desk.covered.value)
    return (
      <div id="own-hand" class="covered" style={style}>
        <button
          type="button"
          class="brass"
          onClick={() => {
            desk.covered.value = false;
          }}
        >
          {handSay('byhand.uncover', { name })}
        </button>
      </div>
    );
  if (count > 0) return null;
  return (
    <div id="own-hand" style={style}>
      <p>{handSay('byhand.hand-empty')}</p>
    </div>
  );
}
