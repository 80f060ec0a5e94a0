import {createHash} from 'node:crypto';
import {chromium, expect, type Page} from '@playwright/test';
import {stageData} from '../../plugins/stage-figures/data';
import {open} from '../support';
import {bundle, launch} from './browser';
import type * as Engine from './engine/page';
import {OUTLINE, running, stage, start, test} from './live';

const picture = (page: Page): Promise<string> =>
  stage(page)
    .locator('canvas')
    .first()
    .evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL());

test('the same address with a fixed time gives the same bytes in three launches', async ({baseURL, launchOptions}) => {
  test.setTimeout(180_000);
  const pictures = new Set<string>();
  for (let launched = 0; launched < 3; launched++) {
    const browser = await chromium.launch(launchOptions);
    try {
      const page = await browser.newPage({baseURL: baseURL!, viewport: {width: 1280, height: 720}});
      await open(page, `/en/${OUTLINE}?stage-time=2`);
      await start(page);
      pictures.add(
        createHash('sha256')
          .update(await picture(page))
          .digest('hex'),
      );
    } finally {
      await browser.close();
    }
  }
  expect(pictures.size).toBe(1);
});

test('a restored context draws the same picture', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await open(page, `/en/${OUTLINE}?stage-time=2`);
  const section = await start(page);
  const before = await picture(page);
  const lose = await section
    .locator('canvas')
    .first()
    .evaluateHandle((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!,
    );
  await lose.evaluate((extension) => extension.loseContext());
  await expect(section).toHaveAttribute('data-stage-state', 'loading');
  await lose.evaluate((extension) => extension.restoreContext());
  await running(section);
  await expect.poll(() => picture(page), {timeout: 20_000}).toBe(before);
  expect(errors).toEqual([]);
});

test('a lost context that is not restored shows the still and a retry button', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  const section = await start(page);
  await section
    .locator('canvas')
    .first()
    .evaluate((canvas) =>
      (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext(),
    );
  await expect(section).toHaveAttribute('data-stage-state', 'failed', {timeout: 20_000});
  await expect(section).toContainText(stageData('demo-outline', 'en').words.failure.context);
  await section.getByRole('button', {name: 'Retry'}).click();
  await running(section);
});

test('a character that fails to load shows a network error', async ({page}) => {
  await page.route(/\/assets\/js\/character/, (route) => route.abort());
  await open(page, `/en/${OUTLINE}`);
  await stage(page).getByRole('button', {name: 'Run live'}).click();
  await expect(stage(page)).toHaveAttribute('data-stage-state', 'failed', {timeout: 60_000});
  await expect(stage(page)).toContainText(stageData('demo-outline', 'en').words.failure.network);
});

for (const [what, reason, spoil] of [
  [
    'a shader that does not compile',
    'shader',
    () => {
      const original = WebGL2RenderingContext.prototype.shaderSource;
      WebGL2RenderingContext.prototype.shaderSource = function (shader, source) {
        original.call(this, shader, source.replace('void main()', 'broken main()'));
      };
    },
  ],
  [
    'a GPU without memory left',
    'memory',
    () => {
      WebGL2RenderingContext.prototype.getError = () => 0x0505;
    },
  ],
] as const)
  test(`${what} shows the still (${reason}) and throws nothing`, async ({page}) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(spoil);
    await open(page, `/en/${OUTLINE}`);
    await stage(page).getByRole('button', {name: 'Run live'}).click();
    await expect(stage(page)).toHaveAttribute('data-stage-state', 'failed', {timeout: 60_000});
    await expect(stage(page).locator('canvas')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

test('dispose() frees every geometry, texture and program', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    const {held, left} = await page.evaluate(() => (globalThis as unknown as {engine: typeof Engine}).engine.leave());
    expect(held.geometries * held.textures * held.programs).toBeGreaterThan(0);
    expect(left).toEqual({geometries: 0, textures: 0, programs: 0});
  } finally {
    await browser.close();
  }
});

test('an edited ramp atlas and an edited face map draw one frame each', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('engine/page.ts', 'engine')});
    expect(await page.evaluate(() => (globalThis as unknown as {engine: typeof Engine}).engine.redraws())).toEqual([
      1, 1,
    ]);
  } finally {
    await browser.close();
  }
});
