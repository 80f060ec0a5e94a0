import {expect, test} from '@playwright/test';
import {docTitle, heading, locales, open} from '../support';

const BEHIND = ['）', '。', '，谢谢', ',', ')', ').', '&utm_source=chat', '」', '%EF%BC%89'];

for (const locale of locales) {
  test(`${locale}: an address with what chat programs put behind it leads to its page`, async ({page}) => {
    for (const behind of BEHIND) {
      await open(page, `/${locale}/docs/FAQ${behind}`);
      await expect(heading(page), behind).toHaveText(docTitle(locale, 'FAQ'));
      await expect(page, behind).toHaveURL(`/${locale}/docs/FAQ`);
    }
  });

  test(`${locale}: an address that is not of the site stays a page that is not found`, async ({page}) => {
    await open(page, `/${locale}/docs/no-such-page）`);
    await expect(page.locator('main a[href$="/search"]')).toBeVisible();
  });

  test(`${locale}: a move tells screen readers the title of the page, politely`, async ({page}) => {
    await open(page, `/${locale}/docs/FAQ`);
    const region = page.locator('body > [aria-live=polite]');
    await expect(region).toHaveText('');
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).not.toHaveText(docTitle(locale, 'FAQ'));
    await expect(region).toHaveText(await page.title());
    await expect(region).toContainText(await heading(page).innerText());
    expect(await region.boundingBox()).toMatchObject({width: 1, height: 1});
    await page.goBack();
    await expect(region).toContainText(docTitle(locale, 'FAQ'));
  });
}
