import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {buildCache} from './cache.mjs';

it('recomputes a result when its source changes, and drops unused results', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'cache-')), 'cache.json');
  const make = vi.fn(async () => 'made');
  const build = async (...sources: object[]) => {
    const {get, save} = await buildCache<string>(file);
    make.mockClear();
    const made = await Promise.all(sources.map((source) => get(source, make)));
    await save();
    return {made, times: make.mock.calls.length};
  };
  expect(await build(['A', 'text'], ['B', 'text'])).toEqual({made: ['made', 'made'], times: 2});
  expect(await build(['A', 'text'], ['B', 'other'])).toEqual({made: ['made', 'made'], times: 1});
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toHaveLength(2);
});
