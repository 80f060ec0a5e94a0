import {expect, test} from '@playwright/test';
import {contentOf, docTitle, fail, heading, hydrated, locales, open, replaceDefault, tamper, watch} from '../support';

const crash = `function Crash() { throw new Error('outer trouble', {cause: new Error('inner trouble', {cause: new Error('root of it')})}); }`;

for (const locale of locales) {
  const word = (chinese: string, english: string) => (locale === 'en' ? english : chinese);

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

test('section 2: crash page: Try again shows the page when the trouble is over', async ({page}) => {
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
  test(`section 8: ${locale}: page load failure: error text with Retry`, async ({page}) => {
    let failing = true;
    await fail(page, contentOf('FAQ'), () => failing);
    await open(page, `/${locale}/docs/Licence`);
    await page.locator(`.navbar a[href="/${locale}/docs/FAQ"]`).first().click();
    const box = page.getByRole('alert');
    await expect(box).toContainText(/chunk .* failed/i);
    await expect(heading(page), 'the static page stays readable').toHaveText(docTitle(locale, 'FAQ'));
    failing = false;
    await box.getByRole('button', {name: locale === 'en' ? 'Retry' : '重试'}).click();
    await hydrated(page);
    await expect(box).toHaveCount(0);
    await expect(heading(page)).toHaveText(docTitle(locale, 'FAQ'));
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
