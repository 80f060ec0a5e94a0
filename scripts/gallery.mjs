// npm run gallery [-- FOLDER | PACKAGE@VERSION]: draws every model of a folder, or of a package of npm, with the stage and with three's
// loader, compares them, and writes the pictures to test-results/gallery: by day, by night, base colours, three.
import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ensureChromium} from './chromium.mjs';
import {bin, root, run} from './lib.mjs';

/** @returns a folder with the models of a package, those in data addresses of its scripts too */
function fetched(name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gallery-'));
  execFileSync('npm', ['pack', '--silent', name], {cwd: folder});
  execFileSync('tar', ['xzf', readdirSync(folder)[0]], {cwd: folder});
  for (const file of readdirSync(path.join(folder, 'package'), {recursive: true})) {
    const from = path.join(folder, 'package', file);
    const to = path.join(folder, file.replaceAll(path.sep, '-'));
    if (/\.(glb|vrm)$/.test(file)) copyFileSync(from, to);
    if (!/\.m?js$/.test(file)) continue;
    const [, data] = /data:model\/gltf-binary;base64,([\w+/=]+)/.exec(readFileSync(from, 'latin1')) ?? [];
    if (data) writeFileSync(`${to}.glb`, Buffer.from(data, 'base64'));
  }
  return folder;
}

const given = process.argv[2] ?? path.join(root, 'tests/fixtures/models/inputs');
const folder = existsSync(given) ? path.resolve(given) : fetched(given);
const executable = ensureChromium();
const env = {...process.env, GALLERY: folder, ...(executable && {CHROMIUM_PATH: executable})};
process.exit(await run(process.execPath, [bin('playwright'), 'test', 'tests/stage/gallery.spec.ts'], {env}));
