import type { Locator, Page } from 'playwright-core';
import type {} from '../../client/table/handle.ts';
import { panelsText } from '../../client/text/panels.ts';
import type { Showing } from './level.ts';
import type { Person } from './world.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** One browser at one table, in the words of somebody who plays there. */
export class TablePage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** Opens the table with this browser's secret, without animations, and waits until it is there. */
  static async open(
    person: Person,
    address: string,
    table: string,
    token = '',
    query = '',
  ): Promise<TablePage> {
    await person.context.addInitScript(
      ([secret, settings]) => {
        if (secret) localStorage.setItem('pewter.token', secret);
        if (!localStorage.getItem('pewter.settings')) localStorage.setItem('pewter.settings', settings);
      },
      [token, JSON.stringify({ speed: 'off', sound: false })],
    );
    await person.page.goto(`${address}/t/${table}${query}`);
    const at = new TablePage(person.page);
    await at.ready();
    return at;
  }

  /** Everything is at its place: nothing moves and nothing is on its way. */
  async ready(): Promise<void> {
    const still = () => window.pewterTable && !window.pewterTable.busy();
    await this.page.waitForFunction(still, null, { timeout: 45_000 });
  }

  async showing(): Promise<Showing> {
    const shown = await this.page.evaluate(() => {
      const table = window.pewterTable;
      return table ? { step: table.step(), busy: table.busy() } : null;
    });
    return shown ?? { step: -1, busy: true };
  }

  async piece(id: string): Promise<Place> {
    return found(await this.page.evaluate((piece) => window.pewterTable?.pieceAt(piece), id), id);
  }

  async cell(cell: number): Promise<Place> {
    return found(await this.page.evaluate((at) => window.pewterTable?.cellAt(at), cell), `cell ${cell}`);
  }

  /** Board cell on which this page shows the piece. */
  async cellOf(id: string): Promise<number> {
    return this.page.evaluate((piece) => window.pewterTable?.cellOf(piece) ?? -1, id);
  }

  async clickPiece(id: string): Promise<void> {
    const { x, y } = await this.piece(id);
    await this.page.mouse.click(x, y);
  }

  /** Drags a piece to a hex with a real pointer, in steps as a hand would. */
  async drag(id: string, cell: number): Promise<void> {
    await this.lift(id);
    const to = await this.cell(cell);
    await this.page.mouse.move(to.x, to.y, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Presses on a piece and moves a little: it is in the hand now. */
  async lift(id: string): Promise<void> {
    const { x, y } = await this.piece(id);
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + 12, y + 12, { steps: 4 });
  }

  get prompt(): Locator {
    return this.page.getByRole('region', { name: panelsText['prompt.label'] });
  }

  async question(): Promise<string> {
    const [text] = await this.prompt.locator('.question').allInnerTexts();
    return (text ?? '').replace(/\s+/g, ' ');
  }

  /** Waits until the prompt asks something that can be answered. */
  async asked(): Promise<void> {
    await this.prompt.locator('.choices').waitFor();
  }

  /** Presses the button whose name fits, unfolding its group first where it is in one. */
  async choose(name: RegExp, group?: RegExp): Promise<void> {
    if (group) {
      const fold = this.prompt.getByRole('button', { name: group });
      if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
      await this.page.locator('#choice-list').getByRole('button', { name }).first().click();
    } else await this.prompt.getByRole('button', { name }).first().click();
  }

  /** Lines of the chronicle, newest last. */
  async chronicle(): Promise<string[]> {
    return this.page.locator('.chronicle .entry').allInnerTexts();
  }

  /** What the sheet of a warrior says of its Hits ("1 of 6 Hits"), read by pointing at it. */
  async hits(id: string): Promise<string> {
    const { x, y } = await this.piece(id);
    await this.page.mouse.move(x, y);
    const sheet = this.page
      .locator('#sheet')
      .getByText(/\d+ of \d+ Hits/)
      .first();
    await sheet.waitFor();
    return (await sheet.allInnerTexts())[0].trim();
  }

  get result(): Locator {
    return this.page.getByRole('dialog', { name: panelsText['result.title'] });
  }
}

function found(place: Place | null | undefined, what: string): Place {
  if (!place) throw new Error(`${what} is not on the screen`);
  return place;
}

/** Tries until `holds` is true; fails with what was seen last. */
export async function eventually(what: string, holds: () => Promise<boolean>, seconds = 20): Promise<void> {
  const until = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`After ${seconds} s still not: ${what}.`);
    await new Promise((later) => setTimeout(later, 60));
  }
}
