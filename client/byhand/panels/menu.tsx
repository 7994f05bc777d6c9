import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { walkButtons } from '../../panels/focus.ts';
import { count, runItem, search } from '../deeds.ts';
import { boardZone } from '../drop.ts';
import { KEYS, type KeyAct } from '../keys.ts';
import { type Item, menuFor, placeOfStack } from '../menu.ts';
import { nameOfPieces, nameOfZone } from '../naming.ts';
import type { Laid } from '../pieces.ts';
import { nameOf } from '../presence.ts';
import { type HandKey, handSay } from '../text.ts';
import { useHands } from './context.ts';

/** Distance to the edges of the window, px. */
const EDGE = 8;
/** Items that have a key. */
const WITH_KEYS: readonly string[] = Object.keys(KEYS);

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
  const page = menu?.page ?? 'main';
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    const paper = box.current;
    if (!paper || !menu) return;
    const { width, height } = paper.getBoundingClientRect();
    const x = Math.min(menu.at.x + 14, innerWidth - width - EDGE);
    const y = Math.min(menu.at.y - 10, innerHeight - height - EDGE);
    paper.style.translate = `${Math.max(EDGE, x)}px ${Math.max(EDGE, y)}px`;
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
      aria-label={handSay('menu.label', { name })}
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
  const groups = [
    items.filter(({ group }) => group === 'pile'),
    items.filter(({ group }) => group === 'piece'),
  ];
  return (
    <>
      {groups
        .filter((group) => group.length > 0)
        .map((group) => (
          <div key={group[0].group} role="menu" class={`items ${group[0].group}`} aria-label={group[0].group}>
            {group.map((item) => (
              <MenuItem key={item.id} item={item} />
            ))}
          </div>
        ))}
    </>
  );
}

function MenuItem({ item }: { item: Item }) {
  const desk = useHands();
  const key = item.id === 'label' ? 'menu.label-it' : (`menu.${item.id}` as HandKey);
  const keyed = WITH_KEYS.includes(item.id) ? KEYS[item.id as KeyAct] : '';
  return (
    <button
      type="button"
      role="menuitem"
      disabled={item.off !== undefined}
      onClick={() => runItem(desk, item)}
    >
      <span>{handSay(key)}</span>
      {item.off ? <small>{handSay(item.off as HandKey)}</small> : keyed && <kbd>{keyed}</kbd>}
    </button>
  );
}

function Amount({
  most,
  say,
  hint = '',
  go,
}: {
  most: number;
  say: 'page.draw' | 'page.look' | 'page.deal';
  hint?: string;
  go: (n: number) => void;
}) {
  const [n, set] = useState(Math.min(3, most));
  return (
    <form
      class="page"
      onSubmit={(event) => {
        event.preventDefault();
        go(n);
      }}
    >
      <Stepper n={n} least={1} most={Math.min(100, most)} set={set} label={handSay('page.how-many')} />
      {hint && <p class="hint">{hint}</p>}
      <button type="submit" class="brass">
        {handSay(say, { n })}
      </button>
    </form>
  );
}

/** A figure with one button less and one more. */
export function Stepper({
  n,
  least,
  most,
  set,
  label,
}: {
  n: number;
  least: number;
  most: number;
  set: (n: number) => void;
  label: string;
}) {
  const within = (next: number) =>
    Math.max(least, Math.min(most, Number.isFinite(next) ? Math.round(next) : n));
  return (
    <div class="stepper">
      <button type="button" aria-label={`${label} −`} onClick={() => set(within(n - 1))}>
        −
      </button>
      <input
        class="first"
        type="number"
        min={least}
        max={most}
        value={n}
        aria-label={label}
        onInput={(event) => set(within(Number(event.currentTarget.value)))}
      />
      <button type="button" aria-label={`${label} +`} onClick={() => set(within(n + 1))}>
        +
      </button>
    </div>
  );
}

function Deal({ pieces, most }: { pieces: readonly Laid[]; most: number }) {
  const desk = useHands();
  const hands = Object.values(desk.scene.zones).flatMap(({ kind, seat }) =>
    kind === 'hand' ? (seat ?? []) : [],
  );
  const [seats, choose] = useState<readonly number[]>(hands);
  return (
    <>
      <fieldset class="page">
        <legend>{handSay('page.deal-to')}</legend>
        {hands.map((seat) => (
          <label key={seat} class="check">
            <input
              type="checkbox"
              checked={seats.includes(seat)}
              onChange={() =>
                choose(seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat].sort())
              }
            />
            {desk.scene.sides[seat]?.name ?? nameOf(desk, seat)}
          </label>
        ))}
      </fieldset>
      {seats.length > 0 && (
        <Amount
          most={Math.ceil(most / seats.length)}
          say="page.deal"
          go={(count) => {
            desk.menu.value = null;
            void desk.act({
              act: 'deal',
              from: placeOfStack(pieces[0], desk.scene),
              count,
              seats: [...seats],
            });
          }}
        />
      )}
    </>
  );
}

function Label({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const [text, set] = useState(pieces[0].label);
  const write = (what: string) => {
    desk.menu.value = null;
    void desk.act({ act: 'label', ids: pieces.map(({ id }) => id), text: what });
  };
  return (
    <form
      class="page"
      onSubmit={(event) => {
        event.preventDefault();
        write(text.trim());
      }}
    >
      <label>
        {handSay('page.label')}
        <input
          class="first"
          type="text"
          maxLength={60}
          value={text}
          onInput={(event) => set(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="brass">
        {handSay('page.label-set')}
      </button>
      {pieces.some(({ label }) => label !== '') && (
        <button type="button" class="quiet" onClick={() => write('')}>
          {handSay('page.label-wipe')}
        </button>
      )}
    </form>
  );
}

/** Figures on the pieces, and a place to name another one. */
function Counters({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const [named, set] = useState('');
  const there = new Set(['chip', 'token', ...pieces.flatMap(({ marks }) => Object.keys(marks))]);
  const name = named
    .trim()
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
  return (
    <div class="page">
      {[...there].map((mark) => (
        <Counter key={mark} mark={mark} pieces={pieces} />
      ))}
      <form
        class="another"
        onSubmit={(event) => {
          event.preventDefault();
          if (name) count(desk, pieces, name.slice(0, 20), 1);
          set('');
        }}
      >
        <label>
          {handSay('page.counter-name')}
          <input
            type="text"
            maxLength={20}
            value={named}
            onInput={(event) => set(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="brass" disabled={!name}>
          {handSay('page.counter-add')}
        </button>
      </form>
    </div>
  );
}

function Counter({ mark, pieces }: { mark: string; pieces: readonly Laid[] }) {
  const desk = useHands();
  const known = { chip: 'counter.chip', token: 'counter.token', value: 'counter.value' } as const;
  const name = mark in known ? handSay(known[mark as keyof typeof known]) : mark;
  const figures = new Set(pieces.map(({ marks }) => marks[mark] ?? 0));
  return (
    <div class="stepper named">
      <span>{name}</span>
      <button
        type="button"
        aria-label={handSay('page.less', { name })}
        onClick={() => count(desk, pieces, mark, -1)}
      >
        −
      </button>
      <output>{figures.size === 1 ? [...figures][0] : '…'}</output>
      <button
        type="button"
        aria-label={handSay('page.more', { name })}
        onClick={() => count(desk, pieces, mark, 1)}
      >
        +
      </button>
    </div>
  );
}

function Show({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const ids = pieces.filter((piece) => !piece.public).map(({ id }) => id);
  const others = desk.scene.sides.map((_, seat) => seat).filter((seat) => seat !== desk.acting.value);
  const show = (seats?: number[]) => {
    desk.menu.value = null;
    void desk.act({ act: 'show', ids, ...(seats ? { seats } : {}) });
  };
  return (
    <div class="items" role="menu" aria-label={handSay('page.show')}>
      <p class="hint">{handSay('page.show')}</p>
      {others.map((seat) => (
        <button key={seat} type="button" role="menuitem" onClick={() => show([seat])}>
          <span>{nameOf(desk, seat)}</span>
        </button>
      ))}
      <button type="button" role="menuitem" onClick={() => show()}>
        <span>{handSay('page.show-all')}</span>
      </button>
    </div>
  );
}

/** Zones as places to go to, for those who don't drag. */
function MoveTo({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const ids = pieces.map(({ id }) => id);
  const [cell, set] = useState(0);
  const world = desk.world.value;
  const zones = Object.keys(desk.scene.zones).filter((zone) => zone !== boardZone(desk.scene));
  const move = (zone: string, at?: number) => {
    desk.menu.value = null;
    const inHand = pieces.some((piece) => desk.scene.zones[piece.zone]?.kind === 'hand');
    const down = inHand && desk.scene.zones[zone]?.kind !== 'hand' ? { down: false } : {};
    void desk.act({
      act: 'move',
      pieces: ids.map((id) => ({ id, zone, ...(at === undefined ? {} : { at }) })),
      ...down,
    });
  };
  return (
    <div class="items" role="menu" aria-label={handSay('page.move')}>
      {zones.map((zone) => (
        <div key={zone} class="row">
          <button type="button" role="menuitem" onClick={() => move(zone)}>
            <span>{nameOfZone(desk, zone)}</span>
          </button>
          {desk.scene.zones[zone].kind === 'pile' && (
            <button type="button" role="menuitem" class="under" onClick={() => move(zone, 0)}>
              {handSay('page.under')}
            </button>
          )}
        </div>
      ))}
      {world.field && (
        <form
          class="page"
          onSubmit={(event) => {
            event.preventDefault();
            move(boardZone(desk.scene), cell);
          }}
        >
          <Stepper
            n={cell}
            least={0}
            most={world.field.cells - 1}
            set={set}
            label={handSay('page.cell', { n: cell })}
          />
          <button type="submit" class="brass">
            {handSay('page.cell', { n: cell })}
          </button>
        </form>
      )}
    </div>
  );
}

/** Several things stand under the pointer: which one is meant. */
export function Chooser() {
  const desk = useHands();
  const box = useRef<HTMLDivElement>(null);
  const asked = desk.chooser.value;
  useLayoutEffect(() => {
    const paper = box.current;
    if (!paper || !asked) return;
    const { width, height } = paper.getBoundingClientRect();
    const x = Math.max(EDGE, Math.min(asked.at.x + 14, innerWidth - width - EDGE));
    const y = Math.max(EDGE, Math.min(asked.at.y - 10, innerHeight - height - EDGE));
    paper.style.translate = `${x}px ${y}px`;
    paper.querySelector('button')?.focus();
  }, [asked]);
  const pieces = asked?.ids.flatMap((id) => desk.pieces.value.get(id) ?? []) ?? [];
  if (!asked || pieces.length === 0) return null;
  return (
    <div
      id="hand-chooser"
      class="paper"
      ref={box}
      role="menu"
      aria-label={handSay('choose.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          desk.chooser.value = null;
          event.stopPropagation();
        } else walkButtons(event);
      }}
    >
      <p class="hint">{handSay('choose.label')}</p>
      {pieces.map((piece) => (
        <button
          key={piece.id}
          type="button"
          role="menuitem"
          onClick={() => {
            desk.selection.value = new Set([piece.id]);
            desk.chooser.value = null;
          }}
        >
          <span>{nameOfPieces(desk, [piece])}</span>
        </button>
      ))}
    </div>
  );
}
