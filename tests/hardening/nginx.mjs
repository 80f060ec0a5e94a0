// nginx for tests and benchmarks: installed from Debian's packages, set up by the commands of deploy/README.md.
import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {existsSync, openSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../scripts/lib.mjs';

const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
const brotliModule = '/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf';
const installed = () => existsSync('/usr/sbin/nginx') && existsSync(brotliModule);
const isRoot = process.getuid?.() === 0;

/** Installs Debian packages where `apt-get` and the right to use it exist. */
export function installPackage(...names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${names.join(' ')} (apt-get) …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...names],
  ]) {
    const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
    });
  }
}

/** @returns whether nginx with the module for pre-compressed brotli files is there */
export const ensureNginx = () => installed() || (installPackage(...packages), installed());

/** The shell commands that deploy/README.md gives for a host. */
export async function commands(host) {
  const readme = await readFile(path.join(root, 'deploy/README.md'), 'utf8');
  const block = new RegExp(`^## ${host}$[\\s\\S]*?^\`\`\`bash\\n([\\s\\S]*?)^\`\`\``, 'm').exec(readme)?.[1];
  if (!block) throw new Error(`deploy/README.md has no commands for ${host}`);
  return block;
}

export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Runs the commands of deploy/README.md, word for word, against a copy of Debian's configuration, on loopback.
 * @returns the origin, the folder of releases, the process, how to run the commands again, and how to stop it
 */
export async function startNginx() {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const etc = path.join(folder, 'etc');
  const main = path.join(etc, 'nginx.conf');
  const log = path.join(folder, 'commands.log');
  // A path with a space has to do.
  const site = path.join(folder, 'the site');
  await cp('/etc/nginx', etc, {recursive: true, verbatimSymlinks: true});
  const text = await readFile(main, 'utf8');
  await writeFile(
    main,
    text
      // The user of Debian's configuration could not read a temporary folder.
      .replace(/^user .*$/m, isRoot ? 'user root;' : '')
      .replaceAll('/etc/nginx', etc)
      .replaceAll('/run/nginx.pid', `${folder}/nginx.pid`)
      .replaceAll('/var/log/nginx', folder),
  );
  const port = await freePort();
  const install = async () => {
    // A file, not a pipe: the daemon would keep it open.
    const output = openSync(log, 'w');
    const child = spawn('bash', ['-eu', '-c', await commands('nginx')], {
      cwd: root,
      env: {...process.env, SITE: site, ETC: etc, PORT: String(port)},
      stdio: ['ignore', output, output],
    });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`The commands for nginx failed:\n${await readFile(log, 'utf8')}`);
  };
  await install();
  return {
    install,
    origin: `http://127.0.0.1:${port}`,
    site,
    etc,
    reload: () => execFileSync('nginx', ['-s', 'reload', '-c', main], {stdio: 'ignore'}),
    pid: Number(await readFile(path.join(folder, 'nginx.pid'), 'utf8')),
    async stop() {
      execFileSync('nginx', ['-s', 'quit', '-c', main], {stdio: 'ignore'});
      await rm(folder, {recursive: true, force: true});
    },
  };
}
