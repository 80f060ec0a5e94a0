import {expect, test, type Page} from '@playwright/test';
import {
  contentOf,
  docTitle,
  fail,
  heading,
  hold,
  hydrated,
  mark,
  open,
  sameDocument,
  showNavbar,
  stopClock,
} from '../support';

const toFaq = (page: Page) => page.locator('.navbar').getByRole('link', {name: 'FAQ', exact: true}).click();
const faq = docTitle('en', 'FAQ');
const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const bar = (page: Page) => page.locator('#nprogress');

test('section 2: after navigation the page scrolls to the hash target', async ({page}) => {
  await open(page, '/en/docs/MigrateToNewVersion/');
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.locator('footer a[href="/en/markdown-page#credits"]').click();
  await expect(page).toHaveURL('/en/markdown-page#credits');
  await expect(page.locator('#credits')).toBeInViewport();
});

test('section 2: after navigation the page scrolls to the top when the path changes', async ({page}) => {
  await open(page, '/en/docs/GettingStarted/');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(100);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveURL('/en/docs/GettingStarted/BuildEnginefromSourceCode');
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('section 2: after navigation the page scrolls to the top when the search changes', async ({page}) => {
  await open(page, '/en/docs/FAQ?a=1');
  await mark(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => scrollY(page)).toBeGreaterThan(800);
  // Back is a move inside the app between two addresses with different queries.
  await page.evaluate(() => {
    history.scrollRestoration = 'manual';
    history.pushState(null, '', '?a=2');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page).toHaveURL('/en/docs/FAQ?a=2');
  await expect.poll(() => scrollY(page)).toBe(0);
  expect(await sameDocument(page)).toBe(true);
});

test('section 2: a new route loads its assets before showing', async ({page}) => {
  const {release} = await hold(page, contentOf('FAQ'));
  await open(page, '/en/docs/Licence');
  await mark(page);
  await toFaq(page);
  await expect(page).toHaveURL('/en/docs/FAQ');
  await expect(bar(page), 'long enough under way for the bar').toBeAttached();
  await expect(heading(page)).toHaveText(docTitle('en', 'Licence'));
  release();
  await expect(heading(page)).toHaveText(faq);
  expect(await sameDocument(page)).toBe(true);
});

test('a move supersedes one that still waits for its page', async ({page}) => {
  const {release} = await hold(page, contentOf('FAQ'));
  await open(page, '/en/docs/Licence');
  await mark(page);
  await toFaq(page);
  await expect(page).toHaveURL('/en/docs/FAQ');
  await page.locator('.menu__link[href="/en/docs/Glossary"]').click();
  await expect(heading(page)).toHaveText(docTitle('en', 'Glossary'));
  await expect(bar(page)).not.toBeAttached();
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('FAQ'));
  release();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(heading(page)).toHaveText(docTitle('en', 'Glossary'));
  expect(await sameDocument(page)).toBe(true);
});

/** Records how much of the next document is rendered when its heading appears. */
const watchFirstCommit = (page: Page) =>
  page.evaluate(() => {
    const old = document.querySelector('h1')?.textContent;
    new MutationObserver((_, observer) => {
      const text = document.querySelector('h1')?.textContent;
      if (!text || text === old) return;
      observer.disconnect();
      document.documentElement.dataset.firstCommit = String(document.querySelectorAll('.markdown > *').length);
    }).observe(document.body, {childList: true, subtree: true});
  });
const firstCommit = async (page: Page) => Number(await page.locator('html').getAttribute('data-first-commit'));
const blocks = (page: Page) => page.locator('.markdown > *').count();

test('a move draws the first screen of a document first, and then all of it', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const loaded = await page.locator('main').innerText();
  const all = await blocks(page);
  await open(page, '/en/docs/Licence');
  await watchFirstCommit(page);
  await toFaq(page);
  await expect.poll(() => page.locator('main').innerText()).toBe(loaded);
  expect(await firstCommit(page)).toBeGreaterThan(5);
  expect(await firstCommit(page)).toBeLessThan(all / 2);
  expect(await blocks(page)).toBe(all);
});

test('section 2: a move to a heading, and one back in history, draw the whole document at once', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const all = await blocks(page);
  const link = page.locator('.markdown a[href="/en/docs/Tutorial/ControlTheShapeOfOutlines#what-goes-wrong"]').first();
  await watchFirstCommit(page);
  await link.click();
  await expect(page.locator('#what-goes-wrong')).toBeInViewport();
  expect(await firstCommit(page)).toBe(await blocks(page));
  await watchFirstCommit(page);
  await page.goBack();
  await expect(heading(page)).toHaveText(faq);
  expect(await firstCommit(page)).toBe(all);
  await expect(link).toBeInViewport();
});

test('section 4: progress bar: starts 200 ms after a route change begins and ends when the route has updated', async ({
  page,
}) => {
  await page.clock.install();
  const {release} = await hold(page, contentOf('FAQ'));
  await open(page, '/en/docs/Licence');
  await stopClock(page);
  await toFaq(page);
  await expect(page).toHaveURL('/en/docs/FAQ');
  await page.clock.runFor(190);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(bar(page)).toHaveCount(1);
  release();
  await expect(heading(page)).toHaveText(faq);
  await page.clock.runFor(3000);
  await expect(bar(page)).toHaveCount(0);
});

test('section 9: progress bar delay 200 ms: a quick route change shows none', async ({page}) => {
  await page.clock.install();
  await open(page, '/en/docs/Licence');
  await stopClock(page);
  await toFaq(page);
  await expect(heading(page)).toHaveText(faq);
  await page.clock.runFor(1000);
  await expect(bar(page)).toHaveCount(0);
});

test('section 2: if loading fails, the page reloads', async ({page}) => {
  let failing = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith('/docs/FAQ')) failing = false;
  });
  await fail(page, contentOf('FAQ'), () => failing);
  await open(page, '/en/docs/Licence');
  await mark(page);
  await toFaq(page);
  await expect(heading(page)).toHaveText(faq);
  await hydrated(page);
  expect(await sameDocument(page)).toBe(false);
});

test('section 4: navbar hides on scroll down and returns on scroll up', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const navbar = page.locator('nav.navbar');
  await page.mouse.move(600, 400);
  await expect(navbar).toBeInViewport();
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(navbar).not.toBeInViewport({timeout: 500});
  }).toPass();
  await showNavbar(page);
});

test('the navbar stays while the pointer holds a menu of it open', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const navbar = page.locator('nav.navbar');
  await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
  const entry = page.locator('.navbar .dropdown__link', {hasText: '简体中文'});
  await expect(entry).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, 150));
    await expect(navbar).toHaveClass(/navbarHidden_/, {timeout: 500});
  }).toPass();
  await navbar.evaluate((bar) => Promise.all(bar.getAnimations().map(({finished}) => finished)));
  await expect(navbar).toBeInViewport({ratio: 0.9});
  await entry.click();
  await expect(page).toHaveURL(/\/zh-Hans\/docs\/FAQ/);
});

test('the hidden navbar returns when it gets keyboard focus', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const navbar = page.locator('nav.navbar');
  await page.mouse.move(600, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 150);
    await expect(navbar).not.toBeInViewport({timeout: 500});
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(navbar.locator(':focus')).toBeInViewport({ratio: 0.9, timeout: 500});
  }).toPass();
});

test.describe('section 2: prefetching of route assets', () => {
  const connection = (effectiveType: string, saveData: boolean) =>
    `Object.defineProperty(navigator, 'connection', {get: () => ({effectiveType: '${effectiveType}', saveData: ${saveData}})})`;
  /** Chunks of other documents that a page prefetches when idle, or when a link is focused. */
  async function ahead(page: Page) {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const [, id] = /\/docs~([^.]+)\./.exec(request.url()) ?? [];
      if (id && id !== 'FAQ') asked.add(id);
    });
    await open(page, '/en/docs/FAQ');
    const idle = () => page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await idle();
    await page
      .locator('.menu')
      .getByRole('link', {name: docTitle('en', 'Reference/ConsoleVariables')})
      .focus();
    await idle();
    return () => [...asked].sort();
  }

  test('happens on a fast connection', async ({page}) => {
    await page.addInitScript(connection('4g', false));
    const asked = await ahead(page);
    await expect.poll(asked).toEqual(['Licence', 'Reference~ConsoleVariables']);
    const links = page.locator('link[rel=prefetch]');
    await expect(links, 'nothing that is there already').toHaveCount(1);
    await expect(links).toHaveAttribute('href', /docs~Licence\./);
  });

  for (const [name, type, saving] of [
    ['slow (2g)', '2g', false],
    ['slow-2g', 'slow-2g', false],
    ['data-saver', '4g', true],
  ] as const) {
    test(`is skipped on ${name} connections`, async ({page}) => {
      await page.addInitScript(connection(type, saving));
      const asked = await ahead(page);
      await page.waitForLoadState('networkidle');
      expect(asked()).toEqual([]);
    });
  }
});

test('Escape closes the menus of the navbar and returns the focus to their buttons', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  for (const menu of await page.locator('.navbar .dropdown').all()) {
    const button = menu.locator('.navbar__link');
    const items = menu.locator('.dropdown__menu');
    for (const inside of [false, true]) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(items).toBeVisible();
      if (inside) await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(items).toBeHidden();
      await expect(button).toBeFocused();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
    await menu.hover();
    await expect(items).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(items).toBeHidden();
    await page.mouse.move(0, 400);
    await menu.hover();
    await expect(items).toBeVisible();
    await page.mouse.move(0, 400);
  }
});
