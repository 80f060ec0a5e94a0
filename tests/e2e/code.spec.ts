import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {locales, open, root} from '../support';

const withCode = '/docs/Tutorial/ControlLightShadowColorTransition';

test('section 4: code blocks are highlighted at build, and the browser loads no highlighter', async ({page}) => {
  const mark = 'before-tokenize';
  expect(
    readFileSync(path.join(root, 'node_modules/prismjs/prism.js'), 'utf8'),
    'a highlighter is known by this',
  ).toContain(mark);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await open(page, `/en${withCode}`);
  const read = await Promise.all(scripts);
  expect(read.length).toBeGreaterThan(1);
  expect(read.some((text) => text.includes(mark))).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('section 4: code blocks are coloured', async ({page}) => {
    await page.goto(`/en${withCode}`);
    const colour = (selector: string) =>
      page
        .locator(`.theme-code-block ${selector}`)
        .first()
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colour('pre .k, pre .f, pre .n')).not.toBe(await colour('pre code'));
  });
});

for (const locale of locales) {
  test(`section 4: ${locale}: code blocks have a copied state`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, `/${locale}${withCode}`);
    const block = page.locator('.theme-code-block').first();
    const button = block.getByRole('button');
    const label = (await button.textContent()) ?? '';
    expect(label).not.toBe('');
    await button.click();
    await expect(button).toHaveAttribute('data-state', 'copied');
    await expect(button).toHaveText((await button.getAttribute('data-copied')) ?? '');
    expect((await button.textContent()) ?? '').not.toBe(label);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      ((await block.locator('pre').textContent()) ?? '').replace(/\n$/, ''),
    );
    await page.clock.fastForward(2500);
    await expect(button).toHaveText(label);
    await expect(button).not.toHaveAttribute('data-state', /./);
  });
}

test('code is copied on plain http, where the clipboard API is missing', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {value: undefined});
    document.addEventListener('copy', () => Object.assign(window, {copied: String(getSelection())}));
  });
  await open(page, `/en${withCode}`);
  const block = page.locator('.theme-code-block').first();
  await block.getByRole('button').click();
  await expect(block.getByRole('button')).toHaveAttribute('data-state', 'copied');
  const copied = await page.evaluate(() => (window as unknown as {copied: string}).copied);
  expect(copied.trim()).toBe(((await block.locator('pre').textContent()) ?? '').trim());
});

test('section 4: 17 colour themes exist with a default dark theme', async ({page}) => {
  await open(page, `/en${withCode}?docusaurus-data-code-theme=github`);
  await expect(page.locator('link[href*="code-themes"]'), 'palettes are loaded for a page that asks').toBeAttached();
  const names = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    const css = (await Promise.all(sheets.map(async ({href}) => (await fetch(href)).text()))).join('\n');
    return [...new Set([...css.matchAll(/\[data-code-theme=["']?([\w-]+)/g)].map(([, name]) => name ?? ''))];
  });
  expect(names).toHaveLength(17);
  const look = (theme: string | null) =>
    page.evaluate((name) => {
      if (name) document.documentElement.dataset.codeTheme = name;
      else delete document.documentElement.dataset.codeTheme;
      const style = getComputedStyle(document.documentElement);
      return ['ground', 'plain', 'comment', 'keyword', 'function', 'number', 'string']
        .map((part) => style.getPropertyValue(`--code-${part}`).trim())
        .join();
    }, theme);
  const looks = new Set<string>();
  for (const name of [null, ...names]) looks.add(await look(name));
  expect(looks.size).toBe(18);
  await look(null);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const ground = () =>
    page
      .locator('.theme-code-block')
      .first()
      .evaluate((block) => {
        const colours = [block, ...block.querySelectorAll('pre')].map(
          (element) => getComputedStyle(element).backgroundColor,
        );
        const [r = 255, g = 255, b = 255] =
          (colours.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
        return Math.max(r, g, b);
      });
  await expect.poll(ground).toBeLessThan(110);
});

test('a selection in code survives a change of the address', async ({page}) => {
  await open(page, `/en${withCode}`);
  const code = page.locator('.theme-code-block code').first();
  await code.evaluate((element) => getSelection()?.selectAllChildren(element));
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected.length).toBeGreaterThan(10);
  const address = page.url();
  await page.locator('.theme-doc-toc-desktop a').last().dispatchEvent('click');
  await expect(page).not.toHaveURL(address);
  expect(await page.evaluate(() => String(getSelection()))).toBe(selected);
});
