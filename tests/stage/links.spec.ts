import {expect} from '@playwright/test';
import {stageData} from '../../plugins/stage-figures/data';
import {readAddress} from '../../src/stage/ui/url';
import {defaults, describe} from '../../src/stage/ui/values';
import {locales, mark, open, sameDocument, stopClock} from '../support';
import {input, OUTLINE, running, stage, still, test} from './live';

const id = 'demo-outline';

for (const locale of locales)
  test(`${locale}: a value link sets the stage of its page without a page load`, async ({page}) => {
    const data = stageData(id, locale);
    await open(page, `/${locale}/${OUTLINE}`);
    await mark(page);
    const steps = await page.evaluate(() => history.length);
    const link = page.locator('article a.stage-value').last();
    const {search} = new URL((await link.getAttribute('href'))!, page.url());
    const {values} = readAddress(search, data)!;
    await link.click();
    await running(stage(page));
    for (const control of data.controls)
      if (control.kind === 'number')
        await expect(input(stage(page), control.id)).toHaveValue(String(values[control.id] ?? control.value));
    await expect(stage(page).locator('canvas')).toBeInViewport({ratio: 0.5});
    expect(await sameDocument(page)).toBe(true);
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await expect(page).toHaveURL(
      (url) => JSON.stringify(readAddress(url.search, data)?.values) === JSON.stringify(values),
    );
    await page.reload();
    await expect(input(stage(page), 'OutlineWidth')).toHaveValue(String({...defaults(data), ...values}.OutlineWidth));
  });

test('the link of a preset sets the controls of its stage, and that of the next one resets them', async ({page}) => {
  await open(page, '/en/docs/Reference/Presets');
  const follow = async (id: string) => {
    const link = page.locator(`a.stage-value[href*="stage-preset=${id}"]`);
    await page.locator('main details', {has: link}).locator('summary').click();
    await link.click();
  };
  await follow('skin-film');
  await expect(input(stage(page, 'demo-presets'), 'RampIndex')).toHaveValue('5');
  await follow('skin-comic');
  await expect(input(stage(page, 'demo-presets'), 'ShadowThreshold')).toHaveValue('0.42');
  await expect(input(stage(page, 'demo-presets'), 'RampIndex')).toHaveValue('0');
  await expect(page).toHaveURL(/ShadowThreshold=0\.42/);
});

test('section 2: changing the language keeps the state of the stage', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  await input(stage(page), 'OutlineWidth').fill('2');
  await expect(page).toHaveURL(/\?stage=demo-outline&OutlineWidth=2$/);
  const link = page.locator('a[lang="zh-Hans"]');
  await page.locator('.navbar .dropdown', {has: link}).hover();
  await page.locator('.navbar').locator(link).click();
  await expect(page).toHaveURL(/\/zh-Hans\/.*\?stage=demo-outline&OutlineWidth=2$/);
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue('2');
});

test('with reduced motion a value link is shown and announced, and only the button starts the stage', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.clock.install();
  await open(page, `/en/${OUTLINE}`);
  await stopClock(page);
  const link = page.locator('article a.stage-value[href*="OutlineWidth="]').first();
  const row = stage(page).locator('form [data-control="OutlineWidth"]');
  const {search, searchParams} = new URL((await link.getAttribute('href'))!, page.url());
  await link.click();
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue(searchParams.get('OutlineWidth')!);
  const data = stageData(id, 'en');
  await expect(stage(page).locator('p[role="status"]')).toHaveText(describe(data, readAddress(search, data)!.values));
  for (const marked of [link, row]) await expect(marked).toHaveAttribute('data-stage-set', '');
  await page.clock.runFor(5_000);
  for (const marked of [link, row]) await expect(marked).not.toHaveAttribute('data-stage-set');
  await still(stage(page));
});

test('without scripts a value link opens the page in that state', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL && {baseURL})});
  const page = await context.newPage();
  await page.goto(`/en/${OUTLINE}`);
  const link = page.locator('article a.stage-value').first();
  const {search} = new URL((await link.getAttribute('href'))!, page.url());
  await link.click();
  await expect(page).toHaveURL(
    (url) => url.search === search && url.hash === `#${id}` && url.pathname.endsWith(OUTLINE),
  );
  await expect(stage(page)).toBeInViewport();
  await context.close();
});
