import {expect, test, type Page} from '@playwright/test';
import {locales, open, unfold} from '../support';

const variables = '/docs/Reference/ConsoleVariables';
const field = (page: Page) => page.locator('#table-filter');
const rows = (page: Page) => page.locator('tbody tr:has(.row-link[id*="."]):visible');
const anchors = (page: Page) => page.locator('.row-link').evaluateAll((links) => links.map(({id}) => id));

for (const locale of locales) {
  test(`${locale}: the console variables can be filtered from the keyboard`, async ({page}) => {
    await open(page, `/${locale}${variables}`);
    const all = await rows(page).count();
    expect(all).toBeGreaterThan(60);
    await field(page).focus();
    await page.keyboard.type('rim.width');
    await expect(rows(page)).toHaveCount(1);
    const status = page.locator('[data-table-filter] output');
    await expect(status).toContainText('1');
    await expect(status).toContainText(String(all));
    await expect(page.locator('#toon-outline')).toBeHidden();
    await expect(page.locator('#engine')).toBeHidden();
    await expect(page.locator('#measure-cost')).toBeVisible();

    // The columns for effect and version are searched too.
    await field(page).fill('5.6 rim');
    await expect(rows(page)).toHaveCount(1);
    await field(page).fill('no such variable');
    await expect(rows(page)).toHaveCount(0);
    await expect(status).toHaveText((await status.getAttribute('data-none')) ?? '-');

    await page.locator('[data-table-filter] button').focus();
    await page.keyboard.press('Enter');
    await expect(rows(page)).toHaveCount(all);
    await expect(field(page)).toBeFocused();
    await expect(status).toBeEmpty();
  });
}

for (const [locale, typed, word] of [
  ['zh-Hans', '法线 球面', '基础色'],
  ['en', '球形', 'base colour'],
] as const) {
  test(`${locale}: a term in the text leads to its row in the glossary, which can be filtered`, async ({page}) => {
    await open(page, `/${locale}/docs/Tutorial/CreateComplexMaterialsUsingMaterialLayer`);
    const term = page.locator('a.term', {hasText: word});
    await expect(term).toHaveAttribute('title', /./);
    await term.click();
    await expect(page.locator('#base-colour')).toBeInViewport();
    // Rows of terms have an anchor; those of the editor's options have none and stay.
    const terms = page.locator('tbody tr:visible', {has: page.locator('[id]')});
    const all = await terms.count();
    await field(page).fill(typed);
    await expect(terms).toHaveCount(1);
    await expect(terms.locator('#spherical-normals')).toBeAttached();
    await expect(page.locator('[data-table-filter] output')).toContainText(String(all));
  });
}

test('a link to a row that the filter hides shows it', async ({page}) => {
  await open(page, `/en${variables}`);
  await field(page).fill('outline');
  await expect(page.locator('#toon-hair')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = 'r.Toon.Hair.Enable';
  });
  await expect(page.locator('[id="r.Toon.Hair.Enable"]')).toBeInViewport();
});

for (const locale of locales)
  test(`${locale}: columns of variables stand in line in all tables, and names are divided between words`, async ({
    page,
  }) => {
    await open(page, `/${locale}${variables}`);
    const tables = page.locator('.variables ~ .lk-table > table');
    const columns = await tables.evaluateAll((all) =>
      all.map((table) =>
        [...table.querySelectorAll('thead th')]
          .slice(0, 4)
          .map((head) => Math.round(head.getBoundingClientRect().left)),
      ),
    );
    expect(columns.length).toBeGreaterThan(10);
    expect(new Set(columns.map(String)).size).toBe(1);
    const broken = await tables.locator('th > code').evaluateAll((names) =>
      names.flatMap((name) => {
        const texts = [...name.childNodes].filter((node) => node instanceof Text);
        return texts.flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return range.getClientRects().length > 1 ? [name.textContent] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

test('on a phone a table of two columns is not cut off', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, `/zh-Hans${variables}`);
  const [box] = await page
    .locator('#how-to-use ~ .lk-table')
    .evaluateAll((boxes) => boxes.map(({scrollWidth, clientWidth}) => scrollWidth - clientWidth));
  expect(box).toBe(0);
});

test('rows have the same anchors in both languages', async ({page}) => {
  for (const route of ['ConsoleVariables', 'MeshImportSettings', 'ProjectAndEditorSettings', 'BuiltinPlugins']) {
    await page.goto(`/zh-Hans/docs/Reference/${route}`);
    const zh = await anchors(page);
    await page.goto(`/en/docs/Reference/${route}`);
    expect(await anchors(page), route).toEqual(zh);
    expect(zh.length, route).toBeGreaterThan(5);
    expect(new Set(zh).size, route).toBe(zh.length);
  }
});

test('without JavaScript every variable is shown, and no filter field', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(`/en${variables}`);
  await expect(field(page)).toBeHidden();
  expect(await rows(page).count()).toBeGreaterThan(60);
  await context.close();
});

for (const width of [390, 320]) {
  test(`at ${width} px a table of symptoms is a list and still a table to assistive technology`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, '/en/docs/Tutorial/ControlTheShapeOfOutlines');
    await unfold(page);
    const table = page.locator('.fold', {has: page.locator('#what-goes-wrong')}).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(3);
    await expect(table.getByRole('row')).toHaveCount(await table.locator('tr').count());
    const boxes = await table
      .locator('tbody tr')
      .first()
      .locator('th, td')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect()));
    for (const [at, box] of boxes.entries()) {
      expect(box.right).toBeLessThanOrEqual(width);
      if (at > 0) expect(box.top).toBeGreaterThanOrEqual(boxes[at - 1]?.bottom ?? 0);
    }
  });
}

for (const at of locales) {
  test(`${at}: on a phone a cell is at least as high as the name of its column`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto(`/${at}/docs/Licence`);
    const cells = page.locator('.stacked td');
    await expect(cells.first()).toBeVisible();
    const low = await cells.evaluateAll((all) =>
      all.filter((cell) => cell.scrollHeight > cell.clientHeight).map((cell) => cell.textContent),
    );
    expect(low).toEqual([]);
  });
}

test('on a phone a page of tables keeps its scroll position after Back and after a reload', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/Reference/MeshImportSettings');
  const row = page.locator('.stacked tbody tr').last();
  const top = () => row.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // One screen at a time, as a reader scrolls past the tables above.
  while ((await top()) > 500) {
    await page.evaluate(() => window.scrollBy(0, 600));
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  const left = await top();
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href$="/markdown-page#credits"]')?.click());
  await expect(page.locator('#credits')).toBeInViewport();
  await page.goBack();
  await expect.poll(top).toBe(left);
  await page.reload();
  await expect.poll(top).toBe(left);
});

test('on a phone a page of tables opened at a heading keeps its scroll position', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/en/docs/Reference/MeshImportSettings#next');
  const target = page.locator('#next');
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect(target).toBeInViewport();
  const left = await top();
  await page.evaluate(() => document.querySelector<HTMLElement>('.footer a[href$="/markdown-page#credits"]')?.click());
  await expect(page.locator('#credits')).toBeInViewport();
  await page.goBack();
  await expect.poll(top).toBe(left);
});

test('in Chinese a short text of a table stays on one line', async ({page}) => {
  const broken: string[] = [];
  for (const width of [1024, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const address of ['Tutorial/ImportANewCharacter', 'Tutorial/AddStylizedHairHighlights', 'Status']) {
      await page.goto(`/zh-Hans/docs/${address}`);
      broken.push(
        ...(await page.locator('.markdown table :is(th, td)').evaluateAll((cells) =>
          cells.flatMap((cell) => {
            const text = cell.textContent.replace(/\u200b/g, '').trim();
            const range = document.createRange();
            range.selectNodeContents(cell);
            const lines = range.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight);
            return /^\p{Script=Han}{2,8}$/u.test(text) && lines > 1.5 ? [text] : [];
          }),
        )),
      );
    }
  }
  expect(broken).toEqual([]);
});
