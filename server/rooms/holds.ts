import { Waiting } from './waiting.ts';

/** What one line of one seat has in hand. */
interface Hand {
  /** The connection: a hold never outlives it. */
  readonly line: object;
  readonly person: string;
  readonly seat: number;
  readonly ids: Set<string>;
  readonly silence: Waiting;
}

/**
 * Who has which pieces in hand, while a game is played by hand: the first who takes a piece has it. One person may
 * take over from another tab of their own. Nothing here is logged; what doesn't end by an act, by letting go or with
 * the line ends after a silence, so that no piece stays stuck in a hand that isn't there any more.
 */
export class Holds {
  private readonly hands: Hand[] = [];
  private readonly patience: number;
  private readonly ended: (seat: number) => void;

  /** `patience`: ms of silence after which a hand lets go; `ended` is told of which seat it was. */
  constructor(patience: number, ended: (seat: number) => void) {
    this.patience = patience;
    this.ended = ended;
  }

  /** The seat in which another person has one of these; -1: nobody. */
  heldFrom(person: string, ids: Iterable<string>): number {
    for (const id of ids) {
      const hand = this.handWith(id);
      if (hand && hand.person !== person) return hand.seat;
    }
    return -1;
  }

  /** Takes what nobody else has (see `heldFrom`). The seats whose holds have changed. */
  take(line: object, person: string, seat: number, ids: readonly string[]): ReadonlySet<number> {
    const changed = this.drop(ids);
    let hand = this.handOf(line, seat);
    if (!hand) {
      hand = { line, person, seat, ids: new Set(), silence: new Waiting() };
      this.hands.push(hand);
    }
    for (const id of ids) hand.ids.add(id);
    this.sign(line, seat);
    return changed.add(seat);
  }

  /** Lets go of what this line has in this seat. */
  letGo(line: object, seat: number, ids: readonly string[]): ReadonlySet<number> {
    const hand = this.handOf(line, seat);
    return hand ? this.drop(ids.filter((id) => hand.ids.has(id))) : new Set();
  }

  /** These pieces are in nobody's hand any more. */
  drop(ids: Iterable<string>): Set<number> {
    const changed = new Set<number>();
    for (const id of ids) {
      const hand = this.handWith(id);
      if (!hand) continue;
      hand.ids.delete(id);
      changed.add(hand.seat);
      if (hand.ids.size === 0) this.close(hand);
    }
    return changed;
  }

  /** The line is gone; with no line, all are. */
  end(line?: object): ReadonlySet<number> {
    const gone = this.hands.filter((hand) => line === undefined || hand.line === line);
    for (const hand of gone) this.close(hand);
    return new Set(gone.map((hand) => hand.seat));
  }

  /** Hands of people who have left their seats let go. */
  leave(holder: (seat: number) => string | undefined): ReadonlySet<number> {
    const gone = this.hands.filter((hand) => holder(hand.seat) !== hand.person);
    for (const hand of gone) this.close(hand);
    return new Set(gone.map((hand) => hand.seat));
  }

  /** A sign of life of a hand. False where it holds nothing. */
  sign(line: object, seat: number): boolean {
    const hand = this.handOf(line, seat);
    hand?.silence.begin(this.patience, () => {
      this.close(hand);
      this.ended(seat);
    });
    return hand !== undefined;
  }

  /** All that this seat holds. */
  of(seat: number): readonly string[] {
    return this.hands.flatMap((hand) => (hand.seat === seat ? [...hand.ids] : []));
  }

  all(): readonly string[] {
    return this.hands.flatMap((hand) => [...hand.ids]);
  }

  seats(): ReadonlySet<number> {
    return new Set(this.hands.map((hand) => hand.seat));
  }

  private handOf(line: object, seat: number): Hand | undefined {
    return this.hands.find((hand) => hand.line === line && hand.seat === seat);
  }

  private handWith(id: string): Hand | undefined {
    return this.hands.find((hand) => hand.ids.has(id));
  }

  private close(hand: Hand): void {
    hand.silence.end();
    const at = this.hands.indexOf(hand);
    if (at >= 0) this.hands.splice(at, 1);
  }
}
