import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {expect, test, type Page, type Response} from '@playwright/test';
import {budgets, type Budget} from '../../config/budgets';
import {built, hydrated, root, wake} from '../support';

const sizes = new Map<string, number>();

/** Brotli bytes of a file of the build; pictures and videos are compressed already. */
function wire(pathname: string): number {
  const known = sizes.get(pathname);
  if (known !== undefined) return known;
  const file = path.join(root, 'build', decodeURIComponent(pathname));
  const body = readFileSync(path.extname(file) ? file : path.join(file, 'index.html'));
  const size = /\.(?:avif|webp|png|jpg|mp4|webm)$/.test(file)
    ? body.length
    : brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 11}}).length;
  sizes.set(pathname, size);
  return size;
}

interface Part {
  name: string;
  type: string;
  bytes: number;
  early: boolean;
}

async function weigh(
  page: Page,
  address: string,
  isFollowed: boolean,
  act?: (page: Page) => Promise<void>,
): Promise<Part[]> {
  const responses: Response[] = [];
  const early = new Set<string>();
  page.on('response', (response) => {
    const isNew = responses.every((other) => other.url() !== response.url());
    if (response.status() === 200 && response.url().startsWith('http') && isNew) responses.push(response);
  });
  await page.goto(address);
  // The scripts of the home page wait for an interaction.
  if ((await page.locator('meta[name=scripts]').count()) === 0) await hydrated(page);
  const before = await page.evaluate(() => {
    const [{loadEventStart}] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const lazy = [...document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')].map(
      ({currentSrc}) => currentSrc,
    );
    return [
      location.href,
      ...resources
        .filter(({name, responseEnd}) => responseEnd <= loadEventStart && !lazy.includes(name))
        .map(({name}) => name),
    ];
  });
  before.forEach((url) => early.add(url));
  await act?.(page);
  if (isFollowed) await expect(page.locator('link[rel=prefetch][href*="docs~"]')).toHaveCount(1);
  await page.waitForLoadState('networkidle');
  return responses.map((response) => {
    const {href, pathname} = new URL(response.url());
    const type = response.request().resourceType();
    return {
      name: pathname.split('/').slice(-2).join('/'),
      // Scripts of the page itself are not loaded by a link: this one is prefetched.
      type: type === 'other' && pathname.endsWith('.js') ? 'prefetch' : type,
      bytes: wire(pathname),
      early: early.has(href),
    };
  });
}

const actions: Record<string, (page: Page) => Promise<void>> = {
  wake,
  async stage(page) {
    const stage = page.locator('[data-stage]').first();
    await stage.getByRole('button', {name: /Run live|实时运行/}).click();
    await expect(stage).toHaveAttribute('data-stage-state', 'running', {timeout: 30_000});
  },
  async search(page) {
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Input').fill('outline');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  },
};

const KB = 1000;
test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const [title, {path: address, act, limits}] of Object.entries(budgets)) {
  test(`budget of ${title}`, async ({page}) => {
    const parts = await weigh(page, `/zh-Hans${address}`, limits.prefetch > 0, act && actions[act]);
    const own = parts.filter(({type}) => type !== 'prefetch');
    const heavy: string[] = [];
    for (const [name, limit] of Object.entries(limits) as [keyof Budget, number][]) {
      const counted =
        name === 'total'
          ? own
          : name === 'beforeLoad'
            ? own.filter(({early}) => early)
            : parts.filter(({type}) => type === name);
      const bytes = counted.reduce((sum, part) => sum + part.bytes, 0);
      console.log(`${title}: ${name} ${(bytes / KB).toFixed(1)} of ${limit} kB`);
      if (bytes <= limit * KB) continue;
      const files = counted.sort((a, b) => b.bytes - a.bytes).map((part) => `  ${part.bytes} ${part.name}`);
      heavy.push(`${name}: ${bytes} bytes, more than ${limit} kB\n${files.join('\n')}`);
    }
    expect(heavy.join('\n'), 'grew past config/budgets.ts').toBe('');
  });
}

test('pages link only the style sheets of their components', () => {
  const sheets = (file: string) =>
    [...built(file).matchAll(/\/assets\/css\/([\w-]+)\.\w+\.css/g)].map(([, name]) => name);
  expect(sheets('en/docs/Tutorial/ControlTheShapeOfOutlines/index.html')).toEqual(['rest', 'stage-frame']);
  expect(sheets('en/docs/FAQ/index.html')).toEqual(['rest']);
  expect(sheets('en/blog/index.html')).toEqual(['rest', 'tags', 'blog']);
});

test('styles loaded with the scripts contain no layers, which would lay the whole page out again', () => {
  for (const page of ['en/docs/FAQ/index.html', 'en/index.html']) {
    const [, styles] = /<link rel=late href=\/(assets\/css\/rest\.\w+\.css)/.exec(built(page))!;
    expect(built(styles!)).toContain('{');
    expect(built(styles!)).not.toContain('@layer');
  }
});

test('no page contains the unused sprite of the theme', () => {
  expect(built('en/docs/FAQ/index.html')).not.toContain('theme-svg-external-link');
});

test('both locales load libraries and the code of documents from the same files', () => {
  for (const name of ['vendor', 'documents']) {
    const file = (locale: string) =>
      new RegExp(`/assets/js/${name}\\.\\w+\\.js`).exec(built(`${locale}/docs/FAQ/index.html`))?.[0];
    expect(file('en'), name).toBeDefined();
    expect(file('zh-Hans'), name).toBe(file('en'));
  }
});

test('a page of the documentation asks for seven scripts, and for six where its text needs none', () => {
  const scripts = (page: string) =>
    /data-scripts="([^"]*)"/
      .exec(built(`en/docs/${page}/index.html`))![1]!
      .split(' ')
      .map((address) => address.replace(/^.*\/|\.\w+\.js$/g, ''));
  const common = [
    'runtime~main',
    'vendor',
    'main',
    'documents',
    // Data of the plugin and of the version of the documents, which have a file each.
    expect.stringMatching(/^\w{8}$/),
    expect.stringMatching(/^\w{8}$/),
  ];
  expect(scripts('FAQ')).toEqual(common);
  expect(scripts('Reference/ConsoleVariables')).toEqual([...common, 'docs~Reference~ConsoleVariables']);
});

test('libraries and entry carry the hint to compile them while they load', () => {
  const page = built('en/docs/FAQ/index.html');
  for (const name of ['vendor', 'main']) {
    const [file] = new RegExp(`/assets/js/${name}\\.\\w+\\.js`).exec(page)!;
    expect(built(file).startsWith('//# allFunctionsCalledOnLoad\n'), file).toBe(true);
  }
});
