import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {unzipSync} from 'fflate';
import {PDFiumLibrary} from '@hyzyla/pdfium';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {identity} from '../../config/identity';
import {LONGEST} from '../../plugins/markdown-export/split';
import {parametersFile, parametersFolder, schemaFile} from '../../plugins/root-pages/parameters';
import {inLocale, locales, open, sitemap, texts} from '../support';

const outlines = '/docs/Tutorial/ControlTheShapeOfOutlines';

/** Structured data of a page. */
const statements = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json"?[^>]*>(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  );

/** The facts at the top of a Markdown copy. */
const frontMatter = (copy: string): Record<string, unknown> =>
  Object.fromEntries(
    copy
      .slice('---\n'.length, copy.indexOf('\n---\n'))
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), JSON.parse(line.slice(line.indexOf(':') + 1))]),
  );

/** Required fields by type of structured data (schema.org, and the guidelines of search engines). */
const required: Record<string, string[]> = {
  TechArticle: ['headline', 'description', 'inLanguage', 'url', 'author', 'publisher'],
  FAQPage: ['mainEntity', 'inLanguage', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'url'],
  BreadcrumbList: ['itemListElement'],
};

test('files for Unreal and the parameters for programs have stable addresses', async ({request}) => {
  const types: Record<string, string> = {
    csv: 'text/csv',
    json: 'application/json',
    md: 'text/markdown',
    png: 'image/png',
  };
  const seen = new Set<string>();
  for (const locale of locales) {
    const html = await (await request.get(`/${locale}/docs/Reference/TakeValuesToUnreal`)).text();
    for (const [, file = ''] of html.matchAll(/href=(\/[^\s>]*) download/g)) {
      const response = await request.get(file);
      expect(response.status(), file).toBe(200);
      expect(response.headers()['content-type'], file).toContain(types[file.split('.').at(-1) ?? '']);
      seen.add(file);
    }
  }
  expect(seen.size).toBe(16 + 3 + 2 + locales.length);
  const list = await (await request.get('/llms.txt')).text();
  for (const file of [parametersFile, schemaFile]) expect(list).toContain(`/${file})`);
  expect((await request.get(`/${parametersFolder}/OutlineWidth.json`)).headers()['content-type']).toContain(types.json);
});

for (const locale of locales) {
  test(`${locale}: every page has structured data and a Markdown copy`, async ({request, baseURL}) => {
    const routes = sitemap(locale);
    expect(routes.length).toBeGreaterThan(30);
    expect(routes.filter((route) => /\.(?:md|txt|zip)$/.test(route))).toEqual([]);
    const types = new Map<string, number>();
    for (const route of routes) {
      const html = await (await request.get(route)).text();
      const all = statements(html).flatMap(
        (each) => (each['@graph'] as Record<string, unknown>[] | undefined) ?? [each],
      );
      for (const each of all) {
        const type = String(each['@type']);
        types.set(type, (types.get(type) ?? 0) + 1);
        for (const field of required[type] ?? []) expect(each, `${route} ${type}`).toHaveProperty(field);
        if ('inLanguage' in each) expect(each.inLanguage, route).toBe(locale);
        const addresses = JSON.stringify(each).matchAll(/"(?:url|image|item|mainEntityOfPage|@id)":"([^"]*)"/g);
        for (const [, address = ''] of addresses) expect(address, `${route} ${type}`).toMatch(/^https?:\/\//);
      }
      const alternate = /<link rel=alternate type=text\/markdown href=([^>\s]*)>/.exec(html)?.[1];
      if (!alternate) throw new Error(`${route} names no copy`);
      const response = await request.get(alternate);
      expect(response.status(), alternate).toBe(200);
      expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
      const copy = await response.text();
      const title = copy.split('\n').find((line) => line.startsWith('# '));
      expect(title, alternate).toContain(texts(html, 'h1')[0]);
      expect(copy.length, alternate).toBeLessThanOrEqual(LONGEST);
      const facts = frontMatter(copy);
      expect(facts, alternate).toMatchObject({
        language: locale,
        index: expect.stringMatching(`/${locale}/llms\\.txt$`),
      });
      expect(Object.keys(facts), alternate).toEqual(
        expect.arrayContaining(
          /\/blog\/(?!archive|authors|tags)/.test(alternate) ? ['date', 'authors', 'tags'] : ['title', 'description'],
        ),
      );
      for (const [other, twin] of Object.entries(facts.translations as Record<string, string>)) {
        expect(new URL(twin).pathname, alternate).toBe(
          alternate.replace(new RegExp(`^/${locale}(?=[/.])`), `/${other}`),
        );
        expect((await request.get(new URL(twin).pathname)).status(), twin).toBe(200);
      }
      expect(copy.match(/\]\([^)\s]*\\[^)\s]*\)/g) ?? [], `${alternate}: escapes in addresses`).toEqual([]);
      const content = html.slice(html.indexOf('<article'), html.lastIndexOf('</article>'));
      for (const [, id = ''] of content.matchAll(/<h[2-6]\b[^>]*?\sid=["']?([^"'\s>]+)/g))
        if (!copy.includes(`/${id}.md)`)) expect(copy, `${alternate}: the heading of #${id}`).toContain(` {#${id}}\n`);
    }
    expect(types.get('TechArticle')).toBeGreaterThan(25);
    expect(types.get('FAQPage')).toBe(1);
    expect(types.get('BlogPosting')).toBeGreaterThan(0);
    expect(types.get('Organization')).toBe(1);
    expect(types.get('WebSite')).toBe(1);

    const list = await (await request.get(`/${locale}/llms.txt`)).text();
    const full = await (await request.get(`/${locale}/llms-full.txt`)).text();
    const [pages = '', files = ''] = list.split('\n## Optional\n');
    const addresses = (text: string) =>
      [...text.matchAll(/\]\((http[^)]*)\)/g)].map(([, address = '']) => new URL(address, baseURL));
    for (const {pathname} of [...addresses(pages), ...addresses(files)])
      expect((await request.get(pathname)).status(), pathname).toBe(200);
    const listed = addresses(pages).map(({pathname}) => pathname);
    expect(listed.sort()).toEqual(routes.map((route) => `${route.replace(/\/$/, '')}.md`).sort());
    for (const pathname of listed) expect(full).toContain(`\nSource: ${identity.url}${pathname}\n`);
    for (const part of pages.split('\n## ').slice(1))
      expect(part, 'a sentence').toMatch(/^[^\n]+\n\n[^-\n][^\n]+\n\n- \[/);
    const all = await (await request.get('/llms.txt')).text();
    for (const address of [...listed, `/${locale}/llms.txt`]) expect(all).toContain(`](${identity.url}${address})`);
  });

  test(`${locale}: a page can be copied as Markdown`, async ({page, context, request}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, `/${locale}${outlines}`);
    const button = page.locator('[data-copy-page]');
    const label = (await button.textContent()) ?? '';
    await button.click();
    await expect(button).toHaveText((await button.getAttribute('data-copied')) ?? '-');
    const copy = await (await request.get(`/${locale}${outlines}.md`)).text();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copy);
    await page.clock.fastForward(2500);
    await expect(button).toHaveText(label);
  });

  test(`${locale}: the offline copy opens from a disk without scripts and network`, async ({
    browser,
    request,
  }, info) => {
    const folder = info.outputPath('offline');
    const archive = await request.get(`/${locale}/offline/${identity.slug}-docs-${locale}.zip`);
    for (const [name, content] of Object.entries(unzipSync(await archive.body()))) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    const context = await browser.newContext({javaScriptEnabled: false});
    const page = await context.newPage();
    const other: string[] = [];
    page.on('request', (each) => {
      if (!each.url().startsWith('file:')) other.push(each.url());
    });
    page.on('requestfailed', (each) => other.push(each.url()));
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await page.locator('.markdown a[href="docs/Tutorial/index.html"]').click();
    await page.locator('.markdown a[href$="ControlTheShapeOfOutlines.html"]').first().click();
    await expect(page.locator('[data-stage] img')).toHaveJSProperty('complete', true);
    expect(
      await page.locator('[data-stage] img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await expect(page.locator('[data-stage] table')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).not.toContain('Times');
    await page.goto(pathToFileURL(path.join(folder, 'blog/wellcome.html')).href);
    const picture = page.locator('.markdown img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(other).toEqual([]);
    await context.close();
    rmSync(folder, {recursive: true});
  });
}

test('without JavaScript no copy button is shown', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL: test.info().project.use.baseURL});
  const page = await context.newPage();
  await page.goto(`/en${outlines}`);
  await expect(page.locator('[data-copy-page]')).toBeHidden();
  await context.close();
});

test('paper: light in both themes, without bars and buttons, code wrapped, addresses of other sites', async ({
  page,
}) => {
  await page.setViewportSize({width: 680, height: 960});
  await open(page, `/en${outlines}?docusaurus-theme=dark`);
  await page.emulateMedia({media: 'print'});
  for (const gone of [
    '.navbar',
    '[class*="skipToContent"]',
    '.pagination-nav',
    '.footer',
    '[data-copy-page]',
    '[data-stage] button',
  ])
    await expect(page.locator(gone).first(), gone).toBeHidden();
  await expect(page.locator('[data-stage] picture:visible img')).toHaveAttribute('src', /-light@1x/);
  await expect(page.locator('[data-stage] table')).toBeVisible();
  const pre = page.locator('.markdown pre', {has: page.locator('.f')}).first();
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  expect(
    await pre
      .locator('.f')
      .first()
      .evaluate((element) => getComputedStyle(element).color),
  ).toBe('rgb(0, 0, 0)');
});

/** Controls that need a screen, on each kind of page. */
const CONTROLS =
  ':is(button, input, select, [role=button], [role=switch], .navbar, .footer, [class*="skipToContent"], .table-filter)';

for (const locale of locales) {
  test(`${locale}: sheets have the stage's picture, whole identifiers and no control`, async ({page}) => {
    await page.setViewportSize({width: 680, height: 960});
    await page.emulateMedia({media: 'print'});
    for (const address of ['/', '/blog', '/docs/Reference/ConsoleVariables', '/docs/no-such-page', outlines]) {
      await open(page, `/${locale}${address}`);
      const shown = await page
        .locator(CONTROLS)
        .evaluateAll((controls) =>
          controls.filter((control) => control.checkVisibility()).map(({outerHTML}) => outerHTML.slice(0, 120)),
        );
      expect(shown, address).toEqual([]);
      const split = await page.locator('.markdown th > code').evaluateAll((names) =>
        // Each of its texts has a box.
        names.flatMap((name) =>
          new Set([...name.getClientRects()].map(({top}) => Math.round(top))).size > 1 ? [name.textContent] : [],
        ),
      );
      expect(split, `identifiers in two lines: ${address}`).toEqual([]);
    }
    const identifiers = await page.locator('[data-stage] th code').allTextContents();
    expect(identifiers.length).toBeGreaterThan(5);

    // The stage's picture is in the middle of the first sheet: many shades, whether backgrounds are printed or not.
    const pdfium = await PDFiumLibrary.init();
    for (const printBackground of [false, true]) {
      const pdf = await pdfium.loadDocument(await page.pdf({format: 'A4', printBackground}));
      const text = [...pdf.pages()].map((sheet) => sheet.getText()).join('\n');
      for (const words of ['Skip to main content', '跳到主要内容']) expect(text).not.toContain(words);
      for (const name of identifiers) expect(text, 'an identifier in one line').toContain(name);
      const sheet = pdf.getPage(0);
      expect(sheet.getText(), 'text below the title').toContain(
        inLocale(locale)('描边', 'You will give a character an outline'),
      );
      const {data, width, height} = await sheet.render({scale: 1, render: 'bitmap'});
      const middle = {left: Math.round(width * 0.3), top: Math.round(height * 0.4), width: 240, height: 120};
      const pixels = await sharp(data, {raw: {width, height, channels: 4}})
        .extract(middle)
        .raw()
        .toBuffer();
      const colours = new Set(Array.from({length: pixels.length / 4}, (_, at) => pixels.readUInt32LE(at * 4)));
      expect(colours.size, `printBackground: ${printBackground}`).toBeGreaterThan(500);
      pdf.destroy();
    }
    pdfium.destroy();
  });
}
