import {mkdtemp, readFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {memory} from './memory';

it('memory: makes again what was made of something else, and forgets what nobody asks for', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'memory-')), 'memory.json');
  const make = vi.fn(async () => 'made');
  const build = async (...sources: object[]) => {
    const {recall, save} = await memory<string>(file);
    make.mockClear();
    const made = await Promise.all(sources.map((source) => recall(source, make)));
    await save();
    return {made, times: make.mock.calls.length};
  };
  expect(await build(['A', 'text'], ['B', 'text'])).toEqual({made: ['made', 'made'], times: 2});
  expect(await build(['A', 'text'], ['B', 'other'])).toEqual({made: ['made', 'made'], times: 1});
  expect(Object.keys(JSON.parse(await readFile(file, 'utf8')))).toHaveLength(2);
});
