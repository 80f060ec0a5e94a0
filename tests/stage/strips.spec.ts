import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import type {StripFile} from '../../plugins/parameters/files';
import type {Strip} from '../../plugins/parameters/strips';
import {seeded} from '../../src/stage/character/seeded';
import {root} from '../support';
import {launch} from './browser';

const DRAWN = 10;
/** Mean difference of a channel, of 255, that the encoder may cause at a quarter of the size, where its noise averages out. */
const ENCODER_ERROR = 5;

test('ten strips of parameters and stills of steps, the same in every run, look like their files', async () => {
  const {byTheme, filesOf, mediaFolder, openStrips, PANEL_GAP, sizeOf, stripManifest, strips} =
    await import('../../scripts/strips.mjs');
  const manifest = JSON.parse(readFileSync(path.join(root, stripManifest), 'utf8')) as Record<string, StripFile>;
  const next = seeded(42);
  const picked = [...(strips as ReadonlyMap<string, Strip>)]
    .map((strip) => ({strip, at: next()}))
    .sort((a, b) => a.at - b.at)
    .slice(0, DRAWN);
  const browser = await launch();
  try {
    const quarter = (image: sharp.Sharp, {width, height}: {width: number; height: number}) =>
      image
        .resize(width / 4, height / 4, {kernel: 'cubic'})
        .raw()
        .toBuffer();
    const draw = await openStrips(await browser.newPage());
    for (const {
      strip: [id, strip],
    } of picked) {
      const size = sizeOf(strip);
      const {hash} = manifest[id]!;
      const [pictures] = byTheme(strip, await draw(strip));
      const gap = strip.panel ? PANEL_GAP * strip.scale! : 0;
      const file = path.join(root, mediaFolder, filesOf(id, hash)[0]);
      for (const [at, picture] of pictures.entries()) {
        const seen = await quarter(sharp(picture, {raw: {...size, channels: 3}}), size);
        const left = at * (size.width + gap);
        // Sharp resizes before it extracts.
        const part = await sharp(file)
          .extract({...size, left, top: 0})
          .removeAlpha()
          .png()
          .toBuffer();
        const stored = await quarter(sharp(part), size);
        const error = seen.reduce((sum, value, byte) => sum + Math.abs(value - stored[byte]!), 0) / seen.length;
        expect(error, `${id}, step ${at + 1}`).toBeLessThan(ENCODER_ERROR);
      }
    }
  } finally {
    await browser.close();
  }
});
