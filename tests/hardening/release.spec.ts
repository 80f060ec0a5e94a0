import {cp, mkdtemp, readFile, readdir, rm, symlink, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {hydrated, mark, root, sameDocument, wake} from '../support';

type Release = (target: string, options: {build: string}) => Promise<string>;
type Serve = (options: {build: string; port: number}) => Promise<Server>;

const hashed = /\.([0-9a-f]{8})\.(?:js|css)$/;
const filesOf = (folder: string) => readdir(folder, {recursive: true});

/** The English pages of the build and the scripts they load. */
const part = (from: string, to: string) =>
  cp(from, to, {
    recursive: true,
    filter: (file) => !/\/(?:zh-Hans|images|img|offline|\.hosts)$|\.(?:avif|webp|png|mp4|webm|zip)$/.test(file),
  });

/** Makes a second build of the same pages in which every script and style has another name. */
async function changed(from: string, to: string): Promise<void> {
  await cp(from, to, {recursive: true});
  const files = await filesOf(to);
  const hashes = new Set(files.flatMap((file) => hashed.exec(file)?.[1] ?? []));
  const other = (hash: string) => [...hash].reverse().join('');
  const pattern = new RegExp([...hashes].join('|'), 'g');
  for (const file of files.filter((name) => /\.(?:html|js|css)$/.test(name))) {
    const text = (await readFile(path.join(to, file), 'utf8')).replace(pattern, other);
    await rm(path.join(to, file));
    await writeFile(
      path.join(
        to,
        file.replace(hashed, (name, hash: string) => name.replace(hash, other(hash))),
      ),
      file.endsWith('.html') ? text.replace(/<html\b/, '<html data-release=second') : text,
    );
  }
}

let folder: string;
let release: Release;
let serve: Serve;
const builds = () => ({first: path.join(folder, 'first'), second: path.join(folder, 'second')});

async function host(build: string): Promise<{origin: string; server: Server}> {
  const server = await serve({build, port: 0});
  return {origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server};
}

test.describe.configure({mode: 'default', timeout: 600_000});

test.beforeAll(async () => {
  ({release} = (await import('../../scripts/release.mjs')) as {release: Release});
  ({serve} = (await import('../../scripts/serve.mjs')) as {serve: Serve});
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  const {first, second} = builds();
  await part(path.join(root, 'build'), first);
  await changed(first, second);
});
test.afterAll(() => rm(folder, {recursive: true, force: true}));

const next = (page: Page) => page.locator('.pagination-nav__link--next');
const previous = (page: Page) => page.locator('.pagination-nav__link--prev');

test('a page opened before a release keeps working: 200 moves across the switch without a dead end', async ({
  browser,
}) => {
  const TABS = 4;
  const MOVES = 50;
  const site = path.join(folder, 'site');
  await release(site, {build: builds().first});
  const {origin, server} = await host(path.join(site, 'current'));
  const missing: string[] = [];
  let moves = 0;
  let switching: Promise<string> | undefined;
  const walk = async (tab: number) => {
    const page = await browser.newPage();
    page.on('response', (response) => {
      if (response.status() >= 400 && /\.(?:js|css)$/.test(response.url())) missing.push(response.url());
    });
    await page.goto(`${origin}/en/docs/${['FAQ', 'Licence', 'Reference/', 'Tutorial/'][tab]}`);
    await hydrated(page);
    await mark(page);
    let forward = tab % 2 === 0;
    for (let i = 0; i < MOVES; i += 1) {
      if ((await (forward ? next(page) : previous(page)).count()) === 0) forward = !forward;
      const link = forward ? next(page) : previous(page);
      const target = await link.getAttribute('href');
      const title = await page.locator('h1').innerText();
      await link.click();
      await expect(page).toHaveURL(`${origin}${target}`);
      await expect(page.locator('h1')).not.toHaveText(title);
      await expect(page.locator('[role="alert"]')).toHaveCount(0);
      moves += 1;
      if (moves === (TABS * MOVES) / 2) switching = release(site, {build: builds().second});
      await switching;
    }
    expect(await sameDocument(page)).toBe(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-release', 'second');
    await page.close();
  };
  await Promise.all(Array.from({length: TABS}, (_, tab) => walk(tab)));
  server.close();
  expect(moves).toBe(200);
  expect(missing).toEqual([]);
});

test('a script that no longer exists makes the page reload once, into the new release', async ({page}) => {
  const current = path.join(folder, 'careless');
  await symlink(builds().first, current);
  const {origin, server} = await host(current);
  // Disables prefetching.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
  );
  await page.goto(`${origin}/en/docs/FAQ`);
  await wake(page);
  await rm(current);
  await symlink(builds().second, current);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.locator('.navbar a[href="/en/docs/MigrateToNewVersion/Latest"]').first().click();
  await expect(page.locator('html')).toHaveAttribute('data-release', 'second');
  await page.waitForLoadState();
  await wake(page);
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/docs\/MigrateToNewVersion\/Latest\/?$/);
  await mark(page);
  await page.locator('.navbar a[href="/en/docs/FAQ"]').first().click();
  await expect(page).toHaveURL(/FAQ\/?$/);
  expect(await sameDocument(page)).toBe(true);
  expect(loads).toBe(1);
  server.close();
});

test('pages of a release without their scripts are readable, show an error, and do not reload by themselves', async ({
  page,
}) => {
  const broken = path.join(folder, 'broken');
  await cp(builds().first, broken, {recursive: true});
  for (const file of await filesOf(broken)) {
    if (/assets\/js\/(?!main|vendor|runtime)[^/]*\.js$/.test(file)) await rm(path.join(broken, file));
  }
  const {origin, server} = await host(broken);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.goto(`${origin}/en/docs/FAQ`);
  const box = page.locator('body > [role="alert"], body > div > [role="alert"]');
  await expect(box).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  expect(loads).toBe(1);
  await box.getByRole('button').click();
  await expect.poll(() => loads).toBe(2);
  await expect(box).toHaveCount(1);
  expect(loads).toBe(2);
  server.close();
});
