import {expect, test, type Page} from '@playwright/test';
import {built, decode, locales, publicPages, texts, unfold, violations, wake, watch} from '../support';
import {adopt, cutOff, LAID_OUT, lineStarts, overlaps, SPACING, standsOut} from './layout';

/** A window of 1280 px at 200 % zoom has 640 CSS px of two device pixels each. */
const VIEWS = {'200 % zoom': 640, '390 px': 390, '320 px': 320} as const;

test.use({deviceScaleFactor: 2, viewport: {width: 1280, height: 800}});

/** What overlaps, is cut off, scrolls sideways or begins a line wrongly: in narrow windows, and with spaced text in a wide one. */
async function misplaced(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (view: string, ...checks: (() => string[])[]) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    for (const check of checks) faults.push(...(await page.evaluate(check)).map((fault) => `${view}: ${fault}`));
  };
  await page.evaluate(adopt, LAID_OUT);
  await look('1280 px', lineStarts);
  for (const [name, width] of Object.entries(VIEWS)) {
    await page.setViewportSize({width, height: 800});
    await look(name, standsOut, overlaps, lineStarts);
  }
  await page.setViewportSize({width: 1280, height: 800});
  await page.evaluate(adopt, SPACING);
  await look('1280 px, text spaced', standsOut, overlaps, cutOff);
  return faults;
}

/** Chinese characters of a page outside of elements that name their language. */
const unnamedChinese = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const {nodeValue, parentElement} = texts.currentNode;
      if (/\p{Script=Han}/u.test(nodeValue!) && !parentElement!.closest('script, [lang]:not(html)'))
        found.push(nodeValue!);
    }
    return found;
  });

for (const locale of locales) {
  const pages = publicPages(locale);

  test.describe(`sweep ${locale}`, () => {
    for (const address of pages) {
      test(`${address} has one heading, no accessibility finding, nothing out of place, and logs nothing`, async ({
        page,
      }) => {
        const seen = watch(page);
        const response = await page.goto(address);
        expect(response?.status()).toBe(200);
        // Violations of the policy appear as console messages.
        expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
        await wake(page);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('h1')).not.toBeEmpty();
        await unfold(page);
        expect(await violations(page)).toEqual([]);
        if (locale === 'en') expect(await unnamedChinese(page)).toEqual([]);
        expect(await misplaced(page)).toEqual([]);
        expect(seen).toEqual({messages: [], errors: [], foreign: []});
      });
    }
  });

  test(`sweep ${locale}: every page has a title and a description of its own`, () => {
    expect(pages.length).toBeGreaterThan(40);
    const seen = {title: new Map<string, string>(), description: new Map<string, string>()};
    const faults: string[] = [];
    for (const address of pages) {
      const file = `${address.replace(/^\//, '').replace(/\/$/, '')}/index.html`;
      const html = built(file);
      const [title = ''] = texts(html, 'title');
      const found = /<meta\b[^>]*\bname="?description"?[^>]*\bcontent=(?:"([^"]*)"|([^\s>]+))/.exec(html);
      const values = {title, description: decode(found?.[1] ?? found?.[2] ?? '')};
      for (const kind of ['title', 'description'] as const) {
        const other = seen[kind].get(values[kind]);
        if (!values[kind]) faults.push(`${address} has no ${kind}`);
        else if (other) faults.push(`${address} has the ${kind} of ${other}: ${values[kind]}`);
        seen[kind].set(values[kind], address);
      }
      for (const [link] of html.matchAll(/<link\b[^>]*\brel="?(?:preconnect|dns-prefetch)"?[^>]*>/g))
        faults.push(`${address}: ${link}`);
    }
    expect(faults).toEqual([]);
  });
}
