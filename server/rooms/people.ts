import type { Client } from '@colyseus/core';
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
  private readonly guests = new Map<Client, Guest>();
  private readonly idByHash = new Map<string, string>();

  constructor(known: readonly Person[]) {
    for (const person of known) this.idByHash.set(person.hash, person.id);
  }

  come(client: Client, guest: Guest): void {
    this.guests.set(client, guest);
  }

  go(client: Client): void {
    this.guests.delete(client);
  }

  guest(client: Client): Guest | undefined {
    return this.guests.get(client);
  }

  everyone(): IterableIterator<[Client, Guest]> {
    return this.guests.entries();
  }

  get count(): number {
    return this.guests.size;
  }

  clientsOf(hash: string): Client[] {
    return [...this.guests].flatMap(([client, guest]) => (guest.hash === hash ? [client] : []));
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

  seatsOf(hash: string, position: Position): number[] {
    const id = this.idOf(hash);
    if (id === '') return [];
    return position.seats.flatMap((seat, at) => (seat.person === id ? [at] : []));
  }

  presence(position: Position): Presence {
    const here = new Set<string>();
    const watching = new Set<string>();
    for (const guest of this.guests.values()) {
      here.add(this.idOf(guest.hash));
      if (this.seatsOf(guest.hash, position).length === 0) watching.add(guest.hash);
    }
    here.delete('');
    return { isHere: (person) => here.has(person), watchers: watching.size };
  }
}
