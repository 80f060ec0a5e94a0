import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import type {Values, View} from '../../src/stage/engine/types';
import {glb, human} from './glb';
import {root} from '../support';
import {bundle, launch} from './browser';
import type * as Page from './gallery/page';

declare global {
  var gallery: typeof Page;
}

const MODELS = path.join(root, 'tests/fixtures/models');
/** A few of each kind; `npm run gallery` names a folder to draw all of it. */
const FEW = [
  '01-human.glb',
  '02-skin-mirrored-root.glb',
  '09-glass-over-eyes.glb',
  '17-wrap-modes.glb',
  '35-cutoff-zero.glb',
];
/** What three's loader draws otherwise: without specular-glossiness and VRM 0, and with the wall in the frame. */
const UNLIKE = /^(08|12|13|22)-/;
/** Least shares of the silhouette, of the aspect, and of the points of one colour. */
const LEAST = {silhouette: 0.96, aspect: 0.98, colour: 0.94} as const;

const folder = process.env['GALLERY'];
const files = folder
  ? readdirSync(folder)
      .filter((file) => /\.(glb|vrm|gltf)$/.test(file))
      .map((file) => path.join(folder, file))
  : [...FEW.map((file) => path.join(MODELS, 'inputs', file)), path.join(MODELS, 'mannequin.glb')];

test("the stage draws models as three's loader does: silhouette, textures and cut-outs", async () => {
  const browser = await launch();
  const unlike: string[] = [];
  const refused: string[] = [];
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    for (const file of files) {
      const name = path.basename(file);
      const data = readFileSync(file).toString('base64');
      const shown = await page
        .evaluate((bytes) => gallery.show(bytes), data)
        .catch((error: unknown) => void refused.push(`${name}: ${String(error).split('\n')[0]!}`));
      if (!shown) continue;
      const {pictures, ...likeness} = await page.evaluate((bytes) => gallery.compare(bytes), data);
      console.log(
        name,
        Object.values(likeness)
          .map((share) => share.toFixed(3))
          .join(' '),
        shown.findings.join(' '),
      );
      if (folder) await sheet(name, [...shown.pictures, ...pictures]);
      for (const [what, least] of Object.entries(LEAST))
        if (!UNLIKE.test(name) && likeness[what as keyof typeof LEAST] < least) unlike.push(`${name}: ${what}`);
    }
  } finally {
    await browser.close();
  }
  expect(unlike).toEqual([]);
  // A folder may have files that show nothing.
  if (folder) console.log(refused.join('\n'));
  else expect(refused).toEqual([]);
});

test('a cut-out surface has no outline, shadow or depth where it is clear', async () => {
  const texels = Buffer.from(Array.from({length: 64}, (_, i) => [200, 80, 80, i < 32 ? 0 : 255]).flat());
  const png = await sharp(texels, {raw: {width: 8, height: 8, channels: 4}})
    .png()
    .toBuffer();
  const texture = {pbrMetallicRoughness: {baseColorTexture: {index: 0}}};
  // A board beyond her left hand, whose upper half is clear, and a wall behind it.
  const boxes = [
    {at: [0.9, 0.8, 0], half: [0.2, 0.5, 0.02]},
    {at: [1.3, 0.8, -0.35], half: [0.25, 0.6, 0.02]},
  ];
  const {json, bin} = human({
    boxes,
    materials: [{}, {}, {...texture, alphaMode: 'MASK'}, {}],
    json: {
      textures: [{source: 0, sampler: 0}],
      samplers: [{wrapT: 33071}],
      images: [{uri: `data:image/png;base64,${png.toString('base64')}`}],
    },
  });
  const file = Buffer.from(glb(json, bin)).toString('base64');
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    /** Dark pixels beside the board's upper half, and beside its lower half or their border. */
    const dark = async (view: View, values: Values, left: number, right: number, lower: readonly [number, number]) => {
      const picture = await page.evaluate((how) => gallery.draw(...how), [file, view, values] as const);
      const {data, info} = await sharp(Buffer.from(picture.split(',')[1]!, 'base64'))
        .raw()
        .toBuffer({resolveWithObject: true});
      const count = (top: number, bottom: number): number => {
        let n = 0;
        for (let y = top; y < bottom; y++)
          for (let x = left; x < right; x++) {
            const at = (y * info.width + x) * info.channels;
            if (data[at]! < 128 && data[at + 3]! > 127) n++;
          }
        return n;
      };
      return {upper: count(130, 198), lower: count(...lower)};
    };
    const results = {
      outline: await dark('outline', {}, 245, 290, [212, 270]),
      // From her right: the shadow is on the wall beside the board.
      shadow: await dark('cast', {LightYaw: -45, LightPitch: 0}, 300, 345, [212, 270]),
      lines: await dark('color', {InnerLineStrength: 1}, 245, 290, [200, 210]),
    };
    for (const [what, {upper, lower}] of Object.entries(results)) {
      expect(upper, what).toBe(0);
      expect(lower, what).toBeGreaterThan(30);
    }
  } finally {
    await browser.close();
  }
});

test('the outline of a model without normals goes along its vertex normals', async () => {
  const {json, bin} = human();
  const file = Buffer.from(glb(json, bin)).toString('base64');
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    const of = (values: Values) => page.evaluate((how) => gallery.draw(...how), [file, 'outline', values] as const);
    const [smooth, own, none] = [
      await of({}),
      await of({OutlineNormalSource: 'VertexNormal'}),
      await of({OutlineWidth: 0, OutlineMinPixels: 0}),
    ];
    expect(smooth).toBe(own);
    expect(smooth).not.toBe(none);
  } finally {
    await browser.close();
  }
});

test('a cut-out surface whose texture is below its cut-off counts nowhere, one with a point above it does', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    /** @param last alpha of the last row; of all others 100 */
    const drawn = async (last?: number): Promise<string> => {
      const high = 300;
      const texels = Buffer.alloc(8 * high * 4, 100);
      for (let x = 0; x < 8; x++) texels[(8 * (high - 1) + x) * 4 + 3] = last ?? 100;
      const png = await sharp(texels, {raw: {width: 8, height: high, channels: 4}})
        .png()
        .toBuffer();
      const box = {at: [0, 2.4, 0], half: [0.3, 0.3, 0.3]};
      const {json, bin} = human({
        boxes: last === undefined ? [] : [box],
        materials: [{}, {}, {alphaMode: 'MASK', pbrMetallicRoughness: {baseColorTexture: {index: 0}}}],
        json: {textures: [{source: 0}], images: [{uri: `data:image/png;base64,${png.toString('base64')}`}]},
      });
      const file = Buffer.from(glb(json, bin)).toString('base64');
      return page.evaluate((how) => gallery.draw(...how), [file, 'color', {}] as const);
    };
    const without = await drawn();
    expect(await drawn(100)).toBe(without);
    expect(await drawn(255)).not.toBe(without);
  } finally {
    await browser.close();
  }
});

/** Writes pictures side by side to `test-results/gallery`. */
async function sheet(name: string, pictures: readonly string[]): Promise<void> {
  const all = pictures.map((url) => Buffer.from(url.split(',')[1]!, 'base64'));
  const {width = 0, height = 0} = await sharp(all[0]).metadata();
  const target = path.join(root, 'test-results/gallery');
  mkdirSync(target, {recursive: true});
  await sharp({create: {width: width * all.length, height, channels: 3, background: '#cde'}})
    .composite(all.map((input, i) => ({input, left: i * width, top: 0})))
    .png()
    .toFile(path.join(target, `${name}.png`));
}
