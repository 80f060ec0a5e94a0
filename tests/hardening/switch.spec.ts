import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {cp, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {hydrated, mark, root, sameDocument} from '../support';

interface Nginx {
  site: string;
  etc: string;
  install(): Promise<void>;
  reload(): void;
  stop(): Promise<void>;
}

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The English documents with another inline style and another boot script, and the policy for them. */
async function changed(to: string): Promise<void> {
  await cp(path.join(root, 'build'), to, {
    recursive: true,
    filter: (file) => !/build\/(?:zh-Hans|docs|blog|en\/(?:blog|offline|img))(?:\/|$)/.test(file),
  });
  const hashes = new Map<string, string>();
  const files = await readdir(to, {recursive: true});
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const text = await readFile(path.join(to, file), 'utf8');
    const next = text.replace(
      /(<(style|script)(?: [^>]*)?>)([^]+?)(?=<\/\2>)/g,
      (whole, tag: string, name: string, code: string) => {
        if (/ src=|json/.test(tag)) return whole;
        const other = name === 'style' ? `${code}:root{--second:1}` : `${code};window.second=1`;
        hashes.set(source(code), source(other));
        return tag + other;
      },
    );
    await writeFile(path.join(to, file), next);
  }
  for (const name of ['nginx-server.conf', 'headers.json']) {
    const file = path.join(to, '.hosts', name);
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text.replace(/'sha256-[^']+'/g, (hash) => hashes.get(hash) ?? hash),
    );
  }
}

test('over HTTPS, policy and pages switch together: release, rollback, release', async ({browser}) => {
  test.setTimeout(400_000);
  const {ensureNginx, freePort, startNginx} = (await import('./nginx.mjs')) as {
    ensureNginx(): boolean;
    freePort(): Promise<number>;
    startNginx(): Promise<Nginx>;
  };
  const {release} = (await import('../../scripts/release.mjs')) as {
    release(target: string, options: {build: string}): Promise<string>;
  };
  test.skip(!ensureNginx(), 'nginx can be installed on Debian and Ubuntu only');
  const nginx = await startNginx();
  const folder = await mkdtemp(path.join(tmpdir(), 'switch-'));
  const second = path.join(folder, 'second');
  const conf = path.join(nginx.etc, 'conf.d/site.conf');
  try {
    await changed(second);
    const [key, certificate] = ['key.pem', 'fullchain.pem'].map((name) => path.join(folder, name));
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-subj',
        '/CN=localhost',
        '-keyout',
        key!,
        '-out',
        certificate!,
      ],
      {stdio: 'ignore'},
    );
    const port = await freePort();
    const administered = (await readFile(conf, 'utf8')).replace(
      /\}\s*$/,
      `
    listen 127.0.0.1:${port} ssl; # managed by Certbot
    ssl_certificate ${certificate}; # managed by Certbot
    ssl_certificate_key ${key}; # managed by Certbot
}
`,
    );
    await writeFile(conf, administered);
    nginx.reload();

    const origin = `https://127.0.0.1:${port}`;
    const context = await browser.newContext({ignoreHTTPSErrors: true});
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', ({message}) => faults.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    const served = async () => {
      // A reload of nginx closes connections that wait for another request.
      const response = await context.request.get(`${origin}/en/docs/FAQ`, {maxRetries: 3});
      return (await response.text()).includes('window.second=1');
    };
    await expect(async () => expect(await served()).toBe(false)).toPass();
    await page.goto(`${origin}/en/docs/FAQ`);
    await hydrated(page);

    const steps: [() => unknown, boolean][] = [
      [() => release(nginx.site, {build: second}), true],
      [() => execFileSync('npm', ['run', 'rollback', '--', nginx.site], {cwd: root, stdio: 'ignore'}), false],
      [() => release(nginx.site, {build: second}), true],
    ];
    for (const [publish, isSecond] of steps) {
      await publish();
      // Before the reload, nothing has changed for readers.
      expect(await served()).toBe(!isSecond);
      await page.reload();
      await hydrated(page);
      await mark(page);
      nginx.reload();
      await expect.poll(served).toBe(isSecond);
      const link = page.locator('.pagination-nav__link--next');
      const target = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL(`${origin}${target}`);
      expect(await sameDocument(page)).toBe(true);
      // A connection that was open before the reload may be answered by the old release once more.
      await expect(async () => {
        await page.reload();
        await hydrated(page);
        const seen = await page.evaluate(() => ({
          script: 'second' in window,
          style: getComputedStyle(document.documentElement).getPropertyValue('--second') === '1',
          styled: getComputedStyle(document.querySelector('.navbar')!).display,
        }));
        expect(seen).toEqual({script: isSecond, style: isSecond, styled: 'flex'});
      }).toPass();
      await page.goto(`${origin}/en/docs/FAQ`);
      await hydrated(page);
    }
    // The documented commands as a whole, which must leave the administrator's lines alone.
    await nginx.install();
    await expect.poll(served).toBe(false);
    await page.reload();
    await hydrated(page);
    expect(faults).toEqual([]);
    expect(await readFile(conf, 'utf8')).toBe(administered);
    await context.close();
  } finally {
    await nginx.stop();
    await rm(folder, {recursive: true, force: true});
  }
});
