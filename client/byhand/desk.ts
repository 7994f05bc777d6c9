import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Refusal } from '../../shared/engine/refusal.ts';
import { say } from '../../shared/engine/words.ts';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { handZone } from '../../shared/table/byhand/place.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { CardInk } from '../art/cards/ink.ts';
import { plasticOf } from '../art/plastics.ts';
import { seatColour } from '../art/seats.ts';
import type { Session } from '../session/session.ts';
import { settings } from '../session/settings.ts';
import { layField, turnFor } from '../table/field.ts';
import type { Point } from '../table/layout.ts';
import { makeSounds, type SoundName } from '../table/sounds.ts';
import type { CardLayout, CardTable } from '../tables/table.ts';
import { type Fan, fanOf } from './fan.ts';
import { type HandLayout, type HandRoom, layoutByHand, layoutOnTable, layTable } from './layout.ts';
import { type Arrangement, arrangeByHand, stackKey } from './lying.ts';
import type { Page } from './menu.ts';
import { gonePieces, isFree, type Laid, laidPieces } from './pieces.ts';
import type { Tool } from './tools/hand.ts';
import { boardWorld, cardWorld, PICTURE, type World } from './world.ts';

/** Papers and windows over the table; one at a time. */
export type Panel =
  | ''
  | 'dice'
  | 'catalogue'
  | 'removed'
  | 'pieces'
  | 'help'
  | 'search'
  | 'sheet'
  | 'back'
  | 'more';

/** An open menu: for these pieces, at this place of the screen. */
interface OpenMenu {
  readonly at: Point;
  readonly ids: readonly string[];
  readonly page: Page;
}

/** A throw of dice, as the table told it. */
export interface Rolled {
  readonly step: number;
  readonly seat: number;
  readonly dice: readonly { readonly value: number; readonly sides: number }[];
  readonly total: number;
  /** What was thrown: '2d6 + 1'. */
  readonly what: string;
}

/** What panels may ask of the drawing. */
export interface Drawing {
  /** The place of a piece on the screen; null: it is not drawn. */
  locate(id: string): Point | null;
  /** A place of the screen in world px. */
  toWorld(at: Point): Point;
  show(at: Point): void;
  whole(): void;
  zoom(): number;
  readonly carrying: { readonly ids: readonly string[]; turnOver(): void };
}

/** What lies where, what is chosen and what is open, for the drawing and for the panels. Holds no truth. */
export interface HandDesk {
  readonly session: Session;
  readonly scene: Scene;
  /** null where the game has a board. */
  readonly table: CardTable | null;
  readonly ink: CardInk;
  /** The own seat that acts and whose secrets are seen; -1 for a spectator. */
  readonly acting: ReadonlySignal<number>;
  /** The device goes to another of one's own seats: its hand is not shown yet. */
  readonly covered: Signal<boolean>;
  readonly world: ReadonlySignal<World>;
  readonly layout: ReadonlySignal<HandLayout>;
  readonly pieces: ReadonlySignal<ReadonlyMap<string, Laid>>;
  readonly gone: ReadonlySignal<readonly Laid[]>;
  readonly arrangement: ReadonlySignal<Arrangement>;
  /** Zone of the acting seat's own hand, '' for none. */
  readonly ownHand: ReadonlySignal<string>;
  readonly swipe: Signal<number>;
  readonly selection: Signal<ReadonlySet<string>>;
  /** Piece under the mouse or under the keyboard's focus, '' for none. */
  readonly hovered: Signal<string>;
  readonly tool: Signal<Tool>;
  readonly snap: Signal<boolean>;
  readonly panel: Signal<Panel>;
  readonly menu: Signal<OpenMenu | null>;
  /** Several lie under the pointer: which one is meant. */
  readonly chooser: Signal<{ readonly at: Point; readonly ids: readonly string[] } | null>;
  /** The pile that is looked through, by its stack's key; how many from the top (0: all). */
  readonly searched: Signal<{ readonly key: string; readonly count: number }>;
  /** The piece whose sheet is read. */
  readonly inspected: Signal<string>;
  /** A card that is shown large beside where it lies, by its id: the mouse rests on it. '' for none. */
  readonly rested: Signal<string>;
  /** A card that is held up to be read, by its kind; '' for none. */
  readonly read: Signal<string>;
  /** Pieces in others' hands: the seat that has each. */
  readonly holders: Signal<ReadonlyMap<string, number>>;
  /** Space is down. */
  readonly spaced: Signal<boolean>;
  /** Where the mouse is, CSS px. */
  readonly pointer: Signal<Point>;
  /** What the ruler says. */
  readonly measured: Signal<string>;
  /** The last throw of dice, while it is shown. */
  readonly rolled: Signal<Rolled | null>;
  /** Counts whenever things are somewhere else on the screen. */
  readonly moved: Signal<number>;
  /** The drawing, once there is one. */
  readonly handleOf: Signal<Drawing | null>;
  /** Does it for the acting seat. */
  act(act: FreeAct): Promise<Refusal | null>;
  choose(seat: number): void;
  /** Where everybody is told that this piece lies, tenths. */
  toldPlaceOf(id: string): Point;
  /** All that lies in the place of this piece, from the lowest to the uppermost. */
  stackOf(id: string): readonly Laid[];
  fan(count: number): Fan;
  takeable(id: string): boolean;
  /** Whether a box takes it along: the uppermost of a pile stays there. */
  grouped(id: string): boolean;
  /** What a key or a menu is about: what is selected, else what is pointed at. */
  meant(): readonly Laid[];
  colourOf(seat: number): string;
  sound(name: SoundName): void;
  stop(): void;
}

export function makeHandDesk(
  session: Session,
  scene: Scene,
  table: CardTable | null,
  picture: CardInk['picture'],
): HandDesk {
  const chosen = signal(-1);
  const acting = computed(() => {
    const seats = session.seats.value;
    return seats.includes(chosen.value) ? chosen.value : (seats[0] ?? -1);
  });
  const covered = signal(false);
  const size = signal({ width: innerWidth, height: innerHeight });
  const look = computed(() => {
    const seat = acting.value;
    return covered.value ? undefined : session.looks.value.find((one) => one.seat === seat);
  });
  const pieces = computed(() => laidPieces(session.table.value, look.value, scene, acting.value));
  const gone = computed(() => gonePieces(session.table.value, scene));
  const handOf = (seat: number) => handZone(scene, seat) ?? '';
  const ownHand = computed(() => handOf(acting.value));
  const room = computed((): HandRoom => {
    const zone = ownHand.value;
    if (zone === '') return 'none';
    for (const piece of pieces.value.values()) if (piece.zone === zone) return 'cards';
    return 'empty';
  });
  const own = computed(() => Math.max(0, acting.value));
  const laid = computed(() => table && layTable(table, scene, size.value, own.value));
  const first = room.peek();
  const layout = computed(() => {
    const { width, height } = size.value;
    if (!laid.value) return layoutByHand(width, height, room.value, first);
    const { bare, layout: onTable } = laid.value;
    return layoutOnTable(bare, onTable, onTable.zones[ownHand.value], room.value);
  });
  const tableLayout = computed(() => laid.value?.layout ?? null);
  const world = worldOf({ session, scene, table, pieces, picture: tableLayout, ownHand });
  const swipe = signal(0);
  const touch = matchMedia('(pointer: coarse)').matches;
  const fan = (count: number): Fan => {
    const room = layout.value.fan ?? { x: 0, y: 0, w: 1, h: 1 };
    return fanOf(room, count, touch, swipe.value);
  };
  const arrangement = computed(() => arrangeByHand(world.value, scene, pieces.value, acting.value, fan));
  const selection = signal<ReadonlySet<string>>(new Set());
  const hovered = signal('');
  const menu = signal<OpenMenu | null>(null);
  const holders = signal<ReadonlyMap<string, number>>(new Map());
  const resize = () => {
    size.value = { width: innerWidth, height: innerHeight };
  };
  addEventListener('resize', resize);
  const stops = [
    effect(() => {
      // What is gone, or has got another name, is not selected any more.
      const there = pieces.value;
      const kept = [...selection.peek()].filter((id) => there.has(id));
      if (kept.length < selection.peek().size) selection.value = new Set(kept);
    }),
    session.onHeld(({ seat, ids }) => {
      const next = new Map([...holders.peek()].filter(([, holder]) => holder !== seat));
      if (!session.seats.peek().includes(seat)) for (const id of ids) next.set(id, seat);
      holders.value = next;
    }),
  ];
  return {
    ...{ session, scene, table, acting, covered, world, layout, pieces, gone, arrangement, ownHand, swipe },
    ...{ selection, hovered, menu, holders, fan },
    ink: { picture, say: (what) => say(what, ...session.texts) },
    tool: signal('hand'),
    snap: signal(true),
    panel: signal(''),
    chooser: signal(null),
    searched: signal({ key: '', count: 0 }),
    inspected: signal(''),
    rested: signal(''),
    read: signal(''),
    spaced: signal(false),
    pointer: signal({ x: 0, y: 0 }),
    measured: signal(''),
    rolled: signal(null),
    moved: signal(0),
    handleOf: signal(null),
    act: (act) => session.act({ do: 'free', seat: Math.max(0, acting.peek()), act }),
    choose(seat) {
      if (seat === acting.peek()) return;
      batch(() => {
        covered.value = handOf(seat) !== '' && handOf(acting.peek()) !== '';
        chosen.value = seat;
        selection.value = new Set();
        swipe.value = 0;
        menu.value = null;
      });
    },
    toldPlaceOf(id) {
      const piece = pieces.peek().get(id);
      if (!piece) return { x: 0, y: 0 };
      if (isFree(piece, scene)) return piece;
      const stack = this.stackOf(id);
      const told = world.peek().toldPlace(
        piece.zone,
        stack.map(({ at }) => at),
        stack.findIndex((one) => one.id === id),
      );
      return told ?? world.peek().toTold(arrangement.peek().lying.get(id) ?? { x: 0, y: 0 });
    },
    stackOf(id) {
      const piece = pieces.peek().get(id);
      if (!piece) return [];
      const stack = arrangement.peek().stacks.get(stackKey(piece, scene)) ?? [id];
      return stack.flatMap((one) => pieces.peek().get(one) ?? []);
    },
    takeable(id) {
      const piece = pieces.peek().get(id);
      if (!piece || piece.locked || holders.peek().has(id) || acting.peek() < 0) return false;
      const spec = scene.zones[piece.zone];
      return spec?.kind !== 'hand' || spec.seat === acting.peek();
    },
    grouped(id) {
      const piece = pieces.peek().get(id);
      return piece !== undefined && scene.zones[piece.zone]?.kind !== 'pile' && this.takeable(id);
    },
    meant() {
      const ids = selection.peek().size > 0 ? [...selection.peek()] : [hovered.peek()];
      return ids.flatMap((id) => pieces.peek().get(id) ?? []);
    },
    colourOf: (seat) =>
      scene.board
        ? plasticOf(scene.sides[seat]?.plastic ?? '').ramp[2]
        : (table?.colour?.(seat, scene) ?? seatColour(seat)),
    sound: makeSounds(() => settings.sound.peek()),
    stop() {
      removeEventListener('resize', resize);
      for (const stop of stops) stop();
    },
  };
}

/** The world as this seat sees it in this window; zones that come into use get a place beside the picture. */
function worldOf({
  session,
  scene,
  table,
  pieces,
  picture,
  ownHand,
}: Pick<HandDesk, 'session' | 'scene' | 'table' | 'pieces' | 'ownHand'> & {
  readonly picture: ReadonlySignal<CardLayout | null>;
}): ReadonlySignal<World> {
  if (scene.board || !table) {
    const board = scene.board ?? { orientation: 'pointy', cells: [], ground: '' };
    const turn = computed(() => turnFor(Math.max(0, session.seats.value[0] ?? 0)));
    return computed(() => boardWorld(scene, layField(board, turn.value)));
  }
  const told = (table.byHand ?? table).lay(PICTURE, scene, 0);
  const used = new Set<string>();
  const key = computed(() => {
    for (const { zone } of pieces.value.values()) used.add(zone);
    return [...used].sort().join();
  });
  return computed(() => {
    key.value;
    return cardWorld(scene, { layout: picture.value ?? told, told, used, hand: ownHand.value });
  });
}
