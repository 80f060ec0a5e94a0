import {mkdirSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
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
