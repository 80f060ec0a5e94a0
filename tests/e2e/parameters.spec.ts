import {expect, test, type Page} from '@playwright/test';
import {locales, open, violations} from '../support';

const PATH = '/docs/Reference/MaterialParameters';
/** Limit of the pictures that load with the page. */
const MOST_BYTES = 40_000;

const entries = (page: Page) => page.locator('.parameter:visible');
const ids = (page: Page) =>
  entries(page)
    .locator('h3')
    .evaluateAll((headings) => headings.map(({id}) => id));

for (const [locale, typed] of [
  ['zh-Hans', 'miaobiankuandu'],
  ['en', '描边宽度'],
] as const)
  test(`${locale}: parameters are filtered by name and pinyin, group and part, from the keyboard`, async ({page}) => {
    await open(page, `/${locale}${PATH}`);
    const all = await entries(page).count();
    expect(all).toBeGreaterThan(110);
    const filter = page.locator('.parameter-filter');
    const field = filter.locator('input');
    await field.focus();
    await page.keyboard.type(typed);
    await expect(entries(page)).toHaveCount(1);
    expect(await ids(page)).toEqual(['OutlineWidth']);
    await expect(page.locator('#rim')).toBeHidden();
    await expect(filter.locator('output')).toContainText(String(all));
    await field.fill('outline width');
    expect(await ids(page)).toContain('OutlineWidth');
    await field.fill('no such parameter');
    await expect(entries(page)).toHaveCount(0);
    await field.fill('');
    await filter.locator('select').first().selectOption('4');
    await filter.locator('select').last().selectOption('face');
    await expect.poll(() => ids(page)).toContain('FaceShadowOffset');
    expect(await ids(page)).not.toContain('SelfShadowBias');
    await page.evaluate(() => (location.hash = '#RimWidth'));
    await expect(page.locator('#RimWidth')).toBeInViewport();
    await expect(entries(page)).toHaveCount(all);
  });

test('the page opens with few pictures, and nothing moves', async ({page}) => {
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().includes('/strips/')) bytes += (await response.body()).length;
  });
  await page.addInitScript(() => {
    (window as {shift?: number}).shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as {shift?: number}).shift! += (entry as unknown as {value: number}).value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  await open(page, `/en${PATH}`);
  await page.waitForLoadState('networkidle');
  await expect.poll(() => bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(await page.evaluate(() => (window as {shift?: number}).shift)).toBeLessThan(0.01);
  expect(await violations(page)).toEqual([]);
});

test('an outline marks what changes, on hover and on focus, and a value opens its stage', async ({page}) => {
  await open(page, `/en${PATH}#OutlineWidth`);
  const strip = page.locator('.parameter[open]:has(#OutlineWidth) .strip');
  const mark = () =>
    strip
      .locator('picture')
      .first()
      .evaluate((picture) => getComputedStyle(picture, '::after').content);
  expect(await mark()).toBe('none');
  const loaded = page.waitForResponse(/OutlineWidth\.\w+\.change\.webp$/);
  await strip.hover();
  expect((await loaded).ok()).toBe(true);
  expect(await mark()).toBe('""');
  await page.mouse.move(0, 0);
  await expect.poll(mark).toBe('none');
  const link = strip.getByRole('link').last();
  await link.focus();
  expect(await mark()).toBe('""');
  await link.click();
  await expect(page).toHaveURL(/ControlTheShapeOfOutlines.*stage=demo-outline&OutlineWidth=2#demo-outline$/);
});

for (const locale of locales)
  test(`${locale}: prose, tables and search lead to the entry of a parameter`, async ({page}) => {
    await open(page, `/${locale}/docs/Tutorial/ControlTheShapeOfOutlines`);
    for (const place of [':is(p, li)', 'td, th'])
      await expect(page.locator(place).locator(`a[href$="${PATH}#OutlineWidth"]`).first()).toBeAttached();
    await page.locator(`:is(p, li) a[href$="${PATH}#OutlineWidth"]`).first().click();
    await expect(page.locator('#OutlineWidth')).toBeInViewport();
    await page.keyboard.press('Control+k');
    for (const id of ['OutlineWidth', 'RimDepthThreshold', 'EyeParallaxDepth']) {
      await page.locator('.DocSearch-Input').fill(id);
      await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', new RegExp(`${PATH}#${id}$`));
    }
  });

test('at 320 px nothing is cut off', async ({page}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, `/zh-Hans${PATH}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('pictures and facts are there, the filter is not', async ({page}) => {
    await page.goto(`/en${PATH}`);
    const entry = page.locator('.parameter:has(#OutlineWidth)');
    await entry.locator('summary').click();
    await expect
      .poll(() =>
        entry
          .locator('img')
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(entry.locator('dl')).toContainText('OutlineWidth.Override=True');
    await expect(page.locator('.parameter-filter')).toBeHidden();
  });
});
