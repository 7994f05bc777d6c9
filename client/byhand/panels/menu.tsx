import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { walkButtons } from '../../panels/focus.ts';
import { runItem, search } from '../deeds.ts';
import { KEYS } from '../keys.ts';
import { type Item, menuFor, placeOfStack } from '../menu.ts';
import { nameOfPieces, nameOfZone } from '../naming.ts';
import type { Laid } from '../pieces.ts';
import { nameOf } from '../presence.ts';
import { handSay } from '../text.ts';
import { layBeside } from './beside.ts';
import { useHands } from './context.ts';
import { Amount, Counters, Deal, Label, MoveTo, Show } from './menu-pages.tsx';

/** Keys by what they do: many items have none. */
const KEYED: Readonly<Partial<Record<string, string>>> = KEYS;

/** Everything that can be done with what it was opened for, beside it. */
export function Menu() {
  const desk = useHands();
  const menu = desk.menu.value;
  const pieces = menu?.ids.flatMap((id) => desk.pieces.value.get(id) ?? []) ?? [];
  if (!menu || pieces.length === 0) return null;
  return <Opened key={menu.ids.join()} pieces={pieces} />;
}

function Opened({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const menu = desk.menu.value;
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  /** Whether a pointer went down in it: the finger whose long press opened it is lifted over it, and chooses nothing. */
  const pressed = useRef(false);
  const page = menu?.page ?? 'main';
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    const paper = box.current;
    if (!paper || !menu) return;
    layBeside(paper, menu.at);
    paper.querySelector<HTMLElement>('.first, [role=menuitem]:not(:disabled)')?.focus();
  }, [page, menu?.at]);
  useEffect(() => {
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && box.current?.contains(event.target)) return;
      // The canvas closes it by itself, and knows what the click was for.
      if (event.target instanceof HTMLCanvasElement) return;
      desk.menu.value = null;
    };
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      const { current } = before;
      if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
    };
  }, [desk]);
  if (!menu) return null;
  const stack = pieces.length === 1 ? desk.stackOf(pieces[0].id) : [];
  const kind = desk.scene.zones[pieces[0].zone]?.kind;
  const piled = stack.length > 1 && page !== 'top' && kind !== 'hand';
  const name = piled && kind === 'pile' ? nameOfZone(desk, pieces[0].zone) : nameOfPieces(desk, pieces);
  const holder = pieces.map(({ id }) => desk.holders.value.get(id)).find((seat) => seat !== undefined);
  return (
    <div
      id="hand-menu"
      class="paper"
      ref={box}
      role="dialog"
      aria-label={handSay('menu.title', { name })}
      onPointerDownCapture={() => {
        pressed.current = true;
      }}
      onClickCapture={(event) => {
        // A click by key counts no presses.
        if (event.detail === 0 || pressed.current) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          if (page === 'main') desk.menu.value = null;
          else desk.menu.value = { ...menu, page: 'main' };
        } else if (!(event.target instanceof HTMLInputElement)) walkButtons(event);
      }}
    >
      <header>
        <b>{name}</b>
        {piled && <small>{handSay('menu.pile', { n: stack.length })}</small>}
      </header>
      {holder !== undefined && <p class="hint">{handSay('menu.held', { name: nameOf(desk, holder) })}</p>}
      {(page === 'main' || page === 'top') && <Main pieces={pieces} stack={stack} page={page} />}
      {page === 'draw' && <Amount most={stack.length} say="page.draw" go={(n) => draw(n)} />}
      {page === 'look' && (
        <Amount
          most={stack.length}
          say="page.look"
          hint={handSay('page.look-from-top')}
          go={(n) => {
            desk.menu.value = null;
            search(desk, pieces[0].id, n);
          }}
        />
      )}
      {page === 'deal' && <Deal pieces={pieces} most={stack.length} />}
      {page === 'label' && <Label pieces={pieces} />}
      {page === 'counters' && <Counters pieces={pieces} />}
      {page === 'show' && <Show pieces={pieces} />}
      {page === 'move' && <MoveTo pieces={pieces} />}
      {page !== 'main' && (
        <button
          type="button"
          class="quiet"
          onClick={() => {
            desk.menu.value = { ...menu, page: 'main' };
          }}
        >
          {handSay('menu.back')}
        </button>
      )}
    </div>
  );

  function draw(n: number): void {
    desk.menu.value = null;
    const seats = [desk.acting.peek()];
    void desk.act({ act: 'deal', from: placeOfStack(pieces[0], desk.scene), count: n, seats });
  }
}

function Main({
  pieces,
  stack,
  page,
}: {
  pieces: readonly Laid[];
  stack: readonly Laid[];
  page: 'main' | 'top';
}) {
  const desk = useHands();
  const items = menuFor({ scene: desk.scene, own: desk.acting.value, pieces, stack }, page);
  const groups = (['pile', 'piece'] as const).map((group) => ({
    group,
    items: items.filter((item) => item.group === group),
  }));
  return (
    <>
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <div key={group} role="menu" class={`items ${group}`} aria-label={handSay(`menu.of-${group}`)}>
            {items.map((item) => (
              <MenuItem key={item.id} item={item} />
            ))}
          </div>
        ))}
    </>
  );
}

function MenuItem({ item }: { item: Item }) {
  const desk = useHands();
  const keyed = KEYED[item.id];
  return (
    <button
      type="button"
      role="menuitem"
      disabled={item.off !== undefined}
      onClick={() => runItem(desk, item)}
    >
      <span>{handSay(`menu.${item.id}`)}</span>
      {item.off ? <small>{handSay(item.off)}</small> : keyed && <kbd>{keyed}</kbd>}
    </button>
  );
}
