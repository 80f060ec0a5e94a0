import {expect, test} from '@playwright/test';
import {identity} from '../../config/identity';
import {published} from '../../config/published';
import {inLocale, locales, open, watch} from '../support';

const {giscus} = identity;

for (const locale of locales) {
  for (const address of ['/docs/FAQ', '/blog/wellcome']) {
    test(`section 1: ${locale}: comments: none without keys and a repository, and without keys nobody else is asked: ${address}`, async ({
      page,
    }) => {
      const seen = watch(page);
      await open(page, `/${locale}${address}`);
      await page.locator('.footer').scrollIntoViewIfNeeded();
      const comments = page.getByRole('region', {name: inLocale(locale)('评论', 'Comments')});
      await expect(comments).toHaveCount(giscus || published.repository ? 1 : 0);
      await expect(page.locator('iframe, giscus-widget')).toHaveCount(giscus ? 1 : 0);
      await page.waitForLoadState('networkidle');
      if (!giscus) expect(seen.foreign).toEqual([]);
    });
  }
}
