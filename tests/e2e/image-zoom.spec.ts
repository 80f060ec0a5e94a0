import {expect, test, type Locator, type Page} from '@playwright/test';
import {heading, open, stopClock, unfold} from '../support';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="teal"/></svg>')}`;
const image = (page: Page) => page.locator('#probe');
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
/** The sharper file of a picture lies on top. */
const zoomed = (page: Page) => page.locator('.medium-zoom-image--opened').last();

/** Inserts a picture at the start of the article, with the markup of a page's own. */
const insert = (page: Page) =>
  page.evaluate((src) => {
    const probe = Object.assign(document.createElement('img'), {
      id: 'probe',
      alt: 'A probe',
      width: 300,
      height: 200,
      src,
    });
    document.querySelector('article .markdown h1, article .markdown p')?.after(probe);
  }, picture);

/** Opens a page on a stopped clock, and moves to one whose pictures are not attached yet. */
async function arrive(page: Page) {
  await page.clock.install();
  await open(page, '/en/docs/Licence');
  await stopClock(page);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ', exact: true}).click();
  await expect(heading(page)).toHaveText(/FAQ|questions/i);
  await insert(page);
}

async function attached(page: Page) {
  await arrive(page);
  await page.clock.runFor(1100);
  await expect(image(page)).toHaveAttribute('role', 'button');
  await expect(image(page)).toHaveCSS('cursor', 'zoom-in');
  await page.clock.resume();
}

/** medium-zoom ignores input while the picture grows. */
async function grown(page: Page) {
  await expect(zoomed(page)).toBeVisible();
  await expect(overlay(page)).toHaveCSS('opacity', '1');
  await zoomed(page).evaluate((picture) => Promise.all(picture.getAnimations().map(({finished}) => finished)));
}

async function zoom(page: Page) {
  await image(page).click();
  await grown(page);
}

const gone = (page: Page) => expect(overlay(page)).toHaveCount(0);

test('section 9: pictures of the next page can be enlarged 1000 ms after a route change', async ({page}) => {
  await arrive(page);
  await page.clock.runFor(950);
  await expect(image(page)).not.toHaveAttribute('role', 'button');
  await page.clock.runFor(100);
  await expect(image(page)).toHaveAttribute('role', 'button');
});

test('section 4: image zoom: opens on click, closes on click', async ({page}) => {
  await attached(page);
  await zoom(page);
  await overlay(page).click({position: {x: 5, y: 5}});
  await gone(page);
  await zoom(page);
  await zoomed(page).click();
  await gone(page);
});

test('section 4: image zoom: closes on Escape', async ({page}) => {
  await attached(page);
  await zoom(page);
  await page.keyboard.press('Escape');
  await gone(page);
});

test('section 4: image zoom: closes on resize', async ({page}) => {
  await attached(page);
  await zoom(page);
  await page.setViewportSize({width: 1100, height: 700});
  await gone(page);
});

test('section 9: zoom close threshold 40 px', async ({page}) => {
  await attached(page);
  await zoom(page);
  await stopClock(page);
  const scroll = (distance: number) =>
    page.evaluate(
      (by) =>
        new Promise<void>((resolve) => {
          window.addEventListener('scroll', () => resolve(), {once: true});
          window.scrollBy({top: by, behavior: 'instant'});
        }),
      distance,
    );
  await scroll(35);
  await page.clock.runFor(2000);
  await expect(overlay(page)).toHaveCount(1);
  await scroll(15);
  await page.clock.resume();
  await gone(page);
});

for (const [mode, colour] of [
  ['light', /^rgb\(25[0-5], 25[0-5], 25[0-5]\)$/],
  ['dark', /^rgb\(([1-5]?\d), ([1-5]?\d), ([1-5]?\d)\)$/],
] as const) {
  test(`section 4: image zoom: background follows the theme: ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await attached(page);
    await zoom(page);
    await expect(overlay(page)).toHaveCSS('background-color', colour);
  });
}

test('section 4: image zoom: reachable and closable by keyboard', async ({page}) => {
  await attached(page);
  await expect(image(page)).toHaveAttribute('tabindex', '0');
  await expect(image(page)).toHaveAttribute('aria-label', /A probe/);
  await image(page).focus();
  await page.keyboard.press('Enter');
  await grown(page);
  await page.keyboard.press('Escape');
  await gone(page);
  await image(page).focus();
  await page.keyboard.press('Space');
  await expect(zoomed(page)).toBeVisible();
});

test('section 4: image zoom: the library is loaded only when a picture is opened', async ({page}) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => ''));
  });
  const loaded = () => scripts.some((text) => text.includes('medium-zoom-overlay'));
  await attached(page);
  expect(loaded()).toBe(false);
  await zoom(page);
  expect(loaded()).toBe(true);
});

test('image zoom: a picture left open does not cover the next page', async ({page}) => {
  await attached(page);
  await zoom(page);
  const link = page.locator('.navbar').getByRole('link', {name: 'Licence', exact: true});
  await link.dispatchEvent('click');
  await expect(heading(page)).not.toHaveText(/FAQ|questions/i);
  await gone(page);
});

test('image zoom: after a click without network, a later click works', async ({page, context}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await attached(page);
  const failed = page.waitForEvent('requestfailed');
  await context.setOffline(true);
  await image(page).click();
  await failed;
  await context.setOffline(false);
  await expect(async () => {
    await image(page).click();
    await expect(overlay(page)).toHaveCount(1, {timeout: 2000});
  }).toPass();
  expect(errors).toEqual([]);
});

test('section 1: the picture of the news opens and closes', async ({page}) => {
  await open(page, '/en/blog/wellcome');
  const own = page.locator('article .markdown img');
  await expect(own).toHaveAttribute('role', 'button');
  const {width} = (await own.boundingBox())!;
  await own.click();
  await expect.poll(async () => (await zoomed(page).boundingBox())?.width).toBeGreaterThan(width);
  // Its larger file may still grow, during which medium-zoom ignores keys.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0, {timeout: 2000});
  }).toPass();
});

/** The picture that the overlay shows, once it has grown. */
async function enlargedBy(page: Page, picture: Locator, open: () => Promise<void>) {
  await expect(picture).toHaveAttribute('data-zoom');
  const before = (await picture.boundingBox())!;
  await open();
  await grown(page);
  const after = (await zoomed(page).boundingBox())!;
  return {before, after, screen: page.viewportSize()!};
}

test('section 4: image zoom: a strip opens as a sheet that is larger than on the page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/Reference/MaterialParameters');
  await page.locator('.parameter summary').first().click();
  const picture = page.locator('.strip img').first();
  await picture.scrollIntoViewIfNeeded();
  const {before, after, screen} = await enlargedBy(page, picture, () => picture.click());
  expect(after.width).toBeGreaterThan(1.5 * before.width);
  expect(after.width).toBeLessThanOrEqual(screen.width);
  expect(after.height).toBeLessThanOrEqual(screen.height);
  await page.keyboard.press('Escape');
  await gone(page);
});

test('section 4: image zoom: Enter enlarges a drawing in its proportions', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/Tutorial/ControlTheShapeOfShadows');
  await unfold(page);
  const drawing = page.locator('article .figure-panels > svg').first();
  await drawing.scrollIntoViewIfNeeded();
  const {before, after, screen} = await enlargedBy(page, drawing, async () => {
    await drawing.focus();
    await page.keyboard.press('Enter');
  });
  expect(after.width / after.height).toBeCloseTo(before.width / before.height, 1);
  expect(after.width).toBeGreaterThan(before.width);
  expect(after.width).toBeLessThanOrEqual(screen.width);
  await page.keyboard.press('Escape');
  await gone(page);
});
