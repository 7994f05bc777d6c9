import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameEvent } from '../../shared/engine/event.ts';
import type { Adding, Paper } from '../../shared/engine/game.ts';
import { say } from '../../shared/engine/words.ts';
import type { PublicTable } from '../../shared/protocol/state.ts';
import type { Kind, Scene } from '../../shared/table/model.ts';
import type { CardInk } from '../art/cards/ink.ts';
import { seatColour } from '../art/seats.ts';
import { type Offer, readOffer, type Spot } from '../play/laying.ts';
import { settings } from '../session/settings.ts';
import { Deeds } from '../table/deeds.ts';
import { makeSounds, type SoundName } from '../table/sounds.ts';
import { type Arrangement, arrange, type Form, pieceAt } from './arrange.ts';
import { type Shown, shownPieces } from './shown.ts';
import { pointAt } from './spread.ts';
import type { CardLayout, CardTable } from './table.ts';
import type { ViewedSession } from './viewing.ts';

/** A card held up to be read, and how that came about: what came by pointing goes with the pointer. */
export interface HeldUp {
  /** '' where it is no piece of the table. */
  readonly piece: string;
  readonly by: 'hover' | 'focus' | 'hold';
  /** The zone of a pile whose uppermost card it is. */
  readonly pile?: string;
  /** A card of a pile that is looked through, by its kind. */
  readonly kind?: string;
}

/**
 * What lies where and what may be done with it, for the drawing and for its mirror in the page. Holds no truth:
 * all comes out of the session.
 */
export interface CardDesk {
  readonly session: ViewedSession;
  readonly scene: Scene;
  readonly table: CardTable;
  /** What card painters need: the pictures of this game's decks and its words. */
  readonly ink: CardInk;
  /** The session as the furniture reads it: its table is the one that is shown, not the newest. */
  readonly furnished: ViewedSession;
  readonly deeds: Deeds;
  /** From where one looks; 0 for a spectator. */
  readonly own: ReadonlySignal<number>;
  readonly layout: ReadonlySignal<CardLayout>;
  /** The table as it is shown: acts that are still to be shown have not happened in it. */
  readonly shown: Signal<PublicTable>;
  readonly pieces: ReadonlySignal<ReadonlyMap<string, Shown>>;
  readonly arrangement: ReadonlySignal<Arrangement>;
  readonly offer: ReadonlySignal<Offer>;
  readonly swipes: Signal<Readonly<Record<string, number>>>;
  readonly heldUp: Signal<HeldUp | null>;
  /** The zone whose cards are looked through, '' for none. */
  readonly browsed: Signal<string>;
  /** The zone under the card that is taken up, '' for none. */
  readonly over: Signal<string>;
  /** What the card that is taken up would add to a reckoning if it were laid where it is held; null: nothing. */
  readonly adding: ReadonlySignal<Adding | null>;
  /** Pieces that a reckoning under the pointer is about. */
  readonly cited: Signal<readonly string[]>;
  /** What has been shown so far of the act that is being shown; empty while nothing is. */
  readonly telling: Signal<readonly GameEvent[]>;
  /** The reckonings that fit what is shown: while an act is being shown, those before it. */
  readonly papers: ReadonlySignal<readonly Paper[]>;
  sound(name: SoundName): void;
  kindOf(piece: Shown): Kind | undefined;
  /** Of a seat's dice and pawns, CSS. */
  colourOf(seat: number): string;
  formOf(piece: Shown): Form;
  isCard(piece: Shown): boolean;
  /** What lies there; `except`: not this piece, since it is in the hand. */
  spotAt(at: { readonly x: number; readonly y: number }, except?: string): Spot;
  /** Somebody asks to read what lies there: a card is held up, a stack of open cards is looked through. */
  read(spot: Spot): void;
  /** Swipes a hand by so many px, as far as it reaches. */
  swipe(zone: string, by: number): void;
  stop(): void;
}

export function makeDesk(
  session: ViewedSession,
  scene: Scene,
  table: CardTable,
  picture: CardInk['picture'],
): CardDesk {
  const size = signal({ width: innerWidth, height: innerHeight });
  const own = computed(() => Math.max(0, session.viewing.value));
  const layout = computed(() => table.lay(size.value, scene, own.value));
  const shown = signal(session.table.peek());
  const swipes = signal<Readonly<Record<string, number>>>({});
  const pieces = computed(() => shownPieces(shown.value, session.look.value, session.table.value));
  const arrangement = computed(() => arrange(layout.value, pieces.value, swipes.value));
  const offer = computed(() => readOffer(session.decisions.value, session.focus.value.card, table.twoTaps));
  const sound = makeSounds(() => settings.sound.peek());
  const whole = () => ({ x: 0, y: 0, w: layout.peek().width, h: layout.peek().height });
  const deeds = new Deeds(session, whole, sound);
  const over = signal('');
  const heldUp = signal<HeldUp | null>(null);
  const resize = () => {
    size.value = { width: innerWidth, height: innerHeight };
  };
  addEventListener('resize', resize);
  // A list that asks about choices which are gone asks nothing.
  const stopAsking = effect(() => {
    session.decisions.value;
    deeds.close();
  });
  const kindOf = (piece: Shown): Kind | undefined => scene.kinds[piece.kind];
  // What lies face down, and kinds that nobody described, are cards.
  const formOf = (piece: Shown): Form => {
    const shape = kindOf(piece)?.shape ?? 'card';
    return shape === 'card' || shape === 'pawn' ? shape : 'marker';
  };
  return {
    session,
    scene,
    table,
    ink: { picture, say: (what) => say(what, ...session.texts) },
    furnished: { ...session, table: shown },
    deeds,
    own,
    layout,
    shown,
    pieces,
    arrangement,
    offer,
    swipes,
    heldUp,
    browsed: signal(''),
    over,
    adding: computed(() => offer.value.zones.get(over.value)?.[0]?.view.adds ?? null),
    cited: signal([]),
    telling: signal([]),
    papers: papersOf(session, shown),
    sound,
    kindOf,
    colourOf: (seat) => table.colour?.(seat, scene) ?? seatColour(seat),
    formOf,
    isCard: (piece) => formOf(piece) === 'card',
    spotAt(at, except = '') {
      const piece = pieceAt(arrangement.peek(), at, formOf, { except, above: offer.peek().held });
      const under = arrangement.peek().placed.get(piece)?.piece.zone;
      const zone = under ?? zoneAt(layout.peek(), at);
      const place = layout.peek().zones[zone];
      return { piece, zone, cell: place?.points ? pointAt(place, at) : -1 };
    },
    read({ piece, zone }) {
      const stacked = layout.peek().zones[zone]?.spread === 'stack';
      const open = [...pieces.peek().values()].filter((one) => one.zone === zone && one.kind !== '');
      if (stacked && open.length > 1) this.browsed.value = zone;
      else if (piece !== '') heldUp.value = { piece, by: 'hold' };
      else if (shown.peek().piles.get(zone)?.top) heldUp.value = { piece: '', pile: zone, by: 'hold' };
    },
    swipe(zone, by) {
      const reach = arrangement.peek().reach[zone] ?? 0;
      const now = Math.min(reach, swipes.peek()[zone] ?? 0);
      swipes.value = { ...swipes.peek(), [zone]: Math.max(0, Math.min(reach, now + by)) };
    },
    stop() {
      removeEventListener('resize', resize);
      stopAsking();
      deeds.close();
    },
  };
}

/** Reckonings come with the newest look, which may be ahead of what is shown. */
function papersOf(session: ViewedSession, shown: Signal<PublicTable>): ReadonlySignal<readonly Paper[]> {
  let kept: { readonly seat: number; readonly papers: readonly Paper[] } = { seat: -2, papers: [] };
  return computed(() => {
    const papers = session.look.value?.papers ?? [];
    const seat = session.look.value ? session.viewing.value : -2;
    const behind = shown.value.step < session.table.value.step;
    // What another seat was shown is nothing for this one.
    if (!behind || seat !== kept.seat) kept = { seat, papers: behind && seat !== kept.seat ? [] : papers };
    return kept.papers;
  });
}

/** The uppermost zone at a place, '' for none. */
export function zoneAt(layout: CardLayout, at: { readonly x: number; readonly y: number }): string {
  let best = '';
  let order = Number.NEGATIVE_INFINITY;
  for (const [zone, { x, y, w, h, order: above = 0 }] of Object.entries(layout.zones)) {
    if (at.x < x || at.y < y || at.x > x + w || at.y > y + h || above < order) continue;
    best = zone;
    order = above;
  }
  return best;
}
