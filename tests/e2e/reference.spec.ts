import {expect, test, type Page} from '@playwright/test';
import {docsRows, locales, open} from '../support';

const PARAMETERS = '/docs/Reference/MaterialParameters';
const views = [
  {width: 1440, height: 900, screens: 12},
  {width: 390, height: 844, screens: 24},
] as const;

/** Rows of all groups, the last of the page, and one whose id begins others. */
const IDS = ['EyeMap', 'OutlineWidth', 'ShadowThreshold', 'LayerOpacity'];
const entry = (page: Page, id: string) => page.locator(`.parameter:has(#${id})`);

/** The row is open, its heading below what sticks to the top, and its facts are shown. */
async function reached(page: Page, id: string): Promise<void> {
  await expect(entry(page, id)).toHaveAttribute('open', '');
  await expect(entry(page, id).locator('dl')).toBeVisible();
  await expect(page.locator(`#${id}`)).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate((name) => {
        const heading = document.getElementById(name)!;
        const {left, top, height} = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 4, top + height / 2));
      }, id),
    )
    .toBe(true);
}

for (const locale of locales)
  for (const {width, height, screens} of views) {
    test.describe(`${locale}, ${width} px`, () => {
      test.use({viewport: {width, height}, contextOptions: {reducedMotion: 'reduce'}});

      test(`no page of the reference and no glossary is longer than ${screens} screens`, async ({page}) => {
        test.slow();
        for (const name of [...docsRows.Reference!, 'Glossary']) {
          await open(page, `/${locale}/docs/${name}`);
          const length = await page.evaluate(() => {
            // Tables out of sight have guessed heights otherwise.
            document.documentElement.dataset.whole = '';
            return document.documentElement.scrollHeight;
          });
          expect(length / height, name).toBeLessThan(screens);
        }
      });

      test('any parameter is two gestures away: type, and press its row', async ({page}) => {
        await open(page, `/${locale}${PARAMETERS}`);
        const field = page.locator('.parameter-filter input');
        for (const id of IDS) {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
          await field.fill(id);
          await expect(entry(page, id)).toBeInViewport();
          // A filter that leaves one row has opened it.
          if ((await page.locator('.parameter:visible').count()) > 1) await entry(page, id).locator('summary').click();
          await reached(page, id);
          await field.fill('');
        }
      });

      test('any parameter is two gestures away on the keyboard: type on a row, and Enter', async ({page}) => {
        await open(page, `/${locale}${PARAMETERS}`);
        await page.locator('.parameter summary').nth(50).focus();
        for (const id of IDS) {
          await page.keyboard.type(id);
          await page.keyboard.press('Enter');
          await expect(entry(page, id).locator('summary')).toBeFocused();
          await reached(page, id);
        }
      });

      test('an address opens its row, and a row that is opened becomes the address', async ({page}) => {
        await open(page, `/${locale}${PARAMETERS}#RimWidth`);
        await reached(page, 'RimWidth');
        await entry(page, 'RimIntensity').locator('summary').click();
        await expect(page).toHaveURL(/#RimIntensity$/);
        await page.reload();
        await reached(page, 'RimIntensity');
        await entry(page, 'RimIntensity').getByRole('link', {name: 'RimEnabled'}).click();
        await reached(page, 'RimEnabled');
        await page.goBack();
        await expect(page).toHaveURL(/#RimIntensity$/);
        await open(page, `/${locale}/docs/Reference/Presets#night`);
        const night = page.locator('.presets details:has(#night)');
        await expect(night).toHaveAttribute('open', '');
        await expect(night.locator('table')).toBeVisible();
        await expect(page.locator('.presets details[open]')).toHaveCount(1);
      });
    });
  }

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the row of the address shows its entry, and others open when clicked', async ({page}) => {
    await page.goto(`/en${PARAMETERS}#OutlineWidth`);
    await expect(entry(page, 'OutlineWidth').locator('dl')).toBeVisible();
    await expect(entry(page, 'OutlineEnabled').locator('dl')).toBeHidden();
    await entry(page, 'OutlineEnabled').locator('summary').click();
    await expect(entry(page, 'OutlineEnabled').locator('dl')).toBeVisible();
  });
});

test('the printed reference shows all entries', async ({page}) => {
  await open(page, `/en${PARAMETERS}`);
  await page.emulateMedia({media: 'print'});
  await expect(entry(page, 'LayerOpacity').locator('dl')).toBeVisible();
});
