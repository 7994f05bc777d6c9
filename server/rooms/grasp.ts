import type { Entry } from '../../shared/engine/log.ts';
import type { Position } from '../../shared/engine/position.ts';
import type { Refusal } from '../../shared/engine/refusal.ts';
import { words } from '../../shared/engine/words.ts';
import type { Act, FromClient, ToClient } from '../../shared/protocol/messages.ts';
import type { FreeAct } from '../../shared/table/byhand/acts.ts';
import { refusalOfHand } from '../../shared/table/byhand/check.ts';
import type { FreePiece, FreeTable } from '../../shared/table/byhand/piece.ts';
import { handOf, inOthersHand } from '../../shared/table/byhand/place.ts';
import type { Scene } from '../../shared/table/model.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import { Holds } from './holds.ts';
import { touched } from './touched.ts';

/** A hand that gives no sign for so long lets go, in ms. */
const SILENCE = 30_000;

/** Acts that can be done to what one goes on holding. */
const IN_HAND: ReadonlySet<FreeAct['act']> = new Set(['turn', 'flip', 'mark', 'label']);

type Presence = 'held' | 'carried' | 'pointed';
/** Tells all connections, but for this one. */
type Tell = <K extends Presence>(kind: K, body: ToClient[K], except?: object) => void;

/**
 * What hands do above a table that is played by hand: hold, carry, point. Presence only: nothing of it is logged, and
 * nothing of it tells more than the public table. Which cards of a hand somebody fingers is nobody else's business.
 */
export class Grasp {
  private readonly table: LoadedTable;
  private readonly tell: Tell;
  private readonly holds: Holds;
  /** Per seat what the others were told that it holds. */
  private readonly told = new Map<number, string>();
  /** Per seat how far away that was last. */
  private readonly carried = new Map<number, string>();

  constructor(table: LoadedTable, tell: Tell, silence = SILENCE) {
    this.table = table;
    this.tell = tell;
    this.holds = new Holds(silence, (seat) => this.tellHeld([seat]));
  }

  grab(line: object, person: string, { seat, ids, on }: FromClient['grab']): Refusal | null {
    const refusal = this.reach(person, seat);
    if (refusal) return refusal;
    if (!on) {
      this.tellHeld(this.holds.letGo(line, seat, ids), line);
      return null;
    }
    const why = this.outOfReach(seat, ids) ?? this.heldFrom(person, ids);
    if (!why) this.tellHeld(this.holds.take(line, person, seat, ids), line);
    return why;
  }

  /** A hand that rests gives its sign as well; the others hear of it when it moves. */
  carry(line: object, body: FromClient['carry']): void {
    const { seat, dx, dy } = body;
    if (!this.holds.sign(line, seat) || !this.told.get(seat)) return;
    const where = `${dx} ${dy}`;
    if (this.carried.get(seat) === where) return;
    this.carried.set(seat, where);
    this.tell('carried', body, line);
  }

  point(line: object, person: string, body: FromClient['point']): void {
    if (!this.reach(person, body.seat)) this.tell('pointed', body, line);
  }

  /** Why somebody else's hand keeps this act from being done. */
  hindrance(person: string, act: Act): Refusal | null {
    const { free } = this.table.position;
    if (!free || act.do !== 'free') return null;
    // What somebody fingers in their own hand is not to be found out: the match refuses all of that hand alike.
    const theirs = new Set(
      free.pieces.flatMap(({ id, zone }) => (inOthersHand(this.scene, zone, act.seat) ? [id] : [])),
    );
    const ids = this.touched(free, act.act).filter((id) => !theirs.has(id));
    return this.heldFrom(person, ids);
  }

  /** An act has happened, and was shown. */
  happened(before: Position, after: Position, entry: Entry): void {
    if (!after.free || after.phase !== 'playing') {
      this.tellHeld(this.holds.end());
      return;
    }
    if (after.seats !== before.seats) this.tellHeld(this.holds.leave((seat) => after.seats[seat]?.person));
    const changed = entry.e === 'free' ? this.holds.drop(this.laidBy(before, entry)) : new Set<number>();
    const held = this.holds.all();
    if (held.length > 0) {
      const now = byId(after);
      const then = entry.e === 'free' ? now : byId(before);
      const lost = held.filter((id) => !now.has(id) || !liesAlike(then.get(id), now.get(id)));
      for (const seat of this.holds.drop(lost)) changed.add(seat);
    }
    this.tellHeld(changed);
  }

  /** An act was refused: whoever held something for it has let go. */
  refused(person: string, act: Act): void {
    const { free } = this.table.position;
    if (!free || act.do !== 'free') return;
    const ids = this.touched(free, act.act).filter((id) => this.holds.heldFrom(person, [id]) < 0);
    this.tellHeld(this.holds.drop(ids));
  }

  left(line: object): void {
    this.tellHeld(this.holds.end(line));
  }

  /** What is held now, for somebody who comes. */
  heldNow(): readonly ToClient['held'][] {
    return [...this.holds.seats()].flatMap((seat) => {
      const ids = this.shown(seat);
      return ids.length > 0 ? [{ seat, ids }] : [];
    });
  }

  /** Nobody needs to be told: the room closes. */
  end(): void {
    this.holds.end();
  }

  private get scene(): Scene {
    const scene = this.table.match.scene();
    if (!scene) throw new Error('Nothing lies on the table yet.');
    return scene;
  }

  private touched(free: FreeTable, act: FreeAct): readonly string[] {
    return touched(free, this.scene, act);
  }

  /** The pieces that an act has put down: turning what one holds doesn't. */
  private laidBy({ free }: Position, { act }: Entry & { e: 'free' }): readonly string[] {
    return free && !IN_HAND.has(act.act) ? this.touched(free, act) : [];
  }

  private reach(person: string, seat: number): Refusal | null {
    const { free, seats, phase } = this.table.position;
    if (!free || phase !== 'playing') return no('by-rules');
    return person !== '' && seats[seat]?.person === person ? null : no('not-your-seat');
  }

  /** Gone, locked, in somebody else's hand: what can't be lifted can't be held. */
  private outOfReach(seat: number, ids: readonly string[]): Refusal | null {
    const { free } = this.table.position;
    const lift: FreeAct = { act: 'raise', ids: [...ids], to: 'top' };
    return free && refusalOfHand(free, this.scene, seat, lift);
  }

  private heldFrom(person: string, ids: readonly string[]): Refusal | null {
    const holder = this.holds.heldFrom(person, ids);
    return holder < 0 ? null : no('held', this.table.position.seats[holder].name);
  }

  /** What the others may know that this seat holds. */
  private shown(seat: number): readonly string[] {
    const pieces = byId(this.table.position);
    return this.holds.of(seat).filter((id) => {
      const piece = pieces.get(id);
      return piece !== undefined && handOf(this.scene, piece.zone) < 0;
    });
  }

  private tellHeld(seats: Iterable<number>, except?: object): void {
    for (const seat of seats) {
      const ids = this.table.position.free ? this.shown(seat) : [];
      const told = ids.join(' ');
      if ((this.told.get(seat) ?? '') === told) continue;
      this.told.set(seat, told);
      this.carried.delete(seat);
      this.tell('held', { seat, ids }, except);
    }
  }
}

const byId = ({ free }: Position): ReadonlyMap<string, FreePiece> =>
  new Map(free?.pieces.map((piece) => [piece.id, piece]) ?? []);

const liesAlike = (one: FreePiece | undefined, other: FreePiece | undefined) =>
  one?.zone === other?.zone && one?.at === other?.at && one?.x === other?.x && one?.y === other?.y;

const no = (code: string, name?: string): Refusal => ({
  code,
  words: name === undefined ? words(`no.${code}`) : words(`no.${code}`, { name }),
});
