import { useMemo, useState } from 'preact/hooks';
import { type Line, type Side, warriorsOf } from '../../shared/design/design.ts';
import type { Ready } from '../../shared/design/roster.ts';
import { say } from '../../shared/engine/words.ts';
import { designerText as text } from '../text/designer.ts';
import type { Board } from './board.ts';
import type { Desk } from './desk.ts';
import { put } from './placing.ts';
import { sentences } from './sentences.ts';
import { Figure } from './tray-figure.tsx';

/** A pointer that moved so far upwards or aside has taken a warrior up, CSS px. */
const TAKEN = 8;

/** The warriors to choose from: for which side, of which group, or by their name and traits. */
export function Tray({ desk, board, army }: { desk: Desk; board: () => Board | null; army: () => void }) {
  const [group, setGroup] = useState(0);
  const [wish, setWish] = useState('');
  const { sides } = desk.shown.value;
  const side = Math.min(desk.side.value, sides.length - 1);
  const found = useMemo(() => search(desk, group, wish), [desk, group, wish]);
  return (
    <section class="tray drawer" aria-label={text('tray.title')}>
      <div class="tray-head">
        <h2>{text('tray.title')}</h2>
        <SideTabs desk={desk} side={side} />
        <MusterLine desk={desk} side={sides[side]} open={army} />
        <input
          type="search"
          value={wish}
          placeholder={text('tray.search')}
          aria-label={text('tray.search')}
          onInput={(event) => setWish(event.currentTarget.value)}
        />
        <fieldset class="tabs" aria-label={text('tray.groups')}>
          {desk.roster.groups.map(({ name }, i) => (
            <button
              type="button"
              key={name.key}
              class={i === group && !wish ? 'on' : ''}
              aria-pressed={i === group && !wish}
              onClick={() => {
                setGroup(i);
                setWish('');
              }}
            >
              {say(name, ...sentences)}
            </button>
          ))}
        </fieldset>
      </div>
      <ul class="warriors">
        {found.map((ready) => (
          <li key={`${ready.name} ${sides[side].plastic}`}>
            <WarriorButton desk={desk} board={board} ready={ready} side={side} />
          </li>
        ))}
        {found.length === 0 && <li class="note">{text('tray.none')}</li>}
      </ul>
    </section>
  );
}

function SideTabs({ desk, side }: { desk: Desk; side: number }) {
  const tool = desk.tool.value;
  const zoning = tool.kind === 'paint' && tool.layer === 'zones';
  return (
    <fieldset class="sides" aria-label={text('tray.sides')}>
      {desk.shown.value.sides.map((one, i) => (
        <button
          type="button"
          key={i}
          class={`side-tab side-${one.plastic} ${i === side ? 'on' : ''}`}
          aria-pressed={i === side}
          onClick={() => {
            desk.side.value = i;
            if (zoning && tool.letter !== ' ')
              desk.tool.value = { kind: 'paint', layer: 'zones', letter: String(i + 1) };
          }}
        >
          {text('tray.side', { side: one.name, n: warriorsOf(one) })}
        </button>
      ))}
    </fieldset>
  );
}

/** What the side costs; a press opens the army. */
function MusterLine({ desk, side, open }: { desk: Desk; side: Side; open: () => void }) {
  const { options } = desk.shown.value.rest;
  const { cost, gold, casters, casterLimit } = useMemo(
    () => desk.roster.muster(side, options),
    [desk, side, options],
  );
  const over = gold !== undefined && cost > gold;
  return (
    <button type="button" class={over ? 'muster over' : 'muster'} title={text('tray.rules')} onClick={open}>
      {gold === undefined ? text('tray.army-open', { cost }) : text('tray.army', { cost, gold })}
      {casterLimit !== undefined && `, ${text('tray.casters', { n: casters, max: casterLimit })}`}
    </button>
  );
}

function WarriorButton({
  desk,
  board,
  ready,
  side,
}: {
  desk: Desk;
  board: () => Board | null;
  ready: Ready;
  side: number;
}) {
  const tool = desk.tool.value;
  const { units, plastic } = desk.shown.value.sides[side];
  const held = tool.kind === 'warrior' && tool.warrior === ready.warrior;
  const n = units.reduce((sum, unit) => sum + (isOf(unit, ready) ? unit.at.length : 0), 0);
  const drag = useDrag(desk, board, ready, side);
  return (
    <button
      type="button"
      class={held ? 'warrior held' : 'warrior'}
      aria-pressed={held}
      title={ready.about}
      onPointerDown={drag}
      onClick={() => {
        desk.tool.value = held ? { kind: 'hand' } : { kind: 'warrior', warrior: ready.warrior };
      }}
    >
      <Figure kind={ready.kind} plastic={plastic} side={side} />
      <b>{ready.name}</b>
      <small>{text(n > 0 ? 'tray.cost-placed' : 'tray.cost', { gold: ready.cost, n })}</small>
    </button>
  );
}

const isOf = (unit: Line, { warrior }: Ready): boolean =>
  warrior.unit === undefined ? unit.name === warrior.name : unit.unit === warrior.unit;

/** Takes a warrior from the tray over the map. A finger that moves aside scrolls the tray instead. */
function useDrag(desk: Desk, board: () => Board | null, ready: Ready, side: number) {
  return (down: PointerEvent) => {
    if (down.button !== 0) return;
    const { warrior } = ready;
    let taken = false;
    const over = (event: PointerEvent) => {
      const map = board();
      const box = map?.element.getBoundingClientRect();
      if (!map || !box) return null;
      const at = { x: event.clientX - box.left, y: event.clientY - box.top };
      return at.x < 0 || at.y < 0 || at.x > box.width || at.y > box.height ? null : map.placeAt(at);
    };
    const move = (event: PointerEvent) => {
      const away = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
      if (!taken && away < TAKEN) return;
      taken = true;
      desk.carried.value = { warrior, side, from: null, x: event.clientX, y: event.clientY };
      desk.hover.value = over(event);
    };
    const ends = new AbortController();
    const end = () => {
      ends.abort();
      desk.carried.value = null;
    };
    const up = (event: PointerEvent) => {
      end();
      const place = taken ? over(event) : null;
      if (!place) return;
      desk.chosen.value = place;
      put(desk, { do: 'place', side, warrior, at: place });
      desk.hover.value = null;
      desk.tool.value = { kind: 'hand' };
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end();
    };
    const on = { signal: ends.signal };
    addEventListener('pointermove', move, on);
    addEventListener('pointerup', up, on);
    addEventListener('pointercancel', end, on);
    addEventListener('keydown', key, on);
  };
}

/** Those of the group, or everybody whose name or traits hold all words of the wish. */
function search({ roster }: Desk, group: number, wish: string): readonly Ready[] {
  const wanted = wish.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return roster.groups[group].ready;
  const found = roster.groups
    .flatMap(({ ready }) => ready)
    .filter(({ name, about }) => {
      const told = `${name} ${about}`.toLowerCase();
      return wanted.every((word) => told.includes(word));
    });
  // Who is called so comes before who only carries it.
  const called = ({ name }: Ready) => name.toLowerCase().startsWith(wish.trim().toLowerCase());
  return [...found.filter(called), ...found.filter((ready) => !called(ready))];
}
