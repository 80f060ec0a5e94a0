/** Helpers of the tests that run a stage on a page: locators, start, frame counts. */
import sharp from 'sharp';
import args from '../../scripts/browser-args.cjs';
import {expect, test as base, type Locator, type Page} from '@playwright/test';

/** Launch options of a browser without GPU. */
export const test = base.extend({
  launchOptions: async ({launchOptions}, use) => use({...launchOptions, args: args.stage}),
});

export const OUTLINE = 'docs/Tutorial/ControlTheShapeOfOutlines';
export const SHADOWS = 'docs/Tutorial/ControlTheShapeOfShadows';

export const stage = (page: Page, id = 'demo-outline'): Locator => page.locator(`[data-stage="${id}"]`);
/** A control of the panel, not of the dock. */
export const input = (section: Locator, name: string): Locator =>
  section.locator(`input[name="${name}"]:not([data-docked] *)`);
export const frames = (section: Locator): Promise<number> =>
  section
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement & {frames: number}).frames);
export const still = (section: Locator) => expect(section).toHaveAttribute('data-stage-state', 'poster');
export const running = (section: Locator) =>
  expect(section).toHaveAttribute('data-stage-state', 'running', {timeout: 40_000});

export async function start(page: Page, id = 'demo-outline', word = 'Run live'): Promise<Locator> {
  const section = stage(page, id);
  await section.getByRole('button', {name: word}).click();
  await running(section);
  return section;
}

/** Counts the animation frames that scripts request; call it before the page opens. */
export const countRequests = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const animation = {asked: 0, next: window.requestAnimationFrame.bind(window)};
    window.requestAnimationFrame = (callback) => {
      animation.asked++;
      return animation.next(callback);
    };
    Object.assign(window, {animation});
  });

type Animated = Window & {animation: {asked: number; next: typeof window.requestAnimationFrame}};

/** Waits until the browser has shown `count` frames; returns how many frames scripts requested meanwhile. */
export const watchFrames = (page: Page, count = 20): Promise<number> =>
  page.evaluate(
    (steps) =>
      new Promise<number>((resolve) => {
        const {animation} = window as unknown as Animated;
        const before = animation.asked;
        const step = (left: number) =>
          animation.next(() => (left > 0 ? step(left - 1) : resolve(animation.asked - before)));
        step(steps);
      }),
    count,
  );

/** Waits for a period without a drawn or requested frame; returns the number of frames drawn so far. */
export async function rest(page: Page, section: Locator): Promise<number> {
  let drawn = 0;
  await expect(async () => {
    drawn = await frames(section);
    expect(await watchFrames(page)).toBe(0);
    expect(await frames(section)).toBe(drawn);
  }).toPass({timeout: 40_000});
  return drawn;
}

/** The picture as it stands on the page, without focus, once nothing is drawn any more: samples of red, green and blue. */
export async function shown(page: Page, section: Locator): Promise<Buffer> {
  const canvas = section.locator('canvas');
  // Keyboard focus shows the ring and the key help on the picture.
  await canvas.blur();
  await rest(page, section);
  return sharp(await canvas.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * The largest difference of a sample of two pictures, out of 255; infinite if their sizes differ. Equal pictures differ
 * by up to 1: the frame's lines, which lie between pixels, depend on the scroll position.
 */
export const difference = (one: Buffer, other: Buffer): number =>
  one.length === other.length
    ? one.reduce((most, sample, at) => Math.max(most, Math.abs(sample - other[at]!)), 0)
    : Infinity;
