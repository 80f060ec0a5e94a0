// Finds a Chromium for the browser tests, or gets one: the system's, else Debian's package, else Playwright's.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((file) => existsSync(file));

const quiet = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
  }).status === 0;

/** @returns the executable's path, or undefined when Playwright's own is to be used */
export function ensureChromium() {
  const found = process.env.CHROMIUM_PATH ?? onPath();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get) …');
    if (quiet('apt-get', ['update', '-qq']) && quiet('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk']))
      return onPath();
  }
  console.log("Downloading Playwright's Chromium …");
  if (spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'}).status === 0) return undefined;
  console.error(
    'The browser tests need Chromium and none could be installed. Install it ("apt-get install chromium fonts-noto-cjk", ' +
      "or your system's package) and run npm test again; CHROMIUM_PATH names one that stands elsewhere.",
  );
  process.exit(1);
}
