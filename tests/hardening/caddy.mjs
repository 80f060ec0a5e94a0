// Caddy for tests: installed from Debian's packages, started by the commands of deploy/README.md.
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, openSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../scripts/lib.mjs';
import {commands, freePort, installPackage} from './nginx.mjs';

const installed = () => existsSync('/usr/bin/caddy');

/** @returns whether Caddy is there */
export const ensureCaddy = () => installed() || (installPackage('caddy'), installed());

/** @returns the origin, the folder of releases, and how to stop it */
export async function startCaddy() {
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const site = path.join(folder, 'the site');
  const origin = `http://127.0.0.1:${await freePort()}`;
  // Caddy's default is one fixed port, which a second Caddy could not have.
  const admin = `127.0.0.1:${await freePort()}`;
  const log = path.join(folder, 'commands.log');
  // A file, not a pipe: Caddy would keep it open.
  const output = openSync(log, 'w');
  const {status} = spawnSync('bash', ['-eu', '-c', await commands('Caddy')], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...process.env,
      SITE: site,
      // The commands write this at the start of the Caddyfile, where global options belong.
      DOMAIN: `{\n\tadmin ${admin}\n}\n${origin}`,
      CADDYFILE: path.join(folder, 'Caddyfile'),
    },
  });
  if (status !== 0) throw new Error(`The commands for Caddy failed:\n${await readFile(log, 'utf8')}`);
  return {
    origin,
    site,
    async stop() {
      execFileSync('caddy', ['stop', '--address', admin], {stdio: 'ignore'});
      await rm(folder, {recursive: true, force: true});
    },
  };
}
