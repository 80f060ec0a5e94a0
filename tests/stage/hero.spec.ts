import {expect, type Page} from '@playwright/test';
import {open} from '../support';
import {countRequests, frames, input, rest, running, stage, still, test, watchFrames} from './live';

const HERO = 'demo-hero';
/** For some frames of a busy machine. */
const FRAMES = {timeout: 60_000};

/** A machine with four processors, as the page sees it. */
const strong = (page: Page, hints: object = {}) =>
  page.addInitScript((own) => {
    for (const [name, value] of Object.entries({hardwareConcurrency: 4, deviceMemory: 8, ...own}))
      Object.defineProperty(navigator, name, {value});
  }, hints);

/** The same with a graphics card. */
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

test('she starts by herself, breathes while she is seen, and the light follows the pointer', async ({page}) => {
  // She draws as fast as the machine can, and this one says that it has a graphics card: seconds a frame where it is busy.
  test.slow();
  await page.setViewportSize({width: 400, height: 600});
  await capable(page);
  await countRequests(page);
  await open(page, '/en/');
  const hero = stage(page, HERO);
  await running(hero);
  const drawn = await frames(hero);
  await expect.poll(() => frames(hero), FRAMES).toBeGreaterThan(drawn + 2);

  const box = (await hero.locator('canvas').boundingBox())!;
  const yaw = async () => Number(await input(hero, 'LightYaw').inputValue());
  await page.mouse.move(box.x + box.width - 20, box.y + box.height / 2);
  await expect.poll(yaw, FRAMES).toBeGreaterThan(45);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await expect.poll(yaw, FRAMES).toBeLessThan(-45);
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
  test(`${why} she waits for the button`, async ({page}) => {
    await prepare(page);
    await page.clock.install();
    await open(page, '/en/');
    await page.clock.runFor(10_000);
    await still(stage(page, HERO));
    await expect(stage(page, HERO).getByRole('button', {name: 'Run live'})).toBeVisible();
  });
