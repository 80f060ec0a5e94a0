import {expect, test} from '@playwright/test';
import {
  inLocale,
  contentOf,
  docTitle,
  fail,
  heading,
  hydrated,
  locales,
  mark,
  open,
  replaceDefault,
  sameDocument,
  tamper,
  watch,
} from '../support';

const crash = `function Crash() { throw new Error('outer trouble', {cause: new Error('inner trouble', {cause: new Error('root of it')})}); }`;

for (const locale of locales) {
  const word = inLocale(locale);

  test(`section 8: ${locale}: page crash: title, Try again and the cause chain`, async ({page}) => {
    await tamper(page, contentOf('FAQ'), replaceDefault(`(${crash})`));
    await open(page, `/${locale}/docs/Licence`);
    await page.locator(`.navbar a[href="/${locale}/docs/FAQ"]`).first().click();
    await expect(
      page.getByRole('heading', {level: 1, name: word('页面已崩溃。', 'This page crashed.'), exact: true}),
    ).toBeVisible();
    await expect(page.getByRole('button', {name: word('重试', 'Try again')})).toBeVisible();
    await expect(page.getByText('outer trouble')).toHaveText(
      /outer trouble\s+Cause:\s+inner trouble\s+Cause:\s+root of it/,
    );
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('footer.footer')).toBeAttached();
  });
}

test('section 2: crash page: Try again shows the page once the cause is gone', async ({page}) => {
  await tamper(
    page,
    contentOf('FAQ'),
    replaceDefault(`(function Flaky() { if (!window.mended) throw new Error('for now'); return 'All is well'; })`),
  );
  await open(page, '/en/docs/Licence');
  await page.locator('.navbar a[href="/en/docs/FAQ"]').first().click();
  await expect(page.getByText('for now')).toBeVisible();
  await page.evaluate(() => Object.assign(window, {mended: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('All is well')).toBeVisible();
});

test('section 5: a docs page without a default export raises an error', async ({page}) => {
  await tamper(page, contentOf('FAQ'), replaceDefault());
  await open(page, '/en/docs/Licence');
  await page.locator('.navbar a[href="/en/docs/FAQ"]').first().click();
  await expect(page.getByText(/\/en\/docs\/FAQ doesn't have a default export/)).toBeVisible();
});

for (const locale of locales) {
  const failed = inLocale(locale)('没有加载成功', 'did not load');
  const retry = inLocale(locale)('重试', 'Retry');

  test(`section 8: ${locale}: page load failure: a message with Retry`, async ({page}) => {
    let failing = true;
    // A page with components: the text of others shows without its script.
    const id = 'Reference/ConsoleVariables';
    await fail(page, contentOf(id), () => failing);
    await open(page, `/${locale}/docs/Reference/MeshImportSettings`);
    await page.locator(`.menu a[href="/${locale}/docs/${id}"]`).click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(failed);
    await expect(box.locator('p')).not.toContainText(/chunk/i);
    await expect(box.locator('pre')).toBeHidden();
    await box.locator('summary').click();
    await expect(box.locator('pre'), 'the text of the error, folded').toContainText(
      'Loading chunk docs~Reference~ConsoleVariables failed',
    );
    await expect(heading(page), 'the static page stays readable').toHaveText(docTitle(locale, id));
    failing = false;
    await box.getByRole('button', {name: retry}).click();
    await hydrated(page);
    await expect(box).toHaveCount(0);
    await expect(heading(page)).toHaveText(docTitle(locale, id));
  });

  test(`section 8: ${locale}: offline, a move to a page whose chunk is missing keeps the current page`, async ({
    page,
    context,
  }) => {
    await open(page, `/${locale}/docs/Licence`);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('OutlineWidth');
    const hit = page.locator('.DocSearch-Hit a').first();
    await expect(hit).toBeVisible();
    await mark(page);
    await context.setOffline(true);
    await hit.click();
    const box = page.getByRole('alert').filter({hasText: failed});
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(heading(page)).toHaveText(docTitle(locale, 'Licence'));
      expect(await sameDocument(page)).toBe(true);
      await box.getByRole('button', {name: retry}).click();
      await expect(box).toBeVisible();
    }
    await page.goBack();
    await expect(box).toHaveCount(0);
    await page.goForward();
    await expect(box).toBeVisible();
    await context.setOffline(false);
    await box.getByRole('button', {name: retry}).click();
    await expect(page.locator('html:not([data-mark])')).toBeAttached();
    await hydrated(page);
    await expect(heading(page)).not.toHaveText(docTitle(locale, 'Licence'));
  });

  test(`section 8: ${locale}: shows an error when the script or style of the search dialog fails to load`, async ({
    page,
  }) => {
    const box = page.getByRole('alert').filter({hasText: failed});
    for (const files of ['**/*.js', '**/*.css']) {
      await open(page, `/${locale}/docs/Licence`);
      await page.route(files, (route) => route.abort());
      await page.locator('.DocSearch-Button').click();
      await box.getByRole('button', {name: retry}).click();
      await expect(box).toBeVisible();
      await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
      await page.unroute(files);
    }
    await box.getByRole('button', {name: retry}).click();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await expect(box).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
  });
}

test('section 8: browser storage unavailable: one console warning only', async ({page}) => {
  const seen = watch(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await open(page, '/en/docs/FAQ');
  const toggle = page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  await page.locator('.navbar').getByRole('link', {name: 'Licence'}).click();
  await expect(heading(page)).toHaveText(docTitle('en', 'Licence'));
  expect(seen.errors).toEqual([]);
  expect(seen.messages).toEqual([expect.stringMatching(/^warning: Docusaurus browser storage is not available/)]);
});
