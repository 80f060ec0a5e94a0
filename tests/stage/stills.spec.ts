import {expect, type Page} from '@playwright/test';
import {stillFolder} from '../../plugins/stage-figures/steps';
import {built, locales, open} from '../support';
import {OUTLINE, stage, test} from './live';

const stills = (page: Page) => page.locator('.step-still');

/** Collects the addresses of the stills that a page requests. */
function asked(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => void (request.url().includes(`/${stillFolder}/`) && found.push(request.url())));
  return found;
}

/** Every still is shown, in the theme, and its picture has come in the size of its place. */
async function expectShown(page: Page, theme: 'light' | 'dark') {
  expect(await stills(page).count()).toBeGreaterThan(2);
  for (const still of await stills(page).all()) {
    const image = still.locator(`img.lk-${theme}`);
    await image.scrollIntoViewIfNeeded();
    await expect(image).toBeVisible();
    await expect(still.locator('img:visible')).toHaveCount(1);
    await expect
      .poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth / Number(each.getAttribute('width'))))
      .toBe(2);
    expect(await image.getAttribute('alt')).toMatch(/\p{L}+.*[.。]$/u);
  }
}

for (const locale of locales) {
  test(`${locale}: without scripts each step with value links has its still`, async ({browser, baseURL}) => {
    const page = await browser.newPage({javaScriptEnabled: false, baseURL});
    await page.goto(`/${locale}/${OUTLINE}`);
    await expectShown(page, 'light');
    await page.close();
  });

  test(`${locale}: the Markdown copy has the still of each step once`, () => {
    const pictures = built(`${locale}/${OUTLINE}.md`).match(/^ *!\[.+\]\(\S+\/steps\/[0-9a-f]+\.webp\)$/gm);
    const html = built(`${locale}/${OUTLINE}/index.html`);
    expect(pictures).toHaveLength(html.match(/class="?step-still/g)!.length);
  });
}

test('a stage that runs or may run has no still beside it, and none is loaded', async ({page}) => {
  const loaded = asked(page);
  await open(page, `/en/${OUTLINE}`);
  for (const link of await page.locator('article ol a.stage-value').all())
    await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(page.locator('[data-docked]')).toBeVisible();
  await expect(stills(page).first()).toBeHidden();
  expect(loaded).toEqual([]);
});

for (const theme of ['light', 'dark'] as const)
  test(`${theme}: stills are shown where the stage cannot start, and print shows the light ones`, async ({page}) => {
    await page.emulateMedia({colorScheme: theme});
    await page.addInitScript((mode) => {
      localStorage.setItem('theme', mode);
      const original = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        return /webgl/.test(String(args[0])) ? null : Reflect.apply(original, this, args);
      } as typeof original;
    }, theme);
    await open(page, `/en/${OUTLINE}`);
    await page.emulateMedia({media: 'print'});
    await expectShown(page, 'light');
    await page.emulateMedia({media: 'screen'});
    await expect(stills(page).first()).toBeHidden();
    await stage(page).getByRole('button', {name: 'Run live'}).click();
    await expect(stage(page)).toHaveAttribute('data-stage-state', 'failed');
    await expectShown(page, theme);
  });
