import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {dockWords} from '../../src/stage/ui/dock-words';
import {open} from '../support';
import {input, OUTLINE, stage, start, test} from './live';

/** Steps whose first value link sets a parameter to another value than its default. */
const WIDEST = {id: 'OutlineMaxPixels', asks: '20', default: '4'};
const COLOUR = {id: 'OutlineBaseColorInfluence', asks: '0', default: '0.35'};
const words = dockWords.en;
const setName = new RegExp(words.set.replace('{n}', '\\d+'));

const stepOf = (page: Page, {id}: {id: string}) =>
  page.locator(`.theme-doc-markdown > ol > li:has(a.stage-value[href*="${id}="])`);
const value = (page: Page, id: string) => input(stage(page), id);

/** Brings a step to the line where the reader is taken to read. */
async function read(page: Page, step: {id: string}): Promise<void> {
  const place = stepOf(page, step);
  await expect(async () => {
    await place.evaluate((element) =>
      scrollBy({top: element.getBoundingClientRect().top + 13 - 0.55 * innerHeight, behavior: 'instant'}),
    );
    await expect(place).toHaveAttribute('data-reading', '', {timeout: 1000});
  }).toPass();
  await expect(page.locator('li[data-reading]')).toHaveCount(1);
}

test('the step being read sets a running stage, and says nothing', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  await read(page, WIDEST);
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.default);
  await page.evaluate(() => scrollTo({top: 0, behavior: 'instant'}));
  const section = await start(page);
  const said = await section.locator('p[role="status"]').textContent();
  await read(page, WIDEST);
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.asks);
  await read(page, COLOUR);
  await expect(value(page, COLOUR.id)).toHaveValue(COLOUR.asks);
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.default);
  await expect(section.locator('p[role="status"]')).toHaveText(said ?? '');
  expect(new URL(page.url()).search).toBe('');
});

test('a link that the reader follows stays until the next step is read', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  await start(page);
  await read(page, COLOUR);
  await expect(value(page, COLOUR.id)).toHaveValue(COLOUR.asks);
  await stepOf(page, COLOUR).locator('a.stage-value').last().click();
  await expect(value(page, COLOUR.id)).toHaveValue(COLOUR.default);
  await read(page, WIDEST);
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.asks);
});

test('values of the reader stay until the reader asks for the step, and come back', async ({page}) => {
  await open(page, `/en/${OUTLINE}`);
  await start(page);
  await value(page, 'OutlineWidth').fill('2');
  await read(page, WIDEST);
  const set = page.getByRole('button', {name: setName});
  await expect(set).toBeVisible();
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.default);
  await set.click();
  await expect(value(page, WIDEST.id)).toHaveValue(WIDEST.asks);
  await expect(value(page, 'OutlineWidth')).toHaveValue('0.9');
  await read(page, COLOUR);
  await expect(value(page, COLOUR.id)).toHaveValue(COLOUR.asks);
  const own = page.getByRole('button', {name: words.own});
  await own.focus();
  await own.press('Enter');
  await expect(value(page, 'OutlineWidth')).toHaveValue('2');
  await expect(value(page, COLOUR.id)).toHaveValue(COLOUR.default);
  await expect(page.getByRole('button', {name: setName})).toBeFocused();
});
