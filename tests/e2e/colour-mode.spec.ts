import {expect, test, type Page} from '@playwright/test';
import {open, wake} from '../support';

const theme = (page: Page, mode: 'light' | 'dark') => expect(page.locator('html')).toHaveAttribute('data-theme', mode);
const toggle = (page: Page) => page.locator('.navbar').getByRole('button', {name: /dark and light mode/});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
/** Background colour of the window. */
const ground = (page: Page) =>
  page.evaluate(
    () =>
      [document.body, document.documentElement]
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? '',
  );

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(() => {
    test.use({colorScheme});
    test(`section 4: colour mode: light by default whatever the system says: ${colorScheme}`, async ({page}) => {
      await open(page, '/en/');
      await theme(page, 'light');
      expect(await stored(page)).toBeNull();
    });
  });
}

test('section 9: default colour mode light, without scripts too', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false, colorScheme: 'dark', baseURL});
  await page.goto('/en/');
  const [red = 0] = (await ground(page)).match(/\d+(?=[,)])/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(200);
  await page.close();
});

test('section 4: colour mode: the choice is saved under the key theme and survives a reload in both languages', async ({
  page,
}) => {
  await open(page, '/en/');
  const light = await ground(page);
  await toggle(page).click();
  await theme(page, 'dark');
  expect(await stored(page)).toBe('dark');
  expect(await ground(page)).not.toBe(light);
  await page.reload();
  await theme(page, 'dark');
  await page.goto('/zh-Hans/docs/FAQ');
  await theme(page, 'dark');
  await open(page, '/en/');
  await toggle(page).click();
  await theme(page, 'light');
  expect(await stored(page)).toBe('light');
});

test('section 4: colour mode: clearing the choice returns to the default', async ({page}) => {
  await page.addInitScript(
    () =>
      sessionStorage.getItem('once') ?? (sessionStorage.setItem('once', '1'), localStorage.setItem('theme', 'dark')),
  );
  await open(page, '/en/');
  await theme(page, 'dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await page.reload();
  await wake(page);
  await theme(page, 'light');
});

test('section 4: colour mode: changes propagate across tabs, clearing too', async ({page, context}) => {
  const other = await context.newPage();
  await open(page, '/en/');
  await open(other, '/en/docs/FAQ');
  await toggle(page).click();
  await theme(page, 'dark');
  await theme(other, 'dark');
  await page.evaluate(() => localStorage.removeItem('theme'));
  await theme(other, 'light');
});
