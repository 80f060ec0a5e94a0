import {expect, test} from '@playwright/test';
import type * as Figures from '../../plugins/stage-figures/page';
import {posterThemes} from '../../plugins/stage-figures/posters';
import {demos, FEATURE_OFF} from '../../src/stage/demos';
import {engineDemo} from '../../src/stage/ui/scene';
import {bundle, launch} from '../stage/browser';

/**
 * Tolerance for differences between machines. `threshold`: from 0 to 1, allowed colour difference of a pixel (pixelmatch, YIQ);
 * `maxDiffPixelRatio`: share of pixels that may differ more, such as antialiased edges.
 */
const TOLERANCE = {threshold: 0.08, maxDiffPixelRatio: 0.004};
const PICTURE = {width: 320, height: 200};
/** Seconds of the idle motion. */
const TIME = 2;

for (const demo of demos)
  test(`${demo.id} looks as in its pictures, light and dark`, async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({content: await bundle('../../plugins/stage-figures/page.ts', 'figures')});
      for (const theme of posterThemes) {
        const address = await page.evaluate(
          (figure) => (globalThis as unknown as {figures: typeof Figures}).figures.draw(figure),
          {demo: engineDemo(demo, FEATURE_OFF), theme, time: TIME, ...PICTURE},
        );
        const picture = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
        expect.soft(picture).toMatchSnapshot(`${demo.id}-${theme}.png`, TOLERANCE);
      }
    } finally {
      await browser.close();
    }
  });
