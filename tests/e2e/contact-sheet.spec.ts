import {expect, test} from '@playwright/test';
import {cuts, routes} from '../../src/features/contact-sheet/cuts';
import {lessons} from '../../src/features/lessons/tasks';
import {marks} from '../../src/features/lessons/words';
import {docTitle, locales, open} from '../support';

for (const locale of locales) {
  for (const address of ['/docs/', '/docs/Tutorial/']) {
    test(`${locale}${address}: the tutorials are cuts in their order, each with its picture, result and link`, async ({
      page,
    }) => {
      await open(page, `/${locale}${address}`);
      const sheet = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({has: page.locator('picture'), hasText: marks[locale].tasks});
      await expect(sheet).toHaveCount(cuts.length);
      for (const [at, {id, page: document, result}] of cuts.entries()) {
        const {tasks} = lessons.find((lesson) => lesson.id === id)!;
        const cut = sheet.nth(at);
        await cut.scrollIntoViewIfNeeded();
        const title = docTitle(locale, document);
        await expect(cut.getByRole('link')).toHaveText(title);
        await expect(cut.getByRole('link')).toHaveAttribute('href', `/${locale}/docs/${document}`);
        await expect(cut).toContainText(result[locale]);
        await expect(cut).toContainText(`0/${tasks.length}`);
        await expect
          .poll(() => cut.locator('img:visible').evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
    });
  }
}

test('a route lights its cuts; the marks of tasks are shown and can be deleted', async ({page}) => {
  const [{id, tasks}] = lessons as [(typeof lessons)[number]];
  await page.addInitScript((mark) => localStorage.setItem('lessons', JSON.stringify([mark])), `${id}/${tasks[0]!.id}`);
  await open(page, '/en/docs/Tutorial/');
  const cut = (each: string) =>
    page.getByRole('listitem').filter({hasText: cuts.find((one) => one.id === each)!.result.en});
  await expect(cut(id)).toContainText(`1/${tasks.length}`);

  const [route] = routes as [(typeof routes)[number]];
  const button = page.getByRole('button', {name: route.label.en});
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  for (const {id: each} of cuts)
    await expect
      .poll(() => cut(each).evaluate((item) => Number(getComputedStyle(item).opacity) === 1), each)
      .toBe(route.cuts.includes(each));
  await button.click();
  await expect(cut('layers')).toHaveCSS('opacity', '1');

  await page.getByRole('button', {name: marks.en.forget}).click();
  await expect(cut(id)).toContainText(`0/${tasks.length}`);
});
