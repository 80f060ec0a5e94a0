// npm run bench:lines: how whole the line of the contour is from all sides, and what the picture loses without multisampling.
import path from 'node:path';
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import args from '../../scripts/browser-args.cjs';
import {ensureChromium} from '../../scripts/chromium.mjs';
import {root} from '../../scripts/lib.mjs';

const LIMIT = {breaks: 0.01, plain: 0.02};

const {outputFiles} = await build({
  entryPoints: [path.join(root, 'bench/stage/lines.page.ts')],
  bundle: true,
  write: false,
  logLevel: 'error',
  format: 'iife',
  globalName: 'bench',
});
const percent = (share) => `${(share * 100).toFixed(2)} %`;

const browser = await chromium.launch({executablePath: ensureChromium(), args: args.stage});
try {
  const tab = await browser.newPage();
  await tab.addScriptTag({content: outputFiles[0].text});
  const rows = {};
  for (const name of ['chibi', 'knight']) {
    const whole = await tab.evaluate((figure) => globalThis.bench.lines(figure), name);
    const plain = await tab.evaluate((figure) => globalThis.bench.plain(figure), name);
    rows[name] = {
      'contour without line': percent(whole.share),
      'in the worst direction': `${percent(whole.worst)} at ${whole.yaw}°`,
      'mean difference without multisampling': percent(plain.mean),
      'pixels that differ': percent(plain.seen),
    };
    if (whole.share > LIMIT.breaks || plain.mean > LIMIT.plain) process.exitCode = 1;
  }
  console.table(rows);
} finally {
  await browser.close();
}
