import {expect, test, type Page} from '@playwright/test';
import {identity} from '../../config/identity';
import {locales, open, violations, type Locale} from '../support';

const recentOf = (locale: Locale) => ({
  objectID: '1',
  url: `/${locale}/docs/FAQ`,
  type: 'lvl1',
  content: null,
  hierarchy: {lvl0: 'FAQ', lvl1: 'Outline'},
});

async function dropdowns(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const menu of await page.locator('.navbar .dropdown').all()) {
    await menu.locator('.navbar__link').focus();
    await page.keyboard.press('Enter');
    await expect(menu.locator('.dropdown__menu')).toBeVisible();
    found.push(...(await violations(page, '.navbar')));
    await page.keyboard.press('Escape');
  }
  return found;
}

async function phoneMenu(page: Page): Promise<string[]> {
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__close')).toBeFocused();
  const tree = await violations(page, '.navbar-sidebar');
  await page.locator('.navbar-sidebar__back').click();
  await expect(page.locator('.navbar-sidebar__items--show-secondary')).toHaveCount(0);
  return [...tree, ...(await violations(page, '.navbar-sidebar'))];
}

async function recentSearches(page: Page, locale: Locale): Promise<string[]> {
  await page.evaluate(([hit, key]) => localStorage.setItem(key, JSON.stringify([hit])), [
    recentOf(locale),
    `search-recent-${identity.slug}-${locale}`,
  ] as const);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Hit-action-button').first()).toBeVisible();
  const found = await violations(page, '.DocSearch-Container');
  await page.keyboard.press('Escape');
  return found;
}

const menus = {1440: dropdowns, 390: phoneMenu};

for (const locale of locales as readonly Locale[]) {
  for (const [width, openMenus] of Object.entries(menus)) {
    test(`${locale}, ${width} px: open menus, recent searches and the not-found pages have no accessibility finding`, async ({
      page,
    }) => {
      await page.setViewportSize({width: Number(width), height: 844});
      await open(page, `/${locale}/docs/no-such-page`);
      expect(await violations(page)).toEqual([]);
      await open(page, `/${locale}/docs/FAQ`);
      expect(await recentSearches(page, locale)).toEqual([]);
      expect(await openMenus(page)).toEqual([]);
    });
  }
}
