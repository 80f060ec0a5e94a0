import {expect, test} from '@playwright/test';
import {docTitle, heading, locales, open} from '../support';

for (const locale of locales) {
  test(`${locale}: a move tells screen readers the title of the page, politely`, async ({page}) => {
    await open(page, `/${locale}/docs/FAQ`);
    const region = page.locator('body > [aria-live=polite]');
    await expect(region).toHaveText('');
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading(page)).not.toHaveText(docTitle(locale, 'FAQ'));
    await expect(region).toHaveText(await page.title());
    await expect(region).toContainText(await heading(page).innerText());
    await page.goBack();
    await expect(region).toContainText(docTitle(locale, 'FAQ'));
  });
}
