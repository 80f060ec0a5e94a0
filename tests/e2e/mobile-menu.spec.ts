import {expect, test, type Page} from '@playwright/test';
import {docTitle, heading, locales, mark, open, sameDocument} from '../support';

const button = (page: Page) => page.locator('button.navbar__toggle');
const menu = (page: Page) => page.locator('.navbar-sidebar');
const bodyOverflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

async function openMenu(page: Page) {
  await button(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('.navbar')).toHaveClass(/navbar-sidebar--show/);
}

test.use({viewport: {width: 390, height: 844}});

test('section 9: desktop breakpoint 996 px', async ({page}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open(page, '/en/');
  await expect(button(page)).toBeVisible();
  await expect(page.locator('.navbar__items').first().getByRole('link', {name: 'Licence'})).toBeHidden();
  await page.setViewportSize({width: 997, height: 800});
  await expect(button(page)).toBeHidden();
  await expect(page.locator('.navbar__items').first().getByRole('link', {name: 'Licence'})).toBeVisible();
});

for (const locale of locales) {
  test(`section 2: ${locale}: below 996 px the top bar collapses into a menu with the same items`, async ({page}) => {
    await open(page, `/${locale}/`);
    await expect(menu(page), 'made when it is opened').toHaveCount(0);
    await openMenu(page);
    for (const target of [
      'docs/GettingStarted',
      'docs/Licence',
      'docs/FAQ',
      'docs/MigrateToNewVersion/Latest',
      'workbench',
    ])
      await expect(menu(page).locator(`a.menu__link[href="/${locale}/${target}"]`).first()).toBeVisible();
    await expect(menu(page).locator('.navbar-sidebar__brand').getByRole('button')).toHaveCount(2);
  });
}

for (const locale of locales) {
  test(`${locale}: without scripts a phone shows the links of the menu and no button`, async ({browser, baseURL}) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL, viewport: {width: 390, height: 844}});
    await page.goto(`/${locale}/docs/FAQ`);
    for (const target of ['GettingStarted', 'Licence', 'FAQ', 'MigrateToNewVersion/Latest'])
      await expect(page.locator(`.navbar a.navbar__item[href="/${locale}/docs/${target}"]`)).toBeVisible();
    for (const address of ['/docs/MigrateToNewVersion/History', '/docs/TutorialLegacy/5.0-5.3'])
      await expect(page.locator(`.dropdown__menu a[href="/${locale}${address}"]`)).toBeVisible();
    for (const other of locales)
      await expect(page.locator(`.dropdown__menu a[lang="${other}"]`)).toHaveAttribute('href', `/${other}/docs/FAQ`);
    await expect(page.locator('.navbar a[href="#"]:visible, button:visible')).toHaveCount(0);
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    const contents = page.locator('.table-of-contents');
    expect((await contents.boundingBox())!.y).toBeLessThan((await heading(page).boundingBox())!.y);
    await contents.locator('a').nth(3).click();
    await expect(page).toHaveURL(/#/);
    expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
    await page.close();
  });
}

test('without scripts the menus of large screens open when they have the focus', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, baseURL, viewport: {width: 1440, height: 844}});
  await page.goto('/en/docs/FAQ');
  for (const menu of await page.locator('.navbar .dropdown').all()) {
    const links = menu.locator('.dropdown__menu a');
    await expect(links.first()).toBeHidden();
    await menu.locator('.navbar__link').focus();
    await expect(links.first()).toBeVisible();
    await expect(links.last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
  }
  await page.close();
});

for (const [from, to, name] of [
  ['en', 'zh-Hans', '简体中文'],
  ['zh-Hans', 'en', 'English'],
] as const) {
  test(`${from}: the opened menu has both languages, one tap away, in a document and at home`, async ({page}) => {
    for (const address of ['/', '/docs/FAQ?from=test#platforms']) {
      await open(page, `/${from}${address}`);
      await openMenu(page);
      const head = menu(page).locator('nav').first();
      await expect(head.getByRole('link')).toHaveText(['简体中文', 'English']);
      await expect(head.locator('[aria-current]')).toHaveAttribute('lang', from);
      await expect(head.getByRole('link', {name})).toBeInViewport({ratio: 1});
      await head.getByRole('link', {name}).click();
      await expect(page).toHaveURL(`/${to}${address}`);
    }
  });
}

test('section 4: mobile sidebar: toggles, and the body does not scroll while it is open', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  expect(await bodyOverflow(page)).not.toBe('hidden');
  await openMenu(page);
  await expect.poll(() => bodyOverflow(page)).toBe('hidden');
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect.poll(() => bodyOverflow(page)).not.toBe('hidden');
});

test('section 4: mobile sidebar: closes on navigation', async ({page}) => {
  await open(page, '/en/');
  await mark(page);
  await openMenu(page);
  await menu(page).getByRole('link', {name: 'FAQ'}).click();
  await expect(page).toHaveURL('/en/docs/FAQ');
  await expect(heading(page)).toBeVisible();
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect.poll(() => bodyOverflow(page)).not.toBe('hidden');
  expect(await sameDocument(page)).toBe(true);
});

test('section 4: mobile sidebar: the browser’s back button closes it', async ({page}) => {
  await open(page, '/en/');
  await page.locator('main').getByRole('link', {name: 'Getting Started'}).click();
  // The address changes before the page, which mounts a new menu.
  await expect(heading(page)).toHaveText(docTitle('en', 'GettingStarted/'));
  await openMenu(page);
  await page.goBack();
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
});

test('section 4: mobile sidebar: closes when the window grows to desktop size', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  await openMenu(page);
  await page.setViewportSize({width: 1200, height: 844});
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
  await expect.poll(() => bodyOverflow(page)).not.toBe('hidden');
  await page.setViewportSize({width: 390, height: 844});
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
});

test('section 2: mobile menu shows the docs sidebar and leads back to the main menu', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  await openMenu(page);
  await expect(menu(page).getByRole('link', {name: 'Tutorials', exact: true})).toBeVisible();
  await menu(page)
    .getByRole('button', {name: /Back to main menu/})
    .click();
  await expect(menu(page).getByRole('link', {name: 'Licence', exact: true}).first()).toBeInViewport();
});

test('the menu takes the focus and gives it back, by its button and by Escape', async ({page}) => {
  await open(page, '/zh-Hans/docs/FAQ');
  await button(page).focus();
  for (const key of ['Enter', 'Escape']) {
    await page.keyboard.press('Enter');
    await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
    await page.keyboard.press(key);
    await expect(button(page)).toBeFocused();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  }
});

test('elements behind the open menu cannot be focused until it closes', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  await openMenu(page);
  // One full round of the Tab key, including the browser's own controls.
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('.navbar-sidebar') !== null,
      ),
    ).toBe(true);
  }
  await page.locator('.navbar-sidebar__backdrop').click({position: {x: 355, y: 400}});
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
  const link = page.locator('article a[href]').last();
  await link.focus();
  await expect(link).toBeFocused();
});
