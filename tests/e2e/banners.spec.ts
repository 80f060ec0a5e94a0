import {expect, test, type Page} from '@playwright/test';
import {contentOf, locales, open, tamper} from '../support';

// No page of the site is in these states: the test changes the script of one while it loads.

async function moveToFaq(page: Page, locale: string) {
  await open(page, `/${locale}/markdown-page`);
  await page.locator(`.navbar a[href="/${locale}/docs/FAQ"]`).first().click();
  await expect(page).toHaveURL(`/${locale}/docs/FAQ`);
  await expect(page.locator('article h1')).toBeVisible();
}

const sentences = {
  en: {
    draft: 'This page is a draft. It will only be visible in dev and be excluded from the production build.',
    unlisted:
      'This page is unlisted. Search engines will not index it, and only users having a direct link can access it.',
    unreleased: /unreleased documentation/,
    unmaintained: /no longer actively maintained/,
  },
  'zh-Hans': {
    draft: /草稿/,
    unlisted: /未列出/,
    unreleased: /尚未发行/,
    unmaintained: /不再.*维护/,
  },
};

for (const locale of locales) {
  for (const state of ['draft', 'unlisted'] as const) {
    test(`section 8: ${locale}: ${state} banner`, async ({page}) => {
      await tamper(page, contentOf('FAQ'), (text) =>
        text
          .replace(/"unlisted":false/, '"unlisted":' + String(state === 'unlisted'))
          .replace(/"frontMatter":\{/, `"frontMatter":{"draft":${String(state === 'draft')},`),
      );
      await moveToFaq(page, locale);
      await expect(page.locator(`.theme-${state}-banner`)).toContainText(sentences[locale][state]);
      await expect(page.locator(`.theme-${state === 'draft' ? 'unlisted' : 'draft'}-banner`)).toHaveCount(0);
    });
  }

  for (const state of ['unreleased', 'unmaintained'] as const) {
    test(`section 4: ${locale}: banner of an ${state} docs version`, async ({page}) => {
      await tamper(
        page,
        (text) => text.includes('"docsSidebars"'),
        (text) => text.replace('"banner":null', `"banner":"${state}"`),
      );
      await moveToFaq(page, locale);
      await expect(page.locator('.theme-doc-version-banner')).toContainText(sentences[locale][state]);
    });
  }
}
