import {expect, test} from '@playwright/test';
import {built, docTitle, heading, locales, open, wake} from '../support';

const BEHIND = ['）', '。', '，谢谢', ',', ')', ').', '&utm_source=chat', '」', '%EF%BC%89'];

for (const locale of locales) {
  test(`${locale}: an address with what chat programs put behind it leads to its page, also where no host helps`, async ({
    page,
  }) => {
    await page.route(/\/docs\/FAQ./, (route) =>
      route.fulfill({status: 404, body: built(`${locale}/404.html`), contentType: 'text/html'}),
    );
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

test('the not-found page of a host that has one only leads to the page that an address means', async ({page}) => {
  const single = {status: 404, body: built('404.html'), contentType: 'text/html'};
  for (const [address, target] of [
    ['/EN/docs/faq?a=1#platforms', '/en/docs/FAQ?a=1#platforms'],
    ['/zh/docs/FAQ', '/zh-Hans/docs/FAQ'],
    ['/en/docs/FAQ）', '/en/docs/FAQ'],
    ['/docs/faq', '/en/docs/FAQ'],
  ] as const) {
    await page.route(
      (url) => url.pathname !== new URL(target, url).pathname && /\/docs\/FAQ/i.test(url.pathname),
      (route) => (route.request().isNavigationRequest() ? route.fulfill(single) : route.fallback()),
    );
    await page.goto(address);
    await expect(page).toHaveURL(target);
    await wake(page);
    await expect(heading(page)).toHaveText(docTitle(target.startsWith('/en') ? 'en' : 'zh-Hans', 'FAQ'));
    await page.unrouteAll();
  }
});
