import {expect, test} from '@playwright/test';
import {tokens} from '../../config/tokens';
import {docsRows, inLocale, heading, locales, mark, open, sameDocument} from '../support';

/** A colour as computed styles have it. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const locale of locales) {
  const at = `/${locale}`;
  const word = inLocale(locale);

  test(`section 2: ${locale}: skip link leads to the main content`, async ({page}) => {
    await open(page, `${at}/docs/FAQ`);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', {name: word('跳到主要内容', 'Skip to main content')});
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    const inside = () => page.evaluate(() => document.activeElement?.contains(document.querySelector('h1')) ?? false);
    await expect.poll(inside, 'focus moved to what holds the content').toBe(true);
  });

  test(`section 2: ${locale}: the focused element has the focus ring of the site, in both themes`, async ({page}) => {
    await open(page, `${at}/docs/FAQ`);
    // After a key press the browser shows focus rings.
    await page.keyboard.press('Tab');
    for (const [theme, {pri = ''}] of Object.entries(tokens)) {
      const primary = rgb(pri);
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      for (const [name, colour] of Object.entries({
        '.navbar__brand': primary,
        'article a[href]': primary,
        '.footer a': 'rgb(255, 255, 255)',
      })) {
        const target = page.locator(name).first();
        await target.focus();
        await expect(target, theme).toHaveCSS('outline-style', 'solid');
        await expect(target, theme).toHaveCSS('outline-color', colour);
      }
    }
  });

  test(`section 2: ${locale}: top bar items in order`, async ({page}) => {
    await open(page, `${at}/`);
    const items = page.locator('.navbar__items').first().locator('a.navbar__link');
    await expect(items).toHaveText([
      word('快速开始', 'Getting Started'),
      word('许可', 'Licence'),
      word('常见问题', 'FAQ'),
      word('更新', 'Updates'),
      word('文档', 'Docs'),
      word('工作台', 'Workbench'),
    ]);
    const hrefs = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(
      ['docs/GettingStarted', 'docs/Licence', 'docs/FAQ', 'docs/MigrateToNewVersion/Latest', 'docs', 'workbench'].map(
        (page) => `${at}/${page}`,
      ),
    );
    const right = page.locator('.navbar__items--right');
    await expect(right.locator('.dropdown')).toHaveCount(2);
    await expect(right.locator('button.DocSearch-Button')).toBeVisible();
    await expect(right.locator('button[aria-label][title]')).toBeVisible();
    // Without the menu of small screens.
    await page.setViewportSize({width: 997, height: 700});
    const last = (await items.last().boundingBox())!;
    const search = (await right.boundingBox())!;
    expect(last.x + last.width).toBeLessThan(search.x);
    expect(search.x + search.width).toBeLessThanOrEqual(997);
  });

  test(`${locale}: one item of the top bar is current on a page of the documentation`, async ({page}) => {
    for (const [address, name] of [
      ['/docs/FAQ', word('常见问题', 'FAQ')],
      [`/docs/${docsRows.GettingStarted![0]}`, word('快速开始', 'Getting Started')],
      ['/docs/Reference/ConsoleVariables', word('文档', 'Docs')],
      ['/docs/', word('文档', 'Docs')],
    ] as const) {
      await page.goto(at + address);
      await expect(page.locator('.navbar__items').first().locator('.navbar__link--active'), address).toHaveText(name);
    }
  });

  test(`section 2: ${locale}: top bar links move inside the app`, async ({page}) => {
    await open(page, `${at}/`);
    await mark(page);
    for (const target of ['GettingStarted', 'Licence', 'FAQ', 'MigrateToNewVersion/Latest']) {
      await page.locator(`.navbar__items a.navbar__link[href="${at}/docs/${target}"]:not(.dropdown a)`).first().click();
      await expect(page).toHaveURL(new RegExp(`${at}/docs/${target}/?$`));
      await expect(heading(page)).toHaveCount(1);
    }
    expect(await sameDocument(page)).toBe(true);
  });

  test(`section 2: ${locale}: footer links and copyright lines`, async ({page, request}) => {
    await open(page, `${at}/`);
    const footer = page.locator('footer.footer');
    const internal = [
      '/docs/GettingStarted',
      '/docs/Licence',
      '/docs/FAQ',
      '/docs/MigrateToNewVersion/History',
      '/docs/MigrateToNewVersion/Latest',
      '/blog',
      '/blog/rss.xml',
      '/markdown-page#credits',
    ].map((path) => at + path);
    for (const href of internal) await expect(footer.locator(`a[href="${href}"]`), href).toBeVisible();
    for (const href of internal) expect((await request.get(href)).status(), href).toBe(200);
    await expect(footer.locator('.footer__copyright')).toContainText(`© ${new Date().getFullYear()}`);
    await expect(footer.locator('.footer__copyright > span')).toHaveCount(2);
  });

  test(`section 2: ${locale}: footer credits lead to their heading`, async ({page}) => {
    await open(page, `${at}/`);
    await page.locator(`footer a[href="${at}/markdown-page#credits"]`).click();
    await expect(page).toHaveURL(`${at}/markdown-page#credits`);
    await expect(page.locator('#credits')).toBeInViewport();
  });
}
