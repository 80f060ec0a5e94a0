import {expect, test, type Page, type Route} from '@playwright/test';
import {inLocale, heading, hold, hydrated, locales, mark, open, sameDocument, watch} from '../support';

const isMain = (text: string) => text.includes('hydrateRoot');
const scripts = (page: Page) => page.locator('script[src*="/assets/js/"]');
const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Opens a page whose scripts are held back. */
async function openEarly(page: Page, address: string) {
  const {release} = await hold(page, isMain);
  await page.goto(address);
  expect(await isHydrated(page)).toBe(false);
  return async () => {
    release();
    await hydrated(page);
  };
}

test('scripts start when the page is idle, without console messages', async ({page}) => {
  const seen = watch(page);
  await page.goto('/zh-Hans/docs/FAQ');
  await hydrated(page);
  expect(seen.messages).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test.describe('under data saving', () => {
  test.beforeEach(({page}) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    ),
  );

  test('scripts start at the first interaction only', async ({page}) => {
    await page.clock.install();
    await page.goto('/en/docs/FAQ');
    await page.clock.fastForward(60_000);
    await expect(scripts(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await hydrated(page);
  });
});

test.describe('the home page', () => {
  /** Opens the page and stops its clock 6 s after the load event. */
  async function look(page: Page) {
    await page.clock.install();
    await page.goto('/en/');
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 6000);
  }

  test.describe('where no stage starts by itself', () => {
    test.use({contextOptions: {reducedMotion: 'reduce'}});
    test.beforeEach(async ({page}) => {
      await look(page);
      await expect(scripts(page)).toHaveCount(0);
    });

    test('starts its scripts when the pointer moves', async ({page}) => {
      await page.mouse.move(200, 200);
      await page.clock.resume();
      await hydrated(page);
    });

    test('starts them after 8 seconds', async ({page}) => {
      await page.clock.fastForward(2000);
      await expect(scripts(page)).not.toHaveCount(0);
      await page.clock.resume();
      await hydrated(page);
    });
  });

  test('starts them when idle on a machine that can run its stage', async ({page}) => {
    await page.addInitScript(() => {
      for (const name of ['hardwareConcurrency', 'deviceMemory']) Object.defineProperty(navigator, name, {value: 8});
    });
    await look(page);
    await expect(scripts(page)).not.toHaveCount(0);
  });
});

test('early clicks on the theme toggle are acknowledged at once and replayed one by one', async ({page}) => {
  const finish = await openEarly(page, '/en/docs/FAQ');
  const toggle = page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  await toggle.click();
  await toggle.click();
  await finish();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).not.toHaveAttribute('aria-busy', /./);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', /^/);
});

test('an early tap opens the menu of the phone layout', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const finish = await openEarly(page, '/zh-Hans/docs/FAQ');
  await page.locator('button.navbar__toggle').click();
  await finish();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
});

test('on a small screen the desktop sidebar and table of contents are not hydrated', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.addInitScript(() => {
    interface Fiber {
      stateNode: unknown;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const drawn: Element[] = [];
    const collect = (fiber: Fiber | null): void => {
      for (let at = fiber; at; at = at.sibling) {
        if (at.stateNode instanceof Element) drawn.push(at.stateNode);
        collect(at.child);
      }
    };
    // What React offers its developer tools.
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: unknown, root: {current: Fiber}) => collect(root.current),
      onCommitFiberUnmount: () => {},
    };
    Object.assign(window, {__REACT_DEVTOOLS_GLOBAL_HOOK__: hook, drawn});
  });
  const finish = await openEarly(page, '/en/docs/FAQ');
  await expect(page.locator('.theme-doc-sidebar-menu, .theme-doc-toc-desktop')).toHaveCount(2);
  await finish();
  await expect(page.locator('.theme-doc-sidebar-menu, .theme-doc-toc-desktop')).toHaveCount(0);
  const count = (selector: string) =>
    page.evaluate(
      (name) => (window as unknown as {drawn: Element[]}).drawn.filter((element) => element.matches(name)).length,
      selector,
    );
  expect(await count('.footer *')).toBeGreaterThan(0);
  expect(await count('.theme-doc-sidebar-menu *, .theme-doc-toc-desktop *')).toBe(0);
});

test('content of Suspense boundaries is in place without scripts', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL});
  await page.goto('/en/docs/Reference/ConsoleVariables');
  await expect(page.locator('.theme-doc-sidebar-menu').getByRole('link').first()).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop').getByRole('link').first()).toBeVisible();
  await page.close();
});

for (const opening of ['click', 'Control+k', '/']) {
  test(`the search opened early by ${opening} contains the characters typed meanwhile`, async ({page}) => {
    const finish = await openEarly(page, '/en/docs/FAQ');
    if (opening === 'click') await page.locator('.DocSearch-Button').click();
    else await page.keyboard.press(opening);
    await page.keyboard.type('outlines');
    await page.keyboard.press('Backspace');
    await finish();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('outline');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  });
}

test('a slash pressed early opens nothing while it is turned off', async ({page, context, baseURL}) => {
  await context.addCookies([{name: 'slash', value: 'off', url: baseURL!}]);
  const finish = await openEarly(page, '/en/docs/FAQ');
  await page.keyboard.press('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await finish();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** Presses a key between hydration and the replay of queued input. */
const pressAtTakeover = (page: Page, key: {key: string; ctrlKey?: boolean}) =>
  page.evaluate(
    (init) =>
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.hasHydrated !== 'true') return;
        observer.disconnect();
        document.body.dispatchEvent(new KeyboardEvent('keydown', {...init, bubbles: true}));
      }).observe(document.documentElement, {attributeFilter: ['data-has-hydrated']}),
    key,
  );

test('a letter typed between hydration and replay keeps its position', async ({page}) => {
  const finish = await openEarly(page, '/en/docs/FAQ');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('out');
  await pressAtTakeover(page, {key: 'l'});
  await finish();
  await expect(page.locator('.DocSearch-Input')).toHaveValue('outl');
});

test('a search opened between hydration and replay opens, and no element stays busy', async ({page}) => {
  const finish = await openEarly(page, '/en/docs/FAQ');
  await pressAtTakeover(page, {key: 'k', ctrlKey: true});
  await finish();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting', /^/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('an early click on the caret of a category closes it without a page load', async ({page}) => {
  const finish = await openEarly(page, '/en/docs/FAQ');
  await mark(page);
  const open = page.locator(
    '.theme-doc-sidebar-container li:not(.menu__list-item--collapsed):has(> div > .menu__caret)',
  );
  const before = await open.count();
  expect(before).toBeGreaterThan(0);
  await open.first().locator('> div > .menu__caret').click();
  await finish();
  await expect(open).toHaveCount(before - 1);
  expect(await sameDocument(page)).toBe(true);
});

test('links work before hydration', async ({page}) => {
  await openEarly(page, '/en/docs/FAQ');
  await page.locator('.navbar').getByRole('link', {name: 'Licence'}).click();
  await expect(page).toHaveURL(/\/docs\/Licence$/);
});

test('hydration keeps the focus', async ({page}) => {
  const finish = await openEarly(page, '/en/docs/FAQ');
  const link = page.locator('.theme-doc-sidebar-container a.menu__link--active');
  await link.focus();
  await finish();
  await expect(link).toBeFocused();
});

const damages: Record<string, (route: Route) => Promise<void>> = {
  aborted: (route) => route.abort(),
  empty: (route) => route.fulfill({contentType: 'text/javascript', body: ''}),
  garbage: (route) => route.fulfill({contentType: 'text/javascript', body: '\u0000{{'}),
  HTML: (route) => route.fulfill({contentType: 'text/html', body: '<!doctype html><title>Portal</title>'}),
  truncated: async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
};

for (const locale of locales) {
  test(`section 8: ${locale}: missing or damaged scripts show an error, and Retry loads them again`, async ({page}) => {
    const retry = page.getByRole('button', {name: inLocale(locale)('重试', 'Retry')});
    const box = page.getByRole('alert');
    for (const name of ['runtime~main', 'vendor', 'main']) {
      for (const [damage, answer] of Object.entries(damages)) {
        await page.route(`**/assets/js/${name}.*.js`, answer);
        await page.goto(`/${locale}/docs/FAQ`);
        await expect(box, `${name} ${damage}`).toContainText(inLocale(locale)('没有加载成功', 'did not load'));
        await expect(heading(page)).toBeVisible();
        await page.unroute(`**/assets/js/${name}.*.js`);
      }
    }
    await mark(page);
    await page.context().setOffline(true);
    await retry.click();
    await expect(box, 'no page takes the place of the readable one').toBeVisible();
    expect(await sameDocument(page)).toBe(true);
    await page.context().setOffline(false);
    await retry.click();
    await hydrated(page);
    await expect(box).toHaveCount(0);
  });
}

test('the app starts in a later task than the one that runs the entry script', async ({page}) => {
  await page.addInitScript(() =>
    document.addEventListener(
      'load',
      ({target}) => {
        if (target instanceof HTMLScriptElement && target.src.includes('/main.'))
          document.documentElement.dataset.early = String('docusaurus' in window);
      },
      {capture: true},
    ),
  );
  await open(page, '/en/docs/FAQ');
  await expect(page.locator('html')).toHaveAttribute('data-early', 'false');
});

test('a page is prefetched when its link is focused, not when it is in view', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/en/blog');
  await page.waitForLoadState('networkidle');
  const listed = (await page.locator('script[data-scripts]').getAttribute('data-scripts'))!.split(' ');
  const fetched = () => asked.filter((url) => url.endsWith('.js') && !listed.includes(new URL(url).pathname));
  expect(fetched()).toEqual([]);
  await page.locator('.navbar').getByRole('link', {name: 'Licence'}).focus();
  await expect
    .poll(() => fetched().filter((url) => url.includes('/docs~')))
    .toEqual([expect.stringContaining('/docs~Licence.')]);
});
