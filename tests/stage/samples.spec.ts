import {expect, test} from '@playwright/test';
import {unzipSync} from 'fflate';
import {published} from '../../config/published';
import {bundle, launch} from './browser';
import type * as Samples from './samples/page';

test('the sample character of the archive has the silhouette of the stage in a public loader', async ({request}) => {
  const response = await request.get(published.assets.href);
  expect(response.headers()['content-type']).toContain('zip');
  const files = unzipSync(await response.body());
  const glb = Buffer.from(files['ToonSample/SK_ToonSample.glb']!).toString('base64');
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('samples/page.ts', 'samples')});
    const seen = await page.evaluate(
      (data) => (globalThis as unknown as {samples: typeof Samples}).samples.compare(data),
      glb,
    );
    expect(seen.materials).toEqual(['Skin', 'Face', 'Hair', 'Cloth', 'Metal', 'Prop', 'Stand']);
    expect(seen.attributes).toEqual(expect.arrayContaining(['uv', 'uv1', 'uv2', 'uv3', 'color', 'skinIndex']));
    expect(seen.covered).toBeGreaterThan(20_000);
    expect(seen.differing / seen.covered).toBeLessThan(0.01);
  } finally {
    await browser.close();
  }
});
