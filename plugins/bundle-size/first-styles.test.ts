import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Props} from '@docusaurus/types';
import {parse} from '../page-pipeline/hast';
import {runPipeline} from '../page-pipeline/pipeline';
import inlineFirstStyles, {divide, namesIn} from './first-styles';

describe('names that a page uses', () => {
  it('include elements, classes, ids and words of scripts, but no text', () => {
    const html =
      '<p class="a b--c" title=word id=d>text<script>f("late-x")</script><script type=application/ld+json>{"no":1}</script>';
    const names = new Set<string>();
    namesIn(parse(html), names);
    expect([...names].sort()).toEqual(['a', 'b--c', 'body', 'd', 'f', 'head', 'html', 'late-x', 'p', 'script']);
  });
});

describe('a style sheet', () => {
  it('is split by the names in use, and so is a list of selectors', async () => {
    expect(await divide('.a{x:y}.b{x:y}.a,.b{z:w}', new Set(['a']))).toEqual({
      first: '.a{x:y}.a{z:w}',
      rest: '.b{x:y}.b{z:w}',
    });
  });

  it('keeps media queries around both parts', async () => {
    expect(await divide('@media print{.a{x:y}.b{x:y}}', new Set(['a']))).toEqual({
      first: '@media print{.a{x:y}}',
      rest: '@media print{.b{x:y}}',
    });
  });

  it('keeps layers and their order in the first part', async () => {
    const css = '@layer l,m;@layer l{@media print{.a{x:y}.b{x:y}}}';
    expect(await divide(`${css}.b{x:y}`, new Set())).toEqual({first: css, rest: '.b{x:y}'});
  });

  it('keeps keyframes, @page and attributes set by scripts in the first part', async () => {
    const css = '@keyframes k{0%{x:y}}@page{margin:0}[data-waiting]{x:y}.b{x:y}';
    expect(await divide(css, new Set())).toEqual({
      first: '@keyframes k{0%{x:y}}@page{margin:0}[data-waiting]{x:y}',
      rest: '.b{x:y}',
    });
  });
});

describe('first styles of a built site', () => {
  let out: string;
  const put = async (name: string, text: string) => {
    await mkdir(path.dirname(path.join(out, name)), {recursive: true});
    await writeFile(path.join(out, name), text);
  };
  const page = (body: string) =>
    `<!doctype html><html><head><link rel=stylesheet href=/assets/css/styles.0a1b.css /></head><body>${body}`;
  const run = () =>
    runPipeline(
      {
        outDir: out,
        baseUrl: '/en/',
        i18n: {currentLocale: 'en'},
        routesPaths: ['/en/', '/en/blog', '/en/docs/FAQ'],
        plugins: [],
      } as unknown as Props,
      [inlineFirstStyles],
    );
  const text = (name: string) => readFile(path.join(out, name), 'utf8');
  beforeEach(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'first-styles-'));
    await put('assets/css/styles.0a1b.css', '.a{x:y}.b{x:y}');
    await put('docs/FAQ/index.html', page('<p class=a>'));
    await put('blog/index.html', page('<p class=b>'));
    await put('assets/css/home.2c3d.css', '.c{x:y}.d{x:y}');
    await put(
      'index.html',
      page('<p class="b c">').replace('</head>', '<link rel=stylesheet href=/assets/css/home.2c3d.css></head>'),
    );
  });
  afterEach(() => rm(out, {recursive: true}));

  const restOf = (html: string) => /\/assets\/css\/rest\.\w+\.css/.exec(html)![0];

  it('are inlined into every page; documents load the rest late, pages that are neither documents nor the home page link it', async () => {
    await run();
    const [document, list] = [await text('docs/FAQ/index.html'), await text('blog/index.html')];
    const rest = restOf(document);
    expect(await text(rest)).toBe('.b{x:y}');
    expect(document).toContain(`<style>.a{x:y}</style><link rel=late href=${rest}></head><body><p class=a>`);
    expect(list).toContain(`<style>.a{x:y}</style><link rel=stylesheet href=${rest}></head><body><p class=b>`);
  });

  it('of the home page are those that it shows, of all its sheets; they come whole when its scripts start', async () => {
    await run();
    const home = await text('index.html');
    expect(home).toContain(
      `<style>.b{x:y}.c{x:y}</style><link rel=late href=${restOf(home)}><link rel=late href=/assets/css/home.2c3d.css></head>`,
    );
    expect(await text(restOf(home))).toBe('.a{x:y}');
    expect(await text('assets/css/home.2c3d.css')).toBe('.c{x:y}.d{x:y}');
  });

  it('throw when a page does not link the main style sheet', async () => {
    await put('index.html', '<!doctype html><title>No link</title>');
    await expect(run()).rejects.toThrow('/en/: the page does not link the main style sheet');
  });
});
