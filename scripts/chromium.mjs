// Finds or installs a Chromium for the browser tests: the system's, else Debian's packages, else Playwright's.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {bin} from './lib.mjs';

/** Debian's build without windows: the same engine, about twice as fast. */
const HEADLESS = 'chromium-headless-shell';
const names = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () => {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`)).find((file) => existsSync(file));
};

const quiet = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  }).status === 0;

/** @returns path of the executable; undefined to use Playwright's own */
export function ensureChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (!onPath()?.endsWith(HEADLESS) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) …');
    quiet('apt-get', ['update', '-qq']);
    // Installed separately: the package does not exist in every Debian release.
    for (const packages of [['chromium', 'fonts-noto-cjk'], [HEADLESS]])
      quiet('apt-get', ['install', '-y', '-qq', ...packages]);
  }
  const found = onPath();
  if (found) return found;
  console.log("Downloading Playwright's Chromium …");
  if (spawnSync(process.execPath, [bin('playwright'), 'install', 'chromium'], {stdio: 'inherit'}).status === 0)
    return undefined;
  console.error(
    'The browser tests need Chromium and none could be installed. Install it ("apt-get install chromium fonts-noto-cjk", ' +
      "or your system's package) and run npm test again; CHROMIUM_PATH names one that stands elsewhere.",
  );
  process.exit(1);
}
