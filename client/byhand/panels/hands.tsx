import { type SeatView, useView } from '../../panels/view.ts';
import { sortOfHand } from '../menu.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';

/** Backs that lie beside a name, at most. */
const BACKS = 3;

/** The others at the table with their hands: backs and a number. Cards can be handed over there. */
export function OthersHands() {
  const view = useView();
  const desk = useHands();
  const others = view.seats.value.filter(({ seat }) => seat !== desk.acting.value);
  if (desk.layout.value.onTable) return null;
  return (
    <ul id="others-hands">
      {others.map((seat) => (
        <Plate key={seat.seat} seat={seat} />
      ))}
    </ul>
  );
}

function Plate({ seat }: { seat: SeatView }) {
  const view = useView();
  const desk = useHands();
  const zone = Object.keys(desk.scene.zones).find((one) => {
    const spec = desk.scene.zones[one];
    return spec.kind === 'hand' && spec.seat === seat.seat;
  });
  const n = zone ? (desk.arrangement.value.stacks.get(zone)?.length ?? 0) : 0;
  const here = seat.kind === 'bot' || seat.here;
  const holds = [...desk.holders.value.values()].includes(seat.seat);
  const state =
    seat.kind === '' ? 'rail.free' : seat.kind === 'bot' ? 'rail.bot' : here ? 'rail.here' : 'rail.away';
  const name = seat.mine || seat.kind === '' ? seat.side || seat.called : seat.called;
  const words = `${handSay('byhand.hand-of', { name, n })} · ${view.text(seat.mine ? 'rail.you' : state)}`;
  return (
    <li data-hand={zone} class={`plate${holds ? ' holds' : ''}`} title={words}>
      <span
        class={`token${here ? '' : ' off'}${desk.scene.board ? ` side-${seat.plastic}` : ''}`}
        style={{ '--seat': desk.colourOf(seat.seat) }}
        aria-hidden="true"
      >
        {name.charAt(0).toUpperCase()}
        <i />
      </span>
      <span class="name" aria-hidden="true">
        {name}
      </span>
      {n > 0 && (
        <span class="backs" aria-hidden="true">
          {Array.from({ length: Math.min(BACKS, n) }, (_, i) => (
            <KindPicture
              key={i}
              kind=""
              seat={-1}
              w={19}
              h={27}
              deck={desk.scene.zones[zone ?? '']?.back ?? ''}
            />
          ))}
        </span>
      )}
      {zone && <b aria-hidden="true">{n}</b>}
      <span class="unseen">{words}</span>
    </li>
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
  if (count > 0) return <SortHand />;
  return (
    <div id="own-hand" style={style}>
      <p>{handSay('byhand.hand-empty')}</p>
    </div>
  );
}

/** A tab on the upper edge of the strip, where it hides no card. */
function SortHand() {
  const desk = useHands();
  const { fan, width } = desk.layout.value;
  const ids = desk.arrangement.value.stacks.get(desk.ownHand.value) ?? [];
  const cards = ids.flatMap((id) => desk.pieces.value.get(id) ?? []);
  const act = sortOfHand(desk.scene, desk.acting.value, cards);
  if (!fan || !act) return null;
  return (
    <button
      type="button"
      id="sort-hand"
      style={{ right: `${width - fan.x - fan.w}px`, top: `${fan.y}px` }}
      onClick={() => void desk.act(act)}
    >
      {handSay('menu.sort-hand')}
    </button>
  );
}
