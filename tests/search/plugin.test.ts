import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Props} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runPipeline} from '../../plugins/page-pipeline/pipeline';
import indexForSearch from '../../plugins/search/step';
import type {ContentFile, HeadingsFile, IndexPointer} from '../../packages/search/format';
import type {SearchRecord} from '../../packages/search/indexing/records';

// Readers' words name sections of the real pages, which this small site lacks.
vi.mock('../../plugins/search/keywords', () => ({addKeywords: () => undefined}));

let siteDir: string;
let outDir: string;

function html(title: string, head = ''): string {
  return (
    `<!doctype html><html><head><title>${title} | Site</title><meta name=docsearch:language content=zh-Hans>` +
    `<meta name=docsearch:docusaurus_tag content=docs-default-current>${head}</head><body><main><h1>${title}</h1>` +
    `<p>正文一段。</main></body></html>`
  );
}

async function put(file: string, text: string): Promise<void> {
  const target = path.join(outDir, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text);
}

async function build(): Promise<IndexPointer> {
  const routes = ['', 'docs/one', 'docs/two/', 'docs/hidden', 'search', '404.html'];
  const props = {
    siteDir,
    outDir,
    baseUrl: '/zh-Hans/',
    siteConfig: {url: 'https://example.com', titleDelimiter: '|'},
    i18n: {currentLocale: 'zh-Hans', locales: ['zh-Hans', 'en']},
    routesPaths: routes.map((route) => `/zh-Hans/${route}`),
    plugins: [],
  };
  await runPipeline(props as unknown as Props, [indexForSearch]);
  return readJson<IndexPointer>('search-index.json');
}

async function readJson<T>(name: string): Promise<T> {
  return JSON.parse(await readFile(path.join(outDir, name), 'utf8')) as T;
}

describe('search index', () => {
  beforeEach(async () => {
    siteDir = await mkdtemp(path.join(tmpdir(), 'search-index-'));
    outDir = path.join(siteDir, 'build');
    await put('docs/one/index.html', html('描边'));
    await put('docs/two/index.html', html('行'));
    await put('docs/hidden/index.html', html('未列出', '<meta name=robots content="noindex, nofollow">'));
    await put('search/index.html', html('搜索', '<meta property=robots content="noindex, follow">'));
    await put('404.html', html('找不到'));
    await put('index.html', html('首页', '<meta name=robots content=noindex>'));
  });
  afterEach(() => rm(siteDir, {recursive: true}));

  it('contains the searchable pages of its own locale', async () => {
    const pointer = await build();
    const headings = await readJson<HeadingsFile>(pointer.headings);
    expect(headings.pages.map(([page]) => page)).toEqual(['/zh-Hans/docs/one', '/zh-Hans/docs/two/']);
    expect(headings.texts).toEqual(['描边', '行']);
    expect((await readJson<ContentFile>(pointer.content)).content).toEqual([['正文一段。'], ['正文一段。']]);
  });

  it('contains all common readings of the characters that occur', async () => {
    const {readings} = await readJson<HeadingsFile>((await build()).headings);
    for (const [reading, character] of [
      ['miao', '描'],
      ['bian', '边'],
      ['xing', '行'],
      ['hang', '行'],
    ] as const)
      expect(readings[reading]).toContain(character);
    expect(Object.values(readings).join('')).not.toContain('搜');
  });

  it('names files by the hash of their content', async () => {
    const first = await build();
    expect(await build()).toEqual(first);
    await put('docs/one/index.html', html('轮廓'));
    expect((await build()).headings).not.toBe(first.headings);
  });

  it('writes the records for hosted search outside of the published folder', async () => {
    await build();
    const lines = (await readFile(path.join(siteDir, 'node_modules/.cache/search/zh-Hans.ndjson'), 'utf8'))
      .trim()
      .split('\n');
    const records = lines.map((line) => JSON.parse(line) as SearchRecord);
    expect(records.map(({url}) => url)).toEqual([
      'https://example.com/zh-Hans/docs/one',
      'https://example.com/zh-Hans/docs/one',
      'https://example.com/zh-Hans/docs/two/',
      'https://example.com/zh-Hans/docs/two/',
    ]);
    expect((await readdir(outDir)).filter((name) => name.endsWith('.ndjson'))).toEqual([]);
  });
});
