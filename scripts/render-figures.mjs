// npm run figures [-- demo-rim …]: renders the posters of the stage with the code of the stage. What is up to date is left alone.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import sharp from 'sharp';
import {ensureChromium} from './chromium.mjs';
import {loadTypeScript, root} from './lib.mjs';

const {demos, FEATURE_OFF} = await loadTypeScript('src/stage/demos/index.ts');
const {engineDemo} = await loadTypeScript('src/stage/ui/scene.ts');
const {PICTURE} = await loadTypeScript('src/stage/ui/data.ts');
const {
  posterEffort,
  posterFile,
  posterFolder,
  posterQuality: QUALITY,
  posterScales,
  posterThemes,
} = await loadTypeScript('plugins/stage-figures/posters.ts');

/** Drawn once, at the larger size and with the engine's own antialiasing. */
const SUPERSAMPLE = 2;
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const manifestFile = path.join(root, posterFolder, 'manifest.json');
const sha = (...parts) => createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

const bundle = await build({
  entryPoints: [path.join(root, 'plugins/stage-figures/page.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  globalName: 'figures',
  write: false,
  logLevel: 'error',
});
const script = bundle.outputFiles[0].text;
const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};

const wanted = process.argv.slice(2);
const figures = demos
  .filter(({id}) => wanted.length === 0 || wanted.includes(id))
  .flatMap((demo) => posterThemes.map((theme) => ({id: demo.id, theme, demo: engineDemo(demo, FEATURE_OFF)})))
  .map((figure) => ({
    ...figure,
    key: `${figure.id}-${figure.theme}`,
    hash: sha(script, JSON.stringify([figure.demo, figure.theme, PICTURE, SUPERSAMPLE, QUALITY])),
  }));
const files = ({id, theme}) =>
  posterScales.flatMap((scale) =>
    Object.keys(QUALITY).map((format) => ({
      scale,
      format,
      file: path.join(root, posterFile(id, theme, scale, format)),
    })),
  );
const stale = figures.filter(
  (figure) => manifest[figure.key] !== figure.hash || !files(figure).every(({file}) => existsSync(file)),
);

if (stale.length > 0) {
  await mkdir(path.join(root, posterFolder), {recursive: true});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: ARGS});
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: script});
    for (const figure of stale) {
      const address = await page.evaluate((request) => globalThis.figures.draw(request), {
        demo: figure.demo,
        theme: figure.theme,
        time: 0,
        width: PICTURE.width * SUPERSAMPLE,
        height: PICTURE.height * SUPERSAMPLE,
      });
      const png = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
      const sizes = [];
      for (const {scale, format, file} of files(figure)) {
        const picture = sharp(png)
          .resize(PICTURE.width * scale, PICTURE.height * scale, {kernel: 'lanczos3'})
          .removeAlpha();
        const {size} = await picture[format]({quality: QUALITY[format][scale], effort: posterEffort}).toFile(file);
        sizes.push(`${format}@${scale}x ${(size / 1000).toFixed(0)} kB`);
      }
      manifest[figure.key] = figure.hash;
      await writeFile(
        manifestFile,
        `${JSON.stringify(Object.fromEntries(Object.entries(manifest).sort()), null, 2)}\n`,
      );
      console.log(`${figure.key}: ${sizes.join(', ')}`);
    }
  } finally {
    await browser.close();
  }
}
console.log(`${stale.length} rendered, ${figures.length - stale.length} up to date.`);
