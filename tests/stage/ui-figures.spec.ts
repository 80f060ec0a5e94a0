import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import type * as Figures from '../../plugins/stage-figures/page';
import {posterEffort, posterFile, posterQuality, posterThemes} from '../../plugins/stage-figures/posters';
import {demo, FEATURE_OFF} from '../../src/stage/demos';
import {PICTURE} from '../../src/stage/ui/data';
import {engineDemo} from '../../src/stage/ui/scene';
import {root} from '../support';
import {bundle, launch} from './browser';

/** Tolerance in steps of 255 for differences between machines, on average and in single samples. */
const TOLERANCE = {mean: 0.5, sample: 48, share: 0.002};

const pixels = (source: string | Buffer) => sharp(source).removeAlpha().raw().toBuffer();
/** Encodes both sides with the same loss, so that only the drawing can differ. */
const encoded = (png: Buffer) =>
  sharp(png)
    .resize(PICTURE.width, PICTURE.height, {kernel: 'lanczos3'})
    .removeAlpha()
    .webp({quality: posterQuality.webp[1], effort: posterEffort})
    .toBuffer();

for (const id of ['demo-outline', 'demo-lighting']) {
  test(`the posters of ${id} are what the stage draws; if not, run "npm run figures"`, async () => {
    test.setTimeout(180_000);
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({content: await bundle('../../plugins/stage-figures/page.ts', 'figures')});
      for (const theme of posterThemes) {
        const address = await page.evaluate(
          (request) => (globalThis as unknown as {figures: typeof Figures}).figures.draw(request),
          {
            demo: engineDemo(demo(id), FEATURE_OFF),
            theme,
            time: 0,
            width: PICTURE.width * 2,
            height: PICTURE.height * 2,
          },
        );
        const drawn = await pixels(await encoded(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')));
        const kept = await pixels(path.join(root, posterFile(id, theme, 1, 'webp')));
        let sum = 0;
        let far = 0;
        drawn.forEach((value, at) => {
          const difference = Math.abs(value - (kept[at] ?? 0));
          sum += difference;
          if (difference > TOLERANCE.sample) far++;
        });
        console.log(
          `${id} ${theme}: mean ${(sum / drawn.length).toFixed(2)}, far ${((far / drawn.length) * 100).toFixed(2)} %`,
        );
        expect(sum / drawn.length).toBeLessThan(TOLERANCE.mean);
        expect(far / drawn.length).toBeLessThan(TOLERANCE.share);
      }
    } finally {
      await browser.close();
    }
  });
}
