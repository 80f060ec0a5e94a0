import {expect, test, type Page} from '@playwright/test';
import {built, open, publicPages} from '../support';

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

/** Runs in the page: fields into which Safari on a phone zooms when they get the focus, because their text is below 16 px. */
const zoomed = (): string[] =>
  [
    ...document.querySelectorAll(
      'input:not([type=range], [type=checkbox], [type=radio], [type=file], [type=color]), select, textarea',
    ),
  ]
    .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `${field.outerHTML.slice(0, 80)} has text of ${getComputedStyle(field).fontSize}`);

async function expectNone(page: Page, place: string): Promise<void> {
  expect.soft(await page.evaluate(zoomed), place).toEqual([]);
}

/** One page of each kind of fields: pages whose fields have the same classes and types are alike. */
function pagesWithFields(): string[] {
  const byFields = new Map<string, string>();
  for (const address of publicPages('zh-Hans')) {
    const fields =
      built(`${address.replace(/^\/|\/$/g, '')}/index.html`).match(/<(?:input|select|textarea)\b[^>]*>/g) ?? [];
    const kinds = fields.map((field) => /^<\w+|\b(?:type|class)=(?:"[^"]*"|[^\s>]*)/g[Symbol.match](field)!.join(' '));
    byFields.set([...new Set(kinds)].sort().join(), address);
  }
  return [...byFields.values()];
}

test('a phone zooms into no field of a page, of the search and of the workbench', async ({page}) => {
  test.setTimeout(180_000);
  const pages = pagesWithFields();
  expect(pages.length).toBeGreaterThan(3);
  for (const address of pages) {
    await open(page, address);
    await expectNone(page, address);
  }
  await page.locator('.DocSearch-Button').click();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expectNone(page, 'search');
  await open(page, '/zh-Hans/workbench');
  await page.getByRole('main').getByRole('button', {name: '打开工作台'}).click();
  const desk = page.locator('dialog[open]');
  await expect(desk.locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
  for (const tab of await desk.getByRole('tab').all()) {
    await tab.click();
    await expectNone(page, `workbench, ${await tab.textContent()}`);
  }
});
