import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, type APIResponse, type ConsoleMessage, type Page, type Route} from '@playwright/test';
import {docsFolder, locales, type Locale} from '../config/locales';
import {contentSecurityPolicy, type Inline, type Services} from '../config/security';

export {locales, type Locale};

export const root = path.resolve(__dirname, '..');

/** Reads a file of the production build. */
export const built = (file: string): string => readFileSync(path.join(root, 'build', file), 'utf8');

/** Documentation pages by the section that holds them; a trailing slash is an index. Drafts and unlisted pages are left out. */
export const docsRows: Record<string, string[]> = {};
for (const file of readdirSync(path.join(root, 'docs'), {recursive: true, encoding: 'utf8'}).sort()) {
  const page = /^(?!index\.md$)((?:.*\/)?(?!_)[^/]+)\.md$/.exec(file)?.[1]?.replace(/\/index$/, '/');
  if (!page || /^(?:draft|unlisted): true$/m.test(readFileSync(path.join(root, 'docs', file), 'utf8'))) continue;
  (docsRows[page.includes('/') ? page.replace(/\/.*/, '') : 'single pages'] ??= []).push(page);
}

/** Chooses a text by locale. */
export const inLocale =
  (locale: Locale) =>
  (chinese: string, english: string): string =>
    ({'zh-Hans': chinese, en: english})[locale];

/** The title in the front matter of a documentation page's source. */
export function docTitle(locale: Locale, page: string): string {
  const folder = docsFolder(locale);
  const file = path.join(root, folder, `${page}${page === '' || page.endsWith('/') ? 'index' : ''}.md`);
  const title = /^title:\s*(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1];
  if (!title) throw new Error(`${file} has no title`);
  return title.trim().replace(/^(["'])(.*)\1$/, '$2');
}

/** Path names of a locale's pages, as its sitemap lists them. */
export const sitemap = (locale: Locale): string[] =>
  [...built(`${locale}/sitemap.xml`).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);

/** The pages of the sitemap, and the search page, which no search engine is to list. */
export const publicPages = (locale: Locale): string[] => [...sitemap(locale), `/${locale}/search`];

/** Text of every element of a name in a page's HTML. */
export const texts = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    decode(inner.replace(/<[^>]+>/g, '').replace(/\u200b/g, '')).trim(),
  );

const entities: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'"};
export const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '');

/** Waits until hydration is complete, which takes seconds while several pages start on a busy machine. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {timeout: 40_000});

/** Simulates an interaction, for which scripts wait on the home page and under data saving; waits for hydration. */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await hydrated(page);
}

/** Opens all folds of the page, whose content no check would see. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details').evaluateAll((all) => {
    for (const fold of all as HTMLDetailsElement[]) fold.open = true;
  });

/** Opens an address and waits for hydration. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** Scrolls up, as a reader does, and waits until the navbar stands: a page opened at a hash hides it, a click meets it sliding. */
export async function showNavbar(page: Page): Promise<void> {
  const navbar = page.locator('nav.navbar');
  await expect(async () => {
    await page.mouse.wheel(0, -80);
    await expect(navbar).toBeInViewport({ratio: 0.9, timeout: 500});
  }).toPass();
  await navbar.evaluate((bar) => Promise.all(bar.getAnimations().map(({finished}) => finished)));
}

/** The page's only h1. */
export const heading = (page: Page) => page.locator('h1');

/** The search dialog's screen for a search that failed. */
export const searchFailed = (page: Page) =>
  page.locator('.DocSearch-ErrorScreen', {hasText: 'Unable to fetch results'});

/** Records forbidden events: console messages, uncaught errors, requests to another host. */
export function watch(page: Page) {
  const seen = {messages: [] as string[], errors: [] as string[], foreign: [] as string[]};
  page.on('console', (message: ConsoleMessage) => seen.messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => seen.errors.push(String(error)));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (
      /^https?:$/.test(url.protocol) &&
      url.host !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).host
    ) {
      seen.foreign.push(request.url());
    }
  });
  return seen;
}

interface Axe {
  run(
    within: string,
    options: object,
  ): Promise<{violations: {id: string; nodes: {target: unknown[]; failureSummary?: string}[]}[]}>;
}

const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules of a page that its theme can change: colours, and pictures of which each theme has its own. */
const themeRules = [
  'color-contrast',
  'link-in-text-block',
  'link-name',
  'button-name',
  'image-alt',
  'svg-img-alt',
  'role-img-alt',
  'object-alt',
  'target-size',
];

/** Accessibility findings in both themes: of a page by the rules of WCAG, of a part of it by all rules. */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(
    async ({part, tags, inTheme}) => {
      const found: string[] = [];
      for (const mode of ['light', 'dark']) {
        localStorage.setItem('theme', mode);
        document.documentElement.setAttribute('data-theme', mode);
        document.documentElement.setAttribute('data-theme-choice', mode);
        // Colours fade between the themes: measure after the transition.
        document.getAnimations().forEach((animation) => {
          try {
            animation.finish();
          } catch {
            animation.cancel();
          }
        });
        const {axe} = window as unknown as {axe: Axe};
        const results = await axe.run(part, {
          ...(part === 'html' && {
            runOnly: mode === 'light' ? {type: 'tag', values: tags} : {type: 'rule', values: inTheme},
          }),
          rules: {'target-size': {enabled: true}},
          resultTypes: ['violations'],
        });
        for (const {id, nodes} of results.violations)
          for (const {target, failureSummary} of nodes)
            found.push(`${mode}: ${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim() ?? ''}`);
      }
      return found;
    },
    {part: within, tags: axeTags, inTheme: themeRules},
  );
}

/** Marks the document, so that `sameDocument` can tell a move inside the app from a page load. */
export const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.mark = 'here';
  });
export const sameDocument = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.mark === 'here');

/** Gives the built site other entries of config/identity.ts, which its main script holds. */
export const configure = (page: Page, entries: Record<string, object | string | null>): Promise<unknown> =>
  page.route('**/assets/js/main.*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [name, value] of Object.entries(entries)) {
      const entry = new RegExp(`(\\b${name}["']?:\\s*)(?:null|"[^"]*"|\\{[^{}]*\\})`);
      expect(body).toMatch(entry);
      body = body.replace(entry, (_, key: string) => key + JSON.stringify(value));
    }
    await route.fulfill({response, body});
  });

const scripts = '**/assets/js/*.js';

/** A response and its text; undefined when the page has closed or moved on meanwhile. */
async function fetched(route: Route): Promise<{response?: APIResponse; text: string}> {
  try {
    const response = await route.fetch();
    return {response, text: await response.text()};
  } catch {
    return {text: ''};
  }
}

/** While `failing` returns true, aborts scripts whose text `wanted` accepts. */
export const fail = (page: Page, wanted: (text: string) => boolean, failing: () => boolean): Promise<unknown> =>
  page.route(scripts, async (route) => {
    const {response, text} = await fetched(route);
    if (!response) return;
    await (failing() && wanted(text) ? route.abort() : route.fulfill({response, body: text})).catch(() => {});
  });

/** Changes the text of every script that `wanted` accepts before the browser gets it. */
export const tamper = (
  page: Page,
  wanted: (text: string) => boolean,
  change: (text: string) => string,
): Promise<unknown> =>
  page.route(scripts, async (route) => {
    const {response, text} = await fetched(route);
    if (response) await route.fulfill({response, body: wanted(text) ? change(text) : text}).catch(() => {});
  });

/** Matches the script with a documentation page's content, by the page's id. */
export const contentOf = (id: string) => (text: string) =>
  ["'", '"', '`'].some((quote) => text.includes(`JSON.parse(${quote}{"id":"${id}","title":`));

/**
 * Replaces the default export of the modules in a page's script.
 * @param expression JavaScript of the new export; undefined removes the export
 */
export const replaceDefault = (expression?: string) => (text: string) =>
  text.replace(
    /\((self\.webpackChunk\w+)=\1\|\|\[\]\)\.push\(/,
    (_, queue: string) => `((chunk) => {
      for (const id of Object.keys(chunk[1])) {
        const make = chunk[1][id];
        chunk[1][id] = function (module, exports, require) {
          const own = {exports: {}};
          make.call(this, own, own.exports, require);
          if (!('default' in own.exports)) return void (module.exports = own.exports);
          for (const key of Object.keys(own.exports)) {
            if (key !== 'default') Object.defineProperty(exports, key, {enumerable: true, get: () => own.exports[key]});
          }
          ${expression ? `exports.default = ${expression};` : ''}
        };
      }
      (${queue} = ${queue} || []).push(chunk);
    })(`,
  );

/** Holds back scripts whose text `wanted` accepts until `release` is called. */
export async function hold(page: Page, wanted: (text: string) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route: Route) => {
    const {response, text} = await fetched(route);
    if (wanted(text)) await released;
    if (response) await route.fulfill({response, body: text}).catch(() => {});
  });
  return {release};
}

/** Stops the page's clock after all timers that are due; `page.clock.install()` must come first. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

/** Serves pages with the policy of a site on which these services are configured. */
export async function allow(page: Page, services: Partial<Services>): Promise<void> {
  const inline = JSON.parse(built('.hosts/inline.json')) as Inline;
  const policy = contentSecurityPolicy(inline, {
    giscus: false,
    algolia: null,
    insights: false,
    videos: [],
    ...services,
  });
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch();
    await route.fulfill({response, headers: {...response.headers(), 'content-security-policy': policy}});
  });
}
