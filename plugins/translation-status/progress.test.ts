import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {missingTexts} from './data';
import {progressOf} from './progress';
import {sources, trees} from './trees';

it('counts pages that are not stale, and texts by kind', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'progress-'));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), {recursive: true});
    await writeFile(path.join(root, file), text);
  };
  for (const {source} of sources) await write(`${source}/a.md`, '---\ntitle: A\n---\n');
  await write('docs/b.md', '---\ntitle: B\n---\n');
  // Without a stamp a translation is stale.
  await write(`${trees[0]!.translation}/a.md`, '---\ntitle: A\n---\n');
  await write('i18n/zh-Hans/code.json', '{"a": {}, "b": {}}');
  await write('i18n/en/code.json', '{"a": {}}');
  await write('data/demos.json', '[{"label": {"zh-Hans": "一", "en": "one"}}, {"zh-Hans": "二"}]');
  expect(missingTexts(root)).toEqual(['data/demos.json: 1 has no text in en']);
  expect(progressOf('en', root)).toEqual({
    documents: {done: 0, all: 2},
    news: {done: 0, all: 1},
    'other pages': {done: 0, all: 1},
    interface: {done: 1, all: 2},
    demos: {done: 1, all: 2},
  });
  await rm(root, {recursive: true});
});
