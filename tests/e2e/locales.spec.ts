import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {defaultLocale} from '../../config/locales';
import {built, hydrated, locales, open, root, showNavbar, type Locale} from '../support';

const paths = ['/', '/docs/FAQ', '/docs/GettingStarted/UseWithExistingProjects', '/blog/wellcome', '/markdown-page'];
const remember = (locale: Locale, url: string) => ({name: 'locale', value: locale, url});

// A language without a locale on the site.
test.use({locale: 'fr-FR'});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({javaScriptEnabled});

    test('section 9: default locale zh-Hans: unprefixed paths redirect to it, query and hash kept', async ({page}) => {
      for (const path of paths) {
        await page.goto(`${path}?x=1#y`);
        await expect(page).toHaveURL(`/${defaultLocale}${path}?x=1#y`);
        await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
      }
    });

    test('section 2: unprefixed paths redirect to the remembered locale, query and hash kept', async ({
      page,
      context,
      baseURL,
    }) => {
      for (const locale of locales) {
        await context.addCookies([remember(locale, baseURL ?? '')]);
        for (const path of paths) {
          await page.goto(`${path}?x=1#y`);
          await expect(page).toHaveURL(`/${locale}${path}?x=1#y`);
        }
      }
    });
  });
}

test.describe('a reader whose browser prefers English', () => {
  test.use({locale: 'en-GB'});
  test('section 2: unprefixed paths redirect to English, from the page at the root of the build too', async ({
    page,
    request,
  }) => {
    const response = await request.get('/', {
      maxRedirects: 0,
      headers: {'accept-language': 'fr, zh-TW;q=0.4, en;q=0.5'},
    });
    expect(response.headers()).toMatchObject({location: '/en/', vary: 'Cookie, Accept-Language'});
    await page.goto('/docs/FAQ?x=1#y');
    await expect(page).toHaveURL('/en/docs/FAQ?x=1#y');
    await page.context().clearCookies();
    await page.route(
      (url) => url.pathname === '/docs/Licence',
      (route) => route.fulfill({contentType: 'text/html', body: built('docs/Licence/index.html')}),
    );
    await page.goto('/docs/Licence');
    await expect(page).toHaveURL('/en/docs/Licence');
  });
});

test('section 2: the language last read is remembered', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  await page.goto('/docs/Licence');
  await expect(page).toHaveURL('/en/docs/Licence');
  await open(page, '/zh-Hans/docs/FAQ');
  await page.goto('/docs/Licence');
  await expect(page).toHaveURL('/zh-Hans/docs/Licence');
});

test.describe('hosts that cannot redirect send the page at the root of the build', () => {
  const asStaticHost = {contentType: 'text/html', body: ''};

  test('section 2: it redirects to the remembered or default locale, query and hash kept', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.route(/\/docs\/FAQ\?x=1$/, (route) =>
      new URL(route.request().url()).pathname === '/docs/FAQ'
        ? route.fulfill({...asStaticHost, body: built('docs/FAQ/index.html')})
        : route.continue(),
    );
    await page.goto('/docs/FAQ?x=1#y');
    await expect(page).toHaveURL(/\/zh-Hans\/docs\/FAQ\/?\?x=1#y$/);
    await context.addCookies([remember('en', baseURL ?? '')]);
    await page.goto('/docs/FAQ?x=1#y');
    await expect(page).toHaveURL(/\/en\/docs\/FAQ\/?\?x=1#y$/);
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});
    test('section 2: it redirects to the default locale', async ({page}) => {
      await page.route(/\/docs\/FAQ$/, (route) =>
        new URL(route.request().url()).pathname === '/docs/FAQ'
          ? route.fulfill({...asStaticHost, body: built('docs/FAQ/index.html')})
          : route.continue(),
      );
      await page.goto('/docs/FAQ');
      await expect(page).toHaveURL(/\/zh-Hans\/docs\/FAQ\/?$/);
    });
  });
});

for (const [from, to, label] of [
  ['en', 'zh-Hans', '简体中文'],
  ['zh-Hans', 'en', 'English'],
] as const) {
  test(`section 2: language dropdown: ${from} to ${to} keeps page, query and hash`, async ({page}) => {
    await open(page, `/${from}/docs/FAQ?x=1&x=2#start-and-build`);
    const dropdown = page.locator('.navbar .dropdown', {has: page.locator(`a[lang="${to}"]`)});
    await expect(dropdown.locator('.dropdown__menu a')).toHaveText(['简体中文', 'English']);
    await showNavbar(page);
    await dropdown.hover();
    await dropdown.getByRole('link', {name: label}).click();
    await expect(page).toHaveURL(`/${to}/docs/FAQ?x=1&x=2#start-and-build`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', to);
  });
}

test('both locales load the libraries, the stage and three.js from the same files', () => {
  const scripts = readdirSync(path.join(root, 'build/assets/js'));
  for (const name of ['vendor', 'stage', 'vendors-node_modules_three_build_three_module_js']) {
    expect(
      scripts.filter((file) => file.startsWith(`${name}.`)),
      name,
    ).toHaveLength(1);
  }
});
