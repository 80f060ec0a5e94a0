/**
 * Tools that the assistant of a reader's browser can call (WebMCP, https://webmachinelearning.github.io/webmcp/): what the search
 * dialog, the Markdown copies and the value links of a page do for people.
 */
import siteConfig from '@generated/docusaurus.config';
import {ask} from '@site/packages/search/ui/backend';

interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the input. */
  readonly inputSchema: object;
  readonly annotations?: {readonly readOnlyHint: boolean};
  /** @returns the text that the assistant reads, also where the input is wrong */
  execute(input: Readonly<Record<string, unknown>>): Promise<string>;
}

/** Words of a hit's text. */
const WORDS = 30;
const HITS = 8;

const schema = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});

/** Text of a snippet, which is HTML. */
const plain = (html = ''): string => new DOMParser().parseFromString(html, 'text/html').body.textContent;

async function searchDocs(query: string): Promise<string> {
  const {hits} = await ask(siteConfig.themeConfig.algolia as Parameters<typeof ask>[0], {
    query,
    facetFilters: [`language:${document.documentElement.lang}`],
    words: WORDS,
    page: 0,
  });
  const lines = hits.slice(0, HITS).map(({url, hierarchy, _snippetResult: {content}}) => {
    const titles = Object.values(hierarchy).filter((title) => title !== null);
    return `${titles.map(plain).join(' > ')}\n${url}\n${plain(content?.value)}`.trim();
  });
  return lines.join('\n\n') || `Nothing found for "${query}".`;
}

async function readPage(address: string): Promise<string> {
  const {origin, pathname} = new URL(address, window.location.href);
  if (origin !== window.location.origin) return `${origin} is another site. Pages of this one are listed in /llms.txt.`;
  const response = await fetch(`${pathname.replace(/(?:\/|\.md)$/, '')}.md`);
  return response.text();
}

/** What a control shows: a number, an option, true or false, a colour's code, or three numbers. */
const shownIn = (row: Element): string => {
  const inputs = [...row.querySelectorAll('input')].filter(({type, checked}) => type !== 'radio' || checked);
  return [...new Set(inputs.map(({type, checked, value}) => (type === 'checkbox' ? String(checked) : value)))].join(
    ' ',
  );
};

/** Follows a value link, as readers do. */
async function setDemo(values: Readonly<Record<string, unknown>>): Promise<string> {
  const demo = document.querySelector<HTMLElement>('[data-stage]');
  if (!demo) return 'This page has no live character. Tutorials and the presets have one.';
  const known = [...demo.querySelectorAll<HTMLElement>('[data-control]')].map(({dataset}) => dataset.control!);
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  if (unknown.length > 0) return `Not here: ${unknown.join(', ')}. The demo has ${[...new Set(known)].join(', ')}.`;
  const query = new URLSearchParams({stage: demo.dataset.stage!});
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  const link = document.createElement('a');
  link.href = `?${query}`;
  document.body.append(link);
  link.click();
  link.remove();
  // The panel shows what its controls have taken, within their ranges.
  await new Promise((resolve) => setTimeout(resolve));
  const shown = Object.keys(values).map(
    (name) => `${name} ${shownIn(demo.querySelector(`[data-control="${name}"]`)!)}`,
  );
  return `Followed ${link.href} on the reader's page. It shows ${shown.join(', ')}.`;
}

const tools: readonly Tool[] = [
  {
    name: 'search_documentation',
    description: 'Search this documentation in the language of the page. Returns titles, addresses and sentences.',
    inputSchema: schema({query: {type: 'string'}}),
    annotations: {readOnlyHint: true},
    execute: ({query}) => searchDocs(String(query)),
  },
  {
    name: 'read_page',
    description: 'Read a page of this site as Markdown.',
    inputSchema: schema({address: {type: 'string', description: 'Address or path of the page.'}}),
    annotations: {readOnlyHint: true},
    execute: ({address}) => readPage(String(address)),
  },
  {
    name: 'set_live_character',
    description:
      'Set parameters of the character that this page draws, so that the reader sees what they do. Values that are not named become their defaults.',
    inputSchema: schema({
      values: {
        type: 'object',
        description: 'Value by parameter, in its unit: {"OutlineWidth": 0.6}. Colours as six hexadecimal digits.',
      },
    }),
    execute: ({values}) => setDemo(Object(values) as Record<string, unknown>),
  },
];

const {modelContext} = document as Document & {modelContext: {registerTool(tool: Tool): Promise<void>}};
for (const tool of tools) void modelContext.registerTool(tool);
