import type { Locator, Page } from 'playwright-core';
import type {} from '../../client/byhand/handle.ts';
import type { Laid } from '../../client/byhand/pieces.ts';
import { type HandKey, handSay } from '../../client/byhand/text.ts';
import type { Showing } from './level.ts';
import { eventually } from './table-page.ts';
import type { Person } from './world.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** One browser at a table by hand, in the words of somebody whose hands are there. */
export class HandPage {
  readonly page: Page;
  /** All that came over its line, as it came. */
  readonly heard: Buffer[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('websocket', (line) =>
      line.on('framereceived', ({ payload }) => this.heard.push(Buffer.from(payload))),
    );
  }

  /** Opens the table with this browser's secret, without animations, and waits until it lies there. */
  static async open(person: Person, address: string, table: string, token: string): Promise<HandPage> {
    await person.context.addInitScript(
      ([secret, settings]) => {
        localStorage.setItem('pewter.token', secret);
        localStorage.setItem('pewter.settings', settings);
      },
      [token, JSON.stringify({ speed: 'off', sound: false })],
    );
    const at = new HandPage(person.page);
    await person.page.goto(`${address}/t/${table}`);
    await at.ready();
    return at;
  }

  /** A page that shows the table already. */
  static async here(page: Page): Promise<HandPage> {
    const at = new HandPage(page);
    await at.ready();
    return at;
  }

  /** Nothing moves, is carried or waits for the table. */
  async ready(): Promise<void> {
    const still = () => window.pewterByHand && !window.pewterByHand.busy();
    await this.page.waitForFunction(still, null, { timeout: 45_000 });
  }

  async showing(): Promise<Showing> {
    const shown = await this.page.evaluate(() => {
      const table = window.pewterByHand;
      return table ? { step: table.step(), busy: table.busy() } : null;
    });
    return shown ?? { step: -1, busy: true };
  }

  async piece(id: string): Promise<Place> {
    return found(await this.page.evaluate((piece) => window.pewterByHand?.pieceAt(piece), id), id);
  }

  async zone(zone: string): Promise<Place> {
    return found(await this.page.evaluate((name) => window.pewterByHand?.zoneAt(name), zone), zone);
  }

  async cell(cell: number): Promise<Place> {
    return found(await this.page.evaluate((at) => window.pewterByHand?.cellAt(at), cell), `cell ${cell}`);
  }

  /** A piece as this seat sees it. */
  async laid(id: string): Promise<Laid | null> {
    return this.page.evaluate((piece) => window.pewterByHand?.piece(piece) ?? null, id);
  }

  /** Ids in a zone, as this page has them. */
  async idsIn(zone: string): Promise<string[]> {
    return this.page.evaluate((name) => {
      const table = window.pewterByHand;
      const all = table?.pieces().flatMap((id) => table.piece(id) ?? []) ?? [];
      return all
        .filter((piece) => piece.zone === name)
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id);
    }, zone);
  }

  /** All that lies in the place of this one, from the lowest. */
  async stack(id: string): Promise<string[]> {
    return this.page.evaluate((piece) => window.pewterByHand?.stack(piece) ?? [], id);
  }

  async holder(id: string): Promise<number> {
    return this.page.evaluate((piece) => window.pewterByHand?.holder(piece) ?? -1, id);
  }

  async carried(): Promise<readonly string[]> {
    return this.page.evaluate(() => window.pewterByHand?.carried() ?? []);
  }

  async selection(): Promise<string[]> {
    return this.page.evaluate(() => window.pewterByHand?.selection() ?? []);
  }

  /** Presses here and moves there with a real pointer, in steps as a hand would. It stays down. */
  async lift(from: Place, to: Place): Promise<void> {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move(from.x + 10, from.y - 12, { steps: 3 });
    await this.page.mouse.move(to.x, to.y, { steps: 6 });
  }

  async drag(from: Place, to: Place): Promise<void> {
    await this.lift(from, to);
    await this.page.mouse.up();
    await this.ready();
  }

  /** Presses here with a finger and moves there. It stays down. */
  async touch(from: Place, to: Place): Promise<() => Promise<void>> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', [from]);
    for (let i = 1; i <= 6; i++) {
      await send('touchMove', [
        { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
      ]);
    }
    return async () => {
      await send('touchEnd', []);
      await session.detach();
      await this.ready();
    };
  }

  /** Opens the menu of a piece by a right click, and does what is called so, one item after the other. */
  async menu(id: string, ...keys: readonly HandKey[]): Promise<void> {
    const { x, y } = await this.piece(id);
    await this.page.mouse.click(x, y, { button: 'right' });
    for (const key of keys) await this.item(key).click();
    await this.ready();
  }

  /** The same with a finger, which stays where it is until the menu is there. */
  async menuHeld(id: string, key: HandKey): Promise<void> {
    const { x, y } = await this.piece(id);
    // In a fan the next card covers the middle.
    const width = await this.page.evaluate((piece) => window.pewterByHand?.widthOf(piece) ?? 0, id);
    const at = { x: x - width / 3, y };
    const letGo = await this.touch(at, at);
    await this.item(key).waitFor();
    await letGo();
    await this.item(key).tap();
    await this.ready();
  }

  private item(key: HandKey): Locator {
    return this.page.getByRole('menuitem', { name: new RegExp(`^${handSay(key)}`) }).first();
  }

  /** Resolves when somebody's sign with these words stands on this table. It passes: wait before it is made. */
  async sees(kind: 'ping' | 'arrow' | 'ruler', text: string): Promise<void> {
    await this.page.waitForFunction(
      ([what, words]) =>
        window.pewterByHand?.signs().some((sign) => sign.kind === what && sign.text === words),
      [kind, text] as const,
    );
  }

  /** Any place of the table, in tenths as acts speak of it. */
  async at(x: number, y: number): Promise<Place> {
    return found(
      await this.page.evaluate(([a, b]) => window.pewterByHand?.at(a, b), [x, y] as const),
      `${x} ${y}`,
    );
  }

  /** Nothing is selected any more. */
  async deselect(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await eventually('nothing is selected', async () => (await this.selection()).length === 0);
  }

  get tools(): Locator {
    return this.page.getByRole('navigation', { name: handSay('byhand.tools') });
  }
}

function found(place: Place | null | undefined, what: string): Place {
  if (!place) throw new Error(`${what} is not on the screen`);
  return place;
}
