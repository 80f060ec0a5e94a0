import {expect, type Page} from '@playwright/test';
import {open} from '../support';
import {input, OUTLINE, stage, test as base} from '../stage/live';

/** Chromium has the interface behind a flag, with a second one for tests that calls tools as an assistant does. */
const test = base.extend({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP,WebMCPTesting']}),
});

interface Testing {
  listTools(): {name: string}[];
  executeTool(name: string, input: string): Promise<string>;
}

const listed = (page: Page) =>
  page.evaluate(() =>
    (navigator as unknown as {modelContextTesting: Testing}).modelContextTesting.listTools().map(({name}) => name),
  );
const call = (page: Page, name: string, input: object) =>
  page.evaluate(
    ([tool, text]) =>
      (navigator as unknown as {modelContextTesting: Testing}).modelContextTesting.executeTool(tool!, text!),
    [name, JSON.stringify(input)],
  );

test('an assistant of the browser searches, reads a page and sets the character that the reader sees', async ({
  page,
}) => {
  await open(page, `/en/${OUTLINE}`);
  await expect
    .poll(() => listed(page))
    .toEqual(expect.arrayContaining(['search_documentation', 'read_page', 'set_live_character']));
  expect(await call(page, 'search_documentation', {query: 'outline width'})).toContain('/en/docs/');
  expect(await call(page, 'search_documentation', {query: 'qqqzzzxxx'})).toContain('Nothing found');
  expect(await call(page, 'read_page', {address: '/en/docs/FAQ'})).toContain('# Frequently asked questions');
  expect(await call(page, 'read_page', {address: 'https://example.com/a'})).toContain('another site');
  const set = await call(page, 'set_live_character', {
    values: {OutlineWidth: 9, OutlineNormalSource: 'Tangent', OutlineColor: '453040'},
  });
  expect(set).toContain('OutlineWidth=9');
  expect(set).toContain('It shows OutlineWidth 2, OutlineNormalSource Tangent, OutlineColor #453040.');
  await expect(input(stage(page), 'OutlineWidth')).toHaveValue('2');
  expect(await call(page, 'set_live_character', {values: {RimWidth: 2}})).toContain('Not here: RimWidth');
  await open(page, '/en/docs/FAQ');
  await expect.poll(() => listed(page)).toContain('set_live_character');
  expect(await call(page, 'set_live_character', {values: {OutlineWidth: 2}})).toContain('no live character');
});
