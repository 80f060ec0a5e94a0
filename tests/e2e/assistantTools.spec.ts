import {expect, type Page} from '@playwright/test';
import {open} from '../support';
import {input, OUTLINE, stage, test as base} from '../stage/live';

/** Chromium has the interface behind a flag; up to a version what calls tools, as an assistant does, behind a second one. */
const test = base.extend({
  launchOptions: async ({launchOptions}, use) =>
    use({...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP,WebMCPTesting']}),
});

interface Named {
  readonly name: string;
}
interface Assistant {
  getTools(): Promise<readonly Named[]>;
  executeTool(tool: Named, input: object): Promise<string>;
}
interface Testing {
  listTools(): readonly Named[];
  executeTool(name: string, input: string): Promise<string>;
}

/** Calls a tool with an input, or lists the tools without one. */
const call = (page: Page, name: string, input?: object): Promise<string> =>
  page.evaluate(
    async ([tool, given]) => {
      const {modelContext} = document as unknown as {modelContext: Assistant};
      const {modelContextTesting: testing} = navigator as unknown as {modelContextTesting?: Testing};
      const tools = testing ? testing.listTools() : await modelContext.getTools();
      if (!given)
        return tools
          .map((each) => each.name)
          .sort()
          .join();
      if (testing) return testing.executeTool(tool, JSON.stringify(given));
      return modelContext.executeTool(
        tools.find((each) => each.name === tool)!,
        given,
      );
    },
    [name, input] as const,
  );
const listed = (page: Page) => call(page, '');

test('an assistant of the browser searches, reads a page and sets the character that the reader sees', async ({
  page,
}) => {
  await open(page, `/en/${OUTLINE}`);
  await expect.poll(() => listed(page)).toBe('read_page,search_documentation,set_live_character');
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
