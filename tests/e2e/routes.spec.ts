import {expect, test, type Page} from '@playwright/test';
import {defaultLocale} from '../../config/locales';
import {identity} from '../../config/identity';
import {
  inLocale,
  built,
  docsRows,
  docTitle,
  heading,
  hydrated,
  locales,
  open,
  texts,
  wake,
  watch,
  type Locale,
} from '../support';

const origin = identity.url;

for (const locale of locales) {
  const at = `/${locale}`;
  const word = inLocale(locale);

  const rows: Record<string, [path: string, h1: string | RegExp][]> = {
    'home page': [['/', /\S/]],
    'blog list': [['/blog', word('新闻', 'News')]],
    'blog archive': [['/blog/archive', word('历史博文', 'Archive')]],
    'authors list': [['/blog/authors', word('作者', 'Authors')]],
    'the welcome post': [['/blog/wellcome', /\S/]],
    'plain page': [['/markdown-page', /\S/]],
    'search results page': [['/search', /\S/]],
    'docs root': [['/docs', docTitle(locale, '')]],
    ...Object.fromEntries(
      Object.entries(docsRows).map(([row, pages]) => [
        `docs, ${row}`,
        pages.map((page): [string, string] => [`/docs/${page}`, docTitle(locale, page)]),
      ]),
    ),
  };

  for (const [row, addresses] of Object.entries(rows)) {
    test(`section 2: ${locale}: ${row}`, async ({request}) => {
      for (const [address, h1] of addresses) {
        const response = await request.get(at + address, {maxRedirects: 0});
        expect(response.status(), address).toBe(200);
        const headings = texts(await response.text(), 'h1');
        expect(headings, address).toEqual([typeof h1 === 'string' ? h1 : expect.stringMatching(h1)]);
      }
    });
  }

  test(`section 2: ${locale}: home page has a subtitle, Getting Started, Features, Demos and Cooperation Projects`, async ({
    page,
  }) => {
    await page.goto(`${at}/`);
    const main = page.locator('main');
    await expect(main.locator('header p').first()).not.toBeEmpty();
    await expect(main.getByRole('link', {name: word('快速开始', 'Getting Started')})).toHaveAttribute(
      'href',
      `${at}/docs/GettingStarted`,
    );
    for (const name of [word('功能', 'Features'), word('演示', 'Demos'), word('合作项目', 'Cooperation Projects')]) {
      await expect(main.getByRole('heading', {level: 2, name})).toBeVisible();
    }
  });

  test(`section 2: ${locale}: /docs shows the sections`, async ({page}) => {
    await page.goto(`${at}/docs`);
    for (const section of [
      'GettingStarted',
      'Tutorial',
      'Reference',
      'MigrateToNewVersion',
      'TutorialLegacy',
      'FAQ',
      'Licence',
    ]) {
      await expect(page.locator(`article a[href^="${at}/docs/${section}"]`).first(), section).toBeVisible();
    }
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
  });

  test(`section 1: ${locale}: pages carry language alternates, x-default and a canonical address`, async ({
    request,
  }) => {
    for (const address of ['/', '/blog', '/blog/wellcome', '/markdown-page', '/docs/FAQ', '/docs/GettingStarted/']) {
      const html = await (await request.get(at + address)).text();
      const link = (pattern: string) =>
        [...html.matchAll(/<link\b[^>]*>/g)]
          .map(([tag]) => tag)
          .find((tag) => tag.includes(pattern))
          ?.match(/href="?([^"\s>]+)/)?.[1];
      const url = (other: Locale) => `${origin}/${other}${address}`;
      expect(link('rel=canonical'), address).toBe(url(locale));
      for (const other of locales) expect(link(`hreflang=${other}`), address).toBe(url(other));
      expect(link('hreflang=x-default'), address).toBe(url(defaultLocale));
      expect(html).toContain(`<html lang=${locale}`);
    }
  });

  const sentences: Record<Locale, string[]> = {
    en: [
      'Page Not Found',
      'We could not find what you were looking for.',
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ],
    'zh-Hans': ['找不到页面', '没有找到你要的页面。', '如果你是从别的网站点链接来的，请告诉对方这个链接已经失效。'],
  };

  for (const address of ['/nothing-here', '/docs/Tutorial/Nothing', '/blog/2020/nothing']) {
    test(`section 2: ${locale}: any other path: not found: ${address}`, async ({page}) => {
      const response = await page.goto(at + address);
      expect(response?.status()).toBe(404);
      const [title = '', ...rest] = sentences[locale];
      await expect(page.getByRole('heading', {level: 1, name: title, exact: true})).toBeVisible();
      for (const sentence of rest) await expect(page.getByText(sentence, {exact: true})).toBeVisible();
      await expect(page).toHaveTitle(new RegExp(title));
    });
  }

  test(`section 2: ${locale}: a trailing /index.html or .html is stripped when no exact route matches`, async ({
    page,
  }) => {
    for (const [address, title] of [
      ['/docs/FAQ.html', docTitle(locale, 'FAQ')],
      ['/docs/FAQ/index.html', docTitle(locale, 'FAQ')],
      ['/docs/GettingStarted/index.html', docTitle(locale, 'GettingStarted/')],
      ['/docs/MigrateToNewVersion/5.4.html', docTitle(locale, 'MigrateToNewVersion/5.4')],
    ] as const) {
      const seen = watch(page);
      const response = await page.goto(`${at}${address}?from=test#next`);
      expect(response?.status(), address).toBe(200);
      await hydrated(page);
      await expect(page.locator('h1'), address).toHaveText(title);
      expect(page.url()).toBe(
        new URL(`${at}${address.replace(/(?:\/index)?\.html$/, '')}?from=test#next`, page.url()).href,
      );
      expect(seen.messages.concat(seen.errors), address).toEqual([]);
    }
  });
}

test.describe('unknown paths without a prefix', () => {
  /** The designed not-found page in a language; `document` is the page that a host sends. */
  async function showsDesigned(page: Page, lang: Locale, address: string) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await wake(page);
    await expect(heading(page)).toHaveText(inLocale(lang)('找不到页面', 'Page Not Found'));
    await expect(page.getByText('404', {exact: true})).toBeVisible();
    await expect(page).toHaveURL(address);
  }

  for (const [languages, cookie, lang] of [
    ['fr-FR', undefined, 'zh-Hans'],
    ['en-GB', undefined, 'en'],
    ['zh-TW', 'en', 'en'],
  ] as const) {
    test.describe(`${languages}, remembered: ${cookie}`, () => {
      test.use({locale: languages});

      test(`section 2: the designed page in ${lang}`, async ({page, context, request, baseURL}) => {
        if (cookie) await context.addCookies([{name: 'locale', value: cookie, url: baseURL ?? ''}]);
        expect((await page.goto('/nothing-here'))?.status()).toBe(404);
        expect(await (await request.get('/nothing-here')).text()).toContain('404');
        await showsDesigned(page, lang, '/nothing-here');
        // Mocks a host with a single not-found page.
        await context.clearCookies();
        if (cookie) await context.addCookies([{name: 'locale', value: cookie, url: baseURL ?? ''}]);
        await page.route(/nothing-/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: built('404.html')});
        });
        const seen = watch(page);
        await showsDesigned(page, lang, '/nothing-at-all');
        for (const other of locales) await showsDesigned(page, other, `/${other}/nothing-at-all`);
        expect(seen.errors).toEqual([]);
        expect(seen.messages.filter((text) => !/status of 404/.test(text))).toEqual([]);
      });
    });
  }

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test('section 2: the single not-found page of a host has a line in the other language', async ({page}) => {
      await page.route(/nothing-/, (route) =>
        route.fulfill({status: 404, body: built('404.html'), contentType: 'text/html'}),
      );
      await page.goto('/nothing-at-all');
      await expect(heading(page)).toHaveText('找不到页面');
      await expect(page.locator('p[lang=en]')).toHaveText('We could not find what you were looking for. English');
      await expect(page.locator('p[lang=en] a')).toBeVisible();
    });
  });
});

test('addresses unknown to the router redirect to the canonical one or are not found', async ({request}) => {
  for (const [address, status, location] of [
    ['/en//docs/FAQ?x=1', 301, '/en/docs/FAQ?x=1'],
    ['//docs/FAQ', 301, '/docs/FAQ'],
    ['/en/docs/FAQ//', 301, '/en/docs/FAQ/'],
    ['/en/docs/FAQ/index', 301, '/en/docs/FAQ'],
    ['/en/docs/FAQ/index.html/', 301, '/en/docs/FAQ'],
    ['/en/docs%2fFAQ', 404, undefined],
    ['/docs%2FFAQ', 404, undefined],
  ] as const) {
    const response = await request.get(new URL('/', test.info().project.use.baseURL).origin + address, {
      maxRedirects: 0,
    });
    expect(response.status(), address).toBe(status);
    expect(response.headers().location, address).toBe(location);
  }
});

test('such an address, served by a host, still shows the page after hydration', async ({page, request}) => {
  const body = await (await request.get('/en/docs/FAQ')).text();
  let address = '';
  await page.route(
    (url) => url.pathname === address,
    (route) => route.fulfill({contentType: 'text/html', body}),
  );
  for (address of [
    '/en//docs/FAQ',
    '/en/docs/FAQ//',
    '/en/docs/FAQ/index',
    '/en/docs%2fFAQ',
    '/en/docs/FAQ/index.html/',
  ]) {
    await open(page, `${address}?from=test#platforms`);
    await expect(heading(page), address).toHaveText(docTitle('en', 'FAQ'));
    await expect(page).toHaveURL('/en/docs/FAQ?from=test#platforms');
  }
});

test('section 9: site generator version', async ({request}) => {
  expect(await (await request.get('/en/')).text()).toMatch(/<meta name=generator content="Docusaurus v3\.10\.2"/);
});
