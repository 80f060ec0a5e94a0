import {expect, test, type Page} from '@playwright/test';

const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function open(page: Page, path = '/en/docs/FAQ') {
  await page.goto(path);
  await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

async function search(page: Page, query: string) {
  await input(page).fill(query);
  // Stored searches are hits as well, without marks.
  await expect(hits(page).locator('mark').first()).toBeVisible();
}

test.describe('section 2: search modal', () => {
  test('nothing of it is loaded before intent', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/en/docs/FAQ');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    expect(asked.filter((url) => /search-(?:index|content)/.test(url))).toEqual([]);
    const before = asked.length;
    await page.locator('.DocSearch-Button').hover();
    await expect.poll(() => asked.slice(before).filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
  });

  test('opens by its button, Ctrl+K and /, and closes with Escape and by the cancel button', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page);
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeHidden();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue('');
    await page.locator('.DocSearch-Cancel').click();
    await expect(input(page)).toBeHidden();
    await page.getByRole('button', {name: 'Search'}).click();
    await expect(input(page)).toBeFocused();
  });

  test('the slash is a character in a text field', async ({page}) => {
    await page.goto('/en/search');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    const field = page.locator('input[name="q"]');
    await field.press('/');
    await expect(input(page)).toBeHidden();
    await expect(field).toHaveValue('/');
  });

  test('start screen, then results grouped by section', async ({page}) => {
    await open(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    await search(page, 'outline');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Tutorials');
    await expect(page.locator('.DocSearch-Hit-source')).not.toHaveCount(1);
  });

  test('arrows wrap around and Enter selects', async ({page}) => {
    const whole = page.waitForResponse(/search-content\./);
    await open(page);
    await search(page, 'outline');
    // Headings answer first; the list is at rest once the whole index has answered.
    await whole;
    await expect
      .poll(async () => Number(/\d+/.exec((await page.locator('.DocSearch-HitsFooter').textContent()) ?? '')?.[0]))
      .toBeGreaterThan(40);
    const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
    const first = await selected.getAttribute('href');
    await page.keyboard.press('ArrowUp');
    await expect(selected).not.toHaveAttribute('href', first!);
    await page.keyboard.press('ArrowDown');
    await expect(selected).toHaveAttribute('href', first!);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ControlTheShapeOfOutlines/);
    await expect(input(page)).toBeHidden();
  });

  test('Ctrl+Enter opens a new tab', async ({page, context}) => {
    await open(page);
    await search(page, 'outline');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect((await opened).url()).toContain('/en/docs/');
    await expect(page).toHaveURL(/docs\/FAQ/);
  });

  test('Shift+Enter opens a new window', async ({page, context}) => {
    await open(page);
    await search(page, 'outline');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Shift+Enter');
    expect((await opened).url()).toContain('/en/docs/');
  });

  test("'See all {count} results' leads to the search page with the right count", async ({page}) => {
    const whole = page.waitForResponse(/search-content\./);
    await open(page);
    for (const query of ['o', 'ou', 'outline']) await search(page, query);
    const footer = page.locator('.DocSearch-HitsFooter a');
    // Headings answer first; the count is final once the whole index has answered.
    await whole;
    await expect
      .poll(async () => Number(/\d+/.exec((await footer.textContent()) ?? '')?.[0]))
      .toBeGreaterThan(40);
    await expect(footer).toHaveText(/^See all \d+ results$/);
    const count = /\d+/.exec((await footer.textContent())!)![0];
    await footer.click();
    await expect(page).toHaveURL(/\/en\/search\?q=outline$/);
    await expect(page.getByText(new RegExp(`^${count} documents? found$`))).toBeVisible();
  });

  test('is a dialog that keeps the focus and gives it back', async ({page}) => {
    await open(page);
    const dialog = page.getByRole('dialog', {name: 'Search'});
    await expect(dialog).toBeVisible();
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Button')).toBeFocused();
  });
});

test.describe('section 5: validation', () => {
  test('64 characters, search type, no autocomplete, no spellcheck', async ({page}) => {
    await open(page);
    await expect(input(page)).toHaveAttribute('maxlength', '64');
    await expect(input(page)).toHaveAttribute('type', 'search');
    await expect(input(page)).toHaveAttribute('autocomplete', 'off');
    await expect(input(page)).toHaveAttribute('spellcheck', 'false');
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });

  test('the selection is the initial query, cut to 64 characters', async ({page}) => {
    await page.goto('/en/docs/FAQ');
    await expect(page.locator('html[data-has-hydrated="true"]')).toBeAttached();
    const selected = await page.evaluate(() => {
      const paragraph = [...document.querySelectorAll('article p')].find(
        ({textContent}) => (textContent ?? '').length > 80,
      )!;
      getSelection()?.selectAllChildren(paragraph);
      return getSelection()?.toString() ?? '';
    });
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue(selected.slice(0, 64));
  });

  test('markup in the query stays text', async ({page}) => {
    await open(page);
    await input(page).fill('<img src=x onerror=alert(1)>zzqq');
    await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
  });
});

test.describe('section 8: search errors', () => {
  test('no results: the query, suggestions, and the link to tell us', async ({page}) => {
    await open(page);
    await search(page, 'outline');
    await input(page).fill('zzqqxx');
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results for "zzqqxx"');
    await expect(screen).toContainText('Try searching for');
    expect(await screen.locator('.DocSearch-Prefill').count()).toBeLessThanOrEqual(3);
    await expect(screen).toContainText('Believe this query should return results?');
    await expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute('href', /issues/);
  });

  test('a missing index shows the error screen and recovers on the next open', async ({page}) => {
    await page.route('**/search-*.json', (route) => route.abort());
    await open(page);
    await input(page).fill('outline');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute('**/search-*.json');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await search(page, 'outline');
  });

  test('a corrupt index shows the error screen', async ({page}) => {
    await page.route('**/search-*.json', (route) => route.fulfill({contentType: 'application/json', body: '{"broken'}));
    await open(page);
    await input(page).fill('outline');
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
  });
});

test.describe('section 9: stored searches', () => {
  test('recents are kept, saved as favourites and removed', async ({page}) => {
    await open(page);
    await search(page, 'outline');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/ControlTheShapeOfOutlines/);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    await page.getByTitle('Save this search').click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('7 recents without favourites, 4 with, 10 favourites', async ({page}) => {
    const key = (name: string) => `__DOCSEARCH_${name}_SEARCHES__lumink`;
    const count = (name: string) =>
      page.evaluate((item) => JSON.parse(localStorage.getItem(item) ?? '[]').length, key(name));
    const fill = (name: string, length: number) =>
      page.evaluate(
        ([item, size]) => {
          const hit = (id: number) => ({
            objectID: `${id}`,
            url: '/en/docs/FAQ',
            type: 'lvl1',
            content: null,
            hierarchy: {lvl0: 'FAQ', lvl1: `Hit ${id}`},
          });
          localStorage.setItem(item, JSON.stringify(Array.from({length: size}, (_, id) => hit(id))));
        },
        [key(name), length] as const,
      );
    const choose = async () => {
      await open(page);
      await search(page, 'add stylised hair highlights');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/AddStylizedHairHighlights/);
    };
    await page.goto('/en/docs/FAQ');
    await fill('RECENT', 7);
    await choose();
    expect(await count('RECENT')).toBe(7);
    await fill('FAVORITE', 1);
    await page.evaluate((item) => localStorage.removeItem(item), key('RECENT'));
    await fill('RECENT', 7);
    await choose();
    expect(await count('RECENT')).toBe(4);
    await fill('FAVORITE', 10);
    await open(page);
    await page.getByTitle('Save this search').first().click();
    expect(await count('FAVORITE')).toBe(10);
  });

  test('snippets have 10 words, 5 on small screens', async ({page}) => {
    const asked = async (width: number) => {
      await page.setViewportSize({width, height: 800});
      await open(page);
      await search(page, 'inflated');
      const text = await page.locator('.DocSearch-Hit-title, .DocSearch-Hit-path').allTextContents();
      await page.keyboard.press('Escape');
      return Math.max(
        ...text
          .filter((line) => line.includes('…'))
          .map((line) => line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length),
      );
    };
    const [wide, narrow] = [await asked(1200), await asked(700)];
    expect(wide).toBeLessThanOrEqual(11);
    expect(narrow).toBeLessThanOrEqual(6);
    expect(narrow).toBeLessThan(wide);
  });
});

test.describe('both languages', () => {
  for (const [path, query, url] of [
    ['/zh-Hans/docs/FAQ', 'miaobian', 'ControlTheShapeOfOutlines'],
    ['/zh-Hans/docs/FAQ', 'miao bian', 'ControlTheShapeOfOutlines'],
    ['/zh-Hans/docs/FAQ', 'outline', 'ControlTheShapeOfOutlines'],
    ['/zh-Hans/docs/FAQ', '轮廓线', 'ControlTheShapeOfOutlines'],
    ['/en/docs/FAQ', 'outlien', 'ControlOutline'],
    ['/en/docs/FAQ', '描边', 'ControlTheShapeOfOutlines'],
    ['/en/docs/FAQ', 'r.Toon.Outline.Enable', 'ConsoleVariables'],
  ] as const) {
    test(`${query} on ${path} finds ${url} in the top 3`, async ({page}) => {
      await open(page, path);
      await search(page, query);
      const urls = await hits(page).evaluateAll((links) =>
        links.slice(0, 3).map((link) => (link as HTMLAnchorElement).href),
      );
      expect(urls.some((href) => href.includes(url))).toBe(true);
    });
  }

  test('works offline after the first open', async ({page, context}) => {
    await open(page);
    await search(page, 'outline');
    await context.setOffline(true);
    await search(page, 'hair ring');
  });

  test('without scripts the search page says how to search', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/en/search');
    await expect(page.locator('.search-noscript')).toContainText('general search engine');
    await expect(page.locator('.search-noscript')).toBeVisible();
    await context.close();
  });
});
