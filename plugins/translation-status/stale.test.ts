import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {unified} from 'unified';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {stamp} from './check';
import rehypeStale from './rehype';
import {isStale, isUntranslated, stalePages, statesOf} from './stale';
import {trees} from './trees';

const zh = '---\ntitle: 描边\ndescription: 说明。\n---\n\n正文。\n';
const en = stamp('---\ntitle: Outline\ndescription: About.\n---\n\nText.\n', zh);
let root: string;
const write = (folder: string, name: string, text: string) => {
  const file = path.join(root, folder, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
  return file;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stale-'));
  for (const {source, translation} of trees) {
    write(source, 'same.md', zh);
    write(translation, 'same.md', en);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

it('a translation is stale once its source has changed', () => {
  expect(stalePages(root)).toEqual([]);
  const {source, translation} = trees[0]!;
  write(source, 'deep/page.md', zh.replace('正文', '新的正文'));
  const file = write(translation, 'deep/page.md', en);
  expect(isStale(file, root)).toBe(true);
  expect(stalePages(root)).toEqual([path.join(translation, 'deep/page.md')]);
});

it('Windows line ends make no translation stale', () => {
  const {source, translation} = trees[0]!;
  const windows = (text: string) => text.replaceAll('\n', '\r\n');
  for (const [chinese, english] of [
    [zh, windows(en)],
    [windows(zh), en],
    [windows(zh), windows(en)],
  ] as const) {
    write(source, 'same.md', chinese);
    expect(isStale(write(translation, 'same.md', english), root)).toBe(false);
    expect(stamp(english, chinese)).toBe(en);
  }
});

it('neither a source nor a page without one is ever stale', () => {
  const {source, translation} = trees[0]!;
  expect(isStale(path.join(root, source, 'same.md'), root)).toBe(false);
  expect(isStale(write(translation, 'alone.md', en), root)).toBe(false);
});

it('a stale page gets the banner and its script, the others get nothing', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  const {source, translation} = trees[0]!;
  write(source, 'old.md', `${zh}新的一段。\n`);
  const nodes = (name: string) => {
    const file = {path: write(translation, name, en)};
    return (unified().use(rehypeStale).runSync({type: 'root', children: []}, file) as {children: object[]}).children;
  };
  expect(nodes('old.md')).toEqual([
    expect.objectContaining({type: 'mdxjsEsm'}),
    expect.objectContaining({type: 'mdxJsxFlowElement', name: 'StaleTranslation'}),
  ]);
  expect(nodes('same.md')).toEqual([]);
});

it('pages are missing, stale or without a source', () => {
  const tree = trees[0]!;
  write(tree.source, 'new.md', zh);
  write(tree.source, '_partial.md', zh);
  write(tree.translation, 'gone.md', en);
  expect(statesOf(tree, root)).toEqual({
    pages: ['new.md', 'same.md'],
    missing: ['new.md'],
    stale: [],
    withoutSource: ['gone.md'],
  });
});

it('a source is untranslated in another language only, and a partial never', () => {
  const {source, translation} = trees[0]!;
  const file = (folder: string, name: string) => path.join(root, folder, name);
  expect(isUntranslated(file(source, 'new.md'), 'en', root)).toBe(true);
  expect(isUntranslated(file(source, 'new.md'), 'zh-Hans', root)).toBe(false);
  expect(isUntranslated(file(source, '_partial.md'), 'en', root)).toBe(false);
  expect(isUntranslated(file(translation, 'new.md'), 'en', root)).toBe(false);
});
