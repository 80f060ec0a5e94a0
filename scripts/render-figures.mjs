// npm run figures [-- demo-rim hero …]: renders outdated posters, pictures and videos with the code of the stage.
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import sharp from 'sharp';
import {hashOf} from '../plugins/hash.cjs';
import args from './browser-args.cjs';
import {ensureChromium} from './chromium.mjs';
import {encodeVideo} from './encode-video.mjs';
import {bytesOf, loadTypeScript, pageScript, root} from './lib.mjs';

const {demos, engineDemo, FEATURE_OFF, FRAMES_PER_SECOND, PICTURE, pictures, VIDEO_SIZE, videos, ...names} =
  await loadTypeScript(
    'src/stage/demos/index.ts',
    'src/stage/ui/scene.ts',
    'src/stage/ui/data.ts',
    'src/components/media/names.ts',
    'plugins/stage-figures/posters.ts',
    'plugins/stage-figures/pictures.ts',
    'plugins/stage-figures/videos.ts',
  );
const {mediaFolder, mediaManifest, pictureFile, pictureFormats, videoCodecs, videoFile} = names;
const {posterEffort, posterFile, posterFolder, posterQuality, posterScales, posterThemes} = names;

/** Factor of the rendering size; scaled down after the engine's own antialiasing. */
const SUPERSAMPLE = 2;
/** Gap between the panels of a picture, in rendered pixels, through which the page's frame shows. */
const GAP = 3;
/** Encoder quality by format and by scale; `film` is the poster of a video, `wide` a picture as wide as its page. */
const QUALITY = {avif: {1: 38, 1.5: 27, 2: 34, film: 26, wide: 34}, webp: {1: 74, 1.5: 68, 2: 68, film: 66, wide: 70}};
const encoder = (format, use) => ({
  quality: QUALITY[format][use],
  effort: 6,
  ...(format === 'avif' && {chromaSubsampling: '4:2:0'}),
});
const encoders = (...uses) => pictureFormats.map((format) => uses.map((use) => encoder(format, use)));

const scaled = ({width, height}, scale) => ({width: Math.round(width * scale), height: Math.round(height * scale)});
const sha = (...parts) => hashOf(parts.join('\n')).slice(0, 16);
const script = await pageScript('plugins/stage-figures/page.ts', 'figures');
/** Files that determine what a recipe renders with the code of the stage. */
const shortHash = (recipe) => sha(script, JSON.stringify(recipe)).slice(0, 8);

const readJson = async (file) =>
  existsSync(path.join(root, file)) ? JSON.parse(await readFile(path.join(root, file), 'utf8')) : {};
const writeJson = (file, value) =>
  writeFile(
    path.join(root, file),
    `${JSON.stringify(Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  );
const posterManifest = `${posterFolder}/manifest.json`;
const manifests = {
  [posterManifest]: await readJson(posterManifest),
  [mediaManifest]: await readJson(mediaManifest),
};

/** One rendering job: `make` draws and writes `files`; `entry` is its record in the manifest. */
const posters = demos
  .filter(({background}) => background !== 'none')
  .flatMap((demo) => posterThemes.map((theme) => ({theme, demo: engineDemo(demo, FEATURE_OFF)})))
  .map(({theme, demo}) => ({
    key: `${demo.id}-${theme}`,
    group: demo.id,
    manifest: posterManifest,
    entry: sha(script, JSON.stringify([demo, theme, PICTURE, SUPERSAMPLE, posterQuality])),
    files: () =>
      posterScales.flatMap((scale) =>
        Object.keys(posterQuality).map((format) => [posterFile(demo.id, theme, scale, format), scale, format]),
      ),
    async make(draw) {
      const png = await draw({demo, theme, time: 0, ...scaled(PICTURE, SUPERSAMPLE)});
      for (const [file, scale, format] of this.files())
        await sharp(png)
          .resize({...scaled(PICTURE, scale), kernel: 'lanczos3'})
          .removeAlpha()
          .toFormat(format, {quality: posterQuality[format][scale], effort: posterEffort})
          .toFile(path.join(root, file));
    },
  }));

const stills = pictures
  .flatMap((picture) => picture.themes.map((theme) => ({...picture, theme})))
  .map(({name, theme, panels, width, height, scales, use}) => {
    const key = `${name}-${theme}`;
    const hash = shortHash([panels, theme, width, height, scales, encoders(...(use ? [use] : scales)), GAP]);
    return {
      key,
      group: name,
      manifest: mediaManifest,
      entry: {hash, width, height, scales},
      files: () =>
        scales.flatMap((scale) =>
          pictureFormats.map((format) => [
            path.join(mediaFolder, pictureFile(key, hash, scale, format)),
            scale,
            format,
          ]),
        ),
      async make(draw) {
        const edges = panels.map((_, at) => Math.round((at * width * SUPERSAMPLE) / panels.length));
        const parts = [];
        for (const [at, panel] of panels.entries()) {
          const right = at + 1 < panels.length ? edges[at + 1] - GAP : width * SUPERSAMPLE;
          const size = {width: right - edges[at], height: height * SUPERSAMPLE};
          parts.push({input: await draw({...panel, theme, time: 0, ...size}), left: edges[at], top: 0});
        }
        const whole = await sharp({
          create: {...scaled({width, height}, SUPERSAMPLE), channels: 4, background: {r: 0, g: 0, b: 0, alpha: 0}},
        })
          .composite(parts)
          .png()
          .toBuffer();
        for (const [file, scale, format] of this.files())
          await sharp(whole)
            .resize({...scaled({width, height}, scale), kernel: 'lanczos3'})
            .toFormat(format, encoder(format, use ?? scale))
            .toFile(path.join(root, file));
      },
    };
  });

const films = videos.map((video) => {
  const frames = Array.from({length: video.seconds * FRAMES_PER_SECOND}, (_, at) => ({
    ...video.frame(at / (video.seconds * FRAMES_PER_SECOND)),
    time: at / FRAMES_PER_SECOND,
  }));
  const hash = shortHash([video, frames, VIDEO_SIZE, encoders('film')]);
  const key = `video-${video.name}`;
  return {
    key,
    group: video.name,
    manifest: mediaManifest,
    entry: {hash, ...VIDEO_SIZE, scales: [1]},
    files: () => [
      ...videoCodecs.map((codec) => [path.join(mediaFolder, videoFile(key, hash, codec)), codec]),
      ...pictureFormats.map((format) => [path.join(mediaFolder, pictureFile(key, hash, 1, format)), format]),
    ],
    async make(draw) {
      const pngs = async function* () {
        for (const [at, {demo, ...frame}] of frames.entries())
          yield await draw({...(demo !== frames[at - 1]?.demo && {demo}), ...frame, ...VIDEO_SIZE});
      };
      const targets = Object.fromEntries(this.files().map(([file, kind]) => [kind, path.join(root, file)]));
      const poster = await encodeVideo(pngs(), {
        rate: FRAMES_PER_SECOND,
        posterAt: Math.round(video.poster * frames.length),
        files: targets,
      });
      for (const format of pictureFormats)
        await sharp(poster).removeAlpha().toFormat(format, encoder(format, 'film')).toFile(targets[format]);
    },
  };
});

const wanted = process.argv.slice(2);
const jobs = [...posters, ...stills, ...films].filter(({group}) => wanted.length === 0 || wanted.includes(group));
const stale = jobs.filter(
  (job) =>
    JSON.stringify(manifests[job.manifest][job.key]) !== JSON.stringify(job.entry) ||
    !job.files().every(([file]) => existsSync(path.join(root, file))),
);

/** A file's name without scale, hash and format. */
const stem = (base) => base.replace(/(@[\d.]+x)?(\.\w+){2}$/, '');

/** Removes files of earlier versions, whose names differ. */
async function dropEarlier(job) {
  const mine = job.files().map(([file]) => path.parse(file));
  for (const dir of new Set(mine.map((file) => file.dir)))
    for (const other of await readdir(path.join(root, dir)))
      if (mine.some((file) => stem(file.base) === stem(other)) && !mine.some((file) => file.base === other))
        await rm(path.join(root, dir, other));
}

if (stale.length > 0) {
  const browser = await chromium.launch({executablePath: ensureChromium(), args: args.stage});
  try {
    const page = await browser.newPage();
    await page.addScriptTag({content: script});
    const draw = async (figure) => bytesOf(await page.evaluate((request) => globalThis.figures.draw(request), figure));
    for (const job of stale) {
      for (const [file] of job.files()) await mkdir(path.join(root, path.dirname(file)), {recursive: true});
      await job.make(draw);
      await dropEarlier(job);
      manifests[job.manifest][job.key] = job.entry;
      await writeJson(job.manifest, manifests[job.manifest]);
      console.log(job.key);
    }
  } finally {
    await browser.close();
  }
}
console.log(`${stale.length} rendered, ${jobs.length - stale.length} up to date.`);
