// npm run cards: draws the social cards of the built pages that are missing or outdated.
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import args from './browser-args.cjs';
import {drawnCards, fileOf, manifestFile, wantedCards} from './cards.mjs';
import {ensureChromium} from './chromium.mjs';
import {loadTypeScript, root} from './lib.mjs';

const {CARD, cardHtml, design, hero, heroHash, mediaFolder, pictureFile} = await loadTypeScript(
  'src/components/media/names.ts',
  'src/features/social-cards/card.ts',
  'plugins/social-cards/design.ts',
  'plugins/social-cards/template.ts',
);

const drawn = await drawnCards();

const picture = await readFile(path.join(root, mediaFolder, pictureFile(hero, heroHash, 1.5, 'webp')));
const figure = `data:image/webp;base64,${picture.toString('base64')}`;

const wanted = await wantedCards(path.join(root, 'build'));
const stale = Object.entries(wanted).filter(
  ([address, title]) => drawn.design !== design() || drawn.titles[address] !== title || !existsSync(fileOf(address)),
);
for (const address of Object.keys(drawn.titles)) if (!wanted[address]) await rm(fileOf(address), {force: true});

if (stale.length > 0) {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: args.page});
  try {
    const page = await browser.newPage({viewport: CARD});
    for (const [address, title] of stale) {
      const [, locale] = address.split('/');
      await page.setContent(cardHtml(title, locale, figure), {waitUntil: 'load'});
      await mkdir(path.dirname(fileOf(address)), {recursive: true});
      await sharp(await page.screenshot({type: 'png'}))
        .jpeg({quality: 41, mozjpeg: true})
        .toFile(fileOf(address));
    }
  } finally {
    await browser.close();
  }
}
const sorted = Object.fromEntries(Object.entries(wanted).sort(([a], [b]) => (a < b ? -1 : 1)));
await writeFile(manifestFile, `${JSON.stringify({design: design(), titles: sorted}, null, 2)}\n`);
console.log(`${stale.length} cards drawn, ${Object.keys(wanted).length - stale.length} up to date.`);
