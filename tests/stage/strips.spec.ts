import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import type {StripFile} from '../../src/features/parameters/files';
import type {Strip} from '../../src/features/parameters/strips';
import {root} from '../support';
import {launch} from './browser';

const DRAWN = 10;
/** Mean difference of a channel, of 255, that the encoder may cause. */
const ENCODER_ERROR = 6;

test('ten strips of parameters, drawn at random, look like their files', async () => {
  const {STEP, mediaFolder, openStrips, stripFile, stripManifest, strips} = await import('../../scripts/strips.mjs');
  const manifest = JSON.parse(readFileSync(path.join(root, stripManifest), 'utf8')) as Record<string, StripFile>;
  const picked = (strips as [string, Strip][])
    .map((strip) => ({strip, at: Math.random()}))
    .sort((a, b) => a.at - b.at)
    .slice(0, DRAWN);
  const browser = await launch();
  try {
    const draw = await openStrips(await browser.newPage());
    for (const {
      strip: [id, strip],
    } of picked) {
      const pictures: Buffer[] = await draw(strip);
      const file = path.join(root, mediaFolder, stripFile(id, manifest[id]!.hash, 'avif'));
      for (const [at, picture] of pictures.entries()) {
        const stored = await sharp(file)
          .extract({...STEP, left: at * STEP.width, top: 0})
          .removeAlpha()
          .raw()
          .toBuffer();
        const error = picture.reduce((sum, value, byte) => sum + Math.abs(value - stored[byte]!), 0) / picture.length;
        expect(error, `${id}, step ${at + 1}`).toBeLessThan(ENCODER_ERROR);
      }
    }
  } finally {
    await browser.close();
  }
});
