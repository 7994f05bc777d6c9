import { count, counterOf, openMenu } from '../deeds.ts';
import { formOf } from '../pieces.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';

/** More than so many selected pieces have no buttons beside them. */
const MOST = 40;

/** Small buttons beside what is selected: damage chips and the pebble by one click, and the menu. */
export function Knobs() {
  const desk = useHands();
  desk.moved.value;
  const ids = [...desk.selection.value];
  const pieces = ids.flatMap((id) => desk.pieces.value.get(id) ?? []);
  const drawing = desk.handleOf.value;
  if (pieces.length === 0 || pieces.length > MOST || desk.menu.value || desk.chooser.value || !drawing)
    return null;
  if (drawing.carrying.ids.length > 0 || desk.acting.value < 0) return null;
  const { view, width, strip } = desk.layout.value;
  const places = ids.flatMap((id) => drawing.locate(id) ?? []);
  if (places.length === 0) return null;
  const bottom = Math.max(...places.map(({ y }) => y));
  const middle = places.reduce((sum, { x }) => sum + x, 0) / places.length;
  const card = formOf(desk.scene, pieces[0].kind) === 'card';
  const figure = formOf(desk.scene, pieces[0].kind) === 'figure';
  const counter = counterOf(pieces[0]);
  const room = (card ? 58 : 26) * Math.max(0.7, drawing.zoom());
  const inHand = pieces[0].zone === desk.ownHand.value;
  // Beside one piece; several have theirs at the edge, where they cover nothing.
  const aside = inHand || pieces.length > 1;
  const end = view.y + view.h;
  // On a card table one's hand lies within the view.
  const edge = strip ? Math.min(end, strip.y) : end;
  const y = aside ? edge - 54 : Math.min(bottom + room, end - 52);
  const x = pieces.length > 1 ? view.x + view.w / 2 : Math.max(view.x + 90, Math.min(width - 96, middle));
  const counted = figure || counter === 'value' || pieces.some(({ marks }) => marks.chip);
  const name = handSay(counter === 'value' ? 'counter.value' : 'counter.chip');
  return (
    <div id="hand-knobs" style={{ translate: `${x}px ${y}px` }}>
      {counted && (
        <>
          <button
            type="button"
            aria-label={handSay('page.less', { name })}
            onClick={() => count(desk, pieces, counter, -1)}
          >
            −
          </button>
          <i class={counter === 'value' ? 'figure' : 'chip'} aria-hidden="true" />
          <button
            type="button"
            aria-label={handSay('page.more', { name })}
            onClick={() => count(desk, pieces, counter, 1)}
          >
            +
          </button>
        </>
      )}
      {figure && (
        <button
          type="button"
          class="pebbled"
          aria-label={handSay('key.pebble')}
          title={handSay('key.pebble')}
          onClick={() =>
            void desk.act({ act: 'mark', ids, name: 'token', value: pieces[0].marks.token ? 0 : 1 })
          }
        >
          <i class={pieces[0].marks.token ? 'pebble' : 'pebble spent'} aria-hidden="true" />
        </button>
      )}
      {card && !inHand && (
        <button
          type="button"
          aria-label={handSay('menu.flip')}
          title={handSay('menu.flip')}
          onClick={() => void desk.act({ act: 'flip', ids })}
        >
          ⇄
        </button>
      )}
      <button
        type="button"
        class="dots"
        aria-label={handSay('key.menu')}
        title={handSay('key.menu')}
        onClick={() => openMenu(desk, ids, 'main')}
      >
        •••
      </button>
    </div>
  );
}
