// Installs missing packages, so that one command suffices on a fresh clone. Imports no package, because none may be installed
// yet.
import './node-version.mjs';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Hash of the files that determine the packages; independent of line ends. */
export const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json'), 'utf8').replaceAll('\r\n', '\n'))
    .digest('hex');

/**
 * Installs the packages of the lock file, unless they are installed already. Not `npm ci`: it refuses where a registry
 * has not got the binaries of another platform yet.
 */
export function installPackages() {
  const stamp = path.join(root, 'node_modules', '.lock-hash');
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing packages …');
  const {status} = spawnSync('npm', ['install', '--no-save', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed: npm tells why above. Mend that and type the command again.');
    process.exit(1);
  }
  writeFileSync(stamp, hash);
}
