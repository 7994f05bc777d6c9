import type { Waits } from '../tables/house.ts';
import type { LoadedTable } from '../tables/loaded-table.ts';
import { Waiting } from './waiting.ts';

/**
 * The table needs somebody who can begin it, and later fill the seat of whoever never comes back: a host who leaves is
 * waited for, longer in mid-game, then replaced by somebody who sits here.
 */
export class HostWatch {
  private readonly table: LoadedTable;
  private readonly waits: Waits;
  private readonly waiting = new Waiting();

  constructor(table: LoadedTable, waits: Waits) {
    this.table = table;
    this.waits = waits;
  }

  /** Looks whether somebody is missed, after every change. */
  look(): void {
    if (!this.isMissed()) this.waiting.end();
    else if (!this.waiting.running) {
      const { host, hostInGame } = this.waits;
      const patience = this.table.position.phase === 'gathering' ? host : hostInGame;
      this.waiting.begin(patience, () => {
        const heir = this.table.position.seats.find((seat) => this.isHere(seat.person));
        if (heir && this.isMissed()) this.table.act({ e: 'host', by: heir.person });
      });
    }
  }

  /** Never again: the table is being unloaded. */
  rest(): void {
    this.waiting.end();
  }

  private isMissed(): boolean {
    const { phase, host } = this.table.position;
    return phase !== 'over' && !this.isHere(host);
  }

  private isHere(person: string): boolean {
    return this.table.people.isHere(person);
  }
}
