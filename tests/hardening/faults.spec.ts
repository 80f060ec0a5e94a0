import {expect, test, type BrowserContext, type Page, type Route} from '@playwright/test';
import {docTitle, wake} from '../support';

/** One page of each kind. */
const kinds: Record<string, {address: string; heading: string | RegExp}> = {
  home: {address: '/zh-Hans/', heading: /\S/},
  docs: {address: '/en/docs/GettingStarted/', heading: docTitle('en', 'GettingStarted/')},
  stage: {
    address: '/zh-Hans/docs/Tutorial/ControlTheShapeOfOutlines',
    heading: docTitle('zh-Hans', 'Tutorial/ControlTheShapeOfOutlines'),
  },
  reference: {address: '/en/docs/Reference/ConsoleVariables', heading: docTitle('en', 'Reference/ConsoleVariables')},
  FAQ: {address: '/zh-Hans/docs/FAQ', heading: docTitle('zh-Hans', 'FAQ')},
  'blog list': {address: '/en/blog', heading: /\S/},
  post: {address: '/zh-Hans/blog/wellcome', heading: /\S/},
  search: {address: '/en/search?q=outline', heading: /\S/},
  'not found': {address: '/zh-Hans/no-such-page', heading: '找不到页面'},
};

interface Fault {
  /** Sets up the fault before the page opens. */
  before?(context: BrowserContext): Promise<unknown>;
  /** Further assertions, after the page is open and readable. */
  then?(page: Page, context: BrowserContext): Promise<void>;
  javaScriptEnabled?: boolean;
}

const isScript = (route: Route) => route.request().resourceType() === 'script';
const on = (context: BrowserContext, wanted: (route: Route) => boolean, act: (route: Route) => unknown) =>
  context.route('**/*', (route) => (wanted(route) ? act(route) : route.continue()));
const abort = (route: Route) => route.abort();

/** A failure shows at most one message, in words and with a way to continue. */
async function calm(page: Page): Promise<void> {
  const boxes = page.locator('body > [role="alert"], body > div > [role="alert"]');
  expect(await boxes.count()).toBeLessThanOrEqual(1);
  for (const box of await boxes.all()) {
    await expect(box).not.toBeEmpty();
    await expect(box.getByRole('button')).toBeVisible();
  }
}
const toggleTheme = async (page: Page) => {
  const before = await page.locator('html').getAttribute('data-theme');
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.navbar [class*="toggle"] button, .navbar button[class*="toggle"]')]
      .find((button) => button.getAttribute('aria-expanded') === null)
      ?.click(),
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
};

/** Makes the page start its scripts, some of which wait for an interaction. */
async function stir(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('script[src*="/assets/js/main."]')).toBeAttached();
}

const faults: Record<string, Fault> = {
  'no JavaScript': {javaScriptEnabled: false},
  'scripts blocked': {
    before: (context) => on(context, isScript, abort),
    async then(page) {
      await stir(page);
      await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
    },
  },
  'scripts hang': {before: (context) => on(context, isScript, () => {}), then: stir},
  'styles blocked': {
    before: (context) => on(context, (route) => route.request().resourceType() === 'stylesheet', abort),
    then: wake,
  },
  'images blocked': {
    before: (context) => on(context, (route) => ['image', 'media'].includes(route.request().resourceType()), abort),
    async then(page) {
      await wake(page);
      expect(await page.locator('main img:not([alt])').count()).toBe(0);
    },
  },
  'storage blocked': {
    before: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError');
            },
          });
        }
        Object.defineProperty(document, 'cookie', {get: () => '', set: () => {}});
      }),
    async then(page) {
      await wake(page);
      await toggleTheme(page);
      await page.keyboard.press('Control+k');
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
      await page.keyboard.press('Escape');
    },
  },
  'third parties blocked': {
    before: (context) => on(context, (route) => new URL(route.request().url()).hostname !== 'localhost', abort),
    then: wake,
  },
  // Scripts load early: the fifth request is one of them.
  'one request in 50 lost': {
    before(context) {
      let count = 0;
      return on(context, (route) => !route.request().isNavigationRequest() && ++count % 50 === 5, abort);
    },
    then: stir,
  },
  'slow answers': {
    before: (context) =>
      on(
        context,
        (route) => !route.request().isNavigationRequest(),
        (route) => setTimeout(() => void route.continue().catch(() => {}), 150),
      ),
    then: wake,
  },
  'offline after load': {
    async then(page, context) {
      await wake(page);
      await context.setOffline(true);
      await toggleTheme(page);
    },
  },
};

/** More requests than any page of the site makes; a reload loop exceeds it soon. */
const MOST_REQUESTS = 120;
const MOST_SAME = 3;

for (const [fault, {before, then, javaScriptEnabled = true}] of Object.entries(faults)) {
  test(`fault matrix: ${fault}`, async ({browser, baseURL}) => {
    const cells: Record<string, string> = {};
    const cell = async (kind: string) => {
      const {address, heading} = kinds[kind]!;
      const context = await browser.newContext({baseURL, javaScriptEnabled});
      const asked: string[] = [];
      const errors: string[] = [];
      let loads = 0;
      try {
        await before?.(context);
        const page = await context.newPage();
        page.on('request', (request) => {
          asked.push(request.url());
          if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
        });
        page.on('pageerror', (error) => errors.push(String(error)));
        await page.goto(address, {waitUntil: 'commit'});
        await expect(page.locator('h1').first()).toHaveText(heading);
        await expect(page.locator('h1').first()).toBeVisible();
        const main = page.locator('main, #__docusaurus > div > main').first();
        expect((await main.innerText()).trim().length).toBeGreaterThan(30);
        await then?.(page, context);
        if (javaScriptEnabled) await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
        await calm(page);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(loads, 'loads of the page').toBe(1);
        expect(asked.length, 'requests').toBeLessThan(MOST_REQUESTS);
        const most = Math.max(...asked.map((url) => asked.filter((other) => other === url).length));
        expect(most, 'requests of the same file').toBeLessThanOrEqual(MOST_SAME);
        expect(errors.filter((text) => !/chunk/i.test(text))).toEqual([]);
        expect(asked.filter((url) => /^https?:/.test(url) && !url.startsWith(baseURL ?? ''))).toEqual([]);
        cells[kind] = `ok, ${asked.length} requests`;
      } catch (error) {
        cells[kind] = `FAILED: ${String(error).split('\n').slice(0, 6).join(' ').slice(0, 400)}`;
      } finally {
        await context.close();
      }
    };
    const left = Object.keys(kinds);
    const work = async () => {
      for (let kind = left.shift(); kind; kind = left.shift()) await cell(kind);
    };
    await Promise.all([work(), work(), work()]);
    console.log(
      [`| ${fault} | |`, '|---|---|', ...Object.keys(kinds).map((kind) => `| ${kind} | ${cells[kind]} |`)].join('\n'),
    );
    expect(Object.values(cells).filter((cell) => cell.startsWith('FAILED'))).toEqual([]);
    expect(Object.keys(cells)).toHaveLength(Object.keys(kinds).length);
  });
}
