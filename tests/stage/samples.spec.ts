import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {published} from '../../config/published';
import {bundle, launch} from './browser';
import type * as Samples from './samples/page';

test('the sample characters of the archive have the silhouettes of the stage in a public loader', async ({request}) => {
  const response = await request.get(published.assets.href);
  expect(response.headers()['content-type']).toContain('zip');
  const files = unzipSync(await response.body());
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('samples/page.ts', 'samples')});
    for (const [figure, file] of [
      ['chibi', 'SK_ToonSample.glb'],
      ['knight', 'SK_ToonKnight.glb'],
    ] as const) {
      const seen = await page.evaluate(
        ([name, data]) => (globalThis as unknown as {samples: typeof Samples}).samples.compare(name, data),
        [figure, Buffer.from(files[`ToonSample/${file}`]!).toString('base64')] as const,
      );
      expect(seen.materials).toEqual(['Skin', 'Face', 'Hair', 'Cloth', 'Metal', 'Prop', 'Stand']);
      expect(seen.attributes).toEqual(expect.arrayContaining(['uv', 'uv1', 'uv2', 'uv3', 'color', 'skinIndex']));
      expect(seen.covered, file).toBeGreaterThan(20_000);
      expect(seen.differing / seen.covered, file).toBeLessThan(0.01);
    }
  } finally {
    await browser.close();
  }
});
