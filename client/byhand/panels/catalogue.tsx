import { useRef, useState } from 'preact/hooks';
import type { Kind } from '../../../shared/table/model.ts';
import { freePlace } from '../drop.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';
import { Stepper } from './stepper.tsx';
import { Window } from './window.tsx';

type Shape = Kind['shape'] | 'all';
const SHAPES: readonly Shape[] = ['all', 'figure', 'card', 'pawn', 'marker'];
/** Drawn at once. */
const PAGE = 36;

/** Everything that may be added to the table. */
export function Catalogue() {
  const desk = useHands();
  const { kinds, sides } = desk.scene;
  const [sought, seek] = useState('');
  const [shape, choose] = useState<Shape>('all');
  const [seat, colour] = useState(desk.acting.value);
  const [count, many] = useState(1);
  const [down, lay] = useState(false);
  const [pages, more] = useState(1);
  const words = sought.trim().toLowerCase();
  const found = Object.entries(kinds)
    .filter(
      ([, kind]) => (shape === 'all' || kind.shape === shape) && kind.name.toLowerCase().includes(words),
    )
    .sort(([, a], [, b]) => SHAPES.indexOf(a.shape) - SHAPES.indexOf(b.shape));
  const shapes = SHAPES.filter(
    (one) => one === 'all' || Object.values(kinds).some((kind) => kind.shape === one),
  );
  const add = (kind: string, at?: { x: number; y: number }) => {
    const { view } = desk.layout.peek();
    const middle = at ?? { x: view.x + view.w / 2, y: view.y + view.h / 2 };
    const world = desk.handleOf.peek()?.toWorld(middle);
    if (!world) return;
    const lies = desk.scene.kinds[kind]?.shape === 'card';
    const to = freePlace(desk.world.peek(), desk.scene, world);
    void desk.act({ act: 'add', kind, count, seat, down: lies && down, to });
  };
  return (
    <Window name="catalogue" title={handSay('catalogue.title')}>
      <input
        class="first search"
        type="search"
        placeholder={handSay('catalogue.search')}
        aria-label={handSay('catalogue.search')}
        value={sought}
        onInput={(event) => {
          seek(event.currentTarget.value);
          more(1);
        }}
      />
      <fieldset class="hand-segments">
        <legend class="unseen">{handSay('catalogue.kinds')}</legend>
        {shapes.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={shape === one}
            onClick={() => {
              choose(one);
              more(1);
            }}
          >
            {handSay(`catalogue.${one}`)}
          </button>
        ))}
      </fieldset>
      <div class="wishes">
        <label>
          {handSay('catalogue.colour')}
          <select value={String(seat)} onChange={(event) => colour(Number(event.currentTarget.value))}>
            {sides.map((side, i) => (
              <option key={side.name} value={String(i)}>
                {side.name}
              </option>
            ))}
            <option value="-1">{handSay('catalogue.nobody')}</option>
          </select>
        </label>
        <Stepper n={count} least={1} most={50} set={many} label={handSay('catalogue.count')} />
        <label class="check">
          <input type="checkbox" checked={down} onChange={() => lay(!down)} />
          {handSay('catalogue.down')}
        </label>
      </div>
      <p class="hint">{handSay(found.length === 0 ? 'catalogue.none' : 'catalogue.hint')}</p>
      <ul class="kinds">
        {found.slice(0, PAGE * pages).map(([key, kind]) => (
          <li key={key}>
            <KindButton kind={key} name={kind.name} seat={seat} add={add} />
          </li>
        ))}
      </ul>
      {found.length > PAGE * pages && (
        <button type="button" class="quiet wide" onClick={() => more(pages + 1)}>
          {handSay('catalogue.more')}
        </button>
      )}
    </Window>
  );
}

/** Clicked it lies in the middle of what is seen, dragged where it is let go. */
function KindButton({
  kind,
  name,
  seat,
  add,
}: {
  kind: string;
  name: string;
  seat: number;
  add: (kind: string, at?: { x: number; y: number }) => void;
}) {
  const ghost = useRef<HTMLElement | null>(null);
  const start = useRef<{ x: number; y: number; id: number } | null>(null);
  const dragged = useRef(false);
  const drop = () => {
    ghost.current?.remove();
    ghost.current = null;
    start.current = null;
  };
  return (
    <button
      type="button"
      aria-label={handSay('catalogue.add', { name })}
      title={handSay('catalogue.add', { name })}
      onClick={() => {
        if (!dragged.current) add(kind);
        dragged.current = false;
      }}
      onPointerDown={(event) => {
        dragged.current = false;
        // A finger scrolls the list; the mouse drags.
        if (event.pointerType !== 'mouse' || event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY, id: event.pointerId };
        // A quick hand is out of the button before it has moved in it.
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        const from = start.current;
        if (!from || event.pointerId !== from.id) return;
        if (!ghost.current && Math.hypot(event.clientX - from.x, event.clientY - from.y) < 6) return;
        if (!ghost.current) {
          const picture = event.currentTarget.querySelector('canvas');
          if (!picture) return;
          ghost.current = ghostOf(picture);
          dragged.current = true;
        }
        ghost.current.style.translate = `${event.clientX}px ${event.clientY}px`;
      }}
      onPointerUp={(event) => {
        const held = ghost.current !== null;
        drop();
        if (!held) return;
        const over = document.elementFromPoint(event.clientX, event.clientY);
        if (over instanceof HTMLCanvasElement && over.closest('#board'))
          add(kind, { x: event.clientX, y: event.clientY });
      }}
      onPointerCancel={drop}
      onLostPointerCapture={drop}
    >
      <KindPicture kind={kind} seat={seat} w={64} h={82} />
      <span>{name}</span>
    </button>
  );
}

function ghostOf(picture: HTMLCanvasElement): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'kind-ghost';
  const copy = document.createElement('canvas');
  copy.width = picture.width;
  copy.height = picture.height;
  copy.style.width = picture.style.width;
  copy.getContext('2d')?.drawImage(picture, 0, 0);
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}
