import { useState } from 'preact/hooks';
import { count } from '../deeds.ts';
import { boardZone } from '../drop.ts';
import { placeOfStack } from '../menu.ts';
import { nameOfZone } from '../naming.ts';
import type { Laid } from '../pieces.ts';
import { nameOf } from '../presence.ts';
import { handSay } from '../text.ts';
import { useHands } from './context.ts';
import { Stepper } from './stepper.tsx';

/** How many, for what is done with the top of a pile. */
export function Amount({
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

export function Deal({ pieces, most }: { pieces: readonly Laid[]; most: number }) {
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

export function Label({ pieces }: { pieces: readonly Laid[] }) {
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
export function Counters({ pieces }: { pieces: readonly Laid[] }) {
  const desk = useHands();
  const [named, set] = useState('');
  const shapes = pieces.map(({ kind }) => desk.scene.kinds[kind]?.shape);
  const standing = shapes.every((shape) => shape === 'figure' || shape === 'pawn');
  const there = new Set([
    'chip',
    'token',
    ...(standing ? (desk.scene.marks ?? []) : []),
    ...pieces.flatMap(({ marks }) => Object.keys(marks)),
  ]);
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

export function Show({ pieces }: { pieces: readonly Laid[] }) {
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
export function MoveTo({ pieces }: { pieces: readonly Laid[] }) {
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
