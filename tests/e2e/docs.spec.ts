import {expect, test, type Page} from '@playwright/test';
import {identity} from '../../config/identity';
import {versions} from '../../plugins/versions/versions';
import sidebars from '../../sidebars';
import {inLocale, contentOf, docsRows, docTitle, heading, locales, open, tamper} from '../support';

const sidebar = (page: Page) => page.locator('.theme-doc-sidebar-container');
const toc = (page: Page) => page.locator('.theme-doc-toc-desktop a.table-of-contents__link');

/** What the menu calls the current documents. */
const version = versions.length > 0 ? identity.version : 'Next';

/** The first pages of Getting Started, in the order of the sidebar. */
const [before, middle, after] = (sidebars.tutorialSidebar as {items?: string[]}[]).find(({items}) => items)!.items!;

for (const locale of locales) {
  const at = `/${locale}/docs`;
  const word = inLocale(locale);

  test(`section 2: ${locale}: all docs belong to one sidebar whose entry link is Getting Started`, async ({page}) => {
    await open(page, `${at}/FAQ`);
    const hrefs = await sidebar(page)
      .locator('a.menu__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace(/\/$/, '')));
    expect(hrefs.slice(0, 2)).toEqual([`/${locale}/workbench`, `${at}/GettingStarted`]);
    for (const button of await sidebar(page).locator('button[aria-expanded="false"]').all()) await button.click();
    for (let closed = 1; closed > 0;) {
      const buttons = sidebar(page).locator('button[aria-expanded="false"]');
      closed = await buttons.count();
      if (closed > 0) await buttons.first().click();
    }
    for (const target of Object.values(docsRows).flat()) {
      const link = sidebar(page).locator(
        `a.menu__link[href="${at}/${target}"], a.menu__link[href="${at}/${target.replace(/\/$/, '')}"]`,
      );
      await expect(link.first(), target).toBeVisible();
    }
  });

  test(`section 2: ${locale}: the sidebar is hideable`, async ({page}) => {
    await open(page, `${at}/FAQ`);
    await sidebar(page)
      .getByRole('button', {name: word('收起侧边栏', 'Collapse sidebar'), exact: true})
      .click();
    await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeHidden();
    await sidebar(page)
      .getByRole('button', {name: word('展开侧边栏', 'Expand sidebar'), exact: true})
      .click();
    await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeVisible();
  });

  test(`section 2: ${locale}: docs pages have breadcrumbs`, async ({page}) => {
    await open(page, `${at}/TutorialLegacy/5.0-5.3/AddAdvancedRenderingFeaturesToCharacters/ControlOutline-5.3`);
    const crumbs = page.locator('.theme-doc-breadcrumbs');
    await expect(crumbs.locator('li')).toHaveCount(5);
    await expect(crumbs.locator('a').first()).toHaveAttribute('href', `/${locale}/`);
    await expect(crumbs.locator('a').nth(1)).toHaveAttribute('href', `${at}/TutorialLegacy/`);
    await crumbs.locator('a').nth(2).click();
    await expect(page).toHaveURL(`${at}/TutorialLegacy/5.0-5.3/`);
    await open(page, `${at}/tags/basics`);
    await crumbs.locator('a').nth(1).click();
    await expect(page).toHaveURL(`${at}/tags`);
  });

  test(`${locale}: the button that copies a page stands in the row of the breadcrumbs`, async ({page}) => {
    const middle = async (selector: string) => {
      const box = (await page.locator(selector).boundingBox())!;
      return box.y + box.height / 2;
    };
    for (const name of ['Licence', 'MigrateToNewVersion/History']) {
      await open(page, `${at}/${name}`);
      expect(Math.abs((await middle('[data-copy-page]')) - (await middle('.breadcrumbs')))).toBeLessThan(3);
    }
  });

  test(`section 2: ${locale}: docs pages have links to the previous and the next page`, async ({page}) => {
    await open(page, `${at}/${middle}`);
    const pages = page.locator('.pagination-nav');
    await expect(pages.locator('.pagination-nav__link--prev')).toHaveAttribute('href', `${at}/${before}`);
    await pages.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(`${at}/${after}`);
    await expect(heading(page)).toHaveText(docTitle(locale, after!));
  });

  test(`section 2: ${locale}: tag pages exist`, async ({page}) => {
    await open(page, `${at}/GettingStarted/`);
    await page.locator('.theme-doc-footer-tags-row a').first().click();
    await expect(page).toHaveURL(new RegExp(`${at}/tags/[\\w-]+$`));
    await expect(
      page
        .locator('article, main')
        .getByRole('link', {name: docTitle(locale, 'GettingStarted/')})
        .first(),
    ).toBeVisible();
    await page.locator(`main a[href="${at}/tags"]`).click();
    await expect(page).toHaveURL(`${at}/tags`);
    await expect(page.locator(`main a[href^="${at}/tags/"]`).first()).toBeVisible();
    await expect(page.locator('main li p').first(), 'each tag has its description').not.toBeEmpty();
  });
}

test('in a low window the sidebar shows the current page, also after a move', async ({page}) => {
  await page.setViewportSize({width: 1366, height: 650});
  await open(page, '/en/docs/TutorialLegacy/5.0-5.3/ImportANewCharacter-5.3');
  const menu = page.locator('.theme-doc-sidebar-container .menu');
  const inside = async () => {
    const link = await menu.locator('[aria-current=page]').boundingBox();
    const box = await menu.boundingBox();
    return link && box ? link.y >= box.y && link.y + link.height <= box.y + box.height : false;
  };
  await expect.poll(inside).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('.navbar').getByRole('link', {name: 'Getting Started', exact: true}).click();
  await expect(page).toHaveURL(/GettingStarted$/);
  await expect.poll(inside).toBe(true);
});

test('section 2: categories do not auto-collapse', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const expand = (name: string) => sidebar(page).getByRole('button', {name: `Expand sidebar category '${name}'`});
  const collapse = (name: string) => sidebar(page).getByRole('button', {name: `Collapse sidebar category '${name}'`});
  const names = ['Getting Started', 'Tutorials', 'Reference', 'Migrate to a new version', 'Legacy tutorials'];
  for (const name of names) if (await expand(name).count()) await expand(name).click();
  for (const name of names) await expect(collapse(name), name).toHaveAttribute('aria-expanded', 'true');
  await sidebar(page).getByRole('link', {name: 'Reference', exact: true}).click();
  await expect(page).toHaveURL('/en/docs/Reference/');
  for (const name of names) await expect(collapse(name), name).toHaveAttribute('aria-expanded', 'true');
});

test('section 9: table of contents levels 2 to 5', async ({page}) => {
  // Changes the levels of the page's first headings.
  let levels = 0;
  await tamper(page, contentOf('FAQ'), (text) => {
    levels = 0;
    return text.replace(/(["']?level["']?:\s*)\d/g, (found, key: string) =>
      ++levels <= 6 ? `${key}${levels}` : found,
    );
  });
  await open(page, '/en/docs/Licence');
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
  await expect(heading(page)).toHaveText(docTitle('en', 'FAQ'));
  expect(levels).toBeGreaterThanOrEqual(6);
  // What is below the first screen is rendered a frame later, and then the list.
  await expect(async () => {
    const ids = await page.locator('article :is(h2, h3)[id]').evaluateAll((found) => found.map(({id}) => id));
    const listed = await toc(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));
    expect(listed).toEqual(ids.filter((_, index) => index !== 0 && index !== 5));
  }).toPass();
});

test('section 2: the table of contents follows the reader', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const last = toc(page).last();
  await last.click();
  await expect(last).toHaveClass(/table-of-contents__link--active/);
  await expect(page).toHaveURL(/#.+$/);
});

test('section 4: preferred docs version is saved when picked', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  const key = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await key()).toBeNull();
  const dropdown = page.locator('.navbar .dropdown', {hasText: version});
  await dropdown.hover();
  await dropdown.locator('.dropdown__menu').getByRole('link', {name: version}).click();
  await expect.poll(key).toBe('current');
});

test('section 1: one docs version, labelled Next', async ({page}) => {
  for (const locale of locales) {
    await open(page, `/${locale}/docs/FAQ`);
    const dropdown = page.locator('.navbar .dropdown', {
      has: page.locator(`a[href="/${locale}/docs/TutorialLegacy/5.0-5.3"]`),
    });
    await expect(dropdown.locator('> .navbar__link')).toHaveText(version);
    await expect(dropdown.locator('.dropdown__menu a').first()).toHaveText(version);
    await expect(page.locator('.theme-doc-version-banner')).toHaveCount(0);
  }
});

test('section 9: legacy tutorials 5.0 to 5.3, migration guides for 5.4 and 5.5', async ({page}) => {
  await open(page, '/en/docs/MigrateToNewVersion/');
  for (const target of ['MigrateToNewVersion/5.4', 'MigrateToNewVersion/5.5']) {
    await expect(sidebar(page).locator(`a[href="/en/docs/${target}"]`)).toBeVisible();
  }
  const dropdown = page.locator('.navbar .dropdown', {hasText: version});
  await dropdown.hover();
  await dropdown.getByRole('link', {name: '5.0–5.3 (legacy)'}).click();
  await expect(page).toHaveURL('/en/docs/TutorialLegacy/5.0-5.3');
});
