import {expect, test} from '@playwright/test';
import {inLocale, locales, open, watch} from '../support';

for (const locale of locales) {
  for (const address of ['/docs/FAQ', '/blog/wellcome']) {
    test(`section 1: ${locale}: comments: with neither keys nor a repository none, nobody else is asked: ${address}`, async ({
      page,
    }) => {
      const seen = watch(page);
      await open(page, `/${locale}${address}`);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', {name: inLocale(locale)('评论', 'Comments')})).toHaveCount(0);
      await expect(page.locator('iframe, giscus-widget')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(seen.foreign).toEqual([]);
    });
  }
}
