// Installs missing packages, so that one command suffices on a fresh clone. Imports no package, because none may be installed
// yet.
import './node-version.mjs';
import {writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {hashOfFile, isAt} from '../plugins/cache.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Hash of the file that determines the packages. */
export const lockHash = () => hashOfFile(path.join(root, 'package-lock.json'));

/**
 * Installs the packages of the lock file, unless they are installed already. Not `npm ci`: it refuses where a registry
 * has not got the binaries of another platform yet.
 */
export function installPackages() {
  const stamp = path.join(root, 'node_modules', '.lock-hash');
  const hash = lockHash();
  if (isAt(stamp, hash)) return;
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
