import { useState } from 'preact/hooks';
import { freePlace } from '../drop.ts';
import { placeOfStack } from '../menu.ts';
import { nameOfPiece, nameOfZone } from '../naming.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { KindPicture } from './picture.tsx';
import { Window } from './window.tsx';

/** Cards of a pile spread out: any of them can be taken. */
export function Search() {
  const desk = useHands();
  const { key, count } = desk.searched.value;
  const [chosen, choose] = useState<readonly string[]>([]);
  const stack = (desk.arrangement.value.stacks.get(key) ?? []).flatMap(
    (id) => desk.pieces.value.get(id) ?? [],
  );
  const shown = (count > 0 ? stack.slice(-count) : stack).toReversed();
  const zone = stack[0] ? nameOfZone(desk, stack[0].zone) : '';
  const title =
    count > 0
      ? handSay('search.top-title', { zone, n: shown.length })
      : handSay('search.title', { zone, n: shown.length });
  const there = chosen.filter((id) => shown.some((piece) => piece.id === id));
  const move = (to: { zone: string; at?: number; x?: number; y?: number }, down?: boolean) => {
    choose([]);
    void desk.act({
      act: 'move',
      pieces: there.map((id) => ({ id, ...to })),
      ...(down === undefined ? {} : { down }),
    });
  };
  const toFelt = () => {
    const { view } = desk.layout.peek();
    const at = desk.handleOf.peek()?.toWorld({ x: view.x + view.w / 2, y: view.y + view.h / 2 });
    if (at) move(freePlace(desk.world.peek(), desk.scene, at), false);
  };
  const place = stack[0] && placeOfStack(stack[0], desk.scene);
  const pile = stack[0] && desk.scene.zones[stack[0].zone]?.kind === 'pile' ? stack[0].zone : '';
  const top = stack.at(-1);
  return (
    <Window name="search" title={title}>
      {shown.length === 0 && <p class="hint">{handSay('search.empty')}</p>}
      <ul class="kinds cards">
        {shown.map((piece) => {
          const name = nameOfPiece(desk, piece);
          const on = there.includes(piece.id);
          return (
            <li key={piece.id}>
              <button
                type="button"
                aria-pressed={on}
                aria-label={handSay('search.take', { name })}
                title={name}
                onClick={() => choose(on ? there.filter((id) => id !== piece.id) : [...there, piece.id])}
                onDblClick={() => {
                  desk.read.value = piece.kind;
                }}
              >
                <KindPicture
                  kind={piece.kind}
                  seat={piece.seat}
                  w={92}
                  h={129}
                  deck={desk.scene.zones[piece.zone]?.back ?? ''}
                />
              </button>
            </li>
          );
        })}
      </ul>
      <p class="hint" aria-live="polite">
        {there.length > 0 ? handSay('search.chosen', { n: there.length }) : handSay('search.none')}
      </p>
      <div class="buttons">
        <button
          type="button"
          class="brass"
          disabled={there.length === 0 || desk.ownHand.value === ''}
          onClick={() => move({ zone: desk.ownHand.peek() })}
        >
          {handSay('search.to-hand')}
        </button>
        <button type="button" class="brass" disabled={there.length === 0} onClick={toFelt}>
          {handSay('search.to-felt')}
        </button>
        {pile && (
          <>
            <button
              type="button"
              class="quiet"
              disabled={there.length === 0}
              onClick={() => move({ zone: pile })}
            >
              {handSay('search.to-top')}
            </button>
            <button
              type="button"
              class="quiet"
              disabled={there.length === 0}
              onClick={() => move({ zone: pile, at: 0 })}
            >
              {handSay('search.to-bottom')}
            </button>
          </>
        )}
        {place && top && count === 0 && (
          <button
            type="button"
            class="quiet"
            onClick={() => {
              desk.panel.value = '';
              void desk.act({ act: 'shuffle', pile: place });
            }}
          >
            {handSay('search.shuffle-close')}
          </button>
        )}
      </div>
    </Window>
  );
}
