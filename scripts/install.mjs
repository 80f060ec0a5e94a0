// Installs what is missing; a stranger types one command only. Nothing is imported here that may not be there yet.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [major] = process.versions.node.split('.').map(Number);

/**
 * Installs the packages of the lock file, unless they are installed already. Not `npm ci`: it refuses where a registry
 * has not got the binaries of another platform yet.
 */
export function installPackages() {
  if (major < 20) {
    console.error(`Node.js 20 or newer is needed, this is ${process.version}. Get it at https://nodejs.org/`);
    process.exit(1);
  }
  const stamp = path.join(root, 'node_modules', '.lock-hash');
  const hash = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
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
