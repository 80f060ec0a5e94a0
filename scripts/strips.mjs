// Renders the strips of parameters: shared by the script that writes them and the test that compares them.
import {createHash} from 'node:crypto';
import path from 'node:path';
import sharp from 'sharp';
import {bytesOf, loadTypeScript, pageScript} from './lib.mjs';

const loaded = await loadTypeScript(
  'config/localized.ts',
  'plugins/parameters/strips.ts',
  'plugins/parameters/files.ts',
  'plugins/parameters/sheets.ts',
  'plugins/stage-figures/steps.ts',
  'src/components/media/names.ts',
);
export const {
  defaultLocale,
  STEP,
  stages,
  stripFile,
  stripFolder,
  stripFormats,
  stripManifest,
  sheetsOf,
  THUMBNAIL,
  sheetEncoder,
  mediaFolder,
  PANEL_GAP,
  stillFile,
  stillFolder,
} = loaded;

/** What all strips draw, and all stills of steps. */
export const strips = new Map([...loaded.strips, ...loaded.stills()]);

/** Factor of the rendering size; scaled down after the engine's own antialiasing. */
const SUPERSAMPLE = 2;
/** Encoder settings by the scale of a strip: large pictures are looked at more closely. */
const ENCODERS = {
  1: {avif: {quality: 34, effort: 6, chromaSubsampling: '4:2:0'}, webp: {quality: 20, effort: 5}},
  2: {avif: {quality: 50, effort: 6, chromaSubsampling: '4:2:0'}, webp: {quality: 60, effort: 5}},
};
const encoders = ({scale = 1}) => ENCODERS[scale];
/** Of the stills of steps. */
const STILL_ENCODER = {quality: 55, effort: 6};

const script = await pageScript('plugins/stage-figures/strip.page.ts', 'strips');

/** The script without the texts of the catalogue, which no picture shows. */
const drawing = script.replace(new RegExp(`\\{"${defaultLocale}":[^{}]*\\}`, 'g'), '');

const requests = ({steps, values, camera, light, theme}) =>
  steps.map((step) => ({
    values: {...values, ...step.values},
    camera,
    light,
    theme: step.theme ?? theme,
    ...(step.view && {view: step.view}),
  }));
const sha = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
};

/** Hash of all that a strip is made from: a change of it makes the files outdated. */
export const madeFrom = (strip) =>
  sha(
    drawing,
    JSON.stringify([
      stages[strip.stage],
      requests(strip),
      sizeOf(strip),
      SUPERSAMPLE,
      ...(strip.panel ? [STILL_ENCODER, PANEL_GAP, strip.crop] : [stripFormats, encoders(strip)]),
    ]),
  );

/** Pixels of a picture of a strip. */
export const sizeOf = ({scale = 1, panel = STEP}) => ({width: panel.width * scale, height: panel.height * scale});

/** Share of a still that has to differ between two neighbours. */
export const LEAST_SEEN = 0.01;
/** A still that differs less is enlarged where it differs most, by the first factor that promises enough. */
const ENLARGED = [2, 3];

/** @returns a function that renders a strip on the page: the pixels of its steps */
export async function openStrips(page) {
  await page.addScriptTag({content: script});
  for (const [name, demo] of Object.entries(stages))
    await page.evaluate(([key, value]) => globalThis.strips.keep(key, value), [name, demo]);

  async function drawAt(strip, {factor, x, y}, fineness = SUPERSAMPLE) {
    const size = sizeOf(strip);
    const part = {width: size.width * fineness, height: size.height * fineness};
    const large = {width: part.width * factor, height: part.height * factor};
    const place = {left: Math.round(large.width * x), top: Math.round(large.height * y)};
    const pictures = [];
    for (const request of requests(strip)) {
      const address = await page.evaluate(
        ([name, what, pixels]) => globalThis.strips.draw(name, what, pixels),
        [strip.stage, request, large],
      );
      pictures.push(
        await sharp(bytesOf(address))
          .extract({...part, ...place})
          .resize({...size, kernel: 'lanczos3'})
          .removeAlpha()
          .raw()
          .toBuffer(),
      );
    }
    return pictures;
  }

  return async (strip) => {
    const pictures = await drawAt(strip, strip.crop ?? {factor: 1, x: 0, y: 0});
    if (!strip.panel || strip.crop || leastSeen(strip, pictures) >= LEAST_SEEN) return pictures;
    const mask = changed(byTheme(strip, pictures)[0]);
    const closer = ENLARGED.map((factor) => ({factor, ...busiest(mask, sizeOf(strip), factor)}));
    // Large enough for the engine's own antialiasing to do.
    return drawAt(strip, closer.find(({share: seen}) => seen >= LEAST_SEEN) ?? closer.at(-1), 1);
  };
}

/** Where a part of a picture, one in `factor` high and wide, holds the most pixels of a mask. */
function busiest(mask, {width, height}, factor) {
  const [w, h] = [Math.floor(width / factor), Math.floor(height / factor)];
  let best = {x: 0, y: 0, share: -1};
  for (let top = 0; top + h <= height; top += 4)
    for (let left = 0; left + w <= width; left += 4) {
      let count = 0;
      for (let y = top; y < top + h; y += 1) for (let x = left; x < left + w; x += 1) count += mask[y * width + x];
      if (count > best.share * w * h) best = {x: left / width, y: top / height, share: count / (w * h)};
    }
  return best;
}

/** Difference of a colour channel, of 255, that one sees. */
const SEEN = 14;

/** 1 for each pixel that differs visibly between two pictures. */
function changes(left, right) {
  const mask = new Uint8Array(left.length / 3);
  for (let at = 0; at < left.length; at += 1) if (Math.abs(left[at] - right[at]) > SEEN) mask[Math.floor(at / 3)] = 1;
  return mask;
}

/** Every pixel that differs between any two steps. */
export function changed(pictures) {
  const all = new Uint8Array(pictures[0].length / 3);
  for (const [at, left] of pictures.entries())
    for (const right of pictures.slice(at + 1)) changes(left, right).forEach((one, pixel) => (all[pixel] |= one));
  return all;
}
export const share = (mask) => mask.reduce((sum, one) => sum + one, 0) / mask.length;

/** Share that differs of the two neighbours that differ least; 1 of a single picture. */
export const leastNeighbour = (pictures) =>
  Math.min(1, ...pictures.slice(1).map((right, at) => share(changes(pictures[at], right))));
const leastSeen = (strip, pictures) => Math.min(...byTheme(strip, pictures).map(leastNeighbour));

/** Widens a mask by a radius; with `edge` only what the widening adds remains. */
function grow(mask, {width, height}, radius, edge = false) {
  return mask.map((own, at) => {
    if (edge && own) return 0;
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let v = Math.max(0, y - radius); v <= Math.min(height - 1, y + radius); v += 1)
      for (let u = Math.max(0, x - radius); u <= Math.min(width - 1, x + radius); u += 1)
        if (mask[v * width + u]) return 1;
    return 0;
  });
}

/** Writes the files of a strip and resolves to the hash in their names. */
export async function writeStrip(id, strip, pictures, folder) {
  if (strip.panel) return writeStill(id, strip, byTheme(strip, pictures), folder);
  const size = sizeOf(strip);
  const raw = {raw: {...size, channels: 3}};
  const hash = sha(...pictures, JSON.stringify([encoders(strip), stripFormats]));
  for (const [format, one] of Object.entries(stripFormats)) {
    const width = (one * size.width) / STEP.width;
    const height = Math.round((width * STEP.height) / STEP.width);
    const steps = await Promise.all(
      pictures.map((picture) => sharp(picture, raw).resize(width, height, {kernel: 'lanczos3'}).png().toBuffer()),
    );
    await sharp({create: {width: width * steps.length, height, channels: 3, background: '#fff'}})
      .composite(steps.map((input, at) => ({input, left: at * width, top: 0})))
      .toFormat(format, encoders(strip)[format])
      .toFile(path.join(folder, stripFile(id, hash, format)));
  }
  // Gaps of a few pixels are closed first: the outline is of regions, not of specks.
  const line = grow(grow(changed(pictures), size, 2), size, 1, true);
  const alpha = Buffer.alloc(line.length * 4);
  line.forEach((one, at) => (alpha[at * 4 + 3] = one * 255));
  await sharp(alpha, {raw: {...size, channels: 4}})
    .webp({lossless: true, effort: 6})
    .toFile(path.join(folder, stripFile(id, hash, 'change.webp')));
  return hash;
}

/** Files of a strip or of a still, by its id. */
export const filesOf = (id, hash) =>
  strips.get(id)?.panel
    ? ['light', 'dark'].map((theme) => stillFile(hash, theme))
    : [...Object.keys(stripFormats), 'change.webp'].map((kind) => stripFile(id, hash, kind));

/**
 * The pictures of a strip by theme, light first.
 * @param {{panel?: object}} strip
 */
export const byTheme = ({panel}, pictures) =>
  panel ? [pictures.slice(0, pictures.length / 2), pictures.slice(pictures.length / 2)] : [pictures];

/** Writes the files of a still, one a theme, and resolves to the hash in their names. */
async function writeStill(id, still, themes, folder) {
  const {width, height} = sizeOf(still);
  const gap = PANEL_GAP * still.scale;
  const hash = sha(...themes.flat(), JSON.stringify([STILL_ENCODER, gap]));
  for (const [at, file] of filesOf(id, hash).entries()) {
    const pictures = themes[at].map((input, place) => ({
      input,
      raw: {width, height, channels: 3},
      left: place * (width + gap),
      top: 0,
    }));
    await sharp({create: {width: (width + gap) * pictures.length - gap, height, channels: 4, background: '#0000'}})
      .composite(pictures)
      .webp(STILL_ENCODER)
      .toFile(path.join(folder, file));
  }
  return hash;
}

/** Writes a sheet of thumbnails; a parameter that has a drawing in the place of a strip leaves its place empty. */
export async function writeSheet(ids, file, manifest, folder) {
  const {width, height} = THUMBNAIL;
  const thumbnails = await Promise.all(
    ids.map(async (id, at) => {
      if (!manifest[id]) return [];
      const strip = sharp(path.join(folder, stripFile(id, manifest[id].hash, 'avif')));
      const all = await strip.metadata();
      const one = Math.round(all.width / strips.get(id).steps.length);
      const last = strip.extract({left: all.width - one, top: 0, width: one, height: all.height});
      return [{input: await last.resize(width, height).png().toBuffer(), left: 0, top: at * height}];
    }),
  );
  await sharp({create: {width, height: height * ids.length, channels: 4, background: '#0000'}})
    .composite(thumbnails.flat())
    .avif(sheetEncoder)
    .toFile(path.join(folder, file));
}
