// npm run bench:stage: frame times of the stage beside a plain three.js scene of the same meshes, without a GPU.
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import args from '../../scripts/browser-args.cjs';
import {ensureChromium} from '../../scripts/chromium.mjs';
import {root} from '../../scripts/lib.mjs';

const ROUNDS = 6;
const FRAMES = 8;
const LIMIT = {ratio: 3, calls: 20, knight: 1.3};

const bundle = async (entry, options) =>
  (await build({entryPoints: [path.join(root, entry)], bundle: true, write: false, logLevel: 'error', ...options}))
    .outputFiles[0];
const page = await bundle('bench/stage/page.ts', {format: 'iife', globalName: 'bench'});
// Files that a started stage loads besides the page: engine, demo-independent UI and three.js, as one minified script.
const script = await bundle('src/stage/ui/live.ts', {
  format: 'esm',
  minify: true,
  alias: {'@site': root},
});
const kib = (bytes) => (bytes / 1024).toFixed(1);

const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...args.stage, '--enable-precise-memory-info'],
});
try {
  const tab = await browser.newPage();
  await tab.addScriptTag({content: page.text});
  const {rows, ratio, knight, characterMs, heapMB} = await tab.evaluate(
    ([rounds, frames]) => globalThis.bench.run(rounds, frames),
    [ROUNDS, FRAMES],
  );
  console.log(
    `SwiftShader, 640 x 400, no MSAA, shadow map 1024; median of ${ROUNDS * FRAMES} frames, rounds interleaved`,
  );
  console.log('all: light, breath and camera move, every pass is redrawn; camera: only the camera moves');
  console.table(
    Object.fromEntries(
      rows.map(({scene, all, camera, first, calls, triangles}) => [
        scene,
        {
          'all, ms': all.toFixed(1),
          'camera, ms': camera.toFixed(1),
          'first frame, ms': first.toFixed(0),
          calls,
          triangles,
        },
      ]),
    ),
  );
  console.log(`ratio ${ratio.all.toFixed(2)} (all), ${ratio.camera.toFixed(2)} (camera); limit ${LIMIT.ratio}`);
  console.log(
    `knight through chibi ${knight.all.toFixed(2)} (all), ${knight.camera.toFixed(2)} (camera); limit ${LIMIT.knight}`,
  );
  console.log(`character ${characterMs.toFixed(0)} ms warm, heap ${heapMB.toFixed(1)} MB with both scenes`);
  console.log(
    `script ${kib(script.contents.length)} KiB, ${kib(brotliCompressSync(script.contents).length)} KiB brotli`,
  );
  if (ratio.all > LIMIT.ratio || knight.all > LIMIT.knight || rows[0].calls > LIMIT.calls) process.exitCode = 1;
} finally {
  await browser.close();
}
