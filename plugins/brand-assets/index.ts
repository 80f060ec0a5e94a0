import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import sharp from 'sharp';
import {identity} from '../../config/identity';
import {currentLocale, localized} from '../../config/locales';
import {favicon, logo, logoMono} from '../../config/logo';
import {tokens} from '../../config/tokens';

/** Size of the mark as a share of the icon; inside the safe circle of maskable icons (0.8). */
const MARK = {any: 0.62, maskable: 0.5};
const SIZES = [192, 512];
const TOUCH = 180;
const ICO = 48;

const {paper: ground} = tokens.dark;

/** The mark centred on a square background. */
async function icon(size: number, purpose: keyof typeof MARK = 'any'): Promise<Buffer> {
  const side = Math.round(size * MARK[purpose]);
  const mark = await sharp(Buffer.from(logo(tokens.dark.mark!)), {density: side * 3})
    .resize(side, side)
    .png()
    .toBuffer();
  return sharp({create: {width: size, height: size, channels: 3, background: ground!}})
    .composite([{input: mark, gravity: 'centre'}])
    .png({palette: true})
    .toBuffer();
}

/** An ICO file with one picture, which is a PNG: a header of 6 bytes, an entry of 16 and the picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(24, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** Icons that old browsers and feed readers ask for at the root without reading a page. */
export const rootIcons = async (): Promise<[file: string, content: Buffer][]> => [
  ['favicon.ico', ico(await icon(ICO), ICO)],
  ['apple-touch-icon.png', await icon(TOUCH)],
];

/** Icons and the web manifest, made from the name, the colours and the mark. */
export default function brandAssets({baseUrl}: LoadContext): Plugin {
  const icons = SIZES.flatMap((size) =>
    (['any', 'maskable'] as const).map((purpose) => ({
      size,
      purpose,
      file: `img/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    })),
  );
  const touch = 'img/apple-touch-icon.png';
  const manifest = {
    name: localized(identity.name),
    short_name: localized(identity.wordmark),
    description: localized(identity.tagline),
    lang: currentLocale(),
    start_url: baseUrl,
    scope: baseUrl,
    display: 'minimal-ui',
    background_color: tokens.light.paper,
    theme_color: tokens.light.paper,
    icons: icons.map(({size, purpose, file}) => ({
      src: `${baseUrl}${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return {
    name: 'brand-assets',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}${touch}`}},
        {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}site.webmanifest`}},
        // Start value; src/clientModules/themeColor.ts follows the theme.
        {tagName: 'meta', attributes: {name: 'theme-color', content: tokens.light.paper!}},
      ],
    }),
    async postBuild({outDir}) {
      const write = (file: string, content: string | Buffer) => writeFile(path.join(outDir, file), content);
      await mkdir(path.join(outDir, 'img'), {recursive: true});
      await Promise.all([
        ...icons.map(async ({size, purpose, file}) => write(file, await icon(size, purpose))),
        write(touch, await icon(TOUCH)),
        write('img/favicon.svg', favicon()),
        write('img/logo-light.svg', logo(tokens.light.mark!)),
        write('img/logo-dark.svg', logo(tokens.dark.mark!)),
        write('img/logo-mono.svg', logoMono(tokens.light.mark!)),
        write('site.webmanifest', JSON.stringify(manifest)),
      ]);
    },
  };
}
