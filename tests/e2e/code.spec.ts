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

test('section 4: code is dark in both colour modes', async ({page}) => {
  await open(page, `/en${withCode}`);
  const ground = () =>
    page
      .locator('.theme-code-block')
      .first()
      .evaluate((block) => Math.max(...getComputedStyle(block).backgroundColor.match(/\d+/g)!.map(Number)));
  for (const mode of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), mode);
    await expect.poll(ground).toBeLessThan(110);
  }
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
