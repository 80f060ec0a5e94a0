import {existsSync} from 'node:fs';
import {chmod, mkdir, mkdtemp, readFile, readdir, readlink, rm, stat, symlink, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {keep, release, rollback} from '../../scripts/release.mjs';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);
const script = (n: number) => `en/assets/js/main.${n.toString(16).padStart(8, '0')}.js`;

let folder: string;
const site = () => path.join(folder, 'site');
const current = (file: string) => path.join(site(), 'current', file);

/** Releases a build with one script of the given name. */
async function publish(n: number, now: number): Promise<void> {
  const build = path.join(folder, `build-${n}`);
  await mkdir(path.join(build, 'en/assets/js'), {recursive: true});
  await writeFile(path.join(build, script(n)), `script ${n}`);
  await writeFile(path.join(build, 'en/index.html'), `page ${n}`);
  await release(site(), {build, now});
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
});
afterEach(() => rm(folder, {recursive: true, force: true}));

it('a release keeps the hashed files of earlier ones, compressed ones too, and the newest pages', async () => {
  for (const n of [1, 2, 3]) await publish(n, START + n * DAY);
  expect(await readFile(current('en/index.html'), 'utf8')).toBe('page 3');
  for (const n of [1, 2, 3]) {
    expect(await readFile(current(script(n)), 'utf8')).toBe(`script ${n}`);
    expect(brotliDecompressSync(await readFile(current(`${script(n)}.br`))).toString()).toBe(`script ${n}`);
  }
});

it(`a release keeps hashed files of at most ${keep.releases} earlier releases`, async () => {
  for (let n = 1; n <= keep.releases + 3; n += 1) await publish(n, START + n);
  const scripts = (await readdir(current('en/assets/js'))).filter((file) => file.endsWith('.js'));
  expect(scripts).toHaveLength(keep.releases + 1);
  expect(existsSync(current(script(2)))).toBe(false);
  expect(existsSync(current(script(3)))).toBe(true);
});

it(`a release keeps hashed files for ${keep.days} days after their own release was replaced, whatever its age`, async () => {
  await publish(1, START);
  await publish(2, START + 100 * DAY);
  expect(existsSync(current(script(1)))).toBe(true);
  await publish(3, START + (100 + keep.days) * DAY);
  expect(existsSync(current(script(1)))).toBe(false);
  expect(existsSync(current(script(2)))).toBe(true);
});

it('a release treats a file that returns in a later release as new', async () => {
  for (const [i, n] of [1, 2, 1].entries()) await publish(n, START + i * DAY);
  await publish(3, START + (keep.days + 1) * DAY);
  expect(existsSync(current(script(1)))).toBe(true);
});

it('the previous release stays for a rollback, and no older one', async () => {
  for (const n of [1, 2, 3]) await publish(n, START + n * DAY);
  expect(await readdir(path.join(site(), 'releases'))).toHaveLength(2);
  expect(await readlink(path.join(site(), 'current'))).toMatch(/^releases\//);
});

it('a release can follow a rollback and the deletion of the newer release', async () => {
  for (const n of [1, 2]) await publish(n, START + n * DAY);
  const [older, newer] = (await readdir(path.join(site(), 'releases'))).sort();
  await rm(path.join(site(), 'current'));
  await symlink(`releases/${older}`, path.join(site(), 'current'));
  await rm(path.join(site(), 'releases', newer!), {recursive: true});
  await publish(3, START + 3 * DAY);
  expect(await readFile(current('en/index.html'), 'utf8')).toBe('page 3');
  expect(await readFile(current(script(1)), 'utf8')).toBe('script 1');
});

it('a release rebuilds a damaged list from the files of the current release', async () => {
  for (const n of [1, 2]) await publish(n, START + n * DAY);
  const list = path.join(site(), 'releases.json');
  await writeFile(list, (await readFile(list, 'utf8')).slice(0, 20));
  await publish(3, START + 3 * DAY);
  for (const n of [1, 2, 3]) expect(await readFile(current(script(n)), 'utf8')).toBe(`script ${n}`);
  expect(JSON.parse(await readFile(list, 'utf8'))).toHaveLength(2);
});

it('a release is refused while another one is running, and takes over the lock of an ended process', async () => {
  const lock = path.join(site(), 'release.lock');
  await mkdir(site());
  await writeFile(lock, String(process.pid));
  await expect(publish(1, START)).rejects.toThrow('Another release');
  // Greater than any process id of Linux.
  await writeFile(lock, '99999999');
  await publish(1, START);
  expect(existsSync(lock)).toBe(false);
});

it('a rollback goes to the release before, with the hashed files of both, and forward again', async () => {
  await expect(rollback(site())).rejects.toThrow('no release to go back to');
  for (const n of [1, 2]) await publish(n, START + n * DAY);
  for (const page of [1, 2]) {
    await rollback(site());
    expect(await readFile(current('en/index.html'), 'utf8')).toBe(`page ${page}`);
    for (const n of [1, 2]) {
      expect(await readFile(current(script(n)), 'utf8')).toBe(`script ${n}`);
      expect(existsSync(current(`${script(n)}.br`))).toBe(true);
    }
  }
});

it('a release leaves folders that were replaced a moment ago to hosts that have not reloaded', async () => {
  for (const n of [1, 2, 3]) await publish(n, START + n * 1000);
  expect(await readdir(path.join(site(), 'releases'))).toHaveLength(3);
});

it('a release names its folders in the configurations, and lets every user read its files', async () => {
  const hosts = path.join(folder, 'build-1/.hosts');
  await mkdir(hosts, {recursive: true});
  await writeFile(path.join(hosts, 'Caddyfile'), 'root "@RELEASE@"');
  await chmod(hosts, 0o700);
  await chmod(path.join(hosts, 'Caddyfile'), 0o600);
  await publish(1, START);
  const link = await readlink(path.join(site(), 'current'));
  expect(await readFile(current('.hosts/Caddyfile'), 'utf8')).toBe(`root "${site()}/${link}"`);
  const modes = await Promise.all(
    ['', '.hosts', '.hosts/Caddyfile'].map(async (file) => (await stat(current(file))).mode),
  );
  expect(modes.map((mode) => mode & 0o777)).toEqual([0o755, 0o755, 0o644]);
});
