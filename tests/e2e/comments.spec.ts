import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {locales, open, watch} from '../support';

for (const locale of locales) {
  for (const address of ['/docs/FAQ', '/blog/wellcome']) {
    test(`section 1: ${locale}: comments without keys are a plain link to the discussions, without requests to other hosts: ${address}`, async ({
      page,
    }) => {
      const seen = watch(page);
      await open(page, `/${locale}${address}`);
      const link = page.locator(`main a[href="${identity.discussions}"]`);
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      await expect(page.locator('iframe, giscus-widget')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(seen.foreign).toEqual([]);
    });
  }

  test(`section 1: ${locale}: no comments on the home page and on lists`, async ({page}) => {
    for (const address of ['/', '/blog']) {
      await open(page, `/${locale}${address}`);
      await expect(page.locator(`main a[href="${identity.discussions}"]`)).toHaveCount(0);
    }
  });
}
