import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {glb, human} from '../../src/stage/model/fixtures';
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
const UNLIKE = /^(08|12|13|15|22)-/;
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
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    for (const file of files) {
      const name = path.basename(file);
      const data = readFileSync(file).toString('base64');
      const shown = await page.evaluate((bytes) => gallery.show(bytes), data);
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
});

test('the outline of a cut-out surface leaves out what is cut out', async () => {
  const texels = Buffer.from(Array.from({length: 64}, (_, i) => [200, 80, 80, i < 32 ? 0 : 255]).flat());
  const png = await sharp(texels, {raw: {width: 8, height: 8, channels: 4}})
    .png()
    .toBuffer();
  const texture = {pbrMetallicRoughness: {baseColorTexture: {index: 0}}};
  /** A board beyond her left hand, whose upper half is clear. */
  const board = {at: [0.9, 1, 0], half: [0.2, 0.5, 0.02]};
  const {json, bin} = human({
    boxes: [board],
    materials: [{}, {}, {...texture, alphaMode: 'MASK'}],
    json: {
      textures: [{source: 0, sampler: 0}],
      samplers: [{wrapT: 33071}],
      images: [{uri: `data:image/png;base64,${png.toString('base64')}`}],
    },
  });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: await bundle('gallery/page.ts', 'gallery')});
    const file = Buffer.from(glb(json, bin)).toString('base64');
    const picture = await page.evaluate((bytes) => gallery.lines(bytes), file);
    const {data, info} = await sharp(Buffer.from(picture.split(',')[1]!, 'base64'))
      .raw()
      .toBuffer({resolveWithObject: true});
    const inked = (top: number, bottom: number): number => {
      let n = 0;
      for (let y = top; y < bottom; y++)
        for (let x = 330; x < info.width; x++) if (data[(y * info.width + x) * info.channels + 3]! > 127) n++;
      return n;
    };
    expect(inked(0, 150)).toBe(0);
    expect(inked(165, info.height)).toBeGreaterThan(100);
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
