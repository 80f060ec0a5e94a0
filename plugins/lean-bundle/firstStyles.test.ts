import {mkdir, mkdtemp, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {divide, inlineFirstStyles, namesIn} from './firstStyles';

describe('names of a page', () => {
  it('are its elements, classes, ids, attributes and the words of its scripts, not its text', () => {
    const html =
      '<p class="a b--c" title=word id=d>text<script>f("late-x")</script><script type=application/ld+json>{"no":1}</script>';
    expect([...namesIn(html)].sort()).toEqual(
      ['a', 'b--c', 'class', 'd', 'f', 'id', 'late-x', 'p', 'script', 'title', 'type'].sort(),
    );
  });
});

describe('a style sheet', () => {
  it('is divided by what pages show; a list of selectors is taken apart', async () => {
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

  it('gives layers and their order to the first part, whole', async () => {
    const css = '@layer l,m;@layer l{@media print{.a{x:y}.b{x:y}}}';
    expect(await divide(`${css}.b{x:y}`, new Set())).toEqual({first: css, rest: '.b{x:y}'});
  });

  it('gives keyframes, pages and attributes that scripts set to the first part', async () => {
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
  const page = (body: string) => `<head><link rel=stylesheet href=/en/assets/css/styles.0a1b.css /></head>${body}`;
  beforeEach(async () => {
    out = await mkdtemp(path.join(tmpdir(), 'first-styles-'));
    await put('assets/css/styles.0a1b.css', '.a{x:y}.b{x:y}');
  });
  afterEach(() => rm(out, {recursive: true}));

  it('stand in the pages; the rest is linked by pages that are no documents', async () => {
    await put('docs/FAQ/index.html', page('<p class=a>'));
    await put('index.html', page('<p class=b>'));
    await put('licences.html', 'plain');
    const rest = await inlineFirstStyles(out);
    const text = (name: string) => readFile(path.join(out, name), 'utf8');
    expect(await text('docs/FAQ/index.html')).toBe('<head><style>.a{x:y}</style></head><p class=a>');
    expect(await text('index.html')).toBe(
      `<head><style>.a{x:y}</style><link rel=stylesheet href=${rest}></head><p class=b>`,
    );
    expect(await text('licences.html')).toBe('plain');
    expect(await readdir(path.join(out, 'assets/css'))).toEqual([path.basename(rest)]);
    expect(await text(`assets/css/${path.basename(rest)}`)).toBe('.b{x:y}');
  });

  it('must be there', async () => {
    await put('index.html', 'plain');
    await expect(inlineFirstStyles(out)).rejects.toThrow('no page links the main style sheet');
  });
});
