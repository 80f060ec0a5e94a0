import {expect, test, type Page} from '@playwright/test';
import {locales, open, type Locale} from '../support';

/** Tolerance for differences between machines with the same fonts: a pixel's colour, and the share of pixels beyond that. */
const TOLERANCE = {threshold: 0.25, maxDiffPixelRatio: 0.002};
const SIZES = {1440: {width: 1440, height: 900}, 390: {width: 390, height: 844}};

const query: Record<Locale, string> = {'zh-Hans': '描边', en: 'outline'};

async function search(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  // Headings answer first. Only the whole index can say that nothing is found, and from then on it answers.
  await input.fill('qqxxzzvv');
  await expect(page.locator('.DocSearch-NoResults')).toBeVisible();
  await input.fill(query[locale]);
  await expect(page.locator('.DocSearch-Hit mark').first()).toBeVisible();
}

const pages: [name: string, path: string, then?: (page: Page, locale: Locale) => Promise<void>][] = [
  ['home', ''],
  ['tutorial', 'docs/Tutorial/ControlTheShapeOfOutlines'],
  ['reference', 'docs/Reference/ConsoleVariables'],
  ['blog', 'blog'],
  ['post', 'blog/wellcome'],
  ['search', 'docs/FAQ', search],
  ['404', 'no/such/page'],
];

test.use({reducedMotion: 'reduce', locale: 'en'});

for (const locale of locales) {
  for (const [name, path, then] of pages) {
    test(`${name} ${locale} matches the picture in tests/visual/baseline`, async ({page}) => {
      for (const [width, size] of Object.entries(SIZES)) {
        await page.setViewportSize(size);
        for (const theme of ['light', 'dark']) {
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
          await open(page, `/${locale}/${path}`);
          await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
          await then?.(page, locale);
          await expect
            .poll(() =>
              page
                .locator('img')
                .evaluateAll((images) =>
                  images
                    .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
                    .every((image) => (image as HTMLImageElement).complete),
                ),
            )
            .toBe(true);
          await expect.soft(page).toHaveScreenshot(['baseline', `${name}-${locale}-${width}-${theme}.png`], {
            ...TOLERANCE,
            animations: 'disabled',
            caret: 'hide',
          });
        }
      }
    });
  }
}
