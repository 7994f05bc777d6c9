import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import type {} from '../../client/designer/handle.ts';
import type { Design, Place } from '../../shared/design/design.ts';
import { eventually } from './table-page.ts';
import type { Person, World } from './world.ts';

/** One browser with the designer open, in the words of somebody who draws there. */
export class DesignerPage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open({ page }: Person, address: string): Promise<DesignerPage> {
    await page.goto(address);
    await page.waitForFunction(() => window.pewterDesigner !== undefined, null, { timeout: 30_000 });
    // The map lies still once its place on the page is known.
    await page.locator('#designer .canvas canvas').first().waitFor();
    const desk = new DesignerPage(page);
    let before = '';
    await eventually('the map lies still', async () => {
      const now = JSON.stringify(await desk.pointOf([0, 0]));
      const still = now === before;
      before = now;
      await page.waitForTimeout(150);
      return still;
    });
    return desk;
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** A button of the open menu; the head of the page has some of the same names. */
  inMenu(name: string): Locator {
    return this.page.locator('.designer-menu').getByRole('button', { name, exact: true });
  }

  async design(): Promise<Design> {
    const found = await this.page.evaluate(() => window.pewterDesigner?.design());
    if (!found) throw new Error('the designer is not open');
    return found;
  }

  async pointOf(place: Place): Promise<{ x: number; y: number }> {
    const found = await this.page.evaluate((at) => window.pewterDesigner?.pointOf(at), place);
    if (!found) throw new Error(`no place ${place.join()}`);
    return found;
  }

  /** Presses on the first hex and goes over all others with a real pointer. */
  async stroke(...path: readonly Place[]): Promise<void> {
    const [first, ...rest] = await Promise.all(path.map((place) => this.pointOf(place)));
    await this.page.mouse.move(first.x, first.y);
    await this.page.mouse.down();
    for (const { x, y } of rest) await this.page.mouse.move(x, y, { steps: 6 });
    await this.page.mouse.up();
  }

  /** Drags a warrior of the tray onto a hex. */
  async deploy(warrior: string, place: Place): Promise<void> {
    await this.page.getByPlaceholder('Search warriors').fill(warrior);
    const first = this.page.locator('.warrior').first();
    // The tray is sorted anew a moment after the words.
    await first.filter({ hasText: warrior }).waitFor();
    const from = await first.boundingBox();
    if (!from) throw new Error(`no ${warrior} in the tray`);
    const to = await this.pointOf(place);
    await this.page.mouse.move(from.x + from.width / 2, from.y + 30);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x, to.y, { steps: 8 });
    await this.page.mouse.up();
  }

  /** Saves by the knob of the rail and waits until it is kept. */
  async save(): Promise<void> {
    const said = this.page.getByText(/^Saved as version \d+\.$/);
    // What an earlier one said may be there still.
    const [before] = await said.allInnerTexts();
    await this.button('Save').first().click();
    await eventually('it is saved', async () => {
      const [now] = await said.allInnerTexts();
      return now !== undefined && now !== before;
    });
  }

  /** Where the menu says that the design is found. */
  async link(label: string): Promise<string> {
    await this.button('Menu').click();
    const link = await this.page.getByRole('textbox', { name: label }).inputValue();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    return link;
  }
}

/** Somebody new at the desk, with an empty map before them. */
export const openNew = async (world: World, options?: BrowserContextOptions): Promise<DesignerPage> =>
  DesignerPage.open(await world.person(options), `${world.server.address}/design`);

/** Letters of the ground where `places` lie. */
export const groundAt = (design: Design, ...places: readonly Place[]): string =>
  places.map(([column, row]) => design.ground[row][column]).join('');

/** Real fingers on the page: all that are down now, CSS px of the window. */
export async function touches(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}
