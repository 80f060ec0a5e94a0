import {brotliCompressSync} from 'node:zlib';
import {expect, test, type Page} from '@playwright/test';
import {identity} from '../../config/identity';
import {
  docTitle,
  heading,
  hold,
  locales,
  open as openPage,
  searchFailed,
  violations,
  watch,
  type Locale,
} from '../support';

/** Limit from opening to the first result, on the wire: 60 kB brotli. */
const FIRST_RESULT_BYTES = 60_000;
const INDEX = '**/search-*.json';
const CONTENT = '**/search-content.*.json';

const input = (page: Page) => page.locator('.DocSearch-Input');
const hits = (page: Page) => page.locator('.DocSearch-Hit a');

async function open(page: Page, path = '/en/docs/FAQ') {
  await openPage(page, path);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

async function search(page: Page, query: string) {
  await input(page).fill(query);
  // Stored searches are hits too, but without marks.
  await expect(hits(page).locator('mark').first()).toBeVisible();
}

test.describe('section 2: search modal', () => {
  test('only its button is loaded before search intent', async ({page}) => {
    const files = new Map<string, string>();
    page.on('response', async (response) => {
      if (/\.(?:js|css|json)$/.test(response.url())) files.set(response.url(), await response.text().catch(() => ''));
    });
    await openPage(page, '/zh-Hans/docs/FAQ');
    await page.waitForLoadState('networkidle');
    const modal = /DocSearch-(?!Button|Search-Icon)|pairsByInitial|theme\.Search(?:Modal|Page)\./;
    expect(files.size).toBeGreaterThan(2);
    expect([...files].filter(([url, text]) => /search-/.test(url) || modal.test(text)).map(([url]) => url)).toEqual([]);
    await page.locator('.DocSearch-Button').hover();
    await expect.poll(() => [...files.values()].some((text) => modal.test(text))).toBe(true);
  });

  for (const [locale, query] of [
    ['zh-Hans', '描边'],
    ['en', 'outline'],
  ] as const) {
    test(`the first result in ${locale} comes within 60 kB, and from no other host`, async ({page}) => {
      const seen = watch(page);
      // The next page is prefetched when the browser is idle, however late that is.
      const prefetched = page.waitForResponse(/docs~(?!FAQ\.)/);
      await openPage(page, `/${locale}/docs/FAQ`);
      await prefetched;
      await page.waitForLoadState('networkidle');
      const sizes = new Map<string, Promise<number>>();
      page.on('response', (response) => {
        const {pathname} = new URL(response.url());
        // The text of the index loads after the first result or shortly after opening: no result waits for it.
        if (!/search-content/.test(pathname))
          sizes.set(
            pathname,
            response.body().then((body) => brotliCompressSync(body).length),
          );
      });
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await search(page, query);
      const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
      expect([...sizes.keys()].filter((name) => /search-index/.test(name))).toHaveLength(2);
      expect(sizes.size).toBeGreaterThanOrEqual(5);
      expect(total).toBeGreaterThan(20_000);
      expect(total).toBeLessThanOrEqual(FIRST_RESULT_BYTES);
      expect(seen).toEqual({messages: [], errors: [], foreign: []});
    });
  }

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
    await openPage(page, '/en/search');
    const field = page.locator('input[name="q"]');
    await field.press('/');
    await expect(input(page)).toBeHidden();
    await expect(field).toHaveValue('/');
  });

  test('the slash opens nothing while it is turned off (WCAG 2.1.4)', async ({page}) => {
    const key = page.getByRole('checkbox', {name: '/ opens the search on every page'});
    await openPage(page, '/en/search');
    await key.uncheck();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await expect(input(page)).toBeHidden();
    await openPage(page, '/en/search');
    await expect(key).not.toBeChecked();
    await key.check();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
  });

  test('start screen, then results grouped by section', async ({page}) => {
    await open(page);
    await expect(page.getByText('No recent searches')).toBeVisible();
    await search(page, 'outline');
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText('Tutorials');
    await expect(page.locator('.DocSearch-Hit-source')).not.toHaveCount(1);
  });

  test('a query of spaces starts no search', async ({page}) => {
    await open(page);
    const start = page.getByText('No recent searches');
    await page.keyboard.type('  ');
    await expect(start).toBeVisible();
    await search(page, 'outline');
    await page.keyboard.press('Control+a');
    await page.keyboard.type(' \u3000');
    await expect(start).toBeVisible();
    await expect(input(page)).toHaveValue('');
    await page.keyboard.type('rim light');
    await expect(input(page)).toHaveValue('rim light');
  });

  test('arrows wrap around and Enter selects', async ({page}) => {
    const whole = page.waitForResponse(/search-content\./);
    await open(page);
    await search(page, 'outline');
    // Headings answer first; the list is final once the whole index has answered.
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

  test('a hit whose address matches the pattern of external links is left to the browser, others stay in the app', async ({
    page,
  }) => {
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      const body = script.replace(/(["']?)contextualSearch\1:/, '$1externalUrlRegex$1:"Outlines",$&');
      expect(body).not.toBe(script);
      await route.fulfill({response, body});
    });
    const choose = async (query: string, how: (hit: ReturnType<typeof hits>) => Promise<void>) => {
      await open(page);
      await page.evaluate(() => Object.assign(window, {isSame: true}));
      await search(page, query);
      await how(hits(page).first());
      await expect(page).not.toHaveURL(/FAQ/);
      return page.evaluate(() => 'isSame' in window);
    };
    const click = (hit: ReturnType<typeof hits>) => hit.click();
    const enter = () => page.keyboard.press('Enter');
    for (const how of [click, enter]) {
      expect(await choose('control the shape of outlines', how)).toBe(false);
      await expect(page).toHaveURL(/ControlTheShapeOfOutlines/);
      expect(await choose('add stylised hair highlights', how)).toBe(true);
    }
  });

  test('section 4: Escape closes the panel with the dialog, and a second one clears the query', async ({page}) => {
    await open(page);
    await search(page, 'outline');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('outline');
    await expect(hits(page).locator('mark').first()).toBeVisible();
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(input(page)).toHaveValue('');
    await expect(page.getByText('No recent searches')).toBeVisible();
  });

  test('section 4: blur closes the panel, and a submitted query closes it and leads to all results', async ({page}) => {
    await open(page);
    await search(page, 'outline');
    const selected = page.locator('.DocSearch-Hit[aria-selected="true"]');
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(selected).toHaveCount(1);
    await page.locator('.DocSearch-Footer').click({position: {x: 300, y: 20}});
    await expect(input(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(selected).toHaveCount(0);
    // A press that ends elsewhere is taken back (WCAG 2.5.2), and so is one that marks text of the window.
    const field = (await input(page).boundingBox())!;
    const beside = {x: 5, y: 400};
    const inside = {x: field.x + 9, y: field.y + 9};
    for (const [from, to] of [
      [beside, inside],
      [inside, beside],
    ] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    await page.mouse.click(5, 400);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await input(page).fill('zzqqxx');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/en\/search\?q=zzqqxx$/);
  });

  test('the first three answers and the link to all results are seen without scrolling', async ({page}) => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({width, height});
      for (const [locale, query] of [
        ['en', 'outline'],
        ['zh-Hans', '描边'],
      ] as const) {
        await open(page, `/${locale}/docs/FAQ`);
        await search(page, query);
        await expect(page.locator('.DocSearch-HitsFooter a')).toHaveText(/\d/);
        const list = (await page.locator('.DocSearch-Dropdown').boundingBox())!;
        const third = (await hits(page).nth(2).boundingBox())!;
        expect(third.y + third.height).toBeLessThanOrEqual(list.y + list.height);
        const all = (await page.locator('.DocSearch-HitsFooter').boundingBox())!;
        expect(all.y + all.height).toBeLessThanOrEqual(height);
      }
    }
  });

  test('a heading shows the sentence under it that matched', async ({page}) => {
    await open(page);
    await search(page, 'silhouette');
    const first = page.locator('.DocSearch-Hit').first();
    await expect(first.locator('.DocSearch-Hit-text mark').first()).toHaveText(/silhouette/i);
    await expect(first.locator('.DocSearch-Hit-title')).not.toHaveText('');
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
    await open(page);
    const shown = await page.evaluateHandle(() => {
      const all = new Set<string>();
      const options = {subtree: true, childList: true, characterData: true, attributeFilter: ['href']};
      new MutationObserver(() => {
        const footer = document.querySelector('.DocSearch-HitsFooter a');
        if (/\d/.test(footer?.textContent ?? '')) all.add(`${footer!.getAttribute('href')}: ${footer!.textContent}`);
      }).observe(document.body, options);
      return all;
    });
    await search(page, 'o');
    // The worker is still busy with the first query when the second arrives.
    await input(page).evaluate((field: HTMLInputElement) => {
      for (const query of ['ou', 'outline']) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, query);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    const footer = page.locator('.DocSearch-HitsFooter a');
    await expect(footer).toHaveAttribute('href', /\?q=outline$/);
    // Headings answer first; the count appears once the whole index has answered.
    await expect(footer).toHaveText(/^See all \d+ results$/);
    const counts = await shown.evaluate((all) => [...all].filter((text) => text.includes('?q=outline:')));
    expect(counts, 'no count of another question under this address').toHaveLength(1);
    const [count] = /\d+/.exec(counts[0]!)!;
    await footer.click();
    await expect(page).toHaveURL(/\/en\/search\?q=outline$/);
    await expect(page.getByText(new RegExp(`^${count} results? found$`))).toBeVisible();
  });

  test('is a dialog that traps the focus and returns it', async ({page}) => {
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

  test('returns the focus to the element that had it', async ({page}) => {
    await openPage(page, '/en/docs/FAQ');
    const link = page.locator('article a[href*="/docs/"]').first();
    await link.focus();
    await page.keyboard.press('/');
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  for (const [query, id] of [
    ['what does OutlineScreenBlend mean', 'OutlineScreenBlend'],
    ['r.Toon.Outline.Enable', 'r.Toon.Outline.Enable'],
    ['set up the hull', 'set-up-the-hull'],
  ] as const) {
    test(`opens #${id} for ${JSON.stringify(query)}, visible and focused`, async ({page}) => {
      await open(page);
      await search(page, query);
      await expect(hits(page).first()).toHaveAttribute('href', new RegExp(`#${id}$`));
      await page.keyboard.press('Enter');
      const target = page.locator(`[id="${id}"]`);
      await expect(target).toBeFocused();
      const named = page.locator(`tr:has([id="${id}"]) th, [id="${id}"]`).first();
      await expect
        .poll(() =>
          named.evaluate((element) => {
            const {left, top, height} = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + 8, top + height / 2));
          }),
        )
        .toBe(true);
    });
  }

  test('keeps characters typed while the dialog loads', async ({page}) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await openPage(page, '/en/docs/FAQ');
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('outline');
    release();
    await expect(input(page)).toHaveValue('outline');
    await expect(hits(page).first()).toBeVisible();
  });

  test('keeps a letter typed when its field appears', async ({page}) => {
    const {release} = await hold(page, (text) => text.includes('DocSearch-Modal'));
    await openPage(page, '/en/docs/FAQ');
    await page.evaluate(() =>
      new MutationObserver((_, observer) => {
        const field = document.querySelector('.DocSearch-Input');
        if (!field) return;
        observer.disconnect();
        const letter = new KeyboardEvent('keydown', {key: 't', bubbles: true, cancelable: true});
        document.activeElement?.dispatchEvent(letter);
        const isTaken = letter.defaultPrevented || document.activeElement !== field;
        document.documentElement.dataset.went = isTaken ? 'astray' : 'there';
      }).observe(document.body, {childList: true, subtree: true}),
    );
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ou');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-went', 'there');
  });

  test('announces the number of results', async ({page}) => {
    await open(page);
    const status = page.getByRole('dialog').getByRole('status');
    await search(page, 'outline');
    await expect(status).toHaveText(/^\d+ results found$/);
    await input(page).fill('zzqqxx');
    await expect(status).toHaveText('No results were found');
    await expect(page.getByText('Let us know.')).toHaveCount(identity.issues ? 1 : 0);
  });

  test('keeps the selection when the rest of the index has loaded', async ({page}) => {
    await page.addInitScript(() => {
      const Native = Worker;
      window.Worker = class extends Native {
        constructor(...args: ConstructorParameters<typeof Native>) {
          super(...args);
          this.addEventListener('message', ({data}) => {
            if ('complete' in data) document.documentElement.dataset.indexComplete = '';
          });
        }
      };
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(CONTENT, async (route) => {
      await released;
      await route.continue();
    });
    await open(page);
    await search(page, 'outline');
    await page.keyboard.press('ArrowDown');
    const selected = page.locator('.DocSearch-Hit[aria-selected="true"] a');
    const [chosen, list] = [await selected.getAttribute('href'), await hits(page).allTextContents()];
    release();
    await expect(page.locator('html[data-index-complete]')).toBeAttached();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect(selected).toHaveAttribute('href', chosen!);
    expect(await hits(page).allTextContents()).toEqual(list);
  });

  test('has no accessibility violations on any screen, in both themes', async ({page}) => {
    await open(page);
    const findings = () => violations(page, '.DocSearch-Container');
    expect(await findings(), 'start').toEqual([]);
    await search(page, 'outline');
    expect(await findings(), 'results').toEqual([]);
    await input(page).fill('zzqqxx');
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
    expect(await findings(), 'no results').toEqual([]);
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
    await openPage(page, '/en/docs/FAQ');
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
});

test.describe('hostile input', () => {
  const MARKUP = '<img src=x onerror="window.hit=1">';

  test('in queries is treated as text', async ({page}) => {
    const seen = watch(page);
    await open(page);
    for (const query of [
      `${MARKUP}zzqq`,
      '\ud800outline\udc00',
      '\u202eenilтuo\u202c\u200f',
      '👩‍👩‍👧‍👦 outline 😀',
      '描'.repeat(64),
      '(.*)*[a-z]+$',
      '__proto__',
    ]) {
      await page.evaluate((value) => {
        const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }, query);
      await expect(page.locator('.DocSearch-NoResults, .DocSearch-Hit').first()).toBeVisible();
    }
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
    await input(page).fill('outline');
    await expect(hits(page).locator('mark').first()).toBeVisible();
    expect(seen.errors).toEqual([]);
  });

  test('in headings and in stored searches is shown as text', async ({page}) => {
    await page.route('**/search-index.*.json', async (route) => {
      const response = await route.fetch();
      const file = (await response.json()) as {texts: string[]};
      file.texts[0] = `zzqq ${MARKUP}`;
      await route.fulfill({response, json: file});
    });
    await openPage(page, '/en/docs/FAQ');
    await page.evaluate(
      ([markup, slug]) => {
        const hit = {
          objectID: '1',
          url: '/en/docs/FAQ',
          type: 'lvl1',
          content: null,
          hierarchy: {lvl0: markup, lvl1: markup},
        };
        localStorage.setItem(`search-recent-${slug}-en`, JSON.stringify([hit]));
        localStorage.setItem(`search-favourites-${slug}-en`, '{"broken');
      },
      [MARKUP, identity.slug] as const,
    );
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toContainText('<img src=x');
    await search(page, 'zzqq');
    await expect(hits(page).first()).toContainText('<img src=x');
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
    expect(await page.evaluate(() => 'hit' in window)).toBe(false);
  });

  // The client handles 10,000 (client.test.ts); here each one is also rendered.
  test('1,000 fast keystrokes end in the answer to the last', async ({page}) => {
    const seen = watch(page);
    await open(page);
    await page.evaluate(async () => {
      const field = document.querySelector<HTMLInputElement>('.DocSearch-Input')!;
      const enter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      for (let i = 1; i <= 1000; i += 1) {
        enter.call(field, i === 1000 ? 'outline' : `o${i}`);
        field.dispatchEvent(new Event('input', {bubbles: true}));
      }
    });
    await expect(hits(page).locator('mark').first()).toHaveText(/outline/i);
    expect(seen.errors).toEqual([]);
  });
});

test.describe('section 8: search errors', () => {
  test('no results: the query, suggestions, and the link to tell us', async ({page}) => {
    const address = 'https://code.test/issues';
    await page.route('**/assets/js/main.*.js', async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      expect(script).toMatch(/\bissues["']?:/);
      await route.fulfill({response, body: script.replace(/(\bissues["']?:\s*)(?:null|"[^"]*")/, `$1"${address}"`)});
    });
    await open(page);
    await search(page, 'outline');
    await input(page).fill('zzqqxx');
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen).toContainText('No results for "zzqqxx"');
    await expect(screen).toContainText('Try searching for');
    expect(await screen.locator('.DocSearch-Prefill').count()).toBeLessThanOrEqual(3);
    await expect(screen).not.toContainText('Terms of the glossary');
    await expect(screen).toContainText('Believe this query should return results?');
    await expect(screen.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      `${address}/new?title=Search%3A%20zzqqxx`,
    );
  });

  test('a missing index shows the error screen and recovers on the next open', async ({page}) => {
    await page.route(INDEX, (route) => route.abort());
    await open(page);
    await input(page).fill('outline');
    await expect(searchFailed(page)).toBeVisible();
    await expect(page.getByText('You might want to check your network connection.')).toBeVisible();
    await page.unroute(INDEX);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await search(page, 'outline');
  });

  test('a corrupt index shows the error screen and recovers with the next letter', async ({page}) => {
    await page.route(INDEX, (route) => route.fulfill({contentType: 'application/json', body: '{"broken'}));
    await open(page);
    await input(page).fill('outlin');
    await expect(searchFailed(page)).toBeVisible();
    await page.unroute(INDEX);
    await search(page, 'outline');
  });

  test('an index that never loads shows the error screen and recovers on the next open', async ({page}) => {
    await page.clock.install();
    await page.route(INDEX, () => {});
    const asked = page.waitForRequest(INDEX);
    await open(page);
    await input(page).fill('outline');
    await asked;
    await page.clock.runFor(15_000);
    await expect(searchFailed(page)).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Unable to fetch results');
    await page.unroute(INDEX);
    await page.clock.resume();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await search(page, 'outline');
  });
});

test.describe('section 9: stored searches', () => {
  test('recents are kept, saved as favourites and removed', async ({page}) => {
    await open(page);
    await search(page, 'outline');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(docTitle('en', 'Tutorial/ControlTheShapeOfOutlines'));
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    for (const button of await page.locator('.DocSearch-Hit-action-button').all()) {
      const {width = 0, height = 0} = (await button.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.getByTitle('Save this search').click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
    await page.getByTitle('Remove this search from favorites').click();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await page.getByRole('button', {name: 'Undo'}).click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Favorite');
    await page.getByTitle('Remove this search from favorites').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('No recent searches')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Undo'})).toHaveCount(0);
  });

  test('recents belong to their language, and one whose page is gone is not shown', async ({page}) => {
    await openPage(page, '/en/docs/FAQ');
    await page.evaluate((slug) => {
      const hit = (objectID: string, url: string) => ({objectID, url, type: 'lvl1', hierarchy: {lvl1: objectID}});
      const hits = [hit('here', '/en/docs/Licence#credit'), hit('gone', '/en/docs/no-such-page')];
      localStorage.setItem(`search-recent-${slug}-en`, JSON.stringify(hits));
    }, identity.slug);
    await page.keyboard.press('Control+k');
    await expect(hits(page)).toHaveText([/here/]);
    await open(page, '/zh-Hans/docs/FAQ');
    await expect(page.locator('.DocSearch-Help').first()).toHaveText('没有最近搜索');
    await expect(hits(page)).toHaveCount(0);
  });

  test('the search page leads to four pages, and to an answer, before anything is typed', async ({page}) => {
    for (const locale of locales) {
      await openPage(page, `/${locale}/search`);
      await expect(page.locator('main nav a')).toHaveCount(4);
      await page.locator('main p a').first().click();
      await expect(page.locator('main li h2').first()).toBeVisible();
    }
  });

  test('the start screen leads to four pages that exist', async ({page}) => {
    for (const locale of locales) {
      await open(page, `/${locale}/docs/FAQ`);
      const doors = page.locator('.DocSearch-Doors a');
      await expect(doors).toHaveCount(4);
      for (const door of await doors.all()) {
        const address = (await door.getAttribute('href'))!;
        expect(address).toMatch(new RegExp(`^/${locale}/`));
        expect((await page.request.get(address)).status(), address).toBe(200);
        expect((await door.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      await doors.first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`/${locale}/docs/Tutorial/?$`));
    }
  });

  test('7 recents without favourites, 4 with, 10 favourites', async ({page}) => {
    const key = (name: string) => `search-${name}-${identity.slug}-en`;
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
    await fill('recent', 7);
    await choose();
    expect(await count('recent')).toBe(7);
    await fill('favourites', 1);
    await page.evaluate((item) => localStorage.removeItem(item), key('recent'));
    await fill('recent', 7);
    await choose();
    expect(await count('recent')).toBe(4);
    await fill('favourites', 10);
    await open(page);
    await page.getByTitle('Save this search').first().click();
    const newest = () =>
      page.evaluate(
        (item) => (JSON.parse(localStorage.getItem(item) ?? '[]') as {url: string}[])[0]?.url,
        key('favourites'),
      );
    await expect.poll(newest).toMatch(/AddStylizedHairHighlights/);
    expect(await count('favourites')).toBe(10);
  });

  test('snippets have 10 words, 5 on small screens', async ({page}) => {
    const asked = async (width: number) => {
      await page.setViewportSize({width, height: 800});
      await open(page);
      await search(page, 'inflated');
      const text = await page.locator('.DocSearch-Hit-title, .DocSearch-Hit-text').allTextContents();
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
  const queries: Record<Locale, [query: string, url: string][]> = {
    'zh-Hans': [
      ['miaobian', 'ControlTheShapeOfOutlines'],
      ['miao bian', 'ControlTheShapeOfOutlines'],
      ['outline', 'ControlTheShapeOfOutlines'],
      ['轮廓线', 'ControlTheShapeOfOutlines'],
    ],
    en: [
      ['outlien', 'ControlTheShapeOfOutlines'],
      ['描边', 'ControlTheShapeOfOutlines'],
      ['r.Toon.Outline.Enable', 'ConsoleVariables'],
    ],
  };
  for (const locale of locales) {
    test(`${locale}: pinyin, the other language, misspellings and identifiers find their page in the top 3`, async ({
      page,
    }) => {
      await open(page, `/${locale}/docs/FAQ`);
      for (const [query, url] of queries[locale]) {
        await input(page).fill(query);
        await expect
          .poll(() =>
            hits(page).evaluateAll((links) =>
              links
                .slice(0, 3)
                .map((link) => (link as HTMLAnchorElement).href)
                .join(' '),
            ),
          )
          .toContain(url);
      }
    });
  }

  test('works offline after the first open, texts included', async ({page, context}) => {
    const whole = page.waitForResponse(CONTENT);
    await open(page);
    await (await whole).finished();
    await context.setOffline(true);
    await search(page, 'inflated');
    await search(page, 'hair ring');
  });
});

test.describe('search page', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem');

  test('shows count, marks and more results, and keeps the query in the address', async ({page}) => {
    await openPage(page, '/en/search?q=outline');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveText('Search results for “outline”');
    await expect(results(page)).toHaveCount(20);
    await expect(results(page).locator('mark').first()).toHaveText(/outline/i);
    await page.getByRole('button', {name: 'More results'}).click();
    await expect(results(page)).toHaveCount(40);
    await page.getByRole('searchbox').fill('<b>hair ring</b>');
    await expect(page).toHaveURL(/q=%3Cb%3Ehair/);
    await expect(page.getByRole('status')).toHaveText(/results? found/);
    await results(page).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/(?:docs|blog|$)/);
  });

  test('shows the place of rows that follow each other once, and says it of each', async ({page}) => {
    await openPage(page, '/en/search?q=outline');
    await expect(results(page)).toHaveCount(20);
    const paths = await results(page)
      .locator('.DocSearch-Hit-path')
      .evaluateAll((all) => all.map((path) => ({text: path.textContent, isSeen: path.clientHeight > 1})));
    expect(paths).toHaveLength(20);
    expect(paths.map(({isSeen}) => isSeen)).toEqual(paths.map(({text}, at) => text !== paths[at - 1]?.text));
    expect(paths.filter(({isSeen}) => !isSeen)).not.toEqual([]);
  });

  test('a row that is folded on its page is opened when it is chosen, and after a page load', async ({page}) => {
    await openPage(page, '/en/search?q=control the shape of outlines OutlineColor');
    await results(page).getByRole('link', {name: 'OutlineColor'}).click();
    const row = page.getByRole('row', {name: /^OutlineColor/});
    await expect(page).toHaveURL(/ControlTheShapeOfOutlines#OutlineColor$/);
    await expect(row).toBeInViewport();
    await page.reload();
    await expect(row).toBeInViewport();
  });

  test('while a new query loads, the button for more results of the last one is hidden', async ({page}) => {
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      Object.assign(window, {hold: false, release: () => held.splice(0).forEach((deliver) => deliver())});
      window.Worker = class extends Worker {
        override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
          super.addEventListener(type, (event) => {
            const deliver = () => (listener as EventListener)(event);
            if ((window as unknown as {hold: boolean}).hold) held.push(deliver);
            else deliver();
          });
        }
      };
    });
    await openPage(page, '/en/search?q=outline');
    const more = page.getByRole('button', {name: 'More results'});
    await expect(more).toBeVisible();
    await page.evaluate(() => Object.assign(window, {hold: true}));
    await page.getByRole('searchbox').fill('shadow');
    await expect(page.getByRole('main').getByRole('heading', {level: 1})).toContainText('shadow');
    await expect(more).toHaveCount(0);
    await page.evaluate(() => {
      const held = window as unknown as {hold: boolean; release(): void};
      held.hold = false;
      held.release();
    });
    await expect(more).toBeVisible();
    await expect(results(page)).toHaveCount(20);
  });

  for (const [locale, words] of [
    [
      'en',
      {
        hint: 'Say it in your own words',
        none: 'No results were found',
        screen: /^No results for "zzqqxx"Try searching for:/,
        near: ['Terms of the glossary that are close', 'lambert'],
        failed: 'Unable to fetch results',
        retry: 'Retry',
      },
    ],
    [
      'zh-Hans',
      {
        hint: '用自己的话问',
        none: '未找到结果',
        screen: /^没有结果：「zzqqxx」试试搜索：/,
        near: ['术语表中相近的词', '兰伯特'],
        failed: '无法获取结果',
        retry: '重试',
      },
    ],
  ] as const) {
    test(`${locale}: shows its states without a query, without results and without an index`, async ({page}) => {
      await openPage(page, `/${locale}/search`);
      await expect(page.getByRole('main')).toContainText(words.hint);
      await expect(page.getByRole('searchbox')).toBeFocused();
      await page.getByRole('searchbox').fill('zzqqxx');
      await expect(page.getByRole('status')).toHaveText(words.none);
      await page.keyboard.press('Control+k');
      await search(page, 'Outline');
      await input(page).fill('zzqqxx');
      const screen = page.getByRole('dialog').locator('.DocSearch-NoResults');
      await expect(screen).toHaveText(words.screen);
      const [label, term] = words.near;
      await input(page).fill('lambertian');
      await expect(screen).toContainText(label);
      await screen.getByRole('button', {name: term, exact: true}).click();
      await expect(input(page)).toHaveValue(term);
      await expect(input(page)).toBeFocused();
      await expect(hits(page).locator('mark').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('searchbox').fill('lambertian');
      await page.getByRole('main').getByRole('button', {name: term, exact: true}).click();
      await expect(page.getByRole('searchbox')).toHaveValue(term);
      await expect(results(page).first()).toBeVisible();
      await page.getByRole('searchbox').fill('zzqqxx');
      await expect(page.getByRole('status')).toHaveText(words.none);
      await page.route(INDEX, (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await page.unroute(INDEX);
      await page.getByRole('button', {name: words.retry}).click();
      await expect(page.getByRole('status')).toHaveText(words.none);
    });
  }

  test('without scripts says how to search', async ({browser}) => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    for (const [address, words] of [
      ['/en/search', 'general search engine'],
      ['/zh-Hans/search', '通用搜索引擎'],
    ] as const) {
      await page.goto(address);
      await expect(page.locator('main noscript p')).toContainText(words);
      await expect(page.locator('main noscript p')).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
    }
    await context.close();
  });
});
