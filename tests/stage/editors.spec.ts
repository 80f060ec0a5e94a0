import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import sharp from 'sharp';
import {expect, test, type Locator} from '@playwright/test';
import type * as Axe from 'axe-core';
import {bundle, launch} from './browser';
import type * as Editors from './editors/page';

const axe = createRequire(__filename).resolve('axe-core/axe.min.js');

test('ramps and face shadows: edit by mouse, pen, touch and keys, undo, files', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage({viewport: {width: 600, height: 1000}, hasTouch: true});
    const devices = await page.context().newCDPSession(page);
    await page.setContent('<!doctype html><html lang="zh-Hans"><title>Editors</title><body></body></html>');
    await page.addScriptTag({content: await bundle('editors/page.tsx', 'editors')});
    await page.evaluate(() => (globalThis as unknown as {editors: typeof Editors}).editors.mount());
    const main = page.locator('main');
    const picture = async (): Promise<string> => (await main.getAttribute('data-picture'))!;
    const button = (name: string): Locator => page.getByRole('button', {name, exact: true});
    /** Runs an edit that must be one step and change the picture, and takes it back. */
    const edit = async (act: () => Promise<unknown>, check?: () => Promise<unknown>): Promise<void> => {
      const before = await picture();
      const steps = Number(await main.getAttribute('data-steps'));
      await act();
      await expect(main).toHaveAttribute('data-steps', String(steps + 1));
      await expect.poll(picture).not.toBe(before);
      await check?.();
      await button('Undo').click();
      await expect.poll(picture).toBe(before);
    };
    const pick = async (name: RegExp | string): Promise<void> =>
      page.getByRole('radio', {name, exact: true}).check({force: true});
    await expect(main).toHaveAttribute('data-picture', /^data:/);

    await test.step('the stops of a ramp', async () => {
      await pick(/^10/);
      const stops = page.getByRole('slider', {name: /^色标/});
      const border = page.locator('[aria-valuetext="位置0.5, 硬边"]');
      const count = await stops.count();
      const at = await stops.evaluateAll((all) => all.findIndex((s) => s.ariaValueText === '位置0.5, 硬边'));
      const moved = stops.nth(at);
      await expect(moved).toHaveAccessibleName(`色标${at + 1}`);
      await edit(
        () => border.press('ArrowRight'),
        () => expect(moved).toHaveAttribute('aria-valuenow', '0.505'),
      );
      await edit(
        () => border.press('Shift+ArrowRight'),
        () => expect(moved).toHaveAttribute('aria-valuenow', '0.55'),
      );
      await edit(
        () => border.press('Delete'),
        () => expect(stops).toHaveCount(count - 1),
      );
      // An added stop changes nothing until it gets a colour.
      await border.press('Enter');
      await expect(stops).toHaveCount(count + 1);
      await expect(stops.nth(at + 1)).toBeFocused();
      await edit(() => page.getByLabel('色调', {exact: true}).fill('#ff0000'));
      await button('Undo').click();

      const drag = async (pointer: (type: 'down' | 'move' | 'up', x: number, y: number) => Promise<unknown>) => {
        const {x, y, width, height} = (await border.boundingBox())!;
        const [cx, cy] = [x + width / 2, y + height / 2];
        await pointer('down', cx, cy);
        for (const by of [10, 20, 40]) await pointer('move', cx + by, cy);
        await expect(moved).toHaveAttribute('aria-valuenow', /0\.5[5-9]|0\.6/);
        await pointer('up', cx + 40, cy);
      };
      await edit(() =>
        drag(async (type, x, y) => {
          if (type === 'move') return page.mouse.move(x, y);
          await page.mouse.move(x, y);
          return type === 'down' ? page.mouse.down() : page.mouse.up();
        }),
      );
      await edit(() =>
        drag((type, x, y) =>
          devices.send('Input.dispatchTouchEvent', {
            type: type === 'down' ? 'touchStart' : type === 'move' ? 'touchMove' : 'touchEnd',
            touchPoints: type === 'up' ? [] : [{x, y}],
          }),
        ),
      );
    });

    await test.step('zoom', async () => {
      const stops = page.getByRole('slider', {name: /^色标/});
      const gap = () => stops.evaluateAll(([a, b]) => b!.getBoundingClientRect().x - a!.getBoundingClientRect().x);
      const before = await gap();
      const steps = await main.getAttribute('data-steps');
      const last = stops.last();
      await last.focus();
      for (let i = 0; i < 3; i++) await page.keyboard.press('+');
      await expect(page.getByText('8×')).toBeVisible();
      await expect(last).toBeInViewport();
      await expect.poll(gap).toBeGreaterThan(7 * before);
      await button('缩小').click();
      await expect(page.getByText('4×')).toBeVisible();
      await last.focus();
      for (let i = 0; i < 3; i++) await page.keyboard.press('-');
      await expect(button('缩小')).toHaveAttribute('aria-disabled', 'true');
      expect(await gap()).toBeCloseTo(before, 0);
      await expect(main).toHaveAttribute('data-steps', steps!);
    });

    await test.step('pictures', async () => {
      const load = async (name: string, buffer: Buffer) =>
        page.locator('input[type=file][accept*=csv]').setInputFiles({name, mimeType: 'image/png', buffer});
      const png = (width: number, pixel: (x: number) => readonly number[]) => {
        const row = Array.from({length: width}, (_, x) => pixel(x)).flat();
        return sharp(Buffer.from([...row, ...row, ...row]), {raw: {width, height: 3, channels: 4}})
          .png()
          .toBuffer();
      };
      await load('broken.png', Buffer.from('x'.repeat(99)));
      await expect(page.getByText('broken.png没有导入。 浏览器读不出这张图片')).toBeVisible();
      await load('flat.png', await png(64, () => [9, 9, 9, 255]));
      await expect(page.getByText('flat.png没有导入。 图片中间的一行只有一种颜色')).toBeVisible();
      // Opacity is no part of the colour: a transparent half keeps its red.
      const half = await png(64, (x) => (x < 32 ? [255, 0, 0, 0] : [255, 255, 255, 255]));
      await edit(
        () => load('half.png', half),
        async () => {
          await expect(page.getByText('half.png已导入，3个色标，与图片相差不超过2/255。')).toBeVisible();
          const [file] = await Promise.all([page.waitForEvent('download'), button('导出CSV').click()]);
          const lines = (await readFile(await file.path(), 'utf8')).split('\n');
          expect(lines[0]).toBe('0,1,0,0,0');
          expect(lines.at(-2)).toBe('1,1,1,1,1');
        },
      );
    });

    await test.step('reference picture', async () => {
      const field = page.locator('input[type=file][accept="image/*"]');
      const tint = page.getByLabel('色调', {exact: true});
      await field.setInputFiles({name: 'bad.png', mimeType: 'image/png', buffer: Buffer.from('no picture')});
      await expect(page.getByText('bad.png没有导入。 浏览器读不出这张图片')).toBeVisible();
      // Red above blue.
      const half = (color: string) => Buffer.from(color.repeat(64 * 16), 'hex');
      const buffer = await sharp(Buffer.concat([half('ff0000'), half('0000ff')]), {
        raw: {width: 64, height: 32, channels: 3},
      })
        .png()
        .toBuffer();
      await field.setInputFiles({name: 'two.png', mimeType: 'image/png', buffer});
      const plate = page.getByRole('button', {name: /^参考图/});
      await plate.scrollIntoViewIfNeeded();
      const {width, height} = (await plate.boundingBox())!;
      await edit(
        () => plate.click({position: {x: width / 2, y: height * 0.8}}),
        () => expect(tint).toHaveValue('#0000ff'),
      );
      for (let i = 0; i < 9; i++) await plate.press('Shift+ArrowUp');
      await expect(plate).toHaveAccessibleName(/#ff0000/);
      await edit(
        () => plate.press('Enter'),
        () => expect(tint).toHaveValue('#ff0000'),
      );
      await button('关闭参考图').click();
      await expect(plate).toHaveCount(0);
    });

    await test.step('CSV', async () => {
      const csv = page.locator('input[type=file][accept*=csv]');
      const load = (name: string, text: string) =>
        csv.setInputFiles({name, mimeType: 'text/csv', buffer: Buffer.from(text)});
      await load('bad.csv', '0,1,1,1,0\n1,2,1,1,1\n');
      await expect(page.getByText('bad.csv没有导入。 第2行')).toBeVisible();
      await edit(
        () => load('good.csv', '0,1,0,0,0\n1,1,1,1,1\n'),
        async () => {
          const [file] = await Promise.all([page.waitForEvent('download'), button('导出CSV').click()]);
          expect(file.suggestedFilename()).toBe('CC_Toon_Ramp_10_Hair.csv');
          expect(await readFile(await file.path(), 'utf8')).toBe('0,1,0,0,0\n1,1,1,1,1\n');
        },
      );
    });

    await test.step('strokes', async () => {
      const sheet = page.getByRole('application');
      await pick('75°');
      const dark = (): Promise<number> =>
        page.evaluate(() => (globalThis as unknown as {editors: typeof Editors}).editors.dark(5));
      const paint = async (pointerType: 'mouse' | 'pen', force: number): Promise<void> => {
        await sheet.scrollIntoViewIfNeeded();
        const {x, y, width, height} = (await sheet.boundingBox())!;
        const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: number): Promise<unknown> =>
          devices.send('Input.dispatchMouseEvent', {
            type,
            x: x + width * (0.22 + 0.12 * at),
            y: y + height * 0.68,
            button: 'left',
            buttons: type === 'mouseReleased' ? 0 : 1,
            clickCount: 1,
            pointerType,
            force,
          });
        await send('mousePressed', 0);
        await send('mouseMoved', 0.5);
        await send('mouseMoved', 1);
        await send('mouseReleased', 1);
      };
      const areas: number[] = [];
      const note = async (): Promise<unknown> => areas.push(await dark());
      await edit(() => paint('mouse', 0), note);
      await edit(() => paint('pen', 0.3), note);
      expect(areas[1]).toBeLessThan(areas[0]! - 200);
      await sheet.focus();
      for (let i = 0; i < 4; i++) await sheet.press('Shift+ArrowDown');
      for (let i = 0; i < 3; i++) await sheet.press('Shift+ArrowLeft');
      await edit(async () => {
        await sheet.press('Space');
        for (let i = 0; i < 4; i++) await sheet.press('Shift+ArrowLeft');
        await sheet.press('Space');
      });
      await edit(() => button('从模型烘焙').click());
      // Light from the front: a stroke at 75° is not in the picture.
      await pick('0°');
      const ahead = await picture();
      await pick('75°');
      await expect.poll(picture).not.toBe(ahead);
      await paint('mouse', 0);
      await pick('0°');
      await expect.poll(picture).toBe(ahead);
    });

    await test.step('PNG files', async () => {
      for (const [name, file, width, bits] of [
        ['导出图集PNG', 'CA_Toon_DiffuseRamps.png', 256, 8],
        ['导出16位PNG', 'T_Toon_FaceShadowMap.png', 512, 16],
      ] as const) {
        const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
        expect(download.suggestedFilename()).toBe(file);
        const bytes = await readFile(await download.path());
        expect([bytes.readUInt32BE(16), bytes[24]]).toEqual([width, bits]);
      }
    });

    await page.addScriptTag({path: axe});
    const {violations} = await page.evaluate(() =>
      (globalThis as unknown as {axe: typeof Axe}).axe.run(document.querySelector('main')!),
    );
    expect(violations.map(({id}) => id)).toEqual([]);
  } finally {
    await browser.close();
  }
});
