// npm run strips [-- OutlineWidth …]: renders outdated strips of parameters and stills of steps with the code of the stage.
import {existsSync} from 'node:fs';
import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {chromium} from '@playwright/test';
import args from './browser-args.cjs';
import {ensureChromium} from './chromium.mjs';
import {root} from './lib.mjs';
import {
  byTheme,
  changed,
  filesOf,
  LEAST_SEEN,
  leastNeighbour,
  madeFrom,
  mediaFolder,
  openStrips,
  share,
  sheetsOf,
  stillFolder,
  stripFolder,
  stripManifest,
  strips,
  writeSheet,
  writeStrip,
} from './strips.mjs';

/** Share of the picture that has to change between two steps. */
const LEAST_CHANGE = 0.004;

const folder = path.join(root, mediaFolder);
const manifestFile = path.join(root, stripManifest);
const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
const wanted = process.argv.slice(2);
const stale = [...strips].filter(
  ([id, strip]) =>
    (wanted.length === 0 || wanted.includes(id)) &&
    (manifest[id]?.made !== madeFrom(strip) ||
      filesOf(id, manifest[id].hash).some((file) => !existsSync(path.join(folder, file)))),
);

const invisible = [];
if (stale.length > 0) {
  for (const each of [stripFolder, stillFolder]) await mkdir(path.join(folder, each), {recursive: true});
  const browser = await chromium.launch({executablePath: ensureChromium(), args: args.stage});
  try {
    const draw = await openStrips(await browser.newPage());
    for (const [id, strip] of stale) {
      const pictures = await draw(strip);
      const seen = strip.panel
        ? Math.min(...byTheme(strip, pictures).map(leastNeighbour))
        : share(changed(byTheme(strip, pictures)[0]));
      if (seen < (strip.panel ? LEAST_SEEN : LEAST_CHANGE)) {
        invisible.push(
          `${id}: only ${(seen * 100).toFixed(2)} % of the picture changes; choose another camera, light or values in ${strip.panel ? 'the step' : 'data/strips.json'}`,
        );
        continue;
      }
      const hash = await writeStrip(id, strip, pictures, folder);
      manifest[id] = {hash, made: madeFrom(strip)};
      await writeFile(manifestFile, JSON.stringify(manifest));
      console.log(`${id}: ${(seen * 100).toFixed(1)} % changes`);
    }
  } finally {
    await browser.close();
  }
}

// Manifest and folder keep the strips that exist, the manifest in their order.
const kept = Object.fromEntries([...strips.keys()].flatMap((id) => (manifest[id] ? [[id, manifest[id]]] : [])));
const sheets = sheetsOf(kept);
const files = new Set([...Object.entries(kept).flatMap(([id, {hash}]) => filesOf(id, hash)), ...sheets.values()]);
for (const each of [stripFolder, stillFolder])
  for (const file of await readdir(path.join(folder, each)))
    if (!files.has(`${each}/${file}`)) await rm(path.join(folder, each, file));
for (const [ids, file] of sheets)
  if (!existsSync(path.join(folder, file))) await writeSheet(ids.split(' '), file, kept, folder);
await writeFile(manifestFile, `${JSON.stringify(kept, null, 2)}\n`);
console.log(`${stale.length - invisible.length} rendered, ${strips.size - stale.length} up to date.`);
if (invisible.length > 0) {
  console.error(invisible.join('\n'));
  process.exit(1);
}
