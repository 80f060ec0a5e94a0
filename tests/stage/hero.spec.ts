import {expect, type Page} from '@playwright/test';
import {open} from '../support';
import {countRequests, frames, input, rest, running, stage, still, test, watchFrames} from './live';

const HERO = 'demo-hero';
/** Timeout for a few frames on a busy machine. */
const FRAMES = {timeout: 60_000};

/** Makes the page see a machine with four processors. */
const strong = (page: Page, hints: object = {}) =>
  page.addInitScript((own) => {
    for (const [name, value] of Object.entries({hardwareConcurrency: 4, deviceMemory: 8, ...own}))
      Object.defineProperty(navigator, name, {value});
  }, hints);

/** A strong machine that has a graphics card as well. */
async function capable(page: Page, hints?: object) {
  await strong(page, hints);
  await page.addInitScript(() => {
    const UNMASKED_RENDERER = 0x9246;
    const get = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (this: WebGL2RenderingContext, name: number) {
      return name === UNMASKED_RENDERER ? 'A graphics card' : (Reflect.apply(get, this, [name]) as unknown);
    };
  });
}

test('the stage starts by itself, breathes while visible, and the mouse drags the light', async ({page}) => {
  // She draws as fast as the machine can, and this one claims a GPU: a frame takes seconds on a busy machine.
  test.slow();
  await page.setViewportSize({width: 400, height: 600});
  await capable(page);
  await countRequests(page);
  await open(page, '/en/');
  const hero = stage(page, HERO);
  await running(hero);
  const drawn = await frames(hero);
  await expect.poll(() => frames(hero), FRAMES).toBeGreaterThan(drawn + 2);

  const canvas = hero.locator('canvas');
  const yaw = async () => Number(await input(hero, 'LightYaw').inputValue());
  const initial = await yaw();
  // The light is left of her; over it the cursor becomes a hand.
  await canvas.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}));
  const box = (await canvas.boundingBox())!;
  const handle = await (async () => {
    for (let y = 0.15; y < 0.7; y += 0.08)
      for (let x = 0.02; x < 0.5; x += 0.05) {
        const place = {x: box.x + x * box.width, y: box.y + y * box.height};
        await page.mouse.move(place.x, place.y);
        if (await canvas.evaluate((element: HTMLElement) => element.style.cursor === 'grab')) return place;
      }
    throw new Error('Nowhere over the picture does the cursor become a hand');
  })();
  expect(await yaw()).toBe(initial);
  await page.mouse.down();
  await page.mouse.move(handle.x + 60, handle.y);
  await page.mouse.up();
  await expect.poll(yaw, FRAMES).toBeGreaterThan(initial + 10);
  await hero.getByRole('button', {name: 'Reset all'}).click();
  await expect.poll(yaw, FRAMES).toBe(initial);
  await hero.getByRole('switch', {name: 'Outline'}).press('Space');
  await expect(hero.getByRole('switch', {name: 'Outline'})).not.toBeChecked();
  expect(new URL(page.url()).search).toBe('');

  await hero.getByRole('button', {name: 'Pause'}).click();
  await rest(page, hero);
  await hero.getByRole('button', {name: 'Resume'}).click();
  await running(hero);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(hero.locator('canvas')).not.toBeInViewport();
  await watchFrames(page, 2);
  await rest(page, hero);
});

const calm: [why: string, prepare: (page: Page) => Promise<unknown>][] = [
  ['without a graphics card', strong],
  [
    'under reduced motion',
    async (page) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await capable(page);
    },
  ],
  ['under data saving', (page) => capable(page, {connection: {effectiveType: '4g', saveData: true}})],
  ['with two processors', (page) => capable(page, {hardwareConcurrency: 2})],
];
for (const [why, prepare] of calm)
  test(`${why} the stage waits for its button`, async ({page}) => {
    await prepare(page);
    await page.clock.install();
    await open(page, '/en/');
    await page.clock.runFor(10_000);
    await still(stage(page, HERO));
    await expect(stage(page, HERO).getByRole('button', {name: 'Run live'})).toBeVisible();
  });

test.describe('her controls', () => {
  test.use({reducedMotion: 'reduce'});

  test('Delete resets the light, and a screen reader hears the description of a switch once', async ({page}) => {
    await open(page, '/en/');
    const hero = stage(page, HERO);
    const light = hero.getByRole('slider', {name: 'Light yaw'});
    const initial = await light.inputValue();
    await light.press('End');
    await expect(light).toHaveValue('180');
    await light.press('Delete');
    await expect(light).toHaveValue(initial);
    const outline = hero.getByRole('switch', {name: 'Outline', exact: true});
    await expect(outline).toHaveAccessibleDescription('The back faces of an inflated copy of the mesh.');
  });

  test('labels are complete and do not touch their switches, and the disc is as large as the figure', async ({
    page,
  }) => {
    await open(page, '/zh-Hans/');
    const hero = stage(page, HERO);
    for (const width of [390, 1024]) {
      await page.setViewportSize({width, height: 900});
      const cells = await hero.locator('form label').evaluateAll((labels) =>
        labels.map((label) => {
          const name = label.querySelector('[id$="-name"]')!;
          const range = document.createRange();
          range.selectNodeContents(name);
          const control = label.querySelector('input')!.getBoundingClientRect();
          return {
            lines: new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size,
            gap: control.top - name.getBoundingClientRect().bottom,
          };
        }),
      );
      for (const {lines, gap} of cells) {
        if (width > 390) expect(lines).toBe(1);
        expect(gap).toBeGreaterThanOrEqual(6);
      }
    }
    const picture = (await hero.locator('[data-stage-picture]').boundingBox())!;
    const panel = (await page.locator('header [aria-hidden="true"] .lk-ground').boundingBox())!;
    expect(picture.height).toBeGreaterThan(0.9 * panel.height);
  });

  test('the first screen of a phone shows heading, lede, the way in and her face', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/en/');
    const words = (await page.getByText('For character and technical artists').boundingBox())!;
    const button = (await page.getByRole('main').getByRole('link', {name: 'Getting Started'}).boundingBox())!;
    const picture = (await stage(page, HERO).locator('[data-stage-picture]').boundingBox())!;
    expect(words.y + words.height).toBeLessThanOrEqual(button.y);
    expect(button.y + button.height).toBeLessThanOrEqual(picture.y);
    expect(picture.y + picture.height / 2).toBeLessThan(844);
  });
});
