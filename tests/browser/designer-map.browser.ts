import assert from 'node:assert/strict';
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { columnsOf, type Place, rowsOf } from '../../shared/design/design.ts';
import { joinAs } from '../guest.ts';
import { browserTest } from './cases.ts';
import { DesignerPage, groundAt, openNew, touches } from './designer-page.ts';
import { eventually } from './table-page.ts';
import { phone } from './world.ts';

const openProperties = async ({ page }: DesignerPage): Promise<void> => {
  await page.getByRole('button', { name: 'Properties', exact: true }).click();
  await page.getByRole('button', { name: 'Choose a picture …' }).waitFor();
};

browserTest(
  'a picture of one’s own lies under the hexes, for a friend at the play link and at the table too',
  async (world) => {
    const desk = await openNew(world);
    const { page } = desk;
    await openProperties(desk);
    const blank = await desk.design();
    const told = page.getByRole('alert');
    for (const [content, words] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /no picture/],
      [pngBegun(30_000, 20), /30000 by 20 pixels, which is too many/],
      [pngBegun(640, 480), /no picture/],
      [heavyFile(50 * 1024 * 1024), /too large for a picture: at most 20 MB/],
    ] as const) {
      await bring(page, content);
      await told.filter({ hasText: words }).waitFor();
      assert.deepEqual(await desk.design(), blank);
    }
    const secret = 'Taken by Ann at home';
    await bring(page, Buffer.concat([await redPicture(page, 3000, 1500), Buffer.from(secret)]));
    await eventually('the picture lies there', async () => (await desk.design()).background !== null);
    await told.waitFor({ state: 'detached' });
    const { background } = await desk.design();
    assert.match(background?.image ?? '', /^data:image\/(webp|jpeg);base64,/);
    const kept = Buffer.from(background?.image.split(',')[1] ?? '', 'base64');
    assert(kept.length <= 400 * 1024, `${kept.length} bytes`);
    assert(!kept.includes(secret), 'nothing of the file stays but what is seen');

    const opacity = page.getByLabel('Opacity');
    await opacity.fill('0.75');
    await opacity.press('Enter');
    await eventually('it fades', async () => (await desk.design()).background?.opacity === 0.75);
    await page.getByLabel('Hex size').fill('80');
    await page.getByLabel('Hex size').press('Enter');
    await page.getByRole('button', { name: 'Cover the map' }).click();
    const drawn = await desk.design();
    assert.equal(drawn.hexSize, 80);
    for (let i = 0; i < 4; i++) await desk.button('Undo').click();
    assert.deepEqual(await desk.design(), blank);
    for (let i = 0; i < 4; i++) await desk.button('Do again').click();
    assert.deepEqual(await desk.design(), drawn);
    await page.locator('.properties').getByRole('button', { name: 'Close' }).click();

    await desk.deploy('Minotaur', [7, 5]);
    await page.getByRole('button', { name: 'South 0' }).click();
    await desk.deploy('Lion', [7, 2]);
    await page.getByText('1 North against 1 South').waitFor();
    await desk.save();
    const friend = (await world.person()).page;
    await friend.goto(await desk.link('Link to play (give it to friends)'));
    const preview = friend.locator('.preview canvas');
    await preview.waitFor();
    const [red, green] = await pixelOf(preview.elementHandle());
    assert(red > 120 && red > green * 1.6, `the picture is seen: red ${red}, green ${green}`);
    await friend.getByRole('button', { name: 'Play against the table' }).click();
    await friend.waitForURL(/\/t\/[a-z0-9]{10}/);
    const token = await friend.evaluate(() => localStorage.getItem('pewter.token') ?? '');
    const guest = await joinAs(world.server.address, /\/t\/([a-z0-9]+)/.exec(friend.url())?.[1] ?? '', token);
    assert.equal(guest.now.scene?.board?.background?.image, background?.image);
    guest.leave();
  },
  { seconds: 90 },
);

browserTest('the picture is moved and sized by hand and by keys, each one step of undo', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  await openProperties(desk);
  await bring(page, await redPicture(page, 800, 500));
  await eventually('the picture lies there', async () => (await desk.design()).background !== null);
  await page.getByRole('button', { name: 'Move the picture' }).click();
  await page.getByText('Drag the picture or a corner.').first().waitFor();
  const picture = async () => {
    const { background, hexSize } = await desk.design();
    assert(background);
    const { x, y, scale } = background;
    return { x, y, scale, hexSize };
  };
  const first = await picture();
  // One hex to the right, by a drag of many moves.
  await desk.stroke([4, 4], [6, 4], [5, 4]);
  const moved = await picture();
  assert(Math.abs(moved.x - first.x - first.hexSize) < 1.5, `moved by ${moved.x - first.x}`);
  assert(Math.abs(moved.y - first.y) < 1.5);
  assert.equal(moved.scale, first.scale);

  // A corner, inwards: the opposite one stays where it is.
  const corner = await page.evaluate(() => window.pewterDesigner?.pictureHandles()[3]);
  assert(corner);
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(corner.x - 160, corner.y - 100, { steps: 6 });
  await page.mouse.up();
  const smaller = await picture();
  assert(smaller.scale < moved.scale * 0.9, `${moved.scale} to ${smaller.scale}`);
  assert(Math.abs(smaller.x - moved.x) < 0.1 && Math.abs(smaller.y - moved.y) < 0.1);

  // The map has the focus: a key held down is one step, too.
  await page.keyboard.down('ArrowRight');
  for (let i = 0; i < 4; i++) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  const nudged = await picture();
  assert(nudged.x > smaller.x && nudged.y === smaller.y);
  await page.keyboard.press('+');
  const larger = await picture();
  assert(larger.scale > nudged.scale);
  // What is let go of in the air counts for nothing.
  await desk.stroke([4, 4]);
  assert.deepEqual(await picture(), larger);
  await page.mouse.move(corner.x - 300, corner.y - 200);
  await page.mouse.down();
  await page.mouse.move(corner.x - 200, corner.y - 150, { steps: 3 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  assert.deepEqual(await picture(), larger);

  for (const step of [nudged, smaller, moved, first]) {
    await desk.button('Undo').click();
    assert.deepEqual(await picture(), step);
  }
  for (const step of [moved, smaller, nudged, larger]) {
    await desk.button('Do again').click();
    assert.deepEqual(await picture(), step);
  }
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.getByText('Drag the picture or a corner.').first().waitFor({ state: 'detached' });
});

browserTest('on a phone a finger moves the picture, and two make it larger', async (world) => {
  const desk = await openNew(world, phone);
  const { page } = desk;
  await page.getByRole('button', { name: 'Properties', exact: true }).tap();
  await page.getByRole('button', { name: 'Choose a picture …' }).waitFor();
  await bring(page, await redPicture(page, 800, 500));
  await eventually('the picture lies there', async () => (await desk.design()).background !== null);
  await page.getByRole('button', { name: 'Move the picture' }).tap();
  await page.getByText('Drag the picture or a corner.').first().waitFor();
  const picture = async () => {
    const { background } = await desk.design();
    assert(background);
    return background;
  };
  const fingers = await touches(page);
  const first = await picture();
  const from = await desk.pointOf([4, 4]);
  await fingers('touchStart', [from]);
  for (let i = 1; i <= 5; i++) await fingers('touchMove', [{ x: from.x + i * 8, y: from.y + i * 4 }]);
  await fingers('touchEnd', []);
  const moved = await picture();
  assert(moved.x > first.x && moved.y > first.y && moved.scale === first.scale);

  const map = await desk.pointOf([8, 6]);
  await fingers('touchStart', [from]);
  await fingers('touchStart', [from, map]);
  for (let i = 1; i <= 5; i++)
    await fingers('touchMove', [
      { x: from.x - i * 4, y: from.y - i * 4 },
      { x: map.x + i * 8, y: map.y + i * 8 },
    ]);
  await fingers('touchEnd', []);
  const larger = await picture();
  assert(larger.scale > moved.scale * 1.1, `${moved.scale} to ${larger.scale}`);
  assert.deepEqual(await desk.pointOf([8, 6]), map, 'the map lies still');
  await desk.button('Undo').tap();
  assert.deepEqual(await picture(), moved);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert(overflow <= 0, 'nothing is wider than the phone');
});

/** By its content, or by its path where it is too large to be sent. */
const bring = async (page: Page, content: Buffer | string): Promise<void> => {
  const file =
    typeof content === 'string' ? content : { name: 'picture.png', mimeType: 'image/png', buffer: content };
  await page.locator('.properties input[type=file]').setInputFiles(file);
};

function heavyFile(bytes: number): string {
  const file = join(mkdtempSync(join(tmpdir(), 'pewter-heavy-')), 'picture.png');
  writeFileSync(file, pngBegun(640, 480));
  truncateSync(file, bytes);
  return file;
}

/** The beginning of a PNG, which says how large it is; its pixels never come. */
function pngBegun(width: number, height: number): Buffer {
  const begun = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000080200000000000000', 'hex');
  begun.writeUInt32BE(width, 16);
  begun.writeUInt32BE(height, 20);
  return begun;
}

async function redPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const pen = canvas.getContext('2d');
      if (pen) {
        pen.fillStyle = '#e01010';
        pen.fillRect(0, 0, w, h);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.split(',')[1], 'base64');
}

/** Red and green in the middle of the upper right quarter, where nobody stands. */
const pixelOf = async (canvas: Promise<unknown>): Promise<number[]> => {
  const handle = (await canvas) as { evaluate<T>(ask: (element: HTMLCanvasElement) => T): Promise<T> };
  return handle.evaluate((element) => {
    const at = [Math.round(element.width * 0.8), Math.round(element.height * 0.3)] as const;
    return [...(element.getContext('2d')?.getImageData(at[0], at[1], 1, 1).data ?? [])];
  });
};

browserTest('what a kind of ground blocks is chosen for the map, hatched, kept and undone', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  await desk.button('Wood').click();
  await desk.stroke([5, 5], [6, 5]);
  const blocks = page.getByRole('combobox', { name: 'Blocks' });
  assert.equal(await blocks.inputValue(), 'sight');
  assert.equal(await page.locator('.hatch-legend').count(), 0);
  const plain = await desk.design();
  await blocks.selectOption('both');
  await page.locator('.hatch-legend').waitFor();
  assert.deepEqual((await desk.design()).kinds, { wood: { blocks: 'both' } });
  assert.equal(await page.locator('.kv', { hasText: 'Blocks' }).last().locator('b').textContent(), 'both');
  // Decoration, until the battle is played otherwise.
  await page.getByLabel('counts in play').check();
  assert.deepEqual((await desk.design()).rest.options, { terrain: 'blocking' });
  await desk.save();
  const link = await desk.link('Link to play (give it to friends)');
  const copy = await DesignerPage.open(await world.person(), link.replace('/d/', '/design/'));
  assert.deepEqual((await copy.design()).kinds, { wood: { blocks: 'both' } });
  await desk.button('Undo').click();
  await desk.button('Undo').click();
  assert.deepEqual(await desk.design(), plain);
  await desk.button('Show what blocks').click();
  await page.locator('.hatch-legend').waitFor({ state: 'detached' });
});

browserTest('a map is as small as three by three and as large as sixty by sixty hexes', async (world) => {
  const desk = await openNew(world);
  await openProperties(desk);
  const size = async (): Promise<string> => {
    const design = await desk.design();
    return `${columnsOf(design)} ${rowsOf(design)}`;
  };
  const type = async (label: 'Columns' | 'Rows', n: string) => {
    const field = desk.page.getByRole('spinbutton', { name: label });
    await field.fill(n);
    await field.press('Tab');
  };
  await type('Columns', '60');
  await type('Rows', '75');
  assert.equal(await size(), '60 60');
  await desk.button('Water').click();
  await desk.stroke([58, 58], [59, 59]);
  assert.equal(groundAt(await desk.design(), [58, 58], [59, 59]), 'ww');
  await type('Columns', '3');
  await type('Rows', '1');
  assert.equal(await size(), '3 3');
  await desk.button('Undo').click();
  await desk.button('Undo').click();
  assert.equal(groundAt(await desk.design(), [58, 58], [59, 59]), 'ww');
});

browserTest(
  'dropped anywhere within a hex a warrior stands on it, on pointy and on flat maps',
  async (world) => {
    const desk = await openNew(world);
    await desk.deploy('Ogre', [4, 4]);
    await openProperties(desk);
    const stands = async (): Promise<string> => (await desk.design()).sides[0].units[0].at.join();
    for (const orientation of ['pointy', 'flat']) {
      await desk.page.getByLabel('Hexes').selectOption({ label: orientation });
      await desk.page.waitForTimeout(300);
      let at: Place = [4, 4];
      for (const [to, dx, dy] of [
        [[6, 3], 14, 0],
        [[6, 6], -14, 3],
        [[4, 4], 3, 11],
      ] as const) {
        const [from, middle] = [await desk.pointOf(at), await desk.pointOf(to)];
        await desk.page.mouse.move(from.x, from.y);
        await desk.page.mouse.down();
        await desk.page.mouse.move(middle.x + dx, middle.y + dy, { steps: 5 });
        await desk.page.mouse.up();
        assert.equal(await stands(), to.join(), orientation);
        at = to;
      }
    }
  },
);

browserTest('the map is drawn by keys alone: a line, a label, a zone, a warrior moved', async (world) => {
  const desk = await openNew(world);
  const { page } = desk;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await desk.button('Water').click();
  await page.getByRole('application').focus();
  await press('ArrowDown', 'l', 'Enter', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  assert.equal((await desk.design()).ground[0], 'gggggggggggggggg', 'not before its other end is chosen');
  await press('Enter');
  assert.equal((await desk.design()).ground[0], 'wwwwgggggggggggg');
  await press('ArrowDown', 'Enter', 'Escape', 'Enter', 'Enter');
  assert.equal((await desk.design()).ground[1], 'gggwgggggggggggg');
  await page.getByLabel('Label').fill('The spring');
  await page.getByLabel('Label').press('Enter');
  assert.deepEqual((await desk.design()).labels, [{ at: [3, 1], text: 'The spring' }]);
  await desk.button('Zone').press('Enter');
  await page.getByRole('application').focus();
  await press('b', 'ArrowDown', ']', 'Enter');
  assert.equal((await desk.design()).zones[2].trim(), '111');
  await page.locator('.warrior').first().press('Enter');
  await page.getByRole('application').focus();
  await press('Enter', 'h', 'Enter', 'ArrowRight', 'Enter');
  assert.deepEqual((await desk.design()).sides[0].units[0].at, [[4, 2]]);
  await press('n');
  assert.equal((await desk.design()).numbers, 'letters');
  await press('Delete');
  assert.deepEqual((await desk.design()).sides[0].units, []);
});
