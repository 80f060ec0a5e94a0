import {expect, test, type Locator, type Page} from '@playwright/test';
import {heading, locales, open, watch} from '../support';

const KINDS = {moved: true, replaced: false};

/**
 * Runs in the page: puts every text into two elements, as translators of browsers do.
 * @param moves whether the text itself moves into them, or another takes its place
 */
function translate(moves: boolean): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const all: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.nodeValue?.trim() && !node.parentElement?.closest('code, pre, script, style, svg, font, [translate=no]'))
      all.push(node as Text);
  for (const text of all) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(moves ? text : text.data);
  }
  return all.length;
}

/** The line that counts the results. */
const status = (page: Page) => page.locator('main [role=status]');

for (const [kind, moves] of Object.entries(KINDS)) {
  for (const locale of locales) {
    test(`${locale}, texts ${kind}: a translated search page shows the count of the new query`, async ({page}) => {
      const seen = watch(page);
      const fresh = await page.context().newPage();
      await open(fresh, `/${locale}/search?q=outline`);
      await expect(status(fresh)).toContainText(/\d/);
      const expected = await status(fresh).innerText();
      await open(page, `/${locale}/search?q=rim`);
      await expect(status(page)).toContainText(/\d/);
      expect(await page.evaluate(translate, moves)).toBeGreaterThan(20);
      await page.locator('main input[type=search]').fill('outline');
      await expect(status(page)).toHaveText(expected);
      await expect(page.locator('main ol li')).toHaveCount(await fresh.locator('main ol li').count());
      expect(seen.errors).toEqual([]);
    });

    test(`${locale}, texts ${kind}: moves, stages, the workbench and lessons go on in a translated page`, async ({
      page,
    }) => {
      const seen = watch(page);
      await open(page, `/${locale}/docs/FAQ`);
      for (const address of ['Glossary', 'Tutorial/ControlTheShapeOfOutlines', 'Reference/ConsoleVariables']) {
        await page.evaluate(translate, moves);
        await page.evaluate(
          (to) => (window as unknown as {docusaurus: {preload(path: string): unknown}}).docusaurus.preload(to),
          `/${locale}/docs/${address}`,
        );
        const title = await heading(page).innerText();
        const link = page.locator(`a[href^="/${locale}/docs/${address}"]`).first();
        await link.evaluate((element: HTMLElement) => element.click());
        await expect(heading(page)).not.toHaveText(title);
        await expect(page).toHaveURL(new RegExp(address));
      }
      await page.evaluate(translate, moves);
      await page.locator('.filter input, input[type=search]').first().fill('outline');
      await page.goBack();
      await expect(page).toHaveURL(/Outlines/);
      await page.evaluate(translate, moves);
      const slider = page.locator('main input[type=range]').first();
      await slider.scrollIntoViewIfNeeded();
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      for (const address of [`/${locale}/workbench`, `/${locale}/docs/Tutorial/DrawEyes`, `/${locale}/blog`]) {
        await open(page, address);
        await page.evaluate(translate, moves);
        for (const control of await page
          .locator('main input[type=range]:visible')
          .all()
          .then((found) => found.slice(0, 2))) {
          await control.focus();
          await page.keyboard.press('ArrowRight');
        }
        for (const tab of await page
          .locator('main [role=tab]:visible')
          .all()
          .then((found) => found.slice(0, 4)))
          await tab.click();
      }
      await expect(heading(page)).toHaveCount(1);
      expect(seen.errors).toEqual([]);
    });

    test(`${locale}, texts ${kind}: the search dialog lists what was typed last`, async ({page}) => {
      const seen = watch(page);
      await open(page, `/${locale}/docs/FAQ`);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      const field = dialog.getByRole('searchbox').or(dialog.getByRole('combobox')).first();
      for (const query of ['rim', 'outline', 'zzzzzz', 'shadow', '']) {
        await field.fill(query);
        if (query === 'outline' || query === 'shadow') await expect(dialog).toContainText(new RegExp(query, 'i'));
        await page.evaluate(translate, moves);
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(seen.errors).toEqual([]);
    });
  }

  test(`texts ${kind}: a running stage, an exercise and the open workbench show what is set in a translated page`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const seen = watch(page);
    const press = async (slider: Locator, key: string) => {
      await slider.focus();
      await page.keyboard.press(key);
      await page.evaluate(translate, moves);
    };
    await open(page, '/en/docs/Tutorial/ControlTheShapeOfOutlines');
    await page.evaluate(translate, moves);
    const stage = page.locator('[data-stage="demo-outline"]');
    await stage.getByRole('button', {name: 'Run live'}).click();
    await expect(stage).toHaveAttribute('data-stage-state', 'running', {timeout: 60_000});
    await page.evaluate(translate, moves);
    await press(stage.getByRole('slider', {name: /OutlineWidth/}).first(), 'ArrowRight');
    await press(stage.getByRole('slider', {name: /OutlineWidth/}).first(), 'End');
    await stage.getByRole('button', {name: /Reset/}).first().click();
    await page.evaluate(translate, moves);

    await open(page, '/en/docs/Tutorial/ControlLightShadowColorTransition');
    await page.evaluate(translate, moves);
    const lesson = page.locator('[data-lesson="terminator"]');
    await lesson.getByRole('button', {name: 'Start'}).click();
    const meter = lesson.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '50', {timeout: 60_000});
    await page.evaluate(translate, moves);
    await lesson.getByRole('button', {name: 'Hint'}).click();
    await page.evaluate(translate, moves);
    await press(lesson.getByRole('slider', {name: /ShadowThreshold/}), 'PageUp');
    await expect(meter).not.toHaveAttribute('aria-valuenow', '50');
    await expect(lesson).toContainText(`${await meter.getAttribute('aria-valuenow')}`);

    await open(page, '/en/workbench');
    await page.evaluate(translate, moves);
    await page.getByRole('button', {name: 'Open the workbench'}).click();
    const desk = page.locator('dialog[open]');
    await expect(desk.locator('[data-workbench-state="running"]')).toBeAttached({timeout: 60_000});
    await page.evaluate(translate, moves);
    await desk.getByRole('searchbox').fill('outline width');
    await page.evaluate(translate, moves);
    const width = desk.locator('[data-control="OutlineWidth"]').getByRole('slider');
    await press(width, 'ArrowRight');
    await expect(desk.getByText('1 changed')).toBeVisible();
    await desk.getByRole('searchbox').fill('');
    await desk.getByRole('searchbox').fill('rim width');
    await press(desk.locator('[data-control="RimWidth"]').getByRole('slider'), 'ArrowRight');
    await expect(desk.getByText('2 changed')).toBeVisible();
    await desk.getByRole('button', {name: 'Undo'}).click();
    await expect(desk.getByText('1 changed')).toBeVisible();
    for (const tab of await desk.getByRole('tab').all()) {
      await tab.click();
      await page.evaluate(translate, moves);
    }
    await page.keyboard.press('Escape');
    await expect(desk).toHaveCount(0);
    expect(seen.errors).toEqual([]);
  });
}
