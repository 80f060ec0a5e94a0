import {expect, test} from '@playwright/test';
import {allow, configure} from '../support';

const keys = {repo: 'owner/name', repoId: 'R_1', category: 'Comments', categoryId: 'C_1'};

/** Gives the built site the keys that config/identity.ts takes from the environment, and mocks the widget's host. */
test.beforeEach(async ({page}) => {
  await allow(page, {giscus: true});
  await configure(page, {giscus: keys, discussions: 'https://code.test/discussions'});
  await page.route('https://giscus.app/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>widget</title><script>addEventListener("message", (event) => { if (event.data.giscus?.setConfig) document.title = event.data.giscus.setConfig.theme ?? document.title; })</script>',
    }),
  );
});

test('section 1: comments load near the end of the page, mapped by title, and follow the colour mode without a reload', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://giscus.app/')) asked.push(request.url());
  });
  await page.goto('/en/docs/Tutorial/ControlTheShapeOfOutlines');
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  expect(asked).toEqual([]);

  await page.locator('.footer').scrollIntoViewIfNeeded();
  await expect(page.locator('giscus-widget iframe')).toBeAttached();
  const widget = () => page.frames().find((frame) => frame.url().startsWith('https://giscus.app/'));
  await expect.poll(() => widget()?.url()).toBeTruthy();
  const parameters = new URL(widget()!.url()).searchParams;
  expect(Object.fromEntries(parameters)).toMatchObject({
    repo: keys.repo,
    repoId: keys.repoId,
    category: keys.category,
    categoryId: keys.categoryId,
    theme: 'light',
  });
  expect(parameters.get('term')).toBe(await page.title());

  const documents = asked.length;
  await page
    .locator('.navbar')
    .getByRole('button', {name: /dark and light mode/})
    .first()
    .click();
  await expect.poll(() => widget()?.title()).toBe('dark_dimmed');
  expect(asked).toHaveLength(documents);
});

for (const [name, address] of [
  ['component', /\/assets\/js\/[^/]*comments_Giscus/],
  ['widget', /\/assets\/js\/[^/]*giscus_react/],
  ['host', 'https://giscus.app/**'],
] as const) {
  test(`comments whose ${name} does not load leave the link to the discussions, and the page`, async ({page}) => {
    let blocked = 0;
    await page.route(address, (route) => {
      blocked++;
      return route.abort();
    });
    await page.goto('/en/docs/FAQ');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    await page.locator('.footer').scrollIntoViewIfNeeded();
    await expect.poll(() => blocked).toBeGreaterThan(0);
    await expect(page.getByRole('link', {name: 'Discuss this page in the repository'})).toBeVisible();
    await expect(page.locator('article h1')).toBeAttached();
  });
}
