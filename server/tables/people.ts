import type { Position } from '../../shared/engine/position.ts';
import type { Person } from '../storage/store.ts';
import type { Presence } from '../table/publish.ts';

/** One connection of somebody's browser. */
export interface Guest {
  /** Hash of the browser's secret: the person. Several tabs share it. */
  readonly hash: string;
  name: string;
}

/**
 * Who is who at one table: connections, the browsers behind them, and the ids by which the log calls those
 * that ever sat here. A seat belongs to a person and never to a connection.
 */
export class People {
  private readonly guests = new Set<Guest>();
  /** People whose time has gone by, and who have done nothing since. */
  readonly away = new Set<string>();
  /** Seats whose time has gone by since somebody last sat there. */
  private readonly emptyAway = new Set<number>();
  private readonly idByHash = new Map<string, string>();

  constructor(known: readonly Person[]) {
    for (const person of known) this.idByHash.set(person.hash, person.id);
  }

  come(guest: Guest): void {
    this.guests.add(guest);
  }

  /** False where this guest was not here. */
  go(guest: Guest): boolean {
    return this.guests.delete(guest);
  }

  /** Connections now. */
  get count(): number {
    return this.guests.size;
  }

  /** The id in the log of this browser's person, '' for somebody who never sat here. */
  idOf(hash: string): string {
    return this.idByHash.get(hash) ?? '';
  }

  /** The id that somebody new would get. */
  newcomer(hash: string): Person {
    return { id: `p${this.idByHash.size + 1}`, hash };
  }

  add(person: Person): void {
    this.idByHash.set(person.hash, person.id);
  }

  all(): readonly Person[] {
    return [...this.idByHash].map(([hash, id]) => ({ hash, id }));
  }

  /** All tabs of a browser go by one name. */
  rename(hash: string, name: string): void {
    for (const guest of this.guests) if (guest.hash === hash) guest.name = name;
  }

  seatsOf(hash: string, position: Position): number[] {
    const id = this.idOf(hash);
    if (id === '') return [];
    return position.seats.flatMap((seat, at) => (seat.person === id ? [at] : []));
  }

  isHere(person: string): boolean {
    for (const guest of this.guests) if (this.idOf(guest.hash) === person) return person !== '';
    return false;
  }

  /** Whether the time of this seat has gone by, and nothing was done there since. Also of a seat that is free. */
  isAway(seat: number, { seats }: Position): boolean {
    const { kind, person } = seats[seat];
    return kind === '' ? this.emptyAway.has(seat) : kind === 'person' && this.away.has(person);
  }

  /** The time of this seat has gone by. */
  goesAway(seat: number, { seats }: Position): void {
    const { kind, person } = seats[seat];
    if (kind === '') this.emptyAway.add(seat);
    else if (kind === 'person') this.away.add(person);
  }

  /** To be told of each act: of a seat that is taken, nothing is kept from the time when it was free. */
  tookSeats({ seats }: Position): void {
    seats.forEach(({ kind }, seat) => {
      if (kind !== '') this.emptyAway.delete(seat);
    });
  }

  /** Whoever sits here has let their time go by, or nobody sits here at all: there is nobody to go on for. */
  allAway({ seats }: Position): boolean {
    return seats.every(({ kind, person }) => kind !== 'person' || this.away.has(person));
  }

  presence(position: Position): Presence {
    const watching = new Set<string>();
    for (const { hash } of this.guests) {
      if (this.seatsOf(hash, position).length === 0) watching.add(hash);
    }
    return {
      isHere: (person) => this.isHere(person),
      isAway: (person) => this.away.has(person),
      watchers: watching.size,
    };
  }
}
