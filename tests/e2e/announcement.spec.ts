import {expect, test, type Page} from '@playwright/test';
import {identity} from '../../config/identity';
import {fill} from '../../config/localized';
import texts from '../../data/site.json';
import {docTitle, heading, locales, mark, open, sameDocument, wake} from '../support';

const bar = (page: Page) => page.locator('.theme-announcement-bar');
const close = (page: Page) => bar(page).getByRole('button');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const locale of locales) {
  test(`section 1: ${locale}: a banner announces that the documented version is available`, async ({page}) => {
    await open(page, `/${locale}/`);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toContainText(fill(texts.announcement.available[locale], {version: identity.version}));
    await mark(page);
    await bar(page).getByRole('link').click();
    await expect(page).toHaveURL(`/${locale}/docs/MigrateToNewVersion/Latest`);
    await expect(heading(page)).toHaveText(docTitle(locale, 'MigrateToNewVersion/Latest'));
    expect(await sameDocument(page)).toBe(true);
  });
}

test('section 4: announcement bar: visible until closed, the dismissal is saved', async ({page}) => {
  await open(page, '/en/');
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
  await page.reload();
  await wake(page);
  await expect(bar(page)).toBeHidden();
  await open(page, '/zh-Hans/docs/FAQ');
  await expect(bar(page)).toBeHidden();
});

test('section 4: announcement bar: the dismissal resets when its id changes', async ({page}) => {
  await open(page, '/en/');
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  // Storage of a visitor who closed the bar of the previous release.
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'release-before'));
  await page.reload();
  await wake(page);
  await expect(bar(page)).toBeVisible();
  expect(await stored(page, 'docusaurus.announcement.id')).toBe(`release-${identity.version}`);
  expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('false');
});
