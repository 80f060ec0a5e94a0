import {execFileSync} from 'node:child_process';
import {cp, mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test, type Page} from '@playwright/test';
import {copyProject} from '../copy';
import {docsFolder} from '../../config/locales';
import {docsRows, hydrated, open, root, showNavbar, violations} from '../support';

/** Languages that the site lacks: title and first sentence of the page that is translated, a word of it, the banner. */
const added = {
  ja: {
    title: 'よくある質問',
    text: 'このページは試験用に機械で訳した。合言葉はばねじかけ。',
    word: 'ばねじかけ',
    banner: 'このページはまだ訳されていません。',
    direction: 'ltr',
  },
  ar: {
    title: 'أسئلة شائعة',
    text: 'هذه صفحة مترجمة آليا للتجربة، وفيها كلمة فريدة: زنبرك.',
    word: 'زنبرك',
    banner: 'هذه الصفحة لم تترجم بعد.',
    direction: 'rtl',
  },
} as const;
type Added = keyof typeof added;
const codes = Object.keys(added) as Added[];

let copy = '';
let server: Server;
let home = '';

test.describe.configure({mode: 'serial'});

/** Adds a language as a translator does: with the command, its texts of the interface, and one page. */
async function addLanguage(code: Added) {
  const {title, text, banner} = added[code];
  execFileSync(process.execPath, ['scripts/new.mjs', 'locale', code], {cwd: copy, stdio: 'pipe'});
  await writeFile(
    path.join(copy, `i18n/${code}/code.json`),
    JSON.stringify({'missingTranslation.text': {message: banner}}),
  );
  const folder = path.join(copy, docsFolder(code));
  await mkdir(folder, {recursive: true});
  const page = await readFile(path.join(copy, docsFolder('en'), 'FAQ.md'), 'utf8');
  await writeFile(
    path.join(folder, 'FAQ.md'),
    page.replace(/^title: .*$/m, `title: "${title}"`).replace('\n---\n', `\n---\n\n${text}\n`),
  );
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = await copyProject(root, 'languages');
  await cp(path.join(root, '.prettierrc.json'), path.join(copy, '.prettierrc.json'));
  for (const code of codes) await addLanguage(code);
  execFileSync(process.execPath, ['scripts/build.mjs'], {cwd: copy, stdio: 'pipe', env: {...process.env, CI: 'true'}});
  const {serve} = (await import(pathToFileURL(path.join(copy, 'scripts/serve.mjs')).href)) as {
    serve(options: {port: number}): Promise<Server>;
  };
  server = await serve({port: 0});
  home = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(copy, {recursive: true, force: true});
});

const alternates = (page: Page) =>
  page
    .locator('head link[rel=alternate][hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')));

test('two lines in the list of locales are all that changes in the sources', async () => {
  const before = (await readFile(path.join(root, 'config/locales.ts'), 'utf8')).split('\n');
  const after = (await readFile(path.join(copy, 'config/locales.ts'), 'utf8')).split('\n');
  expect(after.filter((line) => !before.includes(line))).toEqual([
    expect.stringMatching(/^ {2}ja: \{label: '日本語', direction: 'ltr', complete: false/),
    expect.stringMatching(/^ {2}ar: \{label: 'العربية', direction: 'rtl', complete: false/),
  ]);
});

for (const code of codes) {
  const {title, text, word, banner, direction} = added[code];

  test(`${code}: a translated page is read, found, and kept with its hash in another language`, async ({page}) => {
    await open(page, `${home}/${code}/docs/FAQ#platforms`);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('article')).toContainText(text);
    await expect(page.getByText(banner)).toHaveCount(0);
    expect((await alternates(page)).sort()).toEqual(['ar', 'en', 'ja', 'x-default', 'zh-Hans']);
    expect(await violations(page)).toEqual([]);

    await showNavbar(page);
    await page.locator('.DocSearch-Button').click();
    await page.locator('.DocSearch-Input').fill(word);
    await expect(page.locator('.DocSearch-Hit a').first()).toHaveAttribute('href', new RegExp(`^/${code}/docs/FAQ`));
    await page.keyboard.press('Escape');

    await page.locator('.navbar .dropdown', {hasText: 'English'}).hover();
    await page.locator('.navbar .dropdown__link', {hasText: 'English'}).click();
    await expect(page).toHaveURL(`${home}/en/docs/FAQ#platforms`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });

  test(`${code}: a page without a translation shows its source, which it names`, async ({page, request}) => {
    const route = `/docs/${docsRows.GettingStarted!.filter((name) => !name.endsWith('/')).at(-1)}`;
    await open(page, `${home}/${code}${route}`);
    await expect(page).toHaveURL(`${home}/${code}${route}`);
    await expect(page.locator('.stale-translation')).toContainText(banner);
    await expect(page.locator('h1')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('.markdown > h2').first()).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/zh-Hans${route}$`));
    expect((await alternates(page)).sort()).toEqual(['en', 'x-default', 'zh-Hans']);
    expect(await violations(page)).toEqual([]);
    // The only page that is translated, by a link inside the site.
    await page.locator('.navbar a[href$="/docs/FAQ"]').first().click();
    await expect(page.locator('h1')).toHaveText(title);
    expect((await alternates(page)).sort()).toEqual(['ar', 'en', 'ja', 'x-default', 'zh-Hans']);
    const list = await (await request.get(`${home}/${code}/sitemap.xml`)).text();
    expect(list).toContain(`/${code}/docs/FAQ<`);
    expect(list).not.toContain(`/${code}${route}<`);
  });

  test(`${code}: unknown and unprefixed addresses lead to the language`, async ({page, request}) => {
    const missing = await page.goto(`${home}/${code}/nowhere`);
    expect(missing?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    const redirect = await request.get(`${home}/docs/FAQ?x=1`, {maxRedirects: 0, headers: {'accept-language': code}});
    expect(redirect.headers().location).toBe(`/${code}/docs/FAQ?x=1`);
    await page.context().addCookies([{name: 'locale', value: code, url: home}]);
    await page.goto(`${home}/docs/FAQ#platforms`);
    await expect(page).toHaveURL(`${home}/${code}/docs/FAQ#platforms`);
  });
}

test('ar: layout, sidebar, contents, panel of the stage and arrows are mirrored, code is not', async ({page}) => {
  const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x ?? NaN;
  for (const [code, sign] of [
    ['en', 1],
    ['ar', -1],
  ] as const) {
    await open(page, `${home}/${code}/docs/Tutorial/ControlTheShapeOfOutlines`);
    const [sidebar, article, contents] = await Promise.all(
      ['.theme-doc-sidebar-container', 'article h1', '.theme-doc-toc-desktop'].map(left),
    );
    expect(Math.sign(article! - sidebar!)).toBe(sign);
    expect(Math.sign(contents! - article!)).toBe(sign);
    expect(Math.sign((await left('article form input[type=number]')) - (await left('article form code')))).toBe(sign);
    await expect(page.locator('article code').first()).toHaveCSS('direction', 'ltr');
    await page.goto(`${home}/${code}/`);
    const scale = await page
      .locator('.button--primary.button--lg')
      .first()
      .evaluate((button) => getComputedStyle(button, '::after').scale);
    expect(scale).toBe(sign === 1 ? 'none' : '-1 1');
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    await page.setViewportSize({width: 1280, height: 720});
  }
  await hydrated(page);
});
