import { takeBack } from '../panels/take-back.ts';
import type { HandDesk } from './desk.ts';
import { boardZone, freePlace } from './drop.ts';
import type { KeyAct } from './keys.ts';
import { type Item, placeOfStack } from './menu.ts';
import { isFree, type Laid } from './pieces.ts';
import { cellBeside, type Step } from './stepping.ts';

/** What keys, menus and buttons come to. */

/** Does what a key means. Says whether it meant something here. */
export function runKey(desk: HandDesk, act: KeyAct, key: string): boolean {
  if (act.startsWith('tool-')) {
    desk.tool.value = act.slice('tool-'.length) as 'hand' | 'select' | 'ruler' | 'arrow' | 'ping';
    return true;
  }
  switch (act) {
    case 'dice':
    case 'catalogue':
    case 'removed':
    case 'pieces':
    case 'help':
      toggle(desk, act);
      return true;
    case 'undo':
      if (desk.session.canUndo.peek()) void takeBack(desk.session);
      return true;
    case 'snap':
      desk.snap.value = !desk.snap.peek();
      return true;
    case 'whole':
      desk.handleOf.peek()?.whole();
      return true;
    case 'all':
      selectAll(desk);
      return true;
    case 'draw':
    case 'shuffle':
      return onPile(desk, act);
    default:
      return onPieces(desk, act, key);
  }
}

export function toggle(desk: HandDesk, panel: ReturnType<HandDesk['panel']['peek']>): void {
  desk.panel.value = desk.panel.peek() === panel ? '' : panel;
}

function selectAll(desk: HandDesk): void {
  const all = [...desk.arrangement.peek().lying.values()]
    .filter(({ where, piece }) => where === 'world' && desk.grouped(piece.id))
    .map(({ piece }) => piece.id);
  desk.selection.value = new Set(all);
}

/** The pile that is pointed at or chosen, or else the first one that is not empty. */
function onPile(desk: HandDesk, act: 'draw' | 'shuffle'): boolean {
  const seat = desk.acting.peek();
  if (seat < 0) return false;
  const [meant] = desk.meant();
  const inHand = meant && desk.scene.zones[meant.zone]?.kind === 'hand';
  const stack = meant && !inHand ? desk.stackOf(meant.id) : [];
  const [one] = stack.length > 1 ? stack : firstPile(desk, seat);
  if (!one) return false;
  const place = placeOfStack(one, desk.scene);
  desk.sound('card');
  void desk.act(
    act === 'draw' ? { act: 'deal', from: place, count: 1, seats: [seat] } : { act: 'shuffle', pile: place },
  );
  return true;
}

/** What lies face down is there to be drawn; open piles come after it. */
function firstPile(desk: HandDesk, seat: number): readonly Laid[] {
  const { stacks } = desk.arrangement.peek();
  const pieces = desk.pieces.peek();
  const piles = Object.entries(desk.scene.zones)
    .filter(([, spec]) => spec.kind === 'pile' && (spec.seat === undefined || spec.seat === seat))
    .map(([zone]) => (stacks.get(zone) ?? []).flatMap((id) => pieces.get(id) ?? []))
    .filter((pile) => pile.length > 0);
  return piles.find((pile) => pile.at(-1)?.open === false) ?? piles[0] ?? [];
}

function onPieces(desk: HandDesk, act: KeyAct, key: string): boolean {
  const carried = desk.handleOf.peek()?.carrying;
  if (carried && carried.ids.length > 0) {
    if (act === 'flip') carried.turnOver();
    return true;
  }
  const pieces = desk.meant();
  if (pieces.length === 0 || desk.acting.peek() < 0) return false;
  const ids = pieces.map(({ id }) => id);
  switch (act) {
    case 'turn':
    case 'turn-back':
      void desk.act({ act: 'turn', ids, by: act === 'turn' ? 1 : -1 });
      return true;
    case 'flip':
      desk.sound('card');
      void desk.act({ act: 'flip', ids });
      return true;
    case 'lock':
      void desk.act({ act: 'lock', ids, on: !pieces.some(({ locked }) => locked) });
      return true;
    case 'remove':
      void desk.act({ act: 'remove', ids });
      return true;
    case 'copy':
      void desk.act({ act: 'copy', ids });
      return true;
    case 'raise':
    case 'lower':
      void desk.act({ act: 'raise', ids, to: act === 'raise' ? 'top' : 'bottom' });
      return true;
    case 'chip-more':
    case 'chip-less':
      count(desk, pieces, counterOf(pieces[0]), act === 'chip-more' ? 1 : -1);
      return true;
    case 'pebble':
      void desk.act({ act: 'mark', ids, name: 'token', value: pieces[0].marks.token ? 0 : 1 });
      return true;
    case 'label':
    case 'menu':
      openMenu(desk, ids, act === 'label' ? 'label' : 'main');
      return true;
    case 'nudge':
      nudge(desk, pieces, key);
      return true;
    default:
      return false;
  }
}

/** The figure that + and − change: what lies on a counter or a die, otherwise damage. */
export const counterOf = (piece: Laid): string =>
  piece.kind === 'counter' || piece.kind.startsWith('die:') ? 'value' : 'chip';

/** Changes a figure on each of these by so much; damage never falls below nothing. */
export function count(desk: HandDesk, pieces: readonly Laid[], name: string, by: number): void {
  const groups = new Map<number, string[]>();
  for (const { id, marks } of pieces) {
    const now = marks[name] ?? 0;
    const next = name === 'chip' || name === 'token' ? Math.max(0, now + by) : now + by;
    if (next === now) continue;
    const group = groups.get(next);
    if (group) group.push(id);
    else groups.set(next, [id]);
  }
  for (const [value, ids] of groups) void desk.act({ act: 'mark', ids, name, value });
}

export function openMenu(desk: HandDesk, ids: readonly string[], page: 'main' | 'label'): void {
  const at = desk.handleOf.peek()?.locate(ids[0]) ?? desk.pointer.peek();
  if (!desk.selection.peek().has(ids[0])) desk.selection.value = new Set(ids);
  desk.menu.value = { at, ids, page };
}

const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** So far a piece is moved by a key where there are no hexes, world px. */
const LITTLE = 12;

/** Moves pieces by a hex, or by a little where they lie free. */
function nudge(desk: HandDesk, pieces: readonly Laid[], key: string): void {
  const step = STEPS[key];
  const world = desk.world.peek();
  if (!step) return;
  const { lying } = desk.arrangement.peek();
  const moved = pieces.flatMap((piece) => {
    const at = lying.get(piece.id);
    if (at?.where !== 'world' || !desk.takeable(piece.id)) return [];
    const inCell = !isFree(piece, desk.scene) && desk.scene.zones[piece.zone]?.kind === 'board';
    if (!inCell || !world.field) {
      const to = { x: at.x + step[0] * LITTLE, y: at.y + step[1] * LITTLE };
      return [{ id: piece.id, ...freePlace(world, desk.scene, to) }];
    }
    const cell = cellBeside(world.field, piece.at, step);
    return cell < 0 ? [] : [{ id: piece.id, zone: boardZone(desk.scene), at: cell }];
  });
  if (moved.length > 0) void desk.act({ act: 'move', pieces: moved });
}

/** Does what an item of the menu says, where it does not open a page of its own. */
export function runItem(desk: HandDesk, item: Item): void {
  const menu = desk.menu.peek();
  if (!menu) return;
  if (item.page) {
    desk.menu.value = { ...menu, page: item.page };
    return;
  }
  desk.menu.value = null;
  if (item.act) {
    void desk.act(item.act).then((refusal) => {
      // What one may look at is held up, or spread out.
      if (!refusal && item.act?.act === 'look') reveal(desk, menu.ids);
    });
  } else if (item.command === 'look') reveal(desk, menu.ids);
  else if (item.command === 'select-stack')
    desk.selection.value = new Set(desk.stackOf(menu.ids[0]).map(({ id }) => id));
  else if (item.command === 'sheet') {
    [desk.inspected.value] = menu.ids;
    desk.panel.value = 'sheet';
  } else if (item.command === 'search') search(desk, menu.ids[0], 0);
}

function reveal(desk: HandDesk, ids: readonly string[]): void {
  const kinds = ids.map((id) => desk.pieces.peek().get(id)?.kind ?? '');
  desk.read.value = kinds.find((kind) => kind !== '') ?? '';
}

/** Looks at the top `n` of the pile (0: all of it) and shows them in a window. */
export function search(desk: HandDesk, id: string, n: number): void {
  const stack = desk.stackOf(id);
  const top = stack.at(-1);
  if (!top) return;
  const key = stackOf(desk, id);
  const from = placeOfStack(top, desk.scene);
  const shown = n > 0 ? stack.slice(-n) : stack;
  const open = () => {
    desk.searched.value = { key, count: n };
    desk.panel.value = 'search';
  };
  if (shown.every(({ kind }) => kind !== '')) open();
  else
    void desk.act({ act: 'look', from, ...(n > 0 ? { count: n } : {}) }).then((refusal) => {
      if (!refusal) open();
    });
}

function stackOf(desk: HandDesk, id: string): string {
  for (const [key, ids] of desk.arrangement.peek().stacks) if (ids.includes(id)) return key;
  return '';
}
