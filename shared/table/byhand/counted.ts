import type { Fault, Refusal } from '../../engine/refusal.ts';
import { words } from '../../engine/words.ts';
import type { Scene } from '../model.ts';
import { faultOf, isOpen } from './lying.ts';
import type { FreePiece } from './piece.ts';

/** A list of cards that must all be there, and where. */
export interface CardList {
  /** How often each kind is there. */
  readonly copies: ReadonlyMap<string, number>;
  /** Zones that its cards belong in. What lies hidden there is taken for one of them. */
  readonly places: ReadonlySet<string>;
  /** So many of one kind lie open in these places. */
  readonly doubled: (kind: string, n: number, copies: number) => Refusal;
  /** One lies open in no such place. Absent: that they are too few says enough. */
  readonly astray?: (kind: string) => Refusal;
  /** So many lie in these places instead of all. */
  readonly count: (n: number, all: number) => Refusal;
}

export interface Counted {
  /** What everybody sees to be wrong. */
  readonly faults: readonly Fault[];
  /** The number is right and the faces are not: nobody sees that. */
  readonly secret: boolean;
}

/**
 * Whether all cards of a list are there, each as often as it should be. `scene`: the game's own. `faults` hangs on
 * nothing that is hidden from anybody.
 */
export function counted(list: CardList, pieces: readonly FreePiece[], scene: Scene): Counted {
  const { copies, places } = list;
  const faults: Fault[] = [];
  const open = new Map<string, FreePiece[]>();
  const astray = new Map<string, FreePiece[]>();
  const lie = new Map<string, number>();
  const hiddenElsewhere: FreePiece[] = [];
  let n = 0;
  for (const piece of pieces) {
    const { kind, zone } = piece;
    const here = places.has(zone);
    const shown = isOpen(piece, scene);
    if (here && copies.has(kind)) lie.set(kind, (lie.get(kind) ?? 0) + 1);
    if (!shown) {
      if (here) n++;
      else if (scene.zones[zone]?.kind !== 'pile') hiddenElsewhere.push(piece);
    } else if (copies.has(kind)) {
      if (here) n++;
      const group = here ? open : astray;
      const others = group.get(kind);
      if (others) others.push(piece);
      else group.set(kind, [piece]);
    }
  }
  /** What the number would be without the faults that are named. */
  let mended = n;
  let all = 0;
  for (const [kind, most] of copies) {
    all += most;
    const here = open.get(kind) ?? [];
    const elsewhere = astray.get(kind) ?? [];
    if (here.length > most) {
      faults.push(faultOf(list.doubled(kind, here.length, most), here));
      mended -= here.length - most;
    }
    // With more of them in sight than there are, those that lie elsewhere may be but toys.
    if (list.astray && elsewhere.length > 0 && here.length + elsewhere.length <= most) {
      faults.push(faultOf(list.astray(kind), elsewhere));
      mended += elsewhere.length;
    }
  }
  if (mended !== all) {
    const strays = list.astray ? [] : [...astray.values()].flat();
    faults.push(faultOf(list.count(n, all), mended < all ? [...strays, ...hiddenElsewhere] : []));
  }
  const secret = [...copies].some(([kind, most]) => (lie.get(kind) ?? 0) !== most);
  return { faults, secret };
}

/** Cards don't add up, and nobody sees which: said where everybody hears it. */
export const secretFault = (rule: string): Fault =>
  faultOf({ code: 'hidden-cards', words: words('no.hidden-cards'), rule }, []);
