import {expect, test, type Page} from '@playwright/test';
import {dockWords} from '../../src/stage/ui/dock-words';
import {docsRows, fail, locales, open, unfold, violations, type Locale} from '../support';
import {OUTLINE, SHADOWS, input, stage} from './live';

const WIDTHS = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;
const tutorials = docsRows.Tutorial!.filter((page) => !page.endsWith('/')).map((page) => `docs/${page}`);

/** Posters stand for the pictures: with reduced motion a link sets the values and leaves the start to the reader. */
test.use({contextOptions: {reducedMotion: 'reduce'}});

/** Reads a page step by step and follows its value links. @returns where sentence and picture were not together, or the page moved */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const faults: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /** Waits for a condition as long as the page needs for it, at most 240 frames. */
    const until = async (holds: () => boolean) => {
      for (let count = 0; count < 240 && !holds(); count += 1) await frame();
      return holds();
    };
    const isShown = (picture: Element | null | undefined) => {
      const box = picture?.getBoundingClientRect();
      const across = box && [box.left + 4, box.left + box.width / 2, box.right - 4];
      return (
        box !== undefined &&
        across!.every((x) =>
          [box.top + 4, box.top + box.height / 2, box.bottom - 4].every((y) =>
            picture!.contains(document.elementFromPoint(x, y)),
          ),
        )
      );
    };
    const isReadable = (words: Element | Range, within: Element) => {
      // A range that starts at the end of a line has an empty box there.
      const line = [...words.getClientRects()].find(({width}) => width > 2);
      if (!line) return false;
      const y = line.top + line.height / 2;
      return within.contains(document.elementFromPoint(line.left + Math.min(line.width / 2, 40), y));
    };
    const article = document.querySelector('.theme-doc-markdown')!;
    const links = [...article.querySelectorAll<HTMLAnchorElement>('a.stage-value')];
    const steps = [...article.querySelectorAll(':scope > ol > li')].filter(
      (step) => !step.querySelector('a.stage-value'),
    );
    let read = 0;
    document.documentElement.style.scrollBehavior = 'auto';
    for (const place of [...steps, ...links].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )) {
      const id = new URLSearchParams((place as HTMLAnchorElement).search).get('stage');
      const words = document.createRange();
      words.selectNodeContents(place);
      const line = place.matches('li') ? (place.querySelector('p') ?? place) : place;
      // A wide table scrolls by itself.
      const table = place.closest('.lk-table');
      if (table) table.scrollLeft += place.getBoundingClientRect().left - table.getBoundingClientRect().left - 20;
      // Where the reader is taken to read: the line's middle at 55 % of the window. What stands below the first screen may
      // grow while it is scrolled to.
      const toLine = (least = 0) => {
        const off = line.getBoundingClientRect().top + 13 - 0.55 * innerHeight;
        if (Math.abs(off) > least) scrollBy(0, off);
      };
      toLine();
      const name = `${location.pathname.split('/').pop()} at ${Math.round(scrollY)} px, ${line.textContent?.slice(0, 40)}`;
      const pictures = () =>
        [...document.querySelectorAll(`[data-stage${id ? `="${id}"` : ''}] [data-stage-picture]`)].filter(isShown);
      const isTogether = () => {
        toLine(0.2 * innerHeight);
        return pictures().length > 0 && isReadable(words, place);
      };
      if (!(await until(isTogether))) {
        faults.push(`${name}: ${pictures().length} pictures, ${isReadable(words, place) ? '' : 'not '}readable`);
        continue;
      }
      read += 1;
      if (!id) continue;
      // The page scrolls what gets the keyboard's focus out from under its bars.
      (place as HTMLAnchorElement).focus({preventScroll: true});
      await frame();
      await frame();
      const before = place.getBoundingClientRect().top;
      const entries = history.length;
      (place as HTMLAnchorElement).click();
      if (!(await until(() => place.getAttribute('aria-current') === 'true')))
        faults.push(`${name}: not marked as live`);
      await frame();
      const moved = place.getBoundingClientRect().top - before;
      if (Math.abs(moved) > 0.5) faults.push(`${name}: moved by ${moved} px`);
      if (history.length !== entries) faults.push(`${name}: a history entry`);
      if (document.activeElement !== place) faults.push(`${name}: the focus has left it`);
      if (pictures().length === 0 || !isReadable(words, place)) faults.push(`${name}: not together after the click`);
    }
    return {faults, read};
  });

/** Sum of the layout shifts from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = {sum: 0};
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & {value: number}).value;
    }).observe({type: 'layout-shift'});
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as {shifts: {sum: number}}).shifts.sum);

for (const [width, height] of WIDTHS)
  for (const [locale, address] of [...tutorials.map((each) => ['zh-Hans', each]), ['en', OUTLINE]])
    test(`${locale}, ${width} px, ${address}: every step stands beside its picture, and value links move nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await open(page, `/${locale}/${address}`);
      await unfold(page);
      const {faults, read} = await readThrough(page);
      expect(faults).toEqual([]);
      expect(read).toBeGreaterThan(10);
    });

/** Opens the outlines tutorial and reads its first value link, which stands beside the docked picture. */
async function read(page: Page, locale: Locale = 'en') {
  await open(page, `/${locale}/${OUTLINE}`);
  const link = page.locator('article ol a.stage-value').first();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(page.locator('[data-docked]')).toBeVisible();
  return link;
}
const words = dockWords.en;

for (const [width, height] of WIDTHS) {
  test(`${width} px: docking shifts no layout, and axe finds nothing in it`, async ({page}) => {
    await page.setViewportSize({width, height});
    await open(page, `/en/${OUTLINE}`);
    await watchShifts(page);
    const link = page.locator('article ol a.stage-value').first();
    await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await expect(page.locator('[data-docked]')).toBeVisible();
    await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
    await expect(page.locator('[data-docked]')).toHaveCount(0);
    expect(await shifts(page)).toBeLessThan(0.001);
    await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await expect(page.locator('[data-docked]')).toBeVisible();
    expect(await violations(page, '[data-stage]')).toEqual([]);
  });

  test(`${width} px: a section of the contents does not start under the dock`, async ({page}) => {
    await page.setViewportSize({width, height});
    for (const hash of ['#set-the-width', '#why-it-works']) {
      await open(page, `/en/${OUTLINE}${hash}`);
      await expect(page.locator('[data-docked]')).toBeVisible();
      const heading = await page.locator(hash).boundingBox();
      const dock = await page.locator('[data-docked]').boundingBox();
      const isBeside = dock!.x > heading!.x + heading!.width;
      if (!isBeside) expect(heading!.y).toBeGreaterThan(dock!.y + dock!.height);
      expect(heading!.y).toBeLessThan(height / 2);
    }
  });
}

test('on a phone only the buttons of the head lie on the docked picture', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await read(page);
  const dock = page.locator('[data-docked]');
  await expect(dock.getByRole('button', {name: words.hide})).toBeVisible();
  await expect(dock.locator('p > b')).toBeHidden();
});

test('the button and Escape hide the picture until the reader asks for it', async ({page}) => {
  const link = await read(page);
  const dock = page.locator('[data-docked]');
  const show = page.getByRole('button', {name: words.show});
  await page.getByRole('button', {name: words.hide}).click();
  await expect(dock).toHaveCount(0);
  await expect(show).toBeFocused();
  await page.locator('#why-it-works').evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await expect(show).toBeVisible();
  await expect(dock).toHaveCount(0);
  await show.click();
  await expect(dock).toBeVisible();
  await expect(page.getByRole('button', {name: words.hide})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dock).toHaveCount(0);
  await link.evaluate((element: HTMLElement) => {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
    element.click();
  });
  await expect(dock).toBeVisible();
});

test('the dock has the controls of the step that is read, and keeps what the reader sets', async ({page}) => {
  const link = await read(page);
  const id = 'OutlineWidth';
  await link.focus();
  const own = page.locator(`[data-docked] [data-control="${id}"] input[type="range"]`);
  await own.fill('1');
  await expect(input(stage(page), id)).toHaveValue('1');
  await page.locator('#why-it-works').evaluate((element) => element.scrollIntoView({behavior: 'instant'}));
  await expect(input(stage(page), id)).toHaveValue('1');
  await expect(page.locator(`article a.stage-value[href*="${id}=0.6"]`).first()).not.toHaveAttribute('aria-current');
  await page
    .locator(`article a.stage-value[href*="${id}=0.6"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await expect(input(stage(page), id)).toHaveValue('0.6');
});

test('of two stages that of the step is docked', async ({page}) => {
  await open(page, `/en/${SHADOWS}`);
  await unfold(page);
  for (const id of ['demo-face', 'demo-shadow-shape']) {
    await page
      .locator(`article ol a.stage-value[href*="${id}"]`)
      .last()
      .evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
    await expect(stage(page, id).locator('[data-docked]')).toBeVisible();
    await expect(page.locator('[data-docked]')).toHaveCount(1);
  }
});

test('a link to the stage in a closed fold opens the fold, and the page stays where it is', async ({page}) => {
  await open(page, `/en/${SHADOWS}`);
  const fold = page.locator('.fold', {has: page.locator('#part-2')});
  await expect(fold).toHaveJSProperty('open', false);
  const link = page.locator('.theme-doc-markdown > p a.stage-value[href*="demo-face"]').first();
  await link.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(stage(page, 'demo-shadow-shape').locator('[data-docked]')).toBeVisible();
  const before = await link.boundingBox();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(fold).toHaveJSProperty('open', true);
  await expect(stage(page, 'demo-face').locator('[data-docked]')).toBeVisible();
  expect(Math.abs((await link.boundingBox())!.y - before!.y)).toBeLessThan(1);
});

test('on a page that opens below the stage of a fold, a step that sets this stage docks it', async ({page}) => {
  await open(page, `/en/${SHADOWS}#build-a-face-shadow-map`);
  await page
    .locator('article ol a.stage-value[href*="demo-face"]')
    .last()
    .evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
  await expect(stage(page, 'demo-face').locator('[data-docked]')).toBeVisible();
});

for (const locale of locales)
  test(`${locale}: on paper the picture is in its place`, async ({page}) => {
    await read(page, locale);
    await page.emulateMedia({media: 'print'});
    await expect(page.locator('[data-docked]')).toHaveCSS('position', 'static');
  });

test('where the dock does not load, a value link scrolls to its stage, and Back returns', async ({page}) => {
  await fail(
    page,
    (text) => text.includes('--dock-from'),
    () => true,
  );
  await open(page, `/en/${OUTLINE}`);
  const link = page.locator('article a.stage-value').last();
  await link.click();
  await expect(stage(page).locator('[data-stage-picture]')).toBeInViewport({ratio: 0.5});
  await page.goBack();
  await expect(link).toBeInViewport();
});
