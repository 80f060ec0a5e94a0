import {expect, type Locator, type Page} from '@playwright/test';
import {OUTLINE, stage, start, test} from '../stage/live';
import {heading, open} from '../support';

interface Overlay {
  name: string;
  /** A page that has it. */
  address: string;
  /** The only width that has it; both without. */
  width?: number;
  show: (page: Page) => Promise<void>;
  /** Closes it without Back. */
  close: (page: Page) => Promise<void>;
  /** Is there while it is shown. */
  shown: (page: Page) => Locator;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const picture = (page: Page) =>
  page.locator('article .markdown img[role="button"], article .markdown svg[tabindex]').first();

const overlays: Overlay[] = [
  {
    name: 'the search dialog',
    address: '/en/docs/FAQ',
    show: (page) => page.keyboard.press('Control+k'),
    close: escape,
    shown: (page) => page.locator('.DocSearch-Modal'),
  },
  {
    name: 'the mobile menu',
    address: '/en/docs/FAQ',
    width: 390,
    show: (page) => page.locator('button.navbar__toggle').click(),
    close: escape,
    shown: (page) => page.locator('.navbar-sidebar--show'),
  },
  {
    name: 'an enlarged picture',
    address: '/en/docs/Reference/MeshImportSettings',
    show: async (page) => {
      await picture(page).scrollIntoViewIfNeeded();
      await picture(page).click();
      await expect(page.locator('.medium-zoom-overlay')).toHaveCSS('opacity', '1');
    },
    // While the picture grows, medium-zoom ignores keys.
    close: (page) =>
      expect(async () => {
        await escape(page);
        await expect(page.locator('.medium-zoom-image--opened')).toHaveCount(0, {timeout: 2000});
      }).toPass(),
    shown: (page) => page.locator('.medium-zoom-image--opened').last(),
  },
  {
    name: 'a picture in full screen',
    address: `/en/${OUTLINE}`,
    show: async (page) => {
      const button = stage(page).getByRole('button', {name: 'Full screen'});
      if (!(await button.isVisible())) await start(page);
      await button.click();
    },
    close: (page) => page.evaluate(() => document.exitFullscreen()),
    shown: (page) => page.locator('[data-stage]:fullscreen'),
  },
  {
    name: 'the workbench',
    address: '/en/workbench',
    show: (page) => page.getByRole('button', {name: 'Open the workbench'}).click(),
    close: (page) => page.locator('dialog[open]').getByRole('button', {name: 'Close'}).click(),
    shown: (page) => page.locator('dialog[open] [data-workbench-state]'),
  },
];

/** Waits until the current entry of the history is the page's own. */
const settled = (page: Page) =>
  expect.poll(() => page.evaluate(() => (window.history.state as {over?: number} | null)?.over ?? 0)).toBe(0);

test.use({reducedMotion: 'reduce'});

for (const {name, address, width: only, show, close, shown} of overlays)
  for (const width of [1280, 390].filter((each) => !only || each === only))
    test(`at ${width} px Back closes ${name} and stays on the page, a second Back leaves it`, async ({page}) => {
      await page.setViewportSize({width, height: 844});
      await open(page, '/en/docs/Licence');
      await open(page, address);
      const title = await heading(page).textContent();
      await show(page);
      await expect(shown(page)).toBeVisible({timeout: 60_000});
      const {pages, top} = await page.evaluate(() => ({pages: window.history.length, top: window.scrollY}));

      await page.goBack();
      await expect(shown(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toHaveText(title!);
      expect(await page.evaluate(() => window.scrollY), 'scroll position').toBe(top);

      await show(page);
      await expect(shown(page)).toBeVisible({timeout: 60_000});
      await close(page);
      await expect(shown(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.history.length), 'no entry is left over').toBe(pages);
      await settled(page);

      await page.goBack();
      await expect(page).toHaveURL('/en/docs/Licence');
    });

test('a link in an overlay takes the place of its entry: Back returns to the page under it', async ({page}) => {
  await open(page, '/en/docs/FAQ');
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('outline width');
  await page.locator('.DocSearch-Hit a').first().click();
  await expect(page).not.toHaveURL(/\/FAQ/);
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/FAQ');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await page.goForward();
  await expect(page).not.toHaveURL(/\/FAQ/);
});

test('Back closes one overlay at a time: the search above the menu first', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/FAQ');
  await page.locator('button.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(page).toHaveURL('/en/docs/FAQ');
});

test('a page that is loaded again with an overlay open is the page without it, one Back from the page before', async ({
  page,
}) => {
  await open(page, '/en/docs/Licence');
  await open(page, '/en/docs/FAQ');
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/Licence');
});

test('a link of the menu that loads another document leads there; Back returns to the page, without the menu', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/Licence');
  await open(page, '/en/docs/FAQ');
  await page.locator('button.navbar__toggle').click();
  await page.locator('.navbar-sidebar').getByRole('link', {name: '简体中文'}).click();
  await expect(page).toHaveURL('/zh-Hans/docs/FAQ');
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/FAQ');
  await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await page.keyboard.press('Shift');
  await settled(page);
  await page.goBack();
  await expect(page).toHaveURL('/en/docs/Licence');
});
