// node scripts/visual-baseline.mjs: retakes the pictures of tests/visual from the build served at BASE_URL.
import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {ensureChromium} from './chromium.mjs';
import {bin, root, run} from './lib.mjs';

const folder = path.join(root, 'tests/visual/baseline');
const executable = ensureChromium();
await run(process.execPath, [bin('playwright'), 'test', 'tests/visual/pages.spec.ts', '--update-snapshots=all'], {
  env: {...process.env, ...(executable ? {CHROMIUM_PATH: executable} : {})},
});
// 256 colours differ less than the test's tolerance, at a third of the size.
for (const name of await readdir(folder)) {
  const file = path.join(folder, name);
  await writeFile(
    file,
    await sharp(await readFile(file))
      .png({palette: true, effort: 10})
      .toBuffer(),
  );
}
