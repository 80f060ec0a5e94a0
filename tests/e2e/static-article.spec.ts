import {expect, test, type Page} from '@playwright/test';
import {contentOf, docTitle, fail, heading, hydrated, mark, open, sameDocument, watch} from '../support';

const article = (page: Page) => page.locator('article .markdown');
const documents = (page: Page) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/docs~/.test(request.url()) && request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
};

test('an article without components stays the HTML of its page, without its script', async ({page}) => {
  const seen = watch(page);
  const asked = documents(page);
  await page.goto('/en/docs/FAQ');
  const nodes = await article(page).evaluateHandle((element) => [...element.querySelectorAll('*')]);
  const html = await article(page).innerHTML();
  await hydrated(page);
  expect(await article(page).innerHTML()).toBe(html);
  expect(await nodes.evaluate((all) => all.every((node) => node.isConnected))).toBe(true);
  expect(asked).toEqual([]);
  expect([...seen.messages, ...seen.errors]).toEqual([]);
});

test('links of a static article move and fetch ahead, and Back shows it again', async ({page}) => {
  const asked = documents(page);
  await open(page, '/en/docs/FAQ');
  await mark(page);
  const text = await article(page).innerText();
  const link = article(page).locator('a[href="/en/docs/GettingStarted/BuildEnginefromSourceCode"]').first();
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  await expect(heading(page)).toHaveText(docTitle('en', 'GettingStarted/BuildEnginefromSourceCode'));
  await expect(page).toHaveTitle(new RegExp(docTitle('en', 'GettingStarted/BuildEnginefromSourceCode')));
  await page.goBack();
  await expect(heading(page)).toHaveText(docTitle('en', 'FAQ'));
  expect(await article(page).innerText()).toBe(text);
  expect(await sameDocument(page)).toBe(true);
  expect(asked).toHaveLength(1);
});

test('a static article is read although its script does not load', async ({page}) => {
  await fail(page, contentOf('FAQ'), () => true);
  await open(page, '/en/docs/Licence');
  await page.locator('.navbar a[href="/en/docs/FAQ"]').first().click();
  await expect(heading(page)).toHaveText(docTitle('en', 'FAQ'));
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a wide table of a static article is a stop of the Tab key while it scrolls sideways', async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/en/docs/Reference/MeshImportSettings');
  const scrolling = () =>
    page
      .locator('.lk-table')
      .evaluateAll((boxes) => boxes.map((box) => [box.scrollWidth > box.clientWidth, box.hasAttribute('tabindex')]));
  const narrow = (width: string) =>
    page.locator('.lk-table').evaluateAll((boxes, to) => {
      for (const box of boxes as HTMLElement[]) box.style.width = to;
    }, width);
  await narrow('90px');
  await expect.poll(async () => (await scrolling()).every(([wide, stop]) => wide && stop)).toBe(true);
  await narrow('');
  await expect.poll(async () => (await scrolling()).every(([wide, stop]) => wide === stop)).toBe(true);
  expect((await scrolling()).some(([wide]) => wide)).toBe(false);
});
