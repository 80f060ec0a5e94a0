import {expect, test} from '@playwright/test';
import {bundle, launch} from './browser';
import type * as Page from './shaders/page';

declare global {
  var shaders: typeof Page;
}

test.describe('stage shaders', () => {
  test('every pass compiles in every variant', async () => {
    test.setTimeout(180_000);
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({content: await bundle('shaders/page.ts', 'shaders')});
      expect((await page.evaluate(() => shaders.compileAll())).length).toBeGreaterThan(40);
    } finally {
      await browser.close();
    }
  });

  test('extreme sliders and 1 000 random parameter vectors give finite pixels and no GL error', async () => {
    test.setTimeout(300_000);
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({content: await bundle('shaders/page.ts', 'shaders')});
      const report = await page.evaluate(() => shaders.stress(1000));
      console.log(`${report.frames} frames, ${report.empty} empty`);
      expect(report.errors).toEqual([]);
      expect(report.bad).toEqual([]);
      expect(report.empty).toBe(0);
      expect(report.caught).toBe(true);
    } finally {
      await browser.close();
    }
  });
});
