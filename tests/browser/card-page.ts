import type { Locator, Page } from 'playwright-core';
import type {} from '../../client/tables/handle.ts';
import { panelsText } from '../../client/text/panels.ts';
import type { Showing } from './level.ts';
import type { Person } from './world.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One browser at one card table, in the words of somebody who plays there. */
export class CardPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the table with this browser's secret, without animations, and waits until it lies there. */
  static async open(person: Person, address: string, table: string, token: string): Promise<CardPage> {
    await person.context.addInitScript(
      ([secret, settings]) => {
        localStorage.setItem('pewter.token', secret);
        localStorage.setItem('pewter.settings', settings);
      },
      [token, JSON.stringify({ speed: 'off', sound: false })],
    );
    await person.page.goto(`${address}/t/${table}`);
    const at = new CardPage(person.page);
    await at.ready();
    return at;
  }

  /** Nothing moves and nothing is on its way. */
  async ready(): Promise<void> {
    const still = () => window.pewterCards && !window.pewterCards.busy();
    await this.page.waitForFunction(still, null, { timeout: 45_000 });
  }

  async showing(): Promise<Showing> {
    const shown = await this.page.evaluate(() => {
      const cards = window.pewterCards;
      return cards ? { step: cards.step(), busy: cards.busy() } : null;
    });
    return shown ?? { step: -1, busy: true };
  }

  async piece(id: string): Promise<Place> {
    return found(await this.page.evaluate((piece) => window.pewterCards?.pieceAt(piece), id), id);
  }

  async zone(zone: string): Promise<Place> {
    return found(await this.page.evaluate((name) => window.pewterCards?.zoneAt(name), zone), zone);
  }

  async point(cell: number): Promise<Place> {
    return found(await this.page.evaluate((at) => window.pewterCards?.cellAt(at), cell), `point ${cell}`);
  }

  /** Kind of a piece as this page draws it, '' face down; null where it draws none. */
  async kind(id: string): Promise<string | null> {
    return this.page.evaluate(
      (piece) => (window.pewterCards?.pieceAt(piece) ? (window.pewterCards?.kindOf(piece) ?? '') : null),
      id,
    );
  }

  async zoneOf(id: string): Promise<string> {
    return this.page.evaluate((piece) => window.pewterCards?.zoneOf(piece) ?? '', id);
  }

  async lit() {
    const lit = await this.page.evaluate(() => window.pewterCards?.lit());
    if (!lit) throw new Error('no card table is there');
    return lit;
  }

  async click(place: Place, button: 'left' | 'right' = 'left'): Promise<void> {
    await this.page.mouse.click(place.x, place.y, { button });
  }

  /** Drags with a real pointer, in steps as a hand would, and lets go. */
  async drag(from: Place, to: Place): Promise<void> {
    await this.lift(from, to);
    await this.page.mouse.up();
  }

  async lift(from: Place, to: Place): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 10, from.y - 12, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 8 });
  }

  get prompt(): Locator {
    return this.page.getByRole('region', { name: panelsText['prompt.label'] });
  }

  /** The card that is held up to be read. */
  get heldUp(): Locator {
    return this.page.locator('#held-up');
  }
}

function found(place: Place | null | undefined, what: string): Place {
  if (!place) throw new Error(`${what} is not on the screen`);
  return place;
}
